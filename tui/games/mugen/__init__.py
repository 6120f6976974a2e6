"""Mugen Meikyu on the screen."""
