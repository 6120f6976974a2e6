"""Rules 21 to 25: rolling, pushing, chains, what happens with no tile to push to."""

import pytest

from core.mugen.events import BattleBegan, BattleRolled, ChainEnded, Pushed, SteppedBack, StoodOff
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
ROAD = "b1─ c1┬ d1─ e1─ c2│ c3│"
MEETING = {"tiles": ROAD, "pieces": "A1b1 B1c1"}
WIN = {**MEETING, "front": f"{STRONG} {WEAK}", "ap": 2}
LOSS = {**MEETING, "front": f"{WEAK} {STRONG}", "ap": 2}


def test_21_the_higher_number_of_the_battle_rows_wins():
    state = position(**MEETING, front="7 4", ap=2)
    events = play(state, "move A1 c1", 4, 6)
    assert of(events, BattleBegan) == [BattleBegan(0, 2, cell("c1"), 7, 4, True)]
    assert of(events, BattleRolled) == [BattleRolled(4, 6, 5, 7, piece("B1"), piece("A1"))]


def test_21_equal_numbers_are_rolled_again_and_each_roll_is_told():
    state = position(**MEETING, front="7 4", ap=2)
    events = play(state, "move A1 c1", 3, 2, 6, 6, 6, 1)
    rolls = [(roll.attacker_value, roll.defender_value) for roll in of(events, BattleRolled)]
    assert rolls == [(5, 5), (7, 7), (7, 4)]
    assert [roll.winner for roll in of(events, BattleRolled)] == [-1, -1, piece("A1")]


def test_21_an_own_card_asleep_fights_with_its_row_alone():
    """Justice asleep: each side reads its own row."""
    state = position(**MEETING, front="11 4", ap=2)
    (battle,) = of(play(state, "move A1 c1", 6, 1), BattleBegan)
    assert (battle.attacker_row, battle.defender_row) == (11, 4)


def test_22_the_winner_pushes_to_any_connected_tile():
    """Row 18: c3 is no neighbour, and the attacker's way back is open too."""
    state = position(**WIN)
    play(state, "move A1 c1", 1, 1)
    assert sorted(choices(state)) == ["push b1", "push c2", "push d1"]
    assert refused(state, "push c3") == "not-connected"
    events = play(state, "push c2")
    assert of(events, Pushed) == [Pushed(0, piece("B1"), cell("c1"), cell("c2"))]
    assert of(events, ChainEnded)
    assert at(state, "B1") == cell("c2")


def test_22_the_defenders_owner_pushes_out_of_turn():
    """Rows 17 and 18."""
    state = position(**LOSS)
    play(state, "move A1 c1", 1, 1)
    assert asked(state) == ("push", "B")
    assert sorted(choices(state)) == ["push b1", "push c2", "push d1"]
    play(state, "push d1")
    assert (at(state, "A1"), asked(state)) == (cell("d1"), ("act", "A"))


def test_22_a_single_tile_is_not_asked_for():
    state = position(**{**WIN, "tiles": "b1─ c1─"})
    events = play(state, "move A1 c1", 1, 1)
    assert of(events, Pushed) == [Pushed(0, piece("B1"), cell("c1"), cell("b1"))]


@pytest.mark.parametrize(
    ("pieces", "front"),
    [("C1d1", f"{STRONG} {WEAK} 9!"), ("A2d1", f"9 {WEAK} 4"), ("C1d1", "8 9! 4")],
)
def test_22_a_hermit_bars_a_push(pieces: str, front: str):
    """Barred (a) by the owner of a piece there, (b) by the loser's own Hermit; not asleep."""
    state = position(seats=3, tiles=ROAD, pieces=f"A1b1 B1c1 {pieces}", front=front, ap=2)
    if "9!" not in front:
        play(state, "move A1 c1", 6, 1)
        assert "push d1" in choices(state)
    elif front.startswith("8 9!"):
        assert refused(state, "move A1 c1") == "hermit"
    else:
        play(state, "move A1 c1", 1, 1)
        assert sorted(choices(state)) == ["push b1", "push c2"]
        assert refused(state, "push d1") == "hermit"


def test_22_the_losers_own_hermit_bars_tiles_of_able_opponents():
    """A recovery battle; C on d1 is able, the pieces on c2 are not."""
    state = position(
        seats=4,
        tiles=ROAD,
        pieces="A1c1 B1c1 C1d1 D1c2",
        front="- 9! 4 -",
        hands="8 8",
    )
    play(state, "place 8", 3, 1, 1)
    assert sorted(choices(state)) == ["push b1", "push c2"]
    assert refused(state, "push d1") == "hermit"


def near_goal(**changes):
    """A1 stands on a2, about to meet B1 on b1, next to a1, B's goal."""
    given = {
        "tiles": "b1┬ b2┘ a2└ c1─",
        "pieces": "A1b2 A2b2 B1b1",
        "front": f"{STRONG} {WEAK}",
        "ap": 2,
    }
    state = position(**{**given, **changes})
    play(state, "move A1 b1", 1, 1)
    return state


