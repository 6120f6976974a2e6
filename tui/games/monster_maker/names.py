"""How cards, treasures and figures are called in a reader's language, and how a hand is sorted."""

from collections.abc import Iterable
from typing import Any, Final

from core.monster_maker import cards as c
from core.monster_maker.values import seat_name
from tui.text import Words

GROUPS: Final = ("corridors", "fighters", "helpers", "monsters", "spells")
"""The kinds of a hand, in the order shown."""
_GROUP_OF: Final[dict[type[Any], int]] = {
    c.Corridor: 0,
    c.Character: 1,
    c.Cleric: 2,
    c.Detour: 2,
    c.Trap: 2,
    c.Monster: 3,
    c.Spell: 4,
}
_MEAN: Final = 3.5


def group_of(card: str) -> str:
    """The kind under which a card of a hand stands."""
    return GROUPS[_GROUP_OF[type(c.CARDS[card])]]


def _worth(card: str) -> float:
    sort = c.CARDS[card]
    match sort:
        case c.Corridor():
            return sort.perch
        case c.Character():
            return -(_MEAN * sort.dice + sort.plus)
        case c.Monster():
            return sort.hit
        case c.Spell():
            return sort.bonus
    return 0


def in_order(hand: Iterable[str]) -> list[str]:
    """The cards by kind; corridors and monsters upwards, the strongest fighters first."""
    return sorted(hand, key=lambda card: (_GROUP_OF[type(c.CARDS[card])], _worth(card), card))


def card_key(card: str) -> str:
    """The key of the texts of a card, a treasure or a prize."""
    return f"monster_maker-card-{card.replace('_', '-')}"


def card_name(words: Words, card: str) -> str:
    """`Knight Captain`."""
    return words.say(card_key(card))


def class_name(words: Words, cls: str) -> str:
    """`fighter`."""
    return words.say(f"monster_maker-class-{cls}")


def nature_name(words: Words, monster: str) -> str:
    """`undead`."""
    return words.say(f"monster_maker-nature-{c.MONSTERS[monster].type}")


def dice_text(card: str, gap: str = "") -> str:
    """`5D+1`."""
    hero = c.CHARACTERS[card]
    return f"{hero.dice}D" + (f"{gap}+{hero.plus}" if hero.plus else "")


def monster_text(words: Words, card: str, *, brief: bool = False) -> str:
    """`Vampire 20 undead`."""
    key = "monster_maker-hand-monster" + (".short" if brief else "")
    hit, nature = c.MONSTERS[card].hit, nature_name(words, card)
    return words.say(key, name=card_name(words, card), hit=hit, nature=nature)


def hand_text(words: Words, card: str, *, brief: bool = False) -> str:
    """A card of a hand with its figures: `Knight Captain 5D+1 fighter`."""
    sort, name, short = c.CARDS[card], card_name(words, card), ".short" if brief else ""
    match sort:
        case c.Character():
            cls = class_name(words, sort.cls)
            key = f"monster_maker-hand-character{short}"
            return words.say(key, name=name, dice=dice_text(card), cls=cls)
        case c.Monster():
            return monster_text(words, card, brief=brief)
        case c.Spell():
            key = "monster_maker-hand-spell" + ("-human" if sort.human_only and not brief else "")
            return words.say(key, name=name, bonus=sort.bonus)
    return name


def value_text(words: Words, treasure: str) -> str:
    """What a treasure is worth at home, `3Dx10` or `50`."""
    sort = c.VALUABLES.get(treasure)
    if sort is None:
        return ""
    if sort.gold_dice:
        return words.say("monster_maker-gold-dice", dice=sort.gold_dice, times=sort.gold_times)
    return str(sort.gold_plus)


def bonus_text(words: Words, treasure: str) -> str:
    """What a weapon adds to a fight, `+2, elf +6`."""
    weapon = c.WEAPONS[treasure]
    if not weapon.bonus_class:
        return f"+{weapon.bonus}"
    cls = class_name(words, weapon.bonus_class)
    more = weapon.bonus_with_class
    return words.say("monster_maker-bonus-class", bonus=weapon.bonus, cls=cls, more=more)


def treasure_text(words: Words, treasure: str | None) -> str:
    """A treasure with its worth; a closed one of somebody else as such."""
    if treasure is None:
        return words.say("monster_maker-closed")
    name, value = card_name(words, treasure), value_text(words, treasure)
    if treasure in c.WEAPONS:
        bonus = bonus_text(words, treasure)
        return words.say("monster_maker-carried-weapon", name=name, bonus=bonus, value=value)
    return words.say("monster_maker-carried-gold", name=name, value=value)


def listed(words: Words, texts: Iterable[str]) -> str:
    """Texts one after the other."""
    return words.say("monster_maker-comma").join(texts)


def seats_text(seats: Iterable[int]) -> str:
    """The letters of some seats, `A C`."""
    return " ".join(map(seat_name, seats))
