"""Rules 29 to 32: incapacitated players, and the end on points."""

import pytest

from core.mugen.effect_events import Incapacitated, TreasureDropped
from core.mugen.events import BattleBegan, CardPlaced, GameEnded, TurnBegan
from tests.support.mugen_position import (
    GAME,
    at,
    cell,
    choices_of,
    fights,
    of,
    piece,
    play,
    position,
    refused,
)

ROAD = "b1─ c1┬ d1─ e1─ c2│"


def struck(**changes):
    """A has placed Death and struck B; it rolled a 6."""
    given = {"tiles": ROAD, "hands": "13 4 4 7", "front": "12 9!"}
    state = position(**{**given, **changes})
    play(state, "place 13")
    return state, play(state, "strike B", 6)


def test_29_incapacitated_until_the_own_next_turn():
    state, events = struck(hands="13 4 4 7/7 7 8")
    assert of(events, Incapacitated) == [Incapacitated(1, 9)]
    assert state.fronts[1] == -1
    events = play(state, "end", 21)
    assert of(events, TurnBegan) == [TurnBegan(1, 1, True)]
    assert of(play(state, "place 8", 1), CardPlaced) == [CardPlaced(1, 8, -1, True, False)]
    assert state.fronts[1] == 8


def test_29_entering_is_free_and_they_can_be_excluded():
    state, _ = struck(pieces="A1b1 B1c1")
    assert not of(play(state, "move A1 c1"), BattleBegan)
    assert choices_of(state, "exclude") == ["B1 d1", "B1 c2", "B1 b1"]


def test_29_their_piece_never_takes_the_treasure_and_never_fights():
    """Excluded onto the treasure, and attacked by a pushed piece that comes in."""
    state = position(
        seats=3,
        tiles=ROAD,
        pieces="A1b1 B1b1 C1c1",
        front="8 - 12",
        treasure="d1",
        ap=3,
    )
    play(state, "exclude B1 c1")
    play(state, "move A1 c1", 1, 1)
    events = play(state, "push d1")
    assert not fights(events)
    assert state.carrier == piece("C1")


FOOL = {"tiles": ROAD, "pieces": "A1b1 B1c1", "front": "8 0"}


def test_29_a_fool_in_front_is_a_tarot_like_any_other():
    """Card 0 makes able: its piece fights, is not excluded, and its turn begins able."""
    state = position(**FOOL, ap=2)
    assert fights(play(state, "move A1 c1", 1, 1)) == ["A1 B1"]
    state = position(**{**FOOL, "pieces": "A1c1 B1c1"}, ap=2)
    assert refused(state, "exclude B1 d1") == "able"
    assert of(play(state, "end", 21), TurnBegan) == [TurnBegan(1, 1, False)]


@pytest.mark.parametrize(("card", "choice"), [(13, "strike B"), (15, "tempt B1 d1")])
def test_29_a_player_with_a_fool_in_front_may_be_chosen(card: int, choice: str):
    state = position(**FOOL, hands=f"{card}")
    play(state, f"place {card}")
    assert choice in map(str, GAME.legal(state))


def test_29_a_player_with_a_fool_in_front_is_judged():
    events = play(position(**FOOL, hands="20"), "place 20", 2, 1, 6)
    assert of(events, Incapacitated) == [Incapacitated(1, 0)]


def test_30_the_treasure_lies_where_the_carrier_stood():
    state, events = struck(pieces="B1c1", treasure="B1")
    assert of(events, TreasureDropped) == [TreasureDropped(piece("B1"), cell("c1"))]
    assert (state.treasure, state.carrier, state.claim) == (cell("c1"), -1, piece("B1"))


def test_30_a_piece_sharing_the_tile_has_to_leave_and_enter_again():
    """Row 34."""
    state, _ = struck(pieces="A1c1 B1c1", treasure="B1")
    assert state.carrier == -1
    play(state, "move A1 b1")
    play(state, "move A1 c1")
    assert state.carrier == piece("A1")