@pytest.mark.parametrize(
    "changes", [{"treasure": "a1"}, {"treasure": "c1", "claim": "B1"}], ids=["lies", "claim"]
)
def test_22_a_loser_is_not_pushed_onto_its_goal_with_the_treasure(changes: dict):
    """Barred (c), row 29: the treasure lies there, or comes back to the loser."""
    state = near_goal(**changes)
    assert sorted(choices(state)) == ["push b2", "push c1"]
    assert refused(state, "push a1") == "goal"


def test_22_a_beaten_carrier_is_not_pushed_onto_its_goal():
    """Barred (c), row 29: the carrier attacks and loses."""
    state = position(
        tiles="f7─ e7─ f6│",
        pieces="A1e7 B1f7",
        front=f"{WEAK} {STRONG}",
        treasure="A1",
        ap=2,
    )
    events = play(state, "move A1 f7", 1, 1)
    assert of(events, Pushed) == [Pushed(1, piece("A1"), cell("f7"), cell("e7"))]


def test_22_an_empty_handed_loser_may_be_pushed_onto_its_goal():
    state = near_goal()
    assert "push a1" in choices(state)
    play(state, "push a1")
    assert (at(state, "B1"), state.outcome) == (cell("a1"), None)


def test_23_an_opposing_piece_is_attacked_once_a_turn_by_whichever_own_piece():
    """Row 16."""
    state = position(**{**WIN, "pieces": "A1b1 A2e1 B1c1", "ap": 3})
    play(state, "move A1 c1", 1, 1)
    play(state, "push d1")
    assert state.attacked == [piece("B1")]
    assert refused(state, "move A1 d1") == "attacked"
    assert refused(state, "move A2 d1") == "attacked"


def test_23_the_mark_is_made_as_the_battle_begins_whoever_wins():
    state = position(**LOSS)
    play(state, "move A1 c1", 1, 1)
    assert state.attacked == [piece("B1")]
    play(state, "push d1")
    assert refused(state, "move A1 c1") == "attacked"


def test_23_the_marks_are_gone_with_the_turn():
    state = position(**{**WIN, "ap": 1})
    play(state, "move A1 c1", 1, 1)
    play(state, "push d1", 21)
    assert state.attacked == []


def test_23_a_battle_caused_by_a_push_is_not_marked():
    """Row 24: B1, pushed onto C1, attacks it, and so does A1 afterwards."""
    state = position(
        seats=3,
        tiles=ROAD,
        pieces="A1b1 B1c1 C1d1",
        front="8 12 4",
        ap=3,
    )
    play(state, "move A1 c1", 1, 1)
    events = play(state, "push d1", 1, 1)
    assert fights(events) == ["B1 C1"]
    assert not of(events, BattleBegan)[0].marked
    assert at(state, "B1") == cell("e1")
    assert state.attacked == [piece("B1")]
    assert fights(play(state, "move A1 d1", 1, 1)) == ["A1 C1"]


def test_23_a_push_may_make_an_attacked_piece_fight_again():
    """Row 24: C1 has been attacked; B1, pushed, attacks it all the same."""
    state = position(
        seats=3, tiles=ROAD, pieces="A1b1 B1c1 C1d1", front="8 12 4", ap=3, attacked="C1"
    )
    play(state, "move A1 c1", 1, 1)
    assert fights(play(state, "push d1", 1, 1)) == ["B1 C1"]


def test_24_a_pushed_piece_fights_the_turn_players_second_piece():
    """Row 21."""
    state = position(**{**WIN, "pieces": "A1b1 A2d1 B1c1"})
    play(state, "move A1 c1", 1, 1)
    assert fights(play(state, "push d1", 1, 1)) == ["B1 A2"]


def test_24_a_pushed_piece_does_not_fight_its_own_colour():
    """Row 22."""
    state = position(**{**WIN, "pieces": "A1b1 B1c1 B2d1"})
    play(state, "move A1 c1", 1, 1)
    assert not fights(play(state, "push d1"))
    assert at(state, "B1") == at(state, "B2") == cell("d1")


def test_24_a_pushed_piece_does_not_fight_incapacitated_ones():
    """Row 23."""
    state = position(seats=3, tiles=ROAD, pieces="A1b1 B1c1 C1d1", front="8 12 -", ap=3)
    play(state, "move A1 c1", 1, 1)
    assert not fights(play(state, "push d1"))


def test_24_the_owner_of_the_pushed_piece_picks_the_order():
    state = position(seats=3, tiles=ROAD, pieces="A1b1 B1c1 C1d1 C2d1", front="8 7 12", ap=3)
    play(state, "move A1 c1", 6, 1)
    play(state, "push d1")
    assert (asked(state), choices(state)) == (("order", "B"), ["fight C1", "fight C2"])
    play(state, "fight C2", 1, 1)
    assert (asked(state), state.asked.piece) == (("push", "B"), piece("C2"))


