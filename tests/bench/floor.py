"""The floor of this machine: a pure-Python loop that picks at random and changes a Struct."""

import random
import statistics
import time
from collections.abc import Callable

import msgspec

STEPS = 60_000
RUNS = 5


class _State(msgspec.Struct):
    total: int = 0
    steps: int = 0
    last: int = 0


class _Action(msgspec.Struct, frozen=True):
    amount: int


_ACTIONS = tuple(map(_Action, range(1, 7)))


def _legal(_state: _State) -> tuple[_Action, ...]:
    return _ACTIONS


def _apply(state: _State, action: _Action) -> None:
    state.total += action.amount
    state.steps += 1
    state.last = action.amount


def floor() -> float:
    """Steps a second, sampled now: about 0.05 s of work."""
    state, choice = _State(), random.Random(1).choice
    start = time.process_time()
    for _ in range(STEPS):
        _apply(state, choice(_legal(state)))
    return STEPS / (time.process_time() - start)


def ratio(work: Callable[[], int], runs: int = RUNS) -> tuple[float, float]:
    """(steps a second, their share of the floor): medians of runs, each right after a floor.

    `work` does some steps and says how many.
    """
    speeds, shares = [], []
    for _ in range(runs):
        base = floor()
        start = time.process_time()
        steps = work()
        speeds.append(steps / (time.process_time() - start))
        shares.append(speeds[-1] / base)
    return statistics.median(speeds), statistics.median(shares)


def times(work: Callable[[], object], count: int) -> list[float]:
    """Sorted CPU seconds of `count` single calls; a busy machine hardly changes them."""
    found = []
    for _ in range(count):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return sorted(found)


def percentile(found: list[float], share: float) -> float:
    """The value that `share` (0 to 1) of the sorted values do not exceed."""
    return found[min(len(found) - 1, int(len(found) * share))]
