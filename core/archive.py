"""The list of all saves, from the first and the last lines of each, and what it remembers."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

import msgspec

from core.errors import Busy, CorruptLog, StoreError, UnknownRules
from core.game import Outcome, Value, find_game, game_ids
from core.log import (
    FORMAT,
    MAX_LINE,
    Act,
    Chained,
    Close,
    Name,
    Record,
    Say,
    Sit,
    is_loose,
    read_head,
    read_line,
    tail_start,
)
from core.store import Found, Store

State: TypeAlias = Literal["playing", "done", "cut", "broken", "unknown"]
UNFINISHED: Final = frozenset({"playing", "cut"})
"""The states of games that go on."""
DAMAGED: Final = frozenset({"cut", "broken"})
"""The states of saves of which something can't be read."""

_BLOCK = 4096
_WORTH = 64  # saves read anew that make a new index worth its writing
_VERSION = (1, FORMAT)
_SEATING = (b'{"t":"sit",', b'{"t":"name",')


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What the list shows of a save.

    `saved` is in seconds since 1970. `state`: "cut" has an unfinished last line, which goes when
    the game goes on; "broken" can't be read; "unknown" needs a newer program. `who` holds each
    seat's name, or else its kind, which `kinds` holds for every seat. `records` counts the
    chained lines, `ms` is the time of the last action, `parent` the save that it branched from.
    """

    id: str
    saved: float
    state: State
    game: str = ""
    rules: int = 0
    seats: int = 0
    options: dict[str, Value] = {}
    who: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    created: str = ""
    place: str = ""
    practice: bool = False
    parent: str = ""
    records: int = 0
    ms: int = 0
    reason: str = ""
    outcome: Outcome | None = None


class _Kept(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An entry, and the time and the size of the file that it was made from."""

    written: int
    size: int
    entry: Entry


class _Index(msgspec.Struct, frozen=True, array_like=True):
    version: tuple[int, int]
    kept: dict[str, _Kept]


class _Last(NamedTuple):
    record: Chained
    ms: int | None
    is_cut: bool


_caches: WeakKeyDictionary[Store, dict[str, _Kept]] = WeakKeyDictionary()
_encode_index = msgspec.msgpack.Encoder().encode
_decode_index = msgspec.msgpack.Decoder(_Index).decode


def entries(store: Store) -> Iterator[Entry]:
    """All saves, last written first; damaged and foreign ones too, with a state that says so.

    Reads a file only when it comes up and has changed since the last time. Raises StoreError
    where the folder itself can't be read.
    """
    found = sorted(store.scan(), key=lambda save: (save.written, save.id), reverse=True)
    kept = _caches[store] = _remembered(store)
    known: dict[tuple[str, int], bool] = {}
    changes = 0
    for save in found:
        last = kept.get(save.id)
        if last is None or last.size != save.size or last.written != save.written:
            last = kept[save.id] = _Kept(save.written, save.size, _look(store, save))
            changes += 1
        yield _judged(last.entry, known)
    if len(kept) > len(found):
        for gone in kept.keys() - {save.id for save in found}:
            kept.pop(gone, None)
            changes += 1
    if changes >= _WORTH:
        store.remember(_encode_index(_Index(_VERSION, dict(kept))))


def _remembered(store: Store) -> dict[str, _Kept]:
    kept = _caches.get(store)
    if kept is not None:
        return kept
    try:
        index = _decode_index(store.recall())
    except (ValueError, RecursionError):
        return {}
    return index.kept if index.version == _VERSION else {}


def _judged(entry: Entry, known: dict[tuple[str, int], bool]) -> Entry:
    """The entry, marked as unknown where its game or ruleset is not at hand."""
    rules = (entry.game, entry.rules)
    if rules not in known:
        is_there = entry.game in game_ids() and entry.rules <= find_game(entry.game).rules
        known[rules] = is_there or not entry.game
    return entry if known[rules] else msgspec.structs.replace(entry, state="unknown")


