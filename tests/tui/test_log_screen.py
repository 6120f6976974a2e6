"""The log in its pop-up: frames, walking, filters, search, and what it leads to."""

import re
from collections.abc import Sequence

import pytest

from core.feed import Fed
from core.game import SPECTATOR
from core.log import read
from core.replay import Replay
from tests.support.frames import assert_ascii, frame, open_app, resize, rows_of
from tests.support.shots import LOOKS, look_id
from tests.support.story import story
from tui.log_book import Filter, LogBook, legend, ranks
from tui.screens.log import LogDialog
from tui.screens.replay import ReplayScreen
from tui.text import Words

SAVE = "mugen-story"
REPLAY = ("replay", (SAVE, None, 250))


class Event:
    """Something that happened, with a mark."""

    def __init__(self, text: str, mark: str = "", begins_turn: bool = False) -> None:
        self.text = text
        self.mark = mark
        self.begins_turn = begins_turn


class PlainTeller:
    """A game whose events are their own words."""

    MARKS = "$xb"

    def tell(self, words: Words, seen: Sequence[Event], names: Sequence[str]) -> list[str]:
        return [event.text for event in seen if event.text]

    def mark(self, event: Event) -> str:
        return event.mark


FED = [
    Fed(1, 0, kind="sit", by="person"),
    Fed(4, -1, (Event("the deal", begins_turn=True),), "deal"),
    Fed(5, 0, (Event("Aiko fights", "b"), Event("and wins", "x"))),
    Fed(6, 1, (Event("Ben [/ waits", begins_turn=True),)),
    Fed(7, 1, (Event(""),)),
    Fed(8, 0, kind="undo", to=5),
    Fed(9, 1, (Event("Ben fights", "b", begins_turn=True),), by="clock"),
    Fed(10, 1, kind="sit", by="bot"),
    Fed(11, -1, kind="close", by="abandoned"),
]


def book(lang: str = "en", me: int | None = 0) -> LogBook:
    return LogBook(Words(lang), PlainTeller(), FED, ("Aiko", "Ben"), me)


@pytest.fixture(scope="module")
def told():
    return story()


@pytest.mark.parametrize("look", LOOKS, ids=look_id)
async def test_log(look, told, shot):
    async with open_app(*look, start=REPLAY, store=told) as pilot:
        await pilot.press("l", "slash", *"d4", "enter")
        shot(pilot.app)
        if look[2] == "ascii":
            assert_ascii(frame(pilot.app))


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_filtered(lang, told, shot):
    async with open_app(lang=lang, start=REPLAY, store=told) as pilot:
        await pilot.press("l", "f", "6")
        await pilot.pause()
        shot(pilot.app)
        await pilot.press("f")
        shot(pilot.app, "choice")


