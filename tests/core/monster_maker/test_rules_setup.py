"""Rules 1 to 3: seats, the deal of a round, who begins it."""

from collections import Counter
from typing import Any

import pytest

from core.chance import KeyedChance, ScriptedChance, seeded_secret
from core.errors import BadSetup
from core.game import Turn
from core.monster_maker.cards import FULL_DECK, FULL_PRIZES, FULL_TREASURES, TRAP
from core.monster_maker.events import CardDrawn, HandDealt, RoundBegan, TurnBegan
from core.monster_maker.model import State
from tests.support.monster_maker_invariants import check
from tests.support.monster_maker_position import (
    GAME,
    WAY,
    asked,
    cards,
    choices,
    of,
    play,
    position,
    seat,
    words,
)

HANDS = [
    "5 5 10 10 15 15 20",
    "30 30 30 detour detour detour cleric",
    "squire champion lancer goblin ogre dragon skeleton",
    "20 20 20 25 25 25 sleep",
    "cleric cleric charm charm fireball lightning magic_arrow",
    "10 10 10 detour detour detour 5",
]


def deal(seats: int, first: int, draw: str, **options: Any) -> tuple[State, list[Any]]:
    """A deal of the hands above and the first draw."""
    state: State = GAME.new_game(GAME.setup(seats, options))
    dealt = [one for names in HANDS[:seats] for one in cards(names)]
    chance = ScriptedChance(first, *dealt, *cards(draw))
    turn = Turn(state, chance, GAME.evolve)
    GAME.begin(turn)
    check(state)
    assert chance.left == 0
    return state, turn.events


@pytest.mark.parametrize("seats", range(2, 7))
def test_1_two_to_six_players_begin_with_no_gold(seats: int):
    state, _ = deal(seats, 0, "gladiator")
    assert state.gold == [0] * seats
    assert state.phases == ["out"] * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_1_no_other_number_of_players(seats: int):
    with pytest.raises(BadSetup):
        GAME.setup(seats)


def test_1_gold_may_fall_below_nothing():
    state = position(hands="30/30", out=WAY, back="30 20 20", treasures="cursed_idol cursed_idol")
    play(state, "corridor 30", "prize_50")
    assert state.gold[0] == -50


@pytest.mark.parametrize("seats", range(2, 7))
def test_2_seven_cards_each_and_the_rest_is_the_deck(seats: int):
    state, events = deal(seats, 1, "gladiator")
    hands = [tuple(sorted(cards(names))) for names in HANDS[:seats]]
    assert of(events, HandDealt) == [HandDealt(owner, hand) for owner, hand in enumerate(hands)]
    assert len(state.deck) == 124 - 7 * seats - 1
    assert state.discard == []
    assert state.treasure_deck == list(FULL_TREASURES)
    assert state.prize_deck == list(FULL_PRIZES)


def test_2_no_hand_holds_a_trap_and_all_traps_are_in_the_deck():
    """Row 7: each other card may be dealt."""
    dealt: Counter[str] = Counter()
    for seed in range(60):
        state = GAME.new_game(GAME.setup(6))
        turn = Turn(state, KeyedChance(seeded_secret(seed)), GAME.evolve)
        GAME.begin(turn)
        hands = of(turn.events, HandDealt)
        dealt.update(one for hand in hands for one in hand.cards)
        drawn = state.trap + state.discard.count(TRAP)
        assert state.deck.count(TRAP) + drawn == 5
    assert set(dealt) == set(FULL_DECK) - {TRAP}
    assert dealt["corridor_20"] > 3 * dealt["monster_skeleton"] > 0


def test_2_each_round_all_play_cards_are_dealt_anew():
    """What was discarded, laid or in hand in the last round is in the deck of the next."""
    state = position(hands="5", out=f"5/{WAY}", phase="- home", back=f"/{WAY}", deck="")
    script = [one for names in HANDS[:2] for one in names.split()]
    events = play(state, "pass", *script, "gladiator")
    assert words(events)[-1] == "asked"
    assert len(state.deck) == 124 - 15
    assert state.discard == []
    assert (state.out_rows, state.back_rows) == ([[], []], [[], []])
    assert (state.phases, state.draws_open, state.home) == (["out", "out"], True, [])


@pytest.mark.parametrize("first", range(3))
def test_3_chance_says_who_begins_the_first_round(first: int):
    state, events = deal(3, first, "gladiator")
    assert of(events, RoundBegan) == [RoundBegan(1, first)]
    assert asked(state) == f"turn {'ABC'[first]}"


@pytest.mark.parametrize(("first", "then"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_3_the_next_seat_begins_the_next_round(first: str, then: str):
    """Row 50: whoever came home or played last."""
    state = position(
        seats=3,
        first=first,
        turn="B",
        hands="/5",
        out=f"{WAY}/5",
        back=WAY,
        phase="home - dead",
        deck="",
    )
    script = [one for names in HANDS[:3] for one in names.split()]
    events = play(state, "pass", *script, "gladiator")
    assert of(events, RoundBegan) == [RoundBegan(2, seat(then))]
    assert of(events, TurnBegan) == [TurnBegan(seat(then), 1, 0)]


def test_3_play_goes_clockwise_past_those_who_are_out_of_the_round():
    """Row 10."""
    state = position(seats=5, phase="- - - dead -", hands="5/5/5//5")
    turns = []
    for _ in range(5):
        turns.append(asked(state))
        play(state, "pass", "10")
    assert turns == ["turn A", "turn B", "turn C", "turn E", "turn A"]


def test_3_a_turn_begins_with_a_question_for_its_seat_only():
    state, events = deal(2, 1, "gladiator")
    assert of(events, CardDrawn) == [CardDrawn(1, *cards("gladiator"))]
    assert asked(state) == "turn B"
    discards = ["discard cleric", "discard 30", "discard detour", "discard gladiator"]
    assert choices(state) == ["corridor 30", *discards]
