"""`meikyu`, `meikyu play` and `meikyu replay`: with what they open the app."""

import pytest

from core.log import read
from tests.support.command_line import (
    finished_game,
    keep,
    meikyu_fixture,  # noqa: F401 - a fixture
)
from tui import cli_play, terminal


class Opened:
    """The app that was opened, in place of one on a terminal."""

    def __init__(self):
        self.status = 0

    def __call__(self, store, samples, *, lang, start):
        self.store, self.samples, self.lang, (self.route, self.arguments) = (
            store, samples, lang, start,
        )  # fmt: skip
        return self.status

    def log(self):
        return read(self.store.load(self.arguments[0]))


@pytest.fixture(name="opened")
def _opened(monkeypatch):
    opened = Opened()
    monkeypatch.setattr(terminal, "run_app", opened)
    monkeypatch.setattr(cli_play, "is_terminal", lambda _stream: True)
    return opened


def test_the_app_alone(meikyu, opened):
    assert meikyu("--lang", "ja").status == 0
    assert (opened.route, opened.arguments, opened.lang) == ("home", (), "ja")
    assert opened.store.path == meikyu.saves
    assert opened.samples.read_only
    assert "mugen-2-seats" in opened.samples.ids()


def test_the_status_of_the_app_is_passed_on(meikyu, opened):
    opened.status = 143
    assert meikyu().status == 143


def test_a_table_as_asked_for(meikyu, opened):
    line = "play mugen --seats me:Aiko,bot:easy,me --seed 7 --option theft=any_winner"
    assert meikyu(*line.split()).status == 0
    assert opened.route == "table"
    log = opened.log()
    sits = [record for record in log.records if type(record).__name__ == "Sit"]
    assert [(sit.kind, sit.level) for sit in sits] == [
        ("person", ""), ("bot", "easy"), ("person", ""),
    ]  # fmt: skip
    assert log.head.practice
    assert log.head.options["theft"] == "any_winner"
    names = [line.name for line in log.loose]
    assert names[0] == "Aiko"
    assert len(set(names)) == 2


def test_the_same_seed_is_the_same_deal(meikyu, opened):
    deals = []
    for seed in ("7", "7", "8"):
        meikyu("play", "mugen", "--seats", "me,bot", "--seed", seed)
        deals += [r.events for r in opened.log().records if type(r).__name__ == "Deal"]
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


def test_a_table_without_more_words(meikyu, opened):
    meikyu("play", "mugen")
    head = opened.log().head
    assert not head.practice
    assert head.seats >= 2


def test_the_folder_for_saves_is_given(meikyu, opened):
    folder = meikyu.folder / "other"
    meikyu("--saves", str(folder), "play", "mugen")
    assert [path.stem for path in folder.glob("*.jsonl")] == [opened.arguments[0]]
    assert not meikyu.saves.exists()


def test_nothing_is_saved_where_nobody_can_play(meikyu):
    assert meikyu("play", "mugen").status == 1
    assert not meikyu.saves.exists()


def test_a_replay(meikyu, opened):
    keep(meikyu, "game", finished_game())
    assert meikyu("replay", "game", "--at", "20", "--seat", "B").status == 0
    save, store, record, seats = opened.arguments
    assert (opened.route, save, record, seats) == ("replay", "game", 20, (1,))
    assert store.load(save) == finished_game()
    assert store.read_only


def test_a_replay_of_a_file_of_any_name(meikyu, opened):
    path = meikyu.folder / " [bold] caf\udce9"
    path.write_bytes(finished_game())
    assert meikyu("replay", str(path)).status == 0
    save, store, record, seats = opened.arguments
    assert store.load(save) == finished_game()
    assert (record, seats) == (None, ())


def test_a_replay_of_a_sample(meikyu, opened):
    assert meikyu("replay", "mugen-3-seats").status == 0
    assert opened.arguments[0] == "mugen-3-seats"
