"""The records of a log: what each kind of line states. Their tags never change their meaning."""

import hashlib
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from core.game import Outcome, Value

FORMAT = 1
"""The newest format of logs that this program reads."""

Number = Annotated[int, Meta(ge=0, le=2**31)]
Version = Annotated[int, Meta(ge=1, le=2**31)]
Seat = Annotated[int, Meta(ge=0, lt=64)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Key = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]
Who = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")]
GameId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z")]
Time = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\Z")]
Word = Annotated[str, Meta(max_length=255)]
Text = Annotated[str, Meta(max_length=2000)]


class Record(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    gc=False,
    tag_field="t",
):
    """A numbered record of the chain; `n` rises by 1 from 0."""

    n: Number


class Parent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Where a branch comes from: the save, the number of its last common record, and its `h`."""

    id: Word
    record: Number
    h: Hash


class Open(Record, frozen=True, kw_only=True, omit_defaults=False, tag="open"):
    """The head of a log. `secret` is 32 bytes in hex digits, `created` is `2026-11-30T19:32:57Z`.

    `practice`: the seed was given. `free_undo`: any undo is allowed, without consent.
    """

    format: Literal[1] = 1
    game: GameId
    rules: Version
    seats: Annotated[int, Meta(ge=1, le=64)]
    options: dict[Word, Value]
    commitment: Hash
    secret: Key
    place: Literal["local", "server"]
    created: Time
    program: Word
    practice: bool = False
    free_undo: bool = False
    parent: Parent | None = None


class Sit(Record, frozen=True, tag="sit"):
    """Who sits at a seat from now on. `level` is a bot's; `who` is `who_of` a name, or empty."""

    seat: Seat
    kind: Literal["person", "bot", "resigned"]
    level: Word = ""
    who: Who = ""


class Cut(Record, frozen=True, tag="cut"):
    """A seat has cut the deck; `word` is the hash of its word."""

    seat: Seat
    word: Hash


class Deal(Record, frozen=True, tag="deal"):
    """The events of `begin`, the position of the stream after them, the digest of the state."""

    events: Raw
    position: Count
    digest: Digest


class Act(Record, frozen=True, tag="act"):
    """An action and its events, `ms` after the creation; `by` is who stood in for the seat."""

    seat: Seat
    ms: Count
    action: Raw
    events: Raw
    position: Count
    digest: Digest
    by: Literal["", "clock", "bot"] = ""


class Undo(Record, frozen=True, tag="undo"):
    """Back to just after record `to`, asked by seat `by`, with the consent of other seats."""

    by: Seat
    to: Number
    consents: tuple[Seat, ...] = ()


class Rules(Record, frozen=True, tag="rules"):
    """The game goes on under another ruleset."""

    rules: Version


class Rekey(Record, frozen=True, tag="rekey"):
    """The fresh secret of a branch: 32 bytes in hex digits."""

    key: Key


class Close(Record, frozen=True, tag="close"):
    """The end; no outcome where the game was left before its end."""

    outcome: Outcome | None
    reason: Literal["ended", "resigned", "abandoned", "agreed"]


class Loose(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    gc=False,
    tag_field="t",
):
    """A line outside the chain, which may be taken away."""


class Name(Loose, frozen=True, tag="name"):
    """The name behind a `who`, with the random salt (32 hex digits) that hid it there."""

    who: Hash
    salt: Hash
    name: Annotated[str, Meta(max_length=255)]

    @property
    def is_true(self) -> bool:
        """Whether the name is the one that `who` was made from."""
        return self.who == who_of(self.salt, self.name)


class Say(Loose, frozen=True, tag="say"):
    """A line of talk. `seat` is -1 for somebody who watches."""

    seat: Annotated[int, Meta(ge=-1, lt=64)]
    text: Text
    ms: Count


Chained: TypeAlias = Open | Sit | Cut | Deal | Act | Undo | Rules | Rekey | Close
Talk: TypeAlias = Name | Say


def who_of(salt: str, name: str) -> str:
    """The hash that stands for a name in the chain; `salt` is 32 random hex digits."""
    key = bytes.fromhex(salt)
    return hashlib.blake2b(name.encode("utf-8", "replace"), key=key, digest_size=16).hexdigest()
