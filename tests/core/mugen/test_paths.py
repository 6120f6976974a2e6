"""Where the moves of a piece lead."""

from core.mugen.paths import reach
from tests.support.mugen_position import GAME, cell, choices_of, piece, position


def test_cells_cost_their_steps_and_a_battle_ends_the_way() -> None:
    state = position(tiles="b1─ c1┼ d1─ e1┼ c2│", pieces="B1d1", ap=5)
    found = reach(state, piece("A1"), 5)
    assert [found[cell(name)].cost for name in ("b1", "c1", "d1", "c2")] == [1, 2, 3, 3]
    assert found[cell("d1")].battle
    assert cell("e1") not in found
    assert found[cell("c2")].way == (cell("b1"), cell("c1"), cell("c2"))
    assert reach(state, piece("A1"), 1).keys() == {cell("b1")}


def test_one_step_ways_are_the_legal_moves_of_the_view_too() -> None:
    state = position(tiles="b1─ c1┼ d1─ a2│", pieces="A1c1 B1d1", attacked="B1", ap=3)
    view = GAME.view(state, 0)
    for name in ("A1", "A2"):
        moves = {
            cell(text.split()[1]) for text in choices_of(state, "move") if text.startswith(name)
        }
        assert reach(view, piece(name), 1).keys() == moves


def test_a_bound_piece_comes_nowhere() -> None:
    state = position(tiles="b1─", front="4 12!", bound="B>A1", ap=3)
    assert reach(state, piece("A1"), 3) == {}
    assert reach(state, piece("A2"), 3).keys() == {cell("b1")}
