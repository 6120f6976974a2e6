"""The replay screen: frames, every way to walk, views, branches, damage, and what a step draws."""

import pytest
from textual import events
from textual.screen import Screen

from core.game import OPEN, SPECTATOR
from core.log import read
from core.seats import Sitter
from core.table import Table
from tests.support.frames import assert_ascii, frame, open_app, resize, rows_of
from tests.support.saves import TimedStore, play
from tests.support.shots import LOOKS, look_id
from tests.support.story import story
from tui.app import MeikyuApp
from tui.games import game_ui
from tui.screens.replay import SPEEDS, ReplayScreen
from tui.text import Words
from tui.walk import Walk

SAVE = "mugen-story"
REPLAY = ("replay", (SAVE,))


@pytest.fixture(scope="module")
def told():
    return story()


@pytest.fixture(scope="module")
def running():
    return story(is_closed=False)


@pytest.fixture
def gone(monkeypatch):
    """Where the app was sent in place of the replay."""
    places = []
    monkeypatch.setattr(MeikyuApp, "turn_to", lambda _app, *to: places.append(to))
    return places


def walk_of(store, lang="en"):
    return Walk(read(store.load(SAVE)), Words(lang), game_ui("mugen"))


def title(app):
    """Which record is shown, as the title says it."""
    return next(row for row in rows_of(app) if "Replay Mugen" in row).split("Replay Mugen ")[1]


@pytest.mark.parametrize("look", LOOKS, ids=look_id)
async def test_replay(look, told, shot):
    async with open_app(*look, start=("replay", (SAVE, None, 250)), store=told) as pilot:
        shot(pilot.app)
        if look[2] == "ascii":
            assert_ascii(frame(pilot.app))


@pytest.mark.parametrize(("lang", "board"), [("en", "lines"), ("ja", "ascii")])
async def test_panel_of_a_small_window(lang, board, told, shot):
    start = ("replay", (SAVE, None, 250))
    async with open_app((60, 20), lang, board, start=start, store=told) as pilot:
        await pilot.press("tab")
        await pilot.pause()
        shot(pilot.app)
        await pilot.press("tab")
        await pilot.pause()
        assert "+===" in frame(pilot.app) or "┏━━" in frame(pilot.app)


