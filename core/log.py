"""The hash chain of a log: writing lines, and reading them back as far as they can be trusted."""

import hashlib
from dataclasses import dataclass

import msgspec

from core.chance import derive
from core.errors import CorruptLog, UnknownRules
from core.order import Order
from core.records import (
    FORMAT,
    Act,
    Chained,
    Close,
    Cut,
    Deal,
    Loose,
    Name,
    Open,
    Parent,
    Record,
    Rekey,
    Rules,
    Say,
    Sit,
    Talk,
    Undo,
    who_of,
)

__all__ = [
    "FORMAT",
    "MAX_LINE",
    "START",
    "Act",
    "Chained",
    "Close",
    "Cut",
    "Deal",
    "LogFile",
    "Loose",
    "Name",
    "Open",
    "Order",
    "Parent",
    "Record",
    "Rekey",
    "Rules",
    "Say",
    "Sit",
    "Talk",
    "Undo",
    "chain_key",
    "encode",
    "encode_loose",
    "h_of",
    "is_loose",
    "read",
    "read_head",
    "read_line",
    "stated_h",
    "tail_start",
    "who_of",
]

MAX_LINE = 65536
"""The longest line in bytes, its LF included."""
START = bytes(16)
"""The `h` before the first record."""

_MARK = b',"h":"'
_END = 40  # bytes of `,"h":"` with 32 hex digits and `"}`
_LOOSE = (b'{"t":"name",', b'{"t":"say",')


class _Envelope(msgspec.Struct, gc=False):
    """What can be told of any line, whatever else it holds."""

    t: str
    n: int | None = None
    h: str | None = None
    format: int = 0


_encode = msgspec.json.Encoder().encode
_decode_record = msgspec.json.Decoder(Chained).decode
_decode_loose = msgspec.json.Decoder(Talk).decode
_decode_envelope = msgspec.json.Decoder(_Envelope).decode
_UNREADABLE = (ValueError, RecursionError)


@dataclass(slots=True)
class LogFile:
    """A log as far as it can be trusted.

    `ends` holds the offset in bytes just after each record, `h` the last record's hash, `order`
    what may follow. `tail` is an unfinished or zero-filled last line. `damage` names the first
    record that is lost although more follows. `skipped` counts the unreadable lines without which
    the chain goes on. `valid` is the length in bytes up to the tail or the damage.
    """

    records: list[Chained]
    loose: list[Talk]
    ends: list[int]
    h: bytes
    tail: bytes
    damage: CorruptLog | None
    skipped: int
    valid: int
    order: Order

    @property
    def head(self) -> Open:
        """The first record."""
        first = self.records[0]
        assert isinstance(first, Open)
        return first

    @property
    def key(self) -> bytes:
        """The key of the chain."""
        return chain_key(bytes.fromhex(self.head.secret))

    def names(self) -> dict[str, str]:
        """The names by their `who`; a name that does not fit its `who` is left out."""
        return {
            line.who: line.name for line in self.loose if isinstance(line, Name) and line.is_true
        }


def chain_key(secret: bytes) -> bytes:
    """The key of a log's chain, from the secret of its head."""
    return derive(secret, "meikyu chain")


def encode(record: Chained, previous_h: bytes, key: bytes) -> tuple[bytes, bytes]:
    """The line of a record, and its `h`, which the next one is chained to.

    `previous_h` is START for the first record. Raises ValueError for a record that could not be
    read back.
    """
    whole = _encode(record)
    try:
        _decode_record(whole)
    except RecursionError:
        raise ValueError(f"record {record.n} is nested too deeply") from None
    body = whole[:-1]
    h = _hash(previous_h, body, key)
    line = b'%b,"h":"%b"}\n' % (body, h.hex().encode())
    if len(line) > MAX_LINE:
        raise ValueError(f"record {record.n} takes {len(line)} bytes")
    return line, h


def _hash(previous_h: bytes, body: bytes, key: bytes) -> bytes:
    return hashlib.blake2b(previous_h + body, key=key, digest_size=16).digest()


def h_of(line: bytes, previous_h: bytes, key: bytes) -> str:
    """The `h` that a line of the chain should have: 32 hex digits. The line is without its LF."""
    return _hash(previous_h, line[:-_END], key).hex()


def stated_h(line: bytes) -> str:
    """The `h` that a line of the chain has, where it has one. The line is without its LF."""
    return line[-34:-2].decode("ascii", "replace")


def encode_loose(line: Talk) -> bytes:
    """The line of a name or of talk. Raises ValueError for one that could not be read back."""
    whole = _encode(line)
    _decode_loose(whole)
    if len(whole) >= MAX_LINE:
        raise ValueError(f"a loose line takes {len(whole)} bytes")
    return whole + b"\n"


