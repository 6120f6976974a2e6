"""Rules 13 to 16, 19 to 21: fights, and monsters turned or avoided."""

from itertools import combinations

import pytest

from core.monster_maker import actions
from core.monster_maker.events import Detoured, Died, Fought, MonsterDiscarded, UndeadTurned
from tests.support.monster_maker_position import (
    WAY,
    asked,
    card,
    cards,
    choices,
    choices_of,
    discarded,
    hand,
    of,
    play,
    position,
    refused,
    words,
)

PARTY = "squire pickpocket fireball magic_arrow"


def sets(names: str, least: int = 0) -> list[str]:
    """All sets of these words, in a row."""
    found = names.split()
    sizes = range(least, len(found) + 1)
    return [" ".join(chosen) for size in sizes for chosen in combinations(found, size)]


def test_13_every_set_with_a_character_is_listed_once():
    """Row 18: any number of spells, whoever fights; thieves too."""
    state = position(hands=f"{PARTY} detour 5", out="5/5", monsters="goblin -")
    listed = {frozenset(text.split()[1:]) for text in choices_of(state, "fight")}
    wanted = {
        frozenset(f"{heroes} {spells}".split())
        for heroes in sets("pickpocket squire", 1)
        for spells in sets("+fireball +magic_arrow")
    }
    assert listed == wanted
    assert len(choices_of(state, "fight")) == len(wanted) == 12


def test_13_equal_spells_are_listed_once():
    state = position(hands="squire fireball fireball", out="5/5", monsters="goblin -")
    assert choices_of(state, "fight") == [
        "fight squire",
        "fight squire +fireball",
        "fight squire +fireball +fireball",
    ]


def test_13_only_with_a_monster_in_front():
    state = position(hands=PARTY, out="5/5", monsters="- goblin")
    assert choices_of(state, "fight") == []
    assert refused(state, "fight squire") == "no-monster 13"


def test_13_at_least_one_character_of_the_hand():
    state = position(hands=PARTY, out="5/5", monsters="goblin -")
    assert refused(state, "fight +fireball") == "no-character 13"
    assert refused(state, "fight champion") == "not-in-hand 6"
    assert refused(state, "fight squire squire") == "not-in-hand 6"
    assert refused(state, "fight squire +lightning") == "not-in-hand 6"
    assert refused(state, "fight squire +fireball +fireball") == "not-in-hand 6"


@pytest.mark.parametrize("name", ["cleric", "detour", "5", "ogre", "fireball"])
def test_13_nothing_else_is_a_character(name: str):
    """Row 27."""
    state = position(hands=f"squire {name}", out="5/5", monsters="goblin -")
    assert refused(state, f"fight {name}") == "not-character 13"
    assert refused(state, f"fight squire {name}") == "not-character 13"


@pytest.mark.parametrize("name", ["cleric", "detour", "5", "pickpocket"])
def test_13_nothing_else_is_a_spell(name: str):
    state = position(hands=f"squire {name}", out="5/5", monsters="goblin -")
    assert refused(state, f"fight squire +{name}") == "not-spell 13"


def test_13_a_set_is_named_in_order():
    state = position(hands=PARTY, out="5/5", monsters="goblin -")
    heroes, spells = cards("squire pickpocket"), cards("magic_arrow fireball")
    assert refused(state, actions.Fight(tuple(heroes))) == "not-sorted 13"
    fight = actions.Fight((card("squire"),), tuple(spells))
    assert refused(state, fight) == "not-sorted 13"


def test_13_all_is_named_before_the_roll():
    """Row 16: after it only the heal is asked."""
    state = position(hands=f"{PARTY} champion", out="5/5", monsters="dragon -")
    play(state, "fight squire +fireball", 1, 1)
    assert asked(state) == "heal A"
    assert refused(state, "fight champion") == "not-asked 6"
    assert choices(state) == ["no-heal"]


@pytest.mark.parametrize("spell", ["sleep", "charm"])
@pytest.mark.parametrize("monster", ["goblin", "skeleton", "brigand"])
def test_13_human_only_spells_need_a_human(spell: str, monster: str):
    """Row 19."""
    state = position(hands=f"squire {spell}", out="5/5", monsters=f"{monster} -")
    if monster == "brigand":
        assert f"fight squire +{spell}" in choices(state)
    else:
        assert choices_of(state, "fight") == ["fight squire"]
        assert refused(state, f"fight squire +{spell}") == "human-only 13"


