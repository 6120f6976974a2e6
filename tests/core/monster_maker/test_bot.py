"""The bots know their view only, and normal plays the policy of the rules."""

import random
from typing import Any

import pytest

from core.chance import KeyedChance, seeded_secret
from core.game import SPECTATOR, Turn, find_game
from core.monster_maker.bot import normal
from tests.support.swaps import SWAPS

GAME = find_game("monster_maker")


def positions(seats: int, seed: int, **options: Any):
    """The states before each decision of a game of normal bots, with the next chance."""
    chance = KeyedChance(seeded_secret(seed))
    state = GAME.new_game(GAME.setup(seats, options))
    GAME.begin(Turn(state, chance, GAME.evolve))
    while (seat := GAME.to_act(state)) is not None:
        yield state, seat
        choice = normal(GAME.view(state, seat), GAME.legal(state), chance)
        GAME.decide(Turn(state, chance, GAME.evolve), choice)


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_choice_does_not_change_with_what_is_hidden(level: str, seats: int) -> None:
    bot, rng, changed = GAME.bots[level], random.Random(seats), 0
    for number, (state, seat) in enumerate(positions(seats, 3, rounds=2)):
        twin = SWAPS[GAME.id](state, seat, rng)
        changed += twin != state
        views = [GAME.view(one, seat) for one in (state, twin)]
        assert views[0] == views[1]
        legal = [GAME.legal(one) for one in (state, twin)]
        assert legal[0] == legal[1]
        streams = [KeyedChance(seeded_secret(number)) for _ in range(2)]
        assert bot(views[0], legal[0], streams[0]) == bot(views[1], legal[1], streams[1])
    assert changed > 50


def test_a_spectator_sees_no_hand_and_no_closed_treasure() -> None:
    rng = random.Random(1)
    for state, _ in positions(3, 5, rounds=1):
        twin = SWAPS[GAME.id](state, SPECTATOR, rng)
        assert GAME.view(state, SPECTATOR) == GAME.view(twin, SPECTATOR)


class Scene:
    """A turn of seat 0 of four, with a hand: what the normal bot does in it."""

    def __init__(self, hand: list[str], monster: str | None = None) -> None:
        state = self.state = GAME.new_game(GAME.setup(4))
        GAME.begin(Turn(state, KeyedChance(seeded_secret(1)), GAME.evolve))
        state.turn, state.hands[0], state.monsters[0] = 0, sorted(hand), monster
        state.asked = type(state.asked)("turn", 0)

    def at(self, seat: int, phase: str, out: int, back: int = 0) -> "Scene":
        """With a player somewhere on the way, not by corridors that add up."""
        state = self.state
        state.phases[seat], state.outs[seat], state.backs[seat] = phase, out, back
        state.out_rows[seat] = ["corridor_10"]
        return self

    def asked(self, kind: str) -> "Scene":
        """Asked another question than for the turn's action."""
        self.state.asked = type(self.state.asked)(kind, 0)
        return self

    def closed(self) -> "Scene":
        """With draws closed."""
        self.state.draws_open = False
        return self

    def choice(self, seed: int = 1) -> str:
        state, chance = self.state, KeyedChance(seeded_secret(seed))
        return str(normal(GAME.view(state, 0), GAME.legal(state), chance))


OUT = ["corridor_05", "corridor_10", "corridor_20", "corridor_30"]


@pytest.mark.parametrize(
    ("out", "hand", "wanted"),
    [
        (80, OUT, "corridor corridor_20"),
        (85, OUT, "corridor corridor_20"),
        (40, OUT, "corridor corridor_30"),
        (98, ["corridor_25", "corridor_30"], "corridor corridor_25"),
    ],
)
def test_the_way_out(out: int, hand: list[str], wanted: str) -> None:
    assert Scene(hand).at(0, "out", out).choice() == wanted


