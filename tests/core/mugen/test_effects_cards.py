"""Effects on cards: Empress, Hierophant, Death, Judgement."""

import pytest

from core.mugen.effect_events import (
    CardDiscarded,
    CardsExchanged,
    EffectEnded,
    Incapacitated,
    TreasureDropped,
    TrialRolled,
)
from core.mugen.events import CardDrawn, PileRenewed
from core.mugen.model import State
from tests.support.mugen_position import (
    GAME,
    asked,
    at,
    cell,
    choices,
    choices_of,
    fights,
    of,
    piece,
    play,
    position,
    refused,
    words,
)


def placed(card: int, **changes) -> State:
    """A has placed this card and its effect is asked for."""
    state = position(**{"hands": f"{card}", **changes})
    play(state, f"place {card}")
    assert state.asked.card == card
    return state


def test_effect_3_draws_two_and_discards_two():
    state = placed(3, hands="3 7 8 9")
    assert choices(state) == ["harvest", "done"]
    events = play(state, "harvest", 7, 21)
    assert [drawn.card for drawn in of(events, CardDrawn)] == [7, 21]
    assert choices(state) == ["discard 7", "discard 8", "discard 9", "discard 21"]
    assert refused(state, "discard 10") == "not-in-hand"
    events = play(state, "discard 21")
    assert of(events, CardDiscarded) == [CardDiscarded(0, 21)]
    events = play(state, "discard 7", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 3, "used")]
    assert state.hands[0] == [7, 8, 9]
    assert state.discard == [4, 7, 21]


def test_effect_3_declined_draws_nothing():
    state = placed(3)
    events = play(state, "done", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 3, "declined")]
    assert not of(events, CardDrawn)


def test_effect_3_renews_the_pile_in_between():
    """Row 8; the card just replaced is drawn from the new pile."""
    state = placed(3, deck="21", front="11 4")
    events = play(state, "harvest", 11)
    assert words(events)[:4] == ["effect-stepped", "card-drawn", "pile-renewed", "card-drawn"]
    assert (state.discard, len(state.hands[0])) == ([], 5)
    assert of(events, PileRenewed)


def test_effect_5_exchanges_a_card_of_the_hand_for_one_of_the_pile():
    """The card just replaced, 11, is there; an equal card too, a Hierophant not."""
    state = placed(5, hands="5 7 7 8", discard="7 9 5", front="11 4")
    expected = ["7 7", "7 9", "7 11", "8 7", "8 9", "8 11"]
    assert choices_of(state, "exchange") == expected
    events = play(state, "exchange 8 11", 6)
    assert of(events, CardsExchanged) == [CardsExchanged(0, 8, 11)]
    assert of(events, EffectEnded) == [EffectEnded(0, 5, "used")]
    assert (state.hands[0], state.discard) == ([7, 7, 11], [5, 7, 8, 9])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("exchange 7 5", "hierophant"),
        ("exchange 9 9", "not-in-hand"),
        ("exchange 7 12", "not-discarded"),
    ],
)
def test_effect_5_is_refused(text: str, reason: str):
    state = placed(5, hands="5 7 7 8", discard="7 9 5", front="11 4")
    assert refused(state, text) == reason


def test_effect_5_may_give_a_hierophant_away():
    state = placed(5, hands="5 5 7 8", discard="9")
    play(state, "exchange 5 9", 6)
    assert state.discard == [4, 5]


def test_effect_5_declined():
    state = placed(5, hands="5 7 7 8")
    events = play(state, "done", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 5, "declined")]


def test_effect_5_impossible_with_nothing_but_hierophants_discarded():
    state = position(hands="5", discard="5", front="- 4")
    events = play(state, "place 5", 6)
    assert of(events, EffectEnded) == [EffectEnded(0, 5, "impossible")]


def test_effect_5_has_63_choices_at_most():
    kinds = " ".join(str(card) for card in range(22))
    state = placed(5, hands="5 6 7 8", discard=kinds)
    assert len(choices_of(state, "exchange")) == 63


