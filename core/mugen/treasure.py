"""The treasure and the end of the game: rules 12, 20, 26, 27, 30 and 32."""

from typing import Literal

from core.game import Turn
from core.mugen.effect_events import Incapacitated, TreasureDropped
from core.mugen.events import GameEnded, TreasureReturned, TreasureTaken
from core.mugen.model import State
from core.mugen.values import NONE


def _end(turn: Turn, winner: int, reason: Literal["goal", "points", "draw"]) -> None:
    """The game ends with this winner, or -1 for a draw; a win scores 1."""
    scores = tuple(int(seat == winner) for seat in range(turn.state.seats))
    winners = (winner,) if winner >= 0 else ()
    turn.emit(GameEnded(winners, scores, reason))


def check_goal(turn: Turn, piece: int) -> None:
    """27: the game is won if this piece carries the treasure on its own goal."""
    state: State = turn.state
    seat = piece >> 1
    if piece == state.carrier and state.pieces[piece] == state.goals[seat]:
        _end(turn, seat, "goal")


def complete(turn: Turn, piece: int) -> None:
    """20: the piece stands unbeaten where it entered: it takes the treasure that lies there."""
    state: State = turn.state
    cell = state.pieces[piece]
    if state.carrier < 0 and state.treasure == cell:
        turn.emit(TreasureTaken(piece, cell, NONE))
    check_goal(turn, piece)


def steal(turn: Turn, winner: int, loser: int) -> None:
    """26: the winner takes the treasure from a beaten carrier, in its own turn (or always)."""
    state: State = turn.state
    if loser != state.carrier:
        return
    if winner >> 1 == state.turn or state.options["theft"] == "any_winner":
        turn.emit(TreasureTaken(winner, state.pieces[winner], loser))
        check_goal(turn, winner)


def give_back(turn: Turn) -> None:
    """12: an incapacitated turn player's piece gets back the treasure that it dropped."""
    state: State = turn.state
    piece = state.claim
    if state.recovering and piece >= 0 and piece >> 1 == state.turn:
        turn.emit(TreasureReturned(piece, state.pieces[piece]))
        check_goal(turn, piece)


def incapacitate(turn: Turn, seat: int) -> None:
    """29, 30: the card in front is discarded, and a treasure that its player carries lies there."""
    state: State = turn.state
    turn.emit(Incapacitated(seat, state.fronts[seat]))
    piece = state.carrier
    if piece >= 0 and piece >> 1 == seat:
        turn.emit(TreasureDropped(piece, state.pieces[piece]))


def end_on_points(turn: Turn) -> None:
    """32: after the last round the carrier's owner wins; with no carrier it is a draw."""
    state: State = turn.state
    if state.carrier >= 0:
        _end(turn, state.carrier >> 1, "points")
    else:
        _end(turn, NONE, "draw")
