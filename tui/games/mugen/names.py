"""How cards, rows, sides and pieces are called in a reader's language."""

from collections.abc import Iterable
from typing import Final

from core.mugen.cards import CARDS
from core.mugen.values import seat_name
from tui.text import Words

_ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
SIDES: Final = (1, 2, 4, 8)
"""North, east, south, west."""


def roman(number: int) -> str:
    """The number of a card as it is printed on it; the Fool has a 0."""
    text = ""
    for value, letters in _ROMAN:
        while number >= value:
            text += letters
            number -= value
    return text or "0"


def card_key(card: int) -> str:
    """The key of a card's texts."""
    return f"mugen-card-{CARDS[card].id.replace('_', '-')}"


def card_name(words: Words, card: int) -> str:
    """`The Hermit`."""
    return words.say(card_key(card))


def short_name(words: Words, card: int) -> str:
    """`Hermit`."""
    return words.say(f"{card_key(card)}.short")


def numbered_name(words: Words, card: int) -> str:
    """`IX The Hermit`."""
    name = card_name(words, card)
    return words.say("mugen-card-title", number=roman(card), name=name)


def row_text(row: Iterable[int]) -> str:
    """A row of a card by die face, `223344`."""
    return "".join(map(str, row))


def sides_text(words: Words, mask: int) -> str:
    """The open sides of a tile in words."""
    names = [words.say(f"mugen-side-{side}") for side in SIDES if mask & side]
    return words.say("mugen-sides-separator").join(names)


def seats_text(seats: Iterable[int]) -> str:
    """The letters of some seats, `A C`."""
    return " ".join(map(seat_name, seats))
