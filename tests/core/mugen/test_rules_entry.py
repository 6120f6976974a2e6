"""Rules 18 to 20: entering a tile."""

import pytest

from core.mugen.events import BattleBegan, ChainBegan, EntryEnded, StoodOff, TreasureTaken
from tests.support.mugen_position import (
    asked,
    at,
    cell,
    choices,
    fights,
    of,
    piece,
    play,
    position,
    refused,
)

STRONG, WEAK = "8", "12"
"""The weakest row of the one is above the best of the other: any dice decide alike."""
ROAD = "b1─ c1┬ d1─ e1─ c2│"
TWO = {"tiles": ROAD, "seats": 3, "pieces": "A1b1 B1c1 C1c1"}


@pytest.mark.parametrize("pieces", ["A1b1 A2c1", "A1b1 B1c1 B2c1"])
def test_18_no_able_opponent_no_battle(pieces: str):
    """Row 23: incapacitated pieces never fight."""
    state = position(tiles=ROAD, pieces=pieces, front="4 -", ap=2)
    events = play(state, "move A1 c1")
    assert not of(events, BattleBegan)
    assert not of(events, ChainBegan)
    assert at(state, "A1") == cell("c1")


def test_19_a_single_opponent_is_attacked_without_asking():
    state = position(tiles=ROAD, pieces="A1b1 B1c1", front=f"{STRONG} {WEAK}", ap=2)
    assert fights(play(state, "move A1 c1", 1, 1)) == ["A1 B1"]
    assert state.asked.piece == piece("B1")
    assert asked(state) == ("push", "A")


def test_19_several_are_attacked_one_after_another_as_the_owner_picks():
    """Rows 14 and 51."""
    state = position(**TWO, front=f"{STRONG} {WEAK} {WEAK}", ap=2)
    assert not of(play(state, "move A1 c1"), BattleBegan)
    assert (asked(state), choices(state)) == (("order", "A"), ["fight B1", "fight C1"])
    assert refused(state, "fight B2") == "not-there"
    assert fights(play(state, "fight C1", 1, 1)) == ["A1 C1"]
    assert asked(state) == ("push", "A")
    assert fights(play(state, "push d1", 1, 1)) == ["A1 B1"]
    play(state, "push c2")
    assert (asked(state), at(state, "A1")) == (("act", "A"), cell("c1"))
    assert state.attacked == [piece("C1"), piece("B1")]


def test_19_two_pieces_of_one_owner_fight_one_after_the_other():
    """Row 51."""
    state = position(tiles=ROAD, pieces="A1b1 B1c1 B2c1", front=f"{STRONG} {WEAK}", ap=2)
    play(state, "move A1 c1")
    play(state, "fight B2", 1, 1)
    assert fights(play(state, "push d1", 1, 1)) == ["A1 B1"]


def test_19_the_own_second_piece_there_neither_helps_nor_moves():
    """Row 51."""
    state = position(tiles=ROAD, pieces="A1b1 A2c1 B1c1", front=f"{WEAK} {STRONG}", ap=2)
    assert fights(play(state, "move A1 c1", 1, 1)) == ["A1 B1"]
    play(state, "push d1")
    assert (at(state, "A1"), at(state, "A2")) == (cell("d1"), cell("c1"))


def test_19_it_stops_with_the_first_loss():
    state = position(**TWO, front=f"{WEAK} {STRONG} {WEAK}", ap=2)
    play(state, "move A1 c1")
    play(state, "fight B1", 1, 1)
    events = play(state, "push d1")
    assert not of(events, BattleBegan)
    assert of(events, EntryEnded)[-1] == EntryEnded(piece("A1"), cell("c1"), False)
    assert asked(state) == ("act", "A")


def leapt_among_three(**changes):
    """A1 has leapt onto c1, a dead end but for d1, and beaten B1, which is pushed to D1 on d1.

    B1 beats D1, which is pushed back to A1 and C1 on c1; seat D picks.
    """
    given = {
        "seats": 4,
        "tiles": "b1│ c1└ d1─",
        "pieces": "A1b1 B1c1 C1c1 D1d1",
        "front": "4 7 4 12",
        "hands": "0",
    }
    state = position(**{**given, **changes})
    play(state, "place 0")
    play(state, "leap A1 c1")
    assert choices(state) == ["fight B1", "fight C1"]
    assert fights(play(state, "fight B1", 6, 1, 1, 1)) == ["A1 B1", "B1 D1"]
    assert (asked(state), choices(state)) == (("order", "D"), ["fight A1", "fight C1"])
    return state