@pytest.mark.parametrize("phase", ["room", "back"])
def test_13_any_of_the_own_weapons_on_the_way_back(phase: str):
    """Rows 34, 35 and 61."""
    state = position(
        hands="squire 5/5",
        out=f"{WAY}/{WAY}",
        phase=f"{phase} -",
        monsters="dragon -",
        treasures="elf_bow crown magic_sword/dwarf_axe",
    )
    listed = [set(text.split()[2:]) for text in choices_of(state, "fight")]
    assert listed == [set(), {"+elf_bow"}, {"+magic_sword"}, {"+elf_bow", "+magic_sword"}]
    assert refused(state, "fight squire +dwarf_axe") == "not-carried 24"
    assert refused(state, "fight squire +magic_sword +magic_sword") == "not-carried 24"
    assert refused(state, "fight squire +crown") == "not-weapon 24"
    assert refused(state, "fight +magic_sword") == "no-character 13"


def test_13_a_used_weapon_is_shown_and_stays_open():
    state = position(
        hands="squire 5/5",
        out=f"{WAY}/5",
        monsters="dragon -",
        treasures="elf_bow magic_sword",
    )
    assert state.shown == [[], []]
    play(state, "fight squire +magic_sword", 1, 1)
    assert state.shown == [[card("magic_sword")], []]
    play(state, "no-heal", "10")
    play(state, "pass", "15")
    assert state.shown == [[card("magic_sword")], []]
    assert state.treasures[0] == cards("elf_bow magic_sword")


@pytest.mark.parametrize(
    ("names", "dice", "total"),
    [
        ("squire", [3, 4], 9),
        ("champion", [1, 2, 3, 4, 5, 6], 23),
        ("pickpocket +fireball +magic_arrow", [5], 15),
        ("squire dwarf_miner +lightning", [1, 1, 1, 1], 17),
        ("squire +magic_sword", [2, 2], 9),
        ("squire dwarf_miner +dwarf_axe +magic_sword +fireball", [1, 1, 1, 1], 24),
    ],
)
def test_14_strength_is_dice_pluses_spells_and_weapons(names: str, dice: list[int], total: int):
    state = position(
        hands="squire champion pickpocket dwarf_miner fireball magic_arrow lightning/5",
        out=f"{WAY}/5",
        monsters="dragon -",
        treasures="dwarf_axe magic_sword",
    )
    events = play(state, f"fight {names}", *dice)
    (fought,) = of(events, Fought)
    assert (fought.dice, fought.total, fought.won) == (tuple(dice), total, total >= 25)
    assert state.battle is not None
    assert (state.battle.total, state.battle.won) == (total, total >= 25)


@pytest.mark.parametrize(("dice", "won"), [([3, 3], True), ([2, 3], False), ([6, 6], True)])
def test_15_the_hit_value_is_enough(dice: list[int], won: bool):
    """Row 15: the same or more."""
    state = position(hands="squire 5/5", out="5/5", monsters="goblin -")
    events = play(state, "fight squire", *dice)
    assert [fought.won for fought in of(events, Fought)] == [won]


@pytest.mark.parametrize(("face", "won"), [(6, True), (1, False)])
def test_15_what_was_used_is_discarded_won_or_lost_and_weapons_stay(face: int, won: bool):
    """Rows 17 and 34."""
    state = position(
        hands="squire fireball cleric/5",
        out=f"{WAY}/5",
        monsters="chimera -",
        treasures="magic_sword",
    )
    play(state, "fight squire +fireball +magic_sword", face, face)
    assert discarded(state, "squire fireball")
    assert (hand(state, "A"), state.treasures[0]) == ("cleric", [card("magic_sword")])
    assert state.battle is not None
    assert state.battle.won == won
    assert (asked(state), state.monsters[0]) == ("heal A", card("chimera"))


def test_15_heal_then_charm_then_the_empty_hand():
    """Row 55."""
    state = position(
        seats=3,
        hands="archmage charm cleric/5/5",
        out="5/5/5",
        monsters="brigand",
        deck="",
    )
    play(state, "fight archmage +charm", 1, 1, 1)
    assert asked(state) == "heal A"
    play(state, "heal archmage")
    assert (asked(state), state.monsters[0]) == ("charm A", card("brigand"))
    events = play(state, "charm C")
    assert not of(events, Died)
    assert (hand(state, "A"), asked(state)) == ("archmage", "turn B")


