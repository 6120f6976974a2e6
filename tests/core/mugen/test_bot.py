"""What the bots choose: sense in small positions, no use of secrets, no favour to a seat."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from core.bots import by_chance
from core.chance import KeyedChance, bot_chance, seeded_secret
from core.game import Turn
from core.mugen.bot import easy, normal
from core.mugen.events import Question
from core.mugen.model import State
from core.mugen.ways import distances, odds
from core.simulate import Result, simulate
from tests.support.mugen_position import GAME, asked, choices, choices_of, play, position
from tests.support.soak import amount
from tests.support.swaps import SWAPS
from tests.support.walk import many_places

BOTS = {"easy": easy, "normal": normal}


def choose(state: State, bot: Any = normal, seed: int = 0) -> Any:
    """What a bot does for the seat that is asked."""
    seat = GAME.to_act(state)
    assert seat is not None
    return bot(GAME.view(state, seat), GAME.legal(state), KeyedChance(seeded_secret(seed)))


def chosen(state: State, bot: Any = normal) -> set[str]:
    """All that a bot does here, whatever its chance is."""
    return {str(choose(state, bot, seed)) for seed in range(12)}


AWAY = "B1d4 B2d4"
"""B's pieces, which otherwise stand on A's goal."""
HOME_STRETCH = {"tiles": "g4│ g5│ g6│", "treasure": "A1"}
CORRIDOR = {"tiles": "d2│ d3│", "pieces": "A1d2 B1d3"}


def test_a_carrier_goes_home():
    state = position(**HOME_STRETCH, pieces=f"A1g4 {AWAY}", ap=5)
    for step in ("move A1 g5", "move A1 g6", "move A1 g7"):
        assert chosen(state) == {step}
        play(state, step)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_a_win_is_taken(bot: Any):
    state = position(**HOME_STRETCH, pieces=f"A1g6 {AWAY}", ap=5)
    assert len(choices(state)) > 2
    assert chosen(state, bot) == {"move A1 g7"}


def test_a_carrier_goes_home_even_where_it_may_lose_a_battle():
    state = position(**HOME_STRETCH, pieces="A1g6", front="4 8", ap=1)
    assert odds(state.fronts, state.awake, 0, 1) < 0.5
    assert chosen(state) == {"move A1 g7"}


def test_a_win_by_the_fool_is_seen_when_a_card_is_chosen():
    state = position(tiles="g6─", pieces=f"A1g6 {AWAY}", treasure="A1", hands="0 4 7 19")
    assert chosen(state) == {"place 0"}
    play(state, "place 0")
    assert chosen(state) == {"leap A1 g7"}


def test_a_win_by_turning_a_tile_is_seen_when_a_card_is_chosen():
    state = position(tiles="g6─", pieces=f"A1g6 {AWAY}", treasure="A1", hands="1 4 7 19")
    assert chosen(state) == {"place 1"}
    play(state, "place 1")
    assert chosen(state) == {"rotate g6 NS"}


def test_the_card_that_surely_leads_home_is_placed():
    state = position(**HOME_STRETCH, pieces=f"A1g4 {AWAY}", hands="10 8 5 14")
    assert chosen(state) == {"place 5"}


def test_the_treasure_is_taken():
    state = position(tiles="d3│", pieces="A1d3", ap=4)
    assert chosen(state) == {"move A1 d4"}


def test_a_carrier_is_attacked_even_at_poor_odds():
    state = position(tiles="d3│", pieces="A1d3 B1d4", treasure="B1", front="4 8", ap=4)
    assert 0.0 < odds(state.fronts, state.awake, 0, 1) < 0.4
    assert chosen(state) == {"move A1 d4"}


def test_others_are_attacked_at_fair_odds_only():
    assert chosen(position(**CORRIDOR, front="8 4", ap=2)) == {"move A1 d3"}
    poor = position(**CORRIDOR, front="4 8", ap=2)
    assert "move A1 d3" in choices(poor)
    assert "move A1 d3" not in chosen(poor)


def test_the_carrier_is_the_first_to_be_fought():
    state = position(tiles="d3│", pieces="A1d3 B1d4 B2d4", treasure="B1", front="4 8", ap=4)
    play(state, "move A1 d4")
    assert asked(state) == ("order", "A")
    assert chosen(state) == {"fight B1"}


def lost_to_a() -> State:
    """B1 has carried the treasure onto A1's tile, near its goal a1, and has lost there."""
    state = position(
        tiles="b1─ c1┬ d1─ c2│", pieces="A1c1 B1d1 A2d4", treasure="B1", turn="B", ap=3
    )
    play(state, "move B1 c1", 1, 6)
    assert asked(state) == ("push", "A")
    return state


