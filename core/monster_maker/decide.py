"""The rules of a turn, as a loop over what is begun: rules 4 to 12, 19 to 21 and 30 to 32."""

from collections.abc import Callable
from typing import Any

from core.game import Turn
from core.monster_maker import actions, fight, permit, treasure
from core.monster_maker.cards import CLERIC, DETOUR, PERCHES, TRAP
from core.monster_maker.events import (
    Arrived,
    Asked,
    CardDrawn,
    Cause,
    CorridorLaid,
    Detoured,
    Died,
    Discarded,
    DoorForfeited,
    DrawsClosed,
    MonsterPlaced,
    Passed,
    Question,
    TrapAnswered,
    TrapDrawn,
    UndeadTurned,
)
from core.monster_maker.model import Beaten, Drawing, Found, Healing, State, Step
from core.monster_maker.refuse import refused
from core.monster_maker.rounds import next_turn
from core.monster_maker.values import SEATS, seat_name

TURN_ASKED = tuple(Asked("turn", seat) for seat in range(len(SEATS)))
"""Ready-made, as a game needs them all the time: by seat."""


def _die(turn: Turn, seat: int, cause: Cause) -> None:
    """32, 27: a door waited at is forfeited."""
    state: State = turn.state
    if state.doors[seat]:
        turn.emit(DoorForfeited(seat, False))
    turn.emit(Died(seat, cause, tuple(state.hands[seat])))


def _is_out_of_cards(state: State) -> bool:
    """30: whether the seat on turn has nothing left to play with."""
    return not state.draws_open and not state.hands[state.turn]


def _start(turn: Turn) -> None:
    """4, 28: the draw."""
    state: State = turn.state
    if not state.draws_open:
        _act(turn)
        return
    card = turn.chance.choice(state.deck)
    if card == TRAP:
        turn.emit(TrapDrawn(state.turn))
    else:
        turn.emit(CardDrawn(state.turn, card))
    if not state.deck:
        turn.emit(DrawsClosed("deck"))


def _face_trap(turn: Turn) -> None:
    """5: ask for an answer to the trap; without a card there is none."""
    state: State = turn.state
    if state.hands[state.turn]:
        turn.emit(Asked("trap", state.turn))
    else:
        _die(turn, state.turn, "trap")


def _act(turn: Turn) -> None:
    """6, 30: ask for the turn's action."""
    state: State = turn.state
    if _is_out_of_cards(state):
        _die(turn, state.turn, "empty-hand")
    else:
        turn.emit(TURN_ASKED[state.turn])


def _end(turn: Turn) -> None:
    """30: the end of an action with all that belongs to it."""
    state: State = turn.state
    if _is_out_of_cards(state):
        _die(turn, state.turn, "empty-hand")
    else:
        next_turn(turn, state.passes if state.step == "passed" else 0)


_STEPS: dict[Step, Callable[[Turn], None]] = {
    "start": _start,
    "trap": _face_trap,
    "act": _act,
    "end": _end,
    "passed": _end,
}
_FRAMES: dict[type[Any], Callable[[Turn, Any], None]] = {
    Drawing: treasure.draw_treasure,
    Found: treasure.settle_found,
    Healing: fight.ask_healing,
    Beaten: fight.settle_beaten,
}


def go_on(turn: Turn) -> None:
    """Carry out all that follows by itself, until somebody is asked or the game is over."""
    state: State = turn.state
    while state.asked is None and state.outcome is None:
        if state.frames:
            frame = state.frames[-1]
            _FRAMES[type(frame)](turn, frame)
        elif state.phases[state.turn] in permit.ACTIVE:
            _STEPS[state.step](turn)
        else:
            next_turn(turn, 0 if state.step == "end" else state.passes)


def _check_hand(state: State, *cards: str) -> None:
    if not permit.holds(state.hands[state.turn], cards):
        raise refused("not-in-hand")


def _lay(turn: Turn, action: actions.LayCorridor) -> None:
    """7 to 9."""
    state: State = turn.state
    seat, card = state.turn, action.card
    if reason := permit.corridor_bar(state, seat, card):
        raise refused(reason, card=card)
    _check_hand(state, card)
    if state.phases[seat] == "out":
        distance = state.outs[seat] + PERCHES[card]
        turn.emit(CorridorLaid(seat, card, "out", distance))
        if distance >= state.goal:
            turn.emit(Arrived(seat, distance))
        return
    distance = state.backs[seat] + PERCHES[card]
    turn.emit(CorridorLaid(seat, card, "back", distance))
    if state.doors[seat]:
        turn.emit(DoorForfeited(seat, False))
    if distance == state.outs[seat]:
        treasure.come_home(turn)
    elif distance > state.outs[seat]:
        _die(turn, seat, "lost")


