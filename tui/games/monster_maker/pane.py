"""Title, tracks, hand and log of Monster Maker, in the sizes of its windows."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from textual.geometry import Offset, Region, Size

from core.monster_maker.model import View
from tui.games.monster_maker.box import (
    FOOT,
    Box,
    box_lines,
    box_region,
    cells_of,
    inner_size,
    inside,
    over,
)
from tui.games.monster_maker.hand import HandMarks, Spot, hand_lines
from tui.games.monster_maker.names import in_order
from tui.games.monster_maker.sheets import card_text
from tui.games.monster_maker.tracks import NARROW, piles_text, title_line, tracks_lines
from tui.text import cells
from tui.widgets.box import ends, rule
from tui.widgets.lines import Line, LineWidget, plain

if TYPE_CHECKING:
    from tui.screens.base import Page

LARGE_SIZE: Final = Size(120, 40)
_TRACKS: Final = 13
_LARGE_TRACKS: Final = 23
_HAND: Final = 49
_LARGE_HAND: Final = 69
_CARDS: Final = 8
"""The rows of a hand above the text of a card, where there is room for it."""
_NARROW_HAND: Final = 10
_LEAST_HAND: Final = 8

MakeBox: TypeAlias = Callable[[int, int], Box | None]
"""Gives the dialog for the width and the height inside its frame, or None for no dialog."""


class Pane:
    """The widgets of the game, and how a view fills them."""

    def __init__(self, page: "Page[Any]", seats: int) -> None:
        self._page = page
        self._seats = seats
        self.title = LineWidget("title")
        self.board = LineWidget("board")
        self.side = LineWidget("side")
        self.widgets = (self.title, self.board, self.side)
        self.panel = False
        self.upper_rows = 0
        self.marks = HandMarks()
        self.make_box: MakeBox | None = None
        self.line: Line = ()
        self.hint = ""
        self.spots: list[Spot] = []
        self._span: frozenset[int] = frozenset()
        self._box: tuple[Region, list[Line]] | None = None
        self._top = 0

    def _is_large(self, size: Size) -> bool:
        return size.width >= LARGE_SIZE.width and size.height >= LARGE_SIZE.height

    def _seat_rows(self, size: Size) -> int:
        """The rows of a seat."""
        if self._is_large(size):
            return 4 if self._seats <= 4 else 3
        return 3 if 3 * self._seats < _TRACKS else 2

    def _hand_room(self, size: Size) -> Region:
        """The hand, from the upper left corner of the lower part."""
        if size.width < NARROW:
            return Region(0, 0, size.width, _NARROW_HAND)
        return Region(0, 0, _LARGE_HAND if self._is_large(size) else _HAND, self._lower(size))

    def _log_room(self, size: Size) -> Region:
        """The log, beside the hand, or in narrow windows below it."""
        hand, height = self._hand_room(size), self._lower(size)
        if size.width < NARROW:
            return Region(0, hand.bottom, size.width, height - hand.bottom)
        return Region(hand.right + 1, 0, size.width - hand.right - 1, height)

    def _lower(self, size: Size) -> int:
        """The rows of the lower part."""
        return size.height - FOOT - 1 - (0 if size.width < NARROW else self._upper(size))

    def _upper(self, size: Size) -> int:
        """The rows of the tracks."""
        most = size.height - FOOT - 1 - _LEAST_HAND
        return _LARGE_TRACKS if self._is_large(size) else min(_TRACKS, most)

    def side_width(self, size: Size) -> int:
        """The columns of the log."""
        return self._log_room(size).width

    def room(self, size: Size, view: View) -> int:
        """The rows of the log."""
        del view
        return self._log_room(size).height

    def place(self, size: Size) -> Mapping[LineWidget, Region]:
        """Tracks over the whole width, hand and log below; in narrow windows one or the other."""
        width, height = size.width, size.height - FOOT
        title = {self.title: Region(0, 0, width, 1)}
        if width < NARROW:
            shown = self.side if self.panel else self.board
            return {**title, shown: Region(0, 1, width, height - 1)}
        rows = self._upper(size)
        return {
            **title,
            self.board: Region(0, 1, width, rows),
            self.side: Region(0, 1 + rows, width, self._lower(size)),
        }

    def span(self, seen: Sequence[Any]) -> None:
        """Mark the seats that the facts of the last action are about."""
        found = (getattr(event, name, -1) for event in seen for name in ("seat", "victim"))
        self._span = frozenset(seat for seat in found if isinstance(seat, int) and seat >= 0)

    def scroll(self, widget: LineWidget, step: int) -> bool:
        """Scroll the tracks, where they are higher than their window."""
        if widget is not self.board:
            return False
        self._top = max(0, self._top + step)
        self._page.redraw()
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
        size = self._page.size
        places = self.place(size)
        self._make_box(size)
        width = size.width
        head: Line = title_line(self._page.words, view, width, practice)
        if title:
            head = ends(title, note, width, "text bold")
        self._put(self.title, places, [head])
        self._put(self.board, places, self._board(view, names, places, size, bool(title)))
        log = self._log_room(size)
        rest = below(log.width, log.height) if callable(below) else below
        self._put(self.side, places, self._side(self._hand(view, size), list(rest), size))

    def _side(self, hand: Sequence[Line], log: Sequence[Line], size: Size) -> list[Line]:
        """Hand and log in one, so that no wide letter of a dialog stands on a border."""
        room = self._hand_room(size)
        left = [*hand, *[()] * (room.height - len(hand))]
        if size.width < NARROW:
            return [*left, *log]
        right = [*log, *[()] * (room.height - len(log))]
        return [
            [*cells_of(one, 0, room.width + 1), *other]
            for one, other in zip(left, right[: room.height], strict=True)
        ]

    def _make_box(self, size: Size) -> None:
        box = self.make_box(*inner_size(size)) if self.make_box else None
        self._box = None
        if box is not None:
            region = box_region(box, size)
            self._box = region, box_lines(box, region)

    def _put(
        self, widget: LineWidget, places: Mapping[LineWidget, Region], lines: Sequence[Line]
    ) -> None:
        if widget not in places:
            return
        if self._box is not None:
            region, box = self._box
            lines = over(lines, places[widget], box, region)
        widget.show_lines(lines)

    def _board(
        self,
        view: View,
        names: Sequence[str],
        places: Mapping[LineWidget, Region],
        size: Size,
        brief: bool,
    ) -> list[Line]:
        if self.board not in places:
            return []
        region, rows = places[self.board], self._seat_rows(size)
        words = self._page.words
        lines = tracks_lines(words, view, names, (region.width, rows), self._span)
        last = plain(piles_text(words, view), "muted") if brief else self.line
        if not last:
            return self._scrolled(lines, view.turn * rows, rows, region.height)
        return [*self._scrolled(lines, view.turn * rows, rows, region.height - 1), last]

    def _scrolled(self, lines: list[Line], at: int, rows: int, height: int) -> list[Line]:
        """As many lines as there is room for, those of the seat on turn among them."""
        most = max(0, len(lines) - height)
        top = min(max(self._top, at + rows - height), at, most)
        return [*lines[top : top + height], *[()] * (height - len(lines))]

    def _hand(self, view: View, size: Size) -> list[Line]:
        _x, _y, width, height = self._hand_room(size)
        rows = _CARDS if self._is_large(size) else height
        words = self._page.words
        lines, self.spots = hand_lines(words, view, (width, rows), self.marks, self.hint)
        focus = self.marks.focus
        if height <= rows or not 0 <= focus < len(view.hand):
            return lines
        title = words.say("monster_maker-card", number=focus + 1)
        text = card_text(words, in_order(view.hand)[focus], view)
        body = [row for line in text.lines for row in cells.wrap(line, width - 3)]
        lines = [*lines, *[()] * (rows - len(lines)), rule(title, width)]
        return [*lines, *(plain(f" {row}") for row in body)][:height]

    def card_at(self, row: int, cell: int) -> int | None:
        """The place in the hand of the card that is drawn there."""
        found = (
            spot.at for spot in self.spots if spot.row == row and spot.start <= cell < spot.end
        )
        return next(found, None)

    def in_box(self, widget: LineWidget, row: int, cell: int) -> Offset | None:
        """The place inside the frame of the dialog that a cell of a widget shows."""
        if self._box is None:
            return None
        place = self.place(self._page.size).get(widget)
        return inside(self._box[0], place, row, cell) if place is not None else None

    @property
    def box_region(self) -> Region | None:
        """Where a dialog lies over the parts, if one does."""
        return self._box[0] if self._box is not None else None
