"""Rules 12 to 14 and 17: the return, the card, the roll, the end of a turn."""

import pytest

from core.mugen.effect_events import EffectEnded
from core.mugen.events import (
    ActionRolled,
    BattleBegan,
    CardDrawn,
    CardPlaced,
    PileRenewed,
    TreasureReturned,
    TurnBegan,
)
from tests.support.mugen_position import (
    asked,
    at,
    cell,
    choices,
    of,
    piece,
    play,
    position,
    refused,
    words,
)

ROAD = "b1─ c1─ d1─ e1─"


def before_return(**changes):
    """B is about to end its turn; A has dropped the treasure on c1."""
    given = {"turn": "B", "ap": 1, "front": "- 4", "treasure": "c1", "claim": "A1"}
    return position(**{"tiles": ROAD, "pieces": "A1e1", **given, **changes})


def test_12_the_treasure_goes_back_to_the_piece_that_dropped_it():
    """Rows 35 and 36: wherever the piece is now, and before the draw."""
    state = before_return()
    events = play(state, "end", 21)
    assert words(events)[:3] == ["turn-began", "treasure-returned", "card-drawn"]
    assert of(events, TreasureReturned) == [TreasureReturned(piece("A1"), cell("e1"))]
    assert (state.carrier, state.treasure, state.claim) == (piece("A1"), cell("e1"), -1)
    assert asked(state) == ("card", "A")


def test_12_the_return_may_win():
    state = before_return(pieces="A1g7")
    events = play(state, "end")
    assert state.outcome.winners == (0,)
    assert words(events)[-1] == "game-ended"


def test_12_only_the_own_treasure_comes_back():
    state = before_return(seats=4, front="- 4 - 4", claim="C1")
    events = play(state, "end", 21)
    assert state.turn == 2
    assert of(events, TreasureReturned) == [TreasureReturned(piece("C1"), cell("g7"))]
    state = before_return(claim="B1", turn="B", front="- 4")
    assert not of(play(state, "end", 21), TreasureReturned)
    assert state.claim == piece("B1")


def test_12_a_claim_ends_when_any_piece_takes_the_treasure():
    state = before_return(pieces="A1e1 B1d1")
    play(state, "move B1 c1", 21)
    assert (state.carrier, state.claim) == (piece("B1"), -1)
    assert (state.turn, at(state, "A1"), state.treasure) == (0, cell("e1"), cell("c1"))


def test_12_a_later_drop_makes_a_new_claim():
    state = position(
        tiles=ROAD, treasure="B1", pieces="B1c1", front="4 4", hands="13", discard="13"
    )
    play(state, "place 13")
    play(state, "strike B", 6)
    assert (state.carrier, state.claim, state.treasure) == (-1, piece("B1"), cell("c1"))


def test_13_a_draw_comes_first():
    state = position(turn="B", ap=1, hands="1 1 7/7 8 8")
    events = play(state, "end", 9)
    assert of(events, CardDrawn) == [CardDrawn(0, 9)]
    assert state.hands == [[1, 1, 7, 9], [7, 8, 8]]


def test_13_an_empty_pile_is_renewed_when_a_card_is_needed():
    """Row 8."""
    state = position(turn="B", ap=1, hands="1 1 7/7 8 8", deck="")
    assert (len(state.deck), len(state.discard)) == (0, 58)
    events = play(state, "end", 9)
    assert words(of(events, PileRenewed) + of(events, CardDrawn)) == ["pile-renewed", "card-drawn"]
    assert (len(state.deck), len(state.discard)) == (57, 0)


def test_13_a_pile_that_has_just_run_out_is_not_yet_renewed():
    """Row 8."""
    state = position(turn="B", ap=1, hands="1 1 7/7 8 8", deck="9")
    assert not of(play(state, "end"), PileRenewed)
    assert (state.deck, len(state.discard)) == ([], 57)


def test_13_equal_cards_are_one_choice():
    state = position(hands="7 7 8 12")
    assert choices(state) == ["place 7", "place 8", "place 12"]
    assert refused(state, "place 4") == "not-in-hand"


