"""The marks of the timeline and its cells."""

import pytest

from tui.widgets.timeline import buckets, cell_of, dense_keys, index_of


def test_the_rarest_mark_of_a_stretch_wins():
    marks = ["b", "", "x", "u", "b", "$", "", "", "b", ""]
    assert buckets(marks, "$xub", 5) == "xu$b-"
    assert buckets([], "$xub", 4) == "----"
    assert buckets(marks, "$xub", 10) == "b-xub$--b-"


@pytest.mark.parametrize(("length", "cells"), [(1, 54), (2, 54), (54, 54), (55, 54), (2000, 54)])
def test_cells_and_positions_of_the_timeline_agree(length, cells):
    assert cell_of(0, length, cells) == 0
    assert length == 1 or cell_of(length - 1, length, cells) == cells - 1
    for cell in {cell_of(index, length, cells) for index in range(length)}:
        first = index_of(cell, length, cells)
        assert cell_of(first, length, cells) == cell
        assert not first or cell_of(first - 1, length, cells) < cell


def test_keys_stand_closer_where_more_fit_so_and_none_is_halved():
    pieces = ["a one", "b two", "c three"]
    assert dense_keys(pieces, 30)[0][0] == "a one  b two  c three"
    assert dense_keys(pieces, 20)[0][0] == "a one b two c three"
    assert dense_keys(pieces, 18)[0][0] == "a one b two"
    assert dense_keys(pieces, 3)[0][0] == ""
