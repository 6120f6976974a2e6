"""The archive: frames, filter, order and search, checking, trash, damaged saves, many saves."""

import asyncio
import shutil
import time

import pytest

from core import verify as verification
from core.archive import Entry
from core.files import Found
from core.store import FolderStore
from tests.support.frames import assert_ascii, frame, open_app, resize, rows_of
from tests.support.saves import PEOPLE as SITTERS
from tests.support.saves import TimedStore, play, some_games, some_samples
from tests.support.shots import LOOKS, look_id
from tui import checking, export
from tui.app import MeikyuApp
from tui.screens import archive
from tui.shelf import Shelf, from_trash
from tui.text import Words

ARCHIVE = ("archive", ())


@pytest.fixture(autouse=True)
def _one_time_zone_and_no_pause(monkeypatch):
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    monkeypatch.setattr(archive, "GLANCE", 0)


@pytest.fixture(scope="module")
def played():
    return some_games()


@pytest.fixture
def games(played):
    """The same games each time, to be changed freely."""
    fresh = TimedStore()
    fresh.minutes = dict(played.minutes)
    fresh.saves = {save: bytearray(data) for save, data in played.saves.items()}
    return fresh


@pytest.fixture(scope="module")
def samples():
    return some_samples()


@pytest.fixture
def gone(monkeypatch):
    """Where the app was sent."""
    places = []
    monkeypatch.setattr(MeikyuApp, "go", lambda _app, *to, **_more: places.append(to))
    return places


async def loaded(pilot):
    """Until the list and the preview are complete."""
    await pilot.pause()
    while any(not worker.is_finished for worker in pilot.app.workers):
        await pilot.pause()
    await pilot.pause()


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


async def test_to_the_trash_and_back(games):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        await pilot.press("t", "enter")
        assert "mugen-1" in games.saves, "Enter is the safe answer"
        await pilot.press("t", "y")
        await pilot.pause()
        assert games.trash() == ["mugen-1"]
        assert rows_of(pilot.app)[22].startswith("In the trash")
        assert pilot.app.screen.shelf.shown[0].id == "mugen-2"
        await pilot.press("f", "8")
        await loaded(pilot)
        await pilot.press("enter")
        assert rows_of(pilot.app)[22].startswith("It lies in the trash")
        await pilot.press("t")
        assert games.trash() == []
        assert "mugen-1" in games.saves


async def test_a_game_that_is_played_on_is_not_thrown_away(games):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        writer = games.open("mugen-1")
        await pilot.press("t", "y")
        await pilot.pause()
        assert "mugen-1" in rows_of(pilot.app)[22]
        writer.close()
    assert "mugen-1" in games.saves


async def test_checking_shows_progress_and_a_verdict(games):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        await pilot.press("v")
        await loaded(pilot)
        rows = rows_of(pilot.app)
    assert rows[6].endswith("verified")
    assert rows[22].startswith("Verified: 66 records")
    assert rows[15].startswith(" marks: ")


async def test_checking_can_be_stopped(games, monkeypatch):
    started, going = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(data, progress):
        loop.call_soon_threadsafe(started.set)
        while True:
            progress(1, 3)
            asyncio.run_coroutine_threadsafe(going.wait(), loop).result()

    monkeypatch.setattr(checking, "verify", slow)
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        await pilot.press("v")
        await started.wait()
        await pilot.press("down")
        assert pilot.app.screen.at == 0, "nothing but stop"
        assert rows_of(pilot.app)[23] == "Backspace stop"
        await pilot.press("backspace")
        going.set()
        await loaded(pilot)
        assert rows_of(pilot.app)[22] == "The check was stopped."
        assert pilot.app.screen.check is None


async def test_a_changed_die_is_found(games):
    data = games.saves["mugen-4"]
    at = data.rindex(b'"digest":"')
    data[at + 10 : at + 14] = b"0000" if data[at + 10 : at + 14] != b"0000" else b"1111"
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        await pilot.press("down", "down", "down", "v")
        await loaded(pilot)
        assert "! record" in rows_of(pilot.app)[9]


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


async def test_export_writes_the_log_in_words_once(games, tmp_path):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        await pilot.press("x")
        assert rows_of(pilot.app)[22] == "Games can't be written to files from here."
        pilot.app.exports = tmp_path
        for _ in range(2):
            await pilot.press("x", "enter")
            await pilot.pause()
        assert rows_of(pilot.app)[22].startswith('There is a file "mugen-1.txt" already')
        await pilot.press("x", *(["backspace"] * 11), *"no/x", "enter")
        await pilot.pause()
        assert rows_of(pilot.app)[22].startswith('"x" can')
    text = (tmp_path / "mugen-1.txt").read_text(encoding="utf-8")
    assert text.startswith("Mugen Meikyu\nrules version 1\n2025-11-30T10:00:00Z\nA Aiko\nB Ben\n")
    assert "round_limit = 100" in text
    assert " draws " not in text, "nobody's cards of a running game"


