"""Exact odds for whoever chooses: fights, and the ways exactly home."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from core.monster_maker.actions import Fight
from core.monster_maker.cards import HITS, PERCHES
from core.monster_maker.fight import strength
from core.monster_maker.model import Position, View
from core.monster_maker.permit import rest

FACES = 6


class WayBack(NamedTuple):
    """A corridor of the hand on the way back: the rest after it, and whether it can be made.

    `exact`: the other corridors in hand can make that rest; of a rest of 0 always.
    """

    card: str
    rest: int
    exact: bool


@lru_cache(maxsize=64)
def ways(dice: int) -> tuple[int, ...]:
    """By sum, from 0: in how many ways that many dice show it; by convolution, exact."""
    if dice == 0:
        return (1,)
    fewer = ways(dice - 1)
    sums = range(dice * FACES + 1)
    return tuple(sum(fewer[max(0, total - FACES) : total]) for total in sums)


@lru_cache(maxsize=4096)
def chance_of(dice: int, least: int) -> float:
    """The chance that the sum of that many dice is at least `least`."""
    found = ways(dice)
    return sum(found[max(0, least) :]) / sum(found)


def win_chance(
    hit: int, characters: Sequence[str], spells: Sequence[str] = (), weapons: Sequence[str] = ()
) -> float:
    """The chance that these cards win against a hit value."""
    dice, fixed = strength(characters, spells, weapons)
    return chance_of(dice, hit - fixed)


def fight_chance(position: Position, seat: int, fight: Fight) -> float:
    """The chance that a seat's fight is won; 0 with no monster in front."""
    monster = position.monsters[seat]
    if monster is None:
        return 0.0
    return win_chance(HITS[monster], fight.characters, fight.spells, fight.weapons)


def corridors(hand: Iterable[str]) -> tuple[str, ...]:
    """The corridors of a hand, in its order."""
    return tuple(card for card in hand if card in PERCHES)


@lru_cache(maxsize=1024)
def lengths(cards: tuple[str, ...]) -> frozenset[int]:
    """All lengths that some of these corridors make, 0 (none of them) included."""
    made = {0}
    for card in cards:
        made |= {length + PERCHES[card] for length in made}
    return frozenset(made)


def ways_back(view: View) -> tuple[WayBack, ...]:
    """What each corridor in hand would leave of the way back; nothing on the way out."""
    if view.seat < 0 or view.phases[view.seat] not in ("room", "back"):
        return ()
    left, own = rest(view, view.seat), corridors(view.hand)
    found = []
    for card in dict.fromkeys(own):
        after = left - PERCHES[card]
        if after >= 0:
            others = list(own)
            others.remove(card)
            found.append(WayBack(card, after, after in lengths(tuple(others))))
    return tuple(found)


def exact_rests(view: View) -> tuple[int, ...]:
    """The rests that corridors in hand can bring exactly home, the shortest first."""
    return tuple(sorted(lengths(corridors(view.hand)) - {0}))


def ways_home(view: View) -> tuple[tuple[str, ...], ...]:
    """The sets of corridors in hand that bring exactly home, the smallest first."""
    if view.seat < 0 or view.phases[view.seat] not in ("room", "back"):
        return ()
    left, own = rest(view, view.seat), corridors(view.hand)
    sizes = range(1, len(own) + 1)
    sets = dict.fromkeys(chain.from_iterable(combinations(own, size) for size in sizes))
    return tuple(cards for cards in sets if sum(PERCHES[card] for card in cards) == left)
