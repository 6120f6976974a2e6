"""Changed, cut, zero-filled and random bytes: what is found, and what is kept."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import CorruptLog, UnknownRules
from core.log import (
    Name,
    Say,
    encode_loose,
    read,
)
from tests.support.logs import (
    LogWriter,
    branched,
    is_whole,
    running,
    varied,
)
from tests.support.soak import amount


def chained_at(log: LogWriter) -> list[range]:
    """The bytes of each record of the chain."""
    ends = [*log.starts[1:], len(log.data)]
    spans = [range(start, end) for start, end in zip(log.starts, ends, strict=True)]
    return [span for span in spans if b',"h":"' in log.data[span.start : span.stop]]


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
    assert is_whole(read(data[: log.valid]))


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
