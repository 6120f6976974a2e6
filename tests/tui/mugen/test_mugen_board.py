"""The maze as text: what differs looks different, nothing is drawn but the listed symbols."""

import random

import msgspec
import pytest

from core.chance import KeyedChance
from core.game import OPEN, SPECTATOR, Turn
from core.mugen.board import CORNERS
from tests.support.mugen_position import GAME, position
from tests.support.mugen_screens import drafted
from tui.games.mugen import text_view
from tui.games.mugen.board import board_rows, board_size, faces
from tui.games.mugen.marks import Marks
from tui.games.mugen.tile import LARGE, SMALL, Face, draw_tile
from tui.style.glyphs import AMBIGUOUS, NARROW, is_ambiguous
from tui.text import cells

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def text(face, scale=SMALL):
    return ["".join(part for part, _role in row) for row in draw_tile(face, scale)]


def shown(view, lang="en"):
    return "\n".join(text_view(view, lang, ascii_only=True))


def some_states(seats, seed, steps):
    """The states of a game played at random, one after the other."""
    state = GAME.new_game(GAME.setup(seats))
    chance = KeyedChance(seed.to_bytes(32, "little"))
    GAME.begin(Turn(state, chance, GAME.evolve))
    for _step in range(steps):
        if GAME.to_act(state) is None:
            return
        yield state
        GAME.decide(Turn(state, chance, GAME.evolve), chance.choice(GAME.legal(state)))


@pytest.mark.parametrize("scale", [SMALL, LARGE], ids=["7x3", "9x5"])
@pytest.mark.parametrize("mask", range(16))
def test_open_sides_reach_the_edge_and_walls_do_not(mask, scale):
    rows = text(Face(mask), scale)
    assert [len(row) for row in rows] == [scale.width] * scale.height
    if not mask:
        assert {char for row in rows for char in row} == {".", " "}
        return
    middle, centre = scale.height // 2, scale.width // 2
    assert (rows[0][centre] == "┃") == bool(mask & NORTH)
    assert (rows[-1][centre] == "┃") == bool(mask & SOUTH)
    assert (rows[middle][0] == "━") == bool(mask & WEST)
    assert (rows[middle][-1] == "━") == bool(mask & EAST)


def test_roads_of_neighbours_join_without_a_gap():
    view = GAME.view(drafted(), 0)
    for scale in (SMALL, LARGE):
        rows = [line for row in range(7) for line in board_rows(faces(view), scale, row)]
        lines = ["".join(part for part, _role in line) for line in rows]
        left = board_size(scale)[0] - 7 * scale.width
        edge = left + 3 * scale.width
        assert lines[scale.height + scale.height // 2][edge - 1 : edge + 1] == "━━"


@pytest.mark.parametrize("pieces", range(9))
def test_up_to_four_pieces_stand_on_a_tile_then_a_number(pieces):
    tokens = tuple((f"{'ABCD'[index >> 1]}{index % 2 + 1}", "A") for index in range(pieces))
    found = " ".join(text(Face(15, tokens)))
    assert all(token in found for token, _role in tokens[: 4 if pieces <= 4 else 3])
    assert (f"+{pieces - 3}" in found) == (pieces > 4)
    large = " ".join(text(Face(15, tokens), LARGE))
    assert all(token in large for token, _role in tokens)


@pytest.mark.parametrize("cell", CORNERS)
def test_a_corner_shows_start_and_goal_in_every_state(cell):
    view = GAME.view(position(seats=4), 0)
    for marks in (Marks(), Marks(cursor=cell), Marks(chosen=frozenset({cell}))):
        face = faces(view, marks)[cell]
        found = " ".join(text(face))
        assert face.start in found
        assert face.goal in found
        assert ("[" in found, "{" in found) == (face.cursor, face.chosen)


def changes(view):
    """Views that differ in one thing that can be seen."""
    other = msgspec.structs.replace
    masks = list(view.masks)
    masks[8], masks[9] = 0, 7
    pieces = (*view.pieces[:-1], view.pieces[0])
    fronts = (*view.fronts[:-1], 8)
    yield other(view, masks=tuple(masks))
    yield other(view, pieces=pieces)
    yield other(view, treasure=9, carrier=-1)
    yield other(view, carrier=1, treasure=view.pieces[1])
    yield other(view, fronts=fronts)
    yield other(view, fronts=(*view.fronts[:-1], -1))
    yield other(view, bound=(view.bound[0], 0, -1, -1))
    yield other(view, bound=(-1, -1, -1, view.pieces[0] and 0))
    yield other(view, attacked=(3,))
    yield other(view, attacked=(4,))
    yield other(view, deck=view.deck - 1)
    yield other(view, discard=view.discard[:-1])
    yield other(view, hands=((1, 2, 3), (), (), ()))
    yield other(view, turn=1)
    yield other(view, round=7)
    yield other(view, ap=2)
    yield other(view, die=5)
    yield other(view, known=((8, 0),))
    yield other(view, known=((8, 2),))
    yield other(view, carrier=-1, claim=0)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_different_states_never_look_the_same_without_colour(lang):
    view = GAME.view(drafted(ap=3), 0)
    frames = [shown(found, lang) for found in (view, *changes(view))]
    assert len(set(frames)) == len(frames)


def test_a_sleeping_lasting_card_looks_different_from_one_that_is_awake():
    asleep, awake = (GAME.view(drafted(front=f"9{mark} 7! - 4"), 0) for mark in ("", "!"))
    assert shown(asleep) != shown(awake)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_each_step_of_a_game_changes_what_is_shown(seats, seed):
    public = ("masks", "pieces", "treasure", "carrier", "fronts", "bound", "deck", "round", "turn")
    last = None
    for state in some_states(seats, seed, 300):
        view = GAME.view(state, SPECTATOR)
        now = ([getattr(view, name) for name in public], shown(view))
        if last is not None:
            assert (last[0] == now[0]) or (last[1] != now[1])
        last = now


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("viewer", [0, SPECTATOR, OPEN])
def test_a_position_as_text(viewer, lang):
    rng = random.Random(4)
    listed = {*AMBIGUOUS, *NARROW}
    for state in some_states(4, 5, 400):
        if rng.random() < 0.95:
            continue
        view = GAME.view(state, viewer)
        lines = text_view(view, lang, False, ("[/]", "夢" * 9, "x", ""))
        assert all(char in listed for line in lines for char in line if is_ambiguous(char))
        assert all(cells.width(line) <= 80 for line in lines)
        plain = text_view(view, lang, True)
        assert not any(is_ambiguous(char) for line in plain for char in line)


def test_the_open_view_shows_all_hands_and_tiles():
    state = drafted(hidden="e2T")
    found = shown(GAME.view(state, OPEN))
    assert "Hermit, Wheel, Star" in found
    assert " . T . " in found
    assert "Hermit, Wheel" not in shown(GAME.view(state, SPECTATOR))
