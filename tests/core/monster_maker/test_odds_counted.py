"""The chance of fights against counting: every roll of up to six dice, a closed sum for more."""

import random
import tomllib
from collections import Counter
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import product
from math import comb
from typing import Any

import pytest

from core.monster_maker.odds import win_chance

SHEET: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (files("core.monster_maker") / "data" / "deck.toml").read_text(encoding="utf-8")
)
HEROES = {one["id"]: one for one in SHEET["card"] if one["kind"] == "character"}
SPELLS = {one["id"]: one for one in SHEET["card"] if one["kind"] == "spell"}
WEAPONS = {one["id"]: one for one in SHEET["treasure"] if one["kind"] == "weapon"}
HITS = sorted({one["hit"] for one in SHEET["card"] if one["kind"] == "monster"})
Cards = tuple[list[str], list[str], list[str]]


@cache
def rolls(dice: int) -> Counter[int]:
    """How many rolls show each sum: all of them are made."""
    return Counter(sum(roll) for roll in product(range(1, 7), repeat=dice))


def closed(dice: int, total: int) -> int:
    """How many rolls show a sum, by inclusion and exclusion."""
    signs = range((total - dice) // 6 + 1)
    return sum((-1) ** k * comb(dice, k) * comb(total - 6 * k - 1, dice - 1) for k in signs)


def brought(heroes: list[str], spells: list[str], weapons: list[str]) -> tuple[int, int]:
    """The dice and the fixed part, from the sheet (rule 14)."""
    classes = [HEROES[name]["cls"] for name in heroes]
    fixed = sum(HEROES[name]["plus"] for name in heroes)
    fixed += sum(SPELLS[name]["bonus"] for name in spells)
    for name in weapons:
        weapon = WEAPONS[name]
        fits = weapon["bonus_class"] and weapon["bonus_class"] in classes
        fixed += weapon["bonus_with_class" if fits else "bonus"]
    return sum(HEROES[name]["dice"] for name in heroes), fixed


def some_cards(rng: random.Random, least: int, most: int) -> Cards:
    """A set with so many dice, spells and weapons beside."""
    while True:
        heroes = rng.sample(sorted(HEROES), rng.randint(1, 6))
        if least <= brought(heroes, [], [])[0] <= most:
            spells = rng.choices(sorted(SPELLS), k=rng.randint(0, 2))
            return heroes, spells, rng.sample(sorted(WEAPONS), rng.randint(0, 2))


def exact(dice: int, fixed: int, hit: int) -> Fraction:
    counts = rolls(dice)
    return Fraction(sum(n for total, n in counts.items() if total + fixed >= hit), 6**dice)


@pytest.mark.parametrize("hero", HEROES)
def test_each_single_character_against_each_monster(hero: str):
    dice, fixed = brought([hero], [], [])
    for hit in HITS:
        assert win_chance(hit, [hero]) == float(exact(dice, fixed, hit))


def test_two_hundred_sets_of_up_to_six_dice():
    rng, uncertain = random.Random(17), 0
    for _ in range(200):
        cards, hit = some_cards(rng, 1, 6), rng.choice(HITS)
        dice, fixed = brought(*cards)
        wanted = exact(dice, fixed, hit)
        assert win_chance(hit, *cards) == float(wanted)
        uncertain += 0 < wanted < 1
    assert uncertain > 50


def test_the_closed_sum_counts_what_the_rolls_count():
    for dice in range(1, 7):
        for total in range(dice, 6 * dice + 1):
            assert closed(dice, total) == rolls(dice)[total]


def test_larger_sets_against_the_closed_sum():
    rng = random.Random(23)
    for _ in range(200):
        heroes, spells, weapons = some_cards(rng, 7, 24)
        dice, fixed = brought(heroes, spells, weapons)
        hit = fixed + rng.randint(dice, 6 * dice)
        wins = sum(closed(dice, total) for total in range(hit - fixed, 6 * dice + 1))
        assert win_chance(hit, heroes, spells, weapons) == float(Fraction(wins, 6**dice))