def test_30_the_second_piece_may_come_and_take_it():
    state, _ = struck(pieces="A1c1 A2b1 B1c1", treasure="B1")
    play(state, "move A2 c1")
    assert state.carrier == piece("A2")


def test_31_losing_the_hermit_lets_in():
    state, _ = struck(pieces="A1b1 B1c1")
    assert not state.awake[1]
    play(state, "move A1 c1")
    assert at(state, "A1") == cell("c1")


def test_31_losing_the_hanged_man_sets_free():
    state, _ = struck(front="7 12!", bound="B>A1")
    assert state.bound == [-1, -1]
    assert "move A1 b1" in map(str, GAME.legal(state))


def test_31_losing_justice_ends_its_row():
    """B, with Justice asleep again after its loss, is fought by nobody; C reads its own row."""
    state = position(
        seats=3,
        tiles=ROAD,
        pieces="A1b1 C1c1 B1d1",
        front="12 11! 7",
        hands="13",
    )
    play(state, "place 13")
    play(state, "strike B", 6)
    (battle,) = of(play(state, "move A1 c1", 6, 1), BattleBegan)
    assert (battle.attacker_row, battle.defender_row) == (13, 7)


@pytest.mark.parametrize("card", [9, 11, 12])
def test_31_a_new_card_ends_the_lasting_effect_of_the_old(card: int):
    state = position(hands="7", front=f"{card}! 4", bound="A>B1" if card == 12 else "")
    play(state, "place 7", 1)
    assert (state.fronts[0], state.bound[0]) == (7, -1)


@pytest.mark.parametrize("card", [13, 20])
def test_31_hands_are_never_hit(card: int):
    state = position(hands=f"{card}/7 7 8")
    events = play(state, f"place {card}", *([6, 1, 1] if card == 20 else []))
    if card == 13:
        events = play(state, "strike B", 3)
    assert of(events, Incapacitated)
    assert state.hands[1] == [7, 7, 8]


LAST = {"round_limit": 7, "round": 7, "turn": "B", "ap": 1}


@pytest.mark.parametrize(
    ("treasure", "expected"),
    [
        ("A1", GameEnded((0,), (1, 0), "points")),
        ("B1", GameEnded((1,), (0, 1), "points")),
        ("c1", GameEnded((), (0, 0), "draw")),
    ],
)
def test_32_after_the_last_round_the_carriers_owner_wins(treasure: str, expected: GameEnded):
    """Row 50."""
    state = position(tiles=ROAD, pieces="A1d1 B1e1", treasure=treasure, **LAST)
    events = play(state, "end")
    assert of(events, GameEnded) == [expected]
    assert state.outcome.winners == expected.winners
    assert refused(state, "end") == "over"


@pytest.mark.parametrize(
    "changes",
    [{"turn": "A"}, {"first": "B"}, {"round": 6}, {"round_limit": 0}, {"round_limit": 8}],
    ids=str,
)
def test_32_not_before(changes: dict):
    """A round is a turn of every seat from the first player's on; 0 is no limit."""
    state = position(tiles=ROAD, pieces="B1e1", treasure="B1", **{**LAST, **changes})
    assert not of(play(state, "end", 21), GameEnded)


def test_32_the_round_ends_with_the_seat_before_the_first_players():
    given = {**LAST, "seats": 4, "first": "C", "treasure": "c1", "tiles": ROAD}
    assert not of(play(position(**{**given, "turn": "D"}), "end", 21), GameEnded)
    assert of(play(position(**given), "end"), GameEnded)


def test_32_the_last_round_is_played_to_its_end():
    """The end comes with the last action point too."""
    state = position(tiles="b1─ f7─", pieces="B1f7", treasure="B1", **LAST)
    events = play(state, "move B1 g7")
    assert of(events, GameEnded) == [GameEnded((1,), (0, 1), "points")]


def test_32_a_later_round_begins_with_the_first_player():
    state = position(seats=3, turn="A", first="B", round=2, ap=1)
    assert of(play(state, "end", 21), TurnBegan) == [TurnBegan(1, 3, False)]
