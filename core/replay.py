"""A recorded game: any position of it, seen from any seat, and the way into a game of one's own."""

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

import msgspec

from core.errors import CorruptLog, Refused
from core.feed import Fed, fed, feed
from core.game import Outcome, Setup
from core.history import POSITIONS, History, Step, game_of
from core.log import START, LogFile, Open, Parent, Rekey, Sit, encode, read, stated_h
from core.seats import check_seat, names_of
from core.store import Store


class Position(msgspec.Struct, frozen=True):
    """A place in a replay, counted from 0: just after record `n`, a deal, an act or an undo.

    `seat` has acted, or `by` for it (`clock`, `bot`), `ms` after the creation. `to` is the
    record that an undo went back to.
    """

    index: int
    n: int
    kind: str
    seat: int
    by: str
    ms: int
    to: int


class Replay:
    """A log to walk through; it starts at the last position. Nothing is written.

    Of a damaged log it holds the part before the damage, and `damage` says what is wrong.
    Raises UnknownRules for a game or ruleset that is not at hand.
    """

    def __init__(self, log: LogFile) -> None:
        self.game = game_of(log.head)
        self.damage = log.damage
        self._history = History(log.head, self.game)
        self._names = log.names()
        try:
            self._history.take(*log.records[1:])
        except CorruptLog as error:
            self.damage = error
        self._steps = self._history.steps
        self._places = [step.n for step in self._steps if step.kind in POSITIONS]
        self._index = len(self._places) - 1
        self._state = self._history.state_at(self._steps[-1].n)

    @property
    def head(self) -> Open:
        """The first record of the log."""
        return self._history.head

    @property
    def setup(self) -> Setup:
        """The game, the seats and the options."""
        return self._history.setup

    @property
    def length(self) -> int:
        """How many positions there are; none before the deal."""
        return len(self._places)

    @property
    def is_closed(self) -> bool:
        """Whether the game is over, or has been left for good."""
        return self._history.close is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, resigned seats last; None for one that did not end."""
        return self._history.close.outcome if self._history.close else None

    @property
    def close_reason(self) -> str:
        """Why the game is closed: ended, resigned, abandoned, agreed; empty for a running one."""
        return self._history.close.reason if self._history.close else ""

    @property
    def who(self) -> tuple[str, ...]:
        """The name at each seat at this position, empty where there is none."""
        sits = self.sits if self._places else self._steps[-1].sits
        return names_of(sits, self.setup.seats, self._names)

    @property
    def sits(self) -> Mapping[int, Sit]:
        """Who sat where at this position."""
        return self._step().sits

    @property
    def position(self) -> Position:
        """Where the replay stands. Raises Refused for a game that was never dealt."""
        step = self._step()
        return Position(self._index, step.n, step.kind, step.seat, step.by, step.ms, step.to)

    @property
    def to_act(self) -> int | None:
        """The seat whose decision was due here."""
        self._step()
        return self.game.to_act(self._state)

    def at(self, index: int) -> Position:
        """Go to a position by its place in the row, 0 the deal. Raises Refused for no such one."""
        if not 0 <= index < len(self._places):
            raise Refused("error-no-record", record=index)
        ahead = self._steps[self._places[index]]
        is_next = index == self._index + 1 and ahead.kind == "act"
        if is_next and ahead.parent == self._step().at:
            self._history.fold(self._state, ahead)
        elif index != self._index:
            self._state = self._history.state_at(ahead.n)
        self._index = index
        return self.position

    def seek(self, n: int) -> Position:
        """Go to the position after record `n`, on the line as it stood then."""
        index = bisect_right(self._places, n) - 1
        if index < 0 or n >= len(self._steps):
            raise Refused("error-no-record", record=n)
        return self.at(index)

    def view(self, seat: int) -> Any:
        """What `seat`, or SPECTATOR, knew here; OPEN shows all, of a closed game only."""
        check_seat(seat, self.setup.seats, self.is_closed)
        self._step()
        return self.game.view(self._state, seat)

    def seen(self, n: int, seat: int) -> Fed:
        """Record `n` as `seat` saw it."""
        check_seat(seat, self.setup.seats, self.is_closed)
        if not 0 < n < len(self._steps):
            raise Refused("error-no-record", record=n)
        return fed(self.game, self._steps[n], seat)

    def log(self, seat: int) -> list[Fed]:
        """All records as `seat` saw them."""
        check_seat(seat, self.setup.seats, self.is_closed)
        return feed(self.game, self._steps, seat)

    def _step(self) -> Step:
        if not self._places:
            raise Refused("error-not-dealt")
        return self._steps[self._places[self._index]]


def branch(
    data: bytes,
    n: int,
    store: Store,
    save: str,
    *,
    parent: str,
    fresh: bytes,
    created: str,
    program: str = "",
) -> None:
    """Make a game of its own, save `save` in `store`, out of another up to the position at `n`.

    `data` is the log of save `parent`, `fresh` are 32 random bytes for the chance to come,
    `created` is UTC. Names and talk stay behind. Raises Refused where the other game goes on
    at a server, was not dealt by record `n` or was over there; CorruptLog, StoreError.
    """
    log = read(data)
    replay = Replay(log)
    if not (replay.is_closed or log.head.place == "local"):
        raise Refused("error-branch-running")
    last = replay.seek(n).n
    if replay.to_act is None:
        raise Refused("error-branch-over")
    above = Parent(parent, last, stated_h(data[: log.ends[last] - 1]))
    head = msgspec.structs.replace(
        log.head, created=created, program=program, place="local", parent=above
    )
    key, h_before, lines = log.key, START, []
    for record in (head, *log.records[1 : last + 1], Rekey(last + 1, fresh.hex())):
        line, h_before = encode(record, h_before, key)
        lines.append(line)
    store.create(save, b"".join(lines)).close()
