"""Rules 4 to 6: the draw, the trap, the one action."""

from itertools import combinations

import pytest

from core.monster_maker import actions
from core.monster_maker.cards import TRAP
from core.monster_maker.events import CardDrawn, Died, DrawsClosed, TrapAnswered, TrapDrawn
from core.monster_maker.model import State
from tests.support.monster_maker_position import (
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
    refused,
    words,
)

FIVE = "5 10 detour pickpocket squire"


def trapped(names: str, **given: str) -> State:
    """B has drawn a trap and holds these cards."""
    state = position(hands=f"5/{names}", out="5/20", **given)
    play(state, "pass", *(["trap"] if len(state.deck) != 1 else []))
    return state


def test_4_a_turn_begins_with_a_draw_that_is_part_of_the_record_before():
    """Row 1: drawn before anything is chosen."""
    state = position(hands="5/10")
    events = play(state, "pass", "25")
    assert words(events) == ["passed", "turn-began", "card-drawn", "asked"]
    assert of(events, CardDrawn) == [CardDrawn(1, card("25"))]
    assert (asked(state), hand(state, "B")) == ("turn B", "10 25")
    assert "corridor 25" in choices(state)


@pytest.mark.parametrize(
    "given",
    [
        {"deck": "", "hands": "5/10/20"},
        {
            "deck": "5 5",
            "hands": "5/10",
            "phase": "- - home",
            "out": f"//{WAY}",
            "back": f"//{WAY}",
        },
    ],
)
def test_4_with_draws_closed_nobody_draws(given: dict[str, str]):
    state = position(seats=3, **given)
    events = play(state, "pass")
    assert words(events) == ["passed", "turn-began", "asked"]
    assert hand(state, "B") == "10"


def test_4_draws_close_with_the_last_card_and_the_discard_is_not_shuffled_in():
    state = position(hands="5/10", deck="25")
    events = play(state, "pass")
    assert words(events) == ["passed", "turn-began", "card-drawn", "draws-closed", "asked"]
    assert of(events, DrawsClosed) == [DrawsClosed("deck")]
    events = play(state, "corridor 25")
    assert words(events) == ["corridor-laid", "turn-began", "asked"]
    assert state.deck == []
    assert len(state.discard) == 124 - 3


def test_4_an_undrawn_card_comes_from_the_deck_alone():
    state = position(hands="5/10", deck="25 30", discard="20")
    play(state, "pass", "30")
    play(state, "pass")
    assert (hand(state, "A"), hand(state, "B")) == ("5 25", "10 30")


def test_5_a_trap_is_shown_and_settled_before_anything_else():
    """Row 28: a detour is no help."""
    state = position(hands=f"5/{FIVE}", out="5/20")
    events = play(state, "pass", "trap")
    assert words(events) == ["passed", "turn-began", "trap-drawn", "asked"]
    assert of(events, TrapDrawn) == [TrapDrawn(1)]
    assert (asked(state), state.trap) == ("trap B", True)
    assert TRAP not in state.hands[1]
    for other in ("corridor 5", "pass", "detour", "discard 5"):
        assert refused(state, other) == "not-asked 6"


def test_5_a_a_thief_is_discarded_with_the_trap_and_nothing_else():
    """Rows 2 and 3: no other card for it, and the turn goes on."""
    state = trapped(FIVE)
    events = play(state, "thief pickpocket")
    assert words(events) == ["trap-answered", "asked"]
    assert of(events, TrapAnswered) == [TrapAnswered(1, (card("pickpocket"),), False)]
    assert (asked(state), hand(state, "B")) == ("turn B", "5 10 detour squire")
    assert discarded(state, "pickpocket trap")
    play(state, "corridor 10", "15")


@pytest.mark.parametrize("name", ["pickpocket", "alley_kid", "lockpick", "burglar", "tomb_robber"])
def test_5_a_each_thief_is_help(name: str):
    state = trapped(f"5 5 5 {name}")
    play(state, f"thief {name}")
    assert hand(state, "B") == "5 5 5"


@pytest.mark.parametrize("names", ["pickpocket", "5 pickpocket"])
def test_5_a_a_thief_saves_a_hand_of_one_or_two_if_it_is_used(names: str):
    """Row 6: also as the only card; not by force."""
    state = trapped(names)
    assert choices(state) == ["thief pickpocket", "fall"]
    play(state, "thief pickpocket")
    assert (state.phases[1], asked(state)) == ("out", "turn B")
    assert hand(state, "B") == names.replace("pickpocket", "").strip()
    assert choices(state)[-1] == "pass"


def test_5_a_only_a_thief_of_the_hand():
    state = trapped("5 10 squire")
    assert refused(state, "thief squire") == "not-thief 5a"
    assert refused(state, "thief 5") == "not-thief 5a"
    assert refused(state, "thief pickpocket") == "not-in-hand 6"


def test_5_b_any_three_cards_thieves_too():
    """Rows 5 and 6: the victim chooses, and need not use a thief."""
    state = trapped(FIVE)
    sets = [" ".join(three) for three in combinations(FIVE.split(), 3)]
    assert choices(state) == ["thief pickpocket", *(f"lose {three}" for three in sets)]
    play(state, "lose 10 pickpocket squire")
    assert (hand(state, "B"), asked(state)) == ("5 detour", "turn B")
    assert discarded(state, "10 pickpocket squire trap")


def test_5_b_exactly_three_cards_go_and_the_player_lives():
    """Row 4: with nothing in hand there is only the pass, and a draw next turn."""
    state = trapped("5 10 squire")
    assert choices(state) == ["lose 5 10 squire"]
    events = play(state, "lose 5 10 squire")
    assert words(events) == ["trap-answered", "asked"]
    assert (choices(state), state.phases[1]) == (["pass"], "out")
    play(state, "pass", "25")
    play(state, "pass", "30")
    assert hand(state, "B") == "30"


