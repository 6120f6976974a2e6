"""The command line's front: what it understands, and one clean line for what it does not."""

import sys
from pathlib import Path

import pytest

from tests.support.command_line import meikyu_fixture  # noqa: F401 - a fixture
from tui.cli import COMMANDS

HOSTILE = {
    "long": "x" * 10_000,
    "escape": "\x1b[2J\x1b]0;title\x07",
    "c1": "\x9b31m",
    "markup": "[/]",
    "link": "[@click=app.quit]x[/]",
    "lines": "a\nb\r\nc",
    "bidi": "\u202e\u2066abc\u200b",
    "surrogate": "caf\udce9",
    "wide": "夢幻迷宮" * 300,
    "placeable": "{ $text }",
    "option": "--x",
    "blank": " ",
    "empty": "",
    "null": "nul",
}


def test_help_names_every_command(meikyu):
    done = meikyu("--help")
    assert done.status == 0
    assert all(f"meikyu {command}" in done.out for command in COMMANDS)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_its_help(meikyu, command, lang):
    done = meikyu(command, "--help", "--lang", lang)
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith(f"meikyu {command}")
    assert ("。" in done.out) == (lang == "ja")


def test_version(meikyu):
    assert meikyu("--version").out.startswith("meikyu ")


def test_the_language_is_given_kept_or_that_of_the_locale(meikyu, monkeypatch):
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "端末" in meikyu("--help").out
    assert "端末" not in meikyu("--help", "--lang", "en").out
    assert "端末" not in meikyu("--lang=en", "--help").out
    settings = meikyu.folder / "config" / "meikyu" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"language": "en"}', encoding="utf-8")
    assert "端末" not in meikyu("--help").out


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize(
    "words",
    [
        "{}",
        "list {}",
        "list --game {}",
        "list --lang {}",
        "show {}",
        "show {} --at 1",
        "show x --at {}",
        "show x --seat {}",
        "replay {}",
        "verify {}",
        "play {}",
        "play mugen --seats {}",
        "play mugen --seed {}",
        "play mugen --option {}",
        "simulate {}",
        "simulate mugen --seats {}",
        "simulate mugen --games {}",
        "simulate mugen --seed {}",
        "simulate mugen --bot {}",
        "simulate mugen --option {}",
        "simulate mugen --max-actions {}",
    ],
)
def test_any_bad_word_gets_one_clean_line(meikyu, words, text):
    done = meikyu(*(word.format(text) for word in words.split(" ")))
    assert done.status in {1, 2}
    assert done.out == ""
    assert done.complaint.startswith("meikyu: ")


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ("serve", 2, "serve"),
        ("list --nothing", 2, "--nothing"),
        ("list --json extra", 2, "extra"),
        ("list --lang de", 2, "de"),
        ("list --saves", 2, "--saves lacks its value"),
        ("list --lang ja --json=1", 2, "--json は値が足りないか"),
        ("--lang ja list --game", 2, "--game は値が足りないか"),
        ("show", 2, "FILE"),
        ("verify", 2, "FILE"),
        ("replay", 2, "FILE"),
        ("play", 2, "GAME"),
        ("play chess", 2, "mugen"),
        ("simulate", 2, "GAME"),
        ("simulate mugen --seats 0", 2, "seats"),
        ("simulate mugen --seats 9", 2, "2 to 4"),
        ("simulate mugen --seats 9999999999", 2, "--seats"),
        ("simulate mugen --seats 2.5", 2, "--seats"),
        ("simulate mugen --games 0", 2, "--games"),
        ("simulate mugen --games -3", 2, "--games"),
        ("simulate mugen --bot genius", 2, "random"),
        ("simulate mugen --option theft", 2, "name=value"),
        ("simulate mugen --option theft=sometimes", 2, "turn_player"),
        ("simulate mugen --option colour=red", 2, "theft"),
        ("simulate mugen --option theft=any_winner --option theft=any_winner", 2, "once"),
        ("play mugen --seats bot,,bot", 2, "bot:LEVEL"),
        ("play mugen --seats me,bot,bot,bot,bot", 2, "2 to 4"),
        ("play mugen --seats me,bot:genius", 2, "random"),
        ("show x --seat 0 --open", 2, "--open"),
        ("show missing", 1, "missing"),
        ("verify missing", 1, "missing"),
    ],
)
def test_what_is_wrong_is_said(meikyu, words, status, said):
    done = meikyu(*words.split())
    assert done.status == status
    assert said in done.complaint or said in done.out


@pytest.mark.parametrize("command", ["show", "verify", "replay"])
def test_what_is_no_saved_game_is_said(meikyu, command):
    files = {"empty": b"", "binary": bytes(range(256)) * 40, "text": b"hello\n", "json": b"{}\n"}
    for name, data in files.items():
        path = meikyu.folder / name
        path.write_bytes(data)
        done = meikyu(command, str(path))
        assert done.status == 1
        assert "saved game" in done.err + done.out
    assert "folder" in meikyu(command, str(meikyu.folder)).err
    assert "plain file" in meikyu(command, "/dev/null").err


def test_the_app_needs_a_terminal(meikyu):
    for words in ([], ["play", "mugen"], ["--lang", "ja"]):
        done = meikyu(*words)
        assert done.status == 1
        assert "--help" in done.complaint


def test_a_fault_is_one_line_and_its_trace_is_kept(meikyu, monkeypatch):
    def broken(*_):
        raise RuntimeError("[/] secret \x1b[2J")

    monkeypatch.setattr("tui.cli_list.entries", broken)
    done = meikyu("list")
    assert done.status == 1
    assert "secret" not in done.complaint
    (journal,) = meikyu.folder.rglob("faults.log")
    assert "RuntimeError" in journal.read_text(encoding="utf-8")
    assert str(journal) in done.complaint


def test_a_fault_that_cannot_be_kept_is_one_line_too(meikyu, monkeypatch):
    def broken(*_):
        raise RecursionError

    monkeypatch.setattr("tui.cli_list.entries", broken)
    monkeypatch.setattr("tui.places.journal_file", lambda: Path("/dev/null/x/faults.log"))
    assert "RecursionError" in meikyu("list").complaint


def test_ctrl_c_is_one_line(meikyu, monkeypatch):
    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("tui.cli_list.entries", stopped)
    done = meikyu("list")
    assert (done.status, done.complaint) == (130, "meikyu: stopped")


def test_no_output_at_all(meikyu, monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    done = meikyu("list")
    assert done.status == 1
    assert "output" in done.complaint
