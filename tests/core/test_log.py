"""The chain: what it finds, what it lets pass, and that no bytes at all can upset its reader."""

import hashlib
import re
from copy import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import CorruptLog, UnknownRules
from core.game import Outcome
from core.log import (
    MAX_LINE,
    START,
    Act,
    Close,
    Cut,
    Deal,
    LogFile,
    Name,
    Open,
    Parent,
    Rekey,
    Rules,
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
    branched,
    deal,
    head,
    opened,
    raw,
    running,
    varied,
)
from tests.support.soak import amount

KEY = chain_key(SECRET)


def whole(log: LogFile) -> bool:
    """Whether nothing at all is wrong with a log."""
    return log.damage is None and not log.tail and not log.skipped


def chained_at(log: LogWriter) -> list[range]:
    """The bytes of each record of the chain."""
    ends = [*log.starts[1:], len(log.data)]
    spans = [range(start, end) for start, end in zip(log.starts, ends, strict=True)]
    return [span for span in spans if b',"h":"' in log.data[span.start : span.stop]]


def test_a_log_comes_back_as_it_was_written() -> None:
    written = varied()
    log = read(written.data)
    assert whole(log)
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
        assert whole(part)
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


@pytest.mark.parametrize("make", [varied, branched])
def test_every_changed_byte_of_the_chain_is_found(make: Any) -> None:
    written = make()
    data = written.data
    step = amount(11, 1)
    for number, span in enumerate(chained_at(written)):
        for at in list(span)[:: step if len(span) > step else 1]:
            for new in {data[at] ^ 1, data[at] ^ 0x20, data[at] ^ 0x80, 0, 0x0A} - {data[at]}:
                assert_found(data[:at] + bytes([new]) + data[at + 1 :], number, at, data)


def assert_found(changed: bytes, number: int, at: int, data: bytes) -> None:
    """The log is cut or named as damaged at record `number`, and all before that is kept."""
    try:
        log = read(changed)
    except (CorruptLog, UnknownRules):
        assert number == 0
        return
    assert log.damage is not None or log.tail, (number, at, changed[at])
    if log.damage is not None:
        assert log.damage.record == number
    assert len(log.records) == number
    assert log.valid <= at
    assert whole(read(data[: log.valid]))


def test_a_cut_at_every_byte_leaves_the_whole_records_and_a_tail() -> None:
    written = varied()
    data = written.data
    first = written.starts[1]
    for length in range(first, len(data) + 1):
        log = read(data[:length])
        assert log.damage is None
        assert log.skipped == 0
        assert log.valid + len(log.tail) == length
        assert log.valid == max(at for at in (*written.starts, len(data)) if at <= length)
        assert len(log.records) == sum(end <= length for end in log.ends)


def test_a_cut_inside_the_head_leaves_nothing() -> None:
    written = varied()
    for length in range(written.starts[1]):
        with pytest.raises(CorruptLog) as caught:
            read(written.data[:length])
        assert caught.value.record == 0


@pytest.mark.parametrize("zeros", [1, 30, 5000])
def test_zeros_at_the_end_are_a_tail(zeros: int) -> None:
    data = running().data
    log = read(data + bytes(zeros))
    assert (log.tail, log.damage, log.valid) == (bytes(zeros), None, len(data))


def test_a_last_line_whose_start_is_zeros_is_a_tail() -> None:
    written = running()
    start = written.starts[-1]
    data = written.data[:start] + bytes(100) + written.data[start + 100 :]
    assert data.endswith(b"}\n")
    assert read(data).tail == data[start:]
    assert read(data + b'{"t":"act"').tail == data[start:] + b'{"t":"act"'


def test_zeros_with_a_whole_record_behind_them_are_damage() -> None:
    written = running()
    start = written.starts[-2]
    data = written.data[:start] + bytes(100) + written.data[start + 100 :]
    log = read(data)
    assert log.damage is not None
    assert (log.damage.record, log.tail, log.valid) == (written.n - 2, b"", start)


