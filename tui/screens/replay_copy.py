"""A position as plain text in a pop-up, to be read, marked and copied."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Size

from tui.keys import Command
from tui.screens.base import Dialog
from tui.text import cells
from tui.widgets.lines import Line, LineWidget, plain

_AROUND: Final = 4


class CopyDialog(Dialog[None]):
    """Shows `lines`, which have been offered to the clipboard; arrows scroll."""

    topic = "replay"

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self._lines = lines
        self._top = 0

    def box_size(self, size: Size) -> Size:
        """As large as the text, if there is room."""
        width = max((cells.width(line) for line in self._lines), default=0) + 4
        height = len(self._lines) + _AROUND
        return Size(min(max(width, 40), size.width), min(height, size.height - 3))

    def title_text(self) -> str:
        """That it has been copied where the terminal can."""
        return self.words.say("replay-copied")

    def foot_text(self) -> str:
        """How to close it."""
        return self.key_text("keys-back", self.words.say("log-close"))

    def body(self, width: int, height: int) -> list[Line]:
        """The text from the row scrolled to."""
        room = height - 2
        self._top = max(0, min(self._top, len(self._lines) - room))
        shown = self._lines[self._top : self._top + room]
        return [(), *(plain(cells.fit(f" {line}", width)) for line in shown)]

    def commands(self) -> list[Command]:
        """Scroll, close."""
        return [
            Command("keys-up", lambda: self._scroll(-1)),
            Command("keys-down", lambda: self._scroll(1)),
            Command("keys-choose", lambda: self.dismiss(None)),
            Command("replay-copy", lambda: self.dismiss(None)),
            Command("keys-back", lambda: self.dismiss(None)),
        ]

    def _scroll(self, step: int) -> None:
        self._top = max(0, self._top + step)
        self.redraw()

    def on_line_widget_scrolled(self, event: LineWidget.Scrolled) -> None:
        """The wheel scrolls."""
        self._scroll(event.step)
