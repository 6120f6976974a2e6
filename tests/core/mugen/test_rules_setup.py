"""Rules 7 to 11: the deal."""

from typing import Any

import pytest

from core.chance import ScriptedChance, ScriptEnded
from core.game import Turn
from core.mugen.effect_events import EffectEnded
from core.mugen.events import ActionRolled, CornersDrawn, FirstChosen, FrontDealt, TilesLaid
from core.mugen.model import State
from tests.support.mugen_invariants import check
from tests.support.mugen_position import GAME, asked, cell, of, play, position, seat, words

PILE = [0] * 8 + [1] * 12 + [2] * 20 + [3] * 4
LAID = PILE[::-1]
HANDS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 15, 15, 15)


def deal(seats: int, fronts: list[int], *lots: int, shift: int = 0, **options: Any):
    """The state and events of a deal: the cards turned up in front, then the lots and a draw."""
    state: State = GAME.new_game(GAME.setup(seats, options))
    corners = [shift] if seats == 3 else []
    chance = ScriptedChance(*corners, LAID, *HANDS[: 3 * seats], *fronts, *lots)
    turn = Turn(state, chance, GAME.evolve)
    GAME.begin(turn)
    check(state)
    assert chance.left == 0
    return state, turn.events


def test_7_five_tiles_face_up_and_the_rest_shuffled_face_down():
    state, events = deal(2, [4, 7], 8)
    assert [at for at, mask in enumerate(state.masks) if mask] == [0, 6, 24, 42, 48]
    (laid,) = of(events, TilesLaid)
    assert list(laid.shapes) == LAID
    assert [state.shapes[at] for at in laid.cells] == LAID
    assert set(laid.cells) == set(range(49)) - {0, 6, 24, 42, 48}


@pytest.mark.parametrize(
    ("seats", "option", "starts"),
    [
        (2, "diagonal", "a1 g7"),
        (2, "adjacent", "a1 g1"),
        (4, "diagonal", "a1 g1 g7 a7"),
    ],
)
def test_8_start_corners_clockwise(seats: int, option: str, starts: str):
    """Row 3."""
    state, _ = deal(seats, [4, 7, 8, 14][:seats], 9, seats_2=option)
    assert state.starts == [cell(name) for name in starts.split()]


@pytest.mark.parametrize(("shift", "starts"), [(0, "a1 g1 g7"), (1, "g1 g7 a1"), (2, "g7 a1 g1")])
def test_8_three_seats_draw_lots_and_sit_clockwise(shift: int, starts: str):
    """Row 3."""
    state, events = deal(3, [4, 7, 8], 9, shift=shift)
    cells = tuple(cell(name) for name in starts.split())
    assert tuple(state.starts) == cells
    assert of(events, CornersDrawn) == [CornersDrawn(cells, tuple(48 - at for at in cells))]
    assert cell("a7") in state.goals
    assert state.masks[cell("a7")] == 3


def test_8_the_lot_is_one_of_three():
    with pytest.raises(ScriptEnded, match="not below 3"):
        deal(3, [4, 7, 8], 9, shift=3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_9_pieces_on_their_starts_treasure_in_the_room_three_cards_each(seats: int):
    state, _ = deal(seats, [4, 7, 8, 14][:seats], 9)
    assert state.pieces == [start for start in state.starts for _ in range(2)]
    assert (state.treasure, state.carrier) == (cell("d4"), -1)
    assert state.hands[1:] == [[2] * 3, [3] * 3, [15] * 3][: seats - 1]
    assert state.hands[0] == [1, 1, 1, 9]


def test_10_a_fool_is_discarded_and_replaced():
    """Row 5."""
    state, events = deal(2, [7, 0, 0, 4], 8)
    dealt = [(front.seat, front.card, front.kept) for front in of(events, FrontDealt)]
    assert dealt == [(0, 7, True), (1, 0, False), (1, 0, False), (1, 4, True)]
    assert state.discard == [0, 0]
    assert state.fronts == [7, 4]


@pytest.mark.parametrize(
    ("fronts", "first"),
    [([4, 7, 8, 14], "A"), ([7, 4, 8, 14], "B"), ([21, 20, 19, 18], "D"), ([5, 5, 5, 4], "D")],
)
def test_10_the_lowest_number_begins(fronts: list[int], first: str):
    state, events = deal(4, fronts, 9)
    assert of(events, FirstChosen) == [FirstChosen(seat(first), (seat(first),))]
    assert state.first == state.turn == seat(first)
    assert (state.round, state.recovering) == (1, False)
    assert asked(state) == ("card", first)


@pytest.mark.parametrize("lot", [0, 2, 3])
def test_10_a_tie_is_broken_by_lot_among_the_tied(lot: int):
    """Row 6."""
    state, events = deal(4, [6, 7, 6, 6], lot, 9)
    assert of(events, FirstChosen) == [FirstChosen(lot, (0, 2, 3))]
    assert state.turn == lot


def test_10_play_goes_clockwise():
    hands = "4 4 4/7 7 7/8 8 8/9 9 9"
    state = position(seats=4, first="C", turn="C", ap=1, hands=hands, front="1 1 1 2")
    turns = []
    for card, drawn in ((9, 13), (4, 14), (7, 15), (8, 16)):
        play(state, "end", drawn)
        turns.append((state.turn, state.round))
        play(state, f"place {card}", 1)
    assert turns == [(3, 1), (0, 1), (1, 1), (2, 2)]


def test_11_the_card_of_the_deal_sleeps():
    """Rows 4 and 53."""
    state, events = deal(2, [9, 11], 8)
    assert state.awake == [False, False]
    assert not of(events, EffectEnded)
    assert not of(events, ActionRolled)
    assert words(events)[-1] == "asked"
