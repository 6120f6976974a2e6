"""Rules 28 to 32: home, draws closed, dead."""

from typing import Any

import pytest

from core.monster_maker.events import (
    CameHome,
    CardDrawn,
    Died,
    DrawsClosed,
    GoldScored,
    PrizeDrawn,
    RoundEnded,
    TreasuresReturned,
)
from core.monster_maker.model import State
from tests.support.monster_maker_position import (
    DEAL,
    GAME,
    WAY,
    asked,
    card,
    cards,
    choices,
    discarded,
    hand,
    of,
    play,
    position,
    seat,
    sights,
    words,
)

NEAR = "30 30 20"
"""20 perches short of home."""


def deaths(events: list[Any]) -> list[str]:
    """Who died of what: `"B passes"`."""
    return [f"{'ABCDEF'[died.seat]} {died.cause}" for died in of(events, Died)]


def closed(names: str, **given: Any) -> State:
    """Draws are closed; a hand for each seat."""
    seats = len(names.split("/"))
    usual = {"out": "/".join(["5"] * seats)}
    return position(seats=seats, hands=names, deck="", **(usual | given))


def test_28_draws_close_for_all_at_once_when_somebody_is_home():
    """Row 41: in the same circle of turns."""
    state = position(seats=3, hands="20/5/5", out=f"{WAY}/5/5", back=NEAR)
    events = play(state, "corridor 20", "prize_50")
    assert of(events, DrawsClosed) == [DrawsClosed("home")]
    assert (state.draws_open, asked(state)) == (False, "turn B")
    assert not of(play(state, "pass"), CardDrawn)
    assert asked(state) == "turn C"
    assert len(state.deck) == 124 - 12


def test_28_draws_close_in_mid_turn_when_the_deck_is_empty():
    """Row 43: nothing is shuffled in."""
    state = position(hands="5/5", out="5/5", deck="10")
    events = play(state, "pass")
    assert of(events, DrawsClosed) == [DrawsClosed("deck")]
    assert (asked(state), state.deck, state.draws_open) == ("turn B", [], False)
    play(state, "corridor 10")
    assert hand(state, "A") == "5"


def test_28_draws_close_once_only():
    state = closed("20/5", out=f"{WAY}/5", back=NEAR)
    events = play(state, "corridor 20", "prize_50")
    assert of(events, DrawsClosed) == []


def test_29_all_treasures_are_scored_in_the_order_drawn_then_a_prize():
    state = position(
        hands="20 squire/5",
        out=f"{WAY}/5",
        back=NEAR,
        treasures="silver_cup coin_sack cursed_idol magic_sword",
        gold=(30, 0),
    )
    events = play(state, "corridor 20", 1, 2, 3, "prize_120")
    assert words(events)[:8] == [
        "corridor-laid",
        "came-home",
        "draws-closed",
        *["gold-scored"] * 4,
        "prize-drawn",
    ]
    assert of(events, GoldScored) == [
        GoldScored(0, card("silver_cup"), (), 50, 80),
        GoldScored(0, card("coin_sack"), (1, 2, 3), 60, 140),
        GoldScored(0, card("cursed_idol"), (), -50, 90),
        GoldScored(0, card("magic_sword"), (), 40, 130),
    ]
    assert of(events, PrizeDrawn) == [PrizeDrawn(0, "prize_120", 120, 250)]
    assert state.gold == [250, 0]
    assert sorted(state.shown[0]) == sorted(state.treasures[0])


def test_29_only_the_first_one_home_draws_a_prize():
    """Rows 43 and 46: also when draws were closed by the deck."""
    ways = {"out": f"{WAY}/30 30 30 10", "back": f"{NEAR}/{NEAR}"}
    state = closed("20/20 5", treasures="/crown", **ways)
    events = play(state, "corridor 20", "prize_80")
    assert of(events, CameHome) == [CameHome(0, True, ())]
    assert of(events, PrizeDrawn) == [PrizeDrawn(0, "prize_80", 80, 80)]
    events = play(state, "corridor 20", *DEAL)
    assert of(events, CameHome) == [CameHome(1, False, (card("5"),))]
    assert (of(events, PrizeDrawn), state.gold) == ([], [80, 150])
    assert (state.prize_deck.count("prize_80"), len(state.prize_deck)) == (0, 5)


def test_29_the_hand_is_discarded_the_rows_stay_and_no_turn_comes():
    """Row 42."""
    state = position(seats=3, hands="20 squire goblin/5/5 10", out=f"{WAY}/5/5", back=NEAR)
    play(state, "corridor 20", "prize_50")
    assert (state.hands[0], discarded(state, "squire goblin")) == ([], True)
    assert (state.out_rows[0], state.back_rows[0]) == (cards(WAY), cards(f"{NEAR} 20"))
    for turn in ("turn B", "turn C", "turn B"):
        assert asked(state) == turn
        play(state, "corridor 5" if turn == "turn C" else "pass")


