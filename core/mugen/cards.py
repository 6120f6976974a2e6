"""The tarots: numbers, rows and effects, from `data/cards.toml`."""

from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

import msgspec

from core.mugen.values import Card as Number
from core.mugen.values import Count

Row: TypeAlias = tuple[Count, Count, Count, Count, Count, Count]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tarot: by die face, the action points of a turn and the strength in a battle."""

    number: Number
    id: str
    action: Row
    battle: Row
    effect: str
    timing: Literal["none", "instant", "instant_must", "lasting"]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"cards": "card"}):
    """The whole file."""

    schema: Literal[1]
    copies: Annotated[int, msgspec.Meta(ge=1)]
    cards: tuple[Card, ...]


_RAW = (files(__package__) / "data" / "cards.toml").read_bytes()
SHEET = msgspec.toml.decode(_RAW, type=Sheet)
CARDS = tuple(sorted(SHEET.cards, key=lambda card: card.number))
"""All cards, by number."""
ACTION_ROWS = tuple(card.action for card in CARDS)
BATTLE_ROWS = tuple(card.battle for card in CARDS)
NUMBERS = {card.id: card.number for card in CARDS}
"""The number of each card id."""
FULL_DECK = tuple(card.number for card in CARDS for _ in range(SHEET.copies))
"""Every card of the game, sorted."""

FOOL = NUMBERS["fool"]
HIEROPHANT = NUMBERS["hierophant"]
HERMIT = NUMBERS["hermit"]
JUSTICE = NUMBERS["justice"]
JUDGEMENT = NUMBERS["judgement"]
PRIESTESS = NUMBERS["high_priestess"]
SUN = NUMBERS["sun"]
MOON = NUMBERS["moon"]
