"""A state of Monster Maker that differs in nothing but what one seat can't know."""

import random
from collections.abc import Iterable
from typing import Any

from core.monster_maker.cards import TRAP, TREASURES


def monster_maker(state: Any, seat: int, rng: random.Random) -> Any:
    """The hands of others with the deck, and their closed treasures with the treasure deck.

    A trap is in no hand, and what is shown as soon as it is drawn is carried closed by nobody.
    """
    twin = state.copy()
    others = [owner for owner in range(twin.seats) if owner != seat]
    traps = [card for card in twin.deck if card == TRAP]
    rest = [card for card in twin.deck if card != TRAP]
    hands = [twin.hands[owner] for owner in others]
    _deal_anew([rest, *hands], rng)
    twin.deck = sorted(rest + traps)
    shown = [treasure for treasure in twin.treasure_deck if TREASURES[treasure].open]
    undrawn = [treasure for treasure in twin.treasure_deck if not TREASURES[treasure].open]
    closed = [_closed(twin, owner) for owner in others]
    _deal_anew([undrawn, *closed], rng)
    twin.treasure_deck = sorted(undrawn + shown)
    for owner, treasures in zip(others, closed, strict=True):
        left = iter(treasures)
        twin.treasures[owner] = [
            treasure if treasure in twin.shown[owner] else next(left)
            for treasure in twin.treasures[owner]
        ]
    return twin


def _closed(state: Any, owner: int) -> list[str]:
    return [card for card in state.treasures[owner] if card not in state.shown[owner]]


def _deal_anew(piles: Iterable[list[str]], rng: random.Random) -> None:
    """Mix what lies in these piles; each keeps its size and is sorted again."""
    kept = list(piles)
    pool = [card for pile in kept for card in pile]
    rng.shuffle(pool)
    for pile in kept:
        pile[:] = sorted(pool.pop() for _ in pile)