def _look(store: Store, found: Found) -> Entry:
    """The entry of one save, from its ends; never raises."""
    saved = found.written / 1e9
    try:
        return _read_ends(store, found, saved)
    except UnknownRules:
        return Entry(found.id, saved, "unknown")
    except (CorruptLog, StoreError):
        return Entry(found.id, saved, "broken")


def _read_ends(store: Store, found: Found, saved: float) -> Entry:
    head, tail, last = b"", b"", None
    for size in (_BLOCK, 2 * MAX_LINE):
        head, tail = store.ends(found.id, size)
        last = _read_last(tail.partition(b"\n")[2] if tail else head)
        if not tail or (last is not None and last.ms is not None and b"\n" in head):
            break
    if last is None:
        raise CorruptLog("error-log-head", 0)
    first, *lines = head.split(b"\n")
    opened = read_head(first)
    sits, names = _seating(lines + tail.split(b"\n"))
    seats = [sits.get(seat) for seat in range(opened.seats)]
    close = last.record if isinstance(last.record, Close) else None
    return Entry(
        id=found.id,
        saved=saved,
        state="cut" if last.is_cut else "done" if close else "playing",
        game=opened.game,
        rules=opened.rules,
        seats=opened.seats,
        options=opened.options,
        who=tuple(names.get(sit.who, sit.kind) if sit else "" for sit in seats),
        kinds=tuple(sit.kind if sit else "" for sit in seats),
        created=opened.created,
        place=opened.place,
        practice=opened.practice,
        parent=opened.parent.id if opened.parent else "",
        records=last.record.n + 1,
        ms=last.ms or 0,
        reason=close.reason if close else "",
        outcome=close.outcome if close else None,
    )


def _read_last(data: bytes) -> _Last | None:
    """The last record among whole lines; None where there is none.

    Raises CorruptLog where a line behind it may have been another.
    """
    stop = tail_start(data)
    record: Chained | None = None
    for line in reversed(data[:stop].split(b"\n")[:-1]):
        found = read_line(line)
        if found is None and not is_loose(line):
            if record is None:
                raise CorruptLog("error-log-line", 0)
            break
        if isinstance(found, Record):
            record = record or found
            if isinstance(found, Act):
                return _Last(record, found.ms, stop < len(data))
    return _Last(record, None, stop < len(data)) if record else None


def _seating(lines: list[bytes]) -> tuple[dict[int, Sit], dict[str, str]]:
    """Who sits where by what these lines say, and the names behind the hashes."""
    sits: dict[int, Sit] = {}
    names: dict[str, str] = {}
    for line in lines:
        if line.startswith(_SEATING):
            found = read_line(line)
            if isinstance(found, Sit):
                sits[found.seat] = found
            elif isinstance(found, Name) and found.is_true:
                names[found.who] = found.name
    return sits, names


@dataclass(slots=True)
class Forgotten:
    """What `forget` did: the saves that it changed, and those that somebody plays on."""

    changed: list[str] = field(default_factory=list)
    busy: list[str] = field(default_factory=list)


def forget(store: Store, name: str) -> Forgotten:
    """Take a person's name and talk out of all saves of a store; no chain breaks by it.

    Raises StoreError where a save can't be read or written.
    """
    done = Forgotten()
    for save in store.ids():
        try:
            if store.rewrite(save, partial(without, name=name)):
                done.changed.append(save)
        except Busy:
            done.busy.append(save)
    _caches.pop(store, None)
    store.remember(b"")
    return done


def without(data: bytes, name: str) -> bytes:
    """The bytes of a log without the lines that tell a person's name or what they said."""
    lines = data.split(b"\n")
    found = [read_line(line) for line in lines]
    hashes = {line.who for line in found if isinstance(line, Name) and line.name == name}
    seated: dict[int, str] = {}
    kept = []
    for text, line in zip(lines, found, strict=True):
        if isinstance(line, Sit):
            seated[line.seat] = line.who
        if isinstance(line, Name) and line.name == name:
            continue
        if isinstance(line, Say) and seated.get(line.seat) in hashes:
            continue
        kept.append(text)
    return b"\n".join(kept)
