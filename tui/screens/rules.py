"""The whole rules of a game, to scroll through and to search."""

from textual import events
from textual.geometry import Region, Size

from tui.keys import Command
from tui.screens.base import Page
from tui.text import cells
from tui.text.rules import rules_text
from tui.widgets.box import ends, rule
from tui.widgets.editor import Editor
from tui.widgets.lines import Line, LineWidget, plain

WIDEST = 100


class Rules(Page[None]):
    """The rules of `game`; `/` finds, `n` and `N` go to the next place and the one before."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.topic = game
        self.text = LineWidget("text")
        self._game = game
        self._top = 0
        self._found = ""
        self._editor: Editor | None = None

    def parts(self) -> tuple[LineWidget, ...]:
        """The text."""
        return (self.text,)

    def place(self, size: Size) -> dict[LineWidget, Region]:
        """All between head and question."""
        return {self.text: Region(0, 2, size.width, size.height - 4)}

    def _rows(self) -> list[tuple[str, str]]:
        width = min(WIDEST, self.size.width - 2)
        rows: list[tuple[str, str]] = []
        for paragraph in rules_text(self._game, self.words.lang):
            is_heading = paragraph.startswith("# ")
            role = "focus bold" if is_heading else "text"
            text = paragraph.removeprefix("# ")
            rows.extend((row, role) for row in cells.wrap(text, width))
        return rows

    @property
    def _room(self) -> int:
        return max(1, self.size.height - 4)

    def head_lines(self, width: int) -> list[Line]:
        """Whose rules, and how far."""
        title = self.words.say("help-rules-title", game=self.words.say(f"{self._game}-name"))
        last = min(len(self._rows()), self._top + self._room)
        place = self.words.say("help-rules-place", line=last, lines=len(self._rows()))
        return [ends(title, place, width, "text bold"), rule("", width)]

    def draw(self) -> None:
        """The rows from the top one on."""
        rows = self._rows()
        self._top = max(0, min(self._top, len(rows) - self._room))
        shown = rows[self._top : self._top + self._room]
        self.text.show_lines([plain(f" {row}", self._role(row, role)) for row, role in shown])
        if self._editor is not None:
            self.ask(f"{self.words.say('help-find')} {self._editor.text}_")
        else:
            self.ask(self.words.say("help-rules-how"))
        names = ("keys-find", "keys-next", "keys-previous", "keys-back")
        self.show_keys([self.words.say("help-scroll"), *map(self.key_text, names)])

    def _role(self, row: str, role: str) -> str:
        return f"{role} underline" if self._found and self._found in row.casefold() else role

    def typed(self, event: events.Key) -> bool:
        """While searching, letters belong to the search."""
        if self._editor is None:
            return False
        if event.key == "enter":
            self._found = self._editor.text.casefold().strip()
            self._editor = None
            self._search(1, self._top)
        elif event.key == "escape" or not self._editor.key(event):
            self._editor = None
        self.redraw()
        return True

    def _search(self, step: int, start: int) -> None:
        rows = self._rows()
        for distance in range(len(rows)):
            at = (start + step * distance) % len(rows)
            if self._found and self._found in rows[at][0].casefold():
                self._top = at
                self.redraw()
                return

    def commands(self) -> list[Command]:
        """Scroll and find."""
        page = self._room - 1
        return [
            Command("keys-up", lambda: self._scroll(-1)),
            Command("keys-down", lambda: self._scroll(1)),
            Command("keys-page-up", lambda: self._scroll(-page)),
            Command("keys-page-down", lambda: self._scroll(page)),
            Command("keys-left", lambda: self._scroll(-page)),
            Command("keys-right", lambda: self._scroll(page)),
            Command("keys-mark", lambda: self._scroll(page), label=self.words.say("help-page-on")),
            Command("keys-first", lambda: self._scroll(-len(self._rows()))),
            Command("keys-last", lambda: self._scroll(len(self._rows()))),
            Command("keys-find", self._start_search),
            Command("keys-next", lambda: self._search(1, self._top + 1)),
            Command("keys-previous", lambda: self._search(-1, self._top - 1)),
        ]

    def _scroll(self, rows: int) -> None:
        self._top = max(0, self._top + rows)
        self.redraw()

    def _start_search(self) -> None:
        self._editor = Editor(limit=30)
        self.redraw()

    def on_line_widget_scrolled(self, event: LineWidget.Scrolled) -> None:
        """The wheel scrolls."""
        self._scroll(3 * event.step)
