"""How far it is: the cheapest way over tiles known and unknown, and the chance in a battle."""

from collections.abc import Sequence
from heapq import heappop, heappush

from core.mugen.board import SIDES
from core.mugen.cards import BATTLE_ROWS, JUSTICE

STEP = 4
"""Distances count in quarters of an action point; this is one move on a road."""
UNKNOWN = 3
"""More for each end of a step that lies face down: going through one costs 2.5 in all."""
WALL = 32
"""More for a step that no road joins yet, so that every distance is finite."""


def distances(masks: Sequence[int], start: int) -> list[int]:
    """By cell: the cheapest way from `start`, in quarters of an action point."""
    found = [-1] * len(masks)
    heap = [start]
    while heap:
        entry = heappop(heap)
        cell = entry & 63
        if found[cell] >= 0:
            continue
        distance = found[cell] = entry >> 6
        mask = masks[cell]
        for other, side, facing in SIDES[cell]:
            if found[other] < 0:
                heappush(heap, (distance + _step(mask, side, masks[other], facing)) << 6 | other)
    return found


def _step(mask: int, side: int, other: int, facing: int) -> int:
    cost = STEP if mask else STEP + UNKNOWN
    if not other:
        cost += UNKNOWN
    if (mask and not mask & side) or (other and not other & facing):
        cost += WALL
    return cost


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
