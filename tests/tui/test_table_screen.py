"""The table screen around the game: curtain, sizes, names, languages, pop-ups, the end."""

import random

import pytest

from core.game import SPECTATOR, find_game
from core.seats import Sitter
from core.table import Table
from tests.support.frames import frame, rows_of
from tests.support.mugen_driver import by_keys, press, settled
from tests.support.mugen_screens import CASES, at_table, drafted, keys, pushed
from tests.support.positions import PositionClient
from tests.support.table_screens import AIKO, BEN, BOT, DULL, saved, table_app, to_question
from tests.support.tables import SAVE, play
from tui.eyes import Eyes
from tui.screens.curtain import Curtain
from tui.screens.ending import Ending
from tui.screens.table import TableScreen
from tui.text import cells

GAME = find_game("mugen")
SIZES = [(1, 1), (20, 5), (40, 12), (60, 20), (79, 23), (80, 24), (100, 30), (119, 40), (200, 60)]
HOSTILE = [
    "[/]",
    "[@click=app.quit]x[/]",
    "\x1b[2J\x1b]0;x\x07",
    "\u202eab\u2066c\u200b",
    "夢" * 20,
    "x" * 60,
    "{ $name }",
    "e\u0301" * 10,
]


async def curtain(pilot, screen):
    await settled(pilot, screen)
    while not isinstance(pilot.app.screen, Curtain):
        await by_keys(pilot, screen, screen.client.legal(screen.actor)[-1])
        await settled(pilot, screen)
    return pilot.app.screen


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_curtain(lang, shot):
    async with table_app(saved(AIKO, BEN), lang=lang) as (pilot, screen):
        await curtain(pilot, screen)
        shot(pilot.app, "first")
        await keys(pilot, "enter")
        shot(pilot.app, "shown")
        await curtain(pilot, screen)
        shot(pilot.app, "second")


async def test_a_hand_is_out_of_sight_until_its_owner_is_there():
    async with table_app(saved(AIKO, BEN)) as (pilot, screen):
        await curtain(pilot, screen)
        first = screen.actor
        assert screen.view.seat == SPECTATOR
        assert not any(screen.view.hands)
        await keys(pilot, "l", "backspace", "x", "e", "escape")
        assert isinstance(pilot.app.screen, Curtain)
        await keys(pilot, "enter")
        assert screen.view.seat == first
        assert len(screen.view.hand) == 4
        await curtain(pilot, screen)
        assert screen.actor != first
        assert screen.view.seat == SPECTATOR
        name = ("Aiko", "Ben")
        text = frame(pilot.app)
        assert f"{name[screen.actor]}, the next choice is yours." in text
        assert "placed" in text
        log = [line for record in screen._fed for line in screen._book.lines(record.n - 1)]
        assert not [line for line in log if "draws" in line]


async def test_the_curtain_can_be_left_from():
    async with table_app(saved(AIKO, BEN)) as (pilot, screen):
        await curtain(pilot, screen)
        await press(pilot.app, "q")
        await pilot.pause()
        assert not pilot.app.is_running or not isinstance(pilot.app.screen, TableScreen)


async def test_no_curtain_for_one_person_nor_where_it_is_switched_off():
    async with table_app(saved(AIKO, DULL)) as (pilot, screen):
        await to_question(pilot, screen, "card")
        assert pilot.app.screen is screen
    async with table_app(saved(AIKO, BEN), curtain=False) as (pilot, screen):
        await to_question(pilot, screen, "card")
        assert pilot.app.screen is screen
        assert screen.view.seat == screen.actor


async def test_a_push_needs_no_curtain_and_hides_the_hand():
    client = pushed()
    async with at_table(client.state, client=client) as (pilot, _client):
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.view.seat == SPECTATOR
        await keys(pilot, "enter")
        assert str(client.played[-1][1]) == "push d4"


async def test_the_hand_comes_back_behind_its_curtain_after_somebody_else_was_asked():
    state = drafted(front="8! 12! - 7!", bound="", ap=3, treasure="d4", pieces="A1d4 B1d5")
    async with at_table(state, people=(0, 1)) as (pilot, _client):
        screen = pilot.app.screen
        assert screen.view.seat == SPECTATOR
        assert "(hidden: v shows it)" in frame(pilot.app)
        await keys(pilot, "v")
        assert "Aiko, the next choice is yours." in frame(pilot.app)
        await keys(pilot, "enter")
        assert screen.view.seat == 0
        assert "IX The Hermit" in frame(pilot.app)


