"""Title, maze, seats and panel of Mugen Meikyu, in the sizes of its windows."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from textual.geometry import Region, Size

from core.mugen.model import View
from tui.games.mugen.board import Board, board_size
from tui.games.mugen.marks import NO_MARKS, Marks
from tui.games.mugen.panel import WIDE, brief_hand, hand_lines, seats_lines, title_line
from tui.games.mugen.span import cells_of
from tui.games.mugen.tile import LARGE, SMALL, Scale
from tui.text import cells
from tui.widgets.lines import Line, LineWidget, plain

if TYPE_CHECKING:
    from tui.screens.base import Page

FOOT: Final = 2
LARGE_SIZE: Final = Size(120, 40)
NARROW: Final = 80
"""Below this width board and panel take turns."""

Upper: TypeAlias = Callable[[int, int], list[Line] | None]
"""Gives the upper lines of the panel for its width and height, or None for the hand."""


class Pane:
    """The widgets of the game, and how a view fills them."""

    def __init__(self, page: "Page[Any]", seats: int) -> None:
        self._page = page
        self._seats = seats
        self.title = LineWidget("title")
        self.board = Board()
        self.seats = LineWidget("seats")
        self.side = LineWidget("side")
        self.widgets = (self.title, self.board, self.seats, self.side)
        self.panel = False
        self.marks = NO_MARKS
        self.upper: Upper | None = None
        self.hint = ""
        self.piece = -1
        self.upper_rows = 0
        self._span: frozenset[int] = frozenset()

    def _scale(self, size: Size) -> Scale:
        large = size.width >= LARGE_SIZE.width and size.height >= LARGE_SIZE.height
        return LARGE if large else SMALL

    def _seat_rows(self, width: int) -> int:
        return self._seats + (3 if width >= WIDE else 1)

    def side_width(self, size: Size) -> int:
        """The columns of the panel."""
        if size.width < NARROW:
            return size.width
        return size.width - board_size(self._scale(size))[0] - 1

    def place(self, size: Size) -> Mapping[LineWidget, Region]:
        """The board at the left, the rest at its right; in narrow windows one or the other."""
        self.board.scale = self._scale(size)
        columns, _rows = board_size(self.board.scale)
        height = size.height - FOOT
        if size.width < NARROW:
            if not self.panel:
                return {self.board: Region(0, 0, columns, height)}
            return self._beside(Region(0, 0, size.width, height))
        beside = self._beside(Region(columns + 1, 0, size.width - columns - 1, height))
        if self.board.scale is SMALL:
            return {self.board: Region(0, 0, columns, height), **beside}
        wide = Region(0, 0, size.width, 1)
        return {self.board: Region(0, 1, columns, height - 1), **beside, self.title: wide}

    def _beside(self, room: Region) -> dict[LineWidget, Region]:
        x, _y, width, height = room
        seats = self._seat_rows(width)
        return {
            self.title: Region(x, 0, width, 1),
            self.seats: Region(x, 1, width, seats),
            self.side: Region(x, 1 + seats, width, height - 1 - seats),
        }

    def room(self, size: Size, view: View) -> int:
        """The rows of the panel below a brief hand."""
        width = self.side_width(size)
        hand = len(brief_hand(self._page.words, view, width))
        return max(0, size.height - FOOT - 1 - self._seat_rows(width) - hand)

    def span(self, seen: Sequence[Any]) -> None:
        """Mark the tiles that the facts of the last action are about."""
        self._span = cells_of(seen)

    def upper_lines(self, view: View, width: int, height: int, brief: bool) -> list[Line]:
        """What stands above the log: what the decision wants there, or the hand."""
        own = self.upper(width, height) if self.upper is not None else None
        if own is not None:
            return own
        if brief:
            return brief_hand(self._page.words, view, width)
        return hand_lines(self._page.words, view, (width, height), self.piece, self.hint)

    def scroll(self, widget: LineWidget, step: int) -> bool:
        """Scroll the board, if it is the widget and higher than its window."""
        if widget is not self.board:
            return False
        self.board.scroll(step)
        return True

    def show(
        self,
        view: View,
        names: Sequence[str],
        *,
        title: str = "",
        note: str = "",
        below: "Sequence[Line] | Callable[[int, int], Sequence[Line]]" = (),
        practice: bool = False,
    ) -> None:
        """Draw what changed. `below` are lines, or what makes them for a width and a height."""
        words, places = self._page.words, self.place(self._page.size)
        marks = self.marks
        if self._span:
            marks = Marks(marks.cursor, marks.signs, marks.chosen | self._span, marks.turned)
        if self.board in places:
            self.board.show_board(view, marks, places[self.board].height)
        if self.side not in places:
            return
        width = places[self.title].width
        head = plain(cells.fit(title, width), "text bold")
        if not title:
            head = title_line(words, view, names, width, practice)
        self.title.show_lines([head])
        room = places[self.side].size
        self.seats.show_lines(seats_lines(words, view, names, room.width, note))
        self._show_side(view, bool(title), below, room)

    def _show_side(
        self,
        view: View,
        brief: bool,
        below: "Sequence[Line] | Callable[[int, int], Sequence[Line]]",
        room: Size,
    ) -> None:
        width, height = room
        upper = self.upper_lines(view, width, height, brief)[:height]
        self.upper_rows = len(upper)
        rest = below(width, height - len(upper)) if callable(below) else below
        self.side.show_lines([*upper, *rest][:height])