def test_a_closed_game_is_exported_with_its_hands_and_a_damaged_one_to_its_end(games):
    words = Words("ja")
    whole = export.log_text(games.load("mugen-4"), words)
    assert whole.startswith("夢幻迷宮\n")
    assert " draws " in export.log_text(games.load("mugen-4"), Words("en"))
    data = games.load("mugen-4")
    data = data[:20_000] + b"x" + data[20_001:]
    part = export.log_text(data, words)
    assert len(part) < len(whole)
    assert part.splitlines()[-1].startswith("記録")


async def test_another_language_reads_the_preview_anew(games):
    async with open_app(start=ARCHIVE, store=games) as pilot:
        await loaded(pilot)
        assert rows_of(pilot.app)[15].startswith(" marks: ")
        await pilot.press("j")
        await loaded(pilot)
        assert rows_of(pilot.app)[15].startswith(" 印:")


class ManyStore(TimedStore):
    """Ten thousand copies of one save, that are never written."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self._one = bytearray(data)
        self.looked = 0

    def scan(self):
        return [Found(f"mugen-{n:05}", n * 10**9, len(self._one)) for n in range(10_000)]

    def ends(self, save, size):
        self.looked += 1
        return bytes(self._one[:size]), bytes(self._one[max(size, len(self._one) - size) :])

    def _find(self, save):
        return self._one


async def test_ten_thousand_games_are_usable_before_all_are_read(played, monkeypatch):
    gate = asyncio.Event()
    monkeypatch.setattr(archive, "give_way", gate.wait)
    store = ManyStore(bytes(played.saves["mugen-3"]))
    async with open_app(start=ARCHIVE, store=store) as pilot:
        page = pilot.app.screen
        await pilot.pause()
        assert page.is_loading
        assert store.looked == 200
        await pilot.press("down", "down")
        assert rows_of(pilot.app)[0].endswith("200 games so far")
        assert page.entry.id == "mugen-09997"
        gate.set()
        while page.is_loading:
            await pilot.pause()
        assert len(page.shelf.shown) == 10_000
        assert page.entry.id == "mugen-09997"
        await pilot.press("end")
        assert page.entry.id == "mugen-00000"


async def test_a_folder_is_read_anew_when_one_comes_back(tmp_path, played):
    store = FolderStore(tmp_path)
    store.create("mugen-1", bytes(played.saves["mugen-1"])).close()
    async with open_app(start=ARCHIVE, store=store) as pilot:
        await loaded(pilot)
        await pilot.press("question_mark")
        store.create("mugen-2", bytes(played.saves["mugen-2"])).close()
        await pilot.press("backspace")
        await loaded(pilot)
        assert len(pilot.app.screen.shelf.shown) == 2


async def test_a_folder_that_is_gone_does_no_harm(tmp_path):
    folder = tmp_path / "saves"
    folder.mkdir()
    async with open_app(start=ARCHIVE, store=FolderStore(folder)) as pilot:
        await loaded(pilot)
        shutil.rmtree(folder)
        await pilot.press("f", "1", "o")
        await loaded(pilot)
        assert isinstance(pilot.app.screen, archive.Archive)


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (40, 12), (60, 20), (79, 23), (200, 60)])
async def test_no_size_breaks_it(size, played):
    async with open_app(start=ARCHIVE, store=played) as pilot:
        await loaded(pilot)
        await resize(pilot, *size)
        await pilot.press("end", "up", "slash", "x")
        assert len(frame(pilot.app).splitlines()) == size[1]


def test_what_a_name_in_the_trash_tells():
    entry = from_trash("mugen-20261130-193257-ab12cd-2")
    assert (entry.game, entry.saved > 0) == ("mugen", True)
    assert from_trash("x").saved == 0


def test_the_shelf_filters_by_game():
    shelf = Shelf()
    shelf.fill([Entry("a", 1.0, "done", "mugen"), Entry("b", 2.0, "done", "toy")])
    shelf.filter = "toy"
    shelf.apply(Words("en"))
    assert [entry.id for entry in shelf.shown] == ["b"]
    assert shelf.games() == ["mugen", "toy"]


def test_a_report_without_a_problem_is_worded():
    verdict = checking.Verdict(verification.Report("bad", 3, 3))
    assert verdict.long(Words("en")) == "Record 3 is not right; the 3 before it are."
