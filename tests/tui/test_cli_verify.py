"""`meikyu verify`: one line on each file, and an exit status for scripts."""

import json

import pytest

from core.log import read
from tests.support.command_line import (
    finished_game,
    keep,
    meikyu_fixture,  # noqa: F401 - a fixture
    running_game,
    with_head,
)

BAD = b'"position":'


def spoiled(data: bytes, line: int) -> bytes:
    """A log with one digit changed in a line."""
    lines = data.split(b"\n")
    place = lines[line].index(BAD) + len(BAD)
    digit = b"1" if lines[line][place : place + 1] != b"1" else b"2"
    lines[line] = lines[line][:place] + digit + lines[line][place + 1 :]
    return b"\n".join(lines)


def test_good_logs(meikyu):
    keep(meikyu, "finished", finished_game())
    keep(meikyu, "running", running_game())
    done = meikyu("verify", "finished", "running")
    assert (done.status, done.err) == (0, "")
    count = len(read(finished_game()).records)
    assert done.out.splitlines()[0] == f"finished: good, {count} records"


def test_lines_that_are_not_of_the_game_are_told(meikyu):
    lines = finished_game().split(b"\n")
    foreign = [*lines[:20], lines[19], b"no record", *lines[20:]]
    keep(meikyu, "foreign", b"\n".join(foreign))
    done = meikyu("verify", "foreign")
    assert done.status == 0
    good, skipped = done.out.splitlines()
    assert good == f"foreign: good, {len(read(finished_game()).records)} records"
    assert skipped == "    left aside: 2 lines that are no part of the game"


def test_the_first_bad_record_is_named_and_shown(meikyu):
    keep(meikyu, "spoiled", spoiled(finished_game(), 20))
    done = meikyu("verify", "spoiled")
    assert done.status == 1
    first, expected, found = done.out.splitlines()
    assert first == "spoiled: bad at record 20: the line is not what was written"
    assert "expected" in expected
    assert found.split()[1] == finished_game().split(b"\n")[20][-34:-2].decode()


def test_of_a_running_game_only_the_number_is_told(meikyu):
    keep(meikyu, "spoiled", spoiled(running_game(), 20))
    done = meikyu("verify", "spoiled")
    (line,) = done.out.splitlines()
    assert line.startswith("spoiled: bad at record 20")
    (report,) = json.loads(meikyu("verify", "spoiled", "--json").out)
    assert (report["expected"], report["found"], report["problem"]) == ("", "", "")


def test_a_game_of_unknown_rules_is_checked_in_part(meikyu):
    keep(meikyu, "future", with_head(finished_game(), rules=99))
    done = meikyu("verify", "future")
    assert done.status == 3
    assert "ruleset is not at hand" in done.out


def test_other_dice_than_those_committed_are_found(meikyu):
    other = "11" * 32
    keep(meikyu, "loaded", with_head(finished_game(), secret=other))
    done = meikyu("verify", "loaded")
    assert done.status == 1
    assert "committed" in done.out


@pytest.mark.parametrize(
    ("names", "status"),
    [
        (("good", "part"), 3),
        (("part", "good"), 3),
        (("part", "bad", "good"), 1),
        (("good", "nothing"), 1),
    ],
)
def test_the_worst_file_sets_the_status(meikyu, names, status):
    keep(meikyu, "good", finished_game())
    keep(meikyu, "part", with_head(finished_game(), rules=99))
    keep(meikyu, "bad", spoiled(finished_game(), 9))
    done = meikyu("verify", *names)
    assert done.status == status
    for name in names:
        assert name in done.out + done.err


def test_the_report_for_programs(meikyu):
    keep(meikyu, "good", finished_game())
    done = meikyu("verify", "good", "missing", "--json")
    good, missing = json.loads(done.out)
    assert list(good) == [
        "file", "status", "records", "bad_record", "problem", "expected", "found", "skipped",
    ]  # fmt: skip
    assert good["status"] == "good"
    assert missing == {"file": "missing", "status": "unread"}
    assert done.status == 1
    assert "missing" in done.complaint


def test_verify_writes_nothing(meikyu):
    path = keep(meikyu, "cut", running_game()[:-9])
    before = path.stat()
    assert meikyu("verify", "cut").status == 1
    assert path.read_bytes() == running_game()[:-9]
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert [found.name for found in meikyu.saves.iterdir()] == ["cut.jsonl"]
