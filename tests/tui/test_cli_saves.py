"""`meikyu list` and `meikyu show`: what they tell of saved games, and what they do not."""

import json
import os

import msgspec
import pytest

from core.game import OPEN, SPECTATOR, find_game
from core.log import read
from core.replay import Replay
from core.seats import Sitter
from core.store import FolderStore
from core.table import Table
from tests.support.command_line import (
    finished_game,
    keep,
    meikyu_fixture,  # noqa: F401 - a fixture
    running_game,
    with_head,
)


@pytest.fixture(name="two_games")
def _two_games(meikyu):
    older = keep(meikyu, "older", finished_game())
    keep(meikyu, "newer", running_game())
    os.utime(older, (1_000_000_000, 1_000_000_000))


def test_nothing_is_saved(meikyu):
    assert meikyu("list").out == "no saved games\n"
    assert meikyu("list", "--json").out == "[]\n"
    assert not meikyu.saves.exists()


@pytest.mark.usefixtures("two_games")
def test_the_list_is_newest_first(meikyu):
    lines = meikyu("list").out.splitlines()
    assert [line.split()[0] for line in lines] == ["newer", "older"]
    assert [line.endswith("goes on") for line in lines] == [True, False]
    assert len({line.index("bot, bot") for line in lines}) == 1


@pytest.mark.usefixtures("two_games")
def test_the_list_for_programs(meikyu):
    newer, older = json.loads(meikyu("list", "--json").out)
    assert list(older) == [
        "id", "game", "rules", "seats", "who", "state", "records", "created", "saved",
        "practice", "outcome",
    ]  # fmt: skip
    assert older["saved"] == "2001-09-09T01:46:40Z"
    assert (older["state"], newer["state"]) == ("done", "playing")
    assert set(older["outcome"]) == {"winners", "scores", "reason"}
    assert newer["outcome"] is None
    assert newer["who"] == ["bot", "bot", "bot"]
    assert newer["records"] == len(read(running_game()).records)


@pytest.mark.usefixtures("two_games")
def test_a_part_of_the_list(meikyu):
    assert len(meikyu("list", "--game", "mugen").out.splitlines()) == 2
    assert meikyu("list", "--unfinished").out.split()[0] == "newer"
    assert meikyu("list", "--unfinished").status == 0
    (meikyu.saves / "newer.jsonl").unlink()
    nothing = meikyu("list", "--unfinished", "--json")
    assert (nothing.status, nothing.out) == (3, "[]\n")


def test_damaged_and_foreign_saves_are_listed_as_such(meikyu):
    keep(meikyu, "binary", bytes(range(256)))
    keep(meikyu, "empty", b"")
    keep(meikyu, "future", with_head(finished_game(), rules=99))
    keep(meikyu, "cut", running_game()[:-20])
    keep(meikyu, "whole", finished_game())
    done = meikyu("list", "--json")
    states = {entry["id"]: entry["state"] for entry in json.loads(done.out)}
    assert states == {
        "binary": "broken", "empty": "broken", "future": "unknown", "cut": "cut", "whole": "done",
    }  # fmt: skip
    assert done.status == 0
    assert len(meikyu("list").out.splitlines()) == 5


def test_names_reach_the_terminal_clean(meikyu):
    game = find_game("mugen")
    sitters = [Sitter(name="[/]\x1b[2J\u202eAiko"), Sitter(name="夢" * 40)]
    with Table.new(
        FolderStore(meikyu.saves), "named", game, game.setup(2), sitters,
        secret=bytes(32), created="2026-11-30T00:00:00Z",
    ) as table:  # fmt: skip
        table.settle(table.deal())
    out = meikyu("list").out
    assert "[/][2JAiko" in out
    assert out.replace("\n", "").isprintable()


@pytest.mark.usefixtures("two_games")
def test_a_position_for_programs_is_the_view(meikyu):
    for name, seat, words in (
        ("older", SPECTATOR, ()),
        ("older", 1, ("--seat", "1")),
        ("older", 1, ("--seat", "b")),
        ("older", OPEN, ("--open",)),
        ("newer", 0, ("--seat", "A")),
    ):
        replay = Replay(read((meikyu.saves / f"{name}.jsonl").read_bytes()))
        done = meikyu("show", name, *words, "--json")
        assert done.status == 0
        assert done.out.encode() == msgspec.json.encode(replay.view(seat)) + b"\n"


@pytest.mark.usefixtures("two_games")
def test_an_earlier_position(meikyu):
    replay = Replay(read(finished_game()))
    for record in (replay.at(0).n, 40, replay.at(replay.length - 1).n):
        replay.seek(record)
        done = meikyu("show", "older", "--at", str(record), "--json")
        assert done.out.encode() == msgspec.json.encode(replay.view(SPECTATOR)) + b"\n"
    assert meikyu("show", "older", "--at", "0").status == 1
    assert "99999" in meikyu("show", "older", "--at", "99999").complaint


@pytest.mark.usefixtures("two_games")
def test_a_running_game_is_never_shown_open(meikyu):
    for words in (("--open",), ("--open", "--json"), ("--open", "--at", "10")):
        done = meikyu("show", "newer", *words)
        assert (done.status, done.out) == (1, "")
        assert "error" not in done.complaint


@pytest.mark.usefixtures("two_games")
def test_a_seat_that_is_not_there(meikyu):
    for seat in ("3", "D", "z", "63"):
        assert meikyu("show", "newer", "--seat", seat).status == 2
    assert meikyu("show", "newer", "--seat", "2").status == 0


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_position_as_text(meikyu, lang):
    done = meikyu("show", "older", "--open", "--lang", lang)
    assert done.status == 0
    head, turn, blank, *board = done.out.splitlines()
    assert ("record" in head) == (lang == "en")
    assert turn
    assert blank == ""
    assert len(board) > 7
    assert done.out.replace("\n", "").isprintable()


@pytest.mark.usefixtures("two_games")
def test_text_is_ascii_where_the_locale_is(meikyu, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    assert meikyu("show", "older", "--open").out.isascii()


def test_a_damaged_log_is_shown_up_to_the_damage(meikyu):
    lines = finished_game().split(b"\n")
    lines[30] = lines[30].replace(b'"ms":0', b'"ms":1')
    keep(meikyu, "damaged", b"\n".join(lines))
    done = meikyu("show", "damaged")
    assert done.status == 3
    assert "record 30" in done.complaint
    assert "record 29 of 29" in done.out


def test_a_game_of_unknown_rules_is_not_shown(meikyu):
    keep(meikyu, "future", with_head(finished_game(), rules=99))
    done = meikyu("show", "future")
    assert (done.status, done.out) == (1, "")
    assert "99" in done.complaint


def test_a_file_is_a_path_or_a_name(meikyu):
    path = keep(meikyu, "game", finished_game())
    texts = {
        meikyu("show", name, "--json").out for name in ("game", "game.jsonl", str(path), f"{path}")
    }
    assert len(texts) == 1
    elsewhere = meikyu.folder / "elsewhere"
    elsewhere.mkdir()
    path.rename(elsewhere / "game.jsonl")
    assert meikyu("show", "game").status == 1
    assert meikyu("show", "game", "--saves", str(elsewhere)).status == 0


def test_these_commands_do_without_the_screens(meikyu):
    keep(meikyu, "game", finished_game())
    there = meikyu.modules(
        "--help", "list", "list --json", "verify game",
        "simulate mugen --games 1 --max-actions 5",
    )  # fmt: skip
    assert "tui.cli_simulate" in there
    assert not there & {"textual", "asyncio", "asyncssh"}