def read_line(line: bytes) -> Chained | Talk | None:
    """What a line without its LF states, its chain unchecked; None for an unreadable one."""
    if len(line) >= MAX_LINE:
        return None
    try:
        return _decode_record(line[:-_END] + b"}") if _is_chained(line) else _decode_loose(line)
    except _UNREADABLE:
        return None


def read_head(line: bytes) -> Open:
    """The head of a log from its first line without the LF, its hash checked.

    Raises CorruptLog where it is none, UnknownRules for a format that this program lacks.
    """
    head = read_line(line)
    if isinstance(head, Open):
        key = chain_key(bytes.fromhex(head.secret))
        if h_of(line, START, key) == stated_h(line) and head.n == 0:
            return head
    else:
        found = _envelope(line)
        if found is not None and found.t == "open" and found.format > FORMAT:
            raise UnknownRules("error-log-format", format=found.format, known=FORMAT)
    raise CorruptLog("error-log-head", 0)


def read(data: bytes) -> LogFile:
    """A log from its bytes.

    Raises CorruptLog where there is no head, UnknownRules for a newer format; any other damage
    is stated in the result.
    """
    stop = tail_start(data)
    lines = data[:stop].split(b"\n")
    lines.pop()
    if not lines:
        raise CorruptLog("error-log-empty" if not data else "error-log-head", 0)
    reader = _Reader(lines[0])
    for line in lines[1:]:
        if not reader.take(line):
            break
    return reader.result(data[stop:])


def tail_start(data: bytes) -> int:
    """The offset at which an unfinished or zero-filled last line starts."""
    start = data.rfind(b"\n") + 1
    before = data.rfind(b"\n", 0, max(start - 1, 0)) + 1
    return before if b"\0" in data[before:start] else start


def _is_chained(line: bytes) -> bool:
    """Whether a line ends like a record of the chain."""
    return line[-_END : 6 - _END] == _MARK and line.endswith(b'"}')


def _envelope(line: bytes) -> _Envelope | None:
    try:
        return _decode_envelope(line) if len(line) < MAX_LINE else None
    except _UNREADABLE:
        return None


def is_loose(line: bytes) -> bool:
    """Whether an unreadable line is none of the chain's, but of a loose or an unknown kind."""
    found = _envelope(line)
    if found is None:
        return line.startswith(_LOOSE) and not _is_chained(line)
    return found.n is None and found.h is None


class _Reader:
    """Takes the lines behind the head one by one and keeps what is good.

    A line that can be neither read nor told to be loose is in doubt until a later record fits
    the chain without it.
    """

    def __init__(self, line: bytes) -> None:
        head = read_head(line)
        self._at = len(line) + 1
        self._blank = hashlib.blake2b(key=chain_key(bytes.fromhex(head.secret)), digest_size=16)
        self._doubts = 0
        self._before_doubt = (0, 0, 0)
        order = Order()
        order.take(head)
        h = bytes.fromhex(stated_h(line))
        self.log = LogFile([head], [], [self._at], h, b"", None, 0, self._at, order)

    def take(self, line: bytes) -> bool:
        """Read one more line. False where the chain can't go on behind it."""
        self._at += len(line) + 1
        if len(line) >= MAX_LINE:
            self._doubt("error-log-line")
        elif not _is_chained(line):
            self._loose(line)
        else:
            mixer = self._blank.copy()
            mixer.update(self.log.h + line[:-_END])
            h = mixer.digest()
            if h.hex() == stated_h(line):
                return self._record(line, h)
            self._doubt("error-log-chain")
        return True

    def result(self, tail: bytes) -> LogFile:
        """The log so far; `tail` is what stands behind its last complete line."""
        log = self.log
        if self._doubts:
            log.valid, loose, log.skipped = self._before_doubt
            del log.loose[loose:]
        if log.damage is None:
            log.tail = tail
        return log

    def _record(self, line: bytes, h: bytes) -> bool:
        """Take in a record that fits the chain; the chain went on without lines in doubt."""
        log = self.log
        log.skipped += self._doubts
        self._doubts = 0
        log.damage = None
        try:
            record = _decode_record(line[:-_END] + b"}")
        except _UNREADABLE:
            log.damage = CorruptLog("error-log-kind", log.order.next)
            return False
        if not log.order.allows(record):
            log.damage = CorruptLog("error-log-order", log.order.next)
            return False
        log.order.take(record)
        log.records.append(record)
        log.ends.append(self._at)
        log.h = h
        log.valid = self._at
        return True

    def _loose(self, line: bytes) -> None:
        log = self.log
        try:
            log.loose.append(_decode_loose(line))
        except _UNREADABLE:
            if not is_loose(line):
                self._doubt("error-log-line")
                return
            log.skipped += 1
        log.valid = self._at

    def _doubt(self, key: str) -> None:
        log = self.log
        if not self._doubts:
            self._before_doubt = (log.valid, len(log.loose), log.skipped)
            log.damage = CorruptLog(key, log.order.next)
        self._doubts += 1