async def test_the_frame_is_that_of_the_wireframe(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await pilot.press("l")
        rows = rows_of(pilot.app)
    assert rows[1].startswith("  ┌─ Log   filter: all ─")
    assert rows[1][77] == "┐"
    assert any("│ >250 B placed " in row for row in rows)
    foot = "└─ arrows PgUp PgDn  n/N next  / find  f filter  Enter show on board ──────┘"
    assert rows[20][2:78] == foot
    assert rows[22].startswith("4 ["), "the question stays free"


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_a_line_has_the_letter_of_its_seat_once(lang, told):
    twice = re.compile(r"\d ([A-D]) \1[ :]")
    async with open_app(lang=lang, start=REPLAY, store=told) as pilot:
        await pilot.press("l")
        here = "\n".join(rows_of(pilot.app))
        await pilot.press("home")
        top = "\n".join(rows_of(pilot.app))
    assert re.search(r" 248 A A2 ", here), "a piece keeps its letter"
    assert re.search(r" 1 A \S", top), "who sits down is told beside the letter"
    assert twice.findall(here + top) == []


async def test_enter_shows_the_position_on_the_board(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await pilot.press("l", "up", "up", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplayScreen)
        assert pilot.app.screen.walk.n < 250


async def test_walking_by_records_pages_and_to_the_ends(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await pilot.press("l")
        dialog = pilot.app.screen
        here = dialog._at
        await pilot.press("home")
        assert dialog._at < 5
        await pilot.press("end")
        assert dialog.book.fed[dialog._at].kind == "close"
        await pilot.press("pageup", "pagedown", "up", "down", "k", "home")
        for _ in range(100):
            await pilot.press("down")
        assert any(f"{dialog.book.fed[dialog._at].n:>3}" in row for row in rows_of(pilot.app))
        assert here


async def test_search_counts_and_goes_round(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await pilot.press("l", "slash", *"HERMIT", "enter")
        first = rows_of(pilot.app)[1]
        await pilot.press("n")
        second = rows_of(pilot.app)[1]
        await pilot.press("N")
        assert rows_of(pilot.app)[1] == first != second
        assert "find: HERMIT (" in first
        await pilot.press("slash", *(["backspace"] * 6), *"[/zz", "enter")
        assert "find: [/zz (not found)" in rows_of(pilot.app)[1]


async def test_the_language_changes_in_the_log(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await pilot.press("l", "j")
        assert rows_of(pilot.app)[1].startswith("  ┌─ 記録   絞込: 全部")
        await pilot.press("backspace")
        await pilot.pause()
        assert "記録(連動)" in frame(pilot.app)


async def test_the_mouse(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await pilot.press("l", "home")
        await pilot.click(offset=(10, 4))
        dialog = pilot.app.screen
        assert isinstance(dialog, LogDialog)
        n = dialog.book.fed[dialog._at].n
        await pilot.click(offset=(10, 4))
        await pilot.pause()
        assert pilot.app.screen.walk.n == max(n, 4)


async def test_an_empty_filter_is_told_and_left_again(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await pilot.press("l")
        dialog = pilot.app.screen
        dialog._apply(Filter("mark", mark="?"))
        dialog.redraw()
        assert "nothing passes this filter" in frame(pilot.app)
        await pilot.press("down", "n", "end", "enter", "f", "1")
        await pilot.pause()
        assert "nothing passes" not in frame(pilot.app)


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (60, 20), (79, 23), (200, 60)])
async def test_no_size_breaks_it(size, told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await pilot.press("l")
        await resize(pilot, *size)
        await pilot.press("down", "pageup", "end", "home")
        assert len(frame(pilot.app).splitlines()) == size[1]


def test_lines_of_records_of_the_table():
    lines = [book().lines(index) for index in range(len(FED))]
    assert lines[0] == ["A: Aiko"]
    assert lines[2] == ["Aiko fights", "and wins"]
    assert lines[4] == []
    assert lines[5] == ["undo back to 5 (Aiko)"]
    assert lines[6] == ["Ben fights (time was up: the bot chose)"]
    assert lines[7] == ["B: a bot plays on"]
    assert lines[8] == ["the game was given up"]
    assert book("ja").lines(5) == ["取消 5まで(Aiko)"]


def test_marks_and_turns():
    found = book()
    assert [found.mark(index) for index in range(len(FED))] == [
        "",
        "",
        "x",
        "",
        "",
        "u",
        "b",
        "",
        "",
    ]
    assert found.turns() == [0, 1, 1, 2, 2, 1, 2, 2, 2], "an undo takes the turn back"
    assert ranks("$xb") == "$xub"


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [(Filter(), [1, 4, 5, 6, 7, 8, 9, 10, 11]), (Filter("seat", seat=0), [1, 5, 8]),
     (Filter("mark", mark="u"), [8]), (Filter("mark", mark="b"), [9]),
     (Filter("since"), [6, 7, 8, 9, 10, 11])],
)  # fmt: skip
def test_filters(wanted, numbers):
    assert [FED[index].n for index in book().shown(wanted)] == numbers


def test_since_the_last_turn_is_empty_for_nobody_and_whole_for_a_newcomer():
    assert len(book(me=None).shown(Filter("since"))) == len(FED)


def test_find_goes_both_ways_and_round():
    found = book()
    every = found.shown(Filter())
    assert [found.find(every, "fights", start, 1) for start in (0, 2, 6)] == [2, 6, 2]
    assert [found.find(every, "FIGHTS", start, -1) for start in (8, 6, 2)] == [6, 2, 6]
    assert found.find(every, "[/", 0, 1) == 3
    assert found.find(every, "nothing", 0, 1) is None


def test_records_by_number():
    assert [book().index(n) for n in (0, 1, 3, 4, 11, 99)] == [0, 0, 0, 1, 8, 8]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_legend_names_every_mark(lang):
    found = legend(Words(lang), "mugen")
    assert sorted(mark for mark, _name in found) == ["$", "b", "x"]
    assert all(name for _mark, name in found)


def test_a_log_tells_no_more_than_its_seat_may_see(told):
    replay = Replay(read(told.load(SAVE)))
    own, other = (
        LogBook(Words("en"), PlainTeller(), replay.log(seat), ("A", "B", "C"))
        for seat in (0, SPECTATOR)
    )
    kinds = {type(event).__name__ for record in other.fed for event in record.seen}
    assert "CardDrawn" not in kinds
    assert any(type(event).__name__ == "CardDrawn" for record in own.fed for event in record.seen)
