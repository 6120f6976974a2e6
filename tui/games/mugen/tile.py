"""One tile of the maze as rows of styled cells, in two sizes. A pure function, remembered."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from tui.widgets.lines import Part

Token: TypeAlias = Part
"""A piece as text of up to three cells, with its role."""
Corner: TypeAlias = Literal["", "nw", "ne", "sw", "se"]

JUNCTIONS: Final = (
    "", "", "", "┗", "", "┃", "┏", "┣", "", "┛", "━", "┻", "┓", "┫", "┳", "╋",
)  # fmt: skip
"""By mask of open sides (N 1, E 2, S 4, W 8): where its roads meet."""


@dataclass(frozen=True, slots=True)
class Scale:
    """A size of tiles, in cells; `slots` are the places of pieces as (row, column), in order."""

    width: int
    height: int
    slots: tuple[tuple[int, int], ...]

    @property
    def middle(self) -> int:
        """The row of the road from west to east."""
        return self.height // 2

    @property
    def centre(self) -> int:
        """The column of the road from north to south."""
        return self.width // 2


SMALL: Final = Scale(7, 3, ((0, 0), (0, 4), (2, 0), (2, 4)))
LARGE: Final = Scale(9, 5, ((0, 0), (0, 5), (3, 0), (3, 5), (1, 0), (1, 5), (4, 0), (4, 5)))


@dataclass(frozen=True, slots=True)
class Face:
    """All that a tile shows. `mask` 0 lies face down, `known` is its shape if the viewer knows it.

    `sign` follows the treasure in the centre: a cost, `?` or `*`. `start` and `goal` are the marks
    of a corner, which is `corner`.
    """

    mask: int
    pieces: tuple[Token, ...] = ()
    treasure: bool = False
    known: str = ""
    sign: str = ""
    cursor: bool = False
    chosen: bool = False
    corner: Corner = ""
    start: str = ""
    goal: str = ""


class _Canvas:
    """Rows of single cells, each with its role."""

    def __init__(self, scale: Scale) -> None:
        self.cells = [[(" ", "road")] * scale.width for _ in range(scale.height)]

    def put(self, row: int, column: int, text: str, role: str) -> None:
        """Write `text` from a cell on, as far as the row goes."""
        line = self.cells[row]
        for offset, char in enumerate(text):
            if 0 <= column + offset < len(line):
                line[column + offset] = (char, role)

    def rows(self) -> tuple[tuple[Part, ...], ...]:
        """The rows, with neighbours of one role in one piece."""
        return tuple(_joined(row) for row in self.cells)


def _joined(row: list[Part]) -> tuple[Part, ...]:
    parts: list[Part] = []
    for char, role in row:
        if parts and parts[-1][1] == role:
            parts[-1] = (parts[-1][0] + char, role)
        else:
            parts.append((char, role))
    return tuple(parts)


@lru_cache(maxsize=4096)
def draw_tile(face: Face, scale: Scale) -> tuple[tuple[Part, ...], ...]:
    """The rows of a tile, each of exactly its width."""
    canvas = _Canvas(scale)
    if face.mask:
        _roads(canvas, face.mask, scale)
    else:
        _dots(canvas, scale)
    _pieces(canvas, face, scale)
    _marks(canvas, face, scale)
    _centre(canvas, face, scale)
    _brackets(canvas, face, scale)
    return canvas.rows()


def _roads(canvas: _Canvas, mask: int, scale: Scale) -> None:
    middle, centre = scale.middle, scale.centre
    for row in range(scale.height):
        side = 1 if row < middle else 4
        if row != middle and mask & side:
            canvas.put(row, centre, "┃", "road")
    if mask & 8:
        canvas.put(middle, 0, "━" * centre, "road")
    if mask & 2:
        canvas.put(middle, centre + 1, "━" * centre, "road")
    canvas.put(middle, centre, JUNCTIONS[mask], "road")


def _dots(canvas: _Canvas, scale: Scale) -> None:
    for row in range(scale.height):
        for column in range(row % 2, scale.width, 2):
            canvas.put(row, column, ".", "muted")


def free_slots(face: Face, scale: Scale) -> list[tuple[int, int]]:
    """Where pieces may stand: a corner with a start mark keeps one slot for it."""
    taken = _start_slot(face, scale) if face.start else None
    return [slot for slot in scale.slots if slot != taken]


def _start_slot(face: Face, scale: Scale) -> tuple[int, int]:
    row = 0 if face.corner.startswith("n") else scale.height - 1
    return row, 0 if face.corner.endswith("w") else scale.centre + 1


def _pieces(canvas: _Canvas, face: Face, scale: Scale) -> None:
    slots = free_slots(face, scale)
    shown = list(face.pieces)
    if len(shown) > len(slots):
        hidden = len(shown) - len(slots) + 1
        shown = [*shown[: len(slots) - 1], (f"+{hidden}", "text")]
    for (row, column), (text, role) in zip(slots, shown, strict=False):
        canvas.put(row, column, text, role)


def _marks(canvas: _Canvas, face: Face, scale: Scale) -> None:
    if not face.corner:
        return
    west = face.corner.endswith("w")
    row, _column = _start_slot(face, scale)
    canvas.put(row, 0 if west else scale.width - 2, face.start, face.start[1:])
    inset = 1 if face.cursor or face.chosen else 0
    canvas.put(scale.middle, inset if west else scale.width - 2 - inset, face.goal, face.goal[1:])


def _centre(canvas: _Canvas, face: Face, scale: Scale) -> None:
    column = scale.centre
    for text, role in (
        ("$" if face.treasure else "", "focus bold"),
        (face.known, "text"),
        (face.sign, "warn bold" if "!" in face.sign else "focus bold"),
    ):
        canvas.put(scale.middle, column, text, role)
        column += len(text)


def _brackets(canvas: _Canvas, face: Face, scale: Scale) -> None:
    last = scale.width - 1
    if face.chosen:
        inset = 1 if face.cursor else 0
        canvas.put(scale.middle, inset, "{", "focus bold")
        canvas.put(scale.middle, last - inset, "}", "focus bold")
    if face.cursor:
        canvas.put(scale.middle, 0, "[", "focus bold")
        canvas.put(scale.middle, last, "]", "focus bold")
        row = canvas.cells[scale.middle]
        canvas.cells[scale.middle] = [(char, f"{role} reverse") for char, role in row]
