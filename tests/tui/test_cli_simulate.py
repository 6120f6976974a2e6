"""`meikyu simulate`: the same figures anywhere, honest where a game or the whole is cut short."""

import json
import os
import pty
import signal

import pytest

from core.verify import verify
from tests.support.command_line import meikyu_fixture  # noqa: F401 - a fixture

FEW = ("simulate", "mugen", "--games", "2", "--option", "round_limit=5")
KEYS = [
    "game", "seats", "games", "finished", "actions", "seconds", "actions_per_second", "turns",
    "wins", "draws", "outcomes", "facts", "digest",
]  # fmt: skip


def test_the_result_for_programs(meikyu):
    done = meikyu(*FEW, "--seats", "3", "--json")
    assert (done.status, done.err) == (0, "")
    result = json.loads(done.out)
    assert list(result) == KEYS
    assert (result["game"], result["seats"], result["games"]) == ("mugen", 3, 2)
    assert set(result["turns"]) == {"min", "median", "max"}
    assert len(result["wins"]) == 3
    assert sum(result["outcomes"].values()) == result["finished"] == 2


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_result_as_text(meikyu, lang):
    done = meikyu(*FEW, "--lang", lang)
    digest = json.loads(meikyu(*FEW, "--json").out)["digest"]
    assert digest in done.out
    assert ("seats" in done.out) == (lang == "en")
    assert done.out.replace("\n", "").isprintable()


def test_another_seed_or_option_is_another_game(meikyu):
    lines = ([], ["--seed", "2"], ["--seed", "-2"], ["--option", "theft=any_winner"])
    digests = {json.loads(meikyu(*FEW, "--json", *line).out)["digest"] for line in lines}
    assert len(digests) == len(lines)


def test_games_that_are_kept_are_the_same_and_good(meikyu):
    plain = json.loads(meikyu(*FEW, "--json").out)
    folder = meikyu.folder / "kept"
    kept = meikyu(*FEW, "--json", "--save", str(folder))
    assert kept.status == 0
    assert json.loads(kept.out)["digest"] == plain["digest"]
    logs = sorted(folder.glob("*.jsonl"))
    assert len(logs) == 2
    assert {verify(path.read_bytes()).status for path in logs} == {"good"}
    assert {path.stat().st_mode & 0o777 for path in logs} == {0o600}
    again = meikyu(*FEW, "--json", "--save", str(folder))
    assert (again.status, again.out) == (1, "")
    assert logs[0].stem in again.complaint


def test_a_folder_that_cannot_be_written(meikyu):
    for folder in ("/dev/null", "/dev/null/x", "/proc/none", "x" * 5000, ""):
        done = meikyu(*FEW, "--save", folder)
        assert done.status in {1, 2}
        assert done.complaint


def test_games_given_up_are_told(meikyu):
    done = meikyu(*FEW, "--max-actions", "3", "--json")
    result = json.loads(done.out)
    assert (result["games"], result["finished"], result["actions"]) == (2, 0, 6)
    assert done.status == 3
    assert "2 of 2" in done.complaint


def test_the_digest_is_the_same_in_any_process(meikyu):
    here = json.loads(meikyu(*FEW, "--json").out)["digest"]
    for environment in (
        {"PYTHONHASHSEED": "1", "TZ": "Asia/Tokyo", "LC_ALL": "ja_JP.UTF-8"},
        {"PYTHONHASHSEED": "2", "TZ": "America/New_York", "LC_ALL": "C", "PYTHONUTF8": "0"},
    ):
        done = meikyu.process(*FEW, "--json", **environment)
        assert json.loads(done.out)["digest"] == here


def test_ctrl_c_ends_with_what_there_is(meikyu):
    ours, theirs = pty.openpty()
    process = meikyu.start(*FEW[:2], "--games", "1000000", "--json", stderr=theirs)
    os.close(theirs)
    said = os.read(ours, 200)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    os.close(ours)
    assert b"1000000 games" in said
    assert process.returncode == 130
    result = json.loads(out)
    assert 1 <= result["games"] < 1_000_000
    assert result["finished"] == result["games"]
