"""Effects that turn tiles up or look at them: High Priestess, Star, Sun."""

import pytest

from core.mugen.effect_events import EffectEnded, TileRevealed, TileSeen
from core.mugen.model import State
from tests.support.mugen_position import (
    asked,
    cell,
    choices,
    choices_of,
    of,
    play,
    position,
    refused,
)


def placed(card: int, **changes) -> State:
    """A has placed this card and its effect is asked for."""
    state = position(**{"hands": f"{card}", "hidden": "b2T c3L d5X", **changes})
    play(state, f"place {card}")
    assert state.asked.card == card
    return state


def test_effect_2_two_looks_and_one_turned_up():
    state = placed(2)
    assert len(choices_of(state, "look")) == 44
    events = play(state, "look b2")
    assert of(events, TileSeen) == [TileSeen(0, cell("b2"), 2)]
    assert (state.asked.step, state.asked.cells) == (2, (cell("b2"),))
    assert len(choices_of(state, "look")) == 43
    assert refused(state, "look b2") == "seen"
    assert refused(state, "look d4") == "face-up"
    play(state, "look c3")
    assert choices(state) == ["reveal b2", "reveal c3", "done"]
    assert refused(state, "reveal d5") == "not-seen"
    assert of(play(state, "reveal c3"), TileRevealed)[0].cell == cell("c3")
    events = play(state, "orient SW", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 2, "used")]
    assert (state.masks[cell("c3")], state.masks[cell("b2")]) == (12, 0)
    assert state.known == [[cell("b2")], []]


def test_effect_2_one_look_is_enough():
    state = placed(2)
    play(state, "look b2")
    play(state, "done")
    assert choices(state) == ["reveal b2", "done"]
    play(state, "reveal b2")
    play(state, "orient NES", 6)
    assert state.masks[cell("b2")] == 7


def test_effect_2_looked_at_and_left():
    state = placed(2)
    play(state, "look b2")
    play(state, "look c3")
    events = play(state, "done", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 2, "used")]
    assert state.masks[cell("b2")] == state.masks[cell("c3")] == 0
    assert state.known[0] == [cell("b2"), cell("c3")]


def test_effect_2_a_tile_known_before_may_be_looked_at_again():
    state = placed(2, known="A:b2")
    assert "look b2" in choices(state)
    play(state, "look b2")
    assert state.known[0] == [cell("b2")]


def test_effect_2_declined():
    state = placed(2)
    events = play(state, "done", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 2, "declined")]
    assert state.known == [[], []]


def test_effect_17_up_to_two_anywhere_one_after_the_other():
    state = placed(17)
    assert len(choices_of(state, "reveal")) == 44
    assert refused(state, "reveal d4") == "face-up"
    events = play(state, "reveal d5")
    assert of(events, TileRevealed)[0].mask == 15
    assert (asked(state), state.asked.step) == (("reveal", "A"), 2)
    play(state, "reveal b2")
    events = play(state, "orient ESW", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 17, "used")]
    assert state.ap == 6


def test_effect_17_costs_no_action_points_and_takes_the_secret_away():
    state = placed(17, known="A:b2 B:b2 B:c3")
    play(state, "reveal b2")
    assert state.known == [[], [cell("c3")]]


def test_effect_17_one_is_enough():
    state = placed(17)
    play(state, "reveal d5")
    events = play(state, "done", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 17, "used")]
    assert state.masks[cell("d5")] == 15


def test_effect_17_declined():
    state = placed(17)
    events = play(state, "done", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 17, "declined")]
    assert state.masks.count(0) == 44


def test_effect_19_the_neighbours_of_the_own_pieces_walls_or_not():
    state = placed(19, tiles="b1│", pieces="A1b1 A2g7", hidden="c1X b2X f7X g6X")
    assert choices_of(state, "reveal") == ["c1", "b2", "g6", "f7"]
    assert refused(state, "reveal d1") == "not-next"
    assert refused(state, "reveal a1") == "face-up"


def test_effect_19_as_many_as_wanted():
    state = placed(19, tiles="b1│ b2│", pieces="A1b2 A2b2", hidden="c2X a2X b3X")
    for name, left in (("c2", 2), ("b3", 1)):
        play(state, f"reveal {name}")
        assert len(choices_of(state, "reveal")) == left
    events = play(state, "done", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 19, "used")]
    assert state.masks[cell("a2")] == 0


def test_effect_19_ends_by_itself_with_the_last_one():
    state = placed(19, tiles="b1│ b2│", pieces="A1b2 A2b2", hidden="c2X a2X b3L")
    play(state, "reveal c2")
    play(state, "reveal a2")
    play(state, "reveal b3")
    events = play(state, "orient NE", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 19, "used")]


def test_effect_19_eight_tiles_are_the_most():
    state = placed(
        19,
        tiles="b2│ e5│",
        pieces="A1b2 A2e5",
        hidden="b1X b3X a2X c2X",
    )
    for name in ["b1", "c2", "b3", "a2"]:
        play(state, f"reveal {name}")
    for name in ["e4", "f5", "e6"]:
        play(state, f"reveal {name}")
        play(state, choices(state)[0])
    assert choices(state) == ["reveal d5", "done"]
    play(state, "reveal d5")
    events = play(state, choices(state)[0], 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 19, "used")]


def test_effect_19_declined():
    state = placed(19)
    events = play(state, "done", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 19, "declined")]


@pytest.mark.parametrize(
    ("shape", "masks"),
    [("I", {"NS", "EW"}), ("L", {"NE", "ES", "SW", "NW"}), ("T", {"NES", "ESW", "NSW", "NEW"})],
)
def test_effect_17_any_orientation(shape: str, masks: set[str]):
    state = placed(17, hidden=f"b2{shape}")
    play(state, "reveal b2")
    assert set(choices_of(state, "orient")) == masks
    assert refused(state, "orient NESW") == "no-turn"
