"""Rules 1 to 6: the parts, the fixed tiles and the anchored one, what holds in every position."""

from collections import Counter

import pytest

from core.chance import KeyedChance, seeded_secret
from core.game import Turn
from core.mugen.actions import End
from core.mugen.model import State
from tests.support.mugen_invariants import TILE_COUNTS, check
from tests.support.mugen_meetings import Meetings
from tests.support.mugen_position import (
    GAME,
    cell,
    choices,
    play,
    position,
    refused,
)
from tests.support.soak import amount

CORNER_SIDES = {"a1": "ES", "g1": "SW", "g7": "NW", "a7": "NE"}
AROUND_A1 = "b1─ a2│ b2┼ c1─"


def dealt(seats: int, seed: int = 1, **options) -> State:
    state = GAME.new_game(GAME.setup(seats, options))
    GAME.begin(Turn(state, KeyedChance(seeded_secret(seed)), GAME.evolve))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_parts(seats: int):
    state = dealt(seats)
    assert len(state.pieces) == 2 * seats
    assert Counter(state.shapes) == TILE_COUNTS
    assert sum(TILE_COUNTS.values()) == len(state.masks) == 49
    in_hands = sum(len(hand) for hand in state.hands)
    assert len(state.deck) + len(state.discard) + in_hands + seats == 66


@pytest.mark.parametrize("corner", CORNER_SIDES)
def test_2_start_tiles_are_open_inward_and_the_room_on_all_sides(corner: str):
    """Row 1."""
    state = dealt(2)
    sides = {"N": 1, "E": 2, "S": 4, "W": 8}
    assert state.masks[cell(corner)] == sum(sides[side] for side in CORNER_SIDES[corner])
    assert state.masks[cell("d4")] == 15


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "option"), [(2, "diagonal"), (2, "adjacent"), (3, ""), (4, "")])
def test_3_each_goal_is_the_diagonal_corner_of_the_start(seats: int, option: str, seed: int):
    """Row 2."""
    state = dealt(seats, seed, **({"seats_2": option} if option else {}))
    assert len(set(state.starts)) == seats
    for start, goal in zip(state.starts, state.goals, strict=True):
        assert start + goal == cell("a1") + cell("g7")
        assert start in map(cell, CORNER_SIDES)


@pytest.mark.parametrize(
    ("card", "text", "reason"),
    [
        (1, "rotate a1 NE", "fixed"),
        (10, "block a1 right", "no-block"),
        (10, "block d3 right", "no-block"),
        (14, "swap a1 b1", "fixed"),
        (14, "swap a1 a2", "fixed"),
        (16, "collapse a7", "fixed"),
        (18, "veil g1", "fixed"),
        (21, "shift 1 east", "no-line"),
        (21, "shift d south", "no-line"),
        (21, "shift 4 west", "no-line"),
    ],
)
def test_4_fixed_tiles_stay(card: int, text: str, reason: str):
    state = position(tiles=AROUND_A1, hands=f"{card}", treasure="b2", pieces="B1b2")
    play(state, f"place {card}")
    assert refused(state, text) == reason


def test_4_a_fixed_tile_is_not_mixed_by_a_neighbours_fall():
    state = position(tiles="b1─ c1─", hands="16")
    play(state, "place 16")
    events = play(state, "collapse b1", [0, 0], 3)
    assert events[0].cells == (cell("b1"), cell("c1"))
    assert state.masks[cell("a1")] == 6


@pytest.mark.parametrize("treasure", ["b2", "B1"])
@pytest.mark.parametrize(
    ("card", "text", "reason"),
    [
        (10, "block b2 left", "treasure"),
        (10, "block b1 right", "treasure"),
        (14, "swap b1 b2", "treasure"),
        (21, "shift 2 east", "treasure"),
        (21, "shift b north", "treasure"),
    ],
)
def test_5_the_tile_of_the_treasure_is_not_moved(card: int, text: str, reason: str, treasure: str):
    state = position(tiles=AROUND_A1, hands=f"{card}", treasure=treasure, pieces="B1b2")
    play(state, f"place {card}")
    assert refused(state, text) == reason


@pytest.mark.parametrize(("card", "verb"), [(16, "collapse"), (18, "veil")])
def test_5_the_tile_of_the_treasure_is_not_turned_face_down(card: int, verb: str):
    state = position(tiles=AROUND_A1, hands=f"{card}", treasure="b2")
    play(state, f"place {card}")
    assert refused(state, f"{verb} b2") == "treasure"
    assert f"{verb} c1" in choices(state)


@pytest.mark.parametrize("treasure", ["b1", "B1"])
def test_5_the_tile_of_the_treasure_may_be_turned_in_place(treasure: str):
    state = position(tiles=AROUND_A1, hands="1", treasure=treasure, pieces="B1b1")
    play(state, "place 1")
    play(state, "rotate b1 NS", 3)
    assert state.masks[cell("b1")] == 5
    assert state.treasure == cell("b1")


def broken(**changes) -> State:
    state = position(tiles=AROUND_A1, treasure="A1", pieces="A1b1", ap=3)
    for name, value in changes.items():
        setattr(state, name, value)
    return state


@pytest.mark.parametrize(
    "changes",
    [
        {"pieces": [cell("c3"), 0, 48, 48]},
        {"pieces": [cell("b2"), 0, 48, 48]},
        {"treasure": cell("c3"), "carrier": -1},
        {"masks": [6] + [0] * 48},
        {"shapes": [4] + [0] * 48},
        {"deck": [0, 0, 0, 0]},
        {"fronts": [-1, 4]},
        {"hands": [[1, 2], [3, 4, 6]]},
        {"goals": [cell("b1"), 0]},
    ],
)
def test_6_the_check_sees_a_broken_position(changes: dict):
    with pytest.raises(AssertionError):
        check(broken(**changes))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_6_holds_after_every_event_of_random_games(seats: int):
    """Opponents able to act meet on one tile only as the rule lists it."""
    chance = KeyedChance(seeded_secret(6, seats))
    state, meetings = dealt(seats, 6), Meetings()

    def evolve(target: State, event) -> None:
        GAME.evolve(target, event)
        check(target)
        meetings.after(target, event)

    for _ in range(amount(1500, 30000)):
        legal = GAME.legal(state)
        if legal:
            GAME.decide(Turn(state, chance, evolve), chance.choice(legal))
        else:
            state, meetings = dealt(seats, chance.below(1000)), Meetings()


def test_6_an_unexplained_meeting_is_seen():
    state = position(tiles="b1─ c1─", pieces="A1c1 B1c1", ap=1)
    with pytest.raises(AssertionError, match="share a tile"):
        Meetings().after(state, End())
