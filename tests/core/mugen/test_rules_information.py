"""Rules 33 to 35: who may know what, what is asked, and effects in steps."""

from typing import Any

import pytest

from core.game import OPEN, SPECTATOR, refusal
from core.mugen.effect_events import CardDiscarded, TileSeen, TilesShuffled
from core.mugen.events import CardDrawn, HandDealt, TilesLaid
from core.mugen.model import State
from core.mugen.sights import DrawHidden, HandHidden, LookHidden, TilesHidden
from tests.support.mugen_position import (
    GAME,
    action,
    asked,
    cell,
    choices,
    choices_of,
    of,
    play,
    position,
    refused,
    sights,
)

ROAD = "b1─ c1┬ d1─ e1─ c2│"
FULL = "┌│││││┐/│││└└└└/┘┘┘┘┘┘┘/┘├├┼├├├/├├├├├├├/├├├├├├├/└├┼┼┼┼┘"
"""Every tile is face up."""


def known(state: State, seat: int) -> dict[int, int]:
    return dict(GAME.view(state, seat).known)


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_33_a_hand_is_private_its_size_is_not(viewer: int):
    """Row 49."""
    state = position(seats=3, hands="7 7 8 9/10 10 11/12 13 14")
    view = GAME.view(state, viewer)
    hands = ((7, 7, 8, 9), (10, 10, 11), (12, 13, 14))
    assert view.hands == tuple(hand if seat == viewer else () for seat, hand in enumerate(hands))
    assert view.hand == (hands[viewer] if viewer >= 0 else ())
    assert view.hand_sizes == (4, 3, 3)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_33_public_things_are_in_every_view(viewer: int):
    state = position(
        seats=3,
        tiles=ROAD,
        pieces="A1c1",
        treasure="c1",
        claim="B1",
        front="12! - 9",
        bound="A>C1",
        attacked="C2",
        discard="3 1 2",
        ap=4,
    )
    view = GAME.view(state, viewer)
    for name in ("masks", "pieces", "fronts", "awake", "bound", "attacked", "goals", "starts"):
        assert getattr(view, name) == tuple(getattr(state, name))
    for name in ("treasure", "carrier", "claim", "turn", "first", "round", "phase", "die", "ap"):
        assert getattr(view, name) == getattr(state, name)
    assert (view.discard, view.deck) == ((1, 2, 3), len(state.deck))
    assert (view.asked, view.options) == (state.asked, state.options)


@pytest.mark.parametrize(
    ("round", "turn", "number"), [(1, "C", 1), (1, "A", 2), (1, "B", 3), (2, "C", 4), (5, "B", 15)]
)
def test_33_a_view_numbers_the_turns_of_the_game(round: int, turn: str, number: int):
    state = position(seats=3, first="C", turn=turn, round=round, ap=1)
    assert GAME.view(state, 0).number == number


def differing(**changes: Any) -> tuple[State, State]:
    """Two positions that differ in what A may not know alone."""
    given = {"tiles": ROAD, "ap": 3, "known": "A:b2"}
    one = position(**given, hands="7 7 7/8 8 9", hidden="b2T f3I f4L")
    other = position(**given, hands="7 7 7/1 2 3", hidden="b2T f3L f4I")
    return one, other


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_33_pile_other_hands_and_face_down_tiles_make_no_difference(viewer: int):
    one, other = differing()
    assert one != other
    assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert GAME.legal(one) == GAME.legal(other)


def test_33_the_open_view_shows_all():
    one, other = differing()
    assert GAME.view(one, OPEN) != GAME.view(other, OPEN)
    view = GAME.view(one, OPEN)
    assert view.hands == ((7, 7, 7), (8, 8, 9))
    assert len(view.known) == one.masks.count(0)
    event = TilesLaid((1,), (2,))
    assert GAME.seen(event, OPEN) is event


