"""Rules 22 to 27: treasures, weapons, hidden doors."""

import pytest

from core.monster_maker.events import (
    DoorForfeited,
    DoorLeft,
    DoorOpened,
    GoldScored,
    MonstersCleared,
    TreasureDrawn,
    TreasureMissed,
    TreasuresReturned,
)
from core.monster_maker.model import State
from tests.support.monster_maker_position import (
    DEAL,
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
    sights,
    words,
)

NEAR = "30 30 20"
"""20 perches short of the goal."""
HERE = {"out": f"{WAY}/5", "phase": "room -"}


def arriving(*script: str, names: str = "20 alley_kid 5", **given: str) -> tuple[State, list]:
    """A arrives and draws."""
    state = position(hands=f"{names}/5", **({"out": f"{NEAR}/5"} | given))
    return state, play(state, "corridor 20", *script)


def test_22_one_treasure_for_whoever_arrives():
    state, events = arriving("crown", "10")
    assert of(events, TreasureDrawn) == [TreasureDrawn(0, card("crown"), "closed")]
    assert state.treasures == [[card("crown")], []]
    assert card("crown") in state.treasure_deck
    assert len(state.treasure_deck) == 24


def test_22_a_closed_one_is_seen_by_its_owner_only():
    state, events = arriving("crown", "10")
    assert of(sights(events, 0), TreasureDrawn)
    for other in (1, -1):
        assert not of(sights(events, other), TreasureDrawn)
    assert state.shown == [[], []]


def test_22_an_open_one_is_shown_to_all():
    state, events = arriving("cursed_idol", "10")
    drawn = TreasureDrawn(0, card("cursed_idol"), "open")
    for viewer in (0, 1, -1):
        assert of(sights(events, viewer), TreasureDrawn) == [drawn]
    assert state.shown == [[card("cursed_idol")], []]


def test_22_an_empty_treasure_deck_gives_nothing():
    """Row 48: the round goes on."""
    state, events = arriving("10", treasure_deck="")
    assert words(events)[:4] == ["corridor-laid", "arrived", "treasure-missed", "turn-began"]
    assert of(events, TreasureMissed) == [TreasureMissed(0)]
    assert (state.phases[0], state.treasures[0], state.frames) == ("back", [], [])


def test_22_two_treasures_and_only_one_left():
    state = position(hands="alley_kid 5/5", treasure_deck="crown", **HERE)
    events = play(state, "open alley_kid", "10")
    assert words(events)[:4] == ["door-opened", "treasure-drawn", "treasure-missed", "turn-began"]
    assert state.treasures[0] == [card("crown")]


def test_22_the_first_of_two_is_carried_out_before_the_second_is_drawn():
    """Row 60: the statue's own treasure comes between, and so does the choice at a door."""
    state = position(hands="alley_kid dwarf_smith 5/5", monsters="goblin ogre", **HERE)
    events = play(state, "open alley_kid", "goddess", "hidden_door")
    assert words(events) == [
        "door-opened", "treasure-drawn", "monsters-cleared", "treasure-drawn", "asked",
    ]  # fmt: skip
    assert asked(state) == "door A"
    assert [drawn.treasure for drawn in of(events, TreasureDrawn)] == cards("goddess hidden_door")
    events = play(state, "open dwarf_smith", "crown", "silver_cup", "great_ruby", "10")
    assert state.treasures[0] == cards("crown silver_cup great_ruby")


def test_23_dice_are_rolled_at_home_not_before():
    """Row 33."""
    state, events = arriving("coin_chest", "10", names="20 30 30 10 10")
    assert not of(events, GoldScored)
    state = position(
        hands="20/5", out=f"{WAY}/5", back="30 30 20", treasures="coin_chest coin_sack"
    )
    events = play(state, "corridor 20", 1, 2, 3, 4, 5, 6, 6, 6, "prize_50")
    assert of(events, GoldScored) == [
        GoldScored(0, card("coin_chest"), (1, 2, 3, 4, 5), 150, 150),
        GoldScored(0, card("coin_sack"), (6, 6, 6), 180, 330),
    ]


def test_23_a_dead_bearer_rolls_nothing():
    state = position(hands="5/20", out=f"{WAY}/5", treasures="coin_chest", deck="trap 5")
    play(state, "pass", "5")
    events = play(state, "pass")
    assert words(events) == ["passed", "turn-began", "trap-drawn", "draws-closed", "asked"]
    events = play(state, "fall")
    assert not of(events, GoldScored)
    assert state.gold == [0, 0]