async def test_the_bottom_rows_are_those_of_the_wireframe(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await pilot.press("right")
        rows = rows_of(pilot.app)
    assert rows[0].endswith("Replay Mugen 5 of 306")
    assert rows[22].startswith("4 [*-")
    assert rows[22].index("]") == 57
    assert rows[22].endswith("] 306 turn 1 speed 2")
    assert rows[21].endswith("b battle x out $ take u undo")
    assert rows[23].startswith("left/right step Space play +/- speed n mark [ ] turn / find v view")


async def test_stepping_goes_both_ways_and_stops_at_the_ends(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        shown = []
        for key in ("left", "right", "right", "left", "end", "right", "left", "home", "pagedown"):
            await pilot.press(key)
            shown.append(int(title(pilot.app).split()[0]))
    assert shown == [4, 5, 6, 5, 306, 306, 305, 4, 14]


async def test_forward_and_back_show_the_same(told):
    walk = walk_of(told)
    views = []
    for index in range(walk.length):
        walk.at(index)
        views.append(walk.view())
    for index in reversed(range(walk.length)):
        walk.at(index)
        assert walk.view() == views[index]


async def test_turns_and_marks(told):
    walk = walk_of(told)
    marked = [index for index, mark in enumerate(walk.marks) if mark]
    async with open_app(start=REPLAY, store=told) as pilot:
        page = pilot.app.screen
        for index in marked:
            await pilot.press("n")
            assert page.walk.index == index
        await pilot.press("n", "N")
        assert page.walk.index == marked[-2]
        await pilot.press("home", "right_square_bracket", "right_square_bracket")
        assert page.walk.turn == 3
        start = page.walk.index
        await pilot.press("right", "left_square_bracket")
        assert page.walk.index == start
        await pilot.press("left_square_bracket")
        assert page.walk.turn == 2


def test_an_undo_takes_the_turn_back(told):
    walk = walk_of(told)
    undo = walk.marks.index("u")
    walk.at(undo)
    back = next(record for record in walk.book.fed if record.kind == "undo").to
    assert walk.turn == walk.turns[back - walk.first]


async def test_go_to_a_record_or_a_turn(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        for text, where in (("200", 200), ("0", 4), ("99999", 306)):
            await pilot.press("g", *text, "enter")
            await pilot.pause()
            assert int(title(pilot.app).split()[0]) == where
        await pilot.press("g", *"t9", "enter")
        await pilot.pause()
        assert pilot.app.screen.walk.turn == 9
        await pilot.press("g", *"abc", "enter")
        await pilot.pause()
        assert rows_of(pilot.app)[22] == '"abc" is neither a record nor a turn.'
        assert pilot.app.screen.walk.turn == 9


async def test_keys_typed_ahead_reach_what_opens_and_what_comes_back(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        for key in ("g", "2", "0", "enter", "right", "l", "up", "enter", "right", "right"):
            pilot.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await pilot.pause()
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplayScreen)
        assert pilot.app.screen.walk.n == 22


async def test_find_goes_round(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        found = []
        for _ in range(3):
            await pilot.press("slash", *([] if found else "hermit"), "enter")
            await pilot.pause()
            found.append(pilot.app.screen.walk.n)
            assert "ermit" in frame(pilot.app)
        assert len(set(found)) > 1
        await pilot.press("slash", *(["backspace"] * 6), *"[/zz", "enter")
        await pilot.pause()
        assert rows_of(pilot.app)[22] == '"[/zz" does not stand in the log.'


async def test_views_go_round_and_a_running_game_shows_no_hand_of_others(told, running):
    for store, views in ((told, [0, 1, 2, SPECTATOR, OPEN]), (running, [0, SPECTATOR])):
        async with open_app(start=REPLAY, store=store) as pilot:
            seen = []
            for _ in views:
                seen.append(pilot.app.screen.walk.seat)
                await pilot.press("v")
            assert seen == views
            assert pilot.app.screen.walk.seat == 0


async def test_another_view_hides_what_it_does_not_know(told):
    async with open_app(start=("replay", (SAVE, None, 250)), store=told) as pilot:
        own = frame(pilot.app)
        await pilot.press("v", "v", "v")
        assert "view: spectator" in frame(pilot.app)
        assert "Hand A" in own
        assert "Hand A" not in frame(pilot.app)


async def test_playing_steps_by_itself_and_stops(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        page = pilot.app.screen
        await pilot.press("plus", "plus", "minus", "space")
        assert (page.speed, page.timer is not None) == (3, True)
        assert "Space stop" in rows_of(pilot.app)[23]
        page.tick()
        assert page.walk.index >= 1
        await pilot.press("space")
        assert page.timer is None
        await pilot.press("end", "left", "space")
        page.tick()
        assert page.timer is None, "the end"
        await pilot.press("space")
        assert page.walk.index < 300, "begins anew"
        await pilot.press("left")
        assert page.timer is None, "a step stops it"
        for _ in range(10):
            await pilot.press("plus")
        assert page.speed == len(SPEEDS)


async def test_the_language_changes_at_once(told):
    async with open_app(start=("replay", (SAVE, None, 250)), store=told) as pilot:
        await pilot.press("j")
        rows = rows_of(pilot.app)
        assert rows[0].endswith("棋譜 夢幻迷宮 250/306")
        assert any("記録(連動)" in row for row in rows)
        assert pilot.app.screen.walk.n == 250


async def test_the_position_as_text(told):
    async with open_app(start=("replay", (SAVE, None, 250)), store=told) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert "Position as text" in frame(pilot.app)
        assert "Aiko" in pilot.app.clipboard
        await pilot.press("down", "backspace")
        assert isinstance(pilot.app.screen, ReplayScreen)


async def test_cards(told, shot):
    async with open_app(start=("replay", (SAVE, None, 250)), store=told) as pilot:
        await pilot.press("i")
        shot(pilot.app, "first")
        await pilot.press("right")
        await pilot.pause()
        shot(pilot.app, "second")
        await pilot.press("left", "left", "backspace")
        assert isinstance(pilot.app.screen, ReplayScreen)


async def test_a_branch_names_its_parent_and_seats_whom_one_wants(told, gone):
    store = TimedStore()
    store.create(SAVE, told.load(SAVE)).close()
    async with open_app(start=("replay", (SAVE, None, 120)), store=store) as pilot:
        await pilot.press("b", "2")
        await pilot.pause()
    (save,) = set(store.ids()) - {SAVE}
    assert gone == [("table", save)]
    log = read(store.load(save))
    assert (log.head.parent.id, log.head.parent.record) == (SAVE, 120)
    with Table.resume(store, save) as table:
        assert [table.sits[seat].kind for seat in range(3)] == ["person", "bot", "bot"]
        assert table.who == ("Aiko", "", "")
        assert table.to_act is not None
    assert store.load(SAVE) == told.load(SAVE)


async def test_everybody_may_go_on_as_they_sat(told, gone):
    store = TimedStore()
    store.create(SAVE, told.load(SAVE)).close()
    async with open_app(start=("replay", (SAVE, None, 120)), store=store) as pilot:
        await pilot.press("b", "1")
        await pilot.pause()
    (save,) = set(store.ids()) - {SAVE}
    with Table.resume(store, save) as table:
        assert table.who == ("Aiko", "Ben", "")


async def test_no_branch_while_one_only_looks_back(running, gone):
    screen = ReplayScreen(SAVE, running, 50, (0, SPECTATOR), glance=True)
    async with open_app(store=running) as pilot:
        await pilot.app.push_screen(screen)
        await pilot.pause()
        assert title(pilot.app).startswith("50 of")
        assert screen.walk.allowed == (0, SPECTATOR)
        await pilot.press("b")
        assert rows_of(pilot.app)[22].startswith("Only in a replay")
        await pilot.press("backspace")
        assert pilot.app.screen is not screen
    assert running.ids() == [SAVE]


async def test_hostile_names_are_shown_as_they_are():
    store = TimedStore()
    name = "[/\x1b]0;x\x07\u202e[@click=app.quit]\u200b" + "x" * 300
    play(store, "mugen-1", (Sitter(name=name[:255]), Sitter("bot", "random")), 20)
    async with open_app(start=("replay", ("mugen-1",)), store=store) as pilot:
        for keys in (("end",), ("b",), ("backspace", "l"), ("f",), ("backspace", "backspace", "c")):
            await pilot.press(*keys)
            await pilot.pause()
            assert not set(frame(pilot.app)) & set("\x1b\x07\u202e\u200b")
        await pilot.press("backspace")
        await pilot.pause()
        assert "A [/]0" in frame(pilot.app)


async def test_a_damaged_log_shows_what_is_good_and_says_what_is_not(told):
    store = TimedStore()
    data = bytearray(told.load(SAVE))
    log = read(bytes(data))
    data[log.ends[200] + 40] ^= 1
    store.create(SAVE, bytes(data)).close()
    async with open_app(start=REPLAY, store=store) as pilot:
        assert title(pilot.app) == "4 of 200"
        await pilot.press("end")
        assert rows_of(pilot.app)[22].startswith("The log can be read up to 200: ")
        await pilot.press("left", "right")
        assert title(pilot.app) == "200 of 200"
        assert rows_of(pilot.app)[22].startswith("4 [")


@pytest.mark.parametrize("data", [b"", b"\x00\xff" * 100, b'{"t":"open"}\n'])
async def test_what_can_not_be_opened_is_told(data, gone):
    store = TimedStore()
    store.create("bad", data).close()
    async with open_app(start=("replay", ("bad",)), store=store) as pilot:
        assert rows_of(pilot.app)[22] == "This game can't be shown."
        await pilot.press("right", "space", "n", "i", "b", "tab", "j")
        assert rows_of(pilot.app)[22] == "この対局は表示できません。"


async def test_a_missing_game_and_one_that_was_never_dealt(told):
    store = TimedStore()
    data = told.load(SAVE)
    store.create(SAVE, data[: read(data).ends[3]]).close()
    for save in (SAVE, "nothing"):
        async with open_app(start=("replay", (save,)), store=store) as pilot:
            assert rows_of(pilot.app)[22] == "This game can't be shown."


async def test_a_click_on_the_timeline_goes_there(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await pilot.click(offset=(56, 22))
        assert pilot.app.screen.walk.n == 306
        await pilot.click(offset=(3, 22))
        assert pilot.app.screen.walk.n == 4
        await pilot.click(offset=(30, 22))
        assert rows_of(pilot.app)[22][30] == "*"


async def test_a_click_on_a_key_is_that_key(told):
    async with open_app(start=REPLAY, store=told) as pilot:
        at = rows_of(pilot.app)[23].index("v view")
        await pilot.click(offset=(at, 23))
        assert pilot.app.screen.walk.seat == 1
        await pilot.click(offset=(rows_of(pilot.app)[23].index("n mark"), 23))
        assert pilot.app.screen.walk.marks[pilot.app.screen.walk.index]


async def test_a_step_lays_nothing_out_and_draws_only_what_changed(told, monkeypatch):
    layouts = []
    plain = Screen._refresh_layout
    monkeypatch.setattr(
        Screen, "_refresh_layout", lambda *args, **more: (layouts.append(1), plain(*args, **more))
    )
    async with open_app(start=("replay", (SAVE, None, 150)), store=told) as pilot:
        page = pilot.app.screen
        await pilot.press("right")
        layouts.clear()
        walk = page.walk
        for _ in range(20):
            before = {widget: widget.refreshed_cells for widget in page.walk_children()}
            old = frame(pilot.app).splitlines()
            await pilot.press("right")
            drawn = sum(widget.refreshed_cells - count for widget, count in before.items())
            new = frame(pilot.app).splitlines()
            pairs = zip("".join(old), "".join(new), strict=False)
            changed = sum(one != two for one, two in pairs)
            assert changed <= drawn <= 80 * 24 // 2
            keys = page.keys.refreshed_cells - before[page.keys]
            assert keys == 0, "the keys stay"
        assert walk.index == 150 - walk.first + 21
    assert layouts == []


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (40, 12), (60, 20), (79, 23), (200, 60)])
async def test_no_size_breaks_it(size, told):
    async with open_app(start=REPLAY, store=told) as pilot:
        await resize(pilot, *size)
        await pilot.press("right", "n", "v", "tab", "space", "space", "end")
        assert len(frame(pilot.app).splitlines()) == size[1]
        await resize(pilot, 80, 24)
        assert pilot.app.screen.walk.n == pilot.app.screen.walk.last or size[0] < 60