@pytest.mark.parametrize(
    ("event", "hidden"),
    [
        (CardDrawn(1, 9), DrawHidden(1)),
        (HandDealt(1, (7, 8, 9)), HandHidden(1, 3)),
        (TileSeen(1, 9, 2), LookHidden(1, 9)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_33_a_private_fact_is_told_to_its_seat_alone(event: Any, hidden: Any):
    assert GAME.seen(event, 1) == event
    for viewer in (0, 2, SPECTATOR):
        assert GAME.seen(event, viewer) == hidden


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("kind", [TilesLaid, TilesShuffled])
def test_33_face_down_tiles_are_told_to_nobody(kind: Any, viewer: int):
    assert GAME.seen(kind((8, 9), (1, 2)), viewer) == TilesHidden((8, 9))


def test_33_the_draw_of_a_turn():
    state = position(turn="B", ap=1)
    events = play(state, "end", 21)
    assert CardDrawn(0, 21) in sights(events, 0)
    for viewer in (1, SPECTATOR):
        assert not of(sights(events, viewer), CardDrawn)
        assert DrawHidden(0) in sights(events, viewer)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_33_the_empress_discards_are_private_until_they_lie_there(viewer: int):
    state = position(hands="3 7 8 9")
    play(state, "place 3")
    drawn = play(state, "harvest", 20, 21)
    assert len(of(sights(drawn, viewer), CardDrawn)) == (2 if viewer == 0 else 0)
    events = play(state, "discard 20")
    assert of(sights(events, viewer), CardDiscarded) == [CardDiscarded(0, 20)]
    assert 20 in GAME.view(state, viewer).discard


def scried(**changes: Any) -> State:
    """A has looked at b2, a T, and at f6, a cross, and left them."""
    given = {"tiles": "b1─", "hidden": "b2T f6X", "hands": "2 7 7 7/10 14 21"}
    state = position(**{**given, **changes})
    play(state, "place 2")
    play(state, "look b2")
    play(state, "look f6")
    play(state, "done", 6)
    return state


def test_33_the_priestess_shows_to_one_seat():
    state = scried()
    assert known(state, 0) == {cell("b2"): 2, cell("f6"): 3}
    assert known(state, 1) == known(state, SPECTATOR) == {}


def test_33_what_was_seen_is_known_until_it_is_turned_up():
    state = scried(tiles="b1┬", pieces="A1b1")
    play(state, "explore b2")
    assert known(state, 0) == {cell("f6"): 3}


@pytest.mark.parametrize(
    ("card", "text", "moved"),
    [
        (10, "block b2 right", {"c2": 2, "f6": 3}),
        (10, "block b2 left", {"b3": 2, "f6": 3}),
        (14, "swap f6 f7", {"b2": 2, "f7": 3}),
        (21, "shift 2 west", {"a2": 2, "f6": 3}),
        (21, "shift f south", {"b2": 2, "f7": 3}),
    ],
)
def test_33_knowledge_goes_with_the_tile(card: int, text: str, moved: dict[str, int]):
    state = scried()
    play(state, "end", 20)
    play(state, f"place {card}")
    play(state, text, 6)
    assert known(state, 0) == {cell(name): shape for name, shape in moved.items()}
    assert known(state, 1) == {}


@pytest.mark.parametrize(("card", "verb"), [(16, "collapse"), (18, "veil")])
def test_33_knowledge_ends_with_a_shuffle_of_the_tile(card: int, verb: str):
    state = scried(tiles="b1─ c1─", hands="2 7 7 7/16 18 4")
    play(state, "end", 21)
    play(state, f"place {card}")
    if card == 16:
        play(state, "collapse b1", [0, 0], 6)
        assert known(state, 0) == {cell("b2"): 2, cell("f6"): 3}
        return
    hidden = [state.shapes[at] for at, mask in enumerate(state.masks) if not mask]
    play(state, "veil b1")
    play(state, "done", [0, *hidden], 6)
    assert known(state, 0) == {}


def test_34_the_decision_is_of_one_seat_and_stands_in_every_view():
    """Row 48."""
    state = position(tiles=ROAD, pieces="A1b1 B1c1", front="12 8", ap=2)
    play(state, "move A1 c1", 1, 1)
    assert GAME.to_act(state) == 1
    assert all(GAME.view(state, viewer).asked == state.asked for viewer in (0, 1, SPECTATOR))


@pytest.mark.parametrize("text", ["end", "move A1 b1", "explore a2", "push b1", "fight B1", "done"])
def test_34_only_what_is_asked_may_be_answered(text: str):
    state = position(tiles=ROAD, hands="7")
    assert refused(state, text) == "not-asked"


def test_34_a_card_is_not_placed_when_an_action_is_asked():
    assert refused(position(ap=2, hands="7 7 8"), "place 7") == "not-asked"


@pytest.mark.parametrize(
    ("given", "text", "rule", "details"),
    [
        ({"ap": 2}, "move A1 b1", "mugen 17", {"piece": "A1", "cell": "b1"}),
        ({"ap": 2}, "explore d4", "mugen 16", {"cell": "d4"}),
        ({"hands": "7 8 9 10"}, "place 4", "mugen 13", {"card": 4}),
        ({"hands": "21"}, "shift 4 east", "mugen 4", {"axis": "row", "index": 4}),
        ({"hands": "14"}, "swap c1 d1", "mugen 35", {"cell": "c1", "other": "d1"}),
        ({"hands": "13", "front": "4 4 -", "seats": 3}, "strike C", "mugen 29", {"seat": "C"}),
    ],
)
def test_34_a_refusal_names_its_rule_and_what_it_is_about(
    given: dict[str, Any], text: str, rule: str, details: dict[str, Any]
):
    state = position(**given)
    if "hands" in given and "place" not in text:
        play(state, f"place {given['hands']}")
    error = refusal(GAME, state, action(text))
    assert error is not None
    assert (error.rule, error.details) == (rule, details)


@pytest.mark.parametrize(
    ("card", "board"),
    [
        (0, {"tiles": "b1─ a2│"}),
        (2, {"board": FULL}),
        (6, {}),
        (13, {"front": "4 -"}),
        (15, {}),
        (16, {}),
        (17, {"board": FULL}),
        (18, {}),
        (19, {"tiles": "b1─ a2│"}),
        (20, {"front": "4 -"}),
    ],
)
def test_34_an_effect_with_nothing_to_choose_is_not_asked(card: int, board: dict[str, str]):
    state = position(**board, hands=f"{card}")
    events = play(state, f"place {card}", 6)
    (ended,) = [event for event in events if type(event).__name__ == "EffectEnded"]
    assert (ended.card, ended.how) == (card, "impossible")
    assert asked(state) == ("act", "A")


def test_34_a_later_step_with_nothing_to_choose_is_not_asked_either():
    """The last face-down tile is looked at: no second look, but it may be turned up."""
    state = position(FULL.replace("└", ".", 1), hands="2")
    play(state, "place 2")
    play(state, "look d2")
    assert (asked(state), state.asked.step) == (("reveal", "A"), 3)
    assert choices(state) == ["reveal d2", "done"]


def test_34_the_act_is_asked_even_with_nothing_but_the_end():
    state = position(tiles="b1│ a2─", hands="7")
    play(state, "place 7", 1)
    assert choices(state) == ["end"]


def test_35_each_step_is_a_record_of_its_own():
    """The Star: two tiles, each turned up and set; what was turned up must be set."""
    state = position(hidden="b2T c3L", hands="17")
    play(state, "place 17")
    assert (state.asked.card, state.asked.step) == (17, 1)
    play(state, "reveal b2")
    assert (asked(state), choices_of(state, "done")) == (("orient", "A"), [])
    assert refused(state, "done") == "not-asked"
    play(state, "orient NES")
    assert (asked(state), state.asked.step) == (("reveal", "A"), 2)
    play(state, "reveal c3")
    play(state, "orient NE", 6)
    assert asked(state) == ("act", "A")


def test_35_the_player_may_stop_after_each_step():
    state = position(hidden="b2T", hands="17")
    play(state, "place 17")
    play(state, "reveal b2")
    play(state, "orient NES")
    events = play(state, "done", 6)
    assert events[0].how == "used"


def test_35_the_empress_may_not_stop_between_her_discards():
    state = position(hands="3 7 8 9")
    play(state, "place 3")
    play(state, "harvest", 20, 21)
    for step in (2, 3):
        assert (asked(state), state.asked.step) == (("discard", "A"), step)
        assert "done" not in choices(state)
        assert refused(state, "done") == "not-asked"
        play(state, choices(state)[0], *([6] if step == 3 else []))