def test_whose_eyes_a_shared_screen_has():
    eyes = Eyes({0, 2})
    assert eyes.follow(1, needs_hand=True, curtain=True) is False
    assert eyes.seat == SPECTATOR
    assert eyes.follow(0, needs_hand=True, curtain=True) is True
    eyes.show(0)
    assert eyes.follow(0, needs_hand=True, curtain=True) is False
    assert eyes.follow(1, needs_hand=True, curtain=True) is False
    assert eyes.seat == 0
    assert eyes.follow(2, needs_hand=False, curtain=True) is False
    assert (eyes.seat, eyes.last) == (SPECTATOR, 0)
    assert eyes.follow(2, needs_hand=True, curtain=True) is True
    assert Eyes({1}).seat == 1
    assert Eyes(()).seat == SPECTATOR


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("case", ["card", "act", "orient-act"])
async def test_every_size(case, lang):
    async with at_table(CASES[case](), SIZES[0], lang) as (pilot, _client):
        for size in SIZES:
            await pilot.resize_terminal(*size)
            frame(pilot.app)
            await keys_of_a_look(pilot)
            frame(pilot.app)


async def keys_of_a_look(pilot):
    """Open and close what there is to look at, and go round the parts."""
    for key in ("n", "tab", "v", "i", "backspace", "p", "backspace", "tab"):
        await press(pilot.app, key)
        if key in {"i", "p"}:
            await pilot.pause()
            frame(pilot.app)
    await pilot.pause()


async def test_resizing_at_random_while_playing():
    rng = random.Random(8)
    store = saved(AIKO, DULL, seed=9)
    async with table_app(store) as (pilot, screen):
        for step in range(60):
            if step % 3 == 0:
                size = (rng.randrange(1, 140), rng.randrange(1, 45))
                await pilot.resize_terminal(*size)
            await settled(pilot, screen)
            await press(pilot.app, rng.choice("nnnev1g"), "enter", rng.choice(["tab", "left"]))
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()
            frame(pilot.app)
            if pilot.app.screen is not screen:
                await press(pilot.app, "backspace")
                await pilot.pause()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Aiko" in frame(pilot.app)
        assert screen.client.last > 4


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
async def test_hostile_names(name):
    client = PositionClient(GAME, CASES["strike"](), names=(name, name, name, name))
    async with at_table(client.state, client=client) as (pilot, _client):
        text = frame(pilot.app)
        shown = cells.clean(name, 20)
        assert cells.fit(shown, 7).rstrip(" ~")[:5] in text
        assert "\x1b" not in text
        await keys(pilot, "i", "backspace", "p", "backspace", "l", "backspace", "tab", "i")
        frame(pilot.app)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert cells.fit(shown, 10).rstrip(" ~")[:5] in frame(pilot.app)


async def test_hostile_names_behind_the_curtain():
    people = (Sitter(name="[/]"), Sitter(name="[@click=app.quit]x"))
    async with table_app(saved(*people)) as (pilot, screen):
        await curtain(pilot, screen)
        assert "[" in frame(pilot.app).split("the next choice")[0].splitlines()[-1]


async def test_the_language_and_the_looks_change_in_mid_game():
    async with at_table(CASES["act"]()) as (pilot, _client):
        before = frame(pilot.app)
        await keys(pilot, "j")
        assert "行動力3" in frame(pilot.app)
        assert "吊られた" in frame(pilot.app)
        pilot.app.change(board="ascii", palette="light")
        await pilot.pause()
        assert "┏" not in frame(pilot.app)
        pilot.app.change(board="lines")
        await keys(pilot, "j")
        assert frame(pilot.app) == before


async def test_the_log_is_told_in_the_language_of_now():
    async with table_app(saved(AIKO, DULL)) as (pilot, screen):
        await to_question(pilot, screen, "act")
        assert "A placed" in frame(pilot.app)
        await keys(pilot, "j")
        assert "を置く" in frame(pilot.app)
        assert "placed" not in frame(pilot.app)


async def test_the_log_scrolls_with_wheel_and_keys():
    async with table_app(saved(AIKO, DULL, actions=40)) as (pilot, screen):
        await to_question(pilot, screen, "act")
        last = rows_of(pilot.app)[21]
        await keys(pilot, "pageup")
        assert rows_of(pilot.app)[21] != last
        assert "more below" in frame(pilot.app)
        await keys(pilot, "pagedown")
        assert rows_of(pilot.app)[21] == last
        await keys(pilot, "tab", "tab", "up", "up")
        assert screen.log_panel.back == 2
        await keys(pilot, "tab")
        assert screen.chooser.part == 0


async def test_board_and_panel_take_turns_in_a_narrow_window():
    async with at_table(CASES["act"](), (60, 20)) as (pilot, _client):
        assert "Hand A" not in frame(pilot.app)
        await keys(pilot, "v")
        assert "Hand A" in frame(pilot.app)
        assert "┏━━━━━━┳" not in frame(pilot.app)
        await keys(pilot, "v")
        assert "┏━━━━━━┳" in frame(pilot.app)


