"""Rules 17 and 18: Charm, and the heal after a fight."""

import pytest

from core.monster_maker.events import (
    HealDeclined,
    Healed,
    MonsterDiscarded,
    MonsterMoved,
)
from core.monster_maker.model import State
from tests.support.monster_maker_position import (
    WAY,
    asked,
    card,
    choices,
    discarded,
    hand,
    of,
    play,
    position,
    refused,
    words,
)

MAGES = ["apprentice", "star_reader", "hedge_mage", "archmage"]
ELVES = ["elf_scout", "elf_archer", "elf_dancer", "elf_warden"]


def charmed(names: str, count: int, monster: str = "brigand") -> State:
    """A has fought a monster with these characters and Charm and is left with nothing."""
    state = position(seats=3, hands=f"{names} charm/5/5", out="5/5/5", monsters=monster)
    play(state, f"fight {names} +charm", *[6] * count)
    return state


@pytest.mark.parametrize("name", [*MAGES, *ELVES])
def test_17_each_magician_or_elf_may_move_the_monster(name: str):
    """Row 22: a choice, part of the same action."""
    count = {"apprentice": 1, "archmage": 3, "elf_archer": 3, "elf_dancer": 3, "elf_warden": 4}
    state = charmed(name, count.get(name, 2))
    assert asked(state) == "charm A"
    assert choices(state) == ["charm B", "charm C", "discard-monster"]
    events = play(state, "charm C", "10")
    assert words(events)[:2] == ["monster-moved", "turn-began"]
    assert of(events, MonsterMoved) == [MonsterMoved(0, card("brigand"), 2)]
    assert state.monsters == [None, None, card("brigand")]
    assert not discarded(state, "brigand")


def test_17_the_winner_may_discard_it_all_the_same():
    state = charmed("archmage", 3)
    events = play(state, "discard-monster", "10")
    assert of(events, MonsterDiscarded) == [MonsterDiscarded(0, card("brigand"))]
    assert (state.monsters, discarded(state, "brigand")) == ([None] * 3, True)


def test_17_one_magician_or_elf_among_the_characters_is_enough():
    """Row 21."""
    assert asked(charmed("squire pickpocket elf_scout", 5)) == "charm A"


@pytest.mark.parametrize(("name", "count"), [("squire", 2), ("dwarf_smith", 3), ("burglar", 2)])
def test_17_nobody_else_can(name: str, count: int):
    state = position(seats=3, hands=f"{name} charm/5/5", out="5/5/5", monsters="brigand")
    events = play(state, f"fight {name} +charm", *[6] * count, "10")
    assert words(events)[:3] == ["fought", "monster-discarded", "turn-began"]


def test_17_not_without_charm():
    state = position(seats=3, hands="archmage sleep/5/5", out="5/5/5", monsters="brigand")
    events = play(state, "fight archmage +sleep", 6, 6, 6, "10")
    assert words(events)[:3] == ["fought", "monster-discarded", "turn-began"]


def test_17_not_after_a_loss():
    state = position(seats=3, hands="archmage charm/5/5", out="5/5/5", monsters="black_knight")
    events = play(state, "fight archmage +charm", 1, 1, 1, "10")
    assert words(events)[:2] == ["fought", "turn-began"]
    assert state.monsters[0] == card("black_knight")


@pytest.mark.parametrize(
    "monster", ["brigand", "assassin", "berserker", "dark_sorcerer", "black_knight"]
)
def test_17_every_human_monster_can_be_moved(monster: str):
    state = charmed("archmage", 3, monster=monster)
    play(state, "charm B", "10")
    assert state.monsters[1] == card(monster)


def test_17_only_in_front_of_whoever_could_be_given_a_monster():
    """Row 20."""
    state = position(
        seats=6,
        goal=100,
        hands="archmage charm/5/5//5",
        out=f"5/5//5/{WAY}",
        phase="- - - dead - dead",
        monsters="brigand goblin",
    )
    play(state, "fight archmage +charm", 6, 6, 6)
    assert choices(state) == ["charm E", "discard-monster"]
    assert refused(state, "charm A") == "yourself 10"
    assert refused(state, "charm B") == "has-monster 10"
    assert refused(state, "charm C") == "no-corridor 10"
    assert refused(state, "charm D") == "not-active 10"


