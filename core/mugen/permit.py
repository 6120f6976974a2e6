"""Whether something is allowed: each function gives the reason against it, or an empty text.

They read the public part of a position, so that they serve a state and a view alike. `seat` is
the one that asks, which is the turn player's except in `push_bar`.
"""

from collections.abc import Sequence
from typing import Literal

from core.mugen.board import ADJACENT, BLOCKS, FIXED, LINES, NEAR, ROADS, TURNS, connected, line
from core.mugen.board import are_connected as joined
from core.mugen.board import block as block_cells
from core.mugen.cards import HERMIT
from core.mugen.model import Position


def own_pieces(position: Position, seat: int) -> tuple[int, int]:
    """The cells of a seat's two pieces."""
    return position.pieces[2 * seat], position.pieces[2 * seat + 1]


def is_near(position: Position, seat: int, cell: int) -> bool:
    """Whether a cell is under or next to one of the seat's pieces."""
    near = NEAR[cell]
    return position.pieces[2 * seat] in near or position.pieces[2 * seat + 1] in near


def has_hermit(position: Position, seat: int) -> bool:
    """Whether a Hermit is awake in front of the seat."""
    return position.fronts[seat] == HERMIT and position.awake[seat]


def has_able_opponent(position: Position, seat: int, cell: int) -> bool:
    """Whether an able opponent of the seat has a piece on the cell."""
    for piece, at in enumerate(position.pieces):
        if at == cell and piece >> 1 != seat and position.fronts[piece >> 1] >= 0:
            return True
    return False


def hermit_bars(position: Position, seat: int, cell: int) -> bool:
    """`barred` (a) and (b): whether a Hermit keeps the seat's pieces from entering the cell."""
    if HERMIT not in position.fronts or cell not in position.pieces:
        return False
    own = has_hermit(position, seat)
    for piece, at in enumerate(position.pieces):
        other = piece >> 1
        if at == cell and other != seat and position.fronts[other] >= 0:
            bars = own or has_hermit(position, other)
            if bars:
                return True
    return False


def goal_bars(position: Position, piece: int, cell: int) -> bool:
    """`barred` (c): whether nobody else may put the piece onto the cell, its own goal."""
    return cell == position.goals[piece >> 1] and piece in (position.carrier, position.claim)


def entry_bar(position: Position, seat: int, cell: int) -> str:
    """Against entering by a move or a leap, roads aside (16, 23)."""
    if cell not in position.pieces:
        return ""
    if hermit_bars(position, seat, cell):
        return "hermit"
    for piece in position.attacked:
        other = piece >> 1
        if position.pieces[piece] == cell and other != seat and position.fronts[other] >= 0:
            return "attacked"
    return ""


def _acting_bar(position: Position, seat: int, piece: int) -> str:
    if piece >> 1 != seat:
        return "not-yours"
    return "bound" if piece in position.bound else ""


def _road_bar(position: Position, cell: int, to: int) -> str:
    if joined(position.masks, cell, to):
        return ""
    return "not-connected" if position.masks[to] else "face-down"


def move_bar(position: Position, seat: int, piece: int, to: int) -> str:
    """Against a move (16)."""
    return (
        _acting_bar(position, seat, piece)
        or _road_bar(position, position.pieces[piece], to)
        or entry_bar(position, seat, to)
    )


def leap_bar(position: Position, seat: int, piece: int, to: int, may_carry: bool) -> str:
    """Against the Fool's leap; `may_carry`: with the treasure too."""
    if reason := _acting_bar(position, seat, piece):
        return reason
    cell = position.pieces[piece]
    if to not in ADJACENT[cell]:
        return "not-next"
    if not position.masks[to]:
        return "face-down"
    if joined(position.masks, cell, to):
        return "connected"
    if piece == position.carrier and not may_carry:
        return "carrying"
    return entry_bar(position, seat, to)


def explore_bar(position: Position, seat: int, cell: int) -> str:
    """Against turning up a tile for an action point (16)."""
    if position.masks[cell]:
        return "face-up"
    reason = "not-next"
    for piece in (2 * seat, 2 * seat + 1):
        at = position.pieces[piece]
        if cell in ADJACENT[at]:
            if any(other == cell for other, _ in ROADS[at][position.masks[at]]):
                if piece not in position.bound:
                    return ""
                reason = "bound"
            elif reason == "not-next":
                reason = "no-road"
    return reason


def exclude_bar(position: Position, seat: int, piece: int, to: int) -> str:
    """Against an exclusion, the victim named first (16)."""
    if piece >= len(position.pieces):
        return "no-piece"
    if position.fronts[piece >> 1] >= 0:
        return "able"
    cell = position.pieces[piece]
    here = [own for own in (2 * seat, 2 * seat + 1) if position.pieces[own] == cell]
    if not here:
        return "not-together"
    if all(own in position.bound for own in here):
        return "bound"
    if reason := _road_bar(position, cell, to):
        return reason
    if hermit_bars(position, piece >> 1, to):
        return "hermit"
    return "goal" if goal_bars(position, piece, to) else ""