async def test_a_low_window_scrolls_with_the_cursor():
    async with at_table(CASES["act"](), (60, 20)) as (pilot, _client):
        assert "7 gB" not in frame(pilot.app)
        await keys(pilot, "g", "a", "7")
        assert "7[gB" in frame(pilot.app).replace(" ", "")
        await keys(pilot, "g", "a", "1")
        assert "1 [gC" in frame(pilot.app)


async def test_going_to_a_cell_takes_names_only():
    async with at_table(CASES["act"]()) as (pilot, client):
        await keys(pilot, "g")
        assert rows_of(pilot.app)[22] == "Go to: _"
        await keys(pilot, "D")
        assert rows_of(pilot.app)[22] == "Go to: D_"
        await keys(pilot, "5")
        assert "[  3!━]" in frame(pilot.app)
        await keys(pilot, "g", "z", "g", "a", "9", "g", "backspace")
        assert "[  3!━]" in frame(pilot.app)
        assert client.played == []


@pytest.mark.parametrize(
    ("case", "cell", "words"),
    [
        ("act", "a2", "No road joins"),
        ("act", "b2", "not orthogonally next"),
        ("swap", "d4", "corners and the centre"),
        ("swap", "d2", "treasure's tile"),
        ("bind", "d2", "your own"),
        ("collapse", "b2", "face down"),
        ("veil", "d5", "piece stands"),
        ("block", "c3", "fixed tile"),
        ("look", "a1", "face up already"),
        ("reveal-near", "a4", "not orthogonally next"),
        ("rotate", "a5", "not near"),
        ("leap", "a1", "nothing to choose"),
    ],
)
async def test_why_something_is_not_possible(case, cell, words):
    async with at_table(CASES[case]()) as (pilot, client):
        await keys(pilot, "g", *cell, "w")
        assert words in rows_of(pilot.app)[22]
        await keys(pilot, "enter")
        assert words in rows_of(pilot.app)[22]
        assert client.played == []


async def test_a_walk_of_several_steps_is_one_choice():
    async with at_table(CASES["act"]()) as (pilot, client):
        await keys(pilot, "g", "d", "4", "enter")
        assert [str(played) for _seat, played in client.played] == ["move A1 d3", "move A1 d4"]


async def test_a_tile_with_several_choices_asks_with_a_list():
    async with at_table(CASES["act"]()) as (pilot, client):
        await keys(pilot, "g", "d", "5", "enter")
        text = frame(pilot.app)
        assert "move A1 there (3 AP)" in text
        assert "exclude c2" in text
        await keys(pilot, "backspace")
        assert client.played == []
        await keys(pilot, "enter", "down", "enter")
        assert "2" in rows_of(pilot.app)[13]
        assert rows_of(pilot.app)[22].startswith("Aiko: A2")


def one_step_from_the_goal():
    return drafted(pieces="A1f7 A2d5", treasure="A1", ap=2, tiles="")


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_the_end(lang, shot):
    async with at_table(one_step_from_the_goal(), lang=lang) as (pilot, client):
        await keys(pilot, "g", "g", "7", "enter")
        await pilot.pause()
        assert client.outcome.winners == (0,)
        assert isinstance(pilot.app.screen, Ending)
        shot(pilot.app, "page")
        await keys(pilot, "backspace")
        shot(pilot.app, "table")
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, Ending)


async def test_after_the_end_one_may_look_again_or_play_again():
    store = saved(Sitter("bot", "random"), AIKO, seed=4)
    store = finished(store)
    async with table_app(store) as (pilot, screen):
        await pilot.pause()
        assert isinstance(pilot.app.screen, Ending)
        assert screen.client.receipt() in frame(pilot.app)
        await keys(pilot, "r")
        assert "Replay" in frame(pilot.app)
        await keys(pilot, "q")
        await keys(pilot, "l", "backspace")
        assert pilot.app.screen is screen
        await keys(pilot, "n")
        await pilot.pause()
        assert "New game" in frame(pilot.app)


def finished(store):
    with Table.resume(store, SAVE) as table:
        play(table)
        assert table.outcome is not None
    return store


async def test_bots_alone_are_watched():
    async with table_app(saved(BOT, DULL), pace="slow") as (pilot, screen):
        assert screen.view.seat == SPECTATOR
        assert "Hands" in frame(pilot.app)
        await press(pilot.app, "right", "1", "e")
        await pilot.pause()
        assert screen.client.last < 8


async def test_help_is_about_the_game_and_lists_the_keys_of_now():
    async with at_table(CASES["swap"]()) as (pilot, _client):
        await keys(pilot, "question_mark")
        assert "the board of Mugen Meikyu" in frame(pilot.app)
        await keys(pilot, "left", "left")
        await keys(pilot, "backspace", "colon")
        assert "no effect" in frame(pilot.app)
