"""The rows of the cards, by a table of the tests' own, and what the rules say of them."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from core.game import Turn
from core.mugen.actions import Done, Place
from core.mugen.events import ActionRolled, BattleRolled
from tests.support.mugen_position import GAME, of, play, position, words

TABLE = """
0  fool             012346 012359
1  magician         223345 233445
2  high_priestess   334455 223455
3  empress          344455 233445
4  emperor          344556 455667
5  hierophant       334455 344556
6  lovers           233445 223446
7  chariot          556678 345567
8  strength         233445 677889
9  hermit           223344 123456
10 wheel_of_fortune 112466 113589
11 justice          344445 234567
12 hanged_man       122334 112233
13 death            122334 345678
14 temperance       333444 334455
15 devil            223446 135666
16 tower            123345 024688
17 star             344556 123345
18 moon             113355 123446
19 sun              445566 344556
20 judgement        223344 234556
21 world            233445 345567
"""
"""Number, id, action row, battle row: a digit for each face of the die."""
ROWS = [line.split() for line in TABLE.split("\n") if line]
ACTION = {int(number): [int(digit) for digit in row] for number, _, row, _ in ROWS}
BATTLE = {int(number): [int(digit) for digit in row] for number, _, _, row in ROWS}


class Loaded:
    """Every die shows one face, every draw is the first."""

    def __init__(self, face: int) -> None:
        self.face = face

    def die(self) -> int:
        return self.face

    def choice(self, items: Sequence[Any]) -> Any:
        return items[0]


def points(card: int, face: int) -> int:
    """The action points that a player gets who places the card, declines and rolls the face."""
    state = position(front="4 -", hands=f"{card}")
    turn = Turn(state, Loaded(face), GAME.evolve)
    GAME.decide(turn, Place(card))
    if state.asked.card == card:
        GAME.decide(turn, Done())
    return of(turn.events, ActionRolled)[0].ap


@pytest.mark.parametrize("card", range(22))
def test_14_the_action_row_of_each_card(card: int):
    assert [points(card, face) for face in range(1, 7)] == ACTION[card]


def strength(card: int, face: int) -> int:
    """What the card in front gives a piece that attacks with this face."""
    other = 12 if BATTLE[card][face - 1] != BATTLE[12][face - 1] else 8
    state = position(tiles="b1─ c1─", pieces="A1b1 B1c1", front=f"{card} {other}", ap=2)
    events = play(state, "move A1 c1", face, face)
    return of(events, BattleRolled)[0].attacker_value


@pytest.mark.parametrize("card", range(22))
def test_21_the_battle_row_of_each_card(card: int):
    assert [strength(card, face) for face in range(1, 7)] == BATTLE[card]


def ties(one: int, other: int) -> Fraction:
    """How likely the two cards tie in one roll."""
    return Fraction(sum(x == y for x, y in product(BATTLE[one], BATTLE[other])), 36)


def test_21_every_battle_row_has_two_numbers_and_ties_one_time_in_three_at_worst():
    assert all(len(set(row)) > 1 for row in BATTLE.values())
    assert max(ties(*pair) for pair in product(range(22), repeat=2)) == Fraction(1, 3)
    assert ties(15, 15) == Fraction(1, 3)


def test_21_dice_of_an_even_period_tie_for_ever_with_twenty_pairs():
    """A script of 1 to 6 over and over: the attacker has the odd faces."""
    pairs = product(range(22), repeat=2)
    stuck = [
        (one, other)
        for one, other in pairs
        if all(BATTLE[one][face] == BATTLE[other][face + 1] for face in (0, 2, 4))
    ]
    assert len(stuck) == 20


def test_22_the_weakest_card_can_never_beat_the_strongest():
    """Row 20: the reason for the bar against pushing back."""
    assert max(BATTLE[12]) == 3
    assert min(BATTLE[8]) == 6


def test_14_the_ends_of_the_action_rows():
    assert [card for card, row in ACTION.items() if 0 in row] == [0]
    assert max(map(max, ACTION.values())) == 8
    assert all(row == sorted(row) for row in [*ACTION.values(), *BATTLE.values()])


def no_effect(card: int) -> bool:
    """Whether placing the card leads to the roll and the actions with no word of an effect."""
    state = position(hands=f"{card}")
    return words(play(state, f"place {card}", 1)) == ["card-placed", "action-rolled", "asked"]


def test_effect_4_emperor_has_none():
    assert no_effect(4)


def test_effect_7_chariot_has_none():
    assert no_effect(7)


def test_effect_8_strength_has_none():
    assert no_effect(8)
