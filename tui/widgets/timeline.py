"""The two bottom lines of a replay: the timeline of the game, and many keys in little room."""

from collections.abc import Sequence
from typing import Final

from tui.text import cells as text_cells
from tui.widgets.lines import Line, Part, plain

HERE: Final = "*"
NONE: Final = "-"


def buckets(marks: Sequence[str], ranks: str, cells: int) -> str:
    """`marks` in `cells` cells: of those that share one the rarest wins, as `ranks` orders them."""
    found = [NONE] * cells
    order = {mark: rank for rank, mark in enumerate(ranks)}
    for index, mark in enumerate(marks):
        cell = cell_of(index, len(marks), cells)
        if mark and order[mark] < order.get(found[cell], len(ranks)):
            found[cell] = mark
    return "".join(found)


def cell_of(index: int, length: int, cells: int) -> int:
    """The cell of position `index` of `length`: the first in the first, the last in the last."""
    return index * (cells - 1) // max(1, length - 1)


def index_of(cell: int, length: int, cells: int) -> int:
    """The first position in a cell."""
    return min(length - 1, -(-cell * max(1, length - 1) // max(1, cells - 1)))


def timeline(filled: str, at: int) -> Line:
    """The filled cells with `*` at cell `at`; each mark is a part of its own, to change alone."""
    parts: list[Part] = [("[", "line")]
    for cell, mark in enumerate(filled):
        here = cell == at
        parts.append((HERE if here else mark, _role(mark, here)))
    return [*parts, ("]", "line")]


def _role(mark: str, here: bool) -> str:
    if here:
        return "focus bold"
    return "line" if mark == NONE else "text"


def dense_keys(pieces: Sequence[str], width: int) -> Line:
    """The live keys: two spaces apart, or one where more of them fit so; no half one."""
    gap = "  " if text_cells.width("  ".join(pieces)) <= width else " "
    text = ""
    for piece in pieces:
        longer = f"{text}{gap}{piece}" if text else piece
        if text_cells.width(longer) > width:
            break
        text = longer
    return plain(text)
