"""How far it is: the cheapest way over tiles known and unknown, and the chance in a battle."""

from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean

from core.mugen.board import ALL_SIDES, SIDES
from core.mugen.cards import BATTLE_ROWS, JUSTICE
from core.mugen.values import CELLS

STEP = 4
"""Distances count in quarters of an action point; this is one move on a road."""
UNKNOWN = 3
"""More for each end of a step that lies face down: going through one costs 2.5 in all."""
WALL = 32
"""More for a step that no road joins yet, so that every distance is finite."""

LONGEST = 1 << 20
"""More than any distance."""


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
_FAR = (LONGEST,) * CELLS


@lru_cache(maxsize=512)
def distances(masks: tuple[int, ...], start: int) -> tuple[int, ...]:
    """By cell: the cheapest way from `start`, in quarters of an action point.

    The same maze is asked for again and again, so the last few hundred answers are kept.
    """
    found = list(_FAR)
    found[start] = 0
    near, limit = [start], WALL
    far: list[int] = []
    while near:
        cells, near = near, []
        for cell in cells:
            distance = found[cell]
            for other, costs in _STEPS[cell][masks[cell]]:
                further = distance + costs[masks[other]]
                if further < found[other]:
                    found[other] = further
                    (near if further < limit else far).append(other)
        if not near:
            near = [cell for cell in far if found[cell] >= limit]
            far, limit = [], LONGEST
    return tuple(found)


def _odds(row: Sequence[int], other: Sequence[int]) -> float:
    wins = sum(mine > theirs for mine in row for theirs in other)
    ties = sum(mine == theirs for mine in row for theirs in other)
    return wins / (36 - ties)


ODDS = tuple(tuple(_odds(row, other) for other in BATTLE_ROWS) for row in BATTLE_ROWS)
"""The chance that the first card's row beats the second's, ties rolled again (21)."""

FIRMNESS = tuple(1.0 - fmean(row[card] for row in ODDS) for card in range(len(ODDS)))
"""By card: the chance that it holds against any."""


def odds(fronts: Sequence[int], awake: Sequence[bool], seat: int, other: int) -> float:
    """The chance that a seat's piece wins a battle against another's; both are able."""
    for side in (seat, other):
        if fronts[side] == JUSTICE and awake[side]:
            return 0.5
    return ODDS[fronts[seat]][fronts[other]]


def chances(row: Sequence[int]) -> tuple[float, ...]:
    """By action points from none to the most of the row's faces: the chance to get so many."""
    return tuple(
        sum(points >= wanted for points in row) / len(row) for wanted in range(max(row) + 1)
    )


def chance_to_go(points: Sequence[float], distance: int) -> float:
    """The chance that the action points are enough for a distance; `points` as `chances` gives."""
    wanted = -(-distance // STEP)
    return points[wanted] if wanted < len(points) else 0.0