def test_24_no_piece_is_pushed_twice_out_of_the_same_tile():
    """Row 20: B1 goes round by d1 and e1 but not back to c1 or d1."""
    state = position(
        seats=4,
        tiles="b1─ c1─ d1─ e1─",
        pieces="A1b1 B1c1 C1d1 D1e1",
        front="8 12 7 4",
        ap=3,
    )
    play(state, "move A1 c1", 1, 1)
    events = play(state, "push d1", 1, 6, 1, 6)
    assert fights(events) == ["B1 C1", "B1 D1"]
    pushed = of(events, Pushed)
    assert [(push.piece, push.to) for push in pushed] == [
        (piece("B1"), cell("d1")),
        (piece("B1"), cell("e1")),
    ]
    assert of(events, StoodOff) == [StoodOff(piece("B1"), cell("e1"))]


def test_24_a_new_chain_forgets_the_tiles_of_the_last():
    """A1 is pushed out of c1 by B1, and from c2 it may be pushed there later in the turn."""
    state = position(
        seats=3,
        tiles="b1─ c1┬ d1┐ d2┘ c2┼ b2─",
        pieces="A1b1 B1c1 C1c2",
        front="12 8 8",
        ap=4,
    )
    play(state, "move A1 c1", 1, 1)
    play(state, "push d1")
    play(state, "move A1 d2")
    play(state, "move A1 c2", 1, 1)
    assert "push c1" in choices(state)


DEAD_END = {"tiles": "b1│", "pieces": "B1b1", "hands": "0"}


def test_25_a_leaper_that_loses_steps_back():
    """Row 19."""
    state = position(**DEAD_END)
    play(state, "place 0")
    events = play(state, "leap A1 b1", 1, 1, 6)
    assert of(events, SteppedBack) == [SteppedBack(0, cell("b1"), cell("a1"))]
    assert at(state, "A1") == cell("a1")
    assert asked(state) == ("act", "A")


def test_25_a_mover_steps_back_where_no_tile_is_allowed():
    """Hermits of C stand on the tile it came from and on the only other one: nothing bars it."""
    state = position(
        seats=3,
        tiles="b1─ c1─ d1─",
        pieces="A1b1 A2b1 B1c1 C1b1 C2d1",
        front=f"{WEAK} {STRONG} 9!",
        ap=2,
    )
    events = play(state, "move A1 c1", 1, 1)
    assert of(events, SteppedBack) == [SteppedBack(0, cell("c1"), cell("b1"))]
    assert not of(events, Pushed)
    assert at(state, "A1") == at(state, "C1") == cell("b1")
    assert fights(events) == ["A1 B1"]


def test_25_stepping_back_is_no_entry_and_takes_no_treasure():
    state = position(**DEAD_END, treasure="a1")
    play(state, "place 0")
    play(state, "leap A1 b1", 1, 1, 6)
    assert (at(state, "A1"), state.carrier) == (cell("a1"), -1)


def test_25_a_defender_stays():
    state = position(**DEAD_END)
    play(state, "place 0")
    events = play(state, "leap A1 b1", 6, 1, 6)
    assert of(events, StoodOff) == [StoodOff(piece("B1"), cell("b1"))]
    assert at(state, "A1") == at(state, "B1") == cell("b1")


def test_25_a_mover_already_pushed_in_the_chain_stays():
    """A1 loses on c1, is pushed to d1, loses again: c1 is closed to it, and no way back."""
    state = position(seats=3, tiles="b1─ c1─ d1─", pieces="A1b1 B1c1 C1d1", front="12 8 7", ap=2)
    play(state, "move A1 c1", 1, 1)
    events = play(state, "push d1", 1, 6)
    assert fights(events) == ["A1 C1"]
    assert of(events, StoodOff) == [StoodOff(piece("A1"), cell("d1"))]


def test_25_a_stand_off_is_not_fought_again_until_an_entry():
    state = position(tiles=ROAD, pieces="A1c1 B1c1", front=f"{STRONG} {WEAK}", ap=4)
    assert not fights(play(state, "move A1 d1"))
    assert fights(play(state, "move A1 c1", 1, 1)) == ["A1 B1"]


def test_25_a_piece_in_a_stand_off_may_act_like_any_other():
    state = position(tiles=ROAD, pieces="A1c1 B1c1", ap=4)
    assert {"move A1 b1", "move A1 c2", "move A1 d1"} <= set(choices(state))


@pytest.mark.parametrize(("treasure", "end"), [("B1", "f7"), ("d4", "g7")])
def test_25_a_thief_does_not_step_back_onto_its_own_goal(treasure: str, end: str):
    """A1 leaps from its goal, beats B1, which can only stay, and loses to B2."""
    state = position(
        tiles="f7│ f6─", pieces="A1g7 B1f7 B2f7", front="4 12", treasure=treasure, hands="0"
    )
    play(state, "place 0")
    play(state, "leap A1 f7")
    events = play(state, "fight B1", 6, 1, 1, 1, 6)
    assert fights(events) == ["A1 B1", "A1 B2"]
    assert len(of(events, SteppedBack)) == (end == "g7")
    assert (at(state, "A1"), state.outcome) == (cell(end), None)
