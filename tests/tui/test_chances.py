"""The chances to win: play-outs beside the replay, shown as they arrive, called off at once."""

import re

import pytest

from core.log import read
from tests.support.frames import frame, open_app, rows_of
from tests.support.saves import PEOPLE, TimedStore, play
from tests.support.story import story
from tui import chances
from tui.chances import WinChances, columns_of
from tui.games import game_ui
from tui.text import Words
from tui.walk import Walk

SAVE = "mugen-4"
REPLAY = ("replay", (SAVE,))


@pytest.fixture(scope="module")
def store():
    """A finished game of two."""
    found = TimedStore()
    play(found, SAVE, PEOPLE[:2], -1)
    return found


@pytest.fixture(autouse=True)
def _few(monkeypatch):
    """As few play-outs as show what they are."""
    monkeypatch.setattr(chances, "ENOUGH", 2)
    monkeypatch.setattr(chances, "BATCH", 1)


def made(store):
    """The chances and the turns of the game."""
    log = read(store.load(SAVE))
    walk = Walk(log, Words("en"), game_ui("mugen"))
    return WinChances(log, walk.starts()), walk


def test_the_shares_of_all_seats_make_one_and_come_again(store):
    shares = []
    for _ in range(2):
        found, walk = made(store)
        last = max(walk.turns) - 1
        while (turn := found.wanted(last, 3)) is not None:
            found.reckon(turn)
        shares.append([[found.share(turn, seat) for seat in (0, 1)] for turn in (last, last - 2)])
    assert shares[0] == shares[1]
    assert all(sum(row) in {0, 0.5, 1} for row in shares[0])


def test_the_turn_shown_comes_first_and_others_until_there_are_enough(store):
    found, walk = made(store)
    last = max(walk.turns)
    asked = []
    while (turn := found.wanted(last, 2)) is not None:
        asked.append(last - turn)
        found.reckon(turn)
    assert asked == [0, 1, 0, 1]
    assert found.wanted(1, 5) == 1, "nothing before the first turn"


def test_a_stopped_play_out_counts_for_nothing(store):
    found, _walk = made(store)
    found.stop()
    found.reckon(1)
    assert found.share(1, 0) is None


def test_rows_fit_and_say_what_is_not_known_yet(store):
    found, _walk = made(store)
    lines = found.lines(Words("en"), (0, 1), 30, 28)
    text = ["".join(part for part, _role in line) for line in lines]
    assert text[0].startswith("─ Win chance, turns 17-30 ─")
    assert text[1] == "A  ..  " + "." * columns_of(28)
    found.reckon(30)
    row = "".join(part for part, _role in found.lines(Words("en"), (0,), 30, 28)[1])
    assert row[3] == "%" or row[4] == "%"
    assert len(row) == 7 + 14


def test_an_undo_begins_its_turn_anew():
    walk = Walk(read(story().load("mugen-story")), Words("en"), game_ui("mugen"))
    starts = walk.starts()
    assert sorted(starts) == list(range(1, max(walk.turns) + 1))
    undo = next(record for record in walk.book.fed if record.kind == "undo")
    later = [n for turn, n in starts.items() if n > undo.n]
    assert min(later) > undo.n


async def test_the_panel_fills_beside_the_replay(store):
    async with open_app(start=REPLAY, store=store) as pilot:
        assert "Win chance" not in frame(pilot.app)
    async with open_app(start=("home", ()), store=store) as pilot:
        pilot.app.shows_chances = True
        pilot.app.go(*REPLAY[:1], SAVE)
        await pilot.pause()
        page = pilot.app.screen
        assert any("─ Win chance, turns 1-1 ─" in row for row in rows_of(pilot.app))
        while page.chances.wanted(1, 1) is not None:
            await pilot.pause()
        await pilot.pause()
        assert any(re.search(r"A *\d+%  .$", row) for row in rows_of(pilot.app))
        await pilot.press("right_square_bracket", "right_square_bracket", "right_square_bracket")
        assert any("─ Win chance, turns 1-4 ─" in row for row in rows_of(pilot.app))
        found = page.chances
        await pilot.press("backspace")
        await pilot.pause()
        assert found.is_stopped


async def test_no_play_outs_of_a_running_game():
    running = story(is_closed=False)
    async with open_app(store=running) as pilot:
        pilot.app.shows_chances = True
        pilot.app.go("replay", "mugen-story")
        await pilot.pause()
        assert pilot.app.screen.chances is None
