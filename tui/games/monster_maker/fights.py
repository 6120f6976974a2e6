"""Fights in words: the dice as they fell, chances."""

from collections.abc import Iterable, Sequence
from typing import Final

from core.monster_maker import events as ev
from core.monster_maker.cards import HITS
from core.monster_maker.fight import strength
from core.monster_maker.model import Battle, View
from tui.games import Host
from tui.games.monster_maker.names import card_name, listed
from tui.text import Words

_SURE: Final = 0.995
_NEVER: Final = 0.005


def percent(chance: float) -> str:
    """`98%`; what is not sure is never called 100%, what is possible never 0%."""
    if _SURE <= chance < 1:
        return ">99%"
    if 0 < chance < _NEVER:
        return "<1%"
    return f"{round(100 * chance)}%"


def dice_line(words: Words, fight: Battle | ev.Fought) -> str:
    """`dice 3 6 2 = 11, +7 = 18: won`."""
    fixed = strength(fight.characters, fight.spells, fight.weapons).fixed
    return words.say(
        "monster_maker-fight-dice",
        dice=" ".join(map(str, fight.dice)),
        sum=sum(fight.dice),
        fixed=fixed,
        total=fight.total,
        hit=HITS[fight.monster],
        won="yes" if fight.won else "no",
    )


def used_text(words: Words, fight: Battle | ev.Fought) -> str:
    """All cards used, in words."""
    used: Iterable[str] = (*fight.characters, *fight.spells, *fight.weapons)
    return listed(words, (card_name(words, card) for card in used))


def result_lines(host: Host, view: View) -> Sequence[str]:
    """The fight of this turn: with what, and the dice."""
    battle = view.battle
    if battle is None:
        return []
    words = host.words
    return [
        words.say("monster_maker-fight-with", cards=used_text(words, battle)),
        dice_line(words, battle),
    ]


def last_fight(words: Words, fight: ev.Fought | None, names: Sequence[str]) -> str:
    """The last fight in one line."""
    if fight is None:
        return ""
    monster = card_name(words, fight.monster)
    dice = dice_line(words, fight)
    return words.say("monster_maker-fight-last", name=names[fight.seat], monster=monster, dice=dice)
