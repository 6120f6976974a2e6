"""Whole games of bots: as long as the rules say, fair, and the stronger the more they win."""

from functools import cache
from typing import Any

import pytest

from core.bots import by_chance
from core.chance import KeyedChance, bot_chance, seeded_secret
from core.game import Turn
from core.mugen.bot import easy, normal
from core.simulate import Result, simulate
from tests.support.mugen_position import GAME
from tests.support.soak import amount

FEW = {2: 40, 3: 24, 4: 16}


@cache
def games(seats: int) -> Result:
    return simulate(GAME, seats, amount(FEW[seats], 400), 1, "normal")


FIGURES = {
    2: {"rounds_median": (7, 15), "rounds_p90": (14, 35), "battles": (4, 18)},
    3: {"rounds_median": (9, 19), "rounds_p90": (20, 50), "battles": (12, 70)},
    4: {"rounds_median": (12, 28), "rounds_p90": (28, 75), "battles": (35, 190)},
}
BY_ORDER = {2: ((0.54, 0.46), 0.10), 3: ((1 / 3,) * 3, 0.09), 4: ((1 / 4,) * 4, 0.08)}
"""The shares of wins by order of play, and how far they may be off."""


@pytest.mark.parametrize("seats", FIGURES)
def test_games_of_normal_bots_are_as_long_as_the_rules_say(seats: int):
    slack, facts = amount(40, 0) / 100, games(seats).facts
    for name, (low, high) in FIGURES[seats].items():
        assert low * (1 - slack) <= facts[name] <= high * (1 + slack), name
    assert facts["round_limit_share"] <= amount(7, 2) / 100


@pytest.mark.parametrize("seats", BY_ORDER)
def test_games_of_normal_bots_are_fair(seats: int):
    """By order of play, and by corner where the corners are alike."""
    result = games(seats)
    expected, spread = BY_ORDER[seats]
    shares = [wins / result.games for wins in result.facts["wins_by_order"]]
    if seats != 3:
        shares += [wins / result.games for wins in result.facts["wins_by_corner"] if wins]
        expected += (1 / seats,) * seats
    assert shares == pytest.approx(expected, abs=max(spread, amount(25, 0) / 100))


def winner(bots: tuple[Any, ...], index: int) -> int:
    """The seat that wins a game of these bots, or -1."""
    secret = seeded_secret(9, index)
    state = GAME.new_game(GAME.setup(len(bots)))
    turn = Turn(state, KeyedChance(secret), GAME.evolve)
    GAME.begin(turn)
    record = 0
    while (seat := GAME.to_act(state)) is not None:
        turn.events.clear()
        chance, record = bot_chance(secret, seat, record), record + 1
        view = None if bots[seat] is by_chance else GAME.view(state, seat)
        GAME.decide(turn, bots[seat](view, GAME.legal(state), chance))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return next(iter(outcome.winners), -1)


def wins(bot: Any, others: Any, seats: int, number: int) -> float:
    """The share of games that a bot wins against others, from every seat in turn."""
    count = 0
    for index in range(number):
        own = index % seats
        bots = tuple(bot if seat == own else others for seat in range(seats))
        count += winner(bots, index) == own
    return count / number


def test_a_normal_bot_beats_random_ones():
    assert wins(normal, by_chance, 4, amount(8, 100)) >= 0.95


def test_an_easy_bot_is_between():
    assert wins(easy, by_chance, 2, amount(6, 60)) >= 0.95
    assert 0.6 <= wins(normal, easy, 2, amount(30, 400)) <= 0.97
