"""Each option has a game in which it changes the result."""

from typing import Any

import pytest

from core.errors import BadSetup
from core.game import Outcome
from core.monster_maker.model import State
from tests.support.monster_maker_position import DEAL, GAME, WAY, choices, play, position

NEAR = "30 30 20"
"""20 perches short of home."""


def finish(state: State, wishes: dict[str, list[str]], *prizes: str) -> Outcome:
    """Play on: each seat takes the first of its wishes that is legal, else the last choice.

    Draws are closed, so that chance is needed for prizes only: one for the first home.
    """
    script = list(prizes)
    while (seat := GAME.to_act(state)) is not None:
        legal = choices(state)
        wanted = [wish for wish in wishes.get("AB"[seat], []) if wish in legal]
        choice = (wanted or legal[-1:])[0]
        homecoming = choice.startswith("corridor") and not state.home and _is_home(state, choice)
        play(state, choice, *([script.pop(0)] if homecoming else []))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def _is_home(state: State, choice: str) -> bool:
    rest = state.outs[state.turn] - state.backs[state.turn]
    return state.phases[state.turn] == "back" and int(choice.split()[1]) == rest


@pytest.mark.parametrize(("value", "winners"), [("illegal", (0,)), ("lost", (1,))])
def test_overshoot(value: str, winners: tuple[int, ...]):
    """A lays its longest corridor: at home with 20, or dead with 30."""
    state = position(
        hands="20 30/5", out=f"{WAY}/5", back=NEAR, deck="", overshoot=value, round=3,
        gold=(0, 10),
    )  # fmt: skip
    wishes = {"A": ["corridor 30", "corridor 20"]}
    assert finish(state, wishes, "prize_50").winners == winners


@pytest.mark.parametrize(("value", "winners"), [("false", (1,)), ("true", (0,))])
def test_trap_ends_turn(value: str, winners: tuple[int, ...]):
    """B draws the last card, a trap: it comes home in that turn, or A does before its next."""
    state = position(
        hands="5 20/20 pickpocket", out=f"{WAY}/30 30 30 10", back=f"{NEAR}/{NEAR}", deck="trap",
        trap_ends_turn=value, round=3,
    )  # fmt: skip
    play(state, "pass")
    wishes = {"A": ["corridor 20"], "B": ["thief pickpocket", "corridor 20"]}
    assert finish(state, wishes, "prize_50").winners == winners


@pytest.mark.parametrize(("value", "winners"), [("false", (1,)), ("true", (0,))])
def test_monster_before_corridor(value: str, winners: tuple[int, ...]):
    """A bars B, which could go out and home with two corridors, before its first one."""
    state = position(
        hands="goblin cleric/10 10", deck="", monster_before_corridor=value, goal=10, round=3,
        gold=(10, 0), treasure_deck="crown silver_cup",
    )  # fmt: skip
    wishes = {"A": ["monster goblin B"], "B": ["corridor 10"]}
    if value == "true":
        assert finish(state, wishes).winners == winners
        return
    play(state, "pass")
    play(state, "corridor 10", "silver_cup")
    play(state, "pass")
    assert finish(state, wishes, "prize_50").winners == winners


@pytest.mark.parametrize(("goal", "winners"), [(30, (1,)), (100, (0,))])
def test_goal(goal: int, winners: tuple[int, ...]):
    """B goes out and home with two corridors, or is still on its way when all pass."""
    state = position(
        hands="cleric cleric/30 30", deck="", goal=goal, turn="B", round=3, gold=(10, 0)
    )
    play(state, "corridor 30", *(["crown"] if goal == 30 else []))
    play(state, "pass")
    assert finish(state, {"B": ["corridor 30"]}, "prize_50").winners == winners


@pytest.mark.parametrize(("rounds", "winners"), [(1, (0,)), (2, (1,))])
def test_rounds(rounds: int, winners: tuple[int, ...]):
    """A leads after the first round; the second, if there is one, brings B home."""
    state = position(
        hands="5", out="5", phase="- dead", deck="", rounds=rounds, goal=10, gold=(10, 0)
    )
    play(state, "pass", *(DEAL if rounds == 2 else []))
    if rounds == 2:
        play(state, "corridor 10", "crown", "15")
        play(state, "discard 15", "25")
        play(state, "corridor 10", "prize_50")
    assert finish(state, {}).winners == winners


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("rounds", {}, 3),
        ("rounds", {"rounds": "0"}, 0),
        ("rounds", {"rounds": 20}, 20),
        ("goal", {}, 0),
        ("goal", {"goal": 5}, 5),
        ("goal", {"goal": "300"}, 300),
        ("overshoot", {}, "illegal"),
        ("overshoot", {"overshoot": "lost"}, "lost"),
        ("trap_ends_turn", {}, False),
        ("trap_ends_turn", {"trap_ends_turn": "true"}, True),
        ("monster_before_corridor", {}, False),
        ("monster_before_corridor", {"monster_before_corridor": True}, True),
    ],
)
def test_values_are_written_out(name: str, given: dict[str, Any], value: Any):
    options = GAME.setup(2, given).options
    assert options[name] == value
    assert type(options[name]) is type(value)
    assert len(options) == 5


@pytest.mark.parametrize(
    "given",
    [
        {"rounds": 21},
        {"rounds": -1},
        {"goal": 4},
        {"goal": 301},
        {"goal": "far"},
        {"overshoot": "home"},
        {"trap_ends_turn": "maybe"},
        {"luck": 1},
    ],
)
def test_other_values_are_refused(given: dict[str, Any]):
    with pytest.raises(BadSetup):
        GAME.setup(2, given)
