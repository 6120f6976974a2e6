"""The rules of a turn, as a loop over what is begun: rules 12 to 17 and 34."""

from collections.abc import Callable
from typing import Any

from core.game import Turn
from core.mugen import actions, battle, effect_actions, permit
from core.mugen.board import ORIENTATIONS, SHAPE_OF, TURNS
from core.mugen.cards import ACTION_ROWS
from core.mugen.effect_events import TileSet
from core.mugen.effects import STEPS, draw, go_on_with_effect, reveal
from core.mugen.events import (
    ActionRolled,
    Asked,
    CardPlaced,
    ChainEnded,
    Excluded,
    Moved,
    Question,
    RecoveryEnded,
    TurnBegan,
)
from core.mugen.legal import WITH_DONE
from core.mugen.model import Battle, Effect, Entry, State, Turning
from core.mugen.refuse import refused
from core.mugen.treasure import end_on_points, give_back
from core.mugen.values import cell_name, piece_name

CARD_ASKED = tuple(Asked("card", seat) for seat in range(4))
ACT_ASKED = tuple(Asked("act", seat) for seat in range(4))
"""Ready-made, as a game needs them all the time: by seat."""


def _start(turn: Turn) -> None:
    """12, 13 a: the return of the treasure, a card drawn, a card asked for."""
    state: State = turn.state
    give_back(turn)
    if state.outcome is None:
        draw(turn, state.turn)
        turn.emit(CARD_ASKED[state.turn])


def _roll(turn: Turn) -> None:
    """14: the die for action points."""
    state: State = turn.state
    seat = state.turn
    face = turn.chance.die()
    ap = ACTION_ROWS[state.fronts[seat]][face - 1]
    turn.emit(ActionRolled(seat, face, ap, state.recovering))


def _recover(turn: Turn) -> None:
    """15: the next recovery battle, the question which, or none any more."""
    pairs = battle.recovery_pairs(turn.state)
    if not pairs:
        turn.emit(RecoveryEnded())
    elif len(pairs) == 1:
        battle.attack_recovering(turn, pairs[0])
    else:
        turn.emit(Asked("recover", turn.state.turn))


def _act(turn: Turn) -> None:
    """16, 17: ask for an action, or end the turn with the last action point."""
    if turn.state.ap:
        turn.emit(ACT_ASKED[turn.state.turn])
    else:
        _end_turn(turn)


def _end_turn(turn: Turn) -> None:
    """17, 32: the next seat's turn, unless this was the last of the last round."""
    state: State = turn.state
    seat = (state.turn + 1) % state.seats
    number = state.round
    if seat == state.first:
        if number == state.options["round_limit"]:
            end_on_points(turn)
            return
        number += 1
    turn.emit(TurnBegan(seat, number, state.fronts[seat] < 0))


def _set_tile(turn: Turn, frame: Turning) -> None:
    """34: ask how the tile turned up is to lie, unless it is the same all round."""
    state: State = turn.state
    mask = state.masks[frame.cell]
    if len(ORIENTATIONS[SHAPE_OF[mask]]) == 1:
        turn.emit(TileSet(frame.cell, mask))
    else:
        turn.emit(Asked("orient", state.turn, cell=frame.cell))


_PHASES: dict[str, Callable[[Turn], None]] = {
    "start": _start,
    "effect": _roll,
    "recover": _recover,
    "act": _act,
}
_FRAMES: dict[type[Any], Callable[[Turn, Any], None]] = {
    Effect: go_on_with_effect,
    Turning: _set_tile,
    Entry: battle.go_on_entering,
    Battle: battle.go_on_fighting,
}


def go_on(turn: Turn) -> None:
    """Carry out all that follows by itself, until somebody is asked or the game is over."""
    state: State = turn.state
    while state.asked is None and state.outcome is None:
        if state.frames:
            frame = state.frames[-1]
            _FRAMES[type(frame)](turn, frame)
        elif state.chain is not None:
            turn.emit(ChainEnded())
        else:
            _PHASES[state.phase](turn)


def _place(turn: Turn, action: actions.Place) -> None:
    """13 b."""
    state: State = turn.state
    seat, card = state.turn, action.card
    if card not in state.hands[seat]:
        raise refused("not-in-hand", card=card)
    effect = STEPS[card] is not None
    turn.emit(CardPlaced(seat, card, state.fronts[seat], True, effect))


def _move(turn: Turn, action: actions.Move) -> None:
    state: State = turn.state
    piece, to = action.piece, action.to
    if reason := permit.move_bar(state, state.turn, piece, to):
        raise refused(reason, piece=piece_name(piece), cell=cell_name(to))
    start = state.pieces[piece]
    turn.emit(Moved(piece, start, to, state.ap - 1))
    battle.enter(turn, piece, start)


def _explore(turn: Turn, action: actions.Explore) -> None:
    state: State = turn.state
    if reason := permit.explore_bar(state, state.turn, action.cell):
        raise refused(reason, cell=cell_name(action.cell))
    reveal(turn, action.cell, state.ap - 1)


def _orient(turn: Turn, action: actions.Orient) -> None:
    state: State = turn.state
    frame: Any = state.frames[-1]
    if action.mask not in TURNS[state.masks[frame.cell]]:
        raise refused("no-turn", cell=cell_name(frame.cell))
    turn.emit(TileSet(frame.cell, action.mask))


def _exclude(turn: Turn, action: actions.Exclude) -> None:
    state: State = turn.state
    piece, to = action.piece, action.to
    if reason := permit.exclude_bar(state, state.turn, piece, to):
        raise refused(reason, piece=piece_name(piece), cell=cell_name(to))
    turn.emit(Excluded(piece, state.pieces[piece], to, state.ap - 1))


def _end(turn: Turn, _action: actions.End) -> None:
    _end_turn(turn)


_ANSWERS: dict[type[Any], Callable[[Turn, Any], None]] = {
    actions.Place: _place,
    actions.Move: _move,
    actions.Explore: _explore,
    actions.Orient: _orient,
    actions.Exclude: _exclude,
    actions.End: _end,
    **battle.ANSWERS,
    **effect_actions.ANSWERS,
}
_QUESTIONS: dict[type[Any], tuple[Question, ...]] = {
    actions.Place: ("card",),
    actions.Move: ("act",),
    actions.Explore: ("act",),
    actions.Exclude: ("act",),
    actions.End: ("act",),
    actions.Orient: ("orient",),
    actions.Fight: ("order",),
    actions.Recover: ("recover",),
    actions.Push: ("push",),
    actions.Leap: ("leap",),
    actions.Rotate: ("rotate",),
    actions.Look: ("look",),
    actions.Reveal: ("reveal",),
    actions.Harvest: ("harvest",),
    actions.Discard: ("discard",),
    actions.Exchange: ("exchange",),
    actions.Join: ("join",),
    actions.TurnBlock: ("block",),
    actions.Bind: ("bind",),
    actions.Strike: ("strike",),
    actions.Swap: ("swap",),
    actions.Tempt: ("tempt",),
    actions.Collapse: ("collapse",),
    actions.Veil: ("veil",),
    actions.ShiftLine: ("line",),
    actions.Done: WITH_DONE,
}
"""By class of action: the questions that it answers."""


def decide(turn: Turn, action: Any) -> None:
    """Take a decision and all that follows from it. Raises IllegalAction before any of it."""
    asked = turn.state.asked
    if asked is None:
        raise refused("over")
    if asked.kind not in _QUESTIONS[type(action)]:
        raise refused("not-asked")
    _ANSWERS[type(action)](turn, action)
    go_on(turn)