def test_17_with_nobody_to_take_it_there_is_no_choice():
    """Row 56."""
    state = position(hands="archmage charm/5", out="5/5", monsters="brigand goblin")
    events = play(state, "fight archmage +charm", 6, 6, 6, "10")
    assert words(events)[:3] == ["fought", "monster-discarded", "turn-began"]


def test_17_of_two_players_the_other_one():
    """Row 52."""
    state = position(hands="archmage charm/5", out="5/5", monsters="brigand")
    play(state, "fight archmage +charm", 6, 6, 6)
    assert choices(state) == ["charm B", "discard-monster"]


def test_17_with_the_option_also_before_the_first_corridor():
    state = position(
        hands="archmage charm/5", out="5", monsters="brigand", monster_before_corridor="true"
    )
    play(state, "fight archmage +charm", 6, 6, 6)
    assert choices(state) == ["charm B", "discard-monster"]


@pytest.mark.parametrize(("face", "won"), [(6, True), (1, False)])
def test_18_a_cleric_takes_back_one_of_those_who_fought(face: int, won: bool):
    """Row 24: won or lost."""
    state = position(hands="squire archmage fireball cleric 5/5", out="5/5", monsters="vampire -")
    events = play(state, "fight squire archmage +fireball", *[face] * 5)
    assert words(events)[-1] == "asked"
    assert choices(state) == ["heal archmage", "heal squire", "no-heal"]
    events = play(state, "heal squire", "10")
    assert of(events, Healed) == [Healed(0, card("cleric"), card("squire"))]
    assert hand(state, "A") == "5 squire"
    assert discarded(state, "cleric archmage fireball")
    assert not discarded(state, "squire")
    assert (state.monsters[0] is None) == won


def test_18_it_may_be_left():
    state = position(hands="squire cleric/5", out="5/5", monsters="goblin -")
    play(state, "fight squire", 6, 6)
    events = play(state, "no-heal", "10")
    assert words(events)[:3] == ["heal-declined", "monster-discarded", "turn-began"]
    assert of(events, HealDeclined) == [HealDeclined(0)]
    assert hand(state, "A") == "cleric"


def test_18_one_cleric_a_fight():
    """Row 26."""
    state = position(hands="squire lancer cleric cleric/5", out="5/5", monsters="goblin -")
    play(state, "fight squire lancer", *[6] * 6)
    play(state, "heal squire", "10")
    assert (asked(state), hand(state, "A")) == ("turn B", "cleric squire")


def test_18_only_a_character_of_this_fight():
    """Row 25: no spell, none of an earlier fight, no discarded card."""
    state = position(
        hands="squire fireball cleric/5",
        out="5/5",
        monsters="goblin -",
        discard="champion lancer",
    )
    play(state, "fight squire +fireball", 6, 6)
    assert choices(state) == ["heal squire", "no-heal"]
    for name in ("champion", "lancer", "fireball", "cleric"):
        assert refused(state, f"heal {name}") == "not-used 18"


def test_18_not_without_a_cleric_though_it_is_asked():
    """Being asked tells nothing about the hand."""
    state = position(hands="squire 5/5", out="5/5", monsters="goblin -")
    play(state, "fight squire", 6, 6)
    assert (asked(state), choices(state)) == ("heal A", ["no-heal"])
    assert refused(state, "heal squire") == "not-in-hand 6"


def test_18_it_is_not_asked_of_an_empty_hand():
    state = position(hands="squire/5", out="5/5", monsters="goblin -")
    play(state, "fight squire", 6, 6, "10")
    assert asked(state) == "turn B"


def test_18_the_heal_saves_from_an_empty_hand():
    state = position(hands="squire cleric/5", out="5/5", monsters="goblin -", deck="")
    play(state, "fight squire", 6, 6)
    play(state, "heal squire")
    assert (state.phases[0], hand(state, "A"), asked(state)) == ("out", "squire", "turn B")


def test_18_others_are_not_asked():
    state = position(hands="squire 5/cleric", out="5/5", monsters="goblin -")
    play(state, "fight squire", 6, 6)
    events = play(state, "no-heal", "10")
    assert asked(state) == "turn B"
    assert not of(events, Healed)
    assert refused(state, "heal squire") == "not-asked 6"
