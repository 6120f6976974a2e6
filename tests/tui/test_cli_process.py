"""The command line in processes of its own: streams that are closed, full, poor; odd file names."""

import os

import pytest

from tests.support.command_line import (
    finished_game,
    keep,
    meikyu_fixture,  # noqa: F401 - a fixture
)


@pytest.fixture(name="saved")
def _saved(meikyu):
    keep(meikyu, "game", finished_game())
    return meikyu


def test_nobody_reads_the_output(saved):
    ours, theirs = os.pipe()
    os.close(ours)
    process = saved.start("list", stdout=theirs)
    os.close(theirs)
    _, said = process.communicate()
    assert process.returncode == 1
    assert said == b"meikyu: the output was closed before everything was written\n"


def test_the_output_is_full(saved):
    with open("/dev/full", "wb") as full:
        process = saved.start("show", "game", "--json", stdout=full)
    _, said = process.communicate()
    assert process.returncode == 1
    assert said.count(b"\n") == 1
    assert b"No space left" in said


def test_there_is_no_output(saved):
    process = saved.start("list", shell=">&-")
    _, said = process.communicate()
    assert process.returncode == 1
    assert said == b"meikyu: the output was closed before everything was written\n"


def test_there_is_no_error_stream(saved):
    process = saved.start("nothing", shell="2>&-")
    out, said = process.communicate()
    assert (process.returncode, out, said) == (2, b"", b"")


def test_letters_that_the_output_lacks_become_question_marks(saved):
    poor = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = saved.process("list", "--lang", "ja", **poor)
    assert (done.status, done.err) == (0, "")
    assert done.out.isascii()
    assert "??" in done.out
    assert saved.process("list", "--lang", "ja", PYTHONIOENCODING="ascii").out == done.out


def test_file_names_that_are_no_text(saved):
    name = os.fsencode(saved.saves) + b"/caf\xe9\xff.jsonl"
    os.rename(saved.saves / "game.jsonl", name)
    assert saved.process("list").out == "no saved games\n"
    done = saved.process("verify", name)
    assert (done.status, done.err) == (0, "")
    assert "good" in done.out
    assert saved.process("show", name, "--json").status == 0
    missing = saved.process("show", b"caf\xe9")
    assert missing.status == 1
    assert missing.complaint.startswith('meikyu: there is no saved game "caf')


def test_the_app_without_a_terminal(saved):
    for words in ((), ("replay", "game")):
        done = saved.process(*words)
        assert done.status == 1
        assert done.out == ""
        assert "terminal" in done.complaint
