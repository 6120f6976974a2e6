"""The rules, the log and the replay of Meikyu's games; nothing here knows of a screen."""

VERSION = "0.1.0"
"""The version of this program, as it stands in logs."""
