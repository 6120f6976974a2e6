"""Lines of a log: written, read back, skipped, refused."""

import hashlib
import re
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from core.errors import CorruptLog, UnknownRules
from core.log import (
    MAX_LINE,
    START,
    Act,
    Close,
    Cut,
    Deal,
    Name,
    Open,
    Parent,
    Say,
    Sit,
    Undo,
    chain_key,
    encode,
    encode_loose,
    read,
    read_head,
    read_line,
)
from tests.support.logs import (
    AIKO,
    SALT,
    SECRET,
    LogWriter,
    act,
    head,
    is_whole,
    raw,
    running,
    varied,
)

KEY = chain_key(SECRET)


def test_a_log_comes_back_as_it_was_written() -> None:
    written = varied()
    log = read(written.data)
    assert is_whole(log)
    assert log.valid == len(written.data)
    assert [record.n for record in log.records] == list(range(37))
    assert {type(record) for record in log.records} >= {Open, Sit, Cut, Deal, Act, Undo, Close}
    assert next(line.text for line in log.loose if isinstance(line, Say)) == "しまった [/"
    assert log.h == written.h
    assert log.head.options == {"goal": 7, "fast": True, "map": "small"}
    assert log.names() == {AIKO: "Aiko"}
    assert log.order.closed


def test_the_offsets_behind_the_records_cut_out_whole_logs() -> None:
    data = varied().data
    log = read(data)
    for index, end in enumerate(log.ends):
        part = read(data[:end])
        assert is_whole(part)
        assert part.records == log.records[: index + 1]


def test_each_line_ends_in_its_hash_over_the_one_before_and_its_own_bytes() -> None:
    first, h = encode(head(), START, KEY)
    second, _ = encode(Sit(1, 0, "bot", "easy"), h, KEY)
    assert re.fullmatch(rb'\{"t":"open","n":0,.*,"h":"[0-9a-f]{32}"\}\n', first)
    assert first.endswith(b'"h":"%b"}\n' % h.hex().encode())
    assert encode(Sit(1, 0, "bot", "easy"), START, KEY)[0] != second
    assert encode(Sit(1, 0, "bot", "easy"), h, chain_key(bytes(32)))[0] != second


def test_the_format_is_written_out_even_where_it_is_the_default() -> None:
    assert b'"format":1,' in encode(head(), START, KEY)[0]


@pytest.mark.parametrize(
    "line",
    [
        b'{"t":"say","seat":0,"text":"\xff\xfe","ms":1}',
        b'{"t":"say","seat":0,"text":"cut of',
        b'{"t":"say","seat":99,"text":"from nowhere","ms":1}',
        b'{"t":"say","seat":0,"text":"hello","ms":1,"colour":"red"}',
        b'{"t":"name","who":"zz","salt":"","name":"?"}',
        b'{"t":"mark","after":5,"text":"of a later program"}',
        b"\x00\x01\x02 noise",
        b"",
        b"[" * 50000,
        b'{"t":"say","seat":0,"ms":1,"text":"' + b"x" * MAX_LINE + b'"}',
        b'{"t":"act","n":5,"h":"' + b"0" * 32 + b'"}',
    ],
)
def test_a_line_without_which_the_chain_goes_on_is_skipped_and_counted(line: bytes) -> None:
    written = running()
    start = written.starts[-1]
    log = read(written.data[:start] + line + b"\n" + written.data[start:])
    assert (log.damage, log.tail, log.skipped) == (None, b"", 1)
    assert len(log.records) == written.n


@pytest.mark.parametrize(
    "line", [b'{"t":"say","seat":9', b'{"t":"mark","text":"of a later program"}']
)
def test_a_last_line_that_can_be_no_record_is_skipped(line: bytes) -> None:
    data = running().data + line + b"\n"
    log = read(data)
    assert (log.damage, log.skipped, log.valid) == (None, 1, len(data))


@pytest.mark.parametrize("line", [b"noise", b"", b'{"t":"act","n":10}', b"x" * MAX_LINE])
def test_a_last_line_that_may_have_been_a_record_is_damage(line: bytes) -> None:
    data = running().data
    log = read(data + line + b"\n")
    assert log.damage is not None
    assert (log.damage.key, log.damage.record, log.valid) == ("error-log-line", 10, len(data))


def add_by_hand(log: LogWriter, body: str) -> LogWriter:
    """Chain a line that no program of ours would write."""
    start = body.removesuffix("}").encode()
    mixer = hashlib.blake2b(log.h + start, key=KEY, digest_size=16)
    log.data += start + b',"h":"' + mixer.hexdigest().encode() + b'"}\n'
    log.h = mixer.digest()
    log.n += 1
    return log


