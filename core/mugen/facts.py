"""The figures of Mugen Meikyu over many games, counted from their events."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from typing import Any

from core.game import Setup
from core.mugen import effect_events, events
from core.mugen.board import CORNERS
from core.mugen.setup import new_game

COUNTED: dict[type[Any], str] = {
    events.TurnBegan: "turns",
    events.Asked: "decisions",
    events.BattleBegan: "battles",
    effect_events.TileRevealed: "tiles_turned_up",
    effect_events.Incapacitated: "incapacitations",
    events.TreasureReturned: "returns",
    events.StoodOff: "stand_offs",
}
"""Events that each count once, with the name of their figure."""


class Facts:
    """Counts over whole games.

    Of rounds it gives the tenth and ninetieth percentile, the median and the share of games that
    reach the limit; of wins, by order of play and by corner (clockwise from the north-west), the
    numbers; of ends and leaps the shares of games; of all else the mean a game.
    """

    def __init__(self) -> None:
        self._games = 0
        self._rounds: list[int] = []
        self._counts: Counter[str] = Counter()
        self._by_order: Counter[int] = Counter()
        self._by_corner: Counter[int] = Counter()
        self._seats = 0

    def add(self, setup: Setup, events_of_game: Iterable[Any]) -> None:
        """Take in one whole game, its deal included."""
        game = _GameCount(setup)
        for event in events_of_game:
            game.take(event)
        self._games += 1
        self._seats = max(self._seats, setup.seats)
        self._rounds.append(game.round)
        self._counts += game.counts
        for winner in game.winners:
            self._by_order[(winner - game.first) % setup.seats] += 1
            self._by_corner[CORNERS.index(game.starts[winner])] += 1

    def result(self) -> dict[str, Any]:
        """The figures; nothing for no games."""
        if not self._games:
            return {}
        counts, games = self._counts, self._games
        names = [*dict.fromkeys(COUNTED.values()), "thefts"]
        return {
            "rounds_p10": _percentile(self._rounds, 10),
            "rounds_median": median(self._rounds),
            "rounds_p90": _percentile(self._rounds, 90),
            "round_limit_share": _share(counts["points"] + counts["draw"], games),
            "wins_by_order": [self._by_order[place] for place in range(self._seats)],
            "wins_by_corner": [self._by_corner[corner] for corner in range(len(CORNERS))],
            **{name: round(counts[name] / games, 2) for name in names},
            "chained_battles_share": _share(counts["chained"], counts["battles"]),
            "off_turn_prompts_per_turn": _share(counts["off_turn"], counts["turns"]),
            "leap_wins_share": _share(counts["leap_wins"], games),
            "goal_share": _share(counts["goal"], games),
            "points_share": _share(counts["points"], games),
            "draw_share": _share(counts["draw"], games),
        }


class _GameCount:
    """The counts of one game, event by event."""

    def __init__(self, setup: Setup) -> None:
        self.counts: Counter[str] = Counter()
        self.starts: Sequence[int] = new_game(setup).starts
        self.first = 0
        self.round = 0
        self.winners: Sequence[int] = ()
        self._turn = 0
        self._leapt = False

    def take(self, event: Any) -> None:
        """Count one event."""
        kind = type(event)
        if kind in COUNTED:
            self.counts[COUNTED[kind]] += 1
        if kind in _MORE:
            _MORE[kind](self, event)

    def corners(self, event: events.CornersDrawn) -> None:
        """Whose start is where, by lot."""
        self.starts = event.starts

    def begin(self, event: events.FirstChosen) -> None:
        """Who begins."""
        self.first = event.seat

    def turn(self, event: events.TurnBegan) -> None:
        """Whose turn it is."""
        self._turn, self.round = event.seat, event.round

    def ask(self, event: events.Asked) -> None:
        """Decisions of those who are not on turn."""
        self.counts["off_turn"] += event.seat != self._turn

    def battle(self, event: events.BattleBegan) -> None:
        """Battles that pushes have led to."""
        self.counts["chained"] += not event.marked

    def take_treasure(self, event: events.TreasureTaken) -> None:
        """Thefts."""
        self.counts["thefts"] += event.victim >= 0

    def leap(self, event: effect_events.Leapt | events.ActionRolled) -> None:
        """Whether what happens follows from a leap: what it leads to ends before the roll."""
        self._leapt = isinstance(event, effect_events.Leapt)

    def end(self, event: events.GameEnded) -> None:
        """Who won, and how."""
        self.winners = event.winners
        self.counts[event.reason] += 1
        self.counts["leap_wins"] += self._leapt and event.reason == "goal"


_MORE: dict[type[Any], Callable[[_GameCount, Any], None]] = {
    events.CornersDrawn: _GameCount.corners,
    events.FirstChosen: _GameCount.begin,
    events.TurnBegan: _GameCount.turn,
    events.Asked: _GameCount.ask,
    events.BattleBegan: _GameCount.battle,
    events.TreasureTaken: _GameCount.take_treasure,
    effect_events.Leapt: _GameCount.leap,
    events.ActionRolled: _GameCount.leap,
    events.GameEnded: _GameCount.end,
}


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def _percentile(numbers: Sequence[int], percent: int) -> int:
    """The smallest number that at least `percent` in a hundred do not exceed."""
    return sorted(numbers)[-(-len(numbers) * percent // 100) - 1]
