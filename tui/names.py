"""What seats and games are called, on every screen and in every command."""

from tui.text import Words, cells

_GAME = 20


def letter(seat: int) -> str:
    """The letter of a seat: A for seat 0."""
    return chr(ord("A") + seat)


def game_name(words: Words, game: str) -> str:
    """The name of a game, also of one that this program does not have."""
    key = f"{game}-name"
    return words.say(key) if words.has(key) else cells.clean(game, _GAME)
