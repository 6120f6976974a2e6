"""Full texts: of a card, of a treasure, of the piles."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from core.monster_maker import cards as c
from core.monster_maker.model import View
from core.monster_maker.values import seat_name
from tui.games.monster_maker.names import (
    bonus_text,
    card_key,
    card_name,
    class_name,
    in_order,
    listed,
    monster_text,
    nature_name,
    treasure_text,
    value_text,
)
from tui.text import Words, cells

_COLUMN: Final = 24


@dataclass(frozen=True, slots=True)
class Text:
    """A title and lines before they are wrapped."""

    title: str
    lines: tuple[str, ...]


def cards_of(view: View) -> list[str]:
    """What can be looked at: the hand as it is shown, monsters in front, treasures; each once."""
    fronts = [monster for monster in view.monsters if monster is not None]
    own = [card for card in view.treasures[view.seat] if card is not None] if view.seat >= 0 else []
    shown = [card for cards in view.shown for card in cards]
    hands = [card for hand in view.hands for card in hand]
    return list(dict.fromkeys([*in_order(hands), *fronts, *own, *shown]))


def card_text(words: Words, card: str, view: View) -> Text:
    """A card, a treasure or a prize in words."""
    del view
    return Text(card_name(words, card), (_text(words, card),))


def _text(words: Words, card: str) -> str:
    say, name = words.say, card_name(words, card)
    sort = c.CARDS.get(card) or c.TREASURES[card]
    match sort:
        case c.Corridor():
            return say("monster_maker-text-corridor", name=name, perch=sort.perch)
        case c.Character():
            figures = {"dice": sort.dice, "plus": sort.plus, "cls": class_name(words, sort.cls)}
            text = say("monster_maker-text-character", name=name, **figures)
            return f"{text}{_extra(words, sort.cls)}"
        case c.Monster():
            figures = {"hit": sort.hit, "nature": nature_name(words, card)}
            text = say("monster_maker-text-monster", name=name, **figures)
            return f"{text}{_extra(words, sort.type)}"
        case c.Spell():
            text = say("monster_maker-text-spell", name=name, bonus=sort.bonus)
            extra = "redirect" if sort.redirect else "human_only" if sort.human_only else ""
            return f"{text}{_extra(words, extra)}"
        case c.Weapon():
            figures = {"bonus": bonus_text(words, card), "value": value_text(words, card)}
            return say("monster_maker-text-weapon", name=name, **figures)
        case c.GoldTreasure():
            key = "monster_maker-text-" + ("idol" if sort.open else "gold")
            return say(key, name=name, value=value_text(words, card))
    return say(f"{card_key(card)}.text")


def _extra(words: Words, name: str) -> str:
    key = f"monster_maker-text-extra-{name.replace('_', '-')}"
    return words.say(key) if name and words.has(key) else ""


def piles(words: Words, view: View, names: Sequence[str]) -> Text:
    """The piles, what lies in front of everybody, and the discards by kind."""
    say = words.say
    counts = Counter(view.discard)
    rows = [
        say("monster_maker-piles-row", count=counts[card], card=card_name(words, card))
        for card in in_order(counts)
    ]
    half = (len(rows) + 1) // 2
    pairs = zip_longest(rows[:half], rows[half:], fillvalue="")
    gone = listed(words, (card_name(words, card) for card in view.gone)) or "-"
    lines = (
        say("monster_maker-piles-deck", deck=view.deck),
        say("monster_maker-piles-rooms", treasures=view.treasure_deck, prizes=view.prize_deck),
        *(_front(words, view, seat, names) for seat in range(view.seats)),
        say("monster_maker-piles-gone", cards=gone),
        say("monster_maker-piles-discard", count=len(view.discard)),
        *(f"{cells.fit(left, _COLUMN)}{right}".rstrip() for left, right in pairs),
    )
    return Text(say("monster_maker-piles-title"), lines)


def _front(words: Words, view: View, seat: int, names: Sequence[str]) -> str:
    carried = [treasure_text(words, card) for card in view.treasures[seat]]
    monster = view.monsters[seat]
    if monster is not None:
        carried.append(monster_text(words, monster))
    text = listed(words, carried) or "-"
    return words.say("monster_maker-piles-seat", seat=seat_name(seat), name=names[seat], cards=text)
