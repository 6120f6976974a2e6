"""The history of one game: its records folded into a state, and the state after any of them."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from types import GenericAlias, TracebackType
from typing import Any

import msgspec
from msgspec import Raw

from core.chance import KeyedChance, derive, game_key
from core.errors import BadSetup, CorruptLog, UnknownRules
from core.game import SPECTATOR, Game, Setup, find_game
from core.log import (
    Act,
    Chained,
    Close,
    Cut,
    Deal,
    LogFile,
    Open,
    Record,
    Rekey,
    Rules,
    Sit,
    Undo,
)

EVERY = 64
"""Between two kept copies of the state on a line lie this many records."""
POSITIONS = frozenset({"deal", "act", "undo"})
"""The kinds of record after which the game may stand somewhere else."""


class Codec:
    """The encoders and decoders of one game, made once: JSON for the log, `pack` for digests."""

    __slots__ = ("decode_action", "decode_events", "encode", "pack")

    def __init__(self, game: Game) -> None:
        many: Any = GenericAlias(tuple, (game.event, ...))
        self.encode = msgspec.json.Encoder(order="deterministic").encode
        self.pack = msgspec.msgpack.Encoder(order="deterministic").encode
        self.decode_action: Callable[[Raw | bytes], Any] = msgspec.json.Decoder(game.action).decode
        self.decode_events: Callable[[Raw | bytes], Any] = msgspec.json.Decoder(many).decode


_codecs: dict[str, Codec] = {}


def codec_of(game: Game) -> Codec:
    """The codec of a game, the same one each time."""
    found = _codecs.get(game.id)
    if found is None:
        found = _codecs[game.id] = Codec(game)
    return found


class Digest:
    """Makes the digests of a game's states, keyed with its secret: 16 hex digits each."""

    __slots__ = ("_blank", "_pack")

    def __init__(self, secret: bytes, codec: Codec) -> None:
        self._blank = hashlib.blake2b(key=derive(secret, "meikyu digest"), digest_size=8)
        self._pack = codec.pack

    def of(self, state: Any) -> str:
        """The digest of a state."""
        mixer = self._blank.copy()
        mixer.update(self._pack(state))
        return mixer.hexdigest()


class Step(msgspec.Struct, frozen=True, gc=False):
    """One record and where the game stood after it.

    `n` is its number, which is its place in `History.steps` too. `at` is the number of the
    record whose state stood then: its own for a deal, an act or a ruleset, an older one after
    an undo. `parent` and `depth` lead back along the line of such records. `expected` is what
    a sender who has seen this record names. `sits` is who sat where.
    """

    n: int
    kind: str
    at: int
    expected: int
    parent: int
    depth: int
    position: int
    ms: int
    sits: Mapping[int, Sit]
    seat: int = SPECTATOR
    by: str = ""
    events: tuple[Any, ...] = ()
    digest: str = ""
    to: int = 0


class Folding:
    """Makes whatever is raised inside into CorruptLog with the number of the record."""

    __slots__ = ("n",)
    n: int

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if isinstance(error, Exception) and not isinstance(error, CorruptLog | UnknownRules):
            raise CorruptLog("error-log-fold", self.n) from error


