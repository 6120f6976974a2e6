"""The hash chain of a log: writing lines, and reading them back as far as they can be trusted."""

import hashlib
from dataclasses import dataclass

import msgspec

from core.chance import derive
from core.errors import CorruptLog
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
    "Act",
    "Chained",
    "Close",
    "Cut",
    "Deal",
    "LogFile",
    "Loose",
    "Name",
    "Open",
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
    "read",
    "who_of",
]

MAX_LINE = 65536
"""The longest line in bytes, its LF included."""
START = bytes(16)
"""The `h` before the first record."""


@dataclass(slots=True)
class LogFile:
    """A log as far as it can be trusted.

    `ends` holds the offset in bytes just after each record, `h` the last record's hash. `tail`
    is an unfinished or zero-filled last line. `damage` names the first bad record behind which
    there are complete lines. `skipped` counts unreadable lines without which the chain goes on.
    `valid` is the number of bytes that may stay.
    """

    records: list[Chained]
    loose: list[Talk]
    ends: list[int]
    h: bytes
    tail: bytes
    damage: CorruptLog | None
    skipped: int
    valid: int

    @property
    def head(self) -> Open:
        """The first record."""
        first = self.records[0]
        assert isinstance(first, Open)
        return first

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
    body = msgspec.json.encode(record)[:-1]
    h = hashlib.blake2b(previous_h + body, key=key, digest_size=16)
    return b'%b,"h":"%b"}\n' % (body, h.hexdigest().encode()), h.digest()


def encode_loose(line: Talk) -> bytes:
    """The line of a name or of talk. Raises ValueError for one that could not be read back."""
    return msgspec.json.encode(line) + b"\n"


def read(data: bytes) -> LogFile:
    """A log from its bytes.

    Raises CorruptLog where there is no head, UnknownRules for a newer format; any other damage
    is stated in the result.
    """
    raise NotImplementedError
