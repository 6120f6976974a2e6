"""Rule 16: moving, exploring, excluding."""

import pytest

from core.mugen.effect_events import TileRevealed, TileSet
from core.mugen.events import BattleBegan, Excluded, Moved
from tests.support.mugen_position import (
    asked,
    at,
    cell,
    choices,
    choices_of,
    of,
    piece,
    play,
    position,
    refused,
)

ROAD = "b1─ c1─ d1─ e1─"
MEETING = {"tiles": ROAD, "pieces": "A1b1 B1c1"}


@pytest.mark.parametrize(
    ("tile", "reason"), [("b1│", "not-connected"), ("b1└", "not-connected"), ("", "face-down")]
)
def test_16_a_move_needs_both_sides_open(tile: str, reason: str):
    assert refused(position(tiles=tile, ap=1), "move A1 b1") == reason


def test_16_a_move_costs_one_action_point_and_either_piece_may():
    state = position(tiles=ROAD, ap=3)
    assert choices_of(state, "move") == ["A1 b1", "A2 b1"]
    assert of(play(state, "move A2 b1"), Moved) == [Moved(1, 0, cell("b1"), 2)]
    assert choices_of(state, "move") == ["A1 b1", "A2 c1", "A2 a1"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [("move A1 c1", "not-connected"), ("move A1 a2", "face-down"), ("move B1 f7", "not-yours")],
)
def test_16_a_move_is_one_step_of_an_own_piece(text: str, reason: str):
    assert refused(position(tiles=ROAD, ap=3), text) == reason


def test_16_the_own_second_piece_is_free_to_enter():
    """Row 13."""
    state = position(tiles=ROAD, pieces="A1b1 A2c1", ap=2)
    assert not of(play(state, "move A1 c1"), BattleBegan)
    assert at(state, "A1") == at(state, "A2") == cell("c1")


@pytest.mark.parametrize(
    ("front", "reason"), [("4 9!", "hermit"), ("9! 4", "hermit"), ("4 9", ""), ("9 4", "")]
)
def test_16_an_awake_hermit_bars(front: str, reason: str):
    """Barred (a) and (b), and not by a card that sleeps."""
    state = position(**MEETING, front=front, ap=1)
    if reason:
        assert refused(state, "move A1 c1") == reason
    else:
        assert "move A1 c1" in choices(state)


def test_16_an_own_hermit_lets_enter_where_only_incapacitated_opponents_are():
    state = position(**MEETING, front="9! -", ap=2)
    play(state, "move A1 c1")
    assert at(state, "A1") == cell("c1")


def test_16_a_hermit_bars_although_another_opponent_is_there_too():
    state = position(
        seats=3, tiles=ROAD, pieces="A1b1 B1c1 C1c1", front="4 - 9!", ap=1, attacked=""
    )
    assert refused(state, "move A1 c1") == "hermit"


@pytest.mark.parametrize(("front", "reason"), [("4 4", "attacked"), ("4 -", "")])
def test_16_no_move_to_an_able_piece_already_attacked(front: str, reason: str):
    """Rows 15 and 16."""
    pieces = "A1b1 A2d1 B1c1"
    state = position(tiles=ROAD, pieces=pieces, front=front, ap=2, attacked="B1")
    if reason:
        assert refused(state, "move A1 c1") == reason
        assert refused(state, "move A2 c1") == reason
    else:
        play(state, "move A1 c1")


def test_16_explore_turns_up_then_sets():
    """Row 11: the tile is seen before it is oriented."""
    state = position(hidden="b1T", ap=2)
    events = play(state, "explore b1")
    (revealed,) = of(events, TileRevealed)
    assert (revealed.cell, revealed.ap) == (cell("b1"), 1)
    assert (asked(state), state.ap) == (("orient", "A"), 1)
    assert choices_of(state, "orient") == ["NES", "ESW", "NSW", "NEW"]
    assert of(play(state, "orient NES"), TileSet) == [TileSet(cell("b1"), 7)]
    assert (asked(state), state.masks[cell("b1")]) == (("act", "A"), 7)


@pytest.mark.parametrize(("shape", "masks"), [("I", "NS EW"), ("L", "NE ES SW NW")])
def test_16_any_orientation_even_a_wall_towards_the_explorer(shape: str, masks: str):
    """Row 10."""
    state = position(hidden=f"b1{shape}", ap=2)
    play(state, "explore b1")
    assert sorted(choices_of(state, "orient")) == sorted(masks.split())
    assert refused(state, "orient NESW") == "no-turn"
    play(state, "orient " + masks.split(maxsplit=1)[0])
    assert refused(state, "move A1 b1") == "not-connected"


def test_16_a_cross_lies_by_itself():
    state = position(hidden="b1X", ap=2)
    play(state, "explore b1")
    assert asked(state) == ("act", "A")
    assert "move A1 b1" in choices(state)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("explore a1", "face-up"),
        ("explore b1", "face-up"),
        ("explore b2", "no-road"),
        ("explore d2", "not-next"),
    ],
)
def test_16_explore_needs_an_open_side_of_the_own_tile(text: str, reason: str):
    """Row 12: of its own tile only."""
    state = position(tiles="b1─", pieces="A1b1", ap=1)
    assert choices_of(state, "explore") == ["c1", "a2"]
    assert refused(state, text) == reason


