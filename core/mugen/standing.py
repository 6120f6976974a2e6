"""How good a position is for a seat, as far as its view tells: distances to victory."""

from collections.abc import Callable, Sequence
from typing import Any

from core.mugen import actions
from core.mugen.board import ALL_SIDES, block, line, turned
from core.mugen.model import View
from core.mugen.values import NONE
from core.mugen.ways import STEP, distances

FIGHT = 2 * STEP
"""What it costs to win the treasure from its carrier, beside the way."""


class Board:
    """The part of a view that effects change, to try them out."""

    __slots__ = ("carrier", "goals", "masks", "pieces", "treasure")

    def __init__(self, view: View) -> None:
        self.masks = list(view.masks)
        self.pieces = list(view.pieces)
        self.treasure = view.treasure
        self.carrier = view.carrier
        self.goals = view.goals

    def way(self, field: Sequence[int], seat: int) -> int:
        """A seat's distance to victory, from the distances to the treasure."""
        home = field[self.goals[seat]]
        if self.carrier >> 1 == seat and self.carrier != NONE:
            return home
        nearest = min(field[self.pieces[2 * seat]], field[self.pieces[2 * seat + 1]])
        return nearest + home + (FIGHT if self.carrier != NONE else 0)

    def standing(self, seat: int) -> float:
        """How well the seat stands: half the leader's distance less the own, in quarters."""
        field = distances(tuple(self.masks), self.treasure)
        others = [self.way(field, other) for other in range(len(self.goals)) if other != seat]
        return min(others) / 2 - self.way(field, seat)

    def put(self, piece: int, cell: int) -> None:
        """Put a piece somewhere, the treasure with it if it carries it."""
        self.pieces[piece] = cell
        if piece == self.carrier:
            self.treasure = cell

    def carry_tiles(self, cells: Sequence[int], targets: Sequence[int]) -> None:
        """Move the tiles on `cells` to `targets`, with the pieces on them."""
        ways = dict(zip(cells, targets, strict=True))
        old = [self.masks[cell] for cell in cells]
        for mask, target in zip(old, targets, strict=True):
            self.masks[target] = mask
        self.pieces = [ways.get(cell, cell) for cell in self.pieces]


def _rotate(board: Board, action: actions.Rotate) -> None:
    board.masks[action.cell] = action.mask


def _turn_block(board: Board, action: actions.TurnBlock) -> None:
    cells = block(action.cell)
    targets = cells[1:] + cells[:1] if action.clockwise else cells[-1:] + cells[:-1]
    board.carry_tiles(cells, targets)
    for target in targets:
        board.masks[target] = turned(board.masks[target], action.clockwise)


def _shift_line(board: Board, action: actions.ShiftLine) -> None:
    cells = line(action.axis, action.index)
    ahead = cells[1:] + cells[:1]
    board.carry_tiles(cells, ahead if action.forward else cells[-1:] + cells[:-1])


def _swap(board: Board, action: actions.Swap) -> None:
    board.carry_tiles((action.first, action.second), (action.second, action.first))


def _join(board: Board, action: actions.Join) -> None:
    board.put(action.piece, board.pieces[action.piece ^ 1])


def _put(board: Board, action: Any) -> None:
    board.put(action.piece, action.to)


def _hide(board: Board, action: Any) -> None:
    board.masks[action.cell] = 0


def _open(board: Board, action: Any) -> None:
    board.masks[action.cell] = ALL_SIDES


_EFFECTS: dict[type[Any], Callable[[Board, Any], None]] = {
    actions.Rotate: _rotate,
    actions.TurnBlock: _turn_block,
    actions.ShiftLine: _shift_line,
    actions.Swap: _swap,
    actions.Join: _join,
    actions.Tempt: _put,
    actions.Leap: _put,
    actions.Collapse: _hide,
    actions.Veil: _hide,
    actions.Look: _open,
    actions.Reveal: _open,
    actions.Explore: _open,
}


def after(view: View, action: Any) -> Board:
    """The board after an effect's step or an exploration, as far as the view tells.

    A tile that would be turned up counts as a cross, one turned down as unknown.
    """
    board = Board(view)
    change = _EFFECTS.get(type(action))
    if change is not None:
        change(board, action)
    return board
