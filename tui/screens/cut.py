"""The cut: the seal of the secret is shown, and each person may add a word to it."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from textual import events
from textual.geometry import Offset, Size

from core.seats import Sitter
from tui.keys import Command
from tui.screens.base import Dialog
from tui.text import cells
from tui.widgets.editor import Editor
from tui.widgets.lines import Line, plain

Cuts: TypeAlias = tuple[tuple[int, str], ...]
"""The words, each with its seat, in the order in which they cut."""
WORD_CELLS: Final = 40
_FIELD: Final = 16
_NAMES: Final = 13
_NOTES: Final = 39


def seal(commitment: str) -> str:
    """A commitment in groups of four digits."""
    groups = [commitment[at : at + 4] for at in range(0, len(commitment), 4)]
    return f"{' '.join(groups[:4])}  {' '.join(groups[4:])}"


class CutDialog(Dialog[Cuts]):
    """Asks each person for a word; gives the words that were added, or nothing to go back."""

    topic = "cut"

    def __init__(self, commitment: str, sitters: Sequence[Sitter]) -> None:
        super().__init__()
        self._commitment = commitment
        self._sitters = sitters
        self._persons = [seat for seat, one in enumerate(sitters) if one.kind == "person"]
        self._at = 0
        self._cuts: dict[int, str] = {}
        self._editor = Editor(limit=WORD_CELLS)

    def _texts(self, width: int) -> tuple[list[str], list[str], list[str]]:
        say = self.words.say
        keys = ("cut-sealed", "cut-why", "cut-after")
        first, second, third = (cells.wrap(say(key), width - 4) for key in keys)
        return first, second, third

    def box_size(self, size: Size) -> Size:
        """As tall as the seats and the texts."""
        width = min(72, size.width)
        return Size(width, sum(map(len, self._texts(width))) + len(self._sitters) + 8)

    def title_text(self) -> str:
        """Its name, and that it is the third step."""
        return self.words.say("cut-title")

    def foot_text(self) -> str:
        """How to go on, and how to go back."""
        say = self.words.say
        keys = [
            self.key_text("keys-choose", say("cut-next")),
            f"{self.key_name('keys-back')} {say('cut-back')}",
            self.key_text("keys-help", say("cut-proof")),
        ]
        return "   ".join(keys)

    def body(self, width: int, height: int) -> list[Line]:
        """The seal, who has added a word, and the field of the person whose turn it is."""
        del height
        sealed, why, after = ([plain(f" {row}") for row in text] for text in self._texts(width + 2))
        self._place_cursor(len(sealed) + len(why) + 5)
        return [
            (),
            *sealed,
            plain(f"   {seal(self._commitment)}", "focus"),
            (),
            *why,
            (),
            *map(self._row, range(len(self._sitters))),
            (),
            *after,
        ]

    def _row(self, seat: int) -> Line:
        sitter = self._sitters[seat]
        is_here = seat == self._persons[self._at]
        name = sitter.name if sitter.kind == "person" else self.words.say("cut-bot")
        start = (
            f"  {'>' if is_here else ' '}{cells.fit(name, 9)} ",
            "text bold" if is_here else "text",
        )
        if is_here:
            field = [("[ ", "line"), *self._editor.parts(_FIELD), (" ]", "line")]
            return (start, *field, (f"      {self.words.say('cut-type')}", "muted"))
        if seat not in self._persons[: self._at]:
            return (start, ("-", "muted"))
        word = self._cuts.get(seat, "")
        note = self.words.say("cut-added" if word else "cut-none")
        return (start, (cells.fit(word or "-", _NOTES - _NAMES), "text"), (note, "muted"))

    def _place_cursor(self, row: int) -> None:
        region = self.place(self.size)[self.box]
        column = region.x + 1 + _NAMES + 2 + self._editor.column(_FIELD)
        self.app.cursor_position = Offset(column, region.y + row + self._persons[self._at])

    def typed(self, event: events.Key) -> bool:
        """Letters belong to the word; `?` in an empty field opens the help."""
        if event.character == "?" and not self._editor.text:
            return False
        taken = self._editor.key(event)
        if taken:
            self.redraw()
        return taken

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text is cleaned like typed text."""
        event.stop()
        self._editor.insert(event.text)
        self.redraw()

    def commands(self) -> list[Command]:
        """On to the next person, back to the one before."""
        return [Command("keys-choose", self._next), Command("keys-back", self._back)]

    def _next(self) -> None:
        self._cuts[self._persons[self._at]] = self._editor.text.strip()
        if self._at + 1 == len(self._persons):
            self.dismiss(tuple((seat, word) for seat, word in self._cuts.items() if word))
            return
        self._at += 1
        self._editor.set("")
        self.redraw()

    def _back(self) -> None:
        if not self._at:
            self.dismiss(None)
            return
        self._at -= 1
        self._editor.set(self._cuts.pop(self._persons[self._at]))
        self.redraw()
