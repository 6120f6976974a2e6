"""Whether something is allowed: each function gives the reason against it, or an empty text.

They read what the seat knows of a position, so that they serve a state and a view alike. That
cards are in the hand is for the caller to look at.
"""

from collections.abc import Iterable, Sequence

from core.monster_maker.actions import Fight
from core.monster_maker.cards import (
    CHARACTERS,
    HITS,
    MONSTERS,
    OPENERS,
    PERCHES,
    SPELLS,
    THIEVES,
    WEAPONS,
)
from core.monster_maker.model import Phase, Position

ACTIVE: frozenset[Phase] = frozenset({"out", "room", "back"})
LONGEST = max(PERCHES.values())
HAND_LIMIT = 7
"""The most cards in hand at the end of a turn (6)."""
TRAP_COST = 3
"""The cards that a trap takes (5 b)."""


def holds(pile: Sequence[str | None], cards: Sequence[str]) -> bool:
    """Whether all these cards are in a pile, equal ones as often."""
    if len(cards) == 1:
        return cards[0] in pile
    return all(pile.count(card) >= cards.count(card) for card in cards)


def is_sorted(cards: Iterable[str]) -> bool:
    """Whether cards are named in their order."""
    named = list(cards)
    return named == sorted(named)


def rest(position: Position, seat: int) -> int:
    """What is left of the way back."""
    return position.outs[seat] - position.backs[seat]


def longest(position: Position, seat: int) -> int:
    """The length of the longest corridor that the seat may lay: none that overshoots (9)."""
    if position.phases[seat] == "out" or position.options["overshoot"] == "lost":
        return LONGEST
    return rest(position, seat)


def corridor_bar(position: Position, seat: int, card: str) -> str:
    """Against a corridor (7, 9)."""
    if card not in PERCHES:
        return "not-corridor"
    if position.monsters[seat] is not None:
        return "monster-in-front"
    return "too-long" if PERCHES[card] > longest(position, seat) else ""


def victim_bar(position: Position, seat: int, victim: int) -> str:
    """Against a monster of `seat`'s in front of `victim` (10)."""
    if victim >= len(position.phases):
        return "no-seat"
    if victim == seat:
        return "yourself"
    if position.phases[victim] not in ACTIVE:
        return "not-active"
    if position.monsters[victim] is not None:
        return "has-monster"
    if position.out_rows[victim] or position.options["monster_before_corridor"]:
        return ""
    return "no-corridor"


def monster_bar(position: Position, seat: int, card: str, victim: int) -> str:
    """Against placing a monster (10)."""
    return victim_bar(position, seat, victim) if card in HITS else "not-monster"


def victims(position: Position, seat: int) -> list[int]:
    """Who can take a monster of the seat's: nothing is against them (10)."""
    rows, phases = position.out_rows, position.phases
    anywhere = position.options["monster_before_corridor"]
    return [
        other
        for other, monster in enumerate(position.monsters)
        if monster is None
        and (rows[other] or anywhere)
        and phases[other] in ACTIVE
        and other != seat
    ]


def is_human(monster: str) -> bool:
    """Whether human-only spells work on a monster."""
    return MONSTERS[monster].type == "human"


def spells_bar(monster: str, spells: Iterable[str]) -> str:
    """Against these spells in a fight with a monster (13)."""
    human = is_human(monster)
    for card in spells:
        if card not in SPELLS:
            return "not-spell"
        if SPELLS[card].human_only and not human:
            return "human-only"
    return ""


def fight_bar(position: Position, seat: int, fight: Fight) -> str:
    """Against a fight (13, 20, 24)."""
    monster = position.monsters[seat]
    if monster is None:
        return "no-monster"
    if not fight.characters:
        return "no-character"
    if any(card not in CHARACTERS for card in fight.characters):
        return "not-character"
    if reason := spells_bar(monster, fight.spells):
        return reason
    if any(card not in WEAPONS for card in fight.weapons):
        return "not-weapon"
    if not all(map(is_sorted, (fight.characters, fight.spells, fight.weapons))):
        return "not-sorted"
    return "" if holds(position.treasures[seat], fight.weapons) else "not-carried"


def undead_bar(position: Position, seat: int) -> str:
    """Against turning an undead monster (19)."""
    monster = position.monsters[seat]
    if monster is None:
        return "no-monster"
    return "" if MONSTERS[monster].type == "undead" else "not-undead"


def detour_bar(position: Position, seat: int) -> str:
    """Against a detour (21)."""
    return "no-monster" if position.monsters[seat] is None else ""


def wait_bar(position: Position, seat: int) -> str:
    """Against opening a door as a turn's action (26), whoever opens it."""
    if position.phases[seat] != "room":
        return "no-door"
    return "" if position.treasure_deck else "no-treasure"


def opener_bar(card: str) -> str:
    """Against this card as the one that opens a door (25)."""
    return "" if card in OPENERS else "not-opener"


def thief_bar(card: str) -> str:
    """Against this card as a thief (5 a)."""
    return "" if card in THIEVES else "not-thief"
