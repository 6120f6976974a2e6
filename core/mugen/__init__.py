"""Mugen Meikyu: a race to carry one treasure out of a maze of tiles that keeps changing."""
