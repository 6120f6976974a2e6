"""One line of text that is being typed."""

from textual import events

from tui.text import cells
from tui.widgets.lines import Part

_MOVES = {"left": -1, "right": 1}


class Editor:
    """A text and a place in it. It knows nothing of screens; a page feeds it keys and draws it."""

    def __init__(self, text: str = "", limit: int = 60) -> None:
        self.limit = limit
        self.text = cells.clean(text, limit)
        self.at = len(self.text)

    def set(self, text: str) -> None:
        """Another text, with the place at its end."""
        self.text = cells.clean(text, self.limit)
        self.at = len(self.text)

    def insert(self, typed: str) -> None:
        """Put in what was typed or pasted, cleaned, as far as there is room."""
        for char in _kept(typed):
            longer = self.text[: self.at] + char + self.text[self.at :]
            if cells.width(longer) > self.limit:
                return
            self.text = longer
            self.at += 1

    def key(self, event: events.Key) -> bool:
        """Take one key; False if it means nothing here (Enter, up, Backspace with nothing left)."""
        if event.is_printable and event.character:
            self.insert(event.character)
            return True
        if event.key == "backspace" and self.text:
            self._cut(max(0, self.at - 1), self.at)
        elif event.key == "delete":
            self._cut(self.at, self.at + 1)
        elif event.key in _MOVES:
            self.at = min(len(self.text), max(0, self.at + _MOVES[event.key]))
        elif event.key in {"home", "end"}:
            self.at = 0 if event.key == "home" else len(self.text)
        else:
            return False
        return True

    def _cut(self, start: int, end: int) -> None:
        self.text = self.text[:start] + self.text[end:]
        self.at = start

    def parts(self, room: int) -> list[Part]:
        """The text around the place in exactly `room` cells, the cell of the place reversed."""
        before, after = self._before(room), self.text[self.at :]
        here, rest = (after[0], after[1:]) if after else ("_", "")
        used = cells.width(before) + cells.width(here)
        shown = ""
        for char in rest:
            if used + cells.width(shown + char) > room:
                break
            shown += char
        blank = "_" * (room - used - cells.width(shown))
        return [(before, "focus"), (here, "focus reverse"), (shown, "focus"), (blank, "line")]

    def column(self, room: int) -> int:
        """How many cells the place is from the left in `parts`."""
        return cells.width(self._before(room))

    def _before(self, room: int) -> str:
        before = self.text[: self.at]
        while cells.width(before) > room - 2:
            before = before[1:]
        return before


def _kept(typed: str) -> str:
    """What was typed without anything harmful; a single space stays, since words are typed so."""
    body = cells.clean(typed, 1000)
    lead = " " if typed[:1].isspace() else ""
    tail = " " if body and typed[-1:].isspace() else ""
    return lead + body + tail
