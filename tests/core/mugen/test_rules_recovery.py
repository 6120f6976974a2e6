"""Rule 15: recovery battles."""

import pytest

from core.mugen.events import (
    BattleBegan,
    ChainBegan,
    RecoveryEnded,
    StoodOff,
    TreasureTaken,
)
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
    words,
)

STRENGTH, HANGED_MAN = 8, 12
"""The weakest row of the one is above the best of the other: any dice decide alike."""
ROAD = "b1─ c1─ d1─"


def recovering(**changes):
    """A, incapacitated, shares c1 with B and holds Strength."""
    given = {"tiles": ROAD, "pieces": "A1c1 B1c1", "front": "- 12", "hands": "0 6 8 12"}
    return position(**{**given, **changes})


def test_15_a_single_pair_fights_after_the_roll():
    state = recovering()
    events = play(state, "place 8", 3, 1, 1)
    assert fights(events) == ["A1 B1"]
    rolled = words(events).index("action-rolled")
    assert rolled < words(events).index("battle-began")
    assert of(events, ChainBegan) == [ChainBegan(-1, -1)]
    assert (asked(state), state.phase, state.attacked) == (("push", "A"), "recover", [2])
    events = play(state, "push d1")
    assert of(events, RecoveryEnded) == [RecoveryEnded()]
    assert (asked(state), state.phase, state.ap) == (("act", "A"), "act", 3)


def test_15_only_if_incapacitated_at_the_start_of_the_turn():
    state = recovering(front="4 12")
    assert not of(play(state, "place 8", 3), BattleBegan)
    assert asked(state) == ("act", "A")


def test_15_whatever_the_action_points():
    state = recovering()
    events = play(state, "place 0", 1, 6, 1)
    assert (fights(events), state.ap) == (["A1 B1"], 0)
    play(state, "push d1", 21)
    assert asked(state) == ("card", "B")


def test_15_one_opponents_piece_is_attacked_by_one_own_piece_only():
    """Rows 39 and 40: the pair is picked; A loses, and the other piece may not try again."""
    state = recovering(pieces="A1c1 A2c1 B1c1", front="- 8", hands="12")
    play(state, "place 12")
    play(state, "done", 2)
    assert asked(state) == ("recover", "A")
    assert choices(state) == ["recover A1 B1", "recover A2 B1"]
    assert fights(play(state, "recover A2 B1", 1, 1)) == ["A2 B1"]
    assert asked(state) == ("push", "B")
    events = play(state, "push b1")
    assert of(events, RecoveryEnded)
    assert at(state, "A1") == at(state, "B1") == cell("c1")


def test_15_a_pick_is_settled_before_the_next():
    """Rows 24 and 41: the push makes a battle that does not count; a loss does not end the turn."""
    state = recovering(tiles="b1─ c1─", pieces="A1b1 A2c1 B1b1 B2c1", front="- 8", hands="12")
    play(state, "place 12")
    play(state, "done", 6)
    assert choices(state) == ["recover A1 B1", "recover A2 B2"]
    events = play(state, "recover A2 B2", 1, 1, 1, 1, 1, 1)
    assert fights(events) == ["A2 B2", "A2 B1", "A1 B1"]
    play(state, "push a1")
    assert asked(state) == ("act", "A")
    assert (at(state, "A1"), at(state, "A2"), state.ap) == (cell("a1"), cell("a1"), 4)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("recover A1 B2", "not-together"),
        ("recover B1 A1", "not-yours"),
        ("recover A1 A2", "yours"),
        ("recover A1 C1", "incapacitated"),
        ("recover A1 D1", "no-piece"),
    ],
)
def test_15_refused_pairs(text: str, reason: str):
    state = recovering(seats=3, pieces="A1c1 A2c1 B1c1 B2d1 C1c1", front="- 12 -")
    play(state, "place 8", 1)
    assert choices(state) == ["recover A1 B1", "recover A2 B1"]
    assert refused(state, text) == reason


def test_15_not_against_a_piece_that_is_incapacitated_itself():
    """Row 38."""
    state = recovering(front="- -")
    assert not of(play(state, "place 8", 3), BattleBegan)


def test_15_not_against_a_piece_attacked_by_a_leap_before():
    """The leap ends in a stand-off on b1, whose roads lead nowhere."""
    state = recovering(tiles="b1│", pieces="B1b1")
    play(state, "place 0")
    events = play(state, "leap A1 b1", 6, 1, 6)
    assert fights(events) == ["A1 B1"]
    assert of(events, StoodOff) == [StoodOff(piece("B1"), cell("b1"))]
    assert asked(state) == ("act", "A")


def test_15_not_against_a_piece_that_the_own_one_has_fought_as_defender():
    """A's leap sends B on to C, and C to A's second piece: they meet, but have fought."""
    state = recovering(
        seats=3,
        tiles="b1└ c1─ d1┘",
        pieces="B1b1 C1c1 A2d1",
        front="- 7 12",
        hands="0",
    )
    play(state, "place 0")
    events = play(state, "leap A1 b1", 6, 1, 1, 1)
    assert fights(events) == ["A1 B1", "B1 C1"]
    events = play(state, "push d1", 1, 6, 6)
    assert fights(events) == ["C1 A2"]
    assert of(events, StoodOff) == [StoodOff(piece("C1"), cell("d1"))]
    assert (asked(state), state.attacked) == (("act", "A"), [piece("B1")])


def test_15_who_shares_a_tile_is_looked_at_when_picking():
    """Row 54: Lovers have parted the pair before the battle comes."""
    state = recovering()
    play(state, "place 6")
    assert not of(play(state, "join A1", 3), BattleBegan)
    assert asked(state) == ("act", "A")


def test_15_a_bound_piece_fights_and_a_hermit_does_not_stop_it():
    state = recovering(seats=3, front="- 9! 12!", bound="C>A1")
    events = play(state, "place 8", 3, 1, 1)
    assert fights(events) == ["A1 B1"]
    assert choices(state) == ["push d1", "push b1"]


def test_15_an_own_hermit_does_not_stop_it():
    state = recovering(hands="9")
    assert fights(play(state, "place 9", 3, 6, 1)) == ["A1 B1"]


def test_15_it_may_steal():
    """Row 39: it is the recovering player's turn."""
    state = recovering(treasure="B1")
    events = play(state, "place 8", 3, 1, 1)
    assert of(events, TreasureTaken) == [TreasureTaken(0, cell("c1"), piece("B1"))]
    assert state.carrier == 0


def test_15_it_is_no_entry_and_takes_no_lying_treasure():
    state = recovering(treasure="c1")
    play(state, "place 8", 3, 1, 1)
    play(state, "push d1")
    assert state.carrier == -1


def test_15_it_counts_as_an_attack_of_the_turn():
    state = recovering()
    play(state, "place 8", 3, 1, 1)
    play(state, "push d1")
    assert refused(state, "move A1 d1") == "attacked"
