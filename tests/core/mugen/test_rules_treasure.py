"""Rules 26 to 28: theft, carrying, victory."""

import pytest

from core.mugen.events import EntryEnded, GameEnded, SteppedBack, TreasureTaken
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

STRONG, WEAK = "8", "12"
"""The weakest row of the one is above the best of the other: any dice decide alike."""
ROAD = "b1─ c1┬ d1─ e1─ c2│"
MEETING = {"tiles": ROAD, "pieces": "A1b1 B1c1", "ap": 2}
CHAIN = {"seats": 3, "tiles": ROAD, "pieces": "A1b1 B1c1 C1d1", "ap": 2}
HOME = "f7─ e7─ g6│"
"""The roads to g7, the goal of A."""


def test_26_the_turn_player_robs_a_beaten_carrier_before_the_push():
    state = position(**MEETING, front=f"{STRONG} {WEAK}", treasure="B1")
    events = play(state, "move A1 c1", 1, 1)
    assert of(events, TreasureTaken) == [TreasureTaken(piece("A1"), cell("c1"), piece("B1"))]
    assert (state.carrier, asked(state)) == (piece("A1"), ("push", "A"))
    play(state, "push d1")
    assert state.treasure == at(state, "A1") == cell("c1")


def test_26_also_when_no_push_is_possible():
    state = position(tiles="b1│", pieces="B1b1", front="4 12", treasure="B1", hands="0")
    play(state, "place 0")
    events = play(state, "leap A1 b1", 6, 1, 6)
    order = words(events)
    assert order.index("treasure-taken") < order.index("stood-off")
    assert state.carrier == piece("A1")


@pytest.mark.parametrize(("theft", "carrier"), [("turn_player", "A1"), ("any_winner", "B1")])
def test_26_a_carrier_that_attacks_and_loses(theft: str, carrier: str):
    """Row 25, and the option `theft`."""
    state = position(**MEETING, front=f"{WEAK} {STRONG}", treasure="A1", theft=theft)
    play(state, "move A1 c1", 1, 1)
    play(state, "push d1")
    assert state.carrier == piece(carrier)
    assert state.treasure == cell("d1" if carrier == "A1" else "c1")


@pytest.mark.parametrize(("theft", "carrier"), [("turn_player", "C1"), ("any_winner", "B1")])
def test_26_a_pushed_third_party_beats_the_carrier(theft: str, carrier: str):
    """Row 26, and the option `theft`: B1, pushed onto the carrier C1, wins."""
    state = position(**CHAIN, front="8 7 12", treasure="C1", theft=theft)
    play(state, "move A1 c1", 1, 1)
    play(state, "push d1", 1, 1)
    assert state.carrier == piece(carrier)


@pytest.mark.parametrize(("theft", "carrier"), [("turn_player", "A1"), ("any_winner", "B1")])
def test_26_a_carrier_pushed_on_keeps_it_against_a_defender(theft: str, carrier: str):
    """Row 27: the carrier attacks B1 and loses, is pushed onto C1 and loses again."""
    state = position(**CHAIN, front="12 8 8", treasure="A1", theft=theft)
    play(state, "move A1 c1", 1, 1)
    events = play(state, "push d1", 1, 1)
    assert fights(events) == ["A1 C1"]
    assert state.carrier == piece(carrier)


def test_26_the_turn_players_waiting_piece_robs_a_carrier_pushed_into_it():
    """Rows 26 and 27: C1 carries; B1 pushes it onto A2, which wins."""
    state = position(
        seats=3,
        tiles="b1─ c1─ d1─ e1─",
        pieces="A1b1 A2e1 B1c1 C1d1",
        front="8 7 12",
        treasure="C1",
        ap=2,
    )
    play(state, "move A1 c1", 1, 1)
    events = play(state, "push d1", 1, 1)
    assert fights(events) == ["B1 C1"]
    events = play(state, "push e1", 1, 1)
    assert fights(events) == ["C1 A2"]
    assert of(events, TreasureTaken) == [TreasureTaken(piece("A2"), cell("e1"), piece("C1"))]


def test_27_a_carrier_entering_its_goal_wins():
    state = position(tiles=HOME, pieces="A1f7 B1e7 B2e7", treasure="A1", ap=2)
    events = play(state, "move A1 g7")
    assert of(events, GameEnded) == [GameEnded((0,), (1, 0), "goal")]
    assert words(events)[-1] == "game-ended"
    assert (choices(state), state.asked) == ([], None)
    assert refused(state, "end") == "over"


def test_27_taking_the_treasure_on_the_own_goal_wins():
    state = position(tiles=HOME, pieces="A1f7 B1e7 B2e7", treasure="g7", ap=2)
    events = play(state, "move A1 g7")
    assert words(events)[-2:] == ["treasure-taken", "game-ended"]


