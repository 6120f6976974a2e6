"""Entering a tile, battles and pushes: rules 15 and 18 to 26.

Each function takes the game one step on from the top frame; none waits for a decision.
"""

from collections.abc import Callable
from typing import Any

from core.game import Turn
from core.mugen.actions import Fight, Push, Recover
from core.mugen.board import connected
from core.mugen.cards import BATTLE_ROWS, JUSTICE
from core.mugen.events import (
    Asked,
    BattleBegan,
    BattleRolled,
    ChainBegan,
    EntryBegan,
    EntryEnded,
    Pushed,
    SteppedBack,
    StoodOff,
)
from core.mugen.model import Battle, Entry, State
from core.mugen.permit import has_able_opponent, push_bar
from core.mugen.refuse import refused
from core.mugen.treasure import complete, steal
from core.mugen.values import NONE, cell_name, piece_name


def enter(turn: Turn, piece: int, origin: int) -> None:
    """18, 19: a piece has come to its cell from `origin` by an own move or leap."""
    state: State = turn.state
    cell = state.pieces[piece]
    if state.pieces.count(cell) > 1 and has_able_opponent(state, piece >> 1, cell):
        turn.emit(ChainBegan(piece, origin))
        turn.emit(EntryBegan(piece, cell))
    else:
        complete(turn, piece)


def targets(state: State, entry: Entry) -> list[int]:
    """19: the pieces that an entering piece may still attack where it stands."""
    seat = entry.piece >> 1
    fought = {x for pair in state.battles[entry.since :] if entry.piece in pair for x in pair}
    return [
        piece
        for piece, cell in enumerate(state.pieces)
        if cell == entry.cell
        and piece >> 1 != seat
        and state.fronts[piece >> 1] >= 0
        and piece not in fought
        and (entry.pushed or piece not in state.attacked)
    ]


def go_on_entering(turn: Turn, entry: Entry) -> None:
    """19, 20: the next battle of an entry, the question which, or its end."""
    state: State = turn.state
    piece, cell = entry.piece, entry.cell
    beaten = any(loser == piece for _, loser in state.battles[entry.since :])
    if beaten or state.pieces[piece] != cell:
        turn.emit(EntryEnded(piece, cell, False))
        return
    found = targets(state, entry)
    if not found:
        turn.emit(EntryEnded(piece, cell, True))
        complete(turn, piece)
    elif len(found) == 1:
        _begin(turn, piece, found[0], not entry.pushed)
    else:
        turn.emit(Asked("order", piece >> 1, piece=piece, cell=cell))


def _begin(turn: Turn, attacker: int, defender: int, marked: bool) -> None:
    state: State = turn.state
    fronts, awake = state.fronts, state.awake
    sides = (attacker >> 1, defender >> 1)
    just = any(fronts[seat] == JUSTICE and awake[seat] for seat in sides)
    rows = (JUSTICE, JUSTICE) if just else (fronts[sides[0]], fronts[sides[1]])
    turn.emit(BattleBegan(attacker, defender, state.pieces[attacker], *rows, marked))


def go_on_fighting(turn: Turn, battle: Battle) -> None:
    """21: both roll until the strengths differ, the attacker first; then the loser's fate."""
    attacker, defender = battle.attacker, battle.defender
    winner = loser = NONE
    while winner < 0:
        faces = (turn.chance.die(), turn.chance.die())
        ours = BATTLE_ROWS[battle.attacker_row][faces[0] - 1]
        theirs = BATTLE_ROWS[battle.defender_row][faces[1] - 1]
        if ours != theirs:
            winner, loser = (attacker, defender) if ours > theirs else (defender, attacker)
        turn.emit(BattleRolled(*faces, ours, theirs, winner, loser))
    steal(turn, winner, loser)
    if turn.state.outcome is None:
        _move_loser(turn, winner, loser)


def push_cells(state: State, piece: int) -> list[int]:
    """22: where a loser may be pushed."""
    pushes = state.chain.pushes if state.chain else ()
    cells = connected(state.masks, state.pieces[piece])
    return [cell for cell in cells if not push_bar(state, piece, cell, pushes)]


def _move_loser(turn: Turn, winner: int, loser: int) -> None:
    state: State = turn.state
    cells = push_cells(state, loser)
    cell = state.pieces[loser]
    if len(cells) > 1:
        turn.emit(Asked("push", winner >> 1, piece=loser, cell=cell))
    elif cells:
        turn.emit(Pushed(winner >> 1, loser, cell, cells[0]))
    elif _may_step_back(state, loser):
        turn.emit(SteppedBack(loser, cell, state.chain.origin if state.chain else cell))
    else:
        turn.emit(StoodOff(loser, cell))


def _may_step_back(state: State, loser: int) -> bool:
    """25 a: its own move or leap began the chain, and it was not pushed in it."""
    chain = state.chain
    if chain is None or chain.mover != loser or chain.origin == state.pieces[loser]:
        return False
    if any(piece == loser for piece, _ in chain.pushes):
        return False
    return not (loser == state.carrier and chain.origin == state.goals[loser >> 1])


def recovery_pairs(state: State) -> list[Recover]:
    """15: the recovery battles that are due: an own piece and whom it attacks."""
    seat = state.turn
    return [
        Recover(own, target)
        for own in (2 * seat, 2 * seat + 1)
        for target in range(len(state.pieces))
        if not _recovery_bar(state, own, target)
    ]


def _recovery_bar(state: State, own: int, target: int) -> str:
    if own >> 1 != state.turn:
        return "not-yours"
    if target >= len(state.pieces):
        return "no-piece"
    if target >> 1 == state.turn:
        return "yours"
    if state.pieces[own] != state.pieces[target]:
        return "not-together"
    if state.fronts[target >> 1] < 0:
        return "incapacitated"
    if target in state.attacked:
        return "attacked"
    met = (own, target) in state.battles or (target, own) in state.battles
    return "fought" if met else ""


def attack_recovering(turn: Turn, pair: Recover) -> None:
    """15: a recovery battle begins, and a chain with it."""
    turn.emit(ChainBegan(NONE, NONE))
    _begin(turn, pair.piece, pair.target, True)


def _recover(turn: Turn, action: Recover) -> None:
    if reason := _recovery_bar(turn.state, action.piece, action.target):
        pair = {"piece": piece_name(action.piece), "target": piece_name(action.target)}
        raise refused(reason, **pair)
    attack_recovering(turn, action)


def _fight(turn: Turn, action: Fight) -> None:
    entry = turn.state.frames[-1]
    if action.piece not in targets(turn.state, entry):
        raise refused("not-there", piece=piece_name(action.piece))
    _begin(turn, entry.piece, action.piece, not entry.pushed)


def _push(turn: Turn, action: Push) -> None:
    state: State = turn.state
    battle: Any = state.battle
    loser: int = battle.loser
    pushes = state.chain.pushes if state.chain else ()
    if reason := push_bar(state, loser, action.to, pushes):
        raise refused(reason, piece=piece_name(loser), cell=cell_name(action.to))
    turn.emit(Pushed(battle.winner >> 1, loser, state.pieces[loser], action.to))


ANSWERS: dict[type[Any], Callable[[Turn, Any], None]] = {
    Recover: _recover,
    Fight: _fight,
    Push: _push,
}
"""By class of action: what becomes of it."""
