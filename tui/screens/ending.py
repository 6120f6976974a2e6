"""The page at the end of a game: who won, why, the receipt, and where to go from here."""

from collections.abc import Callable, Sequence

from textual.geometry import Size

from tui.keys import Command
from tui.screens.base import Dialog
from tui.text import cells
from tui.widgets.lines import Line, plain

_WIDTH = 60


class Ending(Dialog[str]):
    """Shows what `make` says; gives "review", "again", "home", or nothing to look at the board."""

    topic = "table"

    def __init__(self, make: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._make = make

    def _rows(self, width: int) -> list[str]:
        return [row for line in self._make() for row in cells.wrap(line, width - 4)]

    def box_size(self, size: Size) -> Size:
        """As tall as its text."""
        width = min(_WIDTH, size.width)
        return Size(width, min(len(self._rows(width)) + 5, size.height - 3))

    def title_text(self) -> str:
        """That it is over."""
        return self.words.say("table-end-title")

    def foot_text(self) -> str:
        """Look at the board."""
        return self.key_text("keys-back", self.words.say("table-end-look"))

    def body(self, width: int, height: int) -> list[Line]:
        """The result, and the keys."""
        del height
        rows = self._rows(width + 2)
        lines = [plain(f" {row}", "text bold" if row == rows[0] else "text") for row in rows]
        keys = [
            self.key_text("table-review"),
            self.key_text("table-again"),
            self.key_text("keys-quit", self.words.say("table-end-home")),
        ]
        return [(), *lines, (), plain(" " + "   ".join(keys), "focus")]

    def commands(self) -> list[Command]:
        """Review, again, home, or look at the board."""
        return [
            Command("table-review", lambda: self.dismiss("review")),
            Command("table-again", lambda: self.dismiss("again")),
            Command("keys-quit", lambda: self.dismiss("home")),
            Command("keys-choose", lambda: self.dismiss(None)),
            Command("keys-back", lambda: self.dismiss(None)),
        ]