def test_19_a_piece_fought_as_defender_is_not_attacked_again():
    """D1 attacks A1, loses and stays; A1 goes on with C1 alone."""
    state = leapt_among_three()
    events = play(state, "fight A1", 1, 6, 6, 1, 1, 6, 6)
    assert fights(events) == ["D1 A1", "A1 C1", "C1 B1"]
    assert of(events, StoodOff)[0] == StoodOff(piece("D1"), cell("c1"))
    assert asked(state) == ("act", "A")
    assert at(state, "A1") == at(state, "D1") == cell("c1")


def test_19_a_loss_as_defender_ends_the_entry_too():
    """D1 beats A1, which meets B1 on d1 and stays there; C1 is left to D1."""
    state = leapt_among_three()
    events = play(state, "fight A1", 6, 1, 1, 1, 1, 1, 6)
    assert fights(events) == ["D1 A1", "A1 B1", "D1 C1"]
    assert [stay.piece for stay in of(events, StoodOff)] == [piece("A1"), piece("D1")]
    assert asked(state) == ("act", "A")


def test_19_a_newcomer_that_did_not_fight_it_is_attacked_too():
    """D1 loses to C1 and stays; A1 has both before it."""
    state = leapt_among_three()
    assert fights(play(state, "fight C1", 1, 1)) == ["D1 C1"]
    assert (asked(state), choices(state)) == (("order", "A"), ["fight C1", "fight D1"])


def test_19_a_newcomer_already_attacked_this_turn_is_not():
    """Row 24: the push made it fight all the same."""
    state = leapt_among_three()
    state.attacked.append(piece("D1"))
    events = play(state, "fight C1", 1, 1, 6, 1, 1, 6, 6)
    assert fights(events) == ["D1 C1", "A1 C1", "C1 B1"]
    assert asked(state) == ("act", "A")


def test_20_a_complete_entry_takes_the_lying_treasure():
    """Row 31: without a question."""
    state = position(tiles="d3│", pieces="A1d3", ap=2)
    events = play(state, "move A1 d4")
    assert of(events, TreasureTaken) == [TreasureTaken(piece("A1"), cell("d4"), -1)]
    assert (state.carrier, state.treasure) == (piece("A1"), cell("d4"))


def test_20_a_dropped_treasure_is_taken_alike():
    """Rows 31 and 33, and the claim is gone."""
    state = position(tiles=ROAD, pieces="A1b1 B1c1", front="4 -", treasure="c1", claim="B1", ap=2)
    play(state, "move A1 c1")
    assert (state.carrier, state.claim) == (piece("A1"), -1)


def test_20_battles_come_before_the_treasure():
    state = position(tiles=ROAD, pieces="A1b1 B1c1", front=f"{STRONG} {WEAK}", treasure="c1", ap=2)
    play(state, "move A1 c1", 1, 1)
    assert state.carrier == -1
    events = play(state, "push d1")
    assert of(events, TreasureTaken) == [TreasureTaken(piece("A1"), cell("c1"), -1)]


def test_20_a_piece_that_lost_and_stays_takes_nothing():
    """B1, pushed onto the treasure, loses to C1 there and has no tile to go to."""
    state = position(
        seats=3,
        tiles="b1─ c1┐ c2│",
        pieces="A1b1 B1c1 C1c2",
        front=f"{STRONG} {WEAK} 4",
        treasure="c2",
        ap=2,
    )
    play(state, "move A1 c1", 1, 1)
    events = play(state, "push c2", 1, 1)
    assert fights(events) == ["B1 C1"]
    assert of(events, StoodOff) == [StoodOff(piece("B1"), cell("c2"))]
    assert state.carrier == -1


def test_20_a_pushed_piece_takes_the_treasure():
    """Row 30: the pusher could have avoided it."""
    state = position(tiles=ROAD, pieces="A1b1 B1c1", front=f"{STRONG} {WEAK}", treasure="d1", ap=2)
    play(state, "move A1 c1", 1, 1)
    assert set(choices(state)) == {"push b1", "push c2", "push d1"}
    events = play(state, "push d1")
    assert of(events, TreasureTaken) == [TreasureTaken(piece("B1"), cell("d1"), -1)]


def test_20_standing_on_the_treasure_is_no_entry():
    """Row 34: an able piece beside an incapacitated one has to leave and come back."""
    state = position(tiles=ROAD, pieces="A1c1 B1c1", front="4 -", treasure="c1", claim="B1", ap=3)
    play(state, "move A1 d1")
    assert state.carrier == -1
    play(state, "move A1 c1")
    assert state.carrier == piece("A1")
