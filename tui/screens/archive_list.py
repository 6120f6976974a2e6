"""The list of saved games with a preview: what is shown of it and where."""

from collections.abc import Mapping, Sequence
from typing import Final

from textual.geometry import Region, Size

from core.archive import Entry
from core.store import Store
from tui import checking, shelf
from tui.names import game_name
from tui.screens.base import Page
from tui.shelf import Shelf
from tui.text import cells
from tui.widgets.box import ends, rule
from tui.widgets.editor import Editor
from tui.widgets.lines import Line, LineWidget, Part, plain
from tui.widgets.timeline import dense_keys

LIST: Final = 4
"""The row of the body where the list begins."""
_PREVIEW: Final = 6
"""Rows of the preview, with the blank one and the rule above it."""
_WIDE: Final = 80


class ArchiveList(Page[None]):
    """The list of saved games, with a preview of the one under the cursor."""

    topic = "archive"

    def __init__(self) -> None:
        super().__init__()
        self.body = LineWidget("body")
        self.shelf = Shelf()
        self.at = 0
        self.top = 0
        self.is_loading = False
        self.editor: Editor | None = None
        self.verdicts: dict[str, checking.Verdict] = {}
        self.check: checking.Check | None = None
        self.marks: tuple[str, str, str] = ("", "", "")

    # what is shown

    def parts(self) -> Sequence[LineWidget]:
        """One widget for the list and the preview."""
        return (self.body,)

    def place(self, size: Size) -> Mapping[LineWidget, Region]:
        """All between head and question."""
        return {self.body: Region(0, 2, size.width, size.height - 4)}

    def ring(self) -> Sequence[str]:
        """The list and the search."""
        return ("list", "find")

    def turn(self, step: int) -> None:
        """Between the list and the search."""
        del step
        if self.editor is None:
            self.open_find()
        else:
            self.editor = None
            self.redraw()

    @property
    def store(self) -> Store | None:
        """Where the games shown lie."""
        app = self.meikyu
        return app.samples if self.shelf.where == "samples" else app.store

    @property
    def entry(self) -> Entry | None:
        """The game under the cursor."""
        shown = self.shelf.shown
        return shown[min(self.at, len(shown) - 1)] if shown else None

    @property
    def room(self) -> int:
        """How many games there is room for."""
        return max(1, self.size.height - 4 - LIST - _PREVIEW)

    def go_to(self, save: str) -> None:
        """Put the cursor on a game, or leave it where it is if that is not shown."""
        places = (index for index, entry in enumerate(self.shelf.shown) if entry.id == save)
        self.at = next(places, self.at)

    def open_find(self) -> None:
        """Let letters search."""
        self.editor = Editor(self.shelf.text, 24)
        self.redraw()

    def head_lines(self, width: int) -> list[Line]:
        """The title, and how many games there are."""
        games, shown = len(self.shelf.entries), len(self.shelf.shown)
        key = "archive-loading" if self.is_loading else "archive-count"
        count = self.words.say(key, games=games, shown=shown)
        return [ends(self.words.say("archive-title"), count, width), rule("", width)]

    def draw(self) -> None:
        """The filter, the list around the cursor, the preview, the question."""
        width = self.size.width
        room = self.room
        self.at = max(0, min(self.at, len(self.shelf.shown) - 1))
        self.top = max(0, min(self.top, self.at), self.at - room + 1)
        rows = self.shelf.shown[self.top : self.top + room]
        listed = [self._row(entry, width) for entry in rows] or [self._nothing()]
        title = self.words.say("archive-preview")
        self.body.show_lines(
            [
                self._filter_line(),
                (),
                self._titles(width),
                rule("", width),
                *listed,
                (),
                rule(title, width),
                *self._preview(width),
            ]
        )
        self.ask(self._question())
        self._show_keys()

    def _filter_line(self) -> Line:
        say = self.words.say
        name = self.filter_name(self.shelf.filter)
        if self.shelf.where != "saved":
            name = say(f"archive-filter-{self.shelf.where}")
        order = say(f"archive-order-{self.shelf.order}")
        start: Part = (say("archive-filtered", filter=name, order=order), "text")
        if self.editor is not None:
            return [start, *self.editor.parts(24)]
        return [start, (self.shelf.text or "____", "focus" if self.shelf.text else "line")]

    def filter_name(self, name: str) -> str:
        """A filter in words; one of a game is its name."""
        if name in shelf.FILTERS:
            return self.words.say(f"archive-filter-{name}")
        return game_name(self.words, name)

    def _columns(self, width: int) -> tuple[int, int, int]:
        """The widths of the columns for the game, the seats and the number of actions."""
        if width >= _WIDE:
            return 19, 24 + min(40, (width - _WIDE) * 2 // 3), 8
        return 18, 12, 5

    def _titles(self, width: int) -> Line:
        game, seats, actions = self._columns(width)
        say = self.words.say
        return plain(
            f" {cells.fit(say('archive-saved'), 11)} {cells.fit(say('archive-game'), game)} "
            f"{cells.fit(say('archive-who'), seats)} {cells.fit(say('archive-actions'), actions)} "
            f"{say('archive-state')}",
            "muted",
        )

    def _row(self, entry: Entry, width: int) -> Line:
        game, seats, actions = self._columns(width)
        here = " bold reverse" if entry is self.entry else ""
        name = game_name(self.words, entry.game) if entry.game else cells.clean(entry.id, 40)
        state = shelf.state_text(self.words, entry, self.shelf.where, self._verdict(entry))
        who = shelf.seats_text(self.words, entry, seats)
        text = (
            f"{cells.fit(shelf.saved_at(entry), 11)} {cells.fit(name, game)} "
            f"{cells.fit(who, seats)} {cells.fit(str(entry.records or '-'), actions)} "
        )
        mark = ">" if here else " "
        role = "bad" if state.startswith("!") else "text"
        return ((mark, "text"), (text, f"text{here}"), (state, f"{role}{here}"))

    def _verdict(self, entry: Entry) -> str:
        verdict = self.verdicts.get(entry.id)
        return verdict.short(self.words) if verdict else ""

    def _nothing(self) -> Line:
        key = "archive-loading-first" if self.is_loading else f"archive-none-{self.shelf.where}"
        if self.shelf.entries:
            key = "archive-none-passes"
        return plain(f" {self.words.say(key)}", "muted")

    def _preview(self, width: int) -> list[Line]:
        entry = self.entry
        if entry is None:
            return []
        if not entry.seats:
            key = "archive-unreadable" if entry.state == "broken" else "archive-foreign"
            return [plain(f" {entry.id}"), plain(f" {self.words.say(key)}")]
        verdict = self.verdicts.get(entry.id)
        marks = self.marks[2] if self.marks_known(entry) else "..."
        branch = self.words.say("archive-branch", parent=entry.parent or "-", id=entry.id)
        rows = [
            shelf.about(self.words, entry),
            shelf.result(self.words, entry),
            verdict.long(self.words) if verdict and not verdict.is_good else marks,
            branch,
        ]
        return [plain(cells.fit(f" {row}", width)) for row in rows]

    def marks_known(self, entry: Entry) -> bool:
        """Whether the marks of this game have been counted, in this language."""
        return self.marks[:2] == (entry.id, self.words.lang)

    def _question(self) -> str:
        say = self.words.say
        if self.check is not None:
            return say("archive-checking", percent=str(self.check.percent))
        if self.editor is not None:
            return say("archive-ask-find")
        return say("archive-ask-trash" if self.shelf.where == "trash" else "archive-ask")

    def _show_keys(self) -> None:
        own = {command.id: command for command in self.commands()}
        names = ["keys-choose", "archive-resume", "archive-verify", "archive-export"]
        names += ["keys-find", "archive-filter", "keys-help", "archive-order", "archive-trash"]
        if self.check is not None:
            names = ["keys-back"]
        pieces = [self.key_text(own.get(name, name)) for name in names]
        self.keys.show_lines([dense_keys(pieces, self.size.width)])