def test_13_the_old_card_lies_in_front_until_the_choice():
    state = position(hands="7 8 8 8", front="9! 4")
    assert (state.fronts[0], state.awake[0]) == (9, True)
    events = play(state, "place 7", 1)
    assert of(events, CardPlaced) == [CardPlaced(0, 7, 9, True, False)]
    assert (state.fronts[0], state.awake[0], state.discard) == (7, True, [9])
    assert state.hands[0] == [8, 8, 8]


def test_13_an_incapacitated_player_is_able_from_the_placing_on():
    """Row 37: before the effect, here a leap that makes a battle."""
    state = position(tiles="b1│", pieces="B1b1", front="- 12", hands="0 8")
    events = play(state, "place 0")
    assert of(events, CardPlaced)[0].replaced == -1
    events = play(state, "leap A1 b1", 6, 1, 6)
    assert of(events, BattleBegan)[0].attacker == piece("A1")


@pytest.mark.parametrize("card", [4, 7, 8, 9, 11])
def test_13_no_decision_for_lasting_cards_and_those_without_effect(card: int):
    state = position(hands=f"{card}")
    events = play(state, f"place {card}", 3)
    assert not of(events, EffectEnded)
    assert asked(state) == ("act", "A")
    assert state.awake[0]


def test_13_a_declined_effect_does_nothing():
    """Row 7."""
    state = position(tiles=ROAD, hands="21")
    before = state.copy()
    play(state, "place 21")
    events = play(state, "done", 1)
    assert of(events, EffectEnded) == [EffectEnded(0, 21, "declined")]
    assert (state.masks, state.shapes, state.pieces) == (
        before.masks,
        before.shapes,
        before.pieces,
    )


def test_13_an_impossible_effect_says_so_and_does_nothing():
    state = position(hands="18")
    events = play(state, "place 18", 3)
    assert of(events, EffectEnded) == [EffectEnded(0, 18, "impossible")]
    assert asked(state) == ("act", "A")


@pytest.mark.parametrize("face", range(1, 7))
def test_14_the_action_row_gives_the_action_points(face: int):
    state = position(hands="7")
    events = play(state, "place 7", face)
    expected = (5, 5, 6, 6, 7, 8)[face - 1]
    assert of(events, ActionRolled) == [ActionRolled(0, face, expected, False)]
    assert (state.die, state.ap) == (face, expected)


def test_14_action_points_may_be_none_and_the_turn_ends_by_itself():
    state = position(hands="0")
    events = play(state, "place 0", 1, 21)
    assert of(events, ActionRolled)[0].ap == 0
    assert asked(state) == ("card", "B")


def test_14_unused_action_points_are_lost():
    state = position(tiles=ROAD, ap=5, hands="/4 7 7")
    play(state, "end", 8)
    assert state.ap == 0
    play(state, "place 4", 1)
    assert state.ap == 3


def test_17_the_turn_ends_with_the_last_action_point():
    state = position(tiles=ROAD, ap=2)
    play(state, "move A1 b1")
    assert (asked(state), state.ap) == (("act", "A"), 1)
    events = play(state, "move A1 c1", 21)
    assert of(events, TurnBegan) == [TurnBegan(1, 1, False)]


def test_17_end_is_always_a_choice():
    state = position(ap=1, tiles="b1│ a2─")
    assert choices(state) == ["end"]
    play(state, "end", 21)
    assert asked(state) == ("card", "B")


def test_17_a_face_down_tile_is_never_entered():
    """Row 9."""
    state = position(ap=2)
    assert choices(state) == ["explore b1", "explore a2", "end"]
    assert refused(state, "move A1 b1") == "face-down"
    state = position(hands="0", tiles="b1│")
    play(state, "place 0")
    assert refused(state, "leap A1 a2") == "face-down"


def test_17_the_turn_begins_anew_for_the_next_seat():
    state = position(tiles=ROAD, seats=4, turn="D", ap=1, attacked="A1", round=3)
    events = play(state, "end", 21)
    assert of(events, TurnBegan) == [TurnBegan(0, 4, False)]
    assert (state.attacked, state.phase, state.round) == ([], "start", 4)
