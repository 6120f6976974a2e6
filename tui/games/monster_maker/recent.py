"""What has just happened, put together from the facts as they come: a fight, the end of a round."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from core.monster_maker import events as ev


@dataclass(slots=True)
class SeatRound:
    """How a round went for a seat."""

    fate: str = ""
    """`first`, `home`, or the cause of its death."""
    scored: list[ev.GoldScored] = field(default_factory=list)
    prize: ev.PrizeDrawn | None = None
    lost: tuple[str, ...] = ()

    @property
    def gold(self) -> int:
        """What the round brought."""
        prize = self.prize.gold if self.prize is not None else 0
        return prize + sum(event.gold for event in self.scored)


@dataclass(slots=True)
class RoundSummary:
    """A round that is over, by seat; `totals` is the gold of those who scored in any round."""

    round: int = 0
    seats: dict[int, SeatRound] = field(default_factory=dict)
    totals: dict[int, int] = field(default_factory=dict)

    def of(self, seat: int) -> SeatRound:
        """The part of a seat."""
        return self.seats.setdefault(seat, SeatRound())


class Recent:
    """Takes in facts in their order, from the first one on, perhaps several times.

    `fight` is the last fight, `ended` the round that ended last and whose page is not closed yet.
    """

    def __init__(self) -> None:
        self.fight: ev.Fought | None = None
        self.ended: RoundSummary | None = None
        self._now = RoundSummary()
        self._closed = 0
        self._has_begun = False

    def see(self, seen: Iterable[Any]) -> None:
        """Take in the facts of a record; before `begin`, the page of an older round is closed."""
        if not self._has_begun:
            self.close()
        for event in seen:
            take = _TAKEN.get(type(event))
            if take is not None:
                take(self, event)

    def begin(self) -> None:
        """All that was told before has been taken in."""
        self._has_begun = True

    def close(self) -> None:
        """The page of the round was read."""
        if self.ended is not None:
            self._closed = max(self._closed, self.ended.round)
            self.ended = None

    def round_began(self, _event: ev.RoundBegan) -> None:
        """A new round."""
        self._now = RoundSummary(totals=self._now.totals)
        self.fight = None

    def turn_began(self, event: ev.TurnBegan) -> None:
        """A turn; the fight of the same seat's last one is no news any more."""
        if self.fight is not None and self.fight.seat == event.seat:
            self.fight = None

    def fought(self, event: ev.Fought) -> None:
        """A fight."""
        self.fight = event

    def came_home(self, event: ev.CameHome) -> None:
        """Somebody is home."""
        self._now.of(event.seat).fate = "first" if event.first else "home"

    def gold_scored(self, event: ev.GoldScored) -> None:
        """A treasure at home."""
        self._now.of(event.seat).scored.append(event)
        self._now.totals[event.seat] = event.total

    def prize_drawn(self, event: ev.PrizeDrawn) -> None:
        """The prize."""
        self._now.of(event.seat).prize = event
        self._now.totals[event.seat] = event.total

    def died(self, event: ev.Died) -> None:
        """A death."""
        self._now.of(event.seat).fate = event.cause

    def returned(self, event: ev.TreasuresReturned) -> None:
        """What a dead seat carried."""
        self._now.of(event.seat).lost = event.treasures

    def round_ended(self, event: ev.RoundEnded) -> None:
        """The round is over."""
        self._now.round = event.round
        if event.round > self._closed:
            self.ended = self._now


_TAKEN: Final[dict[type[Any], Callable[[Recent, Any], None]]] = {
    ev.RoundBegan: Recent.round_began,
    ev.TurnBegan: Recent.turn_began,
    ev.Fought: Recent.fought,
    ev.CameHome: Recent.came_home,
    ev.GoldScored: Recent.gold_scored,
    ev.PrizeDrawn: Recent.prize_drawn,
    ev.Died: Recent.died,
    ev.TreasuresReturned: Recent.returned,
    ev.RoundEnded: Recent.round_ended,
}
"""By class of fact: what it changes."""
