"""The treasure room and coming home: rules 22 to 29."""

from collections.abc import Callable
from typing import Any, Literal

from core.game import Turn
from core.monster_maker import actions, permit
from core.monster_maker.cards import DOOR, PRIZES, STATUE, TREASURES, VALUABLES
from core.monster_maker.events import (
    Asked,
    CameHome,
    DoorForfeited,
    DoorLeft,
    DoorOpened,
    DrawsClosed,
    GoldScored,
    MonstersCleared,
    PrizeDrawn,
    TreasureDrawn,
    TreasureMissed,
)
from core.monster_maker.model import Drawing, Found, State
from core.monster_maker.refuse import refused


def _place(treasure: str) -> Literal["closed", "open", "door", "gone"]:
    """Where a treasure lies once it is drawn."""
    if treasure == DOOR:
        return "door"
    if treasure == STATUE:
        return "gone"
    return "open" if TREASURES[treasure].open else "closed"


def draw_treasure(turn: Turn, _frame: Drawing) -> None:
    """22: the next treasure that is due, if there is one."""
    state: State = turn.state
    seat = state.turn
    if not state.treasure_deck:
        turn.emit(TreasureMissed(seat))
        return
    treasure = turn.chance.choice(state.treasure_deck)
    turn.emit(TreasureDrawn(seat, treasure, _place(treasure)))
    if treasure == STATUE:
        barred = tuple(other for other, card in enumerate(state.monsters) if card is not None)
        monsters = tuple(card for card in state.monsters if card is not None)
        turn.emit(MonstersCleared(seat, barred, monsters))


def settle_found(turn: Turn, _frame: Found) -> None:
    """25, 26: whether the door just drawn is opened; nobody waits for an empty deck."""
    state: State = turn.state
    seat = state.turn
    if not state.treasure_deck:
        turn.emit(DoorForfeited(seat, True))
    elif not state.hands[seat]:
        turn.emit(DoorLeft(seat))
    else:
        turn.emit(Asked("door", seat))


def _open(turn: Turn, action: actions.OpenDoor) -> None:
    """25, 26: at once, or as a turn's action."""
    state: State = turn.state
    seat, card = state.turn, action.card
    found = bool(state.frames)
    reason = "" if found else permit.wait_bar(state, seat)
    if reason := reason or permit.opener_bar(card):
        raise refused(reason, card=card)
    if card not in state.hands[seat]:
        raise refused("not-in-hand", card=card)
    turn.emit(DoorOpened(seat, card, found))


def _leave(turn: Turn, _action: actions.LeaveDoor) -> None:
    turn.emit(DoorLeft(turn.state.turn))


def come_home(turn: Turn) -> None:
    """28, 29: draws close, the treasures are scored, the first one draws a prize."""
    state: State = turn.state
    seat = state.turn
    first = not state.home
    turn.emit(CameHome(seat, first, tuple(state.hands[seat])))
    if state.draws_open:
        turn.emit(DrawsClosed("home"))
    for treasure in state.treasures[seat]:
        valuable = VALUABLES[treasure]
        dice = tuple(turn.chance.die() for _ in range(valuable.gold_dice))
        gold = sum(dice) * valuable.gold_times + valuable.gold_plus
        turn.emit(GoldScored(seat, treasure, dice, gold, state.gold[seat] + gold))
    if first:
        prize = turn.chance.choice(state.prize_deck)
        gold = PRIZES[prize].gold_plus
        turn.emit(PrizeDrawn(seat, prize, gold, state.gold[seat] + gold))


ANSWERS: dict[type[Any], Callable[[Turn, Any], None]] = {
    actions.OpenDoor: _open,
    actions.LeaveDoor: _leave,
}
