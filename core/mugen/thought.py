"""A decision that a bot thinks about: what it may try out, and how much better that makes it."""

from collections.abc import Sequence
from typing import Any

from core.mugen.cards import ACTION_ROWS
from core.mugen.events import Asked
from core.mugen.model import View
from core.mugen.standing import Board, change
from core.mugen.values import NONE
from core.mugen.ways import chances, distances

ROLLED = tuple(chances(row) for row in ACTION_ROWS)
"""By card: the chances of the action points that are rolled on it."""
KEPT = tuple(chances((points,)) for points in range(1 + max(map(max, ACTION_ROWS))))
"""By number: action points that are there, as chances."""


class Thought:
    """A decision: the view, who decides, and what is tried out more than once.

    With a `card` it is the thought of having placed that one. `points` holds the chances of the
    action points in this turn, `now` the board as it is, which is not to be changed.
    """

    __slots__ = ("_hope", "_standing", "asked", "card", "now", "points", "seat", "view")

    def __init__(self, view: View, asked: Asked, card: int = NONE) -> None:
        self.view = view
        self.asked = asked
        self.seat = asked.seat
        self.card = card
        self.points = ROLLED[card] if card != NONE else _points(view, asked.seat)
        self.now = self.board()
        self._standing: float | None = None
        self._hope: float | None = None

    def field(self, cell: int) -> Sequence[int]:
        """By cell: the distance from `cell`."""
        return distances(self.view.masks, cell)

    def board(self) -> Board:
        """A board to try things out on."""
        board = Board(self.view)
        if self.card != NONE:
            board.place(self.seat, self.card)
        return board

    def after(self, action: Any) -> Board:
        """The board after an action, as far as the view tells."""
        return change(self.board(), action)

    def gain(self, board: Board) -> float:
        """How much better a board is than it is now."""
        field = board.field()
        better = board.standing(self.seat, field) - self.standing
        return better + self._hope_on(board, field) - self.hope

    def hope_gain(self, board: Board) -> float:
        """How much more there is to hope for and less to fear than now."""
        return self._hope_on(board, board.field()) - self.hope

    def _hope_on(self, board: Board, field: Sequence[int]) -> float:
        return board.hope(self.seat, field, self.points) - board.danger(self.seat, field)

    @property
    def standing(self) -> float:
        """How well the seat stands now."""
        if self._standing is None:
            self._standing = self.now.standing(self.seat, self.now.field())
        return self._standing

    @property
    def hope(self) -> float:
        """What the seat may hope for now, less what it has to fear."""
        if self._hope is None:
            self._hope = self._hope_on(self.now, self.now.field())
        return self._hope

    @property
    def leader(self) -> int:
        """The opponent nearest to victory."""
        field = self.now.field()
        others = [other for other in range(self.view.seats) if other != self.seat]
        return min(others, key=lambda other: self.now.way(field, other))

    def enemy_carries(self) -> bool:
        """Whether an opponent carries the treasure."""
        owner = self.view.carrier >> 1
        return owner >= 0 and owner != self.seat


def _points(view: View, seat: int) -> Sequence[float]:
    """The action points that a seat has in this turn, or may roll for."""
    if view.turn != seat or view.phase == "start":
        return ()
    return ROLLED[view.fronts[seat]] if view.phase == "effect" else KEPT[view.ap]