class History:
    """All records of a log so far, the state on which they leave the game, and its chance.

    `take` reads one more record and folds its events; `played` notes one whose events the rules
    have just put into `state`. The records are known to be in order. `folding` stands around
    whatever a record's content may break.
    """

    def __init__(self, head: Open, game: Game) -> None:
        self.head = head
        self.game = game
        self.setup = setup_of(head, game)
        self.codec = codec_of(game)
        self.secret = bytes.fromhex(head.secret)
        self.digest = Digest(self.secret, self.codec)
        self.state = game.new_game(self.setup)
        self.cuts: list[str] = []
        self.close: Close | None = None
        anybody = {seat: Sit(0, seat, "person") for seat in range(head.seats)}
        self.steps = [Step(0, "open", 0, 0, 0, -1, 0, 0, anybody)]
        self.fork = 0
        self._frames = {0: self.state.copy()}
        self.folding = Folding()

    @property
    def is_dealt(self) -> bool:
        """Whether the game has begun."""
        return self.steps[-1].at > 0

    def position(self, n: int) -> int:
        """The place in the stream after record `n`; a branch starts a stream of its own."""
        return self.steps[n].position if n > self.fork else 0

    def stream(self) -> KeyedChance:
        """The game's chance, at the place where the next turn takes it up."""
        return KeyedChance(game_key(self.secret, self.cuts), self.position(self.steps[-1].at))

    def line(self) -> Iterator[Step]:
        """The deals, acts and rulesets that stand, the newest first."""
        step = self.steps[self.steps[-1].at]
        while step.n:
            yield step
            step = self.steps[step.parent]

    def state_at(self, n: int) -> Any:
        """A copy of the state after record `n`, on the line as it stood then."""
        way = []
        at = self.steps[n].at
        while at not in self._frames:
            way.append(at)
            at = self.steps[at].parent
        state = self._frames[at].copy()
        for number in reversed(way):
            self.fold(state, self.steps[number])
        return state

    def fold(self, state: Any, step: Step) -> None:
        """Put one record's facts, which have been taken before, into a state just before it."""
        evolve = self.game.evolve
        for event in step.events:
            evolve(state, event)
        if step.kind == "rules":
            state.rules = step.to

    def take(self, *records: Chained) -> None:
        """Read more records. Raises CorruptLog for one that can't be folded, UnknownRules."""
        folding = self.folding
        with folding:
            for record in records:
                folding.n = record.n
                _TAKE[type(record)](self, record)

    def events(self, record: Deal | Act) -> tuple[Any, ...]:
        """The events of a record. Raises CorruptLog where they can't be read."""
        self.folding.n = record.n
        with self.folding:
            found: tuple[Any, ...] = self.codec.decode_events(record.events)
        return found

    def played(self, record: Deal | Act, events: tuple[Any, ...]) -> None:
        """Note a record whose events stand in the state already."""
        n, last = record.n, self.steps[-1]
        depth, place, digest = last.depth + 1, record.position, record.digest
        if type(record) is Act:
            kind, ms, seat, by = "act", record.ms, record.seat, record.by
        else:
            kind, ms, seat, by = "deal", last.ms, SPECTATOR, ""
        self.steps.append(
            Step(n, kind, n, n, last.at, depth, place, ms, last.sits, seat, by, events, digest)
        )
        if depth % EVERY == 0:
            self._frames[n] = self.state.copy()

    def _turn(self, record: Deal | Act) -> None:
        events: tuple[Any, ...] = self.codec.decode_events(record.events)
        evolve, state = self.game.evolve, self.state
        for event in events:
            evolve(state, event)
        self.played(record, events)

    def _stay(self, record: Record, kind: str, **more: Any) -> None:
        """Note a record without events: what it does not say stays as it was."""
        last = msgspec.structs.asdict(self.steps[-1])
        kept = ("at", "expected", "parent", "depth", "position", "ms", "sits")
        fields = {name: last[name] for name in kept} | more
        self.steps.append(Step(n=record.n, kind=kind, **fields))

    def _sit(self, record: Sit) -> None:
        sits = {**self.steps[-1].sits, record.seat: record}
        self._stay(record, "sit", seat=record.seat, by=record.kind, sits=sits)

    def _cut(self, record: Cut) -> None:
        self.cuts.append(record.word)
        self._stay(record, "cut", seat=record.seat)

    def _undo(self, record: Undo) -> None:
        back = self.steps[self.steps[record.to].at]
        self.state = self.state_at(back.n)
        self._stay(
            record,
            "undo",
            at=back.n,
            expected=record.n,
            parent=back.parent,
            depth=back.depth,
            position=back.position,
            seat=record.by,
            to=record.to,
        )

    def _rules(self, record: Rules) -> None:
        if not self.state.rules < record.rules <= self.game.rules:
            raise UnknownRules("error-rules", rules=record.rules, known=self.game.rules)
        self.state.rules = record.rules
        n, last = record.n, self.steps[-1]
        depth = self.steps[last.at].depth + 1
        self._stay(
            record, "rules", at=n, expected=n, parent=last.at, depth=depth, to=record.rules,
            position=self.position(last.at),
        )  # fmt: skip
        if depth % EVERY == 0:
            self._frames[n] = self.state.copy()

    def _rekey(self, record: Rekey) -> None:
        self.secret = derive(self.secret, "meikyu rekey", bytes.fromhex(record.key))
        self.fork = record.n
        self._stay(record, "rekey")

    def _closed(self, record: Close) -> None:
        self.close = record
        self._stay(record, "close", by=record.reason)


_TAKE: dict[type[Record], Callable[[History, Any], None]] = {
    Sit: History._sit,
    Cut: History._cut,
    Deal: History._turn,
    Act: History._turn,
    Undo: History._undo,
    Rules: History._rules,
    Rekey: History._rekey,
    Close: History._closed,
}


def game_of(head: Open) -> Game:
    """The game of a log. Raises UnknownRules for a game or a ruleset that is not at hand."""
    try:
        game = find_game(head.game)
    except BadSetup:
        raise UnknownRules("error-rules-game", game=head.game) from None
    if head.rules > game.rules:
        raise UnknownRules("error-rules", rules=head.rules, known=game.rules)
    return game


def history_of(log: LogFile) -> History:
    """All records of a log, folded. Raises CorruptLog, UnknownRules."""
    history = History(log.head, game_of(log.head))
    history.take(*log.records[1:])
    return history


def setup_of(head: Open, game: Game) -> Setup:
    """The setup of a log; an option younger than the log gets the value of the time before it.

    Raises CorruptLog for seats or options that the game never had.
    """
    before = {option.name: option.old() for option in game.options}
    try:
        setup = game.setup(head.seats, before | head.options)
    except BadSetup:
        raise CorruptLog("error-log-head", 0) from None
    return msgspec.structs.replace(setup, rules=head.rules)
