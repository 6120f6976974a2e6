"""What may be chosen in Mugen Meikyu, written a second time straight from the rule text.

Slow and simple on purpose: sets of letters instead of masks, no table made beforehand.
"""

from collections.abc import Callable, Iterable
from itertools import product

from core.mugen.model import State

SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
FIXED = {"a1", "g1", "a7", "g7", "d4"}
HERMIT, HANGED_MAN, HIEROPHANT, PRIESTESS, SUN = 9, 12, 5, 2, 19
LETTERS = "abcdefg"
ALL_CELLS = [f"{column}{row + 1}" for row in range(7) for column in LETTERS]
TURNS = [
    ["NS", "EW"],
    ["NE", "ES", "SW", "NW"],
    ["NES", "ESW", "NSW", "NEW"],
    ["NESW"],
]


class Board:
    """A state by names: cells `d4`, pieces `A1`, seats `A`, open sides `NES`."""

    def __init__(self, state: State) -> None:
        names = [f"{seat}{number}" for seat in "ABCD"[: state.seats] for number in "12"]
        self.open = {
            name: {side for bit, side in enumerate("NESW") if mask >> bit & 1}
            for name, mask in zip(ALL_CELLS, state.masks, strict=True)
        }
        self.at = {name: ALL_CELLS[at] for name, at in zip(names, state.pieces, strict=True)}
        self.seats = "ABCD"[: state.seats]
        self.front = dict(zip(self.seats, state.fronts, strict=True))
        self.awake = dict(zip(self.seats, state.awake, strict=True))
        goals = [ALL_CELLS[cell] for cell in state.goals]
        self.goal = dict(zip(self.seats, goals, strict=True))
        self.bound = {names[x] for x in state.bound if x >= 0}
        self.attacked = {names[x] for x in state.attacked}
        self.treasure = ALL_CELLS[state.treasure]
        self.carrier = names[state.carrier] if state.carrier >= 0 else ""
        self.claim = names[state.claim] if state.claim >= 0 else ""
        self.turn = self.seats[state.turn]
        self.own = [f"{self.turn}1", f"{self.turn}2"]

    def next_to(self, cell: str) -> dict[str, str]:
        """The neighbours by side."""
        column, row = LETTERS.index(cell[0]), int(cell[1])
        found = {side: (column + right, row + down) for side, (down, right) in SIDES.items()}
        return {
            side: f"{LETTERS[x]}{y}" for side, (x, y) in found.items() if 0 <= x < 7 and 1 <= y <= 7
        }

    def connected(self, cell: str) -> set[str]:
        return {
            other
            for side, other in self.next_to(cell).items()
            if side in self.open[cell] and FACING[side] in self.open[other]
        }

    def on(self, cell: str) -> set[str]:
        return {name for name, place in self.at.items() if place == cell}

    def able(self, seat: str) -> bool:
        return self.front[seat] >= 0

    def able_opponents(self, seat: str, cell: str) -> set[str]:
        return {name for name in self.on(cell) if name[0] != seat and self.able(name[0])}

    def hermit(self, seat: str) -> bool:
        return self.front[seat] == HERMIT and self.awake[seat]

    def hermit_bars(self, seat: str, cell: str) -> bool:
        """Barred (a) and (b)."""
        others = any(self.hermit(name[0]) for name in self.on(cell) if name[0] != seat)
        return others or (self.hermit(seat) and bool(self.able_opponents(seat, cell)))

    def goal_bars(self, piece: str, cell: str) -> bool:
        """Barred (c), of a piece that somebody else moves."""
        return cell == self.goal[piece[0]] and piece in (self.carrier, self.claim)

    def may_enter(self, seat: str, cell: str) -> bool:
        """By a move or a leap: up, not barred, nobody able there already attacked."""
        attacked = self.able_opponents(seat, cell) & self.attacked
        return bool(self.open[cell]) and not self.hermit_bars(seat, cell) and not attacked

    def lies(self, cell: str) -> bool:
        return self.treasure == cell and not self.carrier

    def near(self) -> set[str]:
        cells = {self.at[name] for name in self.own}
        return cells | {other for cell in cells for other in self.next_to(cell).values()}

    def free(self) -> list[str]:
        taken = FIXED | set(self.at.values()) | {self.treasure}
        return [cell for cell in ALL_CELLS if self.open[cell] and cell not in taken]

    def turns(self, cell: str) -> list[str]:
        mask = "".join(side for side in "NESW" if side in self.open[cell])
        return next(turns for turns in TURNS if mask in turns)


def act(board: Board, _state: State) -> Iterable[str]:
    """Rules 16 and 17."""
    yield "end"
    for name in board.own:
        if name in board.bound:
            continue
        cell = board.at[name]
        for other in board.connected(cell):
            if board.may_enter(board.turn, other):
                yield f"move {name} {other}"
        for side, other in board.next_to(cell).items():
            if side in board.open[cell] and not board.open[other]:
                yield f"explore {other}"
        for victim in board.on(cell):
            if not board.able(victim[0]):
                for other in board.connected(cell):
                    barred = board.hermit_bars(victim[0], other) or board.goal_bars(victim, other)
                    if not barred:
                        yield f"exclude {victim} {other}"


def push(board: Board, state: State) -> Iterable[str]:
    """Rule 22."""
    loser = list(board.at)[state.asked.piece]
    left = {(x, ALL_CELLS[cell]) for x, cell in state.chain.pushes}
    for cell in board.connected(board.at[loser]):
        lies = board.lies(cell) and cell == board.goal[loser[0]]
        barred = board.hermit_bars(loser[0], cell) or board.goal_bars(loser, cell) or lies
        if not barred and (state.asked.piece, cell) not in left:
            yield f"push {cell}"


