"""Effects on tiles: Magician, Wheel of Fortune, Temperance, Tower, Moon, World."""

import pytest

from core.mugen.effect_events import (
    EffectEnded,
    TilesMoved,
    TilesShuffled,
    TileTurned,
    TileVeiled,
)
from core.mugen.model import State
from tests.support.mugen_position import (
    asked,
    at,
    cell,
    choices,
    choices_of,
    of,
    play,
    position,
    refused,
)

NS, EW, NE, ES = 5, 10, 3, 6


def placed(card: int, **changes) -> State:
    """A has placed this card and its effect is asked for."""
    state = position(**{"hands": f"{card}", **changes})
    play(state, f"place {card}")
    assert state.asked.card == card
    return state


def used(card: int, events) -> bool:
    return of(events, EffectEnded) == [EffectEnded(0, card, "used")]


@pytest.mark.parametrize("card", [1, 10, 14, 16, 18, 21])
def test_a_declined_effect_leaves_the_maze_as_it_is(card: int):
    state = placed(card, tiles="b1─ c2│")
    before = state.copy()
    events = play(state, "done", 5)
    assert of(events, EffectEnded) == [EffectEnded(0, card, "declined")]
    assert (state.masks, state.shapes) == (before.masks, before.shapes)


def test_effect_1_any_other_orientation_of_a_near_tile():
    """Not d1: no piece of A's is on it or next to it. Not b2: a cross has no other way to lie."""
    state = placed(1, tiles="b1─ c1├ d1│ b2┼ f6┼ g6└", pieces="A1b1 A2f6")
    expected = {"b1 NS", "c1 ESW", "c1 NSW", "c1 NEW", "g6 ES", "g6 SW", "g6 NW"}
    assert set(choices_of(state, "rotate")) == expected


def test_effect_1_turns_a_tile_with_pieces_in_place():
    state = placed(1, tiles="b1─", pieces="A1b1 B1b1")
    events = play(state, "rotate b1 NS", 3)
    assert of(events, TileTurned) == [TileTurned(cell("b1"), NS)]
    assert used(1, events)
    assert at(state, "A1") == at(state, "B1") == cell("b1")
    assert refused(state, "move A1 a1") == "not-connected"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rotate b1 EW", "same-way"),
        ("rotate b1 NE", "no-turn"),
        ("rotate a2 NS", "face-down"),
        ("rotate c1 NS", "not-near"),
        ("rotate a1 SW", "fixed"),
    ],
)
def test_effect_1_is_refused(text: str, reason: str):
    assert refused(placed(1, tiles="b1─ c1─"), text) == reason


def test_effect_10_28_blocks_either_way():
    state = placed(10)
    blocks = choices_of(state, "block")
    assert len(blocks) == 56
    rows = {
        row: sum(f"{column}{row} right" in blocks for column in "abcdefg") for row in range(1, 8)
    }
    assert rows == {1: 4, 2: 6, 3: 4, 4: 4, 5: 6, 6: 4, 7: 0}


@pytest.mark.parametrize("name", ["a1", "f1", "a6", "f6", "c3", "d3", "c4", "d4", "g2", "b7"])
def test_effect_10_not_with_a_fixed_tile_and_only_whole_ones(name: str):
    assert refused(placed(10), f"block {name} left") == "no-block"


BLOCK = {"tiles": "b2│ c2└ b3├", "hidden": "c3L", "pieces": "A1b2 A2c2 B1b3"}


def test_effect_10_clockwise():
    """The tiles step round, turning with the block; pieces ride, what is face down stays so."""
    state = placed(10, **BLOCK)
    events = play(state, "block b2 right", 6)
    (moved,) = of(events, TilesMoved)
    assert (moved.how, used(10, events)) == ("block", True)
    assert [state.masks[cell(name)] for name in ("c2", "c3", "b3", "b2")] == [EW, ES, 0, 14]
    assert [state.shapes[cell(name)] for name in ("c2", "c3", "b3", "b2")] == [0, 1, 1, 2]
    assert [at(state, name) for name in ("A1", "A2", "B1")] == [cell(n) for n in ("c2", "c3", "b2")]


