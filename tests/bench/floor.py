"""The floor of this machine: a pure-Python loop that picks at random and changes a Struct."""

import random
import statistics
import time
from collections.abc import Callable

import msgspec

STEPS = 60_000
RUNS = 5


class _Trivial(msgspec.Struct):
    total: int = 0
    steps: int = 0
    last: int = 0


def _apply(state: _Trivial, action: int) -> None:
    state.total += action
    state.steps += 1
    state.last = action


def floor() -> float:
    """Steps a second, sampled now: about 0.05 s of work."""
    state, actions, pick = _Trivial(), (1, 2, 3, 4, 5, 6), random.Random(1).choice
    start = time.process_time()
    for _ in range(STEPS):
        _apply(state, pick(actions))
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
    """Sorted wall seconds of `count` single calls."""
    found = []
    for _ in range(count):
        start = time.perf_counter()
        work()
        found.append(time.perf_counter() - start)
    return sorted(found)


def percentile(found: list[float], share: float) -> float:
    """The value that `share` (0 to 1) of the sorted values do not exceed."""
    return found[min(len(found) - 1, int(len(found) * share))]