def test_15_the_empty_hand_is_looked_at_last():
    """The monster is moved first, then its winner dies with nothing in hand."""
    state = position(hands="archmage charm/5", out="5/5", monsters="brigand", deck="")
    play(state, "fight archmage +charm", 1, 1, 1)
    assert asked(state) == "charm A"
    events = play(state, "charm B")
    assert words(events)[:2] == ["monster-moved", "died"]
    assert of(events, Died) == [Died(0, "empty-hand", ())]


def test_16_a_win_discards_the_monster():
    state = position(hands="squire/5", out="5/5", monsters="goblin -")
    events = play(state, "fight squire", 6, 6, "10")
    assert words(events)[:3] == ["fought", "monster-discarded", "turn-began"]
    assert of(events, MonsterDiscarded) == [MonsterDiscarded(0, card("goblin"))]
    assert (state.monsters, discarded(state, "goblin squire")) == ([None, None], True)


def test_16_a_loss_leaves_it():
    state = position(hands="squire/5", out="5/5", monsters="goblin -")
    events = play(state, "fight squire", 1, 1, "10")
    assert words(events)[:2] == ["fought", "turn-began"]
    assert (state.monsters[0], discarded(state, "goblin")) == (card("goblin"), False)


UNDEAD = ["skeleton", "zombie", "ghoul", "wraith", "vampire"]


@pytest.mark.parametrize("monster", UNDEAD)
def test_19_a_cleric_turns_the_undead_without_dice(monster: str):
    """Row 23: it is the whole action."""
    state = position(hands="cleric cleric squire/5", out="5/5", monsters=f"{monster} -")
    events = play(state, "turn-undead", "10")
    assert words(events) == ["undead-turned", "turn-began", "card-drawn", "asked"]
    assert of(events, UndeadTurned) == [UndeadTurned(0, card("cleric"), card(monster))]
    assert (hand(state, "A"), asked(state)) == ("cleric squire", "turn B")
    assert discarded(state, f"cleric {monster}")
    assert not discarded(state, "cleric cleric")


@pytest.mark.parametrize("monster", ["goblin", "dragon", "brigand", "dark_sorcerer"])
def test_19_only_the_undead(monster: str):
    state = position(hands="cleric/5", out="5/5", monsters=f"{monster} -")
    assert refused(state, "turn-undead") == "not-undead 19"


def test_19_only_with_a_cleric_and_in_front_of_oneself():
    state = position(hands="squire/5", out="5/5", monsters="skeleton -")
    assert refused(state, "turn-undead") == "not-in-hand 6"
    state = position(hands="cleric/5", out="5/5", monsters="- skeleton")
    assert refused(state, "turn-undead") == "no-monster 19"


def test_20_a_cleric_cannot_fight():
    """Row 27: neither alone nor with a spell, a character or a weapon."""
    state = position(
        hands="cleric squire fireball/5",
        out=f"{WAY}/5",
        monsters="skeleton -",
        treasures="magic_sword",
    )
    for names in ("cleric", "cleric +fireball", "cleric squire", "cleric +magic_sword"):
        assert refused(state, f"fight {names}") == "not-character 13"
    assert not [text for text in choices_of(state, "fight") if "cleric" in text]


def test_20_the_fewest_cards_with_only_clerics_hold_no_fight():
    state = position(hands="cleric cleric/5", out="5/5", monsters="skeleton -")
    assert choices(state) == ["turn-undead", "pass"]


@pytest.mark.parametrize("monster", ["dragon", "skeleton", "brigand"])
def test_21_a_detour_avoids_any_monster(monster: str):
    """Row 29: it is the turn's action."""
    state = position(hands="detour detour 5/5", out="5/5", monsters=f"{monster} -")
    events = play(state, "detour", "10")
    assert words(events) == ["detoured", "turn-began", "card-drawn", "asked"]
    assert of(events, Detoured) == [Detoured(0, card("detour"), card(monster))]
    assert (state.monsters[0], hand(state, "A")) == (None, "5 detour")
    assert discarded(state, f"detour {monster}")


def test_21_only_in_front_of_a_monster_and_from_the_hand():
    state = position(hands="detour/5", out="5/5", monsters="- dragon")
    assert choices(state) == ["pass"]
    assert refused(state, "detour") == "no-monster 21"
    state = position(hands="5/5", out="5/5", monsters="dragon -")
    assert refused(state, "detour") == "not-in-hand 6"
