"""Why opponents' pieces may share a tile while no battle is pending (the end of rule 6)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from core.mugen.effect_events import Incapacitated
from core.mugen.events import EntryEnded, Excluded, SteppedBack, StoodOff
from core.mugen.model import State

Pair = tuple[int, int]


def _sharing(state: State) -> Iterator[Pair]:
    for one, other in combinations(range(len(state.pieces)), 2):
        if state.pieces[one] == state.pieces[other] and one >> 1 != other >> 1:
            yield one, other


def _are_able(state: State, pair: Pair) -> bool:
    return all(state.fronts[piece >> 1] >= 0 for piece in pair)


class Meetings:
    """Follows a game event by event and fails at a meeting of able opponents without a reason."""

    def __init__(self) -> None:
        self._excused: set[Pair] = set()

    def after(self, state: State, event: Any) -> None:
        """Take in an event that the state has just put in."""
        sharing = set(_sharing(state))
        self._excused &= sharing
        self._excused |= {pair for pair in sharing if self._is_excused(state, event, pair)}
        if state.asked is not None and state.chain is None:
            unexplained = {pair for pair in sharing if _are_able(state, pair)} - self._excused
            assert not unexplained, f"{unexplained} share a tile after {event}"

    def _is_excused(self, state: State, event: Any, pair: Pair) -> bool:
        if isinstance(event, StoodOff | SteppedBack | Excluded):
            return event.piece in pair
        if isinstance(event, Incapacitated):
            return event.seat in (pair[0] >> 1, pair[1] >> 1)
        if isinstance(event, EntryEnded) and event.piece in pair:
            return any(piece in state.attacked for piece in pair)
        return not _are_able(state, pair)
