"""All that the seat asked may choose: complete, each choice once, in a fixed order."""

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, cast

from core.game import Outcome
from core.mugen import actions, permit
from core.mugen.actions import MugenAction
from core.mugen.battle import push_cells, recovery_pairs, targets
from core.mugen.board import (
    ADJACENT,
    ALL_SIDES,
    BLOCKS,
    FREE_CELLS,
    LINES,
    NEAR,
    ORIENTATIONS,
    PAIRS,
    ROADS,
    SHAPE_OF,
    TURNS,
    connected,
)
from core.mugen.cards import CARDS, HIEROPHANT, PRIESTESS, SUN
from core.mugen.events import Asked, Question
from core.mugen.model import State, View
from core.mugen.values import CELLS, NONE

DONE = actions.Done()
END = actions.End()
MOVES = tuple(tuple(actions.Move(piece, cell) for cell in range(CELLS)) for piece in range(8))
EXPLORATIONS = tuple(actions.Explore(cell) for cell in range(CELLS))
PLACINGS = tuple(actions.Place(card.number) for card in CARDS)
LOOKS = tuple(actions.Look(cell) for cell in range(CELLS))
REVEALS = tuple(actions.Reveal(cell) for cell in range(CELLS))
VEILS = tuple(actions.Veil(cell) for cell in range(CELLS))
COLLAPSES = tuple(actions.Collapse(cell) for cell in range(CELLS))
SETTINGS = tuple(actions.Orient(mask) for mask in range(ALL_SIDES + 1))
"""Ready-made, as a game needs them all the time: by piece and cell, by cell, by card, by mask."""

Choices = Iterable[MugenAction]


def _own(asked: Asked) -> tuple[int, int]:
    return 2 * asked.seat, 2 * asked.seat + 1


def _near(state: State, asked: Asked) -> list[int]:
    one, other = permit.own_pieces(state, asked.seat)
    return sorted(NEAR[one] | NEAR[other])


def _cards(state: State, asked: Asked) -> Choices:
    return [PLACINGS[card] for card in dict.fromkeys(state.hands[asked.seat])]


def _acts(state: State, asked: Asked) -> Choices:
    """16: moves by piece, tiles to turn up by cell, exclusions, the end of the turn."""
    seat, bound = asked.seat, state.bound
    found: list[MugenAction] = []
    dark: list[int] = []
    for piece in (2 * seat, 2 * seat + 1):
        if piece not in bound:
            _add_moves(state, piece, found, dark)
    if dark:
        found += [EXPLORATIONS[cell] for cell in sorted(set(dark))]
    if NONE in state.fronts:
        found += _exclusions(state, seat)
    found.append(END)
    return found


def _add_moves(state: State, piece: int, found: list[MugenAction], dark: list[int]) -> None:
    """Add the moves of a piece, and the face-down cells that its roads lead to."""
    masks, pieces, moves = state.masks, state.pieces, MOVES[piece]
    cell = pieces[piece]
    for other, facing in ROADS[cell][masks[cell]]:
        mask = masks[other]
        if not mask:
            dark.append(other)
        elif mask & facing:
            if other in pieces and permit.entry_bar(state, piece >> 1, other):
                continue
            found.append(moves[other])


def _exclusions(state: State, seat: int) -> Choices:
    own = permit.own_pieces(state, seat)
    for piece, cell in enumerate(state.pieces):
        if cell in own and state.fronts[piece >> 1] < 0:
            for other in connected(state.masks, cell):
                if not permit.exclude_bar(state, seat, piece, other):
                    yield actions.Exclude(piece, other)


def _orientations(state: State, asked: Asked) -> Choices:
    masks = ORIENTATIONS[SHAPE_OF[state.masks[asked.cell]]]
    return [SETTINGS[mask] for mask in masks]


def _order(state: State, _asked: Asked) -> Choices:
    entry: Any = state.frames[-1]
    for piece in targets(state, entry):
        yield actions.Fight(piece)


def _recoveries(state: State, _asked: Asked) -> Choices:
    return recovery_pairs(state)


def _pushes(state: State, asked: Asked) -> Choices:
    for cell in push_cells(state, asked.piece):
        yield actions.Push(cell)


def _leaps(state: State, asked: Asked) -> Choices:
    may_carry = bool(state.options["fool_may_carry"])
    for piece in _own(asked):
        for cell in ADJACENT[state.pieces[piece]]:
            if not permit.leap_bar(state, asked.seat, piece, cell, may_carry):
                yield actions.Leap(piece, cell)


def _rotations(state: State, asked: Asked) -> Choices:
    for cell in _near(state, asked):
        for mask in TURNS.get(state.masks[cell], ()):
            if not permit.rotate_bar(state, asked.seat, cell, mask):
                yield actions.Rotate(cell, mask)


