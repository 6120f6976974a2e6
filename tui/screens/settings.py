"""The settings: each line is changed with left and right, at once and for good."""

from collections.abc import Callable
from dataclasses import dataclass

from textual.geometry import Region, Size

from tui.keys import Command
from tui.screens.base import Page
from tui.screens.dialogs import TextPrompt
from tui.settings import NAME_CELLS
from tui.text import LANGUAGES, cells
from tui.widgets.box import ends, rule
from tui.widgets.lines import Line, LineWidget, Part


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the settings: its name, and its values in order (none: Enter asks)."""

    name: str
    values: tuple[object, ...] = ()


GROUPS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    (
        "look",
        (
            Row("language", LANGUAGES),
            Row("palette", ("dark", "light", "safe")),
            Row("board", ("auto", "lines", "ascii")),
        ),
    ),
    (
        "play",
        (
            Row("name"),
            Row("curtain", (True, False)),
            Row("free_undo", (False, True)),
            Row("pace", ("slow", "normal", "fast", "none")),
            Row("mouse", (True, False)),
            Row("cursor", (False, True)),
        ),
    ),
    ("keys", (Row("keys"),)),
)
ROWS = tuple(row for _name, rows in GROUPS for row in rows)


class SettingsScreen(Page[None]):
    """The lines of `GROUPS` with their values."""

    topic = "settings"

    def __init__(self) -> None:
        super().__init__()
        self.rows = LineWidget("rows")
        self._at = 0

    def parts(self) -> tuple[LineWidget, ...]:
        """The lines."""
        return (self.rows,)

    def place(self, size: Size) -> dict[LineWidget, Region]:
        """All between head and question."""
        return {self.rows: Region(0, 2, size.width, size.height - 4)}

    def head_lines(self, width: int) -> list[Line]:
        """The title, and for whom."""
        who = f"{self.meikyu.settings.name}   {self.words.say('common-language')}"
        return [ends(self.words.say("settings-title"), who, width, "text bold"), rule("", width)]

    def draw(self) -> None:
        """Every group, a line for each setting, and a sample of the colours."""
        width = self.size.width
        lines: list[Line] = []
        for name, rows in GROUPS:
            lines.append([(" ", "text"), *rule(self.words.say(f"settings-{name}"), width - 1)])
            lines.extend(self._line(row, width) for row in rows)
            if name == "look":
                lines.append(self._sample())
            if self.size.height > 20:
                lines.append(())
        self.rows.show_lines(lines)
        row = ROWS[self._at]
        self.ask(self.words.say(f"settings-{row.name.replace('_', '-')}.ask"))
        change = [self.words.say("settings-change")] if row.values else []
        choose = [] if row.values else [self.key_text("keys-choose")]
        names = ("keys-back", "keys-help")
        self.show_keys(
            [*change, *choose, *map(self.key_text, names), self.words.say("settings-kept")]
        )

    def _line(self, row: Row, width: int) -> Line:
        here = ROWS[self._at] is row
        label = cells.fit(self._say(row, ""), 15)
        value = cells.fit(self._value(row), 15)
        about = cells.fit(self._say(row, ".about"), width - 41)
        marks = ("<", ">") if row.values else (" ", " ")
        return [
            (f" {'>' if here else ' '} ", "text"),
            (label, "text bold" if here else "text"),
            (f" {marks[0]} ", "line"),
            (value, "focus reverse" if here else "focus"),
            (f" {marks[1]} ", "line"),
            (about, "muted"),
        ]

    def _say(self, row: Row, attribute: str) -> str:
        return self.words.say(f"settings-{row.name.replace('_', '-')}{attribute}")

    def _value(self, row: Row) -> str:
        if row.name == "name":
            return self.meikyu.settings.name or "-"
        if row.name == "keys":
            return self.words.say("settings-own-keys", count=len(self.meikyu.settings.keys))
        value = self._now(row)
        if row.name == "board" and value == "auto":
            shown = "ascii" if self.meikyu.look.ascii else "lines"
            return self.words.say(f"settings-value-auto-{shown}")
        if isinstance(value, bool):
            return self.words.say("settings-value-on" if value else "settings-value-off")
        return self.words.say(f"settings-value-{value}")

    def _now(self, row: Row) -> object:
        if row.name == "language":
            return self.words.lang
        return getattr(self.meikyu.settings, row.name)

    def _sample(self) -> Line:
        seats: list[Part] = [(f"{seat} ", f"{seat} bold") for seat in "ABCDEF"]
        words = [(f"{self.words.say(f'settings-role-{role}')} ", role) for role in ("good", "warn")]
        bad = (self.words.say("settings-role-bad"), "bad")
        return [
            (f"   {cells.fit(self.words.say('settings-sample'), 15)}   ", "text"),
            *seats,
            *words,
            bad,
        ]

    def commands(self) -> list[Command]:
        """Up and down, left and right, Enter."""
        return [
            Command("keys-up", lambda: self._move(-1)),
            Command("keys-down", lambda: self._move(1)),
            Command("keys-left", lambda: self._change(-1)),
            Command("keys-right", lambda: self._change(1)),
            Command("keys-choose", self._choose),
            Command("keys-settings", self.leave),
        ]

    def _move(self, step: int) -> None:
        self._at = (self._at + step) % len(ROWS)
        self.redraw()

    def _change(self, step: int) -> None:
        row = ROWS[self._at]
        if row.values:
            at = row.values.index(self._now(row))
            self._keep(**{row.name: row.values[(at + step) % len(row.values)]})

    def _keep(self, **changes: object) -> None:
        if not self.meikyu.change(**changes):
            self.note(self.words.say("settings-not-kept"))

    def _choose(self) -> None:
        row = ROWS[self._at]
        asks: dict[str, Callable[[], object]] = {
            "name": self._ask_name,
            "keys": lambda: self.meikyu.go("keymap"),
        }
        asks.get(row.name, lambda: self._change(1))()

    def _ask_name(self) -> None:
        title, text = self._say(ROWS[self._at], ""), self._say(ROWS[self._at], ".ask")
        prompt = TextPrompt(title, text, self.meikyu.settings.name, NAME_CELLS)
        self.app.push_screen(prompt, self._named)

    def _named(self, name: str | None) -> None:
        if name is not None:
            self._keep(name=name)

    def on_line_widget_clicked(self, event: LineWidget.Clicked) -> None:
        """A click on a line goes there, on the line of the cursor it changes it."""
        line = self._row_at(event.row)
        if line is None:
            return
        if line == self._at:
            self._choose()
        self._at = line
        self.redraw()

    def _row_at(self, row: int) -> int | None:
        at, number = 0, 0
        for name, rows in GROUPS:
            at += 1
            if at <= row < at + len(rows):
                return number + row - at
            at += len(rows) + (name == "look") + (self.size.height > 20)
            number += len(rows)
        return None
