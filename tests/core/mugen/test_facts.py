"""The figures over many games: each counted by hand on few events, and held against the others."""

from typing import Any

import pytest

from core.mugen.effect_events import Incapacitated, Leapt, TileRevealed
from core.mugen.events import (
    ActionRolled,
    Asked,
    BattleBegan,
    CornersDrawn,
    FirstChosen,
    GameEnded,
    Moved,
    StoodOff,
    TreasureReturned,
    TreasureTaken,
    TurnBegan,
)
from core.mugen.facts import Facts
from core.simulate import simulate
from tests.support.mugen_position import GAME
from tests.support.soak import amount

FIGURES = {
    "rounds_p10", "rounds_median", "rounds_p90", "round_limit_share", "wins_by_order",
    "wins_by_corner", "turns", "decisions", "battles", "tiles_turned_up", "incapacitations",
    "returns", "stand_offs", "thefts", "chained_battles_share", "off_turn_prompts_per_turn",
    "leap_wins_share", "goal_share", "points_share", "draw_share",
}  # fmt: skip


def won(seat: int, seats: int = 2, reason: Any = "goal") -> GameEnded:
    """The end of a game."""
    scores = tuple(int(other == seat) for other in range(seats))
    return GameEnded((seat,) if seat >= 0 else (), scores, reason)


def figures(*games: list[Any], seats: int = 2) -> dict[str, Any]:
    """The figures of games with these events."""
    facts = Facts()
    for events in games:
        facts.add(GAME.setup(seats), events)
    return facts.result()


def game(*events: Any, rounds: int = 1, winner: int = 0, reason: Any = "goal") -> list[Any]:
    """A game that seat 0 begins: these events in the last of its rounds."""
    turns = [TurnBegan(0, number, False) for number in range(1, rounds + 1)]
    return [FirstChosen(0, (0,)), *turns, *events, won(winner, reason=reason)]


def battle(marked: bool) -> BattleBegan:
    return BattleBegan(0, 2, 24, 4, 4, marked)


def test_no_games_have_no_figures():
    assert Facts().result() == {}


def test_every_figure_is_there():
    assert set(figures(game())) == FIGURES


