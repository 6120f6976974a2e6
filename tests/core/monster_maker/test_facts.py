"""The figures: counted from events, and near those that the rules give."""

from typing import Any

import pytest

from core.game import find_game
from core.monster_maker.events import CameHome, Died, Fought, RoundBegan, RoundEnded, TurnBegan
from core.simulate import simulate

GAME = find_game("monster_maker")


def test_no_games_have_no_figures() -> None:
    assert GAME.facts().result() == {}


def test_figures_are_counted_from_events() -> None:
    facts = GAME.facts()
    fight = Fought(0, "monster_goblin", ("hero_squire",), ("spell_fireball",), (), (6, 6), 20,
                   True, False)  # fmt: skip
    turns = [TurnBegan(number % 2, number + 1, 0) for number in range(5)]
    home, death = CameHome(0, True, ()), Died(1, "passes", ())
    first: list[Any] = [RoundBegan(1, 0), *turns, fight, home, CameHome(1, False, ())]
    second: list[Any] = [RoundEnded(1), RoundBegan(2, 1), *turns[:2], death, RoundEnded(2)]
    facts.add(GAME.setup(2), first + second)
    assert facts.result() == {
        "rounds": 2,
        "rounds_with_return": 1,
        "rounds_per_game": 2,
        "first_home_turns_median": 3,
        "firsts": [1, 0],
        "table_turns_median": 3.5,
        "home": 2,
        "home_per_round": 1,
        "fights": 1,
        "fights_won": 1,
        "cards_per_fight": 2,
        "deaths": {"trap": 0, "empty-hand": 0, "passes": 1, "lost": 0},
    }


@pytest.mark.parametrize(
    ("bot", "seats", "games", "returns", "turns", "won"),
    [("random", 2, 40, 0.55, 44, 0.52), ("normal", 3, 15, 0.985, 20, 0.86)],
)
def test_figures_are_near_the_rules(
    bot: str, seats: int, games: int, returns: float, turns: int, won: float
) -> None:
    facts = simulate(GAME, seats, games, 5, bot).facts
    assert facts["rounds"] == 3 * games
    assert facts["rounds_with_return"] / facts["rounds"] == pytest.approx(returns, abs=0.15)
    assert facts["first_home_turns_median"] == pytest.approx(turns, abs=5)
    assert facts["fights_won"] / facts["fights"] == pytest.approx(won, abs=0.05)
    assert sum(facts["firsts"]) == facts["rounds_with_return"]
