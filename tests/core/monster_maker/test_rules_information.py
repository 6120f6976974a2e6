"""What is public and what is private, and which decision is due (after rule 35)."""

from typing import Any

import pytest

from core.game import OPEN, SPECTATOR
from core.monster_maker.events import CardDrawn, Discarded, HandDealt, TrapDrawn, TreasureDrawn
from core.monster_maker.model import State
from core.monster_maker.sights import DrawHidden, HandHidden, TreasureHidden
from tests.support.monster_maker_position import (
    DEAL,
    GAME,
    WAY,
    asked,
    card,
    cards,
    choices,
    hand,
    of,
    play,
    position,
    sights,
)

OTHERS = (1, 2, SPECTATOR)


def table() -> State:
    return position(
        seats=3,
        hands="5 squire/goblin/detour detour cleric",
        out=f"{WAY}/30 30 30 10/5",
        back="/5",
        phase="room",
        monsters="- - dragon",
        treasures="crown cursed_idol/silver_cup magic_sword",
        used="magic_sword",
        discard="lancer 20",
        deck="10 15 20 trap",
        gold=(10, -50, 0),
    )


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_public_is_the_same_for_everybody(viewer: int):
    """Row 54: discards too."""
    state, view = table(), GAME.view(table(), viewer)
    assert view.phases == ("room", "back", "out")
    assert view.out_rows == tuple(map(tuple, state.out_rows))
    assert view.back_rows == tuple(map(tuple, state.back_rows))
    assert (view.outs, view.backs, view.monsters) == (
        (100, 100, 5), (0, 5, 0), (None, None, card("dragon")),
    )  # fmt: skip
    assert (view.hand_sizes, view.deck, view.prize_deck) == ((2, 1, 3), 4, 6)
    assert (view.treasure_deck, view.draws_open) == (20, True)
    assert view.discard == tuple(state.discard)
    assert {card("lancer"), card("20")} <= set(view.discard)
    assert view.shown == ((card("cursed_idol"),), (card("magic_sword"),), ())
    assert view.doors == (True, False, False)
    assert [len(carried) for carried in view.treasures] == [2, 2, 0]
    assert (view.gold, view.asked) == ((10, -50, 0), state.asked)


def test_private_are_hands_and_closed_treasures():
    state = table()
    views = {viewer: GAME.view(state, viewer) for viewer in (0, 1, 2, SPECTATOR)}
    assert views[0].hands == (tuple(cards("5 squire")), (), ())
    assert views[1].hands == ((), tuple(cards("goblin")), ())
    assert views[SPECTATOR].hands == ((), (), ())
    assert views[0].treasures[0] == tuple(cards("crown cursed_idol"))
    assert views[0].treasures[1] == (None, card("magic_sword"))
    for viewer in (2, SPECTATOR):
        assert views[viewer].treasures[0] == (None, card("cursed_idol"))
        assert views[viewer].treasures[1] == (None, card("magic_sword"))


def test_all_is_open_once_it_is_over():
    state = position(hands="5 10", out="5", phase="- dead", deck="", round=3)
    play(state, "pass")
    assert GAME.view(state, OPEN).gold == (0, 0)
    view = GAME.view(table(), OPEN)
    assert view.hands == tuple(map(tuple, table().hands))
    assert view.treasures == tuple(map(tuple, table().treasures))


def test_a_card_drawn_is_private_a_trap_is_public():
    state = position(seats=3, hands="5/10/15", out="5")
    events = play(state, "pass", "25")
    assert of(sights(events, 1), CardDrawn) == [CardDrawn(1, card("25"))]
    for viewer in (0, 2, SPECTATOR):
        assert of(sights(events, viewer), CardDrawn) == []
        assert of(sights(events, viewer), DrawHidden) == [DrawHidden(1)]
    events = play(state, "pass", "trap")
    for viewer in (0, 1, 2, SPECTATOR):
        assert of(sights(events, viewer), TrapDrawn) == [TrapDrawn(2)]


def test_a_deal_shows_each_seat_its_own_hand():
    state = position(hands="5", out="5", phase="- dead", deck="")
    events = play(state, "pass", *DEAL)
    own, other = of(events, HandDealt)
    assert of(sights(events, 0), HandDealt) == [own]
    assert of(sights(events, 0), HandHidden) == [HandHidden(1, 7)]
    assert of(sights(events, 1), HandDealt) == [other]
    assert of(sights(events, SPECTATOR), HandHidden) == [HandHidden(0, 7), HandHidden(1, 7)]


def test_a_closed_treasure_is_private_door_and_statue_are_not():
    state = position(hands="20 alley_kid 5/5", out="30 30 20/5")
    events = play(state, "corridor 20", "hidden_door")
    assert of(sights(events, 1), TreasureDrawn) == of(events, TreasureDrawn)
    events = play(state, "open alley_kid", "goddess", "crown", "coin_sack", "10")
    for viewer in (1, SPECTATOR):
        seen = sights(events, viewer)
        assert [drawn.treasure for drawn in of(seen, TreasureDrawn)] == [card("goddess")]
        assert of(seen, TreasureHidden) == [TreasureHidden(0)] * 2


def test_a_discard_is_public():
    state = position(hands="5 5 5 5 10 10 10 squire/5", out="5")
    events = play(state, "discard squire", "10")
    for viewer in (0, 1, SPECTATOR):
        assert of(sights(events, viewer), Discarded) == [Discarded(0, card("squire"))]


def trap(names: str) -> State:
    state = position(hands=f"5/{names}", out="5/5")
    play(state, "pass", "trap")
    return state


def door(names: str) -> State:
    state = position(hands=f"20 {names}/5", out="30 30 20/5")
    play(state, "corridor 20", "hidden_door")
    return state


def heal(names: str) -> State:
    state = position(hands=f"squire {names}/5", out="5/5", monsters="goblin")
    play(state, "fight squire", 6, 6)
    return state


@pytest.mark.parametrize(
    ("make", "due", "with_it", "without"),
    [
        (trap, "trap B", "5 10 alley_kid", "5 10 squire"),
        (trap, "trap B", "alley_kid", "10"),
        (door, "door A", "dwarf_smith", "lancer"),
        (heal, "heal A", "cleric", "detour"),
    ],
)
def test_a_question_tells_nothing_about_a_hand(make: Any, due: str, with_it: str, without: str):
    """It is asked even if a single action is legal."""
    able, unable = make(with_it), make(without)
    assert asked(able) == asked(unable) == due
    assert len(choices(able)) == len(choices(unable)) + 1
    assert len(hand(able, due[-1]).split()) == len(hand(unable, due[-1]).split())


def test_a_turn_is_asked_for_though_a_pass_is_all_there_is():
    state = position(hands="sleep/cleric", out="5/5")
    assert (asked(state), choices(state)) == ("turn A", ["pass"])


def test_all_decisions_belong_to_the_seat_whose_turn_it_is():
    for state, due in ((trap("5"), 1), (door("5"), 0), (heal("5"), 0)):
        assert GAME.to_act(state) == state.turn == due
