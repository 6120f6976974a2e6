"""What a seat or a spectator gets of a running game: the records, without what it may not know."""

from collections.abc import Iterable
from typing import Any

import msgspec

from core.game import Game
from core.history import Step

_UNTOLD = frozenset({"open", "rekey"})


class Fed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One record as somebody sees it: `seen` holds the game's own Seen values, in order.

    `kind` is the record's: sit, cut, deal, act, undo, rules or close. `by` is who stood in for
    the seat (`clock`, `bot`), of a `sit` the kind of sitter, of a `close` its reason. `to` is
    the record that an undo went back to, or the new ruleset.
    """

    n: int
    seat: int
    seen: tuple[Any, ...] = ()
    kind: str = "act"
    by: str = ""
    to: int = 0


def fed(game: Game, step: Step, seat: int) -> Fed:
    """A record as `seat` sees it."""
    seen = game.seen
    found = [seen(event, seat) for event in step.events]
    told = tuple(event for event in found if event is not None)
    return Fed(step.n, step.seat, told, step.kind, step.by, step.to)


def feed(game: Game, steps: Iterable[Step], seat: int) -> list[Fed]:
    """These records as `seat` sees them, but for those that are nobody's affair."""
    return [fed(game, step, seat) for step in steps if step.kind not in _UNTOLD]