@pytest.mark.parametrize(
    ("back", "hand", "wanted"),
    [
        (80, OUT, "corridor corridor_20"),
        (70, ["corridor_20", "corridor_10", "corridor_25"], "corridor corridor_20"),
        (60, ["corridor_25", "corridor_20"], "corridor corridor_25"),
        (70, ["corridor_25"], "pass"),
        (95, ["corridor_10"], "pass"),
    ],
)
def test_the_way_back(back: int, hand: list[str], wanted: str) -> None:
    assert Scene(hand).at(0, "back", 100, back).choice() == wanted


def test_with_draws_closed_a_rest_of_five_will_do() -> None:
    assert Scene(["corridor_25"]).at(0, "back", 100, 70).closed().choice() == (
        "corridor corridor_25"
    )


@pytest.mark.parametrize(
    ("monster", "hand", "wanted"),
    [
        ("monster_vampire", ["cleric", "detour", "hero_champion"], "turn-undead"),
        ("monster_giant_rat", ["hero_champion", "hero_squire", "detour"], "fight hero_squire"),
        ("monster_dragon", ["hero_champion", "detour"], "detour"),
        ("monster_dragon", ["hero_squire", "corridor_10"], "pass"),
        ("monster_black_knight", ["hero_elf_warden", "spell_sleep"],
         "fight hero_elf_warden +spell_sleep"),
    ],
)  # fmt: skip
def test_a_monster_in_front(monster: str, hand: list[str], wanted: str) -> None:
    assert Scene(hand, monster).at(0, "out", 50).choice() == wanted


def test_a_barred_player_bars_the_leader() -> None:
    scene = Scene(["monster_goblin", "monster_ogre"], "monster_dragon").at(0, "out", 50)
    scene.at(1, "out", 60).at(2, "back", 100, 20).at(3, "back", 100, 40)
    assert scene.choice() == "monster monster_ogre D"


def test_somebody_near_home_is_stopped_before_walking_on() -> None:
    scene = Scene(["monster_goblin", "monster_ogre", "corridor_30"]).at(0, "out", 30)
    assert scene.at(2, "back", 100, 60).choice() == "monster monster_ogre C"


def test_nobody_is_stopped_when_a_corridor_brings_home() -> None:
    scene = Scene(["monster_ogre", "corridor_30"]).at(0, "back", 100, 70)
    assert scene.at(2, "back", 100, 60).choice() == "corridor corridor_30"


def test_a_monster_now_and_then() -> None:
    scene = Scene(["monster_ogre", "corridor_30"]).at(0, "out", 30).at(2, "out", 60)
    choices = [scene.choice(seed) for seed in range(400)]
    assert set(choices) == {"monster monster_ogre C", "corridor corridor_30"}
    assert 60 < choices.count("monster monster_ogre C") < 140


def test_the_door_opens_as_soon_as_there_is_an_opener() -> None:
    hand = ["hero_dwarf_miner", "hero_burglar", "corridor_30"]
    scene = Scene(hand).at(0, "room", 100)
    scene.state.doors[0] = True
    assert scene.choice() == "open hero_dwarf_miner"
    assert Scene(hand).at(0, "back", 100).asked("door").choice() == "open hero_dwarf_miner"


def test_a_trap_takes_what_is_worth_least() -> None:
    hand = ["corridor_30", "detour", "monster_goblin", "spell_sleep", "hero_apprentice"]
    assert Scene(hand).asked("trap").choice() == "lose hero_apprentice monster_goblin spell_sleep"
    thieves = [*hand, "hero_tomb_robber", "hero_alley_kid"]
    assert Scene(thieves).asked("trap").choice() == "thief hero_alley_kid"


def test_a_full_hand_discards_what_is_worth_least() -> None:
    hand = ["cleric", "cleric", "detour", "detour", "hero_champion", "hero_squire", "spell_sleep",
            "hero_apprentice"]  # fmt: skip
    assert Scene(hand).at(0, "back", 100, 95).choice() == "discard spell_sleep"
