"""How good a position is for a seat, as far as its view tells: distances to victory."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from core.mugen import actions
from core.mugen.board import ALL_SIDES, block, cycled, line, turned
from core.mugen.cards import HERMIT, JUSTICE
from core.mugen.model import View
from core.mugen.values import NONE
from core.mugen.ways import FIRMNESS, LONGEST, STEP, chance_to_go, chances, distances, odds

FIGHT = 2 * STEP
"""What it costs to win the treasure from its carrier, beside the way."""
PRIZE = 6.0 * STEP
"""What holding the treasure is worth besides the way."""
HOME = 30.0 * STEP
"""What it is worth to be home with it before anybody else is on turn."""

USUAL = chances((2, 3, 3, 4, 4, 5))
"""The action points to expect of an unknown card."""

_Item = TypeVar("_Item")


def _with(items: tuple[_Item, ...], index: int, item: _Item) -> tuple[_Item, ...]:
    return (*items[:index], item, *items[index + 1 :])


class Board:
    """The part of a view that is tried out: actions, effects, and the placing of a card."""

    __slots__ = ("awake", "bound", "carrier", "claim", "fronts", "goals", "masks", "pieces",
                 "treasure")  # fmt: skip

    def __init__(self, view: View) -> None:
        self.masks = list(view.masks)
        self.pieces = list(view.pieces)
        self.treasure = view.treasure
        self.carrier = view.carrier
        self.claim = view.claim
        self.goals = view.goals
        self.bound = view.bound
        self.fronts = view.fronts
        self.awake = view.awake

    def place(self, seat: int, card: int) -> None:
        """Put a card in front of a seat, or none; whom the old one bound is free."""
        self.fronts = _with(self.fronts, seat, card)
        self.awake = _with(self.awake, seat, card != NONE)
        self.bound = _with(self.bound, seat, NONE)

    def field(self) -> Sequence[int]:
        """By cell: the distance to the treasure."""
        return distances(tuple(self.masks), self.treasure)

    def way(self, field: Sequence[int], seat: int) -> int:
        """A seat's distance to victory, from the distances to the treasure."""
        home = field[self.goals[seat]]
        if self.carrier >> 1 == seat:
            return home
        if self.claim >> 1 == seat:
            return self._way_back(seat)
        nearest = min(field[self.pieces[2 * seat]], field[self.pieces[2 * seat + 1]])
        return nearest + home + (FIGHT if self.carrier != NONE else 0)

    def _way_back(self, seat: int) -> int:
        """The way home of a piece that gets the treasure back wherever it stands (12)."""
        return distances(tuple(self.masks), self.goals[seat])[self.pieces[self.claim]]

    def standing(self, seat: int, field: Sequence[int]) -> float:
        """How well the seat stands: half the leader's distance less the own, in quarters."""
        ways = [self.way(field, other) for other in range(len(self.goals))]
        own = ways.pop(seat)
        return min(ways) / 2 - own

    def hope(self, seat: int, field: Sequence[int], points: Sequence[float]) -> float:
        """What the seat may hope for in the rest of its turn, by its action points."""
        home = field[self.goals[seat]]
        if self.is_carried_by(seat):
            return 0.0 if self.carrier in self.bound else self._homecoming(seat, points, home)
        near = self.nearest(seat, field)
        chance = chance_to_go(points, near)
        if not chance:
            return 0.0
        prize = chance * (PRIZE + self.danger(seat, field))
        prize += self._homecoming(seat, points, near + home)
        return prize * self.win_chance(seat, self.treasure)

    def _homecoming(self, seat: int, points: Sequence[float], distance: int) -> float:
        chance = chance_to_go(points, distance)
        return HOME * chance * self.win_chance(seat, self.goals[seat]) if chance else 0.0

    def danger(self, seat: int, field: Sequence[int]) -> float:
        """What the seat has to fear before its next turn: a carrier at home, or a theft."""
        if self.carrier == NONE:
            return 0.0
        if self.is_carried_by(seat):
            return PRIZE * self._theft(seat, field)
        goal = self.goals[self.carrier >> 1]
        chance = 0.0 if self.carrier in self.bound else chance_to_go(USUAL, field[goal])
        if goal in (self.pieces[2 * seat], self.pieces[2 * seat + 1]):
            chance *= 1.0 - self.firmness(seat)
        return HOME * chance

    def _theft(self, seat: int, field: Sequence[int]) -> float:
        """The chance that the treasure is taken from the seat."""
        kept, beaten = 1.0, 1.0 - self.firmness(seat)
        for other in range(len(self.goals)):
            if other != seat:
                kept *= 1.0 - beaten * chance_to_go(USUAL, self.nearest(other, field))
        return 1.0 - kept

    def firmness(self, seat: int) -> float:
        """The chance that the card in front of an able seat holds against a card unknown."""
        front = self.fronts[seat]
        if self.awake[seat] and front in (HERMIT, JUSTICE):
            return 1.0 if front == HERMIT else 0.5
        return FIRMNESS[front]

    def is_carried_by(self, seat: int) -> bool:
        """Whether the seat carries the treasure."""
        return self.carrier >> 1 == seat

    def nearest(self, seat: int, field: Sequence[int]) -> int:
        """The distance of the seat's nearest piece that is not bound."""
        one, other = 2 * seat, 2 * seat + 1
        near = LONGEST if one in self.bound else field[self.pieces[one]]
        return near if other in self.bound else min(near, field[self.pieces[other]])

    def win_chance(self, seat: int, cell: int) -> float:
        """The chance to win every battle that entering a cell brings; none if a Hermit bars it."""
        chance = 1.0
        if cell not in self.pieces:
            return chance
        for piece, at in enumerate(self.pieces):
            other = piece >> 1
            if at == cell and other != seat and self.fronts[other] != NONE:
                if self._has_hermit(seat) or self._has_hermit(other):
                    return 0.0
                chance *= odds(self.fronts, self.awake, seat, other)
        return chance

    def _has_hermit(self, seat: int) -> bool:
        return self.fronts[seat] == HERMIT and self.awake[seat]

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
    targets = cycled(cells, action.clockwise)
    board.carry_tiles(cells, targets)
    for target in targets:
        board.masks[target] = turned(board.masks[target], action.clockwise)


def _shift_line(board: Board, action: actions.ShiftLine) -> None:
    cells = line(action.axis, action.index)
    board.carry_tiles(cells, cycled(cells, action.forward))


def _swap(board: Board, action: actions.Swap) -> None:
    board.carry_tiles((action.first, action.second), (action.second, action.first))


def _join(board: Board, action: actions.Join) -> None:
    board.put(action.piece, board.pieces[action.piece ^ 1])


def _put(board: Board, action: Any) -> None:
    board.put(action.piece, action.to)


def _strike(board: Board, action: actions.Strike) -> None:
    board.place(action.seat, NONE)
    if board.is_carried_by(action.seat):
        board.carrier, board.claim = NONE, board.carrier


def _bind(board: Board, action: actions.Bind) -> None:
    board.bound = (*board.bound, action.piece)


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
    actions.Exclude: _put,
    actions.Bind: _bind,
    actions.Strike: _strike,
    actions.Collapse: _hide,
    actions.Veil: _hide,
    actions.Look: _open,
    actions.Reveal: _open,
    actions.Explore: _open,
}


def change(board: Board, action: Any) -> Board:
    """The board after an effect's step or an action, as far as the view tells; changed in place.

    A tile that would be turned up counts as a cross, one turned down as unknown.
    """
    effect = _EFFECTS.get(type(action))
    if effect is not None:
        effect(board, action)
    return board