def test_a_complete_last_line_is_never_taken_for_a_tail() -> None:
    written = running()
    data = written.data[:-10] + b"f" + written.data[-9:]
    if data == written.data:
        data = written.data[:-10] + b"0" + written.data[-9:]
    log = read(data)
    assert log.damage is not None
    assert (log.damage.key, log.damage.record) == ("error-log-chain", written.n - 1)
    assert not log.tail


def test_damage_names_its_record_and_nothing_of_its_contents() -> None:
    written = running()
    data = written.data.replace(b'"ms":6000', b'"ms":6001')
    damage = read(data).damage
    assert damage is not None
    assert damage.details == {"record": 6}


def test_talk_behind_damage_is_not_read() -> None:
    written = running()
    broken = written.data.replace(b'"ms":6000', b'"ms":6001')
    log = read(broken + encode_loose(Say(0, "behind", 1)))
    assert [type(line) for line in log.loose] == [Name]


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


def after(log: LogWriter, *records: Any) -> CorruptLog | None:
    """What is found wrong once these records follow; the log itself stays as it is."""
    return read(copy(log).add(*records).data).damage


END = Outcome((0,), (1, 0, 0), "goal")


@pytest.mark.parametrize(
    ("log", "record"),
    [
        pytest.param(running(), act(11), id="a number left out"),
        pytest.param(running(), act(9), id="a number again"),
        pytest.param(running(), act(10, seat=3), id="no such seat"),
        pytest.param(running(), Sit(10, 3, "bot"), id="no such seat to sit on"),
        pytest.param(opened(), Cut(4, 3, "ab" * 16), id="no such seat to cut"),
        pytest.param(running(), Cut(10, 0, "ab" * 16), id="cut after the deal"),
        pytest.param(running(), deal(10), id="dealt twice"),
        pytest.param(opened(), act(4), id="an action before the deal"),
        pytest.param(opened(), Undo(4, 0, 0), id="an undo before the deal"),
        pytest.param(opened(), Rules(4, 2), id="new rules before the deal"),
        pytest.param(running(), Rules(10, 1), id="the same rules"),
        pytest.param(running(), head(), id="a second head"),
        pytest.param(running(), Undo(10, 0, 9), id="an undo of nothing"),
        pytest.param(running(), Undo(10, 0, 10), id="an undo to itself"),
        pytest.param(running(), Undo(10, 0, 12), id="an undo to the future"),
        pytest.param(running(), Undo(10, 0, 3), id="an undo to before the deal"),
        pytest.param(running(), Undo(10, 3, 6), id="an undo by no seat"),
        pytest.param(running(), Undo(10, 0, 6, (1, 3)), id="an undo with no seat's consent"),
        pytest.param(running(), Rekey(10, "12" * 32), id="a fresh key in no branch"),
        pytest.param(branched(), Rekey(11, "12" * 32), id="a second fresh key"),
        pytest.param(varied(), act(37), id="an action after the end"),
        pytest.param(varied(), Close(37, None, "abandoned"), id="a second end"),
        pytest.param(varied(), Sit(37, 0, "bot"), id="a bot after the end"),
        pytest.param(
            running(), Close(10, Outcome((3,), (0, 0, 0), ""), "ended"), id="no seat wins"
        ),
        pytest.param(
            running(), Close(10, Outcome((-1,), (0, 0, 0), ""), "ended"), id="a seat below 0 wins"
        ),
        pytest.param(
            running(),
            Close(10, Outcome((), (0, 0, 0, 0), ""), "ended"),
            id="more scores than seats",
        ),
        pytest.param(
            running(1, parent=Parent("toy-1", 5, "ef" * 16)), act(6), id="a branch goes on unkeyed"
        ),
    ],
)
def test_a_record_that_may_not_follow_stops_the_log_there(log: LogWriter, record: Any) -> None:
    before = len(log.data)
    number = log.n
    damage = after(log, record)
    assert damage is not None
    assert (damage.key, damage.record) == ("error-log-order", number)
    found = read(copy(log).add(record).data)
    assert (found.valid, len(found.records)) == (before, number)