def push_bar(position: Position, piece: int, to: int, pushes: Sequence[tuple[int, int]]) -> str:
    """Against a push; `pushes`: those of the chain, each a piece with the cell it had to leave."""
    if reason := _road_bar(position, position.pieces[piece], to):
        return reason
    if (piece, to) in pushes:
        return "pushed-out"
    if hermit_bars(position, piece >> 1, to):
        return "hermit"
    lies = position.carrier < 0 and position.treasure == to == position.goals[piece >> 1]
    return "goal" if lies or goal_bars(position, piece, to) else ""


def free_bar(position: Position, cell: int) -> str:
    """Against the Tower and the Moon: why a tile is not `free`."""
    if not position.masks[cell]:
        return "face-down"
    if cell in FIXED:
        return "fixed"
    if cell in position.pieces:
        return "occupied"
    return "treasure" if cell == position.treasure else ""


def rotate_bar(position: Position, seat: int, cell: int, mask: int) -> str:
    """Against the Magician's turn of a tile."""
    old = position.masks[cell]
    if not old:
        return "face-down"
    if cell in FIXED:
        return "fixed"
    if not is_near(position, seat, cell):
        return "not-near"
    if mask == old:
        return "same-way"
    return "" if mask in TURNS[old] else "no-turn"


def reveal_bar(position: Position, seat: int, cell: int, near_only: bool) -> str:
    """Against the Star's choice, or the Sun's, which stays next to an own piece (`near_only`)."""
    if position.masks[cell]:
        return "face-up"
    if near_only and not any(cell in ADJACENT[at] for at in own_pieces(position, seat)):
        return "not-next"
    return ""


def join_bar(position: Position, seat: int, piece: int) -> str:
    """Against the Lovers' choice of the piece that goes to the other."""
    if reason := _acting_bar(position, seat, piece):
        return reason
    if piece == position.carrier:
        return "carrying"
    goal = position.pieces[piece ^ 1]
    if goal == position.pieces[piece]:
        return "together"
    return "opponent-there" if has_able_opponent(position, seat, goal) else ""


def block_bar(position: Position, cell: int) -> str:
    """Against the Wheel's block with this north-western cell."""
    if cell not in BLOCKS:
        return "no-block"
    return "treasure" if position.treasure in block_cells(cell) else ""


def bind_bar(position: Position, seat: int, piece: int) -> str:
    """Against the Hanged Man's choice."""
    if piece >= len(position.pieces):
        return "no-piece"
    return "yours" if piece >> 1 == seat else ""


def strike_bar(position: Position, seat: int, victim: int) -> str:
    """Against Death's choice of a seat."""
    if victim >= len(position.fronts):
        return "no-piece"
    if victim == seat:
        return "yours"
    return "" if position.fronts[victim] >= 0 else "incapacitated"


def swap_bar(position: Position, seat: int, first: int, second: int) -> str:
    """Against Temperance's exchange of two tiles."""
    if first > second or second not in ADJACENT[first]:
        return "not-next"
    if first in FIXED or second in FIXED:
        return "fixed"
    if position.treasure in (first, second):
        return "treasure"
    close = is_near(position, seat, first) or is_near(position, seat, second)
    return "" if close else "not-near"


def _closed_to_tempted(position: Position, piece: int, cell: int) -> bool:
    if cell in position.pieces:
        seats = {other >> 1 for other, at in enumerate(position.pieces) if at == cell}
        if seats != {piece >> 1}:
            return True
    lies = position.carrier < 0 and position.treasure == cell
    return lies or goal_bars(position, piece, cell)


def tempt_ways(position: Position, piece: int) -> dict[int, tuple[int, ...]]:
    """Where the Devil may walk a piece: each end with its way, the nearer ends first."""
    start = position.pieces[piece]
    near_ends = [
        cell
        for cell in connected(position.masks, start)
        if not _closed_to_tempted(position, piece, cell)
    ]
    ways: dict[int, tuple[int, ...]] = {cell: (cell,) for cell in near_ends}
    for first in near_ends:
        for second in connected(position.masks, first):
            if second != start and not _closed_to_tempted(position, piece, second):
                ways.setdefault(second, (first, second))
    return ways


def tempt_bar(position: Position, seat: int, piece: int, to: int) -> str:
    """Against the Devil's walk."""
    if piece >= len(position.pieces):
        return "no-piece"
    if piece >> 1 == seat:
        return "yours"
    if position.fronts[piece >> 1] < 0:
        return "incapacitated"
    return "" if to in tempt_ways(position, piece) else "no-way"


def line_bar(position: Position, axis: Literal["row", "column"], index: int) -> str:
    """Against the World's row or column."""
    if index not in LINES:
        return "no-line"
    return "treasure" if position.treasure in line(axis, index) else ""