@pytest.mark.parametrize("phase", ["room", "back"])
def test_24_a_weapon_serves_in_every_fight(phase: str):
    """Rows 34 and 61."""
    state = position(
        hands="squire lancer/goblin", out=f"{WAY}/5", phase=f"{phase} -", monsters="ogre -",
        treasures="magic_sword",
    )  # fmt: skip
    play(state, "fight squire +magic_sword", 4, 4)
    play(state, "no-heal", "10")
    assert state.monsters[0] is None
    play(state, "monster goblin A", "15")
    play(state, "fight lancer +magic_sword", 1, 1, 1, 1)
    assert state.battle is not None
    assert state.battle.total == 4 + 2 + 3
    assert state.treasures[0] == [card("magic_sword")]
    assert not discarded(state, "15")


def test_24_a_weapon_drawn_just_now_serves_at_once():
    state = position(hands="alley_kid squire 5/5", monsters="ogre -", **HERE)
    play(state, "open alley_kid", "magic_sword", "crown", "10")
    play(state, "pass", "15")
    assert "fight squire +magic_sword" in choices(state)


def test_24_a_closed_weapon_of_another_is_not_told():
    state = position(hands="squire/5", out=f"{WAY}/{WAY}", monsters="ogre -",
                     treasures="crown/magic_sword")  # fmt: skip
    assert refused(state, "fight squire +magic_sword") == "not-carried 24"


@pytest.mark.parametrize("name", ["pickpocket", "tomb_robber", "dwarf_miner", "dwarf_hammer"])
def test_25_a_thief_or_a_dwarf_opens_a_door_at_once(name: str):
    state, events = arriving("hidden_door", names=f"20 {name} 5")
    assert words(events) == ["corridor-laid", "arrived", "treasure-drawn", "asked"]
    assert of(events, TreasureDrawn) == [TreasureDrawn(0, card("hidden_door"), "door")]
    assert choices(state) == [f"open {name}", "not-now"]
    events = play(state, f"open {name}", "crown", "silver_cup", "10")
    assert of(events, DoorOpened) == [DoorOpened(0, card(name), True)]
    assert words(events)[:4] == ["door-opened", "treasure-drawn", "treasure-drawn", "turn-began"]
    assert state.treasures[0] == cards("crown silver_cup")
    assert (state.phases[0], state.gone) == ("back", cards("hidden_door"))
    assert discarded(state, name)


def test_25_nobody_else_does():
    state, _ = arriving("hidden_door", names="20 squire archmage elf_scout cleric 5")
    assert choices(state) == ["not-now"]
    for name in ("squire", "archmage", "elf_scout", "cleric", "5"):
        assert refused(state, f"open {name}") == "not-opener 25"
    assert refused(state, "open alley_kid") == "not-in-hand 6"


def test_25_it_is_the_arrivals_own_matter_and_costs_no_action():
    """Row 37: nobody else is asked, the turn ends after it."""
    state, _ = arriving("hidden_door")
    assert asked(state) == "door A"
    assert refused(state, "pass") == "not-asked 6"
    play(state, "open alley_kid", "crown", "silver_cup", "10")
    assert asked(state) == "turn B"


def test_25_a_second_door_works_the_same_way():
    state, _ = arriving("hidden_door", names="20 alley_kid dwarf_smith 5")
    events = play(state, "open alley_kid", "hidden_door")
    assert words(events) == ["door-opened", "treasure-drawn", "asked"]
    assert choices(state) == ["open dwarf_smith", "not-now"]
    events = play(state, "open dwarf_smith", "crown", "silver_cup", "great_ruby", "10")
    assert len(of(events, TreasureDrawn)) == 3
    assert state.gone == cards("hidden_door hidden_door")
    assert (state.phases[0], len(state.treasures[0])) == ("back", 3)


def test_25_with_an_empty_hand_nothing_is_asked():
    state, events = arriving("hidden_door", "10", names="20")
    assert words(events)[:5] == [
        "corridor-laid", "arrived", "treasure-drawn", "door-left", "turn-began",
    ]  # fmt: skip
    assert (state.phases[0], state.doors) == ("room", [True, False])


def test_26_not_opened_the_finder_waits_as_long_as_wanted():
    """Row 38: with normal turns; monsters come, too."""
    state, _ = arriving("hidden_door", names="20 alley_kid 5")
    events = play(state, "not-now", "goblin")
    assert of(events, DoorLeft) == [DoorLeft(0)]
    assert (state.phases[0], state.doors) == ("room", [True, False])
    play(state, "monster goblin A", "15")
    for _ in range(2):
        play(state, "pass", "25")
        play(state, "pass", "30")
    assert (state.phases[0], state.doors[0], asked(state)) == ("room", True, "turn A")
    assert refused(state, "corridor 25") == "monster-in-front 7"


