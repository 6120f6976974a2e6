"""Effects that move, bind or protect pieces: Fool, Lovers, Hermit, Justice, Hanged Man, Devil."""

import pytest

from core.mugen.effect_events import EffectEnded, Joined, Leapt, PieceBound, Tempted
from core.mugen.events import BattleBegan, GameEnded, TreasureTaken
from core.mugen.model import State
from tests.support.mugen_position import (
    asked,
    at,
    cell,
    choices,
    choices_of,
    fights,
    of,
    piece,
    play,
    position,
    refused,
    words,
)

ROAD = "b1─ c1┬ d1─ e1─ c2│"


def placed(card: int, **changes) -> State:
    """A has placed this card and its effect is asked for."""
    state = position(**{"hands": f"{card}", **changes})
    play(state, f"place {card}")
    assert state.asked.card == card
    return state


def test_effect_0_a_step_over_a_wall_without_action_points():
    state = placed(0, tiles="b1│ a2─")
    assert choices(state) == ["leap A1 b1", "leap A1 a2", "leap A2 b1", "leap A2 a2", "done"]
    events = play(state, "leap A1 b1", 6)
    assert of(events, Leapt) == [Leapt(0, cell("a1"), cell("b1"))]
    assert of(events, EffectEnded) == [EffectEnded(0, 0, "used")]
    assert (at(state, "A1"), state.ap) == (cell("b1"), 6)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("leap A1 b2", "face-down"),
        ("leap A1 a1", "connected"),
        ("leap A1 d1", "not-next"),
        ("leap A2 c3", "bound"),
        ("leap B1 g6", "not-yours"),
    ],
)
def test_effect_0_is_refused(text: str, reason: str):
    state = placed(0, tiles="b1─ c1│ b3─ c3│", pieces="A1b1 A2b3", front="4 12!", bound="B>A2")
    assert choices(state) == ["leap A1 c1", "done"]
    assert refused(state, text) == reason


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"front": "4 9!"}, "hermit"),
        ({"attacked": "B1"}, "attacked"),
    ],
)
def test_effect_0_is_barred_like_a_move(changes: dict, reason: str):
    state = placed(0, **{"tiles": "b1│ a2─", "pieces": "B1b1", **changes})
    assert refused(state, "leap A1 b1") == reason
    assert "leap A1 a2" in choices(state)


def test_effect_0_marks_like_a_move():
    state = placed(0, tiles="b1│ b2│", pieces="B1b1", front="4 12")
    events = play(state, "leap A1 b1", 6, 1, 6)
    assert fights(events) == ["A1 B1"]
    assert state.attacked == [piece("B1")]
    assert refused(state, "move A1 b2") == "attacked"


@pytest.mark.parametrize("option", [True, False])
def test_effect_0_may_carry_by_option(option: bool):
    """The option `fool_may_carry`: the leap onto the own goal wins, or is not allowed."""
    state = placed(
        0, tiles="f7│ a2─", pieces="A1f7 B1a7 B2a7", treasure="A1", fool_may_carry=option
    )
    if option:
        events = play(state, "leap A1 g7")
        assert of(events, GameEnded) == [GameEnded((0,), (1, 0), "goal")]
    else:
        assert choices(state) == ["leap A2 a2", "done"]
        assert refused(state, "leap A1 g7") == "carrying"


def test_effect_0_takes_the_treasure():
    state = placed(0, tiles="b1│", treasure="b1")
    events = play(state, "leap A2 b1", 6)
    assert of(events, TreasureTaken) == [TreasureTaken(piece("A2"), cell("b1"), -1)]


def test_effect_0_declined():
    state = placed(0, tiles="b1│")
    events = play(state, "done", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 0, "declined")]
    assert at(state, "A1") == cell("a1")


def test_effect_6_one_piece_comes_to_the_other():
    state = placed(6, tiles=ROAD, pieces="A1d1")
    assert choices(state) == ["join A1", "join A2", "done"]
    events = play(state, "join A2", 6)
    assert of(events, Joined) == [Joined(piece("A2"), cell("a1"), cell("d1"))]
    assert of(events, EffectEnded) == [EffectEnded(0, 6, "used")]


@pytest.mark.parametrize(
    ("changes", "choice", "text", "reason"),
    [
        ({"treasure": "A1"}, "A2", "join A1", "carrying"),
        ({"front": "4 12!", "bound": "B>A1"}, "A2", "join A1", "bound"),
        ({"pieces": "A1d1 B1d1"}, "A1", "join A2", "opponent-there"),
        ({}, "A1", "join B1", "not-yours"),
    ],
)
def test_effect_6_is_refused(changes: dict, choice: str, text: str, reason: str):
    """The other piece may carry, and be bound."""
    state = placed(6, **{"tiles": ROAD, "pieces": "A1d1", **changes})
    assert choice in choices_of(state, "join")
    assert refused(state, text) == reason


