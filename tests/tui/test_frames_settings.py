"""The settings, the key map and the dialogs as people see them, and what they change."""

import json

import pytest
from textual import events

from tests.support.frames import assert_ascii, frame, open_app, rows_of
from tests.support.shots import LOOKS, look_id
from tui.screens.dialogs import Choice, Confirm, TextPrompt
from tui.screens.settings import ROWS

SETTINGS = ("settings", ())
KEYMAP = ("keymap", ())


@pytest.mark.parametrize("look", LOOKS, ids=look_id)
async def test_settings(look, shot):
    async with open_app(*look, start=SETTINGS) as pilot:
        shot(pilot.app)
        if look[2] == "ascii":
            assert_ascii(frame(pilot.app))


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_key_map(lang, shot):
    async with open_app(lang=lang, start=KEYMAP, keys={"keys-help": "H"}) as pilot:
        shot(pilot.app)
        await pilot.press("pagedown", "enter")
        shot(pilot.app, "waits")


async def test_every_line_changes_and_is_kept(tmp_path):
    file = tmp_path / "a" / "settings.json"
    async with open_app(start=SETTINGS, settings_path=file) as pilot:
        for _ in ROWS:
            await pilot.press("right", "down")
    kept = json.loads(file.read_text())
    assert kept == {
        "language": "ja", "palette": "light", "board": "lines", "curtain": False,
        "free_undo": True, "mouse": False, "cursor": True,
        "pace": "fast",
    }  # fmt: skip


async def test_the_other_language_is_one_key_away_on_any_screen():
    async with open_app(start=SETTINGS) as pilot:
        await pilot.press("j")
        assert rows_of(pilot.app)[0].startswith("設定")
        await pilot.press("j")
        assert rows_of(pilot.app)[0].startswith("Settings")


async def test_the_board_changes_at_once_behind_a_dialog():
    async with open_app(start=("home", ())) as pilot:
        await pilot.press("comma", "down", "down", "right", "backspace")
        assert_ascii(frame(pilot.app))


async def test_a_name_is_asked_for_and_cleaned():
    async with open_app(start=SETTINGS, name="") as pilot:
        await pilot.press("down", "down", "down", "enter", *"Be", "backspace", "o", "space", "x")
        assert any("[ Bo x" in row for row in rows_of(pilot.app))
        await pilot.press("enter")
        assert pilot.app.settings.name == "Bo x"
        await pilot.press("enter", "y", "escape")
        assert pilot.app.settings.name == "Bo x"


async def test_a_key_is_changed_refused_and_given_back():
    async with open_app(start=KEYMAP) as pilot:
        await pilot.press("enter", "f9")
        assert pilot.app.settings.keys == {"keys-up": "f9"}
        await pilot.press("enter", "q")
        assert pilot.app.settings.keys == {"keys-up": "f9"}
        assert "another command" in rows_of(pilot.app)[22]
        await pilot.press("shift+tab")
        assert pilot.app.settings.keys == {}


async def test_a_changed_key_is_printed_and_works():
    async with open_app(keys={"home-new": "z", "keys-help": "f1"}) as pilot:
        assert "z  New game" in frame(pilot.app)
        assert "f1 help" in rows_of(pilot.app)[23]
        await pilot.press("f1")
        assert "z    sets up a table" in frame(pilot.app)


async def test_full_width_letters_count_as_plain_ones():
    async with open_app() as pilot:
        await pilot.app.screen.on_key(events.Key("fullwidth_question_mark", "？"))
        await pilot.pause()
        assert any("Help: the home screen" in row for row in rows_of(pilot.app))


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_dialogs(lang, shot):
    async with open_app(lang=lang) as pilot:
        app = pilot.app
        answers = []
        for name, dialog, keys in (
            ("confirm", Confirm("Ben", "[/ b? " * 12), ["enter"]),
            ("choice", Choice("[/", [f"{i} 迷宮[/]" for i in range(30)], 12), ["down", "enter"]),
            ("text", TextPrompt("[/", "[/ " * 30, "夢幻", 12), ["left", "迷", "enter"]),
        ):
            app.push_screen(dialog, answers.append)
            await pilot.pause()
            shot(app, name)
            await pilot.press(*keys)
        assert answers == [False, 13, "夢迷幻"]


async def test_only_yes_is_yes():
    answers = []
    async with open_app() as pilot:
        for key in ("y", "enter", "backspace", "escape"):
            pilot.app.push_screen(Confirm("a", "b"), answers.append)
            await pilot.press(key)
    assert answers == [True, False, False, False]


async def test_digits_and_clicks_choose():
    answers = []
    async with open_app() as pilot:
        acts = (
            lambda: pilot.press("3"),
            lambda: pilot.click(offset=(20, 4)),
            lambda: pilot.press("escape"),
        )
        for act in acts:
            pilot.app.push_screen(Choice("a", list("wxyz")), answers.append)
            await pilot.pause()
            await act()
            await pilot.pause()
    assert answers == [2, 1, None]


async def test_the_list_of_commands_finds_and_runs():
    async with open_app() as pilot:
        await pilot.press("colon")
        assert "All commands here" in frame(pilot.app)
        await pilot.press(*"language, col")
        assert sum("│ >" in row for row in rows_of(pilot.app)) == 1
        await pilot.press("enter")
        assert rows_of(pilot.app)[0].startswith("Settings")


async def test_every_live_command_is_in_the_list():
    async with open_app(size=(120, 40)) as pilot:
        page = pilot.app.screen
        await pilot.press("ctrl+p")
        shown = frame(pilot.app)
        for command in page.all_commands():
            assert page.key_name(command) in shown


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
async def test_there_are_many_ways_out(key):
    async with open_app() as pilot:
        await pilot.press(key)
        assert pilot.app.return_code == 0


async def test_the_list_of_commands_is_a_way_out_too():
    async with open_app(start=SETTINGS) as pilot:
        await pilot.press("colon", *"end the program", "enter")
        await pilot.pause()
        assert pilot.app.return_code == 0


async def test_ctrl_c_ends_it_from_inside_dialogs_and_text():
    async with open_app(start=SETTINGS) as pilot:
        await pilot.press("down", "down", "down", "enter", "x", "ctrl+c")
        assert pilot.app.return_code == 0