def test_29_what_came_home_stays_out_of_the_deck():
    state = closed("5/", out=f"5/{WAY}", back=f"/{WAY}", phase="- home", treasures="/crown")
    play(state, "pass", *DEAL)
    assert (state.round, state.gone, state.treasures) == (2, cards("crown"), [[], []])
    assert state.treasure_deck.count(card("crown")) == 1


def test_29_nothing_carried_still_draws_the_prize():
    state = position(hands="20/5", out=f"{WAY}/5", back=NEAR)
    play(state, "corridor 20", "prize_150")
    assert state.gold == [150, 0]


def test_30_an_empty_hand_at_the_start_of_the_own_turn():
    state = position(seats=3, hands="20//5", out=f"{WAY}/5/5", back=NEAR)
    events = play(state, "corridor 20", "prize_50")
    assert deaths(events) == ["B empty-hand"]
    assert asked(state) == "turn C"


@pytest.mark.parametrize(
    ("names", "monster", "action"),
    [
        ("5", "-", "corridor 5"),
        ("goblin", "-", "monster goblin B"),
        ("cleric", "skeleton", "turn-undead"),
        ("detour", "skeleton", "detour"),
    ],
)
def test_30_an_empty_hand_at_the_end_of_an_action(names: str, monster: str, action: str):
    state = closed(f"{names}/10", out="10/5", monsters=monster)
    events = play(state, action)
    assert deaths(events) == ["A empty-hand"]
    assert words(events)[1:] == ["died", "turn-began", "asked"]


def test_30_an_empty_hand_after_a_fight():
    state = closed("squire/5", monsters="goblin")
    events = play(state, "fight squire", 6, 6)
    assert words(events)[:3] == ["fought", "monster-discarded", "died"]


def test_30_an_empty_hand_after_a_heal_that_is_left():
    """With the cleric in hand it would not be empty; it is."""
    state = closed("squire cleric/5", monsters="goblin")
    play(state, "fight squire", 6, 6)
    assert deaths(play(state, "no-heal")) == []
    assert hand(state, "A") == "cleric"


def test_30_an_empty_hand_after_an_arrival():
    """The treasure is drawn first, and goes back when the round ends."""
    state = closed("20/5", out="30 30 20/5")
    events = play(state, "corridor 20", "crown")
    assert words(events)[:4] == ["corridor-laid", "arrived", "treasure-drawn", "died"]
    assert state.treasures[0] == [card("crown")]


def test_30_an_empty_hand_at_a_door():
    state = closed("20/5", out="30 30 20/5")
    events = play(state, "corridor 20", "hidden_door")
    assert words(events)[2:6] == ["treasure-drawn", "door-left", "door-forfeited", "died"]
    state = closed("alley_kid/5", out=f"{WAY}/5", phase="room")
    events = play(state, "open alley_kid", "crown", "silver_cup")
    assert words(events)[:4] == ["door-opened", "treasure-drawn", "treasure-drawn", "died"]


def test_30_home_comes_first():
    """Row 32."""
    state = closed("20/5", out=f"{WAY}/5", back=NEAR)
    events = play(state, "corridor 20", "prize_50")
    assert (deaths(events), state.phases[0]) == ([], "home")


def test_30_the_turn_that_drew_the_last_card_counts():
    """Row 58."""
    state = position(hands="10/", out="5/5", deck="15")
    play(state, "pass")
    events = play(state, "corridor 15")
    assert deaths(events) == ["B empty-hand"]


def test_30_with_draws_open_an_empty_hand_is_not_fatal():
    """Row 44."""
    state = position(hands="10/5", out="5/5")
    events = play(state, "corridor 10", "15")
    assert deaths(events) == []
    play(state, "pass", "20")
    assert (asked(state), hand(state, "A")) == ("turn A", "20")


def test_31_a_circle_of_passes_kills_all_who_are_left():
    """Row 45."""
    state = closed("5/5/5")
    assert deaths(play(state, "pass")) == []
    assert deaths(play(state, "pass")) == []
    assert state.passes == 2
    events = play(state, "pass", *["10"] * 11, *["20"] * 10, "15")
    assert deaths(events) == ["A passes", "B passes", "C passes"]
    assert of(events, RoundEnded) == [RoundEnded(1)]