def test_16_two_pieces_next_to_a_cell_are_one_choice():
    state = position(tiles="b1┬ c2┤", pieces="A1b1 A2c2", ap=1)
    assert choices_of(state, "explore") == ["c1", "b2", "c3"]


def test_16_the_last_action_point_may_explore():
    state = position(hidden="b1T", ap=1)
    play(state, "explore b1")
    assert asked(state) == ("orient", "A")
    play(state, "orient ESW", 21)
    assert asked(state) == ("card", "B")


CROWD = {"tiles": "b1┬ c1─ b2│", "pieces": "A1b1 B1b1 B2c1", "front": "4 -"}


def test_16_exclude_an_incapacitated_piece_on_the_own_tile():
    """Row 42."""
    state = position(**CROWD, ap=2)
    assert choices_of(state, "exclude") == ["B1 c1", "B1 b2", "B1 a1"]
    events = play(state, "exclude B1 b2")
    assert of(events, Excluded) == [Excluded(piece("B1"), cell("b1"), cell("b2"), 1)]
    assert at(state, "B1") == cell("b2")
    assert asked(state) == ("act", "A")


@pytest.mark.parametrize(
    ("changes", "text", "reason"),
    [
        ({"front": "4 4"}, "exclude B1 c1", "able"),
        ({"ap": 1}, "exclude A1 c1", "able"),
        ({}, "exclude B2 b1", "not-together"),
        ({}, "exclude B1 d1", "face-down"),
        ({"tiles": "b1┬ c1│ b2│"}, "exclude B1 c1", "not-connected"),
        ({}, "exclude C1 c1", "no-piece"),
        ({"seats": 3, "front": "4 - 12", "bound": "C>A1"}, "exclude B1 c1", "bound"),
    ],
)
def test_16_exclude_is_refused(changes: dict, text: str, reason: str):
    assert refused(position(**{**CROWD, "ap": 2, **changes}), text) == reason


def test_16_one_unbound_piece_is_enough_to_exclude():
    state = position(
        seats=3, tiles="b1─ c1─", pieces="A1b1 A2b1 B1b1", front="4 - 12!", bound="C>A1", ap=1
    )
    assert choices_of(state, "exclude") == ["B1 c1", "B1 a1"]


@pytest.mark.parametrize("name", ["A1", "A2"])
def test_16_either_own_piece_may_exclude(name: str):
    state = position(tiles="b1─ c1─", pieces=f"{name}b1 B1b1", front="4 -", ap=1)
    assert choices_of(state, "exclude") == ["B1 c1", "B1 a1"]


@pytest.mark.parametrize("front", ["9! - 4", "4 - 9!"])
def test_16_an_exclusion_is_barred_by_a_hermit_on_the_new_tile(front: str):
    """Also by the turn player's own: the excluded piece would come to its second piece."""
    pieces = "A1b1 B1b1 " + ("A2c1" if front.startswith("9") else "C1c1")
    state = position(seats=3, tiles="b1─ c1─", pieces=pieces, front=front, ap=1)
    if not front.startswith("9"):
        assert choices_of(state, "exclude") == ["B1 a1"]
    assert refused(state, "exclude B1 c1") == "hermit"


def test_16_no_exclusion_onto_the_goal_of_the_piece_that_gets_the_treasure_back():
    """Barred (c), row 35: B's goal is a1; its second piece may go there."""
    state = position(
        tiles="b1┬ c1─ b2│", pieces="A1b1 B1b1 B2b1", front="4 -", treasure="c1", claim="B1", ap=1
    )
    assert refused(state, "exclude B1 a1") == "goal"
    assert choices_of(state, "exclude") == ["B1 c1", "B1 b2", "B2 c1", "B2 b2", "B2 a1"]


def test_16_an_exclusion_is_no_entry():
    """No battle with the able piece there, and no treasure."""
    state = position(
        seats=3, tiles="b1─ c1─", pieces="A1b1 B1b1 C1c1", front="4 - 8", treasure="c1", ap=2
    )
    events = play(state, "exclude B1 c1")
    assert not of(events, BattleBegan)
    assert state.carrier == -1
    assert at(state, "B1") == at(state, "C1") == cell("c1")


def test_16_a_bound_piece_does_none_of_the_three():
    state = position(
        seats=3, tiles="b1┬ c1─", pieces="A1b1 B1b1", front="4 - 12!", bound="C>A1", ap=2
    )
    assert choices(state) == ["move A2 b1", "explore a2", "end"]
    assert refused(state, "move A1 c1") == "bound"
    assert refused(state, "explore b2") == "bound"
    assert refused(state, "exclude B1 c1") == "bound"


def test_16_the_other_piece_may_explore_what_the_bound_one_may_not():
    state = position(
        seats=3, tiles="b1┬", pieces="A1b1 A2b1", front="4 4 12!", bound="C>A1", ap=2, hidden="b2T"
    )
    play(state, "explore b2")
    assert asked(state) == ("orient", "A")
