"""All that the seat asked may choose: complete, each choice once, in a fixed order."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import chain, combinations, product

from core.game import Outcome
from core.monster_maker import actions, permit
from core.monster_maker.actions import MonsterMakerAction
from core.monster_maker.cards import (
    CARDS,
    CHARACTERS,
    CLERIC,
    DETOUR,
    HITS,
    OPENERS,
    PERCHES,
    SPELLS,
    THIEVES,
    WEAPONS,
)
from core.monster_maker.events import Asked, Question
from core.monster_maker.model import State
from core.monster_maker.values import SEATS

PASS = actions.Pass()
TURN_UNDEAD = actions.TurnUndead()
DETOURING = actions.TakeDetour()
FALL = actions.Fall()
LEAVE = actions.LeaveDoor()
NO_HEAL = actions.NoHeal()
DISCARD_MONSTER = actions.DiscardMonster()
CHARMS = tuple(actions.Charm(seat) for seat in range(len(SEATS)))
LAYINGS = {card: actions.LayCorridor(card) for card in PERCHES}
DISCARDS = {card: actions.Discard(card) for card in CARDS}
OPENINGS = {card: actions.OpenDoor(card) for card in sorted(OPENERS)}
PLACINGS = {
    card: tuple(actions.PlaceMonster(card, seat) for seat in range(len(SEATS))) for card in HITS
}
"""Ready-made, as a game needs them all the time: by seat, by card, by card and seat."""

Choices = Iterable[MonsterMakerAction]
Cards = tuple[str, ...]


def _sets(cards: Sequence[str]) -> list[Cards]:
    """The distinct sets of cards, none of them first, the smaller ones before the larger."""
    if not cards:
        return [()]
    sizes = range(len(cards) + 1)
    return list(dict.fromkeys(chain.from_iterable(combinations(cards, size) for size in sizes)))


@lru_cache(maxsize=1024)
def _fights(characters: Cards, spells: Cards, weapons: Cards) -> tuple[actions.Fight, ...]:
    """13: every fight with at least one of these characters; the same hand comes turn by turn."""
    parties, casts, arms = _sets(characters)[1:], _sets(spells), _sets(weapons)
    return tuple(actions.Fight(*chosen) for chosen in product(parties, casts, arms))


def _turn(state: State, asked: Asked) -> Choices:
    """6: by kind in the order of the rule, each by card."""
    seat = asked.seat
    hand = state.hands[seat]
    distinct = list(dict.fromkeys(hand))
    found: list[MonsterMakerAction] = []
    barred = state.monsters[seat] is not None
    if not barred:
        longest = permit.longest(state, seat)
        found += [
            LAYINGS[card] for card in distinct if card in PERCHES and PERCHES[card] <= longest
        ]
    if monsters := [card for card in distinct if card in HITS]:
        victims = permit.victims(state, seat)
        found += [PLACINGS[card][victim] for card in monsters for victim in victims]
    if barred:
        found += _against_monster(state, seat)
    if state.phases[seat] == "room" and not permit.wait_bar(state, seat):
        found += [OPENINGS[card] for card in distinct if card in OPENERS]
    if len(hand) > permit.HAND_LIMIT:
        found += [DISCARDS[card] for card in distinct]
    else:
        found.append(PASS)
    return found


def _against_monster(state: State, seat: int) -> list[MonsterMakerAction]:
    """13, 19, 21: fights by characters, spells and weapons, then what goes without dice."""
    hand, monster = state.hands[seat], state.monsters[seat]
    assert monster is not None
    found: list[MonsterMakerAction] = []
    characters = tuple([card for card in hand if card in CHARACTERS])
    if characters:
        spells = tuple([card for card in hand if card in SPELLS and _works(card, monster)])
        weapons = tuple(sorted([card for card in state.treasures[seat] if card in WEAPONS]))
        found += _fights(characters, spells, weapons)
    if CLERIC in hand and not permit.undead_bar(state, seat):
        found.append(TURN_UNDEAD)
    if DETOUR in hand:
        found.append(DETOURING)
    return found


def _works(spell: str, monster: str) -> bool:
    return not permit.spells_bar(monster, (spell,))


def _trap(state: State, asked: Asked) -> Choices:
    """5: thieves, three cards, or too few."""
    hand = state.hands[asked.seat]
    found: list[MonsterMakerAction] = [
        actions.UseThief(card) for card in dict.fromkeys(hand) if card in THIEVES
    ]
    if len(hand) < permit.TRAP_COST:
        return [*found, FALL]
    return found + [actions.LoseCards(cards) for cards in dict.fromkeys(combinations(hand, 3))]


def _door(state: State, asked: Asked) -> Choices:
    hand = dict.fromkeys(state.hands[asked.seat])
    return [*(OPENINGS[card] for card in hand if card in OPENERS), LEAVE]


def _heal(state: State, asked: Asked) -> Choices:
    if CLERIC not in state.hands[asked.seat] or state.battle is None:
        return [NO_HEAL]
    return [*(actions.Heal(card) for card in dict.fromkeys(state.battle.characters)), NO_HEAL]


def _charm(state: State, asked: Asked) -> Choices:
    return [*(CHARMS[seat] for seat in permit.victims(state, asked.seat)), DISCARD_MONSTER]


_CHOICES: dict[Question, Callable[[State, Asked], Choices]] = {
    "turn": _turn,
    "trap": _trap,
    "door": _door,
    "heal": _heal,
    "charm": _charm,
}


def legal(state: State) -> tuple[MonsterMakerAction, ...]:
    """What the seat that is to act may choose; nothing once the game is over."""
    asked = state.asked
    return () if asked is None else tuple(_CHOICES[asked.kind](state, asked))


def to_act(state: State) -> int | None:
    """The seat whose decision is due, None before the deal and once the game is over."""
    return None if state.asked is None else state.asked.seat


def outcome(state: State) -> Outcome | None:
    """How the game ended, None while it runs."""
    return state.outcome
