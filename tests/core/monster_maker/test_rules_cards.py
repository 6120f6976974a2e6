"""The cards: how many there are, and what each treasure, spell, character and monster does."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from core.monster_maker.events import Fought, GoldScored, MonstersCleared, PrizeDrawn
from tests.support.monster_maker_position import (
    WAY,
    asked,
    card,
    cards,
    discarded,
    of,
    play,
    position,
)

SHEET: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (files("core.monster_maker") / "data" / "deck.toml").read_text(encoding="utf-8")
)
HEROES = [one for one in SHEET["card"] if one["kind"] == "character"]
MONSTERS = [one for one in SHEET["card"] if one["kind"] == "monster"]
SPELLS = {one["id"]: one for one in SHEET["card"] if one["kind"] == "spell"}


def test_so_many_cards_of_each_kind():
    """Row 53: no weapon among the play cards."""
    counts: dict[str, int] = {}
    for one in SHEET["card"] + SHEET["treasure"] + SHEET["prize"]:
        counts[one["kind"]] = counts.get(one["kind"], 0) + one["count"]
    assert counts == {
        "corridor": 56, "character": 25, "cleric": 6, "monster": 18, "spell": 8, "detour": 6,
        "trap": 5, "gold": 18, "weapon": 4, "hidden_door": 2, "goddess": 1, "prize": 6,
    }  # fmt: skip
    assert sum(one["count"] for one in SHEET["card"]) == 124
    assert sum(one["count"] for one in SHEET["treasure"]) == 25


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero["id"])
def test_each_character_rolls_its_dice_and_adds_its_plus(hero: dict[str, Any]):
    name = hero["id"].removeprefix("hero_")
    state = position(hands=f"{name}/5", out="5/5", monsters="dragon")
    events = play(state, f"fight {name}", *[2] * hero["dice"], "10")
    assert [fought.total for fought in of(events, Fought)] == [2 * hero["dice"] + hero["plus"]]


@pytest.mark.parametrize("monster", MONSTERS, ids=lambda monster: monster["id"])
@pytest.mark.parametrize("short_by", [0, 1])
def test_each_monster_is_beaten_by_its_hit_value(monster: dict[str, Any], short_by: int):
    """With Champion (six dice and 2) and Lightning (8), as far as they are needed."""
    name, wanted = monster["id"].removeprefix("monster_"), monster["hit"] - short_by
    spell = wanted >= 16
    names = "champion +lightning" if spell else "squire"
    count, fixed = (6, 10) if spell else (2, 2)
    if not spell and wanted > 14:
        names, count, fixed = "champion", 6, 2
    dice = [1] * count
    for _ in range(wanted - fixed - count):
        dice[dice.index(min(dice))] += 1
    state = position(hands="champion squire lightning/5", out="5/5", monsters=name)
    events = play(state, f"fight {names}", *dice)
    (fought,) = of(events, Fought)
    assert (fought.total, fought.won) == (wanted, not short_by)


@pytest.mark.parametrize(
    ("spell", "bonus"),
    [("sleep", 8), ("charm", 6), ("fireball", 6), ("lightning", 8), ("magic_arrow", 4)],
)
def test_each_spell_adds_its_bonus(spell: str, bonus: int):
    state = position(hands=f"squire {spell}/5", out="5/5", monsters="black_knight")
    events = play(state, f"fight squire +{spell}", 1, 1, "10")
    assert [fought.total for fought in of(events, Fought)] == [2 + 2 + bonus]
    assert discarded(state, spell)
    assert SPELLS[card(spell)]["bonus"] == bonus


@pytest.mark.parametrize("spell", ["sleep", "charm", "fireball", "lightning", "magic_arrow"])
def test_only_charm_moves_a_monster(spell: str):
    state = position(hands=f"archmage {spell}/5", out="5/5", monsters="brigand")
    play(state, f"fight archmage +{spell}", 6, 6, 6, *([] if spell == "charm" else ["10"]))
    assert asked(state) == ("charm A" if spell == "charm" else "turn B")


def test_equal_spells_add_up():
    state = position(hands="squire fireball fireball/5", out="5/5", monsters="dragon")
    events = play(state, "fight squire +fireball +fireball", 1, 1, "10")
    assert of(events, Fought)[0].total == 16


GOLD = [
    ("silver_cup", [], 50),
    ("gold_chain", [], 80),
    ("jewel_box", [], 100),
    ("crown", [], 150),
    ("great_ruby", [], 200),
    ("coin_sack", [1, 2, 6], 90),
    ("coin_chest", [1, 1, 1, 6, 6], 150),
    ("cursed_idol", [], -50),
    ("magic_sword", [], 40),
    ("dwarf_axe", [], 40),
    ("elf_bow", [], 40),
    ("flame_staff", [], 60),
]


@pytest.mark.parametrize(("name", "dice", "gold"), GOLD)
def test_each_treasure_is_worth_its_gold_at_home(name: str, dice: list[int], gold: int):
    """Row 36: weapons too."""
    state = position(hands="20/5", out=f"{WAY}/5", back="30 30 20", treasures=name)
    events = play(state, "corridor 20", *dice, "prize_50")
    assert of(events, GoldScored) == [GoldScored(0, card(name), tuple(dice), gold, gold)]
    assert state.gold[0] == gold + 50


def test_every_treasure_is_tested():
    named = {card(name) for name, _, _ in GOLD} | set(cards("hidden_door goddess"))
    assert named == {one["id"] for one in SHEET["treasure"]}


@pytest.mark.parametrize("prize", [50, 80, 100, 120, 150])
def test_each_prize(prize: int):
    state = position(hands="20/5", out=f"{WAY}/5", back="30 30 20")
    events = play(state, "corridor 20", f"prize_{prize}")
    assert of(events, PrizeDrawn) == [PrizeDrawn(0, f"prize_{prize}", prize, prize)]


@pytest.mark.parametrize(
    ("weapon", "hero", "count", "plus", "bonus"),
    [
        ("magic_sword", "squire", 2, 2, 3),
        ("magic_sword", "dwarf_guard", 3, 1, 3),
        ("dwarf_axe", "squire", 2, 2, 2),
        ("dwarf_axe", "dwarf_guard", 3, 1, 6),
        ("elf_bow", "dwarf_guard", 3, 1, 2),
        ("elf_bow", "elf_scout", 2, 1, 6),
        ("flame_staff", "elf_scout", 2, 1, 2),
        ("flame_staff", "hedge_mage", 2, 1, 6),
        ("dwarf_axe", "squire dwarf_guard", 5, 3, 6),
    ],
)
def test_each_weapon(weapon: str, hero: str, count: int, plus: int, bonus: int):
    """Its bonus, or that beside its class; once, however many of the class fight."""
    state = position(hands=f"{hero}/5", out=f"{WAY}/5", monsters="dragon", treasures=weapon)
    events = play(state, f"fight {hero} +{weapon}", *[1] * count, "10")
    assert of(events, Fought)[0].total == count + plus + bonus
    assert state.treasures[0] == [card(weapon)]


def test_a_weapon_counts_once_in_a_fight():
    state = position(hands="dwarf_guard dwarf_smith/5", out=f"{WAY}/5", monsters="dragon",
                     treasures="dwarf_axe")  # fmt: skip
    events = play(state, "fight dwarf_guard dwarf_smith +dwarf_axe", *[1] * 6, "10")
    assert of(events, Fought)[0].total == 6 + 1 + 3 + 6


def test_the_goddess_clears_the_monsters_of_all_and_gives_one_treasure_more():
    """Row 40: the finder's too."""
    state = position(
        seats=4, goal=100, hands="alley_kid 5/5/5/5", out=f"{WAY}/5/5/30 30", phase="room",
        monsters="dragon - goblin ogre",
    )  # fmt: skip
    events = play(state, "open alley_kid", "goddess", "crown", "silver_cup", "10")
    cleared = MonstersCleared(0, (0, 2, 3), tuple(cards("dragon goblin ogre")))
    assert of(events, MonstersCleared) == [cleared]
    assert state.monsters == [None] * 4
    assert discarded(state, "dragon goblin ogre")
    assert state.treasures[0] == cards("crown silver_cup")
    assert card("goddess") in state.gone


def test_the_goddess_on_arrival_clears_those_of_others():
    state = position(hands="20 5/5", out="30 30 20/5", monsters="- goblin")
    play(state, "corridor 20", "goddess", "crown", "10")
    assert (state.monsters, state.treasures[0]) == ([None, None], cards("crown"))


def test_the_goddess_may_be_the_last_treasure():
    state = position(hands="20 5/5", out="30 30 20/5", treasure_deck="goddess")
    play(state, "corridor 20", "10")
    assert (state.treasures[0], state.phases[0]) == ([], "back")


def test_the_cursed_idol_is_open_and_costs_gold_only_at_home():
    state = position(hands="20 30/5", out="30 30 20/5")
    play(state, "corridor 20", "cursed_idol", "10")
    assert (state.shown[0], state.gold) == ([card("cursed_idol")], [0, 0])
