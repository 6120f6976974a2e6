"""The end of a log beside the board: as many of its last lines as there is room for."""

from collections.abc import Callable, Sequence

from tui.text import cells
from tui.widgets.box import rule
from tui.widgets.lines import Line, plain

Entry = Sequence[str]
"""The lines of one record before they are wrapped."""


def wrapped(text: str, width: int) -> list[str]:
    """A line of the log; what does not fit goes on below, a little further in."""
    first = cells.wrap(text, width)[0]
    rest = text[len(first) :].lstrip(" ")
    if not rest:
        return [first]
    return [first, *(f" {row}" for row in cells.wrap(rest, width - 1))]


class LogPanel:
    """Shows the last of `count` entries, or those `back` lines before them."""

    def __init__(self) -> None:
        self.back = 0
        self.is_focused = False

    def scroll(self, lines: int) -> None:
        """Go back by so many lines, or on again with a negative number."""
        self.back = max(0, self.back + lines)

    def lines(
        self,
        title: Callable[[int], str],
        entries: tuple[int, Callable[[int], Entry]],
        width: int,
        height: int,
    ) -> list[Line]:
        """The title and the rows, `height` in all.

        `title` is given how many lines there are further down; `entries` are their number and
        what gives the lines of one of them.
        """
        if height <= 0 or width < 4:
            return []
        rows = self._rows(entries, width, height - 1)
        self.back = min(self.back, max(0, len(rows) - height + 1))
        end = len(rows) - self.back
        shown = rows[max(0, end - height + 1) : end]
        text = title(self.back)
        head = rule(text, width)
        if self.is_focused:
            head = [(part, f"{role} reverse" if part == text else role) for part, role in head]
        return [head, *(plain(row, role) for row, role in shown)]

    def _rows(
        self, entries: tuple[int, Callable[[int], Entry]], width: int, height: int
    ) -> list[tuple[str, str]]:
        """The last rows, enough for `height` of them and for those further down."""
        count, entry = entries
        rows: list[tuple[str, str]] = []
        index = count
        while index and len(rows) < height + self.back:
            index -= 1
            role = "text" if index == count - 1 else "muted"
            texts = [row for text in entry(index) for row in wrapped(text, width)]
            rows = [*((row, role) for row in texts), *rows]
        return rows