@pytest.mark.parametrize(
    ("action", "names", "more"),
    [
        ("corridor 5", "5 10", {}),
        ("monster goblin B", "goblin 10", {}),
        ("fight squire", "squire 10", {"monsters": "- - goblin"}),
        ("turn-undead", "cleric 10", {"monsters": "- - zombie"}),
        ("detour", "detour 10", {"monsters": "- - zombie"}),
        ("open alley_kid", "alley_kid 10", {"out": f"5/5/{WAY}", "phase": "- - room"}),
        ("discard 10", "5 10 15 20 25 30 squire cleric", {}),
    ],
)
def test_31_any_other_action_begins_the_count_anew(action: str, names: str, more: dict[str, str]):
    state = closed(f"5/5/{names}", turn="C", passes=2, **more)
    script = {"fight squire": [1, 1], "open alley_kid": ["crown", "silver_cup"]}
    play(state, action, *script.get(action, []))
    if asked(state) == "heal C":
        play(state, "no-heal")
    assert (state.passes, asked(state)) == (0, "turn A")
    assert deaths(play(state, "pass")) == []


def test_31_coming_home_begins_the_count_anew():
    state = closed("20/5/5", out=f"{WAY}/5/5", back=NEAR, passes=2)
    play(state, "corridor 20", "prize_50")
    assert state.passes == 0
    play(state, "pass")
    assert state.phases == ["home", "out", "out"]


def test_31_a_death_leaves_the_count():
    """B dies with an empty hand; the pass of C is the second of two."""
    state = closed("5//5", passes=0)
    events = play(state, "pass")
    assert (deaths(events), state.passes, asked(state)) == (["B empty-hand"], 1, "turn C")
    events = play(state, "pass", *["10"] * 11, *["20"] * 10, "15")
    assert deaths(events) == ["A passes", "C passes"]


def test_31_a_death_that_brings_their_number_down_to_the_count_kills_nobody():
    """Only a pass does, which then brings the count above the number."""
    state = closed("5//5", passes=1)
    events = play(state, "pass")
    assert (deaths(events), state.passes, asked(state)) == (["B empty-hand"], 2, "turn C")
    twin = state.copy()
    events = play(state, "pass", *["10"] * 11, *["20"] * 10, "15")
    assert deaths(events) == ["A passes", "C passes"]
    twin.hands[2], twin.discard = cards("5 10"), [*twin.discard]
    twin.discard.remove(card("10"))
    play(twin, "corridor 5")
    assert (twin.passes, asked(twin)) == (0, "turn A")


def test_31_passes_with_draws_open_do_not_count():
    """Row 58: but that of the turn which drew the last card does."""
    state = position(hands="5/5", out="5/5", deck="10 15 20")
    for drawn in ("10", "15"):
        play(state, "pass", drawn)
        assert state.passes == 0
    play(state, "pass")
    assert (state.draws_open, state.passes, asked(state)) == (False, 0, "turn B")
    play(state, "pass")
    assert state.passes == 1
    assert deaths(play(state, "pass", *DEAL)) == ["A passes", "B passes"]


def test_31_the_last_one_left_dies_of_one_pass():
    state = closed("5/", out=f"5/{WAY}", back=f"/{WAY}", phase="- home")
    assert choices(state) == ["corridor 5", "pass"]
    assert deaths(play(state, "pass", *DEAL)) == ["A passes"]


def test_32_hand_rows_and_monster_of_the_dead_are_discarded():
    state = position(
        hands="5/10 squire", out=f"5/{WAY}", back="/25 15", monsters="- goblin", deck="trap 5"
    )
    play(state, "pass", "trap")
    events = play(state, "fall")
    assert of(events, Died) == [Died(1, "trap", tuple(cards("10 squire")))]
    assert discarded(state, f"10 squire trap {WAY} 25 15 goblin")
    assert (state.phases[1], state.hands[1]) == ("dead", [])
    assert (state.out_rows[1], state.back_rows[1], state.monsters[1]) == ([], [], None)
    assert (state.outs[1], state.backs[1]) == (0, 0)


def test_32_carried_treasures_stay_closed_until_the_round_ends():
    """Rows 47 and 62."""
    state = closed("5/5/5", out=f"{WAY}/5/5", treasures="crown cursed_idol", gold=(70, 0, 0))
    state.hands[1], state.discard = [], sorted([*state.discard, card("5")])
    events = play(state, "corridor 5")
    assert deaths(events) == ["A empty-hand", "B empty-hand"]
    assert GAME.view(state, seat("C")).treasures[0] == (None, card("cursed_idol"))
    events = play(state, "pass", *["10"] * 11, *["20"] * 10, "15")
    returned = TreasuresReturned(0, tuple(cards("crown cursed_idol")))
    for viewer in (0, 2, -1):
        assert of(sights(events, viewer), TreasuresReturned) == [returned]
    assert words(events).index("treasures-returned") < words(events).index("round-ended")
    assert len(state.treasure_deck) == 25
    assert state.gold == [70, 0, 0]


def test_32_gold_of_earlier_rounds_is_kept():
    state = closed("5/5", gold=(120, -50))
    play(state, "pass")
    play(state, "pass", *DEAL)
    assert (state.gold, state.round) == ([120, -50], 2)
