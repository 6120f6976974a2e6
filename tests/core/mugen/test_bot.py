"""What the bots choose: sense in small positions, no use of secrets, no favour to a seat."""

import random
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from core.chance import KeyedChance, seeded_secret
from core.mugen.actions import Move
from core.mugen.board import ADJACENT
from core.mugen.bot import easy, normal
from core.mugen.events import Question
from core.mugen.model import State
from core.mugen.ways import distances, odds
from tests.support.mugen_position import GAME, asked, cell, choices, choices_of, play, position
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
    state = position(**HOME_STRETCH, pieces=f"A1g6 A2g4 {AWAY}", ap=5)
    assert {"move A2 g5", "explore f4"} & set(choices(state))
    assert chosen(state, bot) == {"move A1 g7"}


def test_a_carrier_goes_home_even_where_it_may_lose_a_battle():
    state = position(**HOME_STRETCH, pieces="A1g6 B2d4", front="4 8", ap=1)
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
    for front in ("8 4", "4 4"):
        assert chosen(position(**CORRIDOR, front=front, ap=2)) == {"move A1 d3"}
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


def test_also_who_does_not_lead_is_pushed_away_from_the_treasure():
    state = position(
        seats=3, tiles="d1│ d2┼ d3│ c2─ e4─", pieces="A1c2 B1d2 C1e4", front="8 4 4", ap=4
    )
    play(state, "move A1 d2", 6, 1)
    assert set(choices_of(state, "push")) == {"d1", "d3", "c2"}
    assert chosen(state) <= {"push d1", "push c2"}


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
    """Crosses on b2 and c1 would help alike, but a straight road on c1 leads to a wall."""
    state = position(tiles="b1┬ d1│", pieces="A1b1 A2b1", hands="2 7 7 7", hidden="b2X c1I")
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


def test_a_hermit_shelters_a_carrier():
    state = position(tiles="d3│", pieces="A1d4 B1d3", treasure="A1", hands="9 2 5 18")
    assert chosen(state) == {"place 9"}


def test_a_hermit_is_not_placed_by_who_wants_to_attack():
    given = {"tiles": "d3│", "pieces": "A1d3 B1d4", "front": "4 12", "hands": "9 18 18 0"}
    assert chosen(position(**given, treasure="B1")) == {"place 18"}
    assert chosen(position(**given, treasure="g1")) == {"place 9"}


def test_a_carrier_about_to_come_home_is_awaited_there():
    given = {"treasure": "B1", "front": "8 4", "ap": 1}
    coming = position(tiles="b1─ c1─ a2│", pieces="A1d4 A2a2 B1c1", **given)
    assert chosen(coming) == {"move A2 a1"}
    awaited = position(tiles="b1─ c1─ d1─ e1─", pieces="A1d4 A2a1 B1d1", **given)
    assert "move A2 b1" in choices(awaited)
    assert "move A2 b1" not in chosen(awaited)
    far = position(tiles="b1─ c1─ d1─ e1─ f1─", pieces="A1d4 A2a1 B1g1", **given)
    assert chosen(far) == {"move A2 b1"}


def test_the_devil_walks_a_carrier_away_from_its_goal():
    state = position(tiles="b1─ c1─ d1─", pieces="A1d4 A2d4 B1b1", treasure="B1", hands="15 8 8 8")
    play(state, "place 15")
    assert chosen(state) == {"tempt B1 d1"}


@pytest.mark.parametrize("place", ["B1d1", "B1g7"])
def test_the_hanged_man_binds_the_carrier(place: str):
    state = position(
        tiles="b1─ c1─ d1─", pieces=f"A1d4 A2d4 {place}", treasure="B1", hands="12 8 8 8"
    )
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
    idle = position(tiles="b1─ c1─", pieces="A1b1 A2b1", treasure="d4", ap=1)
    assert "move A1 a1" in choices(idle)
    assert not {"end", "move A1 a1", "move A2 a1"} & chosen(idle, bot)


def test_a_spare_action_point_turns_up_a_tile():
    """The carrier is bound, its partner's tiles lead nowhere that matters."""
    state = position(pieces="A1d4 A2g1", treasure="A1", front="4 12!", bound="B>A1", ap=1)
    assert set(choices(state)) == {"explore f1", "explore g2", "end"}
    assert chosen(state) == {"explore g2"}


def test_the_way_is_explored_before_the_second_piece_follows():
    state = position(tiles="b1┬", pieces="A1b1", ap=1)
    assert "move A2 b1" in choices(state)
    assert chosen(state) <= {"explore c1", "explore b2"}


def test_a_piece_is_excluded_for_a_gain_only():
    """B2 is next to the treasure, so that it is all the same where B1 stands; or it is not."""
    given = {"tiles": "c2─ c3│ c4│ c5│ c6─ e4─", "front": "4 -", "ap": 1}
    idle = position(**given, pieces="A1c4 A2c4 B1c4 B2e4")
    assert set(choices_of(idle, "exclude")) == {"B1 c3", "B1 c5"}
    assert chosen(idle) == {"end"}
    claimed = position(
        tiles="b1─ c1─ d1─", pieces="A1c1 A2c1 B1c1", claim="B1", treasure="a7", front="4 -", ap=1
    )
    stay = tuple(action for action in GAME.legal(claimed) if not isinstance(action, Move))
    choice = normal(GAME.view(claimed, 0), stay, KeyedChance(seeded_secret(0)))
    assert str(choice) == "exclude B1 d1"


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


def way(state: State, start: str, end: str) -> int:
    return distances(tuple(state.masks), cell(start))[cell(end)]


def test_distances_count_roads_tiles_unknown_and_walls():
    """In quarters of an action point: 4 a step, 6 more through an unknown tile, 32 for a wall."""
    state = position(tiles="b1─ c1│ d1─ d2│")
    assert [way(state, "a1", name) for name in ("a1", "b1", "a2")] == [0, 4, 7]
    assert way(state, "a1", "a3") == 7 + 10
    assert way(state, "b1", "c1") == 4 + 32
    assert way(state, "a1", "d4") == 7 + 4 * 10 + 7
    assert way(state, "d2", "d4") == 7 + 7
    assert way(state, "c1", "d1") == 4 + 32


@pytest.mark.parametrize("seed", range(amount(3, 100)))
def test_distances_are_the_shortest(seed: int):
    """Alike both ways, and no neighbour offers a shorter one."""
    rng = random.Random(seed)
    masks = tuple(rng.choice((0, *range(1, 16))) for _ in range(49))
    fields = [distances(masks, start) for start in range(49)]
    for start, field in enumerate(fields):
        assert field[start] == 0
        assert [other[start] for other in fields] == list(field)
        for end in set(range(49)) - {start}:
            assert min(field[by] + fields[by][end] for by in ADJACENT[end]) == field[end]


def test_what_is_kept_of_former_thoughts_changes_nothing():
    state = position(tiles="d3│ c4─ b1┬", pieces="A1d3 B1c4", hands="1 10 14 21")
    warm = chosen(state)
    distances.cache_clear()
    assert chosen(state) == warm
    info = distances.cache_info()
    assert 0 < info.currsize <= (info.maxsize or 0) <= 4096
