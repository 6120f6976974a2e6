"""A dialog over the parts of a table: its lines are drawn into theirs, so nothing moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.geometry import Offset, Region, Size

from tui.text import cells
from tui.widgets.box import framed
from tui.widgets.lines import Line, Part

WIDTH: Final = 64
TOP: Final = 1
FOOT: Final = 2


@dataclass(frozen=True, slots=True)
class Box:
    """A dialog: its title, the lines inside its frame, the live keys in its lower border."""

    title: str
    body: Sequence[Line]
    foot: str


def inner_size(size: Size) -> Size:
    """The cells inside the frame of a dialog, at most, in a window of `size`."""
    return Size(min(WIDTH, size.width) - 2, size.height - FOOT - TOP - 2)


def box_region(box: Box, size: Size) -> Region:
    """Where a dialog stands in a window: in the middle, below the title."""
    width, most = inner_size(size)
    height = min(len(box.body), most) + 2
    return Region((size.width - width - 2) // 2, TOP, width + 2, height)


def box_lines(box: Box, region: Region) -> list[Line]:
    """Its rows, on the ground of panels."""
    lines = framed(box.title, box.body, box.foot, region.width, region.height)
    return [[(text, f"{role} raised") for text, role in line] for line in lines]


def over(lines: Sequence[Line], place: Region, box: Sequence[Line], region: Region) -> list[Line]:
    """The lines of a widget at `place` with those of a dialog at `region` drawn over them."""
    shared = place.intersection(region)
    if not shared:
        return list(lines)
    rows = [*lines, *[()] * (place.height - len(lines))]
    for y in range(shared.y, shared.bottom):
        part = cells_of(box[y - region.y], shared.x - region.x, shared.right - region.x)
        row = rows[y - place.y]
        rows[y - place.y] = [
            *cells_of(row, 0, shared.x - place.x),
            *part,
            *cells_of(row, shared.right - place.x, place.width),
        ]
    return rows


def cells_of(line: Line, start: int, end: int) -> list[Part]:
    """The cells from `start` to before `end`; halves of wide characters become spaces."""
    parts: list[Part] = []
    used = 0
    for text, role in line:
        size = cells.width(text)
        first, last = max(start - used, 0), min(end - used, size)
        if first < last:
            parts.append((_slice(text, first, last), role))
        used += size
    missing = end - max(used, start)
    return [*parts, (" " * missing, "text")] if missing > 0 else parts


def _slice(text: str, first: int, last: int) -> str:
    """The cells from `first` to before `last` of one text."""
    kept, used = "", 0
    for char in text:
        size = cells.width(char)
        if first <= used and used + size <= last:
            kept += char
        elif used < last and used + size > first:
            kept += " " * (min(used + size, last) - max(used, first))
        used += size
    return kept


def inside(region: Region, place: Region, row: int, cell: int) -> Offset | None:
    """The row (y) and cell (x) of a dialog that a cell of a widget shows, (0, 0) in its frame."""
    x, y = place.x + cell, place.y + row
    return Offset(x - region.x - 1, y - region.y - 1) if region.contains(x, y) else None