def test_effect_10_anticlockwise():
    state = placed(10, **BLOCK)
    play(state, "block b2 left", 6)
    assert [state.masks[cell(name)] for name in ("b3", "b2", "c2", "c3")] == [EW, 9, 0, 11]
    assert [at(state, name) for name in ("A1", "A2", "B1")] == [cell(n) for n in ("b3", "b2", "c3")]


def test_effect_10_there_and_back():
    state = placed(10, **BLOCK)
    before = state.copy()
    play(state, "block b2 right", 6)
    state = placed_again(state, before)
    play(state, "block b2 left", 6)
    assert (state.masks, state.shapes, state.pieces) == (
        before.masks,
        before.shapes,
        before.pieces,
    )


def placed_again(state: State, before: State) -> State:
    """The question as it stood, with the maze as it is now."""
    twin = before.copy()
    twin.masks, twin.shapes, twin.pieces = state.masks, state.shapes, state.pieces
    return twin


def test_effect_10_not_with_the_treasure():
    state = placed(10, tiles="b2┼", treasure="b2")
    assert len(choices_of(state, "block")) == 56 - 6
    for name in ("b1", "a2", "b2"):
        assert refused(state, f"block {name} right") == "treasure"


def test_effect_10_opponents_that_ride_together_do_not_fight():
    """Row 46."""
    state = placed(10, tiles="b2┼", pieces="A1b2 B1b2", front="4 4")
    events = play(state, "block b2 right", 6)
    assert [type(event).__name__ for event in events[:2]] == ["TilesMoved", "EffectEnded"]
    assert at(state, "A1") == at(state, "B1") == cell("c2")


def test_effect_14_swaps_neighbours_one_of_them_near():
    state = placed(14, tiles="b1─ c1│", hidden="c2L", pieces="A2b1 B1c1")
    events = play(state, "swap c1 c2", 3)
    (moved,) = of(events, TilesMoved)
    assert (moved.how, moved.cells, moved.to) == (
        "swap",
        (cell("c1"), cell("c2")),
        (cell("c2"), cell("c1")),
    )
    assert (state.masks[cell("c1")], state.masks[cell("c2")]) == (0, NS)
    assert (state.shapes[cell("c1")], at(state, "B1")) == (1, cell("c2"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("swap a1 b1", "fixed"),
        ("swap b1 c2", "not-next"),
        ("swap c1 b1", "not-next"),
        ("swap d1 e1", "not-near"),
        ("swap b1 b2", "treasure"),
    ],
)
def test_effect_14_is_refused(text: str, reason: str):
    """Each pair is one choice, the lower cell first."""
    state = placed(14, tiles="b1─ b2┼", pieces="A2b1", treasure="b2")
    assert refused(state, text) == reason


def test_effect_14_one_near_tile_is_enough():
    """A's pieces are on a1: near are b1 and a2."""
    assert choices_of(placed(14), "swap") == ["b1 c1", "b1 b2", "a2 b2", "a2 a3"]


TOWN = {"tiles": "b2┼ c2─ b3│ a2│ b1─ d2─", "hidden": ""}


def test_effect_16_the_tile_and_its_free_neighbours():
    state = placed(16, **TOWN)
    play(state, "collapse b2", [0, 0, 3, 0, 0], 5)
    names = ("b1", "a2", "b2", "c2", "b3")
    assert [state.masks[cell(name)] for name in names] == [0] * 5
    assert [state.shapes[cell(name)] for name in names] == [0, 0, 3, 0, 0]
    assert state.masks[cell("d2")] == EW


@pytest.mark.parametrize(
    ("changes", "names"),
    [
        ({}, "b1 a2 b2 c2 b3"),
        ({"pieces": "A1c2"}, "b1 a2 b2 b3"),
        ({"treasure": "b3"}, "b1 a2 b2 c2"),
        ({"tiles": "b2┼ d2─"}, "b2"),
    ],
)
def test_effect_16_neighbours_occupied_fixed_with_the_treasure_or_face_down_stay(
    changes: dict, names: str
):
    """The tile alone is enough; the shuffle is told without what lies where."""
    state = placed(16, **{**TOWN, **changes})
    cells = tuple(cell(name) for name in names.split())
    shapes = sorted(state.shapes[at] for at in cells)
    events = play(state, "collapse b2", shapes, 5)
    assert of(events, TilesShuffled) == [TilesShuffled(cells, tuple(shapes))]
    assert used(16, events)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("collapse c1", "face-down"),
        ("collapse a1", "fixed"),
        ("collapse d4", "fixed"),
        ("collapse c2", "occupied"),
        ("collapse b3", "treasure"),
    ],
)
def test_effect_16_only_a_free_tile(text: str, reason: str):
    assert refused(placed(16, **TOWN, pieces="B1c2", treasure="b3"), text) == reason


