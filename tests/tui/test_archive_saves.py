"""What the archive does to saves: trash, checks, export; and very many of them."""

import asyncio
import shutil

import pytest

from core import verify as verification
from core.files import Found
from core.store import FolderStore
from tests.support.archive_screen import ARCHIVE, copy_of, hold_still, loaded
from tests.support.frames import open_app, rows_of
from tests.support.saves import TimedStore, some_games
from tui import checking, export
from tui.screens import archive
from tui.shelf import from_trash
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


def test_what_a_name_in_the_trash_tells():
    entry = from_trash("mugen-20261130-193257-ab12cd-2")
    assert (entry.game, entry.saved > 0) == ("mugen", True)
    assert from_trash("x").saved == 0


def test_a_report_without_a_problem_is_worded():
    verdict = checking.Verdict(verification.Report("bad", 3, 3))
    assert verdict.long(Words("en")) == "Record 3 is not right; the 3 before it are."
