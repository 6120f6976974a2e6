"""The widget that everything is drawn with: literal, exact, and redrawn cell by cell."""

import pytest
from textual import events
from textual.geometry import Region

from tests.support.frames import frame, open_app, resize, rows_of
from tui.screens.base import Page
from tui.screens.settings import SettingsScreen
from tui.text import cells
from tui.widgets.box import ends, framed, key_line, rule
from tui.widgets.editor import Editor
from tui.widgets.lines import LineWidget, cut, plain


class Sheet(Page[None]):
    """A page with one widget of 40 x 10 cells."""

    def __init__(self):
        super().__init__()
        self.area = LineWidget("area")
        self.layouts = 0
        self.clicks = []

    def parts(self):
        return (self.area,)

    def place(self, size):
        self.layouts += 1
        return {self.area: Region(5, 3, 40, 10)}

    def on_line_widget_clicked(self, event):
        self.clicks.append((event.widget.id, event.row, event.cell))

    def on_line_widget_scrolled(self, event):
        self.clicks.append(event.step)


async def shown(pilot):
    sheet = Sheet()
    pilot.app.push_screen(sheet)
    await pilot.pause()
    await pilot.pause()
    return sheet


async def test_only_what_changed_is_drawn_and_nothing_is_laid_out():
    async with open_app() as pilot:
        sheet = await shown(pilot)
        area, layouts = sheet.area, sheet.layouts
        lines = [[("ab", "text"), ("cd", "A"), ("ef", "text")] for _ in range(10)]
        area.show_lines(lines)
        await pilot.pause()
        area.refreshed_rows = area.refreshed_cells = 0
        lines[3] = [("ab", "text"), ("迷", "B bold"), ("ef", "text")]
        area.show_lines(lines)
        await pilot.pause()
        assert (area.refreshed_rows, area.refreshed_cells) == (1, 2)
        area.show_lines(lines)
        assert area.refreshed_rows == 1
        area.show_row(9, plain("x"))
        assert area.refreshed_rows == 2
        assert sheet.layouts == layouts
        await pilot.pause()
        assert rows_of(pilot.app)[6].strip() == "ab迷ef"
        assert rows_of(pilot.app)[12].strip() == "x"


@pytest.mark.parametrize(
    "text", ["[/", "[red]x[/red]", "[@click=app.leave]go[/]", "\\[", "$text", ":smile:", "&amp;"]
)
async def test_text_is_literal(text):
    async with open_app() as pilot:
        sheet = await shown(pilot)
        sheet.area.show_lines([plain(text)])
        await pilot.pause()
        assert rows_of(pilot.app)[3].strip() == text
        await pilot.click(offset=(8, 3))
        assert pilot.app.return_code is None


async def test_what_steers_a_terminal_is_not_drawn():
    async with open_app() as pilot:
        sheet = await shown(pilot)
        sheet.area.show_lines([plain("a\x1b[2Jb\u202ec\u200bd\ud800\x9b!")])
        await pilot.pause()
        assert rows_of(pilot.app)[3].strip() == "a[2Jbcd!"


async def test_lines_are_cut_at_cell_borders():
    async with open_app() as pilot:
        sheet = await shown(pilot)
        sheet.area.show_lines([plain("迷" * 30), plain("x" + "迷" * 30), plain("y" * 40)])
        await pilot.pause()
        rows = frame(pilot.app).splitlines()
        assert rows[3] == " " * 5 + "迷" * 19 + "~ " + " " * 35
        assert rows[4] == " " * 5 + "x" + "迷" * 19 + "~" + " " * 35
        assert rows[5] == " " * 5 + "y" * 40 + " " * 35


async def test_clicks_and_the_wheel_say_where():
    async with open_app() as pilot:
        sheet = await shown(pilot)
        await pilot.click(offset=(7, 5))
        for kind in (events.MouseScrollDown, events.MouseScrollUp):
            sheet.area.post_message(kind(sheet.area, 7, 5, 0, 1, 0, False, False, False))
        await pilot.pause()
        assert sheet.clicks == [("area", 2, 2), 1, -1]


async def test_a_click_on_a_key_is_that_key():
    async with open_app() as pilot:
        column = rows_of(pilot.app)[23].index(", settings")
        await pilot.click(offset=(column + 3, 23))
        await pilot.pause()
        assert isinstance(pilot.app.screen, SettingsScreen)


async def test_another_palette_is_seen_at_once():
    async with open_app() as pilot:
        sheet = await shown(pilot)
        sheet.area.show_lines([plain("━♥", "focus")])
        before = sheet.area.render_line(0)
        pilot.app.change(palette="light", board="ascii")
        after = sheet.area.render_line(0)
        assert before.text.strip() == "━♥"
        assert after.text.strip() == "=H"
        assert next(iter(before)).style != next(iter(after)).style


async def test_the_terminal_cursor_stands_on_the_focus():
    async with open_app() as pilot:
        sheet = await shown(pilot)
        sheet.area.show_lines([plain("a"), [("迷x", "text"), ("here", "focus reverse")]])
        assert pilot.app.cursor_position == (5 + 3, 3 + 1)
        await resize(pilot, 100, 30)
        assert pilot.app.cursor_position == (5 + 3, 3 + 1)
        await pilot.press("question_mark", "backspace")
        await pilot.pause()
        assert pilot.app.cursor_position == (5 + 3, 3 + 1)


def test_lines_in_parts_are_cut_in_the_part():
    line = [("ab", "text"), ("cdef", "A"), ("gh", "B")]
    assert cut(line, 8) == line
    assert cut(line, 4) == [("ab", "text"), ("c~", "A")]
    assert cut(line, 2) == [("ab", "text")]
    assert cut(line, 0) == []


def text_of(line):
    return "".join(text for text, _role in line)


def test_frames_rules_and_ends():
    lines = [text_of(line) for line in framed("迷宮", [plain("x" * 30), ()], "q", 12, 5)]
    assert lines == ["┌─ 迷宮 ───┐", "│xxxxxxxxx~│", "│          │", "│          │", "└─ q ──────┘"]
    assert text_of(rule("ab", 10)) == "─ ab ─────"
    assert text_of(rule("", 4)) == "────"
    assert text_of(ends("left side", "right", 12)) == "left s~right"


def test_no_half_key_is_shown():
    assert text_of(key_line(["q quit", "? help", "j ja"], 14)) == "q quit  ? help"
    assert text_of(key_line(["q quit", "? help"], 13)) == "q quit"


def test_an_editor_keeps_to_its_limit_and_its_room():
    editor = Editor("迷宮", 8)
    editor.insert("a\x1bb\u200bcdef")
    assert editor.text == "迷宮abcd"
    for room in range(4, 12):
        parts = editor.parts(room)
        assert sum(cells.width(text) for text, _role in parts) == room