def test_26_later_it_is_the_turns_action():
    state = position(hands="alley_kid dwarf_smith squire 5/5", **HERE)
    assert choices_of(state, "open", "pass") == ["open alley_kid", "open dwarf_smith", "pass"]
    assert refused(state, "open squire") == "not-opener 25"
    assert refused(state, "open lockpick") == "not-in-hand 6"
    assert refused(state, "not-now") == "not-asked 6"
    events = play(state, "open dwarf_smith", "crown", "silver_cup", "10")
    assert of(events, DoorOpened) == [DoorOpened(0, card("dwarf_smith"), False)]
    assert (state.phases[0], state.doors, asked(state)) == ("back", [False, False], "turn B")
    assert (state.treasures[0], hand(state, "A")) == (
        cards("crown silver_cup"),
        "5 alley_kid squire",
    )


def test_26_a_second_door_makes_the_finder_wait_again():
    state = position(hands="alley_kid dwarf_smith 5/5", **HERE)
    play(state, "open alley_kid", "hidden_door")
    assert asked(state) == "door A"
    events = play(state, "not-now", "crown", "10")
    assert words(events)[:3] == ["door-left", "treasure-drawn", "turn-began"]
    assert (state.phases[0], state.doors[0], state.treasures[0]) == ("room", True, cards("crown"))
    play(state, "pass", "15")
    play(state, "open dwarf_smith", "silver_cup", "gold_chain", "25")
    assert (state.phases[0], len(state.treasures[0])) == ("back", 3)


def test_26_behind_a_monster_but_not_with_an_empty_deck():
    state = position(hands="alley_kid 5/5", monsters="dragon -", **HERE)
    play(state, "open alley_kid", "crown", "silver_cup", "10")
    assert state.monsters[0] == card("dragon")
    state = position(hands="alley_kid 5/5", treasure_deck="", **HERE)
    assert choices(state) == ["corridor 5", "pass"]
    assert refused(state, "open alley_kid") == "no-treasure 26"


@pytest.mark.parametrize("out", ["5", WAY])
def test_26_only_where_a_door_waits(out: str):
    state = position(hands="alley_kid 5/5", out=f"{out}/{WAY}", phase="- room")
    assert refused(state, "open alley_kid") == "no-door 26"


def test_26_the_first_corridor_ends_the_wait_for_good():
    state = position(hands="alley_kid 5 10/5", **HERE)
    events = play(state, "corridor 5", "10")
    assert of(events, DoorForfeited) == [DoorForfeited(0, False)]
    assert (state.phases[0], state.doors[0], state.gone) == ("back", False, cards("hidden_door"))
    play(state, "pass", "15")
    assert refused(state, "open alley_kid") == "no-door 26"


def test_26_nobody_waits_at_a_door_with_nothing_behind_it():
    """Row 59."""
    state, events = arriving("10", treasure_deck="hidden_door")
    assert words(events)[:5] == [
        "corridor-laid", "arrived", "treasure-drawn", "door-forfeited", "turn-began",
    ]  # fmt: skip
    assert of(events, DoorForfeited) == [DoorForfeited(0, True)]
    assert (state.phases[0], state.doors[0]) == ("back", False)
    assert card("hidden_door") in state.gone


def test_27_a_door_is_gone_with_its_dead_finder():
    """Row 39."""
    state = position(hands="5/5", out=f"{WAY}/5", phase="room -", turn="B", deck="trap 5 5",
                     treasures="crown")  # fmt: skip
    play(state, "pass", "trap")
    events = play(state, "fall", "5")
    assert words(events)[:2] == ["door-forfeited", "died"]
    assert (state.gone, state.doors[0]) == (cards("hidden_door"), False)
    events = play(state, "pass")
    assert of(events, TreasuresReturned) == []


def test_27_a_door_does_not_come_back_in_the_next_round():
    state = position(hands="20 5", out=NEAR, phase="- dead", deck="5 trap")
    play(state, "corridor 20", "hidden_door")
    play(state, "not-now", "trap")
    events = play(state, "fall", *DEAL)
    assert of(events, TreasuresReturned) == []
    assert (state.round, state.gone) == (2, cards("hidden_door"))
    assert state.treasure_deck.count(card("hidden_door")) == 1


def test_27_nor_does_the_statue():
    state = position(hands="20 5", out=NEAR, phase="- dead", deck="5 trap")
    play(state, "corridor 20", "goddess", "crown", "trap")
    events = play(state, "fall", *DEAL)
    assert of(events, TreasuresReturned) == [TreasuresReturned(0, (card("crown"),))]
    assert (state.round, state.gone) == (2, cards("goddess"))
    assert card("goddess") not in state.treasure_deck


def test_27_a_statue_is_gone_as_soon_as_it_is_carried_out():
    state, events = arriving("goddess", "crown", "10")
    assert of(events, MonstersCleared) == [MonstersCleared(0, (), ())]
    assert (state.gone, state.treasures[0]) == (cards("goddess"), cards("crown"))