def test_rounds():
    found = figures(*(game(rounds=number) for number in (3, 1, 2, 7, 4, 10, 5, 9, 8, 6)))
    assert (found["rounds_p10"], found["rounds_median"], found["rounds_p90"]) == (1, 5.5, 9)
    found = figures(game(rounds=4), game(rounds=2), game(rounds=12))
    assert (found["rounds_p10"], found["rounds_median"], found["rounds_p90"]) == (2, 4, 12)


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (TurnBegan(1, 1, False), "turns"),
        (Asked("act", 0), "decisions"),
        (battle(True), "battles"),
        (TileRevealed(0, 8, 3, 1), "tiles_turned_up"),
        (Incapacitated(1, 4), "incapacitations"),
        (TreasureReturned(1, 24), "returns"),
        (StoodOff(1, 24), "stand_offs"),
        (TreasureTaken(0, 24, 2), "thefts"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_mean_of_a_game(event: Any, name: str):
    turns = 1.0 if name == "turns" else 0.0
    found = figures(game(event, event), game(event), game())
    assert found[name] == turns + 1.0
    others = {"turns", "decisions", "battles", "returns", "thefts", "stand_offs"} - {name, "turns"}
    assert [found[other] for other in others] == [0.0] * len(others)


def test_a_treasure_found_is_no_theft():
    assert figures(game(TreasureTaken(0, 24, -1)))["thefts"] == 0.0


def test_chained_battles_are_those_after_a_push():
    found = figures(game(battle(True), battle(False), battle(False)), game(battle(True)))
    assert found["chained_battles_share"] == 0.5
    assert figures(game())["chained_battles_share"] == 0.0


def test_prompts_to_a_player_who_is_not_on_turn():
    first = [Asked("act", 0), Asked("push", 1), TurnBegan(1, 1, False), Asked("push", 0)]
    found = figures(game(*first, Asked("act", 1), TurnBegan(0, 2, False)))
    assert (found["turns"], found["decisions"]) == (3.0, 4.0)
    assert found["off_turn_prompts_per_turn"] == round(2 / 3, 4)


def test_how_games_end():
    ends = [("goal", 0), ("goal", 1), ("points", 1), ("draw", -1)]
    found = figures(*(game(winner=seat, reason=reason) for reason, seat in ends))
    assert (found["goal_share"], found["points_share"], found["draw_share"]) == (0.5, 0.25, 0.25)
    assert found["round_limit_share"] == 0.5
    assert found["wins_by_order"] == [1, 2]


def test_wins_by_order_count_from_the_first_player():
    games = [[FirstChosen(first, (first,)), won(2, 4)] for first in (0, 1, 1, 2, 3)]
    found = figures(*games, seats=4)
    assert found["wins_by_order"] == [1, 2, 1, 1]
    assert found["wins_by_corner"] == [0, 0, 5, 0]


def test_wins_by_corner_are_those_of_the_start_tiles():
    """Two seats start north-west and south-east; three draw lots."""
    assert figures(game(winner=1))["wins_by_corner"] == [0, 0, 1, 0]
    drawn = CornersDrawn((6, 48, 0), (42, 0, 48))
    found = figures(*([drawn, FirstChosen(0, (0,)), won(seat, 3)] for seat in (0, 0, 2)), seats=3)
    assert found["wins_by_corner"] == [1, 2, 0, 0]
    facts = Facts()
    facts.add(GAME.setup(2, {"seats_2": "adjacent"}), game(winner=1))
    assert facts.result()["wins_by_corner"] == [0, 1, 0, 0]


def test_wins_by_the_leap_of_the_fool():
    leap, rolled = Leapt(0, 47, 48), ActionRolled(0, 2, 1, False)
    assert figures(game(leap), game())["leap_wins_share"] == 0.5
    assert figures(game(leap, battle(True)))["leap_wins_share"] == 1.0
    assert figures(game(leap, rolled, Moved(0, 47, 48, 0)))["leap_wins_share"] == 0.0
    later = [leap, rolled, TurnBegan(1, 1, True), TreasureReturned(2, 0)]
    assert figures(game(*later, winner=1))["leap_wins_share"] == 0.0
    assert figures(game(leap, winner=0, reason="points"))["leap_wins_share"] == 0.0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "easy"])
def test_figures_of_whole_games_agree(bot: str, seats: int):
    result = simulate(GAME, seats, amount(4, 60), 3, bot, options={"round_limit": 12})
    facts, games = result.facts, result.games
    assert set(facts) == FIGURES
    assert result.finished == games
    assert sum(facts["wins_by_order"]) == sum(facts["wins_by_corner"]) == sum(result.wins)
    assert sum(result.wins) + result.draws == games
    ends = {end: facts[f"{end}_share"] for end in ("goal", "points", "draw")}
    assert sum(ends.values()) == pytest.approx(1.0, abs=2e-4)
    for end, share in ends.items():
        assert share == pytest.approx(result.outcomes.get(end, 0) / games, abs=1e-4)
    assert facts["round_limit_share"] == pytest.approx(ends["points"] + ends["draw"], abs=2e-4)
    assert facts["decisions"] == pytest.approx(result.actions / games, abs=0.005)
    assert result.turns.min <= facts["turns"] <= result.turns.max
    assert 1 <= facts["rounds_p10"] <= facts["rounds_median"] <= facts["rounds_p90"] <= 12
    assert facts["turns"] <= 12 * seats
    assert facts["thefts"] <= facts["battles"]
    if seats == 2:
        assert facts["wins_by_corner"] == [result.wins[0], 0, result.wins[1], 0]
    if seats == 4:
        assert facts["wins_by_corner"] == list(result.wins)
