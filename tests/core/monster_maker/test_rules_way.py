"""Rules 7 to 12: corridors out and back, monsters in the way."""

import pytest

from core.monster_maker.cards import PERCHES
from core.monster_maker.events import (
    Arrived,
    CameHome,
    CorridorLaid,
    Died,
    DoorForfeited,
    MonsterDiscarded,
    MonsterPlaced,
)
from tests.support.monster_maker_position import (
    WAY,
    asked,
    card,
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


def test_7_each_corridor_counts_its_perches_on_the_own_way():
    for name in ("5", "10", "15", "20", "25", "30"):
        state = position(hands=f"{name}/5", out="20 5/5")
        events = play(state, f"corridor {name}", "10")
        laid = CorridorLaid(0, card(name), "out", 25 + int(name))
        assert of(events, CorridorLaid) == [laid]
        assert (state.outs, PERCHES[card(name)]) == ([25 + int(name), 5], int(name))
        assert state.out_rows[0] == [card("20"), card("5"), card(name)]


def test_7_the_way_back_is_a_row_of_its_own():
    state = position(hands="30 10/5", out=f"{WAY}/5", back="20")
    events = play(state, "corridor 10", "10")
    assert of(events, CorridorLaid) == [CorridorLaid(0, card("10"), "back", 30)]
    assert (state.outs[0], state.backs[0]) == (100, 30)
    assert [len(row[0]) for row in (state.out_rows, state.back_rows)] == [4, 2]


def test_7_also_from_the_treasure_room():
    state = position(hands="30/5", out=f"{WAY}/5", phase="room -")
    events = play(state, "corridor 30", "10")
    assert of(events, CorridorLaid) == [CorridorLaid(0, card("30"), "back", 30)]
    assert state.phases[0] == "back"


@pytest.mark.parametrize("out", ["5", WAY])
def test_7_not_behind_a_monster(out: str):
    state = position(hands="5 10/5", out=out, monsters="giant_rat -")
    assert choices(state) == ["pass"]
    assert refused(state, "corridor 5") == "monster-in-front 7"


def test_7_only_a_corridor_of_the_hand():
    state = position(hands="5 squire/10", out="5")
    assert refused(state, "corridor 10") == "not-in-hand 6"
    assert refused(state, "corridor squire") == "not-corridor 7"


@pytest.mark.parametrize(("name", "length"), [("10", 100), ("15", 105), ("30", 120)])
def test_8_the_goal_or_more_is_the_treasure_room(name: str, length: int):
    """Row 30: the sum reached is what must be walked back."""
    state = position(hands=f"{name} 5/5", out="30 30 30/5")
    events = play(state, f"corridor {name}", "silver_cup", "10")
    assert words(events)[:3] == ["corridor-laid", "arrived", "treasure-drawn"]
    assert of(events, Arrived) == [Arrived(0, length)]
    assert (state.phases[0], state.outs[0], state.backs[0]) == ("back", length, 0)
    assert state.treasures[0] == [card("silver_cup")]


def test_8_short_of_the_goal_is_still_on_the_way():
    state = position(hands="5/5", out="30 30 30/5")
    events = play(state, "corridor 5", "10")
    assert not of(events, Arrived)
    assert (state.phases[0], state.treasures[0]) == ("out", [])


@pytest.mark.parametrize(("seats", "goal"), [(2, 100), (3, 100), (4, 100), (5, 80), (6, 70)])
def test_8_option_goal_by_seats(seats: int, goal: int):
    row = {100: "30 30 30", 80: "30 30 10", 70: "30 20 10"}[goal]
    state = position(seats=seats, hands="5 10", out=row)
    assert state.goal == goal
    play(state, "corridor 5", "30")
    assert state.phases[0] == "out"
    state = position(seats=seats, hands="5 10", out=row)
    play(state, "corridor 10", "crown", "30")
    assert state.phases[0] == "back"


@pytest.mark.parametrize(("goal", "phase"), [(5, "back"), (30, "back"), (35, "out"), (300, "out")])
def test_8_option_goal_in_perches(goal: int, phase: str):
    state = position(hands="30/5", goal=goal)
    play(state, "corridor 30", *(["crown"] if phase == "back" else []), "10")
    assert state.phases[0] == phase


@pytest.mark.parametrize("phase", ["back", "room"])
def test_9_no_more_than_the_rest(phase: str):
    """Row 31."""
    back = {"back": "30 30 20", "room": ""}[phase]
    out = {"back": WAY, "room": "10 10"}[phase]
    state = position(
        hands="5 15 20 25 30/5", out=f"{out}/5", back=back, phase=f"{phase} -", goal=20
    )
    assert choices_of(state, "corridor") == ["corridor 5", "corridor 15", "corridor 20"]
    assert refused(state, "corridor 25") == "too-long 9"
    assert refused(state, "corridor 30") == "too-long 9"


def test_9_the_exact_sum_is_home_at_once():
    state = position(hands="20 5/5", out=f"{WAY}/5", back="30 30 20")
    events = play(state, "corridor 20", "prize_50")
    assert words(events)[:2] == ["corridor-laid", "came-home"]
    assert of(events, CameHome) == [CameHome(0, True, (card("5"),))]
    assert state.phases[0] == "home"


def test_9_one_corridor_may_lead_out_of_the_treasure_room_and_home():
    state = position(hands="20/5", out="10 10/5", phase="room -", goal=20)
    events = play(state, "corridor 20", "prize_50")
    assert words(events)[:3] == ["corridor-laid", "door-forfeited", "came-home"]


def test_9_less_than_the_rest_goes_on():
    """Row 32: with draws open, cards are swapped and passed until the sum fits."""
    state = position(hands="15 30/5", out=f"{WAY}/5", back="30 30 20")
    play(state, "corridor 15", "10")
    assert (state.phases[0], state.backs[0]) == ("back", 95)
    play(state, "pass", "5")
    play(state, "corridor 5", "prize_80")
    assert state.phases[0] == "home"


@pytest.mark.parametrize("phase", ["back", "room"])
def test_9_option_a_longer_corridor_is_legal_and_death(phase: str):
    back = "30 30 20" if phase == "back" else ""
    state = position(
        hands="20 25 30/5", out=f"{WAY if back else '10 10'}/5", back=back, phase=f"{phase} -",
        goal=20, overshoot="lost", treasures="crown",
    )  # fmt: skip
    assert choices_of(state, "corridor") == ["corridor 20", "corridor 25", "corridor 30"]
    events = play(state, "corridor 25", "10")
    assert of(events, Died) == [Died(0, "lost", (card("20"), card("30")))]
    assert bool(of(events, DoorForfeited)) == (phase == "room")
    assert (state.phases[0], asked(state)) == ("dead", "turn B")
    assert state.draws_open
    assert discarded(state, "20 25 30")


def test_9_option_the_exact_sum_still_leads_home():
    state = position(hands="20/5", out=f"{WAY}/5", back="30 30 20", overshoot="lost")
    play(state, "corridor 20", "prize_50")
    assert state.phases[0] == "home"


def test_9_option_no_corridor_is_too_long_on_the_way_out():
    state = position(hands="30/5", out="30 30 30/5", overshoot="lost")
    play(state, "corridor 30", "crown", "10")
    assert state.phases[0] == "back"


def test_10_a_monster_in_front_of_another_player():
    state = position(hands="goblin 5/5", out="5/5")
    events = play(state, "monster goblin B", "10")
    assert of(events, MonsterPlaced) == [MonsterPlaced(0, card("goblin"), 1)]
    assert (state.monsters, hand(state, "A")) == ([None, card("goblin")], "5")
    assert refused(state, "corridor 5") == "monster-in-front 7"


@pytest.mark.parametrize(
    ("phase", "out", "back"),
    [("out", "5", ""), ("room", WAY, ""), ("back", WAY, ""), ("back", WAY, "5")],
)  # fmt: skip
def test_10_whatever_phase_either_is_in(phase: str, out: str, back: str):
    """Row 12: also in the treasure room, or just turned round."""
    for own in ("out", "room"):
        state = position(
            hands="goblin", out=f"{WAY if own == 'room' else '5'}/{out}", back=f"/{back}",
            phase=f"{own} {phase}",
        )  # fmt: skip
        assert choices_of(state, "monster") == ["monster goblin B"]


def test_10_only_active_others_without_a_monster_and_with_a_corridor():
    """Rows 11 and 14."""
    state = position(
        seats=5,
        goal=100,
        hands="goblin ogre",
        out=f"5/5/{WAY}",
        phase="- - - - dead",
        monsters="- giant_rat",
    )
    assert choices_of(state, "monster") == ["monster goblin C", "monster ogre C"]
    assert refused(state, "monster goblin A") == "yourself 10"
    assert refused(state, "monster goblin B") == "has-monster 10"
    assert refused(state, "monster goblin D") == "no-corridor 10"
    assert refused(state, "monster goblin E") == "not-active 10"
    assert refused(state, "monster goblin F") == "no-seat 10"
    assert refused(state, "monster dragon C") == "not-in-hand 6"
    assert refused(state, "monster squire C") == "not-monster 10"


def test_10_not_on_somebody_at_home():
    state = position(hands="goblin 5", out=f"5/{WAY}", back=f"/{WAY}", phase="- home")
    assert choices(state) == ["corridor 5", "pass"]
    assert refused(state, "monster goblin B") == "not-active 10"


def test_10_option_no_corridor_is_needed():
    state = position(
        seats=3, hands="goblin", out="5", phase="- - dead", monster_before_corridor="true"
    )
    assert choices_of(state, "monster") == ["monster goblin B"]
    assert refused(state, "monster goblin A") == "yourself 10"
    assert refused(state, "monster goblin C") == "not-active 10"
    play(state, "monster goblin B", "5")
    assert refused(state, "corridor 5") == "monster-in-front 7"


def test_10_the_first_corridor_is_enough():
    state = position(hands="goblin/5")
    assert refused(state, "monster goblin B") == "no-corridor 10"
    play(state, "pass", "10")
    play(state, "corridor 5", "15")
    play(state, "monster goblin B", "20")
    assert state.monsters[1] == card("goblin")


def test_11_a_monster_forbids_only_corridors():
    """Row 13: monster, door, discard and pass stay legal."""
    eight = "5 10 goblin alley_kid detour cleric squire sleep"
    room = {"out": f"{WAY}/5", "phase": "room -", "monsters": "wraith -"}
    state = position(hands=eight, **room)
    kinds = {text.split()[0] for text in choices(state)}
    assert kinds == {"monster", "fight", "turn-undead", "detour", "open", "discard"}
    play(state, "monster goblin B", "15")
    assert state.monsters == [card("wraith"), card("goblin")]
    state = position(hands=eight, **room)
    play(state, "discard 10", "15")
    state = position(hands="5 alley_kid", **room)
    assert "pass" in choices(state)
    play(state, "open alley_kid", "crown", "silver_cup", "15")
    assert state.monsters[0] == card("wraith")


def test_12_a_monster_stays_turn_after_turn():
    state = position(hands="squire 5/5", out="5/5", monsters="dragon -")
    play(state, "pass", "10")
    play(state, "pass", "15")
    events = play(state, "fight squire", 6, 6)
    assert not of(events, MonsterDiscarded)
    play(state, "no-heal", "20")
    assert state.monsters[0] == card("dragon")


def test_12_it_goes_when_its_victim_is_dead():
    state = position(hands="5/5", out="5/5", monsters="- dragon", deck="trap 10 10")
    play(state, "pass", "trap")
    play(state, "fall", "10")
    assert state.monsters == [None, None]
    assert discarded(state, "dragon")


@pytest.mark.parametrize("way", ["turn-undead", "detour"])
def test_12_it_goes_when_it_is_turned_or_avoided(way: str):
    state = position(hands="cleric detour/5", out="5/5", monsters="skeleton -")
    play(state, way, "10")
    assert (state.monsters, discarded(state, "skeleton")) == ([None, None], True)


def test_12_a_beaten_monster_goes():
    state = position(hands="squire/5", out="5/5", monsters="skeleton -")
    play(state, "fight squire", 6, 6, "10")
    assert (state.monsters, discarded(state, "skeleton")) == ([None, None], True)


def test_12_nobody_comes_home_behind_a_monster():
    state = position(hands="20/5", out=f"{WAY}/5", back="30 30 20", monsters="dragon -")
    assert refused(state, "corridor 20") == "monster-in-front 7"
