"""What happened, in words: the lines that one record adds to a log."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from core.mugen import effect_events as fx
from core.mugen import events as ev
from core.mugen import sights
from core.mugen.board import SHAPE_OF
from core.mugen.cards import NUMBERS
from core.mugen.values import SIZE, cell_name, piece_name, seat_name
from tui.games.mugen.names import card_name, seats_text, short_name, sides_text
from tui.text import Words

MARKS: Final = "$xb"
"""The letters of `mark`, the rarest first."""
_MARKED: Final[dict[type[Any], str]] = {
    ev.TreasureTaken: "$",
    fx.Incapacitated: "x",
    ev.BattleBegan: "b",
}


def mark(event: Any) -> str:
    """The letter under which a fact stands on a time line, or nothing."""
    return _MARKED.get(type(event), "")


def progress(words: Words, view: Any) -> str:
    """How far a game is, in a word or two."""
    return words.say("mugen-progress", round=view.round)


def tell(words: Words, seen: Sequence[Any], names: Sequence[str] = ()) -> list[str]:
    """The lines for what somebody saw of one record, in order; none for what is not worth any.

    Seats are called by their letters, not by `names`.
    """
    del names
    record = _Record(words, seen)
    lines = []
    for index, event in enumerate(record.events):
        teller = _TELLERS.get(type(event))
        text = teller(record, event, index) if teller else ""
        if text:
            lines.append(text)
    return lines


class _Record:
    """The events of a record that are worth a word, and what they say about each other."""

    def __init__(self, words: Words, seen: Sequence[Any]) -> None:
        self.words = words
        self.say = words.say
        self.events = [event for event in seen if type(event) in _TELLERS]
        self.by = next((e for e in self.events if isinstance(e, fx.EffectEnded)), None)
        self.in_effect = any(isinstance(event, fx.EffectStepped) for event in seen)

    def next_is(self, index: int, kind: type[Any]) -> Any:
        """The event after this one if it is of this kind."""
        after = self.events[index + 1 : index + 2]
        return after[0] if after and isinstance(after[0], kind) else None

    def before_is(self, index: int, *kinds: type[Any]) -> bool:
        """Whether the event before this one is of one of these kinds."""
        return index > 0 and isinstance(self.events[index - 1], kinds)

    def meets(self, index: int, text: str) -> str:
        """A way of coming to a tile, with the battle that follows at once."""
        battle = self.next_is(index, ev.BattleBegan)
        if battle is None:
            return text
        return self.say("mugen-log-meets", text=text, target=piece_name(battle.defender))


def _corners(record: _Record, event: ev.CornersDrawn, _index: int) -> str:
    starts = " ".join(f"{seat_name(s)} {cell_name(cell)}" for s, cell in enumerate(event.starts))
    return record.say("mugen-log-corners", starts=starts)


def _hand(record: _Record, event: ev.HandDealt, _index: int) -> str:
    cards = ", ".join(short_name(record.words, card) for card in event.cards)
    return record.say("mugen-log-hand", seat=seat_name(event.seat), cards=cards)


def _front(record: _Record, event: ev.FrontDealt, _index: int) -> str:
    key = "mugen-log-front" if event.kept else "mugen-log-front-again"
    card = short_name(record.words, event.card)
    return record.say(key, seat=seat_name(event.seat), card=card)


def _first(record: _Record, event: ev.FirstChosen, _index: int) -> str:
    key = "mugen-log-first-lot" if len(event.tied) > 1 else "mugen-log-first"
    return record.say(key, seat=seat_name(event.seat), tied=seats_text(event.tied))


def _returned(record: _Record, event: ev.TreasureReturned, _index: int) -> str:
    names = {"piece": piece_name(event.piece), "cell": cell_name(event.cell)}
    return record.say("mugen-log-returned", **names)


def _drawn(record: _Record, event: ev.CardDrawn, _index: int) -> str:
    card = short_name(record.words, event.card)
    return record.say("mugen-log-drawn", seat=seat_name(event.seat), card=card)


def _placed(record: _Record, event: ev.CardPlaced, index: int) -> str:
    names = {"seat": seat_name(event.seat), "card": short_name(record.words, event.card)}
    rolled = record.next_is(index, ev.ActionRolled)
    if rolled is None:
        return record.say("mugen-log-placed", **names)
    return record.say("mugen-log-placed-rolled", **names, die=rolled.face, ap=rolled.ap)


def _rolled(record: _Record, event: ev.ActionRolled, index: int) -> str:
    if record.before_is(index, ev.CardPlaced):
        return ""
    names = {"seat": seat_name(event.seat), "die": event.face, "ap": event.ap}
    return record.say("mugen-log-rolled", **names)


def _effect_ended(record: _Record, event: fx.EffectEnded, _index: int) -> str:
    if event.how == "used":
        return ""
    card = short_name(record.words, event.card)
    return record.say(f"mugen-log-{event.how}", seat=seat_name(event.seat), card=card)


def _stepping(key: str) -> Callable[[_Record, Any, int], str]:
    def tell_step(record: _Record, event: Any, index: int) -> str:
        ends = {"start": cell_name(event.start), "to": cell_name(event.to)}
        return record.meets(index, record.say(key, piece=piece_name(event.piece), **ends))

    return tell_step


def _tempted(record: _Record, event: fx.Tempted, _index: int) -> str:
    ends = {"start": cell_name(event.start), "to": cell_name(event.way[-1])}
    return record.say("mugen-log-tempted", piece=piece_name(event.piece), **ends)


def _turned(record: _Record, event: fx.TileTurned, _index: int) -> str:
    seat = seat_name(record.by.seat) if record.by else ""
    sides = sides_text(record.words, event.mask)
    return record.say("mugen-log-turned", seat=seat, cell=cell_name(event.cell), sides=sides)


def _saw(record: _Record, event: fx.TileSeen, _index: int) -> str:
    shape = record.say(f"mugen-shape-{event.shape}")
    names = {"seat": seat_name(event.seat), "cell": cell_name(event.cell)}
    return record.say("mugen-log-saw", shape=shape, **names)


def _looked(record: _Record, event: sights.LookHidden, _index: int) -> str:
    names = {"seat": seat_name(event.seat), "cell": cell_name(event.cell)}
    return record.say("mugen-log-looked", **names)


def _revealed(record: _Record, event: fx.TileRevealed, _index: int) -> str:
    key = "mugen-log-revealed" if record.in_effect else "mugen-log-explored"
    shape = record.say(f"mugen-shape-{SHAPE_OF[event.mask]}")
    names = {"seat": seat_name(event.seat), "cell": cell_name(event.cell)}
    return record.say(key, shape=shape, **names)


def _set(record: _Record, event: fx.TileSet, index: int) -> str:
    if record.before_is(index, fx.TileRevealed):
        return ""
    sides = sides_text(record.words, event.mask)
    return record.say("mugen-log-set", cell=cell_name(event.cell), sides=sides)


def _discarded(record: _Record, event: fx.CardDiscarded, _index: int) -> str:
    card = short_name(record.words, event.card)
    return record.say("mugen-log-discarded", seat=seat_name(event.seat), card=card)


def _exchanged(record: _Record, event: fx.CardsExchanged, _index: int) -> str:
    give, take = (short_name(record.words, card) for card in (event.give, event.take))
    return record.say("mugen-log-exchanged", seat=seat_name(event.seat), give=give, take=take)


def _tiles_moved(record: _Record, event: fx.TilesMoved, _index: int) -> str:
    first, second = event.cells[:2]
    onward = event.to[0] == second
    if event.how == "swap":
        return record.say("mugen-log-swap", cell=cell_name(first), other=cell_name(second))
    if event.how == "block":
        key = "mugen-log-block-right" if onward else "mugen-log-block-left"
        return record.say(key, cell=cell_name(first))
    if second == first + 1:
        key = "mugen-log-row-east" if onward else "mugen-log-row-west"
        return record.say(key, line=str(first // SIZE + 1))
    key = "mugen-log-column-south" if onward else "mugen-log-column-north"
    return record.say(key, line=cell_name(first)[0])


def _bound(record: _Record, event: fx.PieceBound, _index: int) -> str:
    names = {"seat": seat_name(event.seat), "piece": piece_name(event.piece)}
    return record.say("mugen-log-bound", **names)


def _out(record: _Record, event: fx.Incapacitated, _index: int) -> str:
    seat = seat_name(event.seat)
    if record.by is None:
        return record.say("mugen-log-out", seat=seat)
    card, by = card_name(record.words, record.by.card), seat_name(record.by.seat)
    return record.say("mugen-log-out-by", seat=seat, card=card, by=by)


def _dropped(record: _Record, event: fx.TreasureDropped, _index: int) -> str:
    return record.say("mugen-log-dropped", cell=cell_name(event.cell))


def _veiled(record: _Record, event: fx.TileVeiled, _index: int) -> str:
    return record.say("mugen-log-veiled", cell=cell_name(event.cell))


def _mixed(record: _Record, event: sights.TilesHidden | fx.TilesShuffled, _index: int) -> str:
    if record.by is None:
        return ""
    if record.by.card == NUMBERS["moon"]:
        return record.say("mugen-log-mixed", count=len(event.cells))
    return record.say("mugen-log-fell", cells=" ".join(map(cell_name, event.cells)))


def _trial(record: _Record, event: fx.TrialRolled, _index: int) -> str:
    return record.say("mugen-log-trial", seat=seat_name(event.seat), die=event.face)


def _battle(record: _Record, event: ev.BattleBegan, index: int) -> str:
    if record.before_is(index, ev.Moved, fx.Leapt, ev.Pushed):
        return ""
    names = {"piece": piece_name(event.attacker), "target": piece_name(event.defender)}
    return record.say("mugen-log-fights", cell=cell_name(event.cell), **names)


def _fought(record: _Record, event: ev.BattleRolled, index: int) -> str:
    values = event.attacker_value, event.defender_value
    if event.winner >= 0:
        names = {"winner": seat_name(event.winner >> 1), "loser": seat_name(event.loser >> 1)}
        return record.say("mugen-log-beats", more=max(values), less=min(values), **names)
    battle = next(e for e in reversed(record.events[:index]) if isinstance(e, ev.BattleBegan))
    names = {
        "attacker": seat_name(battle.attacker >> 1),
        "defender": seat_name(battle.defender >> 1),
    }
    return record.say("mugen-log-tie", value=values[0], **names)


def _took(record: _Record, event: ev.TreasureTaken, _index: int) -> str:
    if event.victim < 0:
        return record.say("mugen-log-took", piece=piece_name(event.piece))
    names = {"piece": piece_name(event.piece), "victim": piece_name(event.victim)}
    return record.say("mugen-log-stole", **names)


def _stepped_back(record: _Record, event: ev.SteppedBack, _index: int) -> str:
    names = {"piece": piece_name(event.piece), "to": cell_name(event.to)}
    return record.say("mugen-log-back-step", **names)


def _stood(record: _Record, event: ev.StoodOff, _index: int) -> str:
    return record.say("mugen-log-stood", piece=piece_name(event.piece))


def _ended(record: _Record, event: ev.GameEnded, _index: int) -> str:
    if not event.winners:
        return record.say("mugen-log-draw")
    return record.say(f"mugen-log-won-{event.reason}", seat=seats_text(event.winners))


def _joined(record: _Record, event: fx.Joined, _index: int) -> str:
    names = {"piece": piece_name(event.piece), "to": cell_name(event.to)}
    return record.say("mugen-log-joined", **names)


_TELLERS: Final[dict[type[Any], Callable[[_Record, Any, int], str]]] = {
    ev.CornersDrawn: _corners,
    ev.HandDealt: _hand,
    ev.FrontDealt: _front,
    ev.FirstChosen: _first,
    ev.TreasureReturned: _returned,
    ev.PileRenewed: lambda record, _event, _index: record.say("mugen-log-renewed"),
    ev.CardDrawn: _drawn,
    ev.CardPlaced: _placed,
    ev.ActionRolled: _rolled,
    fx.EffectEnded: _effect_ended,
    fx.Leapt: _stepping("mugen-log-leapt"),
    fx.Joined: _joined,
    fx.TileTurned: _turned,
    fx.TileSeen: _saw,
    sights.LookHidden: _looked,
    fx.TileRevealed: _revealed,
    fx.TileSet: _set,
    fx.CardDiscarded: _discarded,
    fx.CardsExchanged: _exchanged,
    fx.TilesMoved: _tiles_moved,
    fx.PieceBound: _bound,
    fx.Incapacitated: _out,
    fx.TreasureDropped: _dropped,
    fx.Tempted: _tempted,
    fx.TileVeiled: _veiled,
    sights.TilesHidden: _mixed,
    fx.TilesShuffled: _mixed,
    fx.TrialRolled: _trial,
    ev.Moved: _stepping("mugen-log-moved"),
    ev.Excluded: _stepping("mugen-log-excluded"),
    ev.BattleBegan: _battle,
    ev.BattleRolled: _fought,
    ev.TreasureTaken: _took,
    ev.Pushed: _stepping("mugen-log-pushed"),
    ev.SteppedBack: _stepped_back,
    ev.StoodOff: _stood,
    ev.GameEnded: _ended,
}
"""By kind of fact: its line. What is missing here is part of another line, or worth none."""
