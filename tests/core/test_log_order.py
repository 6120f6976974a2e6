"""Which record may follow which."""

from copy import copy
from typing import Any

import pytest

from core.errors import CorruptLog
from core.game import Outcome
from core.log import (
    Close,
    Cut,
    Parent,
    Rekey,
    Rules,
    Sit,
    Undo,
    read,
)
from tests.support.logs import (
    LogWriter,
    act,
    branched,
    deal,
    head,
    is_whole,
    opened,
    running,
    varied,
)


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
    assert is_whole(read(log.data))
