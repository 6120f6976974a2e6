"""For each game, a state that differs in nothing but what one seat can't know.

A function takes a state, the seat (or SPECTATOR) that must not notice, and chance; it returns
another state. What it may swap is a game's secret by the rules, not what its view leaves out.
"""

import random
from collections.abc import Callable, MutableSequence
from typing import Any

from core.monster_maker.cards import TRAP, TREASURES


def deal_anew(piles: list[MutableSequence[Any]], rng: random.Random) -> None:
    """Mix what lies in these piles; each keeps its size and is sorted again."""
    pool = [card for pile in piles for card in pile]
    rng.shuffle(pool)
    for pile in piles:
        size = len(pile)
        pile[:] = sorted(pool[:size])
        del pool[:size]


def toy(state: Any, seat: int, rng: random.Random) -> Any:
    """The hands of others, the deck, and the prize for those who have not peeked."""
    twin = state.copy()
    prize = [twin.prize]
    hidden = [twin.deck, *(hand for owner, hand in enumerate(twin.hands) if owner != seat)]
    if not (twin.reason or (seat >= 0 and twin.knows[seat])):
        hidden.append(prize)
    deal_anew(hidden, rng)
    twin.prize = prize[0]
    return twin


def mugen(state: Any, seat: int, rng: random.Random) -> Any:
    """The hands of others and the deck; the shapes of face-down tiles not looked at (33)."""
    twin = state.copy()
    deal_anew([twin.deck, *(hand for owner, hand in enumerate(twin.hands) if owner != seat)], rng)
    known = twin.known[seat] if seat >= 0 else []
    hidden = [cell for cell, mask in enumerate(twin.masks) if not mask and cell not in known]
    shapes = [twin.shapes[cell] for cell in hidden]
    rng.shuffle(shapes)
    for cell, shape in zip(hidden, shapes, strict=True):
        twin.shapes[cell] = shape
    return twin


def monster_maker(state: Any, seat: int, rng: random.Random) -> Any:
    """The hands of others with the deck, their closed treasures with the treasure deck.

    A trap is in no hand, and what is shown as soon as it is drawn is carried closed by nobody.
    """
    twin = state.copy()
    others = [owner for owner in range(twin.seats) if owner != seat]
    traps = [card for card in twin.deck if card == TRAP]
    rest = [card for card in twin.deck if card != TRAP]
    deal_anew([rest, *(twin.hands[owner] for owner in others)], rng)
    twin.deck = sorted(rest + traps)
    shown = [treasure for treasure in twin.treasure_deck if TREASURES[treasure].open]
    undrawn = [treasure for treasure in twin.treasure_deck if not TREASURES[treasure].open]
    closed = [
        [card for card in twin.treasures[owner] if card not in twin.shown[owner]]
        for owner in others
    ]
    deal_anew([undrawn, *closed], rng)
    twin.treasure_deck = sorted(undrawn + shown)
    for owner, treasures in zip(others, closed, strict=True):
        left = iter(treasures)
        twin.treasures[owner] = [
            card if card in twin.shown[owner] else next(left) for card in twin.treasures[owner]
        ]
    return twin


SWAPS: dict[str, Callable[[Any, int, random.Random], Any]] = {
    "toy": toy,
    "mugen": mugen,
    "monster_maker": monster_maker,
}
