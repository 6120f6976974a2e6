"""The one kind of widget that screens are made of: rows of styled text, redrawn cell by cell."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

from rich.segment import Segment
from textual import events
from textual.geometry import Offset, Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tui.style.palette import Look
from tui.text import cells

if TYPE_CHECKING:
    from tui.app import MeikyuApp
    from tui.screens.base import Page

Part: TypeAlias = tuple[str, str]
"""A piece of a line: literal text, a palette role with any of bold, reverse, underline."""
Line: TypeAlias = Sequence[Part]


def plain(text: str, role: str = "text") -> Line:
    """A line of one piece."""
    return ((text, role),)


def cut(line: Line, width: int) -> list[Part]:
    """`line` cut to `width` cells, with `~` in the last one if something is lost."""
    kept: list[Part] = []
    used = 0
    for text, role in line:
        size = cells.width(text)
        if used + size > width:
            return [*kept, (cells.fit(text, width - used), role)] if used < width else kept
        kept.append((text, role))
        used += size
    return kept


class LineWidget(Widget, can_focus=False):
    """Draws lines of (text, role) in a fixed place; text is literal, never markup.

    Nothing that is shown in it causes a layout; only cells that changed are drawn again.
    Its screen gives it its place. `ground` is the palette role of its background.
    """

    DEFAULT_CSS = "LineWidget { position: absolute; width: 0; height: 0; }"
    ALLOW_SELECT = False

    class Clicked(Message):
        """The mouse was pressed and released on a cell; `row` and `cell` count from 0."""

        def __init__(self, widget: "LineWidget", row: int, cell: int) -> None:
            self.widget = widget
            self.row = row
            self.cell = cell
            super().__init__()

        @property
        def control(self) -> "LineWidget":
            """The widget under the mouse."""
            return self.widget

    class Scrolled(Message):
        """The wheel was turned over the widget: `step` is -1 for up, 1 for down."""

        def __init__(self, widget: "LineWidget", step: int) -> None:
            self.widget = widget
            self.step = step
            super().__init__()

        @property
        def control(self) -> "LineWidget":
            """The widget under the mouse."""
            return self.widget

    def __init__(self, id: str | None = None, *, ground: str = "bg") -> None:
        super().__init__(id=id)
        self.ground = ground
        self.refreshed_rows = 0
        self.refreshed_cells = 0
        self._lines: list[tuple[Part, ...]] = []
        self._strips: dict[int, Strip] = {}
        self._drawn: tuple[Look | None, int] = (None, 0)

    @property
    def lines(self) -> list[tuple[Part, ...]]:
        """What is shown."""
        return self._lines

    def show_lines(self, lines: Iterable[Line]) -> None:
        """Show `lines` from the top, cut to the widget's width; missing ones are blank."""
        fresh = [tuple(line) for line in lines]
        old, self._lines = self._lines, fresh
        rows = [
            row
            for row in range(max(len(fresh), len(old)))
            if (fresh[row] if row < len(fresh) else ()) != (old[row] if row < len(old) else ())
        ]
        self._redraw(rows)

    def show_row(self, row: int, line: Line) -> None:
        """Show one line and leave the others."""
        self._lines.extend(() for _ in range(row + 1 - len(self._lines)))
        fresh = tuple(line)
        if fresh != self._lines[row]:
            self._lines[row] = fresh
            self._redraw([row])

    def _redraw(self, rows: list[int]) -> None:
        width, height = self.size
        if not width or self._drawn != (self._look, width):
            self._strips.clear()
            self.refresh()
            self.point()
            return
        self.point(rows)
        regions = []
        for row in rows:
            old = self._strips.pop(row, None)
            if row < height:
                start, end = _changed(old, self._strip(row), width)
                if start < end:
                    regions.append(Region(start, row, end - start, 1))
        self.refreshed_rows += len(regions)
        self.refreshed_cells += sum(region.width for region in regions)
        if regions:
            self.refresh(*regions)

    def point(self, rows: Iterable[int] | None = None) -> None:
        """Put the terminal's cursor on the focus, for screen readers and for Japanese input.

        Looks for it in `rows` only, if they are given; a screen behind another has none.
        """
        if not self.is_attached or self.app.screen is not self.screen:
            return
        for row in range(len(self._lines)) if rows is None else rows:
            cell = 0
            for text, role in self._lines[row] if row < len(self._lines) else ():
                if "reverse" in role:
                    self.app.cursor_position = self.region.offset + Offset(cell, row)
                    return
                cell += cells.width(text)

    @property
    def _look(self) -> Look:
        return cast("MeikyuApp", self.app).look

    def _strip(self, row: int) -> Strip:
        look, width = self._look, self.size.width
        if self._drawn != (look, width):
            self._strips.clear()
            self._drawn = (look, width)
        strip = self._strips.get(row)
        if strip is None:
            line = self._lines[row] if row < len(self._lines) else ()
            strip = self._strips[row] = _make_strip(line, width, look, self.ground)
        return strip

    def render_line(self, y: int) -> Strip:
        """One row, from the cache where nothing changed."""
        return self._strip(y)

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows of `crop`, without the borders and filters that these widgets never have."""
        start, end = crop.column_span
        rows = [self._strip(y) for y in crop.line_range]
        if (start, end) == (0, self.size.width):
            return rows
        return [row.crop(start, end) for row in rows]

    def on_resize(self) -> None:
        """Let the screen draw for its new size."""
        cast("Page[object]", self.screen).resized()
        self.point()

    def on_click(self, event: events.Click) -> None:
        """Say which cell it was."""
        event.stop()
        self.post_message(self.Clicked(self, event.y, event.x))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Say which way."""
        event.stop()
        self.post_message(self.Scrolled(self, -1))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Say which way."""
        event.stop()
        self.post_message(self.Scrolled(self, 1))


def _make_strip(line: Line, width: int, look: Look, ground: str) -> Strip:
    safe = [(cells.literal(text), role) for text, role in line]
    segments = [
        Segment(look.text(text), look.style(role, ground))
        for text, role in cut(safe, width)
        if text
    ]
    used = sum(cells.width(segment.text) for segment in segments)
    if used < width:
        segments.append(Segment(" " * (width - used), look.style("text", ground)))
    return Strip(segments, width)


def _changed(old: Strip | None, new: Strip, width: int) -> tuple[int, int]:
    """The columns from the first to behind the last cell that differ."""
    if old is None:
        return 0, width
    before, after = list(old), list(new)
    start = _common(before, after)
    end = width - _common(before[::-1], after[::-1])
    return start, max(start, end) if start < width else start


def _common(one: list[Segment], other: list[Segment]) -> int:
    used = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        used += left.cell_length
    return used