@pytest.mark.parametrize(
    ("log", "records"),
    [
        pytest.param(opened(), [Close(4, None, "abandoned")], id="left before the deal"),
        pytest.param(running(), [Close(10, END, "agreed")], id="ended by agreement"),
        pytest.param(running(), [Undo(10, 0, 5), act(11), Undo(12, 0, 10)], id="undo twice"),
        pytest.param(running(), [Undo(10, 0, 8), Undo(11, 0, 8)], id="undo one more step"),
        pytest.param(running(), [Rules(10, 2), Undo(11, 0, 9)], id="undo the new rules"),
        pytest.param(running(), [Sit(10, 1, "resigned"), Undo(11, 0, 8)], id="undo over a seat"),
        pytest.param(branched(), [Undo(11, 0, 5)], id="undo over the start of a branch"),
    ],
)
def test_what_may_follow(log: LogWriter, records: list[Any]) -> None:
    assert after(log, *records) is None


def test_an_undone_record_can_not_be_gone_back_to() -> None:
    log = running().add(Undo(10, 0, 6), act(11))
    damage = after(log, Undo(12, 0, 8))
    assert damage is not None
    assert damage.record == 12
    assert after(log, Undo(12, 0, 10)) is None
    assert read(log.data).order.line == [4, 5, 6, 10, 11]


def test_a_branch_of_a_branch_keeps_the_old_key_and_has_its_own() -> None:
    log = running(1, parent=Parent("toy-2", 8, "ef" * 16))
    log.add(Rekey(6, "12" * 32), act(7), act(8), Rekey(9, "34" * 32), act(10))
    assert whole(read(log.data))


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
    assert whole(log)
    assert log.loose[-1] == Say(0, text, 1)


def test_a_name_that_does_not_fit_its_hash_is_no_name() -> None:
    log = read(running().add(Name(AIKO, SALT, "Ben")).data)
    assert log.names() == {AIKO: "Aiko"}
    assert whole(log)


def test_a_single_line_can_be_read_without_its_chain() -> None:
    line = varied().data.split(b"\n")[7]
    assert isinstance(read_line(line), Deal)
    assert read_line(line[:-1]) is None
    assert read_line(b" " * MAX_LINE) is None
    with pytest.raises(CorruptLog):
        read_head(line)


def readable(data: bytes) -> None:
    """Whatever the bytes, the reader answers, and what it calls valid reads the same again."""
    try:
        log = read(data)
    except (CorruptLog, UnknownRules):
        return
    again = read(data[: log.valid])
    assert (again.records, again.damage, again.tail) == (log.records, None, b"")
    assert again.valid == log.valid


@settings(max_examples=amount(150, 20000), deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_are_answered(data: bytes) -> None:
    readable(data)
    readable(varied().data + data)


edits = st.tuples(
    st.integers(0, 10**6), st.sampled_from(["put", "cut", "swap", "copy"]), st.binary(max_size=8)
)


@settings(max_examples=amount(150, 20000), deadline=None)
@given(st.lists(edits, min_size=1, max_size=4))
def test_any_mangled_log_is_answered(changes: list[tuple[int, str, bytes]]) -> None:
    data = varied().data
    for place, kind, new in changes:
        at = place % (len(data) + 1)
        size = {"put": 0, "cut": place % 97, "swap": len(new), "copy": 0}[kind]
        middle = data[at - place % 900 : at] if kind == "copy" else new if kind != "cut" else b""
        data = data[:at] + middle + data[at + size :]
    readable(data)


@settings(max_examples=amount(100, 5000), deadline=None)
@given(st.data())
def test_lines_in_any_order_never_pass_for_another_game(data: st.DataObject) -> None:
    lines = varied().data.splitlines(keepends=True)
    order = data.draw(st.permutations(range(1, len(lines))))
    log = read(lines[0] + b"".join(lines[at] for at in order))
    true = read(varied().data)
    assert log.records == true.records[: len(log.records)]
