"""Random games against the figures in the rule file, found with an engine written apart."""

from collections import Counter
from functools import cache

import pytest

from core.chance import KeyedChance, seeded_secret
from core.game import Turn
from core.mugen.effect_events import TileRevealed
from core.mugen.events import BattleBegan, TurnBegan
from tests.support.mugen_position import GAME
from tests.support.soak import amount

GAMES = amount(12, 1000)
FIGURES = {
    "decisions": {2: 936, 3: 1397, 4: 1825},
    "tiles": {2: 72, 3: 99, 4: 121},
    "battles": {2: 5.3, 3: 23, 4: 47},
}
BOUNDS = {
    "decisions": amount(10, 3),
    "tiles": amount(12, 4),
    "battles": {2: amount(60, 25), 3: amount(40, 12), 4: amount(30, 10)},
}
"""In per cent: wide for a small sample, as the rule file has them for many games."""


def play_out(seats: int, index: int) -> Counter[str]:
    """A game of bots that choose evenly among the legal actions: its counts."""
    chance, thoughts = KeyedChance(seeded_secret(35, index)), KeyedChance(seeded_secret(36, index))
    state = GAME.new_game(GAME.setup(seats))
    counts: Counter[str] = Counter()
    turn = Turn(state, chance, GAME.evolve)
    GAME.begin(turn)
    while state.asked is not None:
        turn.events.clear()
        GAME.decide(turn, thoughts.choice(GAME.legal(state)))
        counts["decisions"] += 1
        for event in turn.events:
            counts["tiles"] += isinstance(event, TileRevealed)
            counts["battles"] += isinstance(event, BattleBegan)
            counts["turns"] += isinstance(event, TurnBegan)
    counts[state.outcome.reason] += 1
    return counts


@cache
def totals(seats: int) -> Counter[str]:
    """The counts of all games with this number of seats."""
    found: Counter[str] = Counter()
    for index in range(GAMES):
        found.update(play_out(seats, index))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("figure", FIGURES)
def test_random_games_have_the_figures_of_the_rules(figure: str, seats: int):
    expected = FIGURES[figure][seats]
    bound = BOUNDS[figure]
    per_cent = bound[seats] if isinstance(bound, dict) else bound
    mean = totals(seats)[figure] / GAMES
    assert abs(mean - expected) <= expected * per_cent / 100, mean


def test_random_games_end_as_often_as_the_rules_say():
    """5 to 10 of 100 before the last round, 79 to 87 on points, the rest drawn."""
    ends: Counter[str] = sum((totals(seats) for seats in (2, 3, 4)), Counter())
    slack = amount(12, 0)
    share = {reason: 100 * ends[reason] / (3 * GAMES) for reason in ("goal", "points", "draw")}
    assert 5 - slack <= share["goal"] <= 10 + slack
    assert 79 - slack <= share["points"] <= 87 + slack
    assert share["draw"] > 0
