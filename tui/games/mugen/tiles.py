"""The lines for turning a tile: all its orientations, and what the chosen one joins."""

from collections.abc import Sequence
from typing import Final

from core.mugen.board import SIDES
from core.mugen.model import View
from core.mugen.values import cell_name
from tui.games.mugen.tile import SMALL, Face, draw_tile
from tui.text import Words, cells
from tui.widgets.box import rule
from tui.widgets.lines import Line, Part, plain

_LEFT: Final = 3
_GAP: Final = 6


def preview_lines(
    words: Words, view: View, cell: int, masks: Sequence[int], at: int, *, width: int
) -> list[Line]:
    """The orientations `masks` of the tile on `cell`, the one number `at` (from 0) chosen."""
    title = words.say("mugen-orientation", number=at + 1, count=len(masks))
    lines: list[Line] = [rule(title, width)]
    for first in (0, 2):
        lines += _pair(words, masks, first, at)
    return [*lines, plain(_joins(words, view, cell, masks[at]))]


def preview_at(row: int, cell: int) -> int | None:
    """The orientation (from 0) at a place among the lines of a preview."""
    line, column = (row - 1) // (SMALL.height + 1), int(cell >= _LEFT + SMALL.width + _GAP // 2)
    return 2 * line + column if 0 <= line <= 1 and row > 0 else None


def _pair(words: Words, masks: Sequence[int], first: int, at: int) -> list[Line]:
    shown = range(first, min(first + 2, len(masks)))
    rows: list[list[Part]] = [[] for _ in range(SMALL.height)]
    for column, index in enumerate(shown):
        lead = " " * (_GAP if column else _LEFT)
        role = "focus bold" if index == at else "road"
        for row, tile in enumerate(draw_tile(Face(masks[index]), SMALL)):
            rows[row] += [(lead, "text"), *((text, role) for text, _road in tile)]
    return [_head(words, shown, at), *rows]


def _head(words: Words, shown: range, at: int) -> Line:
    parts: list[Part] = []
    for column, index in enumerate(shown):
        text = f"{index + 1}  {words.say('mugen-chosen')}" if index == at else str(index + 1)
        lead, room = ("", SMALL.width) if column else (" " * _LEFT, SMALL.width + _GAP)
        parts.append((lead + cells.fit(text, room), "focus bold" if index == at else "text"))
    return parts


def _joins(words: Words, view: View, cell: int, mask: int) -> str:
    joined: list[str] = []
    walled: list[str] = []
    for other, side, facing in SIDES[cell]:
        if view.masks[other]:
            is_road = mask & side and view.masks[other] & facing
            (joined if is_road else walled).append(cell_name(other))
    parts = []
    if joined:
        parts.append(words.say("mugen-joins", cells=" ".join(joined)))
    if walled:
        parts.append(words.say("mugen-walled", cells=" ".join(walled)))
    return "  ".join(parts)
