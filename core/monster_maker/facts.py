"""The figures of Monster Maker over many games, counted from their events."""

from collections import Counter
from collections.abc import Callable, Iterable
from statistics import median
from typing import Any, get_args

from core.game import Setup
from core.monster_maker import events


class Facts:
    """Counts over whole games.

    Of the round's first one home it gives the own turns, of rounds the turns at the table, as
    medians; `firsts` by seat and `deaths` by cause as numbers; `home_per_round`,
    `rounds_per_game` and `cards_per_fight` (characters and spells) as means; all else as numbers.
    """

    def __init__(self) -> None:
        self._games = 0
        self._counts: Counter[str] = Counter()
        self._deaths: Counter[str] = Counter()
        self._firsts: list[int] = []
        self._first_turns: list[int] = []
        self._table_turns: list[int] = []
        self._turns: Counter[int] = Counter()

    def add(self, setup: Setup, events_of_game: Iterable[Any]) -> None:
        """Take in one whole game, its deal included."""
        self._games += 1
        self._firsts += [0] * (setup.seats - len(self._firsts))
        for event in events_of_game:
            count = _COUNTS.get(type(event))
            if count is not None:
                count(self, event)

    def result(self) -> dict[str, Any]:
        """The figures; nothing for no games."""
        if not self._games:
            return {}
        counts = self._counts
        return {
            "rounds": counts["rounds"],
            "rounds_with_return": counts["returns"],
            "rounds_per_game": _mean(counts["rounds"], self._games),
            "first_home_turns_median": _median(self._first_turns),
            "firsts": self._firsts,
            "table_turns_median": _median(self._table_turns),
            "home": counts["home"],
            "home_per_round": _mean(counts["home"], counts["rounds"]),
            "fights": counts["fights"],
            "fights_won": counts["won"],
            "cards_per_fight": _mean(counts["cards"], counts["fights"]),
            "deaths": {cause: self._deaths[cause] for cause in get_args(events.Cause)},
        }

    def _begin(self, _event: events.RoundBegan) -> None:
        self._counts["rounds"] += 1
        self._turns.clear()

    def _turn(self, event: events.TurnBegan) -> None:
        self._turns[event.seat] += 1

    def _home(self, event: events.CameHome) -> None:
        self._counts["home"] += 1
        if event.first:
            self._counts["returns"] += 1
            self._firsts[event.seat] += 1
            self._first_turns.append(self._turns[event.seat])

    def _fight(self, event: events.Fought) -> None:
        self._counts["fights"] += 1
        self._counts["won"] += event.won
        self._counts["cards"] += len(event.characters) + len(event.spells)

    def _death(self, event: events.Died) -> None:
        self._deaths[event.cause] += 1

    def _end(self, _event: events.RoundEnded) -> None:
        self._table_turns.append(self._turns.total())


_COUNTS: dict[type[Any], Callable[[Facts, Any], None]] = {
    events.RoundBegan: Facts._begin,
    events.TurnBegan: Facts._turn,
    events.CameHome: Facts._home,
    events.Fought: Facts._fight,
    events.Died: Facts._death,
    events.RoundEnded: Facts._end,
}


def _mean(total: int, count: int) -> float:
    return round(total / count, 4) if count else 0.0


def _median(numbers: list[int]) -> float:
    return median(numbers) if numbers else 0
