"""The rules, the log and the replay of Meikyu's games; nothing here knows of a screen."""