def test_a_beaten_carrier_is_pushed_away_from_its_goal():
    state = lost_to_a()
    assert set(choices_of(state, "push")) == {"b1", "d1", "c2"}
    assert chosen(state) <= {"push d1", "push c2"}


def test_nobody_is_pushed_into_the_own_way_home():
    state = position(
        tiles="c7─ d7┴ e7─ f7─ d6│", pieces="A1c7 B1d7", treasure="A1", front="8 4", ap=4
    )
    play(state, "move A1 d7", 6, 1)
    assert set(choices_of(state, "push")) == {"c7", "e7", "d6"}
    assert "push e7" not in chosen(state)


def test_nobody_is_pushed_into_the_treasure():
    state = position(tiles="d3├ e3─", pieces="A1e3 B1d3", front="8 4", ap=4)
    play(state, "move A1 d3", 6, 1)
    assert set(choices_of(state, "push")) >= {"d4", "e3"}
    assert "push d4" not in chosen(state)


def test_a_new_tile_is_set_for_its_finder():
    state = position(hidden="b1I", ap=3)
    play(state, "explore b1")
    assert chosen(state) == {"orient EW"}
    state = position(hidden="b1T", ap=3)
    play(state, "explore b1")
    assert "orient NES" not in chosen(state)


def test_a_tile_that_was_looked_at_is_judged_by_what_it_is():
    """c3 is a bend, b2 a cross; both would help the same as crosses."""
    given = {"tiles": "b1┐ c2─", "pieces": "A1b1 A2b1", "hands": "2 7 7 7"}
    state = position(**given, hidden="b2X c1I")
    play(state, "place 2")
    play(state, "look c1")
    play(state, "look b2")
    assert chosen(state) == {"reveal b2"}


def test_death_hits_the_carrier():
    state = position(
        seats=3, tiles="d3│ d5│", pieces="A1d3 C1d4 B1d5", treasure="C1", front="4 4 8",
        hands="13 1 2 9",
    )  # fmt: skip
    assert chosen(state) == {"place 13"}
    play(state, "place 13")
    assert chosen(state) == {"strike C"}
    play(state, "strike C", 4)
    assert chosen(state) == {"move A1 d4"}


def test_death_is_not_wasted_where_nobody_carries():
    state = position(seats=3, hands="13 1 2 9")
    assert chosen(state) == {"place 2"}


def test_the_empress_keeps_the_best_cards():
    state = position(hands="3 12 1 4")
    play(state, "place 3")
    assert chosen(state) == {"harvest"}
    play(state, "harvest", 7, 8)
    assert chosen(state) == {"discard 12"}
    play(state, "discard 12")
    assert chosen(state) == {"discard 1"}


def test_the_hierophant_takes_the_best_card():
    state = position(hands="5 12 8 4", discard="7 9 18")
    play(state, "place 5")
    assert chosen(state) == {"exchange 12 7"}


def test_a_hermit_shelters_a_carrier_and_does_not_keep_from_attacking_one():
    hands = {"hands": "9 2 5 18"}
    carrying = position(tiles="d3│", pieces="A1d4 B1d3", treasure="A1", **hands)
    assert chosen(carrying) == {"place 9"}
    chasing = position(tiles="d3│", pieces="A1d3 B1d4", treasure="B1", front="4 12", **hands)
    assert "place 9" not in chosen(chasing)


