"""A table: one game being played. It alone writes the game's log."""

from collections.abc import Collection, Sequence
from contextlib import ExitStack
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Raw

from core.answers import Answers
from core.chance import commitment, word_hash
from core.clock import Clock, wall_clock
from core.errors import CorruptLog, Refused, Stale
from core.game import Game, Setup, Turn
from core.ledger import Ledger, Receipt, Safely
from core.log import (
    Act,
    Chained,
    Close,
    Cut,
    Deal,
    LogFile,
    Name,
    Open,
    Rules,
    Say,
    Sit,
    Undo,
    encode_loose,
    read,
)
from core.seats import Sitter, check_seat, opening, persons, ranked, seated
from core.store import Store
from core.undo import allows, undone

ActedBy: TypeAlias = Literal["", "clock", "bot"]
LONGEST_TALK = 500
"""The most characters of one line of talk."""


class Note(msgspec.Struct, frozen=True):
    """What was done on opening a save, as a text's key with its details."""

    key: str
    details: dict[str, int] = {}


class Table(Answers):
    """One game being played, written by this process alone.

    What it answers is the game as it was last confirmed; what is asked of it is checked against
    the game as it was last written. Every method that writes returns a receipt. When `sync` has
    made it durable it goes to `confirm`, and only then is anybody told; `settle` does both for
    callers that may wait for the disk. Only `sync` may be called from other threads.
    """

    def __init__(self, save: str, ledger: Ledger, log: LogFile, clock: Clock | None) -> None:
        self.id = save
        self.notes: list[Note] = []
        self._ledger = ledger
        self._safely = Safely(self.retract)
        super().__init__(log, ledger.load)
        self._clock = clock or wall_clock(log.head.created)
        self._start = self._history.steps[self._history.fork].ms

    def _follow(self, log: LogFile) -> None:
        super()._follow(log)
        self._ledger.follow(log)

    @classmethod
    def new(
        cls,
        store: Store,
        save: str,
        game: Game,
        setup: Setup,
        sitters: Sequence[Sitter],
        *,
        secret: bytes,
        created: str,
        place: Literal["local", "server"] = "local",
        practice: bool = False,
        free_undo: bool = False,
        program: str = "",
        clock: Clock | None = None,
    ) -> "Table":
        """A table with everybody seated and nothing dealt.

        `secret` is 32 bytes, `created` UTC as `2026-11-30T19:32:57Z`, `practice` that a seed gave
        the secret. Raises BadSetup, StoreError; Refused for a seed or free undos on a server.
        """
        people = sum(sitter.kind == "person" for sitter in sitters)
        if place == "server" and people > 1 and (practice or free_undo):
            raise Refused("error-shared-table")
        head = Open(
            n=0,
            game=game.id,
            rules=setup.rules,
            seats=setup.seats,
            options=setup.options,
            commitment=commitment(secret),
            secret=secret.hex(),
            place=place,
            created=created,
            program=program,
            practice=practice,
            free_undo=free_undo,
        )
        lines = opening(head, game, sitters)
        return cls(save, Ledger(store, save, store.create(save, lines)), read(lines), clock)

    @classmethod
    def resume(cls, store: Store, save: str, clock: Clock | None = None) -> "Table":
        """Go on with a game, alone from now on.

        An unfinished last line is set aside, and a game that is over is closed: `notes` says
        so. Raises Busy, StoreError, UnknownRules, and CorruptLog for damage that is no tail.
        """
        with ExitStack() as stack:
            writer = store.open(save)
            stack.callback(writer.close)
            log = read(store.load(save))
            if log.damage is not None:
                raise log.damage
            ledger = Ledger(store, save, writer)
            table = cls(save, ledger, log, clock)
            table._check_digest()
            if log.tail:
                ledger.repair(log)
                table.notes.append(Note("error-note-tail", {"bytes": len(log.tail)}))
            if table.is_dealt and table.to_act is None and not table.is_closed:
                table.settle(table._write(table._end()))
                table.notes.append(Note("error-note-closed"))
            stack.pop_all()
        return table

    def __enter__(self) -> "Table":
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Let go of the save; the game can be resumed."""
        self._ledger.close()

    @property
    def receipt_h(self) -> str:
        """The last hash of the chain, for people to keep. Raises Refused before the close."""
        if not self.is_closed:
            raise Refused("error-not-closed")
        return self._ledger.h.hex()

    def sync(self) -> None:
        """Make all receipts durable. Raises StoreError; the caller then calls `retract`."""
        self._ledger.sync()

    def confirm(self, receipt: Receipt) -> None:
        """Say that a receipt and those before it are durable; now everybody is told.

        Raises Refused for one that has been lost.
        """
        if self._ledger.confirm(receipt):
            first = min(self._shown + 1, receipt.n)
            self._shown, self._talk_shown = receipt.n, receipt.talk
            if self._watchers:
                self._tell(first)

    def settle(self, receipt: Receipt) -> Receipt:
        """Make a receipt durable and confirm it."""
        with self._safely:
            self._ledger.sync()
        self.confirm(receipt)
        return receipt

    def retract(self) -> None:
        """Go back to what was confirmed: all other receipts are lost."""
        self._ledger.fall_back()
        self._is_lost = True
        self._told()

    def cut(self, seat: int, word: str) -> Receipt:
        """Let `seat` cut the deck with a word of its own, once, before the deal."""
        self._check_going()
        check_seat(seat, self.setup.seats, False)
        if self._history.is_dealt:
            raise Refused("error-dealt")
        if any(step.kind == "cut" and step.seat == seat for step in self._history.steps):
            raise Refused("error-cut-twice")
        return self._record(Cut(self._next(), seat, word_hash(word)))

    def deal(self) -> Receipt:
        """Begin the game."""
        self._check_going()
        if self._history.is_dealt:
            raise Refused("error-dealt")
        with self._safely:
            self._chance = self._history.stream()
            turn = Turn(self._history.state, self._chance, self.game.evolve)
            self.game.begin(turn)
            events = tuple(turn.events)
            record = Deal(self._next(), self._raw(events), self._chance.position, self._digest())
            return self._write_turn(record, events)

    def submit(self, seat: int, action: Any, expected: int, by: ActedBy = "") -> Receipt:
        """Play an action of the seat to act.

        `expected` is the number of the record that the sender has seen last, as the table said.
        `by` is what stands in for the seat, if it is not its sitter. Raises Stale, Refused for
        another seat or a table without a decision, IllegalAction; then StoreError.
        """
        self._check_turn(seat, expected)
        history = self._history
        listed = self._find(action)
        with self._safely:
            turn = Turn(history.state, self._chance, self.game.evolve)
            self.game.decide(turn, listed)
            events = tuple(turn.events)
            record = Act(
                self._next(),
                seat,
                self._now(),
                Raw(history.codec.encode(listed)),
                self._raw(events),
                self._chance.position,
                self._digest(),
                by or self._stand_in(seat),
            )
            return self._write_turn(record, events)

    def undo(self, seat: int, to: int, consents: Collection[int] = ()) -> Receipt:
        """Go back to just after record `to`; the chance goes back too.

        Raises Refused where there is no such record on the line, or where it takes the consent
        of more seats: all that are people's, for what has shown something or used chance.
        """
        self._check_going()
        record = Undo(self._next(), seat, to, tuple(sorted(set(consents))))
        if undone(self._history, to) is None or not self._ledger.allows(record):
            raise Refused("error-no-undo")
        if not allows(self._history, record):
            raise Refused("error-consent")
        with self._safely:
            receipt = self._record(record)
            self._chance = self._history.stream()
        return receipt

    def sit(self, seat: int, sitter: Sitter) -> Receipt:
        """Let somebody else sit at a seat. A seat that has resigned in this game stays so."""
        self._check_going()
        now = self._history.steps[-1].sits.get(seat)
        if now is None:
            raise Refused("error-no-seat", seat=seat)
        if now.kind == "resigned" and now.n > self._history.fork:
            raise Refused("error-resigned")
        sit, name = seated(self.game, sitter, self._next(), seat)
        return self._record(sit, *([name] if name else []))

    def resign(self, seat: int) -> Receipt:
        """Give up a person's seat: the easy bot plays it from now on, and it ranks last."""
        self._check_going()
        now = self._history.steps[-1].sits.get(seat)
        if now is None or now.kind != "person":
            raise Refused("error-no-seat", seat=seat)
        return self._record(Sit(self._next(), seat, "resigned", "", now.who))

    def adopt(self, rules: int, consents: Collection[int]) -> Receipt:
        """Go on under a newer ruleset, if everybody agrees."""
        self._check_going()
        history = self._history
        if not history.is_dealt or not history.state.rules < rules <= self.game.rules:
            raise Refused("error-no-rules", rules=rules)
        if not persons(history.steps[-1].sits) <= set(consents):
            raise Refused("error-consent")
        return self._record(Rules(self._next(), rules))

    def close(self, reason: Literal["resigned", "abandoned", "agreed"]) -> Receipt:
        """Leave the game for good before its end. To go on another day, `leave` it."""
        self._check_going()
        return self._record(Close(self._next(), None, reason))

    def say(self, seat: int, text: str) -> Receipt:
        """Talk: at most LONGEST_TALK characters, from a seat or a SPECTATOR, even when over."""
        self._told()
        check_seat(seat, self.setup.seats, False)
        if not 0 < len(text) <= LONGEST_TALK:
            raise Refused("error-talk", most=LONGEST_TALK)
        line = Say(seat, text, self._now())
        lines = encode_loose(line)
        with self._safely:
            self._talk.append(line)
            return self._ledger.write(lines, self._history.steps[-1].n, len(self._talk))

    def _check_going(self) -> None:
        self._told()
        if self._history.close is not None:
            raise Refused("error-closed")

    def _check_turn(self, seat: int, expected: int) -> None:
        self._told()
        last = self._history.steps[-1]
        if expected != last.expected:
            raise Stale("error-stale")
        if self._history.close is not None:
            raise Refused("error-closed")
        if not last.at:
            raise Refused("error-not-dealt")
        if seat != self.game.to_act(self._history.state):
            raise Refused("error-not-your-turn")

    def _find(self, action: Any) -> Any:
        """The listed action that equals the sender's. Raises IllegalAction."""
        legal = self._listed()
        if action in legal:
            listed = legal[legal.index(action)]
            if type(listed) is type(action):
                return listed
        raise self._refusal(self._history.state, action)

    def _check_digest(self) -> None:
        """Raises CorruptLog where the state differs from the one that was played."""
        step = self._history.steps[self._history.steps[-1].at]
        if step.digest and step.digest != self._digest():
            raise CorruptLog("error-log-digest", step.n)

    def _next(self) -> int:
        return self._history.steps[-1].n + 1

    def _now(self) -> int:
        return max(self._history.steps[-1].ms, self._start + self._clock())

    def _stand_in(self, seat: int) -> ActedBy:
        return "bot" if self._history.steps[-1].sits[seat].kind == "resigned" else ""

    def _digest(self) -> str:
        return self._history.digest.of(self._history.state)

    def _raw(self, events: tuple[Any, ...]) -> Raw:
        """Events as they go into the log. Raises ValueError for what could not be read back."""
        raw = self._history.codec.encode(events)
        self._history.codec.decode_events(raw)
        return Raw(raw)

    def _record(self, record: Chained, *loose: Name) -> Receipt:
        """Write a record without events, and loose lines behind it."""
        with self._safely:
            lines = self._ledger.line(record) + b"".join(map(encode_loose, loose))
            self._history.take(record)
            self._names |= {line.who: line.name for line in loose}
            return self._write(lines)

    def _write_turn(self, record: Deal | Act, events: tuple[Any, ...]) -> Receipt:
        """Write a record whose events stand in the state already; it may be the last one."""
        lines = self._ledger.line(record)
        self._history.played(record, events)
        if self.game.to_act(self._history.state) is None:
            lines += self._end()
        return self._write(lines)

    def _end(self) -> bytes:
        """The line of the close of a game that is over."""
        outcome = self.game.outcome(self._history.state)
        if outcome is not None:
            outcome = ranked(outcome, self._history.steps[-1].sits)
        record = Close(self._next(), outcome, "ended")
        self._history.take(record)
        return self._ledger.line(record)

    def _write(self, lines: bytes) -> Receipt:
        self._legal = None
        return self._ledger.write(lines, self._history.steps[-1].n, len(self._talk))
