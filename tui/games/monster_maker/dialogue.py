"""A decision that is taken in a dialog over the tracks: a list with a cursor, texts around it."""

from collections.abc import Sequence

from core.monster_maker.model import View
from tui.games.monster_maker.box import Box
from tui.games.monster_maker.decision import PANEL, Decision, Scene
from tui.games.monster_maker.hand import HandMarks
from tui.text import cells
from tui.widgets.lines import Line, plain


class Dialogue(Decision):
    """The list is in focus; `at` is the entry with the cursor."""

    def __init__(self, scene: Scene, view: View) -> None:
        super().__init__(scene, view)
        self.at = 0
        self._top = 0
        self._first = 0
        self._is_sure = False
        scene.part = PANEL

    def title(self) -> str:
        """What stands in the upper border."""
        return ""

    def foot(self) -> str:
        """The live keys."""
        return "  ".join(self.hints())

    def count(self) -> int:
        """How many entries there are."""
        return 0

    def head(self) -> Sequence[str]:
        """The paragraphs above the list."""
        return ()

    def entry(self, at: int, width: int) -> Line:
        """A row of the list."""
        del at, width
        return ()

    def below(self, width: int) -> list[Line]:
        """The lines under the list, the blank one between them included."""
        del width
        return [()]

    def box(self, width: int, height: int) -> Box | None:
        """The dialog; the list scrolls where there is no room for it."""
        texts = [row for text in self.head() for row in cells.wrap(text, width - 2)]
        head: list[Line] = [(), *(plain(f" {row}") for row in texts), ()]
        below = self.below(width)
        shown = max(1, min(self.count(), height - len(head) - len(below)))
        self._top = min(max(self._top, self.at - shown + 1), self.at)
        self._first = len(head)
        last = min(self.count(), self._top + shown)
        rows = [self.entry(at, width) for at in range(self._top, last)]
        return Box(self.title(), [*head, *rows, *below], self.foot())

    def marks(self) -> HandMarks:
        """The cursor is in the dialog, not in the hand."""
        return HandMarks()

    def next(self, step: int) -> None:
        """The next entry."""
        self.scene.part, self._is_sure = PANEL, False
        if self.count():
            self.at = (self.at + step) % self.count()

    def digit(self, number: int) -> None:
        """The entry with a number; once more, and it is taken."""
        at = self.numbered(number)
        if at is None:
            return
        sure = self._is_sure and at == self.at
        self.at, self.scene.part, self._is_sure = at, PANEL, True
        if sure:
            self.enter()

    def numbered(self, number: int) -> int | None:
        """The place of the entry with a number."""
        return number - 1 if number <= self.count() else None

    def row_of(self, at: int) -> int:
        """The row inside the frame on which an entry stands, as it was drawn last."""
        return self._first + at - self._top

    def click_box(self, row: int) -> bool:
        """A click on an entry: cursor and Enter."""
        at = row - self.row_of(0)
        if row < self._first or not 0 <= at < self.count():
            return False
        self.at, self.scene.part = at, PANEL
        self.act(self.clicked)
        return True

    def clicked(self) -> None:
        """What a click on the entry in focus does."""
        self.enter()

    def click_card(self, at: int) -> None:
        """A click on a card below the dialog does nothing."""

    def role(self, at: int) -> str:
        """How an entry is drawn."""
        here = at == self.at and self.scene.part == PANEL
        return "text bold reverse" if here else "text"

    def sign(self, at: int) -> str:
        """The cursor in front of an entry."""
        return ">" if at == self.at else " "