def _place(turn: Turn, action: actions.PlaceMonster) -> None:
    """10."""
    state: State = turn.state
    seat, card, victim = state.turn, action.card, action.seat
    if reason := permit.monster_bar(state, seat, card, victim):
        raise refused(reason, card=card, seat=seat_name(victim))
    _check_hand(state, card)
    turn.emit(MonsterPlaced(seat, card, victim))


def _turn_undead(turn: Turn, action: actions.TurnUndead) -> None:
    """19."""
    state: State = turn.state
    seat = state.turn
    monster: Any = state.monsters[seat]
    if reason := permit.undead_bar(state, seat):
        raise refused(reason, rule=action.rule)
    _check_hand(state, CLERIC)
    turn.emit(UndeadTurned(seat, CLERIC, monster))


def _detour(turn: Turn, action: actions.TakeDetour) -> None:
    """21."""
    state: State = turn.state
    seat = state.turn
    monster: Any = state.monsters[seat]
    if reason := permit.detour_bar(state, seat):
        raise refused(reason, rule=action.rule)
    _check_hand(state, DETOUR)
    turn.emit(Detoured(seat, DETOUR, monster))


def _discard(turn: Turn, action: actions.Discard) -> None:
    """6: only from a hand of eight."""
    state: State = turn.state
    if len(state.hands[state.turn]) <= permit.HAND_LIMIT:
        raise refused("hand-not-full")
    _check_hand(state, action.card)
    turn.emit(Discarded(state.turn, action.card))


def _pass(turn: Turn, _action: actions.Pass) -> None:
    """6, 31: a full circle of passes with draws closed kills all who are left."""
    state: State = turn.state
    if len(state.hands[state.turn]) > permit.HAND_LIMIT:
        raise refused("hand-full")
    passes = 0 if state.draws_open else state.passes + 1
    turn.emit(Passed(state.turn, passes))
    if passes:
        active = [seat for seat, phase in enumerate(state.phases) if phase in permit.ACTIVE]
        if passes >= len(active):
            for seat in active:
                _die(turn, seat, "passes")


def _answer_trap(turn: Turn, *cards: str) -> None:
    state: State = turn.state
    _check_hand(state, *cards)
    turn.emit(TrapAnswered(state.turn, cards, bool(state.options["trap_ends_turn"])))


def _use_thief(turn: Turn, action: actions.UseThief) -> None:
    """5 a."""
    if reason := permit.thief_bar(action.card):
        raise refused(reason, card=action.card)
    _answer_trap(turn, action.card)


def _lose(turn: Turn, action: actions.LoseCards) -> None:
    """5 b."""
    if not permit.is_sorted(action.cards):
        raise refused("not-sorted")
    if len(turn.state.hands[turn.state.turn]) < permit.TRAP_COST:
        raise refused("too-few")
    _answer_trap(turn, *action.cards)


def _fall(turn: Turn, _action: actions.Fall) -> None:
    """5 c."""
    state: State = turn.state
    if len(state.hands[state.turn]) >= permit.TRAP_COST:
        raise refused("too-many")
    _die(turn, state.turn, "trap")


_ANSWERS: dict[type[Any], Callable[[Turn, Any], None]] = {
    actions.LayCorridor: _lay,
    actions.PlaceMonster: _place,
    actions.TurnUndead: _turn_undead,
    actions.TakeDetour: _detour,
    actions.Discard: _discard,
    actions.Pass: _pass,
    actions.UseThief: _use_thief,
    actions.LoseCards: _lose,
    actions.Fall: _fall,
    **fight.ANSWERS,
    **treasure.ANSWERS,
}
_QUESTIONS: dict[type[Any], tuple[Question, ...]] = {
    actions.LayCorridor: ("turn",),
    actions.PlaceMonster: ("turn",),
    actions.Fight: ("turn",),
    actions.TurnUndead: ("turn",),
    actions.TakeDetour: ("turn",),
    actions.OpenDoor: ("turn", "door"),
    actions.Discard: ("turn",),
    actions.Pass: ("turn",),
    actions.UseThief: ("trap",),
    actions.LoseCards: ("trap",),
    actions.Fall: ("trap",),
    actions.LeaveDoor: ("door",),
    actions.Heal: ("heal",),
    actions.NoHeal: ("heal",),
    actions.Charm: ("charm",),
    actions.DiscardMonster: ("charm",),
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
