"""What each game shows: its board, its words."""
