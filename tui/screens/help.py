"""Help: pages about one thing, then the keys; `/` finds, `r` opens the whole rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from textual import events
from textual.geometry import Size

from core.game import game_ids
from tui.keys import Command, listed_games, ordered
from tui.screens.base import Dialog, Page
from tui.text import Words, cells
from tui.text.rules import has_rules
from tui.widgets.editor import Editor
from tui.widgets.lines import Line, plain

WIDTH, HEIGHT = 76, 18
HOW_TO_PLAY = "how"
"""The topic that goes through all games."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page of help: its title, its lines before wrapping, the game whose rules belong to it."""

    title: str
    lines: tuple[str, ...]
    game: str = ""


def sheets(words: Words, topic: str, keys: Mapping[str, str]) -> list[Sheet]:
    """The pages of a topic: `<topic>-help-1` and on where a catalogue has them, else help-<topic>.

    For how to play: an introduction, then the second page of each game (its rules in a minute).
    `keys` are the keys' names by the ids of their commands; the texts may use them.
    """
    if topic == HOW_TO_PLAY:
        games = [(f"{game}-help-2", game) for game in listed_games()]
        found = [*_numbered(words, f"help-{HOW_TO_PLAY}"), *games]
    else:
        own = f"{topic}-help"
        prefix = own if words.has(f"{own}-1") else f"help-{topic}"
        game = topic if topic in game_ids() else ""
        found = [(key, game) for key, _game in _numbered(words, prefix)]
    return [
        Sheet(words.say(f"{key}.title"), tuple(words.lines(key, **keys)), game)
        for key, game in found
        if words.has(key)
    ]


def _numbered(words: Words, prefix: str) -> list[tuple[str, str]]:
    keys: list[tuple[str, str]] = []
    while words.has(f"{prefix}-{len(keys) + 1}"):
        keys.append((f"{prefix}-{len(keys) + 1}", ""))
    return keys


def wrap_row(row: str, width: int) -> list[str]:
    """A row wrapped; where a symbol and its meaning stand in two columns, within the second."""
    if cells.width(row) <= width:
        return [row]
    body = row.lstrip(" ")
    gap = body.find("  ")
    lead = len(row) - len(body)
    if gap < 0:
        return [" " * lead + part for part in cells.wrap(body, width - lead)]
    left = row[: lead + gap]
    right = row[lead + gap :].lstrip(" ")
    column = cells.width(row) - cells.width(right)
    parts = cells.wrap(right, max(8, width - column))
    return [cells.fit(left, column) + parts[0], *(" " * column + part for part in parts[1:])]


class HelpScreen(Dialog[None]):
    """The help pages of `topic`, and the keys of `page` as the last ones."""

    def __init__(self, topic: str, page: Page[Any] | None = None) -> None:
        super().__init__()
        self._topic = topic
        self._page = page
        self._at = 0
        self._found = ""
        self._editor: Editor | None = None
        self._made: tuple[object, list[Sheet]] = (None, [])

    def box_size(self, size: Size) -> Size:
        """76x18, or what there is."""
        return Size(min(WIDTH, size.width), min(HEIGHT, size.height - 3))

    def _sheets(self) -> list[Sheet]:
        made_for = (self.words.lang, self.size, self.meikyu.keymap)
        if self._made[0] != made_for:
            self._made = (made_for, self._make_sheets())
        return self._made[1]

    def _make_sheets(self) -> list[Sheet]:
        keys = {name: self.key_name(name) for name in self.meikyu.keymap.defaults}
        found = sheets(self.words, self._topic, keys)
        if self._page is not None:
            found.append(Sheet(self.words.say("help-keys.title"), tuple(self._key_rows())))
        size = self.box_size(self.size)
        return [part for sheet in found for part in _split(sheet, size.width - 4, size.height - 3)]

    def _key_rows(self) -> list[str]:
        rows: dict[str, str] = {}
        for command in ordered(self._page.all_commands() if self._page else ()):
            long = f"{command.id}.long"
            text = command.label or self.words.say(long if self.words.has(long) else command.id)
            rows.setdefault(command.id, f" {cells.fit(self.key_name(command), 10)}  {text}")
        return [*rows.values(), *self.words.lines("help-keys")]

    def title_text(self) -> str:
        """What the page is about, and which page it is."""
        found = self._sheets()
        title = found[self._at].title if found else ""
        return self.words.say("help-title", title=title, page=self._at + 1, pages=len(found))

    def foot_text(self) -> str:
        """The live keys, or the search field."""
        if self._editor is not None:
            return f"{self.words.say('help-find')} {self._editor.text}_"
        pieces = [self.words.say("help-page"), self.key_text("keys-find")]
        if self._game():
            pieces.append(self.key_text("help-rules"))
        return "  ".join([*pieces, self.key_text("keys-back", self.words.say("help-close"))])

    def _game(self) -> str:
        found = self._sheets()
        game = found[self._at].game if found else ""
        return game if game and has_rules(game, self.words.lang) else ""

    def body(self, width: int, height: int) -> list[Line]:
        """The lines of the page; those with what was searched stand out."""
        del width, height
        found = self._sheets()
        self._at = min(self._at, max(0, len(found) - 1))
        rows = found[self._at].lines if found else (self.words.say("help-none"),)
        return [(), *(plain(f" {row}", self._role(row)) for row in rows)]

    def _role(self, row: str) -> str:
        is_found = self._found and self._found in row.casefold()
        return "text bold underline" if is_found else "text"

    def typed(self, event: events.Key) -> bool:
        """While searching, letters belong to the search."""
        if self._editor is None:
            return False
        if event.key == "enter":
            self._search(self._editor.text)
            self._editor = None
        elif event.key == "escape" or not self._editor.key(event):
            self._editor = None
        self.redraw()
        return True

    def _search(self, text: str) -> None:
        self._found = text.casefold().strip()
        found = self._sheets()
        for step in range(1, len(found) + 1):
            at = (self._at + step) % len(found)
            if self._found and any(self._found in row.casefold() for row in found[at].lines):
                self._at = at
                return

    def commands(self) -> list[Command]:
        """Turn the pages, find, the whole rules, close."""
        game = self._game()
        rules = Command("help-rules", lambda: self.meikyu.go("rules", game))
        return [
            Command("keys-left", lambda: self._turn(-1)),
            Command("keys-right", lambda: self._turn(1)),
            Command("keys-page-up", lambda: self._turn(-1)),
            Command("keys-page-down", lambda: self._turn(1)),
            Command("keys-find", self._start_search),
            *([rules] if game else []),
            Command("keys-choose", lambda: self._turn(1)),
            Command("keys-back", lambda: self.dismiss(None)),
            Command("keys-help", lambda: self.dismiss(None)),
            Command("keys-quit", lambda: self.dismiss(None)),
        ]

    def _turn(self, step: int) -> None:
        self._at = (self._at + step) % max(1, len(self._sheets()))
        self.redraw()

    def _start_search(self) -> None:
        self._editor = Editor(limit=30)
        self.redraw()


def _split(sheet: Sheet, width: int, height: int) -> list[Sheet]:
    """A page in parts that fit, each with the title."""
    rows = [part for row in sheet.lines for part in wrap_row(row, width)]
    tops = range(0, max(1, len(rows)), height)
    return [Sheet(sheet.title, tuple(rows[top : top + height]), sheet.game) for top in tops]