def test_effect_6_is_an_entry_that_takes_the_treasure_beside_an_incapacitated_piece():
    """Rule 30: the own Lovers may bring the other piece."""
    state = placed(6, tiles=ROAD, pieces="A1d1 B1d1", front="4 -", treasure="d1", claim="B1")
    events = play(state, "join A2", 6)
    assert of(events, TreasureTaken) == [TreasureTaken(piece("A2"), cell("d1"), -1)]


def test_effect_6_may_win():
    state = placed(
        6, tiles="d1─", pieces="A1g7 A2d1 B1g7 B2g7", front="4 -", treasure="g7", claim="B1"
    )
    assert words(play(state, "join A2"))[-2:] == ["treasure-taken", "game-ended"]


def test_effect_6_impossible_for_a_carrier_and_to_an_opponent():
    state = position(tiles=ROAD, pieces="A1d1 B1d1", treasure="A1", hands="6")
    events = play(state, "place 6", 1)
    assert of(events, EffectEnded) == [EffectEnded(0, 6, "impossible")]


def test_effect_9_holds_while_awake_in_front():
    """Moves in and out are tried at rule 16, pushes at 22, recovery at 15."""
    state = position(tiles=ROAD, pieces="A1b1 B1c1", hands="9/8 8 7")
    play(state, "place 9", 6)
    assert refused(state, "move A1 c1") == "hermit"
    play(state, "end", 21)
    play(state, "place 8", 6)
    assert refused(state, "move B1 b1") == "hermit"


def test_effect_9_those_already_on_one_tile_stay_there():
    state = position(tiles=ROAD, pieces="A1c1 B1c1", hands="9")
    assert not of(play(state, "place 9", 6), BattleBegan)
    assert at(state, "A1") == at(state, "B1") == cell("c1")
    play(state, "move A1 b1")
    assert refused(state, "move A1 c1") == "hermit"


@pytest.mark.parametrize("front", ["11! 4", "4 11!", "11! 11!"])
def test_effect_11_both_sides_read_the_row_of_justice(front: str):
    state = position(tiles=ROAD, pieces="A1b1 B1c1", front=front, ap=2)
    (battle,) = of(play(state, "move A1 c1", 6, 1), BattleBegan)
    assert (battle.attacker_row, battle.defender_row) == (11, 11)
    assert state.battle.attacker_value == 7
    assert state.battle.defender_value == 2


@pytest.mark.parametrize("front", ["11 4 7", "4 11 7", "4 8 11!"])
def test_effect_11_not_asleep_and_not_for_a_third(front: str):
    state = position(seats=3, tiles=ROAD, pieces="A1b1 B1c1", front=front, ap=2)
    (battle,) = of(play(state, "move A1 c1", 6, 1), BattleBegan)
    rows = [int(word.strip("!")) for word in front.split()]
    assert (battle.attacker_row, battle.defender_row) == tuple(rows[:2])


def test_effect_12_any_opposing_piece():
    """Row 43; of an incapacitated player too."""
    state = placed(12, seats=3, front="4 - 7")
    assert choices(state) == ["bind B1", "bind B2", "bind C1", "bind C2", "done"]
    assert refused(state, "bind A2") == "yours"
    assert refused(state, "bind D1") == "no-piece"
    events = play(state, "bind C2", 6)
    assert of(events, PieceBound) == [PieceBound(0, piece("C2"))]
    assert state.bound == [piece("C2"), -1, -1]


def test_effect_12_lasts_until_the_card_leaves():
    state = placed(12, hands="12 7 7 7/8 8 4", tiles="f7─")
    play(state, "bind B1", 6)
    play(state, "end", 21)
    play(state, "place 8", 6)
    assert refused(state, "move B1 f7") == "bound"
    assert "move B2 f7" in choices(state)
    play(state, "end", 20)
    assert state.bound[0] == piece("B1")
    play(state, "place 7", 1)
    assert state.bound[0] == -1


def test_effect_12_a_bound_piece_fights_is_pushed_and_stays_bound():
    """Row 44: it keeps what it carries against those not on turn."""
    state = position(
        tiles=ROAD, pieces="A1b1 B1c1", front="12! 8", bound="A>B1", ap=2, treasure="B1"
    )
    assert fights(play(state, "move A1 c1", 1, 1)) == ["A1 B1"]
    assert (asked(state), state.carrier) == (("push", "B"), piece("B1"))
    play(state, "push d1")
    assert state.bound[0] == piece("B1")
    state = position(tiles=ROAD, pieces="A2b1 B1c1", front="12! 12", bound="A>B1", ap=2)
    play(state, "move A2 c1", 6, 1)
    play(state, "push d1")
    assert (at(state, "B1"), state.bound[0]) == (cell("d1"), piece("B1"))


