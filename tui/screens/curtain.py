"""The curtain between the hands of two people at one keyboard."""

from collections.abc import Callable

from textual.geometry import Size

from tui.keys import Command
from tui.screens.base import Dialog
from tui.text import cells
from tui.widgets.lines import Line, plain


class Curtain(Dialog[str]):
    """Waits until `name` says so; gives "show" or "leave".

    `last` is whose hand is hidden, if anybody's; `log` opens what everybody may read.
    """

    topic = "table"

    def __init__(self, name: str, last: str, log: Callable[[], object]) -> None:
        super().__init__()
        self._name = name
        self._last = last
        self._log = log

    def box_size(self, size: Size) -> Size:
        """As tall as its words."""
        width = min(60, size.width)
        return Size(width, len(self._rows(width)) + 6)

    def _rows(self, width: int) -> list[str]:
        key = "table-curtain-next" if self._last else "table-curtain-first"
        text = self.words.say(key, name=self._name, last=self._last)
        return cells.wrap(text, max(20, width - 5))

    def title_text(self) -> str:
        """Its name."""
        return self.words.say("table-curtain-title")

    def body(self, width: int, height: int) -> list[Line]:
        """Who is next, and how to go on."""
        del height
        show = self.words.say(
            "table-curtain-show", key=self.key_name("keys-choose"), name=self._name
        )
        keys = [show, self.key_text("keys-log"), self.key_text("keys-quit")]
        gap = max(1, min(5, (width - 4 - sum(map(cells.width, keys))) // 2))
        rows = [plain(f"   {row}", "text bold") for row in self._rows(width + 2)]
        return [(), *rows, (), plain("   " + (" " * gap).join(keys)), ()]

    def commands(self) -> list[Command]:
        """Show the hand, read the log, leave."""
        return [
            Command("keys-choose", lambda: self.dismiss("show")),
            Command("keys-log", self._log),
            Command("keys-quit", lambda: self.dismiss("leave")),
            Command("keys-back", lambda: None),
        ]
