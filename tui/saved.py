"""What the home screen says about saved games, read bit by bit so that no screen waits."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Any, Final

from core.archive import DAMAGED, UNFINISHED, Entry, entries
from core.errors import MeikyuError
from core.game import SPECTATOR
from core.history import history_of
from core.log import read
from core.store import Store
from tui.games import game_ui
from tui.names import game_name, letter
from tui.text import Words, cells

LISTED: Final = 9
_AT_ONCE: Final = 50
_NAME: Final = 16


@dataclass(frozen=True, slots=True)
class Shown:
    """A saved game in words. `is_ours` says that a person at this keyboard plays in it."""

    id: str
    game: str
    who: str
    seats: str
    state: str
    line: str = ""
    ago: str = ""
    is_ours: bool = False


@dataclass(frozen=True, slots=True)
class Stand:
    """How far a game is: a spectator's view of it, and the seat whose decision is due."""

    view: Any = None
    seat: int | None = None
    is_dealt: bool = True


@dataclass(frozen=True, slots=True)
class Saved:
    """All that is known so far; `games` is None until everything was counted."""

    games: int | None = None
    finished: int = 0
    damaged: int = 0
    unfinished: tuple[Shown, ...] = ()
    samples: tuple[Shown, ...] = ()
    is_complete: bool = False

    @property
    def last(self) -> Shown | None:
        """The latest game in which a person here plays: bots go on by themselves; else any."""
        ours = (shown for shown in self.unfinished if shown.is_ours)
        return next(ours, self.unfinished[0] if self.unfinished else None)


def names_of(words: Words, entry: Entry) -> str:
    """Who sits at the table, in order: names of people, and what the others are."""
    return " ".join(_name(words, entry, seat) for seat in range(entry.seats))


def _name(words: Words, entry: Entry, seat: int) -> str:
    if seat >= len(entry.who):
        return "-"
    if seat < len(entry.kinds) and entry.kinds[seat] == "bot":
        return words.say("common-bot")
    return cells.clean(entry.who[seat], _NAME) or "-"


def ago(words: Words, seconds: float) -> str:
    """How long ago something was, as roughly as people say it."""
    minutes = int(max(0.0, seconds)) // 60
    for unit, size in (("days", 1440), ("hours", 60), ("minutes", 1)):
        if minutes >= size:
            return words.say(f"common-ago-{unit}", count=minutes // size)
    return words.say("common-ago-seconds")


class SavedGames:
    """What the two stores hold, read anew each time but for how far the games were."""

    def __init__(self, store: Store | None, samples: Store | None) -> None:
        self._store = store
        self._samples = samples
        self._stands: dict[tuple[str, float, int], Stand] = {}

    async def read(self, words: Words, now: float, me: str) -> AsyncIterator[Saved]:
        """What is saved, better known from step to step: counts, unfinished games, samples.

        `now` is in seconds since 1970, `me` the name of whoever looks.
        """
        samples = tuple([_sample(words, entry) async for entry in _slowly(self._samples)])
        saved = Saved(samples=samples)
        going: list[Entry] = []
        games = finished = damaged = 0
        async for entry in _slowly(self._store):
            games += 1
            finished += entry.state == "done"
            damaged += entry.state in DAMAGED
            if entry.state in UNFINISHED and len(going) < LISTED:
                going.append(entry)
        saved = replace(saved, games=games, finished=finished, damaged=damaged)
        stands: dict[tuple[str, float, int], Stand] = {}
        shown: list[Shown] = []
        for entry in going:
            yield replace(saved, unfinished=tuple(shown))
            await asyncio.sleep(0)
            key = (entry.id, entry.saved, entry.records)
            stands[key] = self._stands.get(key) or self._stand(entry)
            shown.append(_unfinished(words, entry, stands[key], now, me))
        self._stands = stands
        yield replace(saved, unfinished=tuple(shown), is_complete=True)

    def _stand(self, entry: Entry) -> Stand:
        if self._store is None:
            return Stand()
        try:
            history = history_of(read(self._store.load(entry.id)))
        except MeikyuError:
            return Stand()
        if not history.is_dealt:
            return Stand(is_dealt=False)
        game, state = history.game, history.state
        return Stand(game.view(state, SPECTATOR), game.to_act(state))


async def _slowly(store: Store | None) -> AsyncIterator[Entry]:
    """The entries of a store, with a pause now and then for whoever presses keys."""
    if store is None:
        return
    try:
        for number, entry in enumerate(entries(store), start=1):
            yield entry
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)
    except MeikyuError:
        return


def _sample(words: Words, entry: Entry) -> Shown:
    winners = entry.outcome.winners if entry.outcome else ()
    who = " ".join(map(letter, winners))
    key = "home-sample-won" if winners else "home-sample-over"
    state = words.say(key, who=who, records=entry.records)
    seats = words.say("home-seats", count=entry.seats)
    return Shown(entry.id, game_name(words, entry.game), names_of(words, entry), seats, state)


def _unfinished(words: Words, entry: Entry, stand: Stand, now: float, me: str) -> Shown:
    game, when = game_name(words, entry.game), ago(words, now - entry.saved)
    where, seat = _where(words, entry.game, stand), stand.seat
    name = "" if seat is None else _name(words, entry, seat)
    state = words.say("home-state", where=where or when, who=name) if name else where or when
    people = [other for other in range(entry.seats) if _is_person(entry.kinds, other)]
    is_yours = seat in people and (len(people) == 1 or name == me)
    turn = words.say("home-your-turn" if is_yours else "home-turn-of", who=name) if name else ""
    line = _line(words, game, where, turn)
    seats = words.say("home-seats", count=entry.seats)
    return Shown(entry.id, game, names_of(words, entry), seats, state, line, when, bool(people))


def _line(words: Words, game: str, where: str, turn: str) -> str:
    """The line of the choice to continue: what is known of the game, with its name first."""
    if where and turn:
        return words.say("home-stands", game=game, turn=turn, where=where)
    known = where or turn
    return words.say("home-stands-somewhere", game=game, turn=known) if known else game


def _where(words: Words, game: str, stand: Stand) -> str:
    """How far a game is, in words; nothing where that can't be read."""
    if not stand.is_dealt:
        return words.say("home-not-dealt")
    if stand.view is None or find_spec(f"tui.games.{game}") is None:
        return ""
    return game_ui(game).progress(words, stand.view)


def _is_person(kinds: Sequence[str], seat: int) -> bool:
    return seat < len(kinds) and kinds[seat] == "person"