def _looks(state: State, asked: Asked) -> Choices:
    masks, seen = state.masks, asked.cells
    return [LOOKS[cell] for cell in FREE_CELLS if not masks[cell] and cell not in seen]


def _reveals(state: State, asked: Asked) -> Choices:
    cells: Iterable[int] = FREE_CELLS
    if asked.card == PRIESTESS:
        cells = sorted(asked.cells)
    elif asked.card == SUN:
        cells = _near(state, asked)
    masks = state.masks
    return [REVEALS[cell] for cell in cells if not masks[cell]]


def _harvests(_state: State, _asked: Asked) -> Choices:
    return [actions.Harvest()]


def _discards(state: State, asked: Asked) -> Choices:
    for card in dict.fromkeys(state.hands[asked.seat]):
        yield actions.Discard(card)


def _exchanges(state: State, asked: Asked) -> Choices:
    takes = [card for card in dict.fromkeys(state.discard) if card != HIEROPHANT]
    for give, take in product(dict.fromkeys(state.hands[asked.seat]), takes):
        yield actions.Exchange(give, take)


def _joins(state: State, asked: Asked) -> Choices:
    for piece in _own(asked):
        if not permit.join_bar(state, asked.seat, piece):
            yield actions.Join(piece)


def _blocks(state: State, _asked: Asked) -> Choices:
    for cell in BLOCKS:
        if not permit.block_bar(state, cell):
            yield actions.TurnBlock(cell, True)
            yield actions.TurnBlock(cell, False)


def _binds(state: State, asked: Asked) -> Choices:
    for piece in range(len(state.pieces)):
        if not permit.bind_bar(state, asked.seat, piece):
            yield actions.Bind(piece)


def _strikes(state: State, asked: Asked) -> Choices:
    for seat in range(state.seats):
        if not permit.strike_bar(state, asked.seat, seat):
            yield actions.Strike(seat)


def _swaps(state: State, asked: Asked) -> Choices:
    near = _near(state, asked)
    for first, second in PAIRS:
        if (first in near or second in near) and not permit.swap_bar(
            state, asked.seat, first, second
        ):
            yield actions.Swap(first, second)


def _temptings(state: State, asked: Asked) -> Choices:
    for piece in range(len(state.pieces)):
        if piece >> 1 != asked.seat and state.fronts[piece >> 1] >= 0:
            for cell in permit.tempt_ways(state, piece):
                yield actions.Tempt(piece, cell)


def _collapses(state: State, _asked: Asked) -> Choices:
    return [COLLAPSES[cell] for cell in FREE_CELLS if not permit.free_bar(state, cell)]


def _veils(state: State, _asked: Asked) -> Choices:
    return [VEILS[cell] for cell in FREE_CELLS if not permit.free_bar(state, cell)]


def _lines(state: State, _asked: Asked) -> Choices:
    for axis in ("row", "column"):
        for index in LINES:
            if not permit.line_bar(state, axis, index):
                yield actions.ShiftLine(axis, index, True)
                yield actions.ShiftLine(axis, index, False)


_CHOICES: dict[Question, Callable[[State, Asked], Choices]] = {
    "card": _cards,
    "act": _acts,
    "orient": _orientations,
    "order": _order,
    "recover": _recoveries,
    "push": _pushes,
    "leap": _leaps,
    "rotate": _rotations,
    "look": _looks,
    "reveal": _reveals,
    "harvest": _harvests,
    "discard": _discards,
    "exchange": _exchanges,
    "join": _joins,
    "block": _blocks,
    "bind": _binds,
    "strike": _strikes,
    "swap": _swaps,
    "tempt": _temptings,
    "collapse": _collapses,
    "veil": _veils,
    "line": _lines,
}

WITH_DONE: tuple[Question, ...] = tuple(
    kind
    for kind in _CHOICES
    if kind not in ("card", "act", "orient", "order", "recover", "push", "discard")
)
"""The questions to which `done` is an answer (35)."""


def any_choice(state: State, asked: Asked) -> bool:
    """Whether a question has an answer besides `done`."""
    return any(True for _ in _CHOICES[asked.kind](state, asked))


def first_choices(view: View, asked: Asked) -> Choices:
    """The answers besides `done` that an effect's first step would have, for the seat of a view.

    They depend on what is public and on the seat's own hand, which a view holds like a state.
    """
    return _CHOICES[asked.kind](cast(State, view), asked)


def legal(state: State) -> tuple[MugenAction, ...]:
    """What the seat that is to act may choose; nothing once the game is over."""
    asked = state.asked
    if asked is None:
        return ()
    found = tuple(_CHOICES[asked.kind](state, asked))
    return (*found, DONE) if asked.kind in WITH_DONE else found


def to_act(state: State) -> int | None:
    """The seat whose decision is due, None before the deal and once the game is over."""
    return None if state.asked is None else state.asked.seat


def outcome(state: State) -> Outcome | None:
    """How the game ended, None while it runs."""
    return state.outcome
