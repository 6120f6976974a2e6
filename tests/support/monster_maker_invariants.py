"""What holds in every position of Monster Maker: cards, phases, rows, fronts."""

from collections import Counter
from itertools import chain

from core.monster_maker.cards import (
    CORRIDORS,
    DOOR,
    FULL_DECK,
    FULL_PRIZES,
    FULL_TREASURES,
    MONSTERS,
    STATUE,
    TRAP,
    VALUABLES,
)
from core.monster_maker.model import State

ACTIVE = ("out", "room", "back")
COUNTS = (124, 25, 6)


def check(state: State) -> None:
    """Fails where the position can't be: after any event, and more where a decision is due."""
    _check_play_cards(state)
    _check_treasures(state)
    for seat in range(state.seats):
        _check_seat(state, seat)
    if state.asked is not None:
        _check_decision(state)


def _check_play_cards(state: State) -> None:
    cards = [*state.deck, *state.discard, *([TRAP] if state.trap else [])]
    cards += [card for card in state.monsters if card is not None]
    for pile in (*state.hands, *state.out_rows, *state.back_rows):
        cards += pile
    assert Counter(cards) == Counter(FULL_DECK)
    assert len(cards) == COUNTS[0]
    for pile in (state.deck, state.discard, *state.hands):
        assert pile == sorted(pile)
    assert not any(TRAP in hand for hand in state.hands)


def _check_treasures(state: State) -> None:
    doors = [DOOR] * sum(state.doors)
    treasures = [*state.treasure_deck, *state.gone, *doors, *chain(*state.treasures)]
    assert Counter(treasures) == Counter(FULL_TREASURES)
    assert len(treasures) == COUNTS[1]
    prizes = [*state.prize_deck, *chain(*state.prizes)]
    assert Counter(prizes) == Counter(FULL_PRIZES)
    assert len(prizes) == COUNTS[2]
    assert all(pile == sorted(pile) for pile in (state.treasure_deck, state.prize_deck, state.gone))
    for carried, shown in zip(state.treasures, state.shown, strict=True):
        assert set(carried) <= set(VALUABLES)
        assert set(shown) <= set(carried)
    assert sum(map(len, state.prizes)) <= max(state.round, 0)


def _check_seat(state: State, seat: int) -> None:
    phase = state.phases[seat]
    assert set(state.out_rows[seat] + state.back_rows[seat]) <= set(CORRIDORS)
    assert state.outs[seat] == sum(CORRIDORS[card].perch for card in state.out_rows[seat])
    assert state.backs[seat] == sum(CORRIDORS[card].perch for card in state.back_rows[seat])
    monster = state.monsters[seat]
    assert monster is None or (phase in ACTIVE and monster in MONSTERS)
    if phase == "out":
        assert not state.back_rows[seat]
        assert not state.treasures[seat]
    elif phase != "dead":
        assert state.outs[seat] >= state.goal
    if phase in ("home", "dead"):
        assert not state.hands[seat]
    assert (phase == "home") == (seat in state.home)
    assert phase != "home" or state.backs[seat] == state.outs[seat] > 0


def _check_decision(state: State) -> None:
    asked = state.asked
    assert asked is not None
    assert state.outcome is None
    seat = asked.seat
    assert seat == state.turn
    assert state.phases[seat] in ACTIVE
    assert state.trap == (asked.kind == "trap")
    assert STATUE not in state.treasures[seat]
    assert bool(state.hands[seat]) or (asked.kind != "turn") or state.draws_open
    assert state.draws_open == (bool(state.deck) and not state.home)
    for other, hand in enumerate(state.hands):
        assert len(hand) <= (8 if other == seat else 7)
        waits = state.doors[other] and not (asked.kind == "door" and other == seat)
        assert waits == (state.phases[other] == "room")
        if state.phases[other] == "back":
            assert state.backs[other] < state.outs[other]