def test_effect_13_an_able_opponent():
    state = placed(13, seats=4, front="4 - 7 9!")
    assert choices(state) == ["strike C", "strike D", "done"]
    assert refused(state, "strike A") == "yours"
    assert refused(state, "strike B") == "incapacitated"
    events = play(state, "strike D", 6)
    assert of(events, Incapacitated) == [Incapacitated(3, 9)]
    assert of(events, EffectEnded) == [EffectEnded(0, 13, "used")]
    assert (state.fronts, state.awake[3]) == ([13, -1, 7, -1], False)
    assert state.discard == [4, 9]


def test_effect_13_not_one_who_is_not_there():
    assert refused(placed(13, seats=2), "strike C") == "no-piece"


def test_effect_13_a_carrier_drops_the_treasure():
    """Rows 33 and 45."""
    state = placed(13, tiles="b1─ c1─ d1─", pieces="A1b1 B1c1", treasure="B1")
    events = play(state, "strike B", 6)
    assert of(events, TreasureDropped) == [TreasureDropped(piece("B1"), cell("c1"))]
    play(state, "move A1 c1")
    assert (state.carrier, state.claim) == (piece("A1"), -1)


def test_effect_13_a_player_without_the_treasure_drops_nothing():
    state = placed(13, seats=3, tiles="c1─", pieces="C1c1", treasure="C1")
    assert not of(play(state, "strike B", 6), TreasureDropped)
    assert state.carrier == piece("C1")


def test_effect_13_declined():
    state = placed(13)
    play(state, "done", 6)
    assert state.fronts[1] == 4


def trial(*faces: int, **changes):
    """A has placed Judgement; the last face is the roll for action points."""
    state = position(**{"seats": 4, "front": "4 7 8 9", "hands": "20", **changes})
    return state, play(state, "place 20", *faces)


def test_effect_20_clockwise_and_compulsory():
    """Rows 7 and 45: no question; whoever rolls less loses the card, at once."""
    state, events = trial(4, 3, 4, 5, 6)
    rolls = [(roll.seat, roll.face) for roll in of(events, TrialRolled)]
    assert rolls == [(0, 4), (1, 3), (2, 4), (3, 5)]
    assert words(events)[:5] == [
        "card-placed",
        "trial-rolled",
        "trial-rolled",
        "incapacitated",
        "trial-rolled",
    ]
    assert state.fronts == [20, -1, 8, 9]
    assert of(events, EffectEnded) == [EffectEnded(0, 20, "used")]


def test_effect_20_from_the_left_hand_neighbour_on():
    state, events = trial(1, 1, 1, 1, 6, turn="C", hands="//20")
    assert [roll.seat for roll in of(events, TrialRolled)] == [2, 3, 0, 1]
    assert state.fronts == [4, 7, 20, 9]


def test_effect_20_passes_over_those_incapacitated():
    _, events = trial(6, 1, 1, 6, front="4 7 - 9")
    assert [roll.seat for roll in of(events, TrialRolled)] == [0, 1, 3]
    assert [victim.seat for victim in of(events, Incapacitated)] == [1, 3]


def test_effect_20_with_nobody_able_no_roll():
    _, events = trial(6, front="4 - - -")
    assert not of(events, TrialRolled)
    assert of(events, EffectEnded) == [EffectEnded(0, 20, "impossible")]


def test_effect_20_a_carrier_drops_the_treasure():
    state, events = trial(6, 1, 1, 1, 6, tiles="c1─", pieces="C1c1", treasure="C1")
    order = words(events)
    assert order[order.index("treasure-dropped") - 1] == "incapacitated"
    assert (state.claim, state.carrier) == (piece("C1"), -1)


def test_effect_20_of_a_recovering_player_comes_before_its_battles():
    """Row 38: the opponent on its tile is incapacitated too by then."""
    given = {"seats": 2, "tiles": "b1─ c1─", "pieces": "A1c1 B1c1", "front": "- 12"}
    state, events = trial(6, 1, 6, **given)
    assert not fights(events)
    assert asked(state) == ("act", "A")
    state, events = trial(1, 1, 6, 6, 1, **given)
    assert fights(events) == ["A1 B1"]
    assert at(state, "B1") == cell("b1")


def test_33_the_open_discard_pile_has_no_order():
    """It is sorted."""
    state = placed(5, hands="5 9 7 8", discard="3 2 1")
    play(state, "exchange 8 2", 6)
    assert GAME.view(state, 1).discard == (1, 3, 4, 8)