def test_5_b_equal_cards_are_listed_once_and_only_as_often_as_held():
    state = trapped("5 5 5 5 10")
    assert choices(state) == ["lose 5 5 5", "lose 5 5 10"]
    assert refused(state, "lose 5 10 10") == "not-in-hand 6"
    assert refused(state, "lose 5 5 20") == "not-in-hand 6"
    disorder = actions.LoseCards((card("10"), card("5"), card("5")))
    assert refused(state, disorder) == "not-sorted 13"


@pytest.mark.parametrize("names", ["5", "5 10"])
def test_5_c_fewer_cards_are_death(names: str):
    state = trapped(names, monsters="- goblin")
    assert choices(state) == ["fall"]
    assert refused(state, "lose 5 5 10") == "too-few 5b"
    events = play(state, "fall", "25")
    assert words(events) == ["died", "turn-began", "card-drawn", "asked"]
    assert of(events, Died) == [Died(1, "trap", tuple(cards(names)))]
    assert (state.phases[1], asked(state)) == ("dead", "turn A")
    assert discarded(state, f"{names} trap 20 goblin")


def test_5_c_not_with_three_cards_or_more():
    assert refused(trapped("5 10 squire"), "fall") == "too-many 5c"


def test_5_c_an_empty_hand_is_death_without_a_question():
    state = position(hands="5", out="5/20")
    events = play(state, "pass", "trap", "30")
    assert words(events)[1:5] == ["turn-began", "trap-drawn", "died", "turn-began"]
    assert of(events, Died) == [Died(1, "trap", ())]
    assert discarded(state, "trap 20")


def test_5_the_last_card_is_a_trap_settled_before_an_empty_hand_is_death():
    """Row 57: no pass is asked for."""
    state = trapped("5 10 squire", deck="trap")
    assert (state.draws_open, asked(state)) == (False, "trap B")
    events = play(state, "lose 5 10 squire")
    assert words(events) == ["trap-answered", "died", "turn-began", "asked"]
    assert of(events, Died) == [Died(1, "empty-hand", ())]


def test_5_the_last_card_is_a_trap_and_a_card_is_left():
    state = trapped("5 10 20 squire", deck="trap")
    play(state, "lose 5 10 squire")
    assert choices(state) == ["corridor 20", "pass"]


@pytest.mark.parametrize("answer", ["thief pickpocket", "lose 5 10 squire"])
def test_5_option_a_trap_ends_the_turn(answer: str):
    state = trapped(FIVE, trap_ends_turn="true")
    events = play(state, answer, "25")
    assert words(events) == ["trap-answered", "turn-began", "card-drawn", "asked"]
    assert asked(state) == "turn A"


def test_5_option_a_turn_ended_by_the_last_card_is_no_pass():
    state = trapped(FIVE, trap_ends_turn="true", deck="trap")
    play(state, "thief pickpocket")
    assert (asked(state), state.passes) == ("turn A", 0)
    play(state, "pass")
    assert state.passes == 1


def test_5_option_an_empty_hand_dies_when_the_trap_ended_turn_and_draws():
    state = trapped("pickpocket", trap_ends_turn="true", deck="trap")
    events = play(state, "thief pickpocket")
    assert of(events, Died) == [Died(1, "empty-hand", ())]


def test_6_exactly_one_action():
    state = position(hands="5 10 squire/30", out="5/5")
    events = play(state, "corridor 10", "25")
    assert words(events) == ["corridor-laid", "turn-began", "card-drawn", "asked"]
    assert asked(state) == "turn B"


def test_6_every_kind_of_action_in_the_order_of_the_rule():
    state = position(
        hands="5 ogre squire dwarf_miner cleric detour/30",
        out=f"{WAY}/5",
        monsters="skeleton -",
        phase="room -",
    )
    found = [text.split()[0] for text in choices(state)]
    kinds = ["monster", "fight", "turn-undead", "detour", "open", "pass"]
    assert list(dict.fromkeys(found)) == kinds


def test_6_with_seven_cards_pass_or_act_but_no_discard():
    """Rows 8 and 9."""
    state = position(hands="5 5 5 5 5 5 10")
    assert choices(state) == ["corridor 5", "corridor 10", "pass"]
    assert refused(state, "discard 5") == "hand-not-full 6"


def test_6_with_eight_cards_discard_or_act_but_no_pass():
    """Row 8: one card, each kind listed once."""
    state = position(hands="5 5 5 5 5 5 10 squire")
    listed = ["corridor 5", "corridor 10", "discard 5", "discard 10", "discard squire"]
    assert choices(state) == listed
    assert refused(state, "pass") == "hand-full 6"
    assert refused(state, "discard 20") == "not-in-hand 6"
    play(state, "discard squire", "25")
    assert (hand(state, "A"), asked(state)) == ("5 5 5 5 5 5 10", "turn B")
    assert discarded(state, "squire")


def test_6_an_empty_hand_passes_while_draws_are_open():
    """Row 44."""
    state = position(hands="", out="5/5")
    assert choices(state) == ["pass"]
    assert refused(state, "corridor 5") == "not-in-hand 6"


def test_6_answers_to_other_questions_are_refused():
    state = position(hands="5 pickpocket cleric/5", out="5/5")
    for other in ("thief pickpocket", "lose 5 cleric pickpocket", "fall", "not-now", "heal squire",
                  "no-heal", "charm B", "discard-monster"):  # fmt: skip
        assert refused(state, other) == "not-asked 6"
