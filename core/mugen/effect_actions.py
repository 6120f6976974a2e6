"""What becomes of a choice in an effect: rule 35 and its table, one function for each."""

from collections.abc import Callable
from typing import Any

from core.game import Turn
from core.mugen import actions, permit
from core.mugen.battle import enter
from core.mugen.board import ADJACENT, block, cycled, line, turned
from core.mugen.cards import HIEROPHANT, PRIESTESS, SUN
from core.mugen.effect_events import (
    CardDiscarded,
    CardsExchanged,
    EffectEnded,
    Joined,
    Leapt,
    PieceBound,
    Tempted,
    TileSeen,
    TilesMoved,
    TileTurned,
    TileVeiled,
)
from core.mugen.effects import draw, reveal, shuffle, step_on, stop, used
from core.mugen.model import Effect, State
from core.mugen.refuse import refused
from core.mugen.treasure import complete, incapacitate
from core.mugen.values import cell_name, piece_name, seat_name


def _leap(turn: Turn, action: actions.Leap) -> None:
    state: State = turn.state
    piece, to = action.piece, action.to
    may_carry = bool(state.options["fool_may_carry"])
    if reason := permit.leap_bar(state, state.turn, piece, to, may_carry):
        raise refused(reason, piece=piece_name(piece), cell=cell_name(to))
    start = state.pieces[piece]
    turn.emit(Leapt(piece, start, to))
    used(turn)
    enter(turn, piece, start)


def _rotate(turn: Turn, action: actions.Rotate) -> None:
    state: State = turn.state
    if reason := permit.rotate_bar(state, state.turn, action.cell, action.mask):
        raise refused(reason, cell=cell_name(action.cell))
    turn.emit(TileTurned(action.cell, action.mask))
    used(turn)


def _look(turn: Turn, action: actions.Look) -> None:
    state: State = turn.state
    effect: Effect = state.frames[-1]  # type: ignore[assignment]
    cell = action.cell
    if state.masks[cell]:
        raise refused("face-up", cell=cell_name(cell))
    if cell in effect.cells:
        raise refused("seen", cell=cell_name(cell))
    turn.emit(TileSeen(state.turn, cell, state.shapes[cell]))
    step_on(turn)


def _reveal(turn: Turn, action: actions.Reveal) -> None:
    state: State = turn.state
    effect: Effect = state.frames[-1]  # type: ignore[assignment]
    cell = action.cell
    if effect.card == PRIESTESS:
        reason = "" if cell in effect.cells else "not-seen"
    else:
        reason = permit.reveal_bar(state, state.turn, cell, effect.card == SUN)
    if reason:
        raise refused(reason, cell=cell_name(cell))
    step_on(turn)
    reveal(turn, cell, state.ap)


def _harvest(turn: Turn, _action: actions.Harvest) -> None:
    step_on(turn)
    draw(turn, turn.state.turn)
    draw(turn, turn.state.turn)


def _discard(turn: Turn, action: actions.Discard) -> None:
    state: State = turn.state
    if action.card not in state.hands[state.turn]:
        raise refused("not-in-hand", card=action.card)
    turn.emit(CardDiscarded(state.turn, action.card))
    step_on(turn)


def _exchange(turn: Turn, action: actions.Exchange) -> None:
    state: State = turn.state
    if action.give not in state.hands[state.turn]:
        raise refused("not-in-hand", card=action.give)
    if action.take == HIEROPHANT:
        raise refused("hierophant", card=action.take)
    if action.take not in state.discard:
        raise refused("not-discarded", card=action.take)
    turn.emit(CardsExchanged(state.turn, action.give, action.take))
    used(turn)


def _join(turn: Turn, action: actions.Join) -> None:
    state: State = turn.state
    piece = action.piece
    if reason := permit.join_bar(state, state.turn, piece):
        raise refused(reason, piece=piece_name(piece))
    turn.emit(Joined(piece, state.pieces[piece], state.pieces[piece ^ 1]))
    used(turn)
    complete(turn, piece)


