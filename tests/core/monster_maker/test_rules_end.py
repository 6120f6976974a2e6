"""Rules 33 to 35: the end of a round and of the game, and that both come."""

from typing import Any

import pytest

from core.chance import KeyedChance, seeded_secret
from core.game import Turn
from core.monster_maker.events import (
    GameEnded,
    RoundBegan,
    RoundEnded,
    TurnBegan,
)
from core.monster_maker.model import State
from core.monster_maker.rounds import most_turns
from tests.support.monster_maker_position import (
    DEAL,
    GAME,
    WAY,
    asked,
    cards,
    of,
    play,
    position,
    refused,
    words,
)


def last(names: str = "5", **given: Any) -> State:
    """A, with draws closed, is the last one active beside B at home; a pass ends the round."""
    given = {"out": f"5/{WAY}", "back": f"/{WAY}", "phase": "- home"} | given
    return position(hands=names, deck="", **given)


def test_33_the_next_round_is_dealt_in_the_same_record():
    state = last()
    events = play(state, "pass", *DEAL)
    tags = words(events)
    assert tags[:4] == ["passed", "died", "round-ended", "round-began"]
    assert tags[4:] == ["hand-dealt", "hand-dealt", "turn-began", "card-drawn", "asked"]
    assert of(events, RoundEnded) == [RoundEnded(1)]
    assert of(events, RoundBegan) == [RoundBegan(2, 1)]
    assert asked(state) == "turn B"


@pytest.mark.parametrize("phase", ["out", "room", "back"])
def test_33_the_round_goes_on_while_anybody_is_active(phase: str):
    out = "5" if phase == "out" else WAY
    state = position(hands="20/5", deck="", out=f"30 30 30 10/{out}", back="30 30 20",
                     phase=f"- {phase}")  # fmt: skip
    events = play(state, "corridor 20", "prize_50")
    assert of(events, RoundEnded) == []
    assert asked(state) == "turn B"


def test_33_the_last_one_home_ends_it():
    state = last("20", out=f"30 30 30 10/{WAY}", back=f"30 30 20/{WAY}")
    assert of(play(state, "corridor 20", *DEAL), RoundEnded) == [RoundEnded(1)]


@pytest.mark.parametrize(("rounds", "now", "ends"), [
    (1, 1, True), (3, 2, False), (3, 3, True), (20, 19, False), (20, 20, True),
    (0, 19, False), (0, 20, True),
])  # fmt: skip
def test_34_so_many_rounds_are_played(rounds: int, now: int, ends: bool):
    """Rows 49 and 63: without a limit they are 20."""
    state = last(rounds=rounds, round=now)
    events = play(state, "pass", *([] if ends else DEAL))
    if ends:
        assert of(events, GameEnded) == [GameEnded((0, 1), (0, 0), "rounds")]
        assert (asked(state), GAME.legal(state)) == ("", ())
        assert refused(state, "pass") == "over 34"
    else:
        assert of(events, RoundBegan) == [RoundBegan(now + 1, 1)]


def test_34_the_game_ends_with_the_treasure_deck():
    state = last(treasure_deck="", treasures="/crown", gold=(0, 150))
    events = play(state, "pass")
    assert of(events, GameEnded) == [GameEnded((1,), (0, 150), "treasures")]


def test_34_treasures_of_the_dead_are_put_back_before_that_is_judged():
    """Row 48."""
    state = last(out=f"{WAY}/30 30 30 10", back="/30 30 30 10", treasures="crown",
                 treasure_deck="")  # fmt: skip
    events = play(state, "pass", *DEAL)
    assert words(events)[:4] == ["passed", "died", "treasures-returned", "round-ended"]
    assert (state.round, state.treasure_deck, state.outcome) == (2, cards("crown"), None)


def test_34_the_treasure_deck_may_be_empty_in_mid_round():
    state = position(hands="5/5", out="5/5", treasure_deck="")
    events = play(state, "pass", "10")
    assert of(events, GameEnded) == []
    assert asked(state) == "turn B"


