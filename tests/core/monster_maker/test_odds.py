"""The odds are exact: fights by counting every roll, ways home by trying every set."""

from fractions import Fraction
from itertools import combinations, product
from typing import Any

import msgspec
import pytest

from core.game import find_game
from core.monster_maker.actions import Fight
from core.monster_maker.cards import CHARACTERS, FULL_DECK, HITS, PERCHES
from core.monster_maker.fight import strength
from core.monster_maker.odds import (
    WayBack,
    chance_of,
    exact_rests,
    fight_chance,
    ways,
    ways_back,
    ways_home,
    win_chance,
)

GAME = find_game("monster_maker")
SWORD, AXE, BOW = "tr_magic_sword", "tr_dwarf_axe", "tr_elf_bow"


def view_of(hand: list[str], *, phase: str = "back", out: int = 100, back: int = 0) -> Any:
    """The view of seat 0 of a table with this hand, on its way back."""
    state = GAME.new_game(GAME.setup(2))
    state.hands[0] = sorted(hand)
    state.phases[0], state.outs[0], state.backs[0] = phase, out, back
    return GAME.view(state, 0)


@pytest.mark.parametrize("dice", range(7))
def test_ways_counts_every_roll(dice: int) -> None:
    rolls = [sum(roll) for roll in product(range(1, 7), repeat=dice)]
    assert ways(dice) == tuple(rolls.count(total) for total in range(6 * dice + 1))


@pytest.mark.parametrize(("dice", "least"), [(0, 0), (0, 1), (1, 4), (2, 9), (5, 18), (6, 37)])
def test_chance_is_the_share_of_the_rolls(dice: int, least: int) -> None:
    rolls = [sum(roll) for roll in product(range(1, 7), repeat=dice)]
    wins = sum(total >= least for total in rolls)
    assert chance_of(dice, least) == float(Fraction(wins, len(rolls)))


def test_many_dice_stay_exact() -> None:
    assert sum(ways(30)) == 6**30
    assert ways(30)[30] == ways(30)[180] == 1
    assert chance_of(30, 105) == pytest.approx(0.5 + ways(30)[105] / 6**30 / 2, abs=1e-12)


def test_a_fight_is_dice_pluses_spells_and_weapons() -> None:
    captain, thief = "hero_knight_captain", "hero_pickpocket"
    assert strength((captain, thief), ("spell_fireball",)) == (6, 7)
    assert win_chance(20, (captain, thief), ("spell_fireball",)) == chance_of(6, 13)
    assert win_chance(6, ("hero_champion",), (), (SWORD,)) == 1.0
    assert win_chance(25, (thief,)) == 0.0


def test_a_weapon_suits_a_class() -> None:
    assert strength(("hero_squire",), (), (SWORD, AXE, BOW)).fixed == 2 + 3 + 2 + 2
    assert strength(("hero_dwarf_miner",), (), (SWORD, AXE, BOW)).fixed == 3 + 3 + 6 + 2
    assert strength(("hero_elf_archer", "hero_squire"), (), (BOW,)).fixed == 2 + 6


def test_the_chance_of_a_listed_fight_depends_on_the_monster_in_front() -> None:
    state = GAME.new_game(GAME.setup(2))
    fight = Fight(("hero_squire",))
    assert fight_chance(state, 0, fight) == 0.0
    state.monsters[0] = "monster_goblin"
    assert fight_chance(GAME.view(state, 0), 0, fight) == win_chance(8, fight.characters)


def test_ways_back_and_home() -> None:
    view = view_of(["corridor_10", "corridor_30", "corridor_15", "cleric"], back=60)
    assert ways_back(view) == (
        WayBack("corridor_10", 30, True),
        WayBack("corridor_15", 25, False),
        WayBack("corridor_30", 10, True),
    )
    assert ways_home(view) == (("corridor_10", "corridor_30"),)
    assert exact_rests(view) == (10, 15, 25, 30, 40, 45, 55)


def test_there_is_no_way_back_on_the_way_out_or_for_a_spectator() -> None:
    view = view_of(["corridor_10"], phase="out", out=40)
    assert (ways_back(view), ways_home(view)) == ((), ())
    spectator = msgspec.structs.replace(view, seat=-1)
    assert (ways_back(spectator), ways_home(spectator), exact_rests(spectator)) == ((), (), ())


def test_every_set_of_corridors_is_tried() -> None:
    hand = ["corridor_05", "corridor_05", "corridor_10", "corridor_15", "corridor_20"]
    view = view_of(hand, back=70)
    sets = {c for size in range(1, 6) for c in combinations(hand, size)}
    wanted = {c for c in sets if sum(PERCHES[card] for card in c) == 30}
    assert set(ways_home(view)) == wanted
    assert len(ways_home(view)) == len(wanted) == 3


def test_every_character_and_monster_has_odds() -> None:
    for card in CHARACTERS:
        chances = [win_chance(hit, (card,)) for hit in sorted(HITS.values())]
        assert chances == sorted(chances, reverse=True)
    assert FULL_DECK.count("trap") == 5
