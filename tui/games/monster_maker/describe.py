"""What happened, in words: the lines that one record adds to a log."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from core.monster_maker import events as ev
from core.monster_maker import sights
from core.monster_maker.cards import DOOR, PERCHES, STATUE, VALUABLES
from core.monster_maker.rounds import MOST_ROUNDS
from tui.games.monster_maker.fights import dice_line, used_text
from tui.games.monster_maker.names import card_name, in_order, listed
from tui.text import Words

MARKS: Final = "hdtf"
"""The letters of `mark`, the rarest first."""
_MARKED: Final[dict[type[Any], str]] = {
    ev.CameHome: "h",
    ev.Died: "d",
    ev.TrapDrawn: "t",
    ev.Fought: "f",
}


def mark(event: Any) -> str:
    """The letter under which a fact stands on a time line, or nothing."""
    return _MARKED.get(type(event), "")


def progress(words: Words, view: Any) -> str:
    """How far a game is, in a word or two."""
    rounds = int(view.options["rounds"]) or MOST_ROUNDS
    return words.say("monster_maker-progress", round=view.round, rounds=rounds)


def tell(words: Words, seen: Sequence[Any], names: Sequence[str] = ()) -> list[str]:
    """The lines for what somebody saw of one record, in order; none for what is not worth any."""
    teller = _Teller(words, names)
    lines = (_TELLERS[type(event)](teller, event) for event in seen if type(event) in _TELLERS)
    return [line for line in lines if line]


class _Teller:
    """Words, and the names of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self._names = names

    def about(self, name: str, event: Any, **details: object) -> str:
        """A line about the seat of a fact."""
        seat = getattr(event, "seat", -1)
        who = self.name(seat) if seat >= 0 else ""
        return self.words.say(f"monster_maker-log-{name}", name=who, **details)

    def name(self, seat: int) -> str:
        """The name of a seat, or its letter."""
        return self._names[seat] if seat < len(self._names) else chr(ord("A") + seat)

    def card(self, card: str) -> str:
        """The name of a card."""
        return card_name(self.words, card)

    def cards(self, cards: Sequence[str]) -> str:
        """The names of some cards."""
        return listed(self.words, map(self.card, cards))


def _plainly(name: str) -> Callable[[_Teller, Any], str]:
    """A line that names nothing but the seat."""
    return lambda teller, event: teller.about(name, event)


def _with_card(name: str) -> Callable[[_Teller, Any], str]:
    """A line that names a card."""
    return lambda teller, event: teller.about(name, event, card=teller.card(event.card))


def _began(teller: _Teller, event: ev.RoundBegan) -> str:
    return teller.about("round", event, round=event.round, first=teller.name(event.first))


def _dealt(teller: _Teller, event: ev.HandDealt) -> str:
    return teller.about("hand", event, cards=teller.cards(in_order(event.cards)))


def _closed(teller: _Teller, event: ev.DrawsClosed) -> str:
    return teller.about(f"closed-{event.cause}", event)


def _answered(teller: _Teller, event: ev.TrapAnswered) -> str:
    name = "trap-thief" if len(event.cards) == 1 else "trap-paid"
    return teller.about(name, event, cards=teller.cards(event.cards))


def _laid(teller: _Teller, event: ev.CorridorLaid) -> str:
    perch = PERCHES[event.card]
    return teller.about(f"corridor-{event.way}", event, perch=perch, distance=event.distance)


def _drew(teller: _Teller, event: ev.TreasureDrawn) -> str:
    name = {DOOR: "door", STATUE: "statue"}.get(event.treasure, f"treasure-{event.to}")
    return teller.about(name, event, treasure=teller.card(event.treasure))


def _cleared(teller: _Teller, event: ev.MonstersCleared) -> str:
    monsters = teller.cards(event.monsters)
    return teller.about("cleared" if event.monsters else "cleared-none", event, monsters=monsters)


def _placed(name: str) -> Callable[[_Teller, Any], str]:
    return lambda teller, event: teller.about(
        name, event, card=teller.card(event.card), victim=teller.name(event.victim)
    )


def _fought(teller: _Teller, event: ev.Fought) -> str:
    dice = dice_line(teller.words, event)
    monster, cards = teller.card(event.monster), used_text(teller.words, event)
    return teller.about("fought", event, monster=monster, cards=cards, dice=dice)


def _passed(teller: _Teller, event: ev.Passed) -> str:
    name = "passed-closed" if event.passes else "passed"
    return teller.about(name, event, count=event.passes)


def _home(teller: _Teller, event: ev.CameHome) -> str:
    return teller.about("home-first" if event.first else "home", event)


def _scored(teller: _Teller, event: ev.GoldScored) -> str:
    treasure = teller.card(event.treasure)
    if not event.dice:
        return teller.about("gold", event, treasure=treasure, gold=event.gold)
    dice = " ".join(map(str, event.dice))
    times = VALUABLES[event.treasure].gold_times
    return teller.about(
        "gold-dice", event, treasure=treasure, dice=dice, times=times, gold=event.gold
    )


def _prize(teller: _Teller, event: ev.PrizeDrawn) -> str:
    return teller.about("prize", event, gold=event.gold)


def _died(teller: _Teller, event: ev.Died) -> str:
    return teller.about(f"died-{event.cause}", event, count=len(event.cards))


def _back(teller: _Teller, event: ev.TreasuresReturned) -> str:
    return teller.about("returned", event, treasures=teller.cards(event.treasures))


def _over(teller: _Teller, event: ev.RoundEnded) -> str:
    return teller.about("round-over", event, round=event.round)


def _ended(teller: _Teller, event: ev.GameEnded) -> str:
    winners = listed(teller.words, map(teller.name, event.winners))
    return teller.about("won", event, winners=winners, gold=max(event.scores))


_TELLERS: Final[dict[type[Any], Callable[[_Teller, Any], str]]] = {
    ev.RoundBegan: _began,
    ev.HandDealt: _dealt,
    ev.CardDrawn: _with_card("drawn"),
    sights.DrawHidden: _plainly("draw"),
    ev.TrapDrawn: _plainly("trap"),
    ev.DrawsClosed: _closed,
    ev.TrapAnswered: _answered,
    ev.CorridorLaid: _laid,
    ev.Arrived: _plainly("arrived"),
    ev.TreasureDrawn: _drew,
    sights.TreasureHidden: _plainly("treasure-hidden"),
    ev.TreasureMissed: _plainly("treasure-none"),
    ev.MonstersCleared: _cleared,
    ev.DoorOpened: _with_card("door-opened"),
    ev.DoorLeft: _plainly("door-left"),
    ev.DoorForfeited: _plainly("door-gone"),
    ev.MonsterPlaced: _placed("placed"),
    ev.Fought: _fought,
    ev.Healed: _with_card("healed"),
    ev.MonsterMoved: _placed("charmed"),
    ev.UndeadTurned: _with_card("turned"),
    ev.Detoured: _with_card("detoured"),
    ev.Discarded: _with_card("discarded"),
    ev.Passed: _passed,
    ev.CameHome: _home,
    ev.GoldScored: _scored,
    ev.PrizeDrawn: _prize,
    ev.Died: _died,
    ev.TreasuresReturned: _back,
    ev.RoundEnded: _over,
    ev.GameEnded: _ended,
}
"""By kind of fact: its line. What is missing here is part of another line, or worth none."""
