"""The whole log of a game in a pop-up: walk it, filter it, search it, go to a position."""

from collections.abc import Callable, Sequence
from typing import Final

from textual import events
from textual.geometry import Size

from tui.keys import Command
from tui.log_book import UNDONE, Filter, LogBook
from tui.names import letter
from tui.screens.base import Dialog
from tui.screens.dialogs import Choice
from tui.text import cells
from tui.widgets.editor import Editor
from tui.widgets.lines import Line, LineWidget, plain

_WIDTH: Final = 76
_LEAST: Final = 15
_AROUND: Final = 6
"""Rows of the box that hold no record."""
_BORDER: Final = 6
"""Cells of its lower border beside the keys."""


class LogDialog(Dialog[int]):
    """The log; gives the number of the record whose position is to be shown, if any.

    `here` is the record that the board shows, `legend` the game's marks with their names, as
    `(mark, name)`.
    """

    topic = "log"

    def __init__(
        self,
        make: Callable[[], LogBook],
        here: int,
        legend: Callable[[], Sequence[tuple[str, str]]],
    ) -> None:
        super().__init__()
        self._make = make
        self._legend = legend
        self._book: LogBook | None = None
        self._filter = Filter()
        self._shown: list[int] = []
        self._text = ""
        self._found = (0, 0)
        self._editor: Editor | None = None
        self._here = here
        self._at = 0
        self._top = 0
        self._rows: list[int] = []

    @property
    def book(self) -> LogBook:
        """The log in the language of now."""
        if self._book is None or self._book.words.lang != self.words.lang:
            is_first = self._book is None
            self._book = self._make()
            if is_first:
                self._at = self._book.index(self._here)
            self._apply(self._filter)
        return self._book

    def _apply(self, wanted: Filter) -> None:
        assert self._book is not None
        self._filter = wanted
        self._shown = self._book.shown(wanted)
        self._at = min(self._shown, key=lambda index: abs(index - self._at), default=self._at)
        if self._shown and not self._book.lines(self._at):
            self._go(-1) or self._go(1)

    def box_size(self, size: Size) -> Size:
        """76 cells, and as many rows as leave the question free."""
        wanted = max(_LEAST, min(len(self.book.fed) + _AROUND, size.height - 4))
        return Size(min(_WIDTH, size.width), wanted)

    def title_text(self) -> str:
        """The filter and the search."""
        say = self.words.say
        shown = f"{say('log-title')}   {say('log-filter')}: {self._filter_name(self._filter)}"
        if self._editor is not None:
            return f"{shown}   {say('log-find')}: {self._editor.text}_"
        if not self._text:
            return shown
        at, count = self._found
        key = "log-found" if count else "log-found-none"
        found = say(key, text=self._text, at=at, count=count)
        return f"{shown}   {say('log-find')}: {found}"

    def foot_text(self) -> str:
        """The live keys."""
        say = self.words.say
        following = f"{self.key_name('keys-next')}/{self.key_name('keys-previous')}"
        pieces = [
            say("log-pages"),
            f"{following} {say('log-next')}",
            self.key_text("keys-find"),
            self.key_text("log-filter"),
            self.key_text("keys-choose", say("log-show")),
        ]
        room = self.box_size(self.size).width - _BORDER
        while cells.width("  ".join(pieces)) > room and len(pieces) > 1:
            del pieces[0]
        return "  ".join(pieces)

    def body(self, width: int, height: int) -> list[Line]:
        """The records around the present one, and where its turn began."""
        book, room = self.book, height - 4
        rows = self._window(room, width) if self._shown else []
        self._rows = [index for index, _line in rows]
        lines = [line for _index, line in rows]
        if not self._shown:
            lines = [plain(f"  {self.words.say('log-empty')}", "muted")]
        blank: list[Line] = [()] * (room - len(lines))
        hidden = plain(f" {self.words.say('log-hidden')}", "muted")
        return [(), *lines, *blank, (), plain(f" {self._turn(book)}", "muted"), hidden]

    def _turn(self, book: LogBook) -> str:
        turns = book.turns()
        turn = turns[self._at] if turns else 0
        if not turn:
            return self.words.say("log-no-turn")
        n = book.fed[turns.index(turn)].n
        return self.words.say("log-turn", turn=str(turn), n=str(n))

    def _window(self, room: int, width: int) -> list[tuple[int, Line]]:
        """As many rows as there is room for, with those of the present record among them."""
        place = self._shown.index(self._at)
        self._top = min(self._top, place)
        rows: list[tuple[int, Line]] = []
        for index in self._shown[self._top : place + 1]:
            rows.extend(self._record(index, width))
        while len(rows) > room and self._top < place:
            rows = rows[len(self._record(self._shown[self._top], width)) :]
            self._top += 1
        for index in self._shown[place + 1 :]:
            if len(rows) >= room:
                break
            rows.extend(self._record(index, width))
        return rows[:room]

    def _record(self, index: int, width: int) -> list[tuple[int, Line]]:
        record = self.book.fed[index]
        name = letter(record.seat) if record.seat >= 0 else "-"
        number = f"{record.n:>3}"
        mark = ">" if record.n == self._here else " "
        room = width - len(number) - 6
        rows: list[tuple[int, Line]] = []
        for line in self.book.lines(index):
            told = line if rows else _without(name, line)
            for text in cells.wrap(told, room - (2 if rows else 0)):
                if rows:
                    rows.append((index, plain(f"  {' ' * len(number)}     {text}")))
                    continue
                here = " bold reverse" if index == self._at else ""
                start = (f" {mark}{number} ", "text")
                rows.append((index, (start, (name, name), (f" {text}", f"text{here}"))))
        return rows

    def _filter_name(self, wanted: Filter) -> str:
        say = self.words.say
        if wanted.kind == "seat":
            name = self.book.names[wanted.seat]
            return say("log-filter-seat", letter=letter(wanted.seat), name=name)
        if wanted.kind == "mark":
            name = dict(self._legend()).get(wanted.mark, say("log-filter-undo"))
            return say("log-filter-mark", mark=wanted.mark, name=name)
        return say(f"log-filter-{wanted.kind}")

    def typed(self, event: events.Key) -> bool:
        """While searching, letters belong to the search."""
        if self._editor is None:
            return False
        if event.key == "enter":
            self._search(self._editor.text.strip())
            self._editor = None
        elif event.key == "escape" or not self._editor.key(event):
            self._editor = None
        self.redraw()
        return True

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text is searched."""
        event.stop()
        if self._editor is not None:
            self._editor.insert(event.text)
            self.redraw()

    def _search(self, text: str) -> None:
        self._text = text
        self._found = (0, 0)
        if text and self._shown:
            self._count()
            if not self.book.has(self._at, text):
                self._next(1)

    def _count(self) -> None:
        hits = [index for index in self._shown if self.book.has(index, self._text)]
        self._found = (sum(index <= self._at for index in hits), len(hits))

    def commands(self) -> list[Command]:
        """Walk, search, filter, show."""
        page = max(1, self.box_size(self.size).height - _AROUND)
        return [
            Command("keys-up", lambda: self._walk(-1)),
            Command("keys-down", lambda: self._walk(1)),
            Command("keys-page-up", lambda: self._walk(-page)),
            Command("keys-page-down", lambda: self._walk(page)),
            Command("keys-first", lambda: self._walk(-len(self._shown))),
            Command("keys-last", lambda: self._walk(len(self._shown))),
            Command("keys-next", lambda: self._next(1), bool(self._text)),
            Command("keys-previous", lambda: self._next(-1), bool(self._text)),
            Command("keys-find", self._open_find),
            Command("log-filter", self._choose_filter),
            Command("keys-choose", self._show, bool(self._shown)),
            Command("keys-log", lambda: self.dismiss(None)),
            Command("keys-back", lambda: self.dismiss(None)),
        ]

    def _walk(self, step: int) -> None:
        for _ in range(abs(step)):
            if not self._go(1 if step > 0 else -1):
                break
        self.redraw()

    def _go(self, step: int) -> bool:
        """To the next record with something to tell; False if there is none."""
        if not self._shown:
            return False
        place = self._shown.index(self._at) + step
        while 0 <= place < len(self._shown):
            if self.book.lines(self._shown[place]):
                self._at = self._shown[place]
                return True
            place += step
        return False

    def _next(self, step: int) -> None:
        found = self.book.find(self._shown, self._text, self._at, step)
        if found is not None:
            self._at = found
        self._count()
        self.redraw()

    def _open_find(self) -> None:
        self._editor = Editor(self._text, 24)
        self.redraw()

    def _choose_filter(self) -> None:
        marks = [*(mark for mark, _name in self._legend()), UNDONE]
        choices = [
            Filter(),
            *([Filter("since")] if self.book.me is not None else []),
            *(Filter("seat", seat=seat) for seat in range(len(self.book.names))),
            *(Filter("mark", mark=mark) for mark in marks),
        ]
        names = [self._filter_name(choice) for choice in choices]
        at = choices.index(self._filter) if self._filter in choices else 0
        dialog = Choice(self.words.say("log-filter-title"), names, at)

        def take(chosen: int | None) -> None:
            if chosen is not None:
                self._apply(choices[chosen])
            self.redraw()

        self.app.push_screen(dialog, take)

    def _show(self) -> None:
        self.dismiss(self.book.fed[self._at].n)

    def on_line_widget_clicked(self, event: LineWidget.Clicked) -> None:
        """A click goes to a record, a second one shows it."""
        row = event.row - 2
        if not 0 <= row < len(self._rows):
            return
        if self._rows[row] == self._at:
            self._show()
            return
        self._at = self._rows[row]
        self.redraw()

    def on_line_widget_scrolled(self, event: LineWidget.Scrolled) -> None:
        """The wheel walks."""
        self._walk(event.step)


def _without(name: str, line: str) -> str:
    """A line without the letter of its seat, which stands before it; a piece keeps its own."""
    rest = line.removeprefix(name)
    return rest.lstrip(": ") if rest[:1] in {" ", ":"} else line
