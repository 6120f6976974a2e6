"""How far it is: the cheapest way over tiles known and unknown, and the chance in a battle."""

from collections.abc import Sequence
from functools import lru_cache

from core.mugen.board import ALL_SIDES, SIDES
from core.mugen.cards import BATTLE_ROWS, JUSTICE
from core.mugen.values import CELLS

STEP = 4
"""Distances count in quarters of an action point; this is one move on a road."""
UNKNOWN = 3
"""More for each end of a step that lies face down: going through one costs 2.5 in all."""
WALL = 32
"""More for a step that no road joins yet, so that every distance is finite."""


def _step(mask: int, side: int, other: int, facing: int) -> int:
    cost = STEP if mask else STEP + UNKNOWN
    if not other:
        cost += UNKNOWN
    if (mask and not mask & side) or (other and not other & facing):
        cost += WALL
    return cost


_ALL = range(ALL_SIDES + 1)
_STEPS = tuple(
    tuple(
        tuple(
            (other, tuple(_step(mask, side, there, facing) for there in _ALL))
            for other, side, facing in sides
        )
        for mask in _ALL
    )
    for sides in SIDES
)
"""By cell and its mask: the neighbours, each with what the step costs by its mask."""
_FAR = (1 << 20,) * CELLS


@lru_cache(maxsize=512)
def distances(masks: tuple[int, ...], start: int) -> tuple[int, ...]:
    """By cell: the cheapest way from `start`, in quarters of an action point.

    The same maze is asked for again and again, so the last few hundred answers are kept.
    """
    found = list(_FAR)
    found[start] = 0
    improved = [start]
    while improved:
        cells, improved = improved, []
        for cell in cells:
            distance = found[cell]
            for other, costs in _STEPS[cell][masks[cell]]:
                further = distance + costs[masks[other]]
                if further < found[other]:
                    found[other] = further
                    improved.append(other)
    return tuple(found)


def _odds(row: Sequence[int], other: Sequence[int]) -> float:
    wins = sum(mine > theirs for mine in row for theirs in other)
    ties = sum(mine == theirs for mine in row for theirs in other)
    return wins / (36 - ties)


ODDS = tuple(tuple(_odds(row, other) for other in BATTLE_ROWS) for row in BATTLE_ROWS)
"""The chance that the first card's row beats the second's, ties rolled again (21)."""


def odds(fronts: Sequence[int], awake: Sequence[bool], seat: int, other: int) -> float:
    """The chance that a seat's piece wins a battle against another's; both are able."""
    for side in (seat, other):
        if fronts[side] == JUSTICE and awake[side]:
            return 0.5
    return ODDS[fronts[seat]][fronts[other]]
