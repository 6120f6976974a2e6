"""The dialogs that many screens ask with: yes or no, one of several, a line of text."""

from collections.abc import Sequence
from functools import partial

from textual import events
from textual.geometry import Size

from tui.keys import Command
from tui.screens.base import Dialog
from tui.text import cells
from tui.widgets.editor import Editor
from tui.widgets.lines import Line, LineWidget, plain

WIDTH = 60


class Confirm(Dialog[bool]):
    """Asks yes or no. Only `y` is yes: Enter, Backspace and Esc are the safe answer."""

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._title = title
        self._text = text

    def _rows(self, width: int) -> list[str]:
        return cells.wrap(self._text, width - 4)

    def box_size(self, size: Size) -> Size:
        """As tall as the question."""
        width = min(WIDTH, size.width)
        return Size(width, len(self._rows(width)) + 4)

    def title_text(self) -> str:
        """What it is about."""
        return self._title

    def foot_text(self) -> str:
        """Both keys."""
        yes, no = self.key_text("keys-yes"), self.words.say("common-no")
        return f"{yes}   {self.key_name('keys-choose')}/{self.key_name('keys-back')} {no}"

    def body(self, width: int, height: int) -> list[Line]:
        """The question."""
        del height
        return [(), *(plain(f" {row}", "text bold") for row in self._rows(width + 2))]

    def commands(self) -> list[Command]:
        """Yes, and no in two ways."""
        return [
            Command("keys-yes", lambda: self.dismiss(True)),
            Command("keys-choose", lambda: self.dismiss(False)),
            Command("keys-back", lambda: self.dismiss(False)),
        ]


class Choice(Dialog[int]):
    """Asks for one of several; gives its place in the list, from 0, or nothing on Backspace."""

    def __init__(self, title: str, options: Sequence[str], at: int = 0) -> None:
        super().__init__()
        self._title = title
        self._options = options
        self._at = at
        self._top = 0

    def box_size(self, size: Size) -> Size:
        """As tall as the list, if there is room."""
        return Size(min(WIDTH, size.width), min(len(self._options) + 4, size.height - 3))

    def title_text(self) -> str:
        """What it is about."""
        return self._title

    def foot_text(self) -> str:
        """How to choose."""
        return f"{self.key_text('keys-choose')}   {self.key_text('keys-back')}"

    def body(self, width: int, height: int) -> list[Line]:
        """The list, numbered as far as there are digits, scrolled to the present one."""
        room = height - 2
        self._top = min(max(self._top, self._at - room + 1), self._at)
        shown = range(self._top, min(len(self._options), self._top + room))
        return [(), *(self._row(index, width) for index in shown)]

    def _row(self, index: int, width: int) -> Line:
        here = index == self._at
        digit = str(index + 1) if index < 9 else " "
        text = cells.fit(self._options[index], width - 6)
        return plain(f" {'>' if here else ' '}{digit} {text} ", "text reverse" if here else "text")

    def commands(self) -> list[Command]:
        """Up, down, Enter, and a digit for each of the first nine."""
        return [
            Command("keys-up", lambda: self._move(-1)),
            Command("keys-down", lambda: self._move(1)),
            Command("keys-choose", lambda: self.dismiss(self._at)),
            *(
                Command("keys-digit", partial(self.dismiss, index), key=str(index + 1))
                for index in range(min(9, len(self._options)))
            ),
        ]

    def _move(self, step: int) -> None:
        self._at = (self._at + step) % max(1, len(self._options))
        self.redraw()

    def on_line_widget_clicked(self, event: LineWidget.Clicked) -> None:
        """A click chooses."""
        index = self._top + event.row - 2
        if event.row >= 2 and index < len(self._options):
            self.dismiss(index)


class TextPrompt(Dialog[str]):
    """Asks for a line of text, of at most `limit` cells; gives it cleaned, or nothing on Esc."""

    def __init__(self, title: str, text: str, value: str = "", limit: int = 24) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._editor = Editor(value, limit)

    def _rows(self, width: int) -> list[str]:
        return cells.wrap(self._text, width - 4)

    def box_size(self, size: Size) -> Size:
        """As tall as the explanation and the field."""
        width = min(WIDTH, size.width)
        return Size(width, len(self._rows(width)) + 6)

    def title_text(self) -> str:
        """What it is about."""
        return self._title

    def foot_text(self) -> str:
        """How to end it."""
        return f"{self.key_text('keys-choose', self.words.say('common-accept'))}   Esc {self._back}"

    @property
    def _back(self) -> str:
        return self.words.say("keys-back")

    def body(self, width: int, height: int) -> list[Line]:
        """The explanation and the field."""
        del height
        rows = self._rows(width + 2)
        room = min(self._editor.limit + 1, width - 6)
        field = [("  [ ", "line"), *self._editor.parts(room), (" ]", "line")]
        return [(), *(plain(f" {row}") for row in rows), (), field]

    def typed(self, event: events.Key) -> bool:
        """All keys but Enter and Esc belong to the text, Backspace even where none is left."""
        taken = self._editor.key(event) or event.key == "backspace"
        if taken:
            self.redraw()
        return taken

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text is cleaned like typed text."""
        event.stop()
        self._editor.insert(event.text)
        self.redraw()

    def commands(self) -> list[Command]:
        """Accept or give up."""
        return [
            Command("keys-choose", lambda: self.dismiss(self._editor.text.strip())),
            Command("keys-back", lambda: self.dismiss(None)),
        ]
