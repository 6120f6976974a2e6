"""Each seat's chance to win at the turns of a finished game, from play-outs by bots."""

from collections.abc import Mapping, Sequence
from typing import Final

from core.bots import play_out
from core.chance import KeyedChance, derive
from core.game import Bot, Game
from core.history import History, history_of
from core.log import LogFile
from tui.names import letter
from tui.text import Words
from tui.widgets.box import rule
from tui.widgets.lines import Line

ENOUGH: Final = 24
"""So many play-outs are made for a turn."""
BATCH: Final = 4
_LEVEL: Final = "normal"
_BARS: Final = "▁▂▃▃▄▅▆▆▇▇█"


class _Stopped(Exception):
    """Raised inside a play-out that is no longer wanted."""


class _Dice(KeyedChance):
    """Chance that can be called off."""

    __slots__ = ("_owner",)

    def __init__(self, owner: "WinChances", key: bytes) -> None:
        super().__init__(key)
        self._owner = owner

    def below(self, limit: int) -> int:
        if self._owner.is_stopped:
            raise _Stopped
        return super().below(limit)


class WinChances:
    """What play-outs from the beginnings of turns have found so far.

    `starts` holds for each turn the record after which it had begun. Play-outs go from the true
    position with every hand as it was, so the log must be of a game that nobody plays any more.
    """

    def __init__(self, log: LogFile, starts: Mapping[int, int]) -> None:
        self.is_stopped = False
        self._log = log
        self._starts = starts
        self._history: History | None = None
        self._tries: dict[int, int] = {}
        self._wins: dict[int, list[float]] = {}

    def stop(self) -> None:
        """Call off whatever is being played out, for good."""
        self.is_stopped = True

    def wanted(self, turn: int, width: int) -> int | None:
        """The turn to play out next when the last `width` ones up to `turn` are shown, if any."""
        shown = [at for at in range(turn, turn - width, -1) if at in self._starts]
        least = min(shown, key=lambda at: self._tries.get(at, 0), default=None)
        return None if least is None or self._tries.get(least, 0) >= ENOUGH else least

    def reckon(self, turn: int) -> None:
        """Play out one turn some more times. Takes a second or so; any one thread may call it."""
        history = self._folded()
        done = self._tries.get(turn, 0)
        wins = list(self._wins.get(turn, [0.0] * history.setup.seats))
        bots = (_bot(history.game),) * history.setup.seats
        try:
            for number in range(done, done + BATCH):
                state = history.state_at(self._starts[turn])
                play_out(history.game, state, bots, _Dice(self, _key(turn, number)))
                outcome = history.game.outcome(state)
                winners = outcome.winners if outcome else ()
                for seat in winners:
                    wins[seat] += 1 / len(winners)
        except _Stopped:
            return
        self._wins[turn] = wins
        self._tries[turn] = done + BATCH

    def _folded(self) -> History:
        if self._history is None:
            self._history = history_of(self._log)
        return self._history

    def share(self, turn: int, seat: int) -> float | None:
        """How many of the play-outs a seat has won, from 0 to 1; None before there are any."""
        tries = self._tries.get(turn, 0)
        return self._wins[turn][seat] / tries if tries else None

    def lines(self, words: Words, seats: Sequence[int], turn: int, width: int) -> list[Line]:
        """The panel: a title, and a row for each seat up to `turn`."""
        first = max(1, turn - columns_of(width) + 1)
        title = words.say("replay-chances", first=str(first), last=str(turn))
        return [rule(title, width), *(self._row(seat, first, turn) for seat in seats)]

    def _row(self, seat: int, first: int, turn: int) -> Line:
        name = letter(seat)
        now = self.share(turn, seat)
        percent = "  .. " if now is None else f"{round(now * 100):>3}% "
        bars = "".join(self._bar(at, seat) for at in range(first, turn + 1))
        return [(name, name), (f"{percent} ", "text"), (bars, name)]

    def _bar(self, turn: int, seat: int) -> str:
        share = self.share(turn, seat)
        return "." if share is None else _BARS[round(share * 10)]


def columns_of(width: int) -> int:
    """How many turns a panel of so many cells shows."""
    return max(1, width // 2)


def _bot(game: Game) -> Bot:
    return game.bots[_LEVEL] if _LEVEL in game.bots else next(iter(game.bots.values()))


def _key(turn: int, number: int) -> bytes:
    return derive(b"", "meikyu play-out", turn, number)