def _turn_block(turn: Turn, action: actions.TurnBlock) -> None:
    state: State = turn.state
    if reason := permit.block_bar(state, action.cell):
        raise refused(reason, cell=cell_name(action.cell))
    cells = block(action.cell)
    to = cycled(cells, action.clockwise)
    masks = tuple(turned(state.masks[cell], action.clockwise) for cell in cells)
    turn.emit(TilesMoved("block", cells, to, masks))
    used(turn)


def _bind(turn: Turn, action: actions.Bind) -> None:
    state: State = turn.state
    if reason := permit.bind_bar(state, state.turn, action.piece):
        raise refused(reason, piece=piece_name(action.piece))
    turn.emit(PieceBound(state.turn, action.piece))
    used(turn)


def _strike(turn: Turn, action: actions.Strike) -> None:
    state: State = turn.state
    if reason := permit.strike_bar(state, state.turn, action.seat):
        raise refused(reason, seat=seat_name(action.seat))
    incapacitate(turn, action.seat)
    used(turn)


def _swap(turn: Turn, action: actions.Swap) -> None:
    state: State = turn.state
    first, second = action.first, action.second
    if reason := permit.swap_bar(state, state.turn, first, second):
        raise refused(reason, cell=cell_name(first), other=cell_name(second))
    masks = (state.masks[first], state.masks[second])
    turn.emit(TilesMoved("swap", (first, second), (second, first), masks))
    used(turn)


def _tempt(turn: Turn, action: actions.Tempt) -> None:
    state: State = turn.state
    piece, to = action.piece, action.to
    if reason := permit.tempt_bar(state, state.turn, piece, to):
        raise refused(reason, piece=piece_name(piece), cell=cell_name(to))
    turn.emit(Tempted(piece, state.pieces[piece], permit.tempt_ways(state, piece)[to]))
    used(turn)


def _collapse(turn: Turn, action: actions.Collapse) -> None:
    state: State = turn.state
    cell = action.cell
    if reason := permit.free_bar(state, cell):
        raise refused(reason, cell=cell_name(cell))
    fallen = [other for other in ADJACENT[cell] if not permit.free_bar(state, other)]
    shuffle(turn, sorted([cell, *fallen]))
    used(turn)


def _veil(turn: Turn, action: actions.Veil) -> None:
    state: State = turn.state
    if reason := permit.free_bar(state, action.cell):
        raise refused(reason, cell=cell_name(action.cell))
    turn.emit(TileVeiled(action.cell))
    step_on(turn)


def _shift_line(turn: Turn, action: actions.ShiftLine) -> None:
    state: State = turn.state
    if reason := permit.line_bar(state, action.axis, action.index):
        raise refused(reason, axis=action.axis, index=action.index + 1)
    cells = line(action.axis, action.index)
    to = cycled(cells, action.forward)
    turn.emit(TilesMoved("line", cells, to, tuple(state.masks[cell] for cell in cells)))
    used(turn)


def _done(turn: Turn, _action: actions.Done) -> None:
    state: State = turn.state
    effect: Effect = state.frames[-1]  # type: ignore[assignment]
    if effect.step == 1:
        turn.emit(EffectEnded(state.turn, effect.card, "declined"))
    else:
        stop(turn, effect)


ANSWERS: dict[type[Any], Callable[[Turn, Any], None]] = {
    actions.Leap: _leap,
    actions.Rotate: _rotate,
    actions.Look: _look,
    actions.Reveal: _reveal,
    actions.Harvest: _harvest,
    actions.Discard: _discard,
    actions.Exchange: _exchange,
    actions.Join: _join,
    actions.TurnBlock: _turn_block,
    actions.Bind: _bind,
    actions.Strike: _strike,
    actions.Swap: _swap,
    actions.Tempt: _tempt,
    actions.Collapse: _collapse,
    actions.Veil: _veil,
    actions.ShiftLine: _shift_line,
    actions.Done: _done,
}
"""By class of action: what becomes of it."""