def test_a_carrier_about_to_come_home_is_awaited_there():
    state = position(tiles="b1─ c1─ a2│", pieces="A1d4 A2a2 B1c1", treasure="B1", front="8 4", ap=1)
    assert chosen(state) == {"move A2 a1"}


def test_the_devil_walks_a_carrier_away_from_its_goal():
    state = position(tiles="b1─ c1─ d1─", pieces="A1d4 A2d4 B1b1", treasure="B1", hands="15 8 8 8")
    play(state, "place 15")
    assert chosen(state) == {"tempt B1 d1"}


def test_the_hanged_man_binds_the_carrier():
    state = position(tiles="b1─ c1─ d1─", pieces="A1d4 A2d4 B1d1", treasure="B1", hands="12 8 8 8")
    play(state, "place 12")
    assert chosen(state) == {"bind B1"}


def test_the_second_piece_of_a_carrier_opens_the_way_home():
    """The carrier's own piece is bound."""
    state = position(
        tiles="d5│ d6│", pieces="A1d4 A2d5", treasure="A1", front="4 12!", bound="B>A1", ap=2
    )
    assert chosen(state) == {"move A2 d6"}
    play(state, "move A2 d6")
    assert chosen(state) == {"explore d7"}


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_no_turn_is_ended_while_there_is_something_to_do(bot: Any):
    state = position(tiles="b1┬", pieces="A1b1", ap=2)
    assert "end" not in chosen(state, bot)
    nothing = position(tiles="d3│ d5│ c4─ e4─", pieces="A1d4 A2d4 B1d3", treasure="A1", ap=1)
    assert {text.split()[0] for text in chosen(nothing, bot)} <= {"move", "explore", "end"}


def test_a_piece_is_not_excluded_for_nothing():
    state = position(tiles="d3│ d5│", pieces="A1d4 A2d4 B1d4", treasure="A1", front="4 -", ap=1)
    assert choices_of(state, "exclude")
    assert not any(text.startswith("exclude") for text in chosen(state))


def test_ties_are_broken_by_chance():
    state = position(ap=3)
    assert chosen(state) == {"explore b1", "explore a2"}


def recovering() -> State:
    """A was incapacitated; each of its pieces shares a tile with one of B's."""
    state = position(
        tiles="c4─", pieces="A1c4 A2d4 B1c4 B2d4", front="- 8", treasure="B2", hands="4 7 7 8"
    )
    play(state, "place 4", 3)
    assert asked(state) == ("recover", "A")
    return state


def test_a_recovering_player_attacks_the_carrier_first():
    assert chosen(recovering()) == {"recover A2 B2"}


def many_states() -> Iterator[State]:
    yield recovering()
    for seats in (2, 3, 4):
        for walk in many_places("mugen", seats, amount(500, 5000)):
            yield walk.state


def test_every_question_is_answered_from_the_list_the_same_each_time_and_without_secrets():
    """What a seat can't know is swapped: hands, the deck, tiles face down. It changes nothing."""
    rng, met = random.Random(1), set()
    for state in many_states():
        assert state.asked is not None
        met.add(state.asked.kind)
        twin = SWAPS["mugen"](state, state.asked.seat, rng)
        seed = rng.randrange(1000)
        for bot in BOTS.values():
            choice = choose(state, bot, seed)
            assert choice in GAME.legal(state)
            assert choose(state, bot, seed) == choice
            assert choose(twin, bot, seed) == choice
    assert met == set(get_args(Question))


def test_what_is_kept_of_former_thoughts_changes_nothing():
    state = position(tiles="d3│ c4─ b1┬", pieces="A1d3 B1c4", hands="1 10 14 21")
    warm = chosen(state)
    distances.cache_clear()
    assert chosen(state) == warm
    info = distances.cache_info()
    assert 0 < info.currsize <= (info.maxsize or 0) <= 4096


@cache
def games(seats: int) -> Result:
    return simulate(GAME, seats, amount(16, 400), 1, "normal")


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
    assert shares == pytest.approx(expected, abs=amount(25, 0) / 100 or spread)


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