def test_34_the_game_ends_with_the_prize_deck():
    state = position(hands="20", out=f"{WAY}", back="30 30 20", phase="- dead", deck="",
                     prize_deck="prize_80", rounds=0, round=6)  # fmt: skip
    events = play(state, "corridor 20")
    assert of(events, GameEnded) == [GameEnded((0,), (80, 0), "prizes")]


def test_34_no_prize_is_drawn_in_a_round_without_a_return():
    """Row 49."""
    state = position(hands="5", out="5", phase="- dead", deck="")
    play(state, "pass", *DEAL)
    assert (len(state.prize_deck), state.round) == (6, 2)


@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        ((50, 40), (0,)),
        ((40, 50), (1,)),
        ((-50, -100), (0,)),
        ((80, 80), (0, 1)),
        ((0, 0), (0, 1)),
    ],
)
def test_35_most_gold_wins_and_equal_gold_shares(gold: tuple[int, int], winners: tuple[int, ...]):
    """Row 51."""
    state = last(gold=gold, round=3)
    play(state, "pass")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == (winners, gold, "rounds")


def test_35_all_who_share_the_most():
    state = position(
        seats=4, hands="5", out="5", phase="- dead dead dead", deck="", gold=(70, 90, 20, 90),
        round=3,
    )  # fmt: skip
    events = play(state, "pass")
    assert of(events, GameEnded) == [GameEnded((1, 3), (70, 90, 20, 90), "rounds")]


def test_35_what_comes_home_in_the_last_round_counts():
    state = last("20", out=f"30 30 30 10/{WAY}", back=f"30 30 20/{WAY}", treasures="crown",
                 gold=(0, 140), round=3)  # fmt: skip
    events = play(state, "corridor 20")
    assert of(events, GameEnded) == [GameEnded((0,), (150, 140), "rounds")]


@pytest.mark.parametrize(("seats", "most"), [(2, 142), (3, 172), (4, 216), (5, 274), (6, 346)])
def test_33_a_round_has_a_bound_of_turns_that_is_asserted(seats: int, most: int):
    assert most_turns(seats) == most
    state = position(seats=seats, hands="5 10/5", number=most - 1)
    play(state, "pass", "15")
    assert state.number == most
    with pytest.raises(AssertionError, match="does not end"):
        play(state, "pass", "20")


class Random:
    """A random game, turn by turn: the events of each turn, and the cards in hands after it."""

    def __init__(self, seats: int, seed: int, **options: Any) -> None:
        self.chance = KeyedChance(seeded_secret(seed))
        self.thoughts = KeyedChance(seeded_secret(seed, 1))
        self.state: State = GAME.new_game(GAME.setup(seats, options))
        turn = Turn(self.state, self.chance, GAME.evolve)
        GAME.begin(turn)
        self.events = turn.events

    def records(self):
        """The events of each action, with the cards in hands and whether draws were open."""
        while GAME.to_act(self.state) is not None:
            before = sum(map(len, self.state.hands)), self.state.draws_open, self.state.round
            turn = Turn(self.state, self.chance, GAME.evolve)
            GAME.decide(turn, self.thoughts.choice(GAME.legal(self.state)))
            self.events += turn.events
            yield before, turn.events


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_33_with_draws_closed_every_action_but_a_pass_costs_cards(seats: int):
    """What the bound stands on: a heal costs as much as it gives, its fight cost more."""
    costly = 0
    for seed in range(12):
        game = Random(seats, seed, rounds=1, goal=300)
        for (held, were_open, number), events in game.records():
            same_round = game.state.round == number and game.state.outcome is None
            if were_open or not same_round:
                continue
            now = sum(map(len, game.state.hands))
            assert now <= held
            if words(events)[0] in ("corridor-laid", "monster-placed", "fought", "undead-turned",
                                    "detoured", "door-opened", "discarded"):  # fmt: skip
                costly += 1
                assert now < held
        assert max(began.number for began in of(game.events, TurnBegan)) <= most_turns(seats)
    assert costly > 20