def test_effect_12_declined_binds_nobody():
    state = placed(12)
    play(state, "done", 6)
    assert state.bound == [-1, -1]


def test_effect_15_one_or_two_steps_along_the_roads():
    state = placed(15, tiles="b1─ c1┬ d1─ e1─ f1─ c2│", pieces="B1d1")
    assert choices_of(state, "tempt") == ["B1 e1", "B1 c1", "B1 f1", "B1 c2", "B1 b1"]
    events = play(state, "tempt B1 b1", 6)
    assert of(events, Tempted) == [Tempted(piece("B1"), cell("d1"), (cell("c1"), cell("b1")))]
    assert at(state, "B1") == cell("b1")


@pytest.mark.parametrize(
    ("changes", "text", "reason"),
    [
        ({}, "tempt B1 c1", "no-way"),
        ({}, "tempt B1 a1", "no-way"),
        ({}, "tempt A1 b1", "yours"),
        ({}, "tempt C1 f6", "incapacitated"),
        ({}, "tempt D1 b1", "no-piece"),
        ({"pieces": "B1c1 A2d1"}, "tempt B1 e1", "no-way"),
        ({"pieces": "B1c1 C1d1"}, "tempt B1 d1", "no-way"),
        ({"treasure": "d1"}, "tempt B1 d1", "no-way"),
        ({"treasure": "d1"}, "tempt B1 e1", "no-way"),
    ],
)
def test_effect_15_is_refused(changes: dict, text: str, reason: str):
    """Its own cell, own pieces, a way through others' pieces or over the lying treasure."""
    given = {"seats": 3, "tiles": f"{ROAD} f6─ g6┘", "pieces": "B1c1", "front": "4 4 -"}
    assert refused(placed(15, **{**given, **changes}), text) == reason


def test_effect_15_an_own_colour_is_no_hindrance():
    state = placed(15, tiles=ROAD, pieces="B1c1 B2d1")
    assert {"B1 d1", "B1 e1", "B2 c1", "B2 b1", "B2 c2"} <= set(choices_of(state, "tempt"))


def test_effect_15_the_treasure_goes_along_and_nothing_else_happens():
    state = placed(15, tiles=ROAD, pieces="B1c1", treasure="B1")
    events = play(state, "tempt B1 e1", 6)
    assert (state.treasure, state.carrier) == (cell("e1"), piece("B1"))
    assert not of(events, BattleBegan)


def test_effect_15_not_onto_its_goal_with_the_treasure():
    """Barred (c): a1 is B's goal; without the treasure it may go there and does not win."""
    given = {"tiles": "b1─ c1─", "pieces": "A1d4 A2d4 B1c1"}
    state = placed(15, **given, treasure="B1")
    assert choices_of(state, "tempt") == ["B1 b1"]
    assert refused(state, "tempt B1 a1") == "no-way"
    state = placed(15, **given, treasure="d4")
    play(state, "tempt B1 a1", 6)
    assert state.outcome is None


def test_effect_15_of_two_ways_the_first_by_north_east_south_west():
    """From b2 to c1 by b1 (north) and by c2 (east)."""
    state = placed(15, tiles="b1┌ c1┐ b2└ c2┘", pieces="B1b2")
    (walk,) = of(play(state, "tempt B1 c1", 6), Tempted)
    assert walk.way == (cell("b1"), cell("c1"))


def test_effect_15_a_way_past_a_closed_cell_is_taken_round_it():
    state = placed(15, tiles="b1┌ c1┐ b2└ c2┘", pieces="B1b2 A2b1")
    assert choices_of(state, "tempt") == ["B1 c2", "B1 c1"]
    (walk,) = of(play(state, "tempt B1 c1", 6), Tempted)
    assert walk.way == (cell("c2"), cell("c1"))


def test_effect_15_past_a_carrier_of_its_own_colour():
    """The treasure bars the way only where it lies: A1 carries it on c1."""
    state = placed(
        15, tiles=ROAD, pieces="A1c1 A2b1", treasure="A1", turn="B", hands="/15", front="4 4"
    )
    assert {"A2 c1", "A2 d1", "A2 c2"} <= set(choices_of(state, "tempt"))


def test_effect_15_hermits_and_bonds_do_not_matter():
    """Barred (a) and (b) hold for moves, leaps, pushes and exclusions; the piece is bound."""
    state = placed(15, seats=3, tiles=ROAD, pieces="B1c1", front="4 9! 12!", bound="C>B1")
    play(state, "tempt B1 d1", 6)
    assert at(state, "B1") == cell("d1")


def test_effect_15_impossible_where_nobody_has_a_way():
    state = position(hands="15")
    events = play(state, "place 15", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 15, "impossible")]
