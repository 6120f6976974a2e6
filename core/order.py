"""Which record may follow which: the rules of order of a log."""

from bisect import bisect_left
from collections.abc import Callable
from typing import Any

from core.records import Act, Chained, Close, Cut, Deal, Open, Record, Rekey, Rules, Sit, Undo


class Order:
    """Where a log stands: ask `allows` before `take`, when reading and before writing.

    `line` holds the numbers that `Undo.to` may name: those of the deals, acts, undos and
    rulesets that have not been taken back.
    """

    __slots__ = ("_fork", "closed", "dealt", "head", "line", "next")

    def __init__(self) -> None:
        self.head: Open | None = None
        self.next = 0
        self.dealt = False
        self.closed = False
        self.line: list[int] = []
        self._fork = 0

    def allows(self, record: Chained) -> bool:
        """Whether this record may come next."""
        if record.n != self.next or self.closed:
            return False
        if self.head is None:
            return type(record) is Open
        is_fork = self.next == self._fork
        if is_fork != (type(record) is Rekey) and self.next >= self._fork:
            return False
        return _CHECKS[type(record)](self, self.head, record)

    def take(self, record: Chained) -> None:
        """Go on behind this record, which `allows` has let pass."""
        self.next += 1
        kind = type(record)
        if kind is Act or kind is Rules:
            self.line.append(record.n)
        elif isinstance(record, Undo):
            del self.line[bisect_left(self.line, record.to) + 1 :]
            self.line.append(record.n)
        elif kind is Deal:
            self.dealt = True
            self.line.append(record.n)
        elif isinstance(record, Open):
            self.head = record
            self._fork = record.parent.record + 1 if record.parent else 0
        elif kind is Close:
            self.closed = True


def _never(_order: Order, _head: Open, _record: Open) -> bool:
    return False


def _sit(_order: Order, head: Open, record: Sit) -> bool:
    return record.seat < head.seats


def _cut(order: Order, head: Open, record: Cut) -> bool:
    return not order.dealt and record.seat < head.seats


def _deal(order: Order, _head: Open, _record: Deal) -> bool:
    return not order.dealt


def _act(order: Order, head: Open, record: Act) -> bool:
    return order.dealt and record.seat < head.seats


def _undo(order: Order, head: Open, record: Undo) -> bool:
    at = bisect_left(order.line, record.to)
    known = at < len(order.line) - 1 and order.line[at] == record.to
    return known and all(seat < head.seats for seat in (record.by, *record.consents))


def _rules(order: Order, head: Open, record: Rules) -> bool:
    return order.dealt and record.rules > head.rules


def _rekey(_order: Order, head: Open, _record: Rekey) -> bool:
    return head.parent is not None


def _close(_order: Order, head: Open, record: Close) -> bool:
    outcome = record.outcome
    if outcome is None:
        return True
    return len(outcome.scores) <= head.seats and all(
        0 <= seat < head.seats for seat in outcome.winners
    )


_CHECKS: dict[type[Record], Callable[[Order, Open, Any], bool]] = {
    Open: _never,
    Sit: _sit,
    Cut: _cut,
    Deal: _deal,
    Act: _act,
    Undo: _undo,
    Rules: _rules,
    Rekey: _rekey,
    Close: _close,
}