def test_effect_18_up_to_two_then_all_are_shuffled():
    state = placed(18, tiles="b1─ c2│ d1┼")
    events = play(state, "veil c2")
    assert of(events, TileVeiled) == [TileVeiled(cell("c2"))]
    assert choices(state) == ["veil b1", "veil d1", "done"]
    assert refused(state, "veil c2") == "face-down"
    hidden = [at for at, mask in enumerate(state.masks) if not mask or at == cell("d1")]
    order = sorted(state.shapes[at] for at in hidden)
    events = play(state, "veil d1", order, 5)
    assert of(events, TilesShuffled) == [TilesShuffled(tuple(hidden), tuple(order))]
    assert used(18, events)
    assert [state.shapes[at] for at in hidden] == order
    assert state.masks[cell("b1")] == EW


def test_effect_18_one_is_enough():
    state = placed(18, tiles="b1─ c2│")
    play(state, "veil c2")
    hidden = [at for at, mask in enumerate(state.masks) if not mask]
    order = sorted(state.shapes[at] for at in hidden)
    events = play(state, "done", order, 5)
    assert of(events, TilesShuffled)[0].cells == tuple(hidden)
    assert used(18, events)


def test_effect_18_the_last_free_tile_ends_it():
    state = placed(18, tiles="c2│")
    order = sorted(state.shapes[at] for at in range(49) if at not in (0, 6, 24, 42, 48))
    events = play(state, "veil c2", order, 5)
    assert of(events, TilesShuffled)
    assert asked(state) == ("act", "A")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("veil c1", "face-down"),
        ("veil g7", "fixed"),
        ("veil c2", "occupied"),
        ("veil b3", "treasure"),
    ],
)
def test_effect_18_only_free_tiles(text: str, reason: str):
    assert refused(placed(18, **TOWN, pieces="B1c2", treasure="b3"), text) == reason


def test_effect_21_four_rows_and_four_columns_either_way():
    lines = choices_of(placed(21), "shift")
    assert len(lines) == 16
    assert {text.split()[0] for text in lines} == set("2356bcef")


@pytest.mark.parametrize("index", ["1", "4", "7", "a", "d", "g"])
def test_effect_21_no_line_with_a_fixed_tile(index: str):
    way = "east" if index.isdigit() else "south"
    assert refused(placed(21), f"shift {index} {way}") == "no-line"


def test_effect_21_no_line_with_the_treasure():
    state = placed(21, tiles="b2┼", treasure="b2")
    assert refused(state, "shift 2 west") == refused(state, "shift b south") == "treasure"
    assert len(choices_of(state, "shift")) == 12


@pytest.mark.parametrize(
    ("text", "tiles", "after", "rider"),
    [
        ("shift 2 east", "a2│ g2└", {"b2": NS, "a2": NE}, "a2"),
        ("shift 2 west", "a2│ g2└", {"g2": NS, "f2": NE}, "f2"),
        ("shift b south", "b1│ b7└", {"b2": NS, "b1": NE}, "b1"),
        ("shift b north", "b1│ b7└", {"b7": NS, "b6": NE}, "b6"),
    ],
)
def test_effect_21_slides_round_with_its_pieces(
    text: str, tiles: str, after: dict[str, int], rider: str
):
    """Row 47: a piece on the last tile comes back in at the other end; nothing turns."""
    last = tiles.split()[1][:2]
    state = placed(21, tiles=tiles, pieces=f"B1{last}")
    before = sorted(state.shapes)
    events = play(state, text, 5)
    assert {name: state.masks[cell(name)] for name in after} == after
    assert at(state, "B1") == cell(rider)
    assert used(21, events)
    assert sorted(state.shapes) == before
