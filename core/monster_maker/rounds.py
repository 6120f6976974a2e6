"""From turn to turn and from round to round: rules 2, 3, 31 and 33 to 35."""

from core.game import Turn
from core.monster_maker.cards import TRAP
from core.monster_maker.events import (
    GameEnded,
    HandDealt,
    Reason,
    RoundBegan,
    RoundEnded,
    TreasuresReturned,
    TurnBegan,
)
from core.monster_maker.model import State
from core.monster_maker.permit import ACTIVE

HAND = 7
CLOCKWISE = 1
"""From a seat to the next one."""
MOST_ROUNDS = 20
"""How many rounds there are at most where their number is not set (34)."""


def most_turns(seats: int) -> int:
    """The bound of the turns of a round that the rules give."""
    return 124 - 5 * seats + 7 * seats * seats


def begin_round(turn: Turn, first: int) -> None:
    """2, 3: deal, and the first turn.

    Replacing dealt traps until no hand holds one is to deal from the cards that are no traps.
    """
    state: State = turn.state
    turn.emit(RoundBegan(state.round + 1, first))
    pool = [card for card in state.deck if card != TRAP]
    for seat in range(state.seats):
        hand = []
        for _ in range(HAND):
            card = turn.chance.choice(pool)
            pool.remove(card)
            hand.append(card)
        turn.emit(HandDealt(seat, tuple(sorted(hand))))
    turn.emit(TurnBegan(first, 1, 0))


def next_turn(turn: Turn, passes: int) -> None:
    """The turn of the next active seat, or the end of the round; `passes` go on to count."""
    state: State = turn.state
    seat = state.turn
    for _ in range(state.seats):
        seat = (seat + CLOCKWISE) % state.seats
        if state.phases[seat] in ACTIVE:
            number = state.number + 1
            assert number <= most_turns(state.seats), "a round that does not end"
            turn.emit(TurnBegan(seat, number, passes))
            return
    _end_round(turn)


def _end_round(turn: Turn) -> None:
    """32 to 34: the treasures of the dead go back, then the game ends or goes on."""
    state: State = turn.state
    for seat, phase in enumerate(state.phases):
        if phase == "dead" and state.treasures[seat]:
            turn.emit(TreasuresReturned(seat, tuple(state.treasures[seat])))
    turn.emit(RoundEnded(state.round))
    reason = _ending(state)
    if reason is None:
        begin_round(turn, (state.first + CLOCKWISE) % state.seats)
        return
    best = max(state.gold)
    winners = tuple(seat for seat, gold in enumerate(state.gold) if gold == best)
    turn.emit(GameEnded(winners, tuple(state.gold), reason))


def _ending(state: State) -> Reason | None:
    """34: why the game ends after this round, if it does."""
    if not state.treasure_deck:
        return "treasures"
    if not state.prize_deck:
        return "prizes"
    most = int(state.options["rounds"]) or MOST_ROUNDS
    return "rounds" if state.round >= most else None