def recover(board: Board, state: State) -> Iterable[str]:
    """Rule 15."""
    names = list(board.at)
    fought = {frozenset((names[one], names[other])) for one, other in state.battles}
    for name in board.own:
        for target in board.able_opponents(board.turn, board.at[name]) - board.attacked:
            if frozenset((name, target)) not in fought:
                yield f"recover {name} {target}"


def order(board: Board, state: State) -> Iterable[str]:
    """Rule 19: the battles of the entry are those since it began."""
    names = list(board.at)
    entry = state.frames[-1]
    name = names[entry.piece]
    met = {x for pair in state.battles[entry.since :] if entry.piece in pair for x in pair}
    for target in board.able_opponents(name[0], board.at[name]):
        if names.index(target) not in met and (entry.pushed or target not in board.attacked):
            yield f"fight {target}"


def card(board: Board, state: State) -> Iterable[str]:
    return {f"place {number}" for number in state.hands[state.turn]}


def orient(board: Board, state: State) -> Iterable[str]:
    return [f"orient {mask}" for mask in board.turns(ALL_CELLS[state.asked.cell])]


def leap(board: Board, state: State) -> Iterable[str]:
    for name in board.own:
        carries = name == board.carrier and not state.options["fool_may_carry"]
        if name not in board.bound and not carries:
            cell = board.at[name]
            for other in set(board.next_to(cell).values()) - board.connected(cell):
                if board.may_enter(board.turn, other):
                    yield f"leap {name} {other}"


def rotate(board: Board, _state: State) -> Iterable[str]:
    for cell in board.near() - FIXED:
        if board.open[cell]:
            for mask in board.turns(cell):
                if set(mask) != board.open[cell]:
                    yield f"rotate {cell} {mask}"


def look(board: Board, state: State) -> Iterable[str]:
    seen = {ALL_CELLS[cell] for cell in state.asked.cells}
    return [f"look {cell}" for cell in ALL_CELLS if not board.open[cell] and cell not in seen]


def reveal(board: Board, state: State) -> Iterable[str]:
    if state.asked.card == PRIESTESS:
        return [f"reveal {ALL_CELLS[cell]}" for cell in state.asked.cells]
    near = board.near() if state.asked.card == SUN else ALL_CELLS
    return [f"reveal {cell}" for cell in near if not board.open[cell]]


def exchange(board: Board, state: State) -> Iterable[str]:
    pairs = product(state.hands[state.turn], state.discard)
    return {f"exchange {give} {take}" for give, take in pairs if take != HIEROPHANT}


def join(board: Board, _state: State) -> Iterable[str]:
    for name, other in (board.own, board.own[::-1]):
        cell = board.at[other]
        stays = name == board.carrier or name in board.bound or board.at[name] == cell
        if not stays and not board.able_opponents(board.turn, cell):
            yield f"join {name}"


def block(board: Board, _state: State) -> Iterable[str]:
    for x, y in product(range(6), range(1, 7)):
        cells = {f"{LETTERS[x + right]}{y + down}" for right in (0, 1) for down in (0, 1)}
        if not cells & (FIXED | {board.treasure}):
            yield f"block {LETTERS[x]}{y} right"
            yield f"block {LETTERS[x]}{y} left"


def bind(board: Board, _state: State) -> Iterable[str]:
    return [f"bind {name}" for name in board.at if name[0] != board.turn]


def strike(board: Board, _state: State) -> Iterable[str]:
    return [f"strike {seat}" for seat in board.seats if seat != board.turn and board.able(seat)]


def swap(board: Board, _state: State) -> Iterable[str]:
    stays, near = FIXED | {board.treasure}, board.near()
    for cell in ALL_CELLS:
        sides = board.next_to(cell)
        for other in (sides[side] for side in "ES" if side in sides):
            if not {cell, other} & stays and {cell, other} & near:
                yield f"swap {cell} {other}"


def tempt(board: Board, _state: State) -> Iterable[str]:
    for name, start in board.at.items():
        if name[0] == board.turn or not board.able(name[0]):
            continue

        def walk(cell: str, name: str = name) -> set[str]:
            return {
                other
                for other in board.connected(cell)
                if all(x[0] == name[0] for x in board.on(other))
                and not board.lies(other)
                and not board.goal_bars(name, other)
            }

        once = walk(start)
        ends = once | {other for cell in once for other in walk(cell)}
        yield from (f"tempt {name} {cell}" for cell in ends - {start})


def line(board: Board, _state: State) -> Iterable[str]:
    for row, way in product("2356", ("east", "west")):
        if board.treasure[1] != row:
            yield f"shift {row} {way}"
    for column, way in product("bcef", ("south", "north")):
        if board.treasure[0] != column:
            yield f"shift {column} {way}"


WITHOUT_DONE = {"act", "card", "orient", "order", "recover", "push", "discard"}
CHOICES: dict[str, Callable[[Board, State], Iterable[str]]] = {
    **{rule.__name__: rule for rule in (act, push, recover, order, card, orient, leap, rotate)},
    **{rule.__name__: rule for rule in (look, reveal, exchange, join, block, bind, strike)},
    **{rule.__name__: rule for rule in (swap, tempt, line)},
    "harvest": lambda board, state: ["harvest"],
    "discard": lambda board, state: {f"discard {number}" for number in state.hands[state.turn]},
    "collapse": lambda board, state: [f"collapse {cell}" for cell in board.free()],
    "veil": lambda board, state: [f"veil {cell}" for cell in board.free()],
}


def choices(state: State) -> set[str]:
    """The notations of all that the seat asked may choose."""
    assert state.asked is not None
    kind = state.asked.kind
    found = set(CHOICES[kind](Board(state), state))
    return found if kind in WITHOUT_DONE else found | {"done"}
