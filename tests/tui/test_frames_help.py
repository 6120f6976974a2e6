"""Help and the whole rules as people see them."""

import pytest

from tests.support.frames import assert_ascii, frame, open_app, rows_of
from tests.support.shots import LOOKS, look_id
from tui.screens.dialogs import Confirm
from tui.screens.help import wrap_row
from tui.text import cells, rules

HOME = ("help", ("home",))
HOW = ("help", ("how",))
TOPICS = ("home", "how", "settings", "keymap")
RULES = ["# Maze", "", *(f"{n}. The rule number {n} says [/ this. " * 3 for n in range(1, 40))]


@pytest.mark.parametrize("look", LOOKS, ids=look_id)
async def test_help_of_home(look, shot):
    async with open_app(*look) as pilot:
        await pilot.press("question_mark")
        shot(pilot.app)
        await pilot.press("left")
        shot(pilot.app, "keys")
        if look[2] == "ascii":
            assert_ascii(frame(pilot.app))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("topic", TOPICS)
async def test_first_page(topic, lang, shot):
    async with open_app(lang=lang, start=("help", (topic,))) as pilot:
        shot(pilot.app)


@pytest.mark.parametrize("size", [(60, 20), (80, 24)], ids=str)
async def test_no_word_is_lost_between_pages(size):
    async with open_app(size, start=HOW) as pilot:
        words = []
        for _ in range(12):
            rows = [row[1:-1].strip() for row in frame(pilot.app).splitlines() if "│" in row]
            words.append(" ".join(" ".join(rows).replace("│", " ").split()))
            await pilot.press("right")
        text = " ".join(words)
        keys = {name: pilot.app.keymap.key(name) for name in pilot.app.keymap.defaults}
        said = pilot.app.words.say("help-how-1", **keys).split()
        assert " ".join(said) in " ".join(text.split())


async def test_find_goes_to_the_page():
    async with open_app(start=HOW) as pilot:
        await pilot.press("slash", *"secret", "enter")
        assert any("page 2" in row for row in rows_of(pilot.app))


async def test_help_over_a_dialog_is_that_of_the_page_below():
    async with open_app(start=("settings", ())) as pilot:
        await pilot.app.push_screen(Confirm("Sure?", "Sure?"))
        await pilot.press("question_mark")
        shown = frame(pilot.app)
        await pilot.press("backspace", "backspace", "question_mark")
        assert shown.splitlines()[1:4] == frame(pilot.app).splitlines()[1:4]


async def test_help_opens_over_help_no_second_time():
    async with open_app() as pilot:
        await pilot.press("question_mark", "question_mark")
        assert len(pilot.app.screen_stack) == 1


async def test_what_ctrl_c_would_do_is_in_no_page_of_help():
    async with open_app() as pilot:
        await pilot.press("question_mark", "left")
        assert "Ctrl" not in frame(pilot.app)


async def test_the_whole_rules(monkeypatch, shot):
    monkeypatch.setattr("tui.screens.rules.rules_text", lambda game, lang: tuple(RULES))
    async with open_app(start=("rules", ("mugen",))) as pilot:
        shot(pilot.app)
        await pilot.press("slash", *"number 9 ", "enter")
        assert any("number 9 says [/ this" in row for row in rows_of(pilot.app)[2:4])
        await pilot.press("end")
        assert "number 39" in frame(pilot.app)
        await pilot.press("n")
        assert any("number 9 says [/ this" in row for row in rows_of(pilot.app)[2:4])


def test_rules_are_in_english_where_a_language_lacks_them(monkeypatch, tmp_path):
    monkeypatch.setattr(rules, "_GAMES", tmp_path)
    (tmp_path / "maze" / "text").mkdir(parents=True)
    (tmp_path / "maze" / "text" / "rules.en.txt").write_text("# One\nTwo\n")
    assert rules.has_rules("maze", "ja")
    assert rules.rules_text("maze", "ja") == ("# One", "Two")
    assert not rules.has_rules("other", "ja")
    rules.rules_text.cache_clear()


@pytest.mark.parametrize("width", range(20, 121, 7))
def test_two_columns_wrap_in_the_second(width):
    row = "  A1 B2     pieces: letter = seat, number = piece, and so on for many words"
    rows = wrap_row(row, width)
    assert " ".join(" ".join(rows).split()) == " ".join(row.split())
    assert all(cells.width(part) <= width for part in rows)
    assert all(part.startswith(" " * 12) for part in rows[1:])
