"""The archive as people see it: frames, filter, order and search, previews, the mouse."""

import pytest

from core.archive import Entry
from tests.support.archive_screen import ARCHIVE, copy_of, hold_still, loaded
from tests.support.frames import assert_ascii, frame, open_app, resize, rows_of
from tests.support.saves import PEOPLE as SITTERS
from tests.support.saves import TimedStore, play, some_games, some_samples
from tests.support.shots import LOOKS, look_id
from tui.app import MeikyuApp
from tui.shelf import Shelf
from tui.text import Words


@pytest.fixture(autouse=True)
def _still(monkeypatch):
    hold_still(monkeypatch)


@pytest.fixture(scope="module")
def played():
    return some_games()


@pytest.fixture
def games(played):
    return copy_of(played)


@pytest.fixture(scope="module")
def samples():
    return some_samples()


@pytest.fixture
def gone(monkeypatch):
    """Where the app was sent."""
    places = []
    monkeypatch.setattr(MeikyuApp, "go", lambda _app, *to, **_more: places.append(to))
    return places


@pytest.mark.parametrize("look", LOOKS, ids=look_id)
async def test_list(look, played, samples, shot):
    async with open_app(*look, start=ARCHIVE, store=played, samples=samples) as pilot:
        await loaded(pilot)
        await pilot.press("down", "down", "down")
        await loaded(pilot)
        shot(pilot.app)
        if look[2] == "ascii":
            assert_ascii(frame(pilot.app))


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_damaged(lang, games, shot):
    games.saves["mugen-0"] = bytearray(b"\x00\xff garbage\n" * 40)
    games.saves["mugen-5"][700:720] = b"x" * 20
    async with open_app(lang=lang, start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        shot(pilot.app, "list")
        await pilot.press("end", "v")
        await loaded(pilot)
        shot(pilot.app, "checked")


async def test_the_columns_are_those_of_the_wireframe(played):
    async with open_app(start=ARCHIVE, store=played) as pilot:
        await loaded(pilot)
        rows = rows_of(pilot.app)
    titles = " saved       game                seats (* won)            actions  state"
    assert rows[0].endswith("5 games, 5 shown")
    assert rows[2] == "filter: all games, newest first   find: ____"
    assert rows[4] == titles
    assert rows[6][:58] == ">11-30 10:41 Mugen Meikyu        Aiko Ben bot Chie        "
    assert rows[6][67:] == "playing"
    assert rows[11] == ""
    assert rows[12].startswith("─ Preview ─")


async def test_enter_opens_r_resumes_and_says_why_not(games, gone):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        await pilot.press("r", "enter", "down", "down", "down", "r")
        assert rows_of(pilot.app)[22].startswith("It is over")
        assert "(r resume)" in rows_of(pilot.app)[23]
    assert gone == [("table", "mugen-1"), ("replay", "mugen-1", games)]


async def test_filters(games, samples):
    shown = {}
    async with open_app(start=ARCHIVE, store=games, samples=samples) as pilot:
        await loaded(pilot)
        for digit in "2341678":
            await pilot.press("f", digit)
            await loaded(pilot)
            shown[digit] = [entry.id for entry in pilot.app.screen.shelf.shown]
    assert shown["2"] == ["mugen-1", "mugen-2", "mugen-3", "mugen-5"]
    assert shown["3"] == ["mugen-4"]
    assert shown["4"] == ["mugen-5"]
    assert len(shown["1"]) == len(shown["6"]) == 5
    assert shown["7"] == ["sample-2", "sample-3", "sample-4"]
    assert shown["8"] == []


async def test_samples_can_be_opened_but_not_changed(samples, gone):
    async with open_app(start=ARCHIVE, samples=samples, store=TimedStore()) as pilot:
        await loaded(pilot)
        assert "No saved games yet" in frame(pilot.app)
        await pilot.press("f", "6")
        await loaded(pilot)
        assert rows_of(pilot.app)[6].endswith("sample")
        await pilot.press("t")
        assert rows_of(pilot.app)[22].startswith("Samples can be looked at")
        await pilot.press("enter")
    assert gone == [("replay", "sample-2", samples)]


async def test_orders(games):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        found = []
        for _ in range(4):
            await pilot.press("o")
            found.append([entry.id[-1] for entry in pilot.app.screen.shelf.shown])
    assert found == [list("54321"), list("41253"), list("12345"), list("12345")]


async def test_search_finds_names_games_and_dates_while_one_types(games):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        await pilot.press("slash", *"chie")
        assert [entry.id for entry in pilot.app.screen.shelf.shown] == ["mugen-1"]
        assert "find: chie_" in rows_of(pilot.app)[2]
        await pilot.press(*(["backspace"] * 4), *"11-28", "enter")
        assert [entry.id for entry in pilot.app.screen.shelf.shown] == ["mugen-3"]
        await pilot.press("slash", *"[/zzz", "enter")
        assert "No game passes" in frame(pilot.app)
        await pilot.press("slash", "escape")
        assert len(pilot.app.screen.shelf.shown) == 5


async def test_the_cursor_stays_on_its_game(games):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        await pilot.press("down", "down", "o")
        assert pilot.app.screen.entry.id == "mugen-3"
        await pilot.press("j")
        assert pilot.app.screen.entry.id == "mugen-3"
        assert "夢幻迷宮" in frame(pilot.app)


async def test_hostile_names_in_a_save_are_shown_as_they_are(games):
    sitter = SITTERS[0].__class__(name="[/\x1b]0;x\x07\u202e[@click=app.quit]")
    play(games, "mugen-6", (sitter, SITTERS[2]), 3, minutes=1)
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        assert "[/]0;x[@click" in rows_of(pilot.app)[6]
        assert not set(frame(pilot.app)) & set("\x1b\x07\u202e")


async def test_the_mouse_chooses_and_opens(games, gone):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        await pilot.click(offset=(20, 8))
        assert pilot.app.screen.entry.id == "mugen-3"
        await pilot.click(offset=(20, 8))
    assert gone == [("replay", "mugen-3", games)]


async def test_another_language_reads_the_preview_anew(games):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        assert rows_of(pilot.app)[15].startswith(" marks: ")
        await pilot.press("j")
        await loaded(pilot)
        assert rows_of(pilot.app)[15].startswith(" 印:")


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (40, 12), (60, 20), (79, 23), (200, 60)])
async def test_no_size_breaks_it(size, played):
    async with open_app(start=ARCHIVE, store=played) as pilot:
        await loaded(pilot)
        await resize(pilot, *size)
        await pilot.press("end", "up", "slash", "x")
        assert len(frame(pilot.app).splitlines()) == size[1]


def test_the_shelf_filters_by_game():
    shelf = Shelf()
    shelf.fill([Entry("a", 1.0, "done", "mugen"), Entry("b", 2.0, "done", "toy")])
    shelf.filter = "toy"
    shelf.apply(Words("en"))
    assert [entry.id for entry in shelf.shown] == ["b"]
    assert shelf.games() == ["mugen", "toy"]
