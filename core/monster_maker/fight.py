"""Fights, and what follows from them: rules 13 to 18."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from core.game import Turn
from core.monster_maker import actions, permit
from core.monster_maker.cards import CHARACTERS, CLERIC, HITS, SPELLS, WEAPONS
from core.monster_maker.events import (
    Asked,
    Fought,
    HealDeclined,
    Healed,
    MonsterDiscarded,
    MonsterMoved,
)
from core.monster_maker.model import Battle, Beaten, Healing, State
from core.monster_maker.refuse import refused
from core.monster_maker.values import seat_name

CHARMERS = frozenset({"magician", "elf"})
"""The classes of which one must have fought beside Charm (17)."""


class Strength(NamedTuple):
    """What a set of cards brings into a fight: dice, and what is added to their sum."""

    dice: int
    fixed: int


def strength(
    characters: Sequence[str], spells: Sequence[str] = (), weapons: Sequence[str] = ()
) -> Strength:
    """13, 14: the dice and the fixed part of a fight with these cards."""
    dice = fixed = 0
    for card in characters:
        hero = CHARACTERS[card]
        dice += hero.dice
        fixed += hero.plus
    for card in spells:
        fixed += SPELLS[card].bonus
    if weapons:
        classes = {CHARACTERS[card].cls for card in characters}
        for card in weapons:
            weapon = WEAPONS[card]
            suits = weapon.bonus_class in classes
            fixed += weapon.bonus_with_class if suits else weapon.bonus
    return Strength(dice, fixed)


def _fight(turn: Turn, action: actions.Fight) -> None:
    """13 to 15: the dice, the strength, and what it is worth."""
    state: State = turn.state
    seat = state.turn
    if reason := permit.fight_bar(state, seat, action):
        raise refused(reason)
    if not permit.holds(state.hands[seat], action.characters + action.spells):
        raise refused("not-in-hand")
    dice_count, fixed = strength(action.characters, action.spells, action.weapons)
    dice = tuple(turn.chance.die() for _ in range(dice_count))
    total = sum(dice) + fixed
    monster: Any = state.monsters[seat]
    heals = len(state.hands[seat]) > len(action.characters) + len(action.spells)
    turn.emit(
        Fought(
            seat,
            monster,
            action.characters,
            action.spells,
            action.weapons,
            dice,
            total,
            total >= HITS[monster],
            heals,
        )
    )


def ask_healing(turn: Turn, _frame: Healing) -> None:
    """18: whether a cleric takes back a character."""
    turn.emit(Asked("heal", turn.state.turn))


def _heal(turn: Turn, action: actions.Heal) -> None:
    state: State = turn.state
    if action.card not in _battle(state).characters:
        raise refused("not-used", card=action.card)
    if CLERIC not in state.hands[state.turn]:
        raise refused("not-in-hand", card=CLERIC)
    turn.emit(Healed(state.turn, CLERIC, action.card))


def _no_heal(turn: Turn, _action: actions.NoHeal) -> None:
    turn.emit(HealDeclined(turn.state.turn))


def _battle(state: State) -> Battle:
    battle = state.battle
    assert battle is not None
    return battle


def has_charmed(battle: Battle) -> bool:
    """17: whether the winner of a fight may move the monster."""
    return (
        permit.is_human(battle.monster)
        and any(SPELLS[card].redirect for card in battle.spells)
        and any(CHARACTERS[card].cls in CHARMERS for card in battle.characters)
    )


def settle_beaten(turn: Turn, _frame: Beaten) -> None:
    """16, 17: the beaten monster is discarded, unless Charm may move it."""
    state: State = turn.state
    battle = _battle(state)
    if has_charmed(battle) and permit.victims(state, state.turn):
        turn.emit(Asked("charm", state.turn))
    else:
        turn.emit(MonsterDiscarded(state.turn, battle.monster))


def _charm(turn: Turn, action: actions.Charm) -> None:
    state: State = turn.state
    if reason := permit.victim_bar(state, state.turn, action.seat):
        raise refused(reason, seat=seat_name(action.seat))
    turn.emit(MonsterMoved(state.turn, _battle(state).monster, action.seat))


def _discard_monster(turn: Turn, _action: actions.DiscardMonster) -> None:
    state: State = turn.state
    turn.emit(MonsterDiscarded(state.turn, _battle(state).monster))


ANSWERS: dict[type[Any], Callable[[Turn, Any], None]] = {
    actions.Fight: _fight,
    actions.Heal: _heal,
    actions.NoHeal: _no_heal,
    actions.Charm: _charm,
    actions.DiscardMonster: _discard_monster,
}
