"""The maze: seven by seven tiles with what stands on them and what may be chosen."""

from collections.abc import Sequence
from typing import Final

from core.mugen.board import CORNERS
from core.mugen.cards import CARDS
from core.mugen.model import View
from core.mugen.values import CELLS, SIZE, seat_name
from tui.games.mugen.marks import NO_MARKS, Marks
from tui.games.mugen.tile import LARGE, SMALL, Corner, Face, Scale, Token, draw_tile
from tui.widgets.lines import LineWidget, Part

SHAPE_LETTERS: Final = "ILT+"
"""By shape of a free tile: how somebody who knows it face down sees it."""
_CORNER_NAMES: Final[dict[int, Corner]] = dict(zip(CORNERS, ("nw", "ne", "se", "sw"), strict=True))
MARGIN: Final = {SMALL: 2, LARGE: 3}
"""The columns for the row numbers."""


def board_size(scale: Scale) -> tuple[int, int]:
    """Columns and rows of the whole board: the letters, the numbers, the tiles."""
    return MARGIN[scale] + SIZE * scale.width, 1 + SIZE * scale.height


def piece_text(view: View, piece: int) -> str:
    """A piece as it stands on the board: `A1$`, `B2#`, `c1`."""
    letter = seat_name(piece >> 1)
    if view.fronts[piece >> 1] < 0:
        letter = letter.lower()
    carries, bound = piece == view.carrier, piece in view.bound
    flag = "%" if carries and bound else "$" if carries else "#" if bound else ""
    return f"{letter}{(piece & 1) + 1}{flag}"


def _token(view: View, piece: int) -> Token:
    role = seat_name(piece >> 1)
    return piece_text(view, piece), f"{role} bold" if piece >> 1 == view.turn else role


def faces(view: View, marks: Marks = NO_MARKS) -> list[Face]:
    """What each of the 49 tiles shows."""
    standing: dict[int, list[Token]] = {}
    for piece, cell in enumerate(view.pieces):
        standing.setdefault(cell, []).append(_token(view, piece))
    starts = {cell: f"s{seat_name(seat)}" for seat, cell in enumerate(view.starts)}
    goals = {cell: f"g{seat_name(seat)}" for seat, cell in enumerate(view.goals)}
    known = {cell: SHAPE_LETTERS[shape] for cell, shape in view.known}
    lying = view.treasure if view.carrier < 0 else -1
    return [
        Face(
            mask=marks.turned.get(cell, view.masks[cell]),
            pieces=tuple(standing.get(cell, ())),
            treasure=cell == lying,
            known=known.get(cell, ""),
            sign=marks.signs.get(cell, ""),
            cursor=cell == marks.cursor,
            chosen=cell in marks.chosen,
            corner=_CORNER_NAMES.get(cell, ""),
            start=starts.get(cell, ""),
            goal=goals.get(cell, ""),
        )
        for cell in range(CELLS)
    ]


def _margin(scale: Scale, row: int, line: int) -> Part:
    text = str(row + 1) if line == scale.middle else ""
    return (text.rjust(MARGIN[scale] - 1).ljust(MARGIN[scale]), "muted")


def board_rows(shown: Sequence[Face], scale: Scale, row: int) -> list[tuple[Part, ...]]:
    """The lines of one row of tiles, with its number."""
    tiles = [draw_tile(face, scale) for face in shown[row * SIZE : row * SIZE + SIZE]]
    return [
        (_margin(scale, row, line), *(part for tile in tiles for part in tile[line]))
        for line in range(scale.height)
    ]


def letters(scale: Scale) -> tuple[Part, ...]:
    """The line above the board."""
    names = "".join(letter.center(scale.width) for letter in "abcdefg")
    return ((" " * MARGIN[scale] + names, "muted"),)


class Board(LineWidget):
    """Draws the maze; only tiles that changed are drawn again.

    In a window lower than the board the letters stay and the tiles scroll with the cursor.
    """

    def __init__(self) -> None:
        super().__init__("board")
        self.scale = SMALL
        self.drawn_tiles = 0
        self._faces: list[Face] = []
        self._rows: list[list[tuple[Part, ...]]] = []
        self._made: Scale | None = None
        self._top = 0
        self._room = 0

    def show_board(self, view: View, marks: Marks, height: int) -> None:
        """Show a position, with what the decision adds to it, in a window of `height` lines."""
        self._room = height - 1
        fresh = faces(view, marks)
        if self._made is not self.scale:
            self._faces, self._made = [], self.scale
            self._rows = [[] for _ in range(SIZE)]
        changed = [cell for cell in range(CELLS) if not self._is_drawn(cell, fresh)]
        self.drawn_tiles += len(changed)
        self._faces = fresh
        for row in {cell // SIZE for cell in changed}:
            self._rows[row] = board_rows(fresh, self.scale, row)
        self._follow(marks.cursor)
        self._show()

    def _is_drawn(self, cell: int, fresh: list[Face]) -> bool:
        return bool(self._faces) and self._faces[cell] == fresh[cell]

    def _follow(self, cursor: int) -> None:
        room = self._room
        last = SIZE * self.scale.height - room
        if room <= 0 or last <= 0:
            self._top = 0
        elif cursor >= 0:
            first = cursor // SIZE * self.scale.height
            self._top = min(max(self._top, first + self.scale.height - room), first, last)

    def _show(self) -> None:
        lines = [line for row in self._rows for line in row]
        self.show_lines([letters(self.scale), *lines[self._top : self._top + self._room]])

    def scroll(self, step: int) -> None:
        """Scroll by a few lines where the board is higher than its window."""
        last = max(0, SIZE * self.scale.height - self._room)
        self._top = max(0, min(last, self._top + step))
        self._show()

    def cell_at(self, row: int, column: int) -> int | None:
        """The cell of the maze at a place in the widget."""
        across = (column - MARGIN[self.scale]) // self.scale.width
        down = (row - 1 + self._top) // self.scale.height
        if row < 1 or not (0 <= across < SIZE and 0 <= down < SIZE):
            return None
        return down * SIZE + across


def has_lasting(view: View, seat: int) -> bool:
    """Whether a lasting effect is awake in front of a seat."""
    card = view.fronts[seat]
    return card >= 0 and view.awake[seat] and CARDS[card].timing == "lasting"