def test_27_a_carrier_fights_for_its_goal_first():
    """Row 52: B's pieces stand there; A1 beats both."""
    state = position(tiles=HOME, pieces="A1f7", front=f"{STRONG} {WEAK}", treasure="A1", ap=2)
    assert not of(play(state, "move A1 g7"), GameEnded)
    assert not of(play(state, "fight B1", 1, 1), GameEnded)
    assert not of(play(state, "push f7", 1, 1), GameEnded)
    events = play(state, "push g6")
    assert of(events, GameEnded) == [GameEnded((0,), (1, 0), "goal")]


def test_27_a_carrier_that_loses_on_its_goal_does_not_win():
    """Row 52."""
    state = position(tiles=HOME, pieces="A1f7", front=f"{WEAK} {STRONG}", treasure="A1", ap=2)
    play(state, "move A1 g7")
    play(state, "fight B1", 1, 1)
    play(state, "push g6")
    assert (state.outcome, state.carrier) == (None, piece("A1"))
    assert state.treasure == cell("g6")


def test_27_a_carrier_with_nowhere_to_be_pushed_to_leaves_its_goal_too():
    """A Hermit of B stands on the tile that it came from."""
    state = position(
        seats=3,
        tiles="f7─ e7─",
        pieces="A1f7 B1f7 C2e7",
        front="12 9! 8",
        treasure="A1",
        ap=2,
    )
    events = play(state, "move A1 g7", 1, 1)
    assert of(events, SteppedBack) == [SteppedBack(piece("A1"), cell("g7"), cell("f7"))]
    assert (state.treasure, state.outcome) == (cell("f7"), None)


def test_27_an_entry_completed_elsewhere_decides_nothing_while_battles_are_pending():
    """A1 stands on its goal, has beaten B1 and still has B2 before it."""
    state = position(tiles=HOME, pieces="A1f7", front="8 8", treasure="A1", ap=2)
    play(state, "move A1 g7")
    play(state, "fight B1", 6, 1)
    events = play(state, "push f7", 1, 6)
    assert of(events, EntryEnded)[0] == EntryEnded(piece("B1"), cell("f7"), True)
    assert fights(events) == ["A1 B2"]
    assert (state.outcome, asked(state)) == (None, ("push", "B"))


def test_27_theft_on_the_thiefs_goal_wins_at_once():
    """Row 28."""
    state = position(tiles=HOME, pieces="A1f7", front=f"{STRONG} {WEAK}", treasure="B1", ap=2)
    play(state, "move A1 g7")
    events = play(state, "fight B1", 1, 1)
    assert words(events)[-2:] == ["treasure-taken", "game-ended"]
    assert state.outcome.winners == (0,)


def test_27_any_winner_on_its_own_goal_wins_off_turn():
    """The option `theft`: the carrier attacks B1 on B's goal and loses."""
    given = {"tiles": "b1─ c1─", "pieces": "A1b1 B1a1 A2c1", "front": f"{WEAK} {STRONG}", "ap": 2}
    state = position(**given, treasure="A1", theft="any_winner")
    events = play(state, "move A1 a1", 1, 1)
    assert of(events, GameEnded) == [GameEnded((1,), (0, 1), "goal")]
    state = position(**given, treasure="A1")
    play(state, "move A1 a1", 1, 1)
    assert state.outcome is None


def test_27_the_second_piece_on_the_goal_does_not_win():
    """The goal is looked at for the piece that enters: A2 does, and A1 carries elsewhere."""
    state = position(tiles=HOME, pieces="A1e7 A2f7 B1e7 B2e7", treasure="A1", front="4 -", ap=2)
    play(state, "move A2 g7")
    assert (state.outcome, asked(state)) == (None, ("act", "A"))


@pytest.mark.parametrize(("option", "winners"), [("adjacent", (1,)), ("diagonal", None)])
def test_27_the_goal_of_two_seats_goes_by_their_option(option: str, winners: tuple | None):
    """Row 3: a7 is B's goal if it starts on g1, and a tile like any other if it starts on g7."""
    state = position(tiles="b7─", pieces="B1b7", treasure="B1", turn="B", ap=2, seats_2=option)
    play(state, "move B1 a7")
    assert (state.outcome and state.outcome.winners) == winners


def test_28_the_treasure_is_not_handed_over_dropped_or_refused():
    """Row 32: no action for it, with both own pieces on one tile."""
    state = position(tiles=ROAD, pieces="A1b1 A2b1", treasure="A1", ap=2)
    assert {text.split()[0] for text in choices(state)} == {"move", "end"}
    play(state, "move A2 c1")
    assert (state.carrier, state.treasure) == (piece("A1"), cell("b1"))


def test_28_the_treasure_goes_with_its_carrier():
    state = position(tiles=ROAD, pieces="A1b1", treasure="A1", ap=2)
    play(state, "move A1 c1")
    assert (state.treasure, state.carrier) == (cell("c1"), piece("A1"))