@pytest.mark.parametrize(
    "body",
    [
        '{"t":"teleport","n":10,"seat":0}',
        '{"t":"sit","n":10,"seat":0,"kind":"bot","mood":"grim"}',
        '{"t":"sit","n":10,"seat":-1,"kind":"bot"}',
        '{"t":"sit","n":10,"seat":0,"kind":"ghost"}',
        '{"t":"sit","n":10,"seat":0,"kind":"bot","who":"' + "0" * 31 + '"}',
        '{"t":"sit","n":10,"seat":true,"kind":"bot"}',
        '{"t":"sit","n":10.5,"seat":0,"kind":"bot"}',
        '{"t":"sit","n":10,"seat":0,"kind":"bot","h":"' + "0" * 32 + '"}',
        '{"n":10,"seat":0,"kind":"bot"}',
        '{"t":"rekey","n":10,"key":"' + "g" * 64 + '"}',
        '{"t":"undo","n":10,"by":0,"to":7,"consents":[0,1,2,64]}',
        '{"t":"act","n":10,"seat":0,"ms":-1,"action":0,"events":[],"position":0,"digest":"'
        + "0" * 16
        + '"}',
        '{"t":"act","n":10,"seat":0,"ms":1,"action":0,"events":[,"position":0,"digest":"'
        + "0" * 16
        + '"}',
    ],
)
def test_a_chained_line_of_an_unknown_kind_stops_there_and_keeps_the_rest(body: str) -> None:
    written = running()
    before = len(written.data)
    data = add_by_hand(written, body).data
    log = read(data + running().data)
    assert log.damage is not None
    assert (log.damage.key, log.damage.record) == ("error-log-kind", 10)
    assert (len(log.records), log.valid, log.tail) == (10, before, b"")


def test_a_key_written_twice_does_not_change_what_is_hashed() -> None:
    written = running()
    add_by_hand(written, '{"t":"sit","n":9,"n":10,"seat":0,"kind":"bot","level":"easy"}')
    plain = running()
    add_by_hand(plain, '{"t":"sit","n":10,"seat":0,"kind":"bot","level":"easy"}')
    twice, once = read(written.data), read(plain.data)
    assert twice.records == once.records
    assert twice.h != once.h
    swapped = written.data.replace(b'"n":9,"n":10', b'"n":8,"n":10')
    assert read(swapped).damage is not None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\n\n\n",
        b"\x00" * 5000,
        b"\x7fELF\x02\x01\x01" + bytes(range(256)) * 9,
        b"{}\n",
        b"[]\n",
        b'"open"\n',
        b'{"t":"open"}\n',
        b'{"t":"open","h":"' + b"0" * 32 + b'"}\n',
        b'{"t":"open","format":"two"}\n',
        encode_loose(Name(AIKO, SALT, "Aiko")),
        encode(act(0), START, KEY)[0],
        encode(head(), b"\x01" * 16, KEY)[0],
        encode(head(), START, chain_key(bytes(32)))[0],
        b"[" * 60000 + b"\n",
        running().data.replace(b"\n", b"\r\n"),
        b"\xef\xbb\xbf" + running().data,
        running().data.decode().encode("utf-16"),
    ],
)
def test_what_has_no_head_is_no_log(data: bytes) -> None:
    with pytest.raises(CorruptLog) as caught:
        read(data)
    assert caught.value.key in ("error-log-empty", "error-log-head")
    assert caught.value.record == 0


@pytest.mark.parametrize("tail", [b"", b',"h":"' + b"0" * 32 + b'"'])
def test_a_newer_format_is_named(tail: bytes) -> None:
    data = b'{"t":"open","format":2,"game":{"id":"toy"},"n":0' + tail + b"}\n" + running().data
    with pytest.raises(UnknownRules) as caught:
        read(data)
    assert caught.value.details == {"format": 2, "known": 1}


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 0},
        {"seats": 65},
        {"rules": 0},
        {"game": "../toy"},
        {"game": ""},
        {"secret": "00"},
        {"secret": SECRET.hex() + "\n"},
        {"commitment": "x" * 32},
        {"created": "yesterday"},
        {"place": "moon"},
        {"options": {"goal": 1.5}},
        {"options": {"goal": None}},
        {"format": 2},
        {"practice": 1},
        {"parent": Parent("toy-1", -1, "ef" * 16)},
    ],
)
def test_a_record_that_could_not_be_read_back_is_not_written(change: dict[str, Any]) -> None:
    with pytest.raises((ValueError, msgspec.ValidationError)):
        encode(head(**change), START, KEY)


@pytest.mark.parametrize(
    "record",
    [
        act(5, seat=-1),
        act(5, digest="ABCDEF0123456789"),
        act(5, by="ghost"),
        act(5, events=raw("x" * MAX_LINE)),
        act(5, events=Raw(b"[" * 20000 + b"]" * 20000)),
        act(5, events=Raw(b"[1,")),
        Undo(5, 0, -1),
        Sit(-1, 0, "bot"),
    ],
)
def test_a_bad_record_is_not_written(record: Any) -> None:
    with pytest.raises((ValueError, msgspec.ValidationError)):
        encode(record, START, KEY)


@pytest.mark.parametrize(
    "line", [Say(-2, "hello", 0), Say(0, "x" * 2001, 0), Say(0, "\ud800", 0), Name("", SALT, "x")]
)
def test_a_bad_loose_line_is_not_written(line: Any) -> None:
    with pytest.raises((ValueError, msgspec.ValidationError)):
        encode_loose(line)


def test_talk_that_looks_like_a_hash_stays_talk() -> None:
    text = 'x","h":"' + "0" * 32
    log = read(running().add(Say(0, text, 1)).data)
    assert is_whole(log)
    assert log.loose[-1] == Say(0, text, 1)


def test_a_name_that_does_not_fit_its_hash_is_no_name() -> None:
    log = read(running().add(Name(AIKO, SALT, "Ben")).data)
    assert log.names() == {AIKO: "Aiko"}
    assert is_whole(log)


def test_a_single_line_can_be_read_without_its_chain() -> None:
    line = varied().data.split(b"\n")[7]
    assert isinstance(read_line(line), Deal)
    assert read_line(line[:-1]) is None
    assert read_line(b" " * MAX_LINE) is None
    with pytest.raises(CorruptLog):
        read_head(line)
