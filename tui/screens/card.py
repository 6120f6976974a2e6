"""One card in full, and the next one: a pop-up for tables and replays."""

from collections.abc import Callable, Sequence
from typing import Final

from textual.geometry import Size

from tui.games import CardText
from tui.keys import Command
from tui.screens.base import Dialog
from tui.text import cells
from tui.widgets.lines import Line, LineWidget, plain

_WIDTH: Final = 52
_AROUND: Final = 3
_BELOW: Final = 4
"""Rows that stay free, the question and its keys among them."""


class CardDialog(Dialog[int]):
    """Shows one of the cards that `make` gives; gives the place of the last one looked at."""

    def __init__(self, make: Callable[[], Sequence[CardText]], at: int = 0) -> None:
        super().__init__()
        self._make = make
        self._at = at
        self._top = 0

    def _card(self) -> CardText:
        cards = self._make()
        return cards[self._at % len(cards)]

    def _rows(self, width: int) -> list[str]:
        return [row for line in self._card().lines for row in cells.wrap(line, width - 4)]

    def box_size(self, size: Size) -> Size:
        """As tall as the text, if there is room."""
        width = min(_WIDTH, size.width)
        return Size(width, min(len(self._rows(width)) + _AROUND, size.height - _BELOW))

    @property
    def _most(self) -> int:
        """How many rows of the text lie below the box while its first one is shown."""
        box = self.box_size(self.size)
        return len(self._rows(box.width)) + _AROUND - box.height

    def title_text(self) -> str:
        """The card's name."""
        return self._card().title

    def foot_text(self) -> str:
        """How to see the next one."""
        left, right = self.key_name("keys-left"), self.key_name("keys-right")
        close = self.key_text("keys-back", self.words.say("log-close"))
        if self._most:
            up, down = self.key_name("keys-up"), self.key_name("keys-down")
            close = f"{up}/{down} {self.words.say('log-scroll')}  {close}"
        if len(self._make()) == 1:
            return close
        return f"{left}/{right} {self.words.say('log-next-card')}  {close}"

    def body(self, width: int, height: int) -> list[Line]:
        """The numbers and the text, scrolled where they are longer."""
        self._top = max(0, min(self._top, self._most))
        shown = self._rows(width + 2)[self._top : self._top + height - 1]
        return [(), *(plain(f" {row}") for row in shown)]

    def commands(self) -> list[Command]:
        """The card before, the next one, up and down in a long text, close."""
        return [
            Command("keys-up", lambda: self._scroll(-1)),
            Command("keys-down", lambda: self._scroll(1)),
            Command("keys-left", lambda: self._turn(-1)),
            Command("keys-right", lambda: self._turn(1)),
            Command("keys-text", self._close),
            Command("keys-choose", self._close),
            Command("keys-back", self._close),
        ]

    def _turn(self, step: int) -> None:
        self._at = (self._at + step) % len(self._make())
        self._top = 0
        self.box.refresh(layout=True)
        self.redraw()

    def _scroll(self, step: int) -> None:
        self._top += step
        self.redraw()

    def _close(self) -> None:
        self.dismiss(self._at)

    def on_line_widget_scrolled(self, event: LineWidget.Scrolled) -> None:
        """The wheel turns the cards, or scrolls a long text."""
        if self._most:
            self._scroll(event.step)
        else:
            self._turn(event.step)
