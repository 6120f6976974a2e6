"""Checking a log: its chain, its facts, its digests, and every decision taken anew."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from core.chance import commitment
from core.errors import CorruptLog, IllegalAction, MeikyuError, UnknownRules
from core.game import Outcome, Turn
from core.history import History, game_of
from core.log import (
    Act,
    Chained,
    Close,
    Deal,
    LogFile,
    Record,
    Rekey,
    Undo,
    h_of,
    read,
    stated_h,
)
from core.seats import ranked
from core.undo import allows

EVERY = 100
"""So many records lie between two calls of a progress function."""
LONGEST = 2000
"""The most characters of what is reported as expected or found."""


class Report(msgspec.Struct, frozen=True):
    """What a check has found.

    `good`: everything was checked and is right. `bad`: record `bad_record` is the first that
    is not; `problem` says in one word what about it (head, commitment, chain, order, kind,
    line, tail, fold, seat, action, events, position, digest, undo, outcome), `expected` and
    `found` show it. Of a game that goes on nothing but numbers is told. `partly`: the ruleset
    or the format is not at hand, and what could be checked is right. `records` counts the
    good ones, `skipped` the unreadable lines outside the chain.
    """

    status: Literal["good", "bad", "partly"]
    records: int
    bad_record: int | None = None
    problem: str = ""
    expected: str = ""
    found: str = ""
    skipped: int = 0


class _Wrong(Exception):
    """A record that is not as it should be."""

    def __init__(self, n: int, problem: str, expected: str, found: str) -> None:
        super().__init__(problem)
        self.n = n
        self.problem = problem
        self.expected = expected[:LONGEST]
        self.found = found[:LONGEST]


def verify(data: bytes, progress: Callable[[int, int], None] | None = None) -> Report:
    """Check a log from its bytes.

    `progress` is called from time to time with how many of how many records are done; what it
    raises ends the check.
    """
    try:
        log = read(data)
    except UnknownRules:
        return Report("partly", 0)
    except CorruptLog as error:
        return Report("bad", 0, error.record, "head")
    try:
        is_whole = _check_records(log, progress or _quiet)
        _check_end(log, data)
    except _Wrong as wrong:
        if not _is_public(log, data):
            return Report("bad", wrong.n, wrong.n, skipped=log.skipped)
        told = (wrong.problem, wrong.expected, wrong.found)
        return Report("bad", wrong.n, wrong.n, *told, log.skipped)
    return Report("good" if is_whole else "partly", len(log.records), skipped=log.skipped)


def _quiet(_done: int, _of: int) -> None:
    """Tell nobody."""


def _is_public(log: LogFile, data: bytes) -> bool:
    """Whether the game is closed, as far as one can tell behind damage."""
    return log.order.closed or (log.damage is not None and b'\n{"t":"close",' in data)


def _check_records(log: LogFile, progress: Callable[[int, int], None]) -> bool:
    """Raises _Wrong. False where a ruleset is missing from some record on."""
    head = log.head
    bound = commitment(bytes.fromhex(head.secret))
    if head.commitment != bound:
        raise _Wrong(0, "commitment", bound, head.commitment)
    n = 0
    try:
        checker = _Checker(History(head, game_of(head)))
        for n in range(1, len(log.records)):
            checker.check(log.records[n])
            if n % EVERY == 0:
                progress(n, len(log.records))
    except UnknownRules:
        return False
    except CorruptLog as error:
        raise _Wrong(n, _word(error), "", str(error.__cause__ or "")) from error
    return True


def _check_end(log: LogFile, data: bytes) -> None:
    """Raises _Wrong for what stands behind the last good record and is no loose line."""
    n = len(log.records)
    if log.damage is not None:
        line = data[log.valid : data.find(b"\n", log.valid)]
        found = line.decode("utf-8", "replace")
        if log.damage.key != "error-log-chain":
            raise _Wrong(n, _word(log.damage), "", found)
        raise _Wrong(n, "chain", h_of(line, log.h, log.key), stated_h(line))
    if log.tail:
        raise _Wrong(n, "tail", "", log.tail.decode("utf-8", "replace"))


def _word(error: MeikyuError) -> str:
    return error.key.rpartition("-")[2]


class _Checker:
    """Plays a log anew: what the rules say now against what was written then."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._chance = history.stream()

    def check(self, record: Chained) -> None:
        """Take one more record. Raises _Wrong, CorruptLog, UnknownRules."""
        known = _CHECKS.get(type(record))
        if known is None:
            self._history.take(record)
        else:
            known(self, record)

    def _deal(self, record: Deal) -> None:
        history = self._history
        self._chance = history.stream()
        turn = Turn(history.state, self._chance, history.game.evolve)
        history.folding.n = record.n
        with history.folding:
            history.game.begin(turn)
        self._compare(record, tuple(turn.events))

    def _act(self, record: Act) -> None:
        history = self._history
        history.folding.n = record.n
        with history.folding:
            seat = history.game.to_act(history.state)
            action = history.codec.decode_action(record.action)
        if seat != record.seat:
            raise _Wrong(record.n, "seat", str(seat), str(record.seat))
        turn = Turn(history.state, self._chance, history.game.evolve)
        try:
            with history.folding:
                history.game.decide(turn, action)
        except CorruptLog as error:
            if isinstance(error.__cause__, IllegalAction):
                refused = str(error.__cause__)
                raise _Wrong(record.n, "action", refused, _text(record.action)) from error
            raise
        self._compare(record, tuple(turn.events))

    def _compare(self, record: Deal | Act, events: tuple[Any, ...]) -> None:
        history, n = self._history, record.n
        made = history.codec.encode(events)
        if made != bytes(record.events):
            written = history.codec.encode(history.events(record))
            if made != written:
                raise _Wrong(n, "events", made.decode(), written.decode())
        if self._chance.position != record.position:
            raise _Wrong(n, "position", str(self._chance.position), str(record.position))
        digest = history.digest.of(history.state)
        if digest != record.digest:
            raise _Wrong(n, "digest", digest, record.digest)
        history.played(record, events)

    def _undo(self, record: Undo) -> None:
        if not allows(self._history, record):
            raise _Wrong(record.n, "undo", "", _text(record))
        self._history.take(record)
        self._chance = self._history.stream()

    def _rekey(self, record: Rekey) -> None:
        self._history.take(record)
        self._chance = self._history.stream()

    def _close(self, record: Close) -> None:
        history = self._history
        is_over = history.is_dealt and history.game.to_act(history.state) is None
        outcome: Outcome | None = None
        if is_over and (plain := history.game.outcome(history.state)):
            outcome = ranked(plain, history.steps[-1].sits)
        if record.outcome != outcome or is_over != (record.reason == "ended"):
            raise _Wrong(record.n, "outcome", _text(outcome), _text(record))
        history.take(record)


_CHECKS: dict[type[Record], Callable[[_Checker, Any], None]] = {
    Deal: _Checker._deal,
    Act: _Checker._act,
    Undo: _Checker._undo,
    Rekey: _Checker._rekey,
    Close: _Checker._close,
}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
