"""What a table answers: the game as it was last confirmed, to each seat what it may know."""

from collections.abc import Callable, Collection, Mapping
from contextlib import ExitStack
from types import MappingProxyType
from typing import Any, TypeAlias

import msgspec

from core.chance import KeyedChance, bot_chance
from core.errors import IllegalAction, Refused
from core.feed import Fed, feed
from core.game import Outcome, Setup, refusal
from core.history import Step, history_of
from core.log import LogFile, Say, Sit
from core.seats import check_seat, names_of
from core.undo import target

Watcher: TypeAlias = Callable[[int], None]
"""Called with the number of a record that has been confirmed; with the last one after talk."""


class Answers:
    """The confirmed side of a table: it writes nothing.

    The history may be ahead of what is confirmed; nothing in it behind `_shown` gets out.
    `load` reads the log anew, as far as it is confirmed.
    """

    def __init__(self, log: LogFile, load: Callable[[], LogFile]) -> None:
        self._load = load
        self._watchers: list[Watcher] = []
        self._follow(log)
        self.game = self._history.game

    def _follow(self, log: LogFile) -> None:
        """Stand where this log leaves the game, all of it confirmed."""
        self._is_lost = True
        history = history_of(log)
        self._history = history
        self._chance = history.stream()
        self._names = log.names()
        self._talk = [line for line in log.loose if isinstance(line, Say)]
        self._shown, self._talk_shown = history.steps[-1].n, len(self._talk)
        self._legal: tuple[Any, ...] | None = None
        self._earlier: tuple[int, Any] | None = None
        self._is_lost = False

    def _told(self) -> Step:
        """The newest step that people may know of."""
        if self._is_lost:
            self._follow(self._load())
        return self._history.steps[self._shown]

    def _told_state(self) -> Any:
        at = self._told().at
        if at == self._history.steps[-1].at:
            return self._history.state
        if self._earlier is None or self._earlier[0] != at:
            self._earlier = (at, self._history.state_at(at))
        return self._earlier[1]

    def _listed(self) -> tuple[Any, ...]:
        """The legal actions of the seat to act in the game as it was last written."""
        if self._legal is None:
            self._legal = self.game.legal(self._history.state)
        return self._legal

    def _tell(self, first: int) -> None:
        """Tell all watchers of the records from `first` on, even if one of them fails."""
        with ExitStack() as stack:
            for n in range(self._shown, first - 1, -1):
                for watcher in reversed(self._watchers):
                    stack.callback(watcher, n)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Have `watcher` called after each confirmation; what is returned ends that."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    @property
    def setup(self) -> Setup:
        """The game, the seats and the options."""
        return self._history.setup

    @property
    def commitment(self) -> str:
        """The hash that binds the table to its secret, shown before the deal."""
        return self._history.head.commitment

    @property
    def is_practice(self) -> bool:
        """Whether the secret comes from a seed."""
        return self._history.head.practice

    @property
    def last(self) -> int:
        """The number of the newest record."""
        return self._told().n

    @property
    def expected(self) -> int:
        """The number that a request names to show what it is based on; 0 before the deal."""
        return self._told().expected

    @property
    def is_dealt(self) -> bool:
        """Whether the game has begun."""
        return self._told().at > 0

    @property
    def is_closed(self) -> bool:
        """Whether the game is over, or has been left for good."""
        return self._told().kind == "close"

    @property
    def close_reason(self) -> str:
        """Why the game is closed: ended, resigned, abandoned, agreed. Empty while it goes on."""
        return self._told().by if self.is_closed else ""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, resigned seats last. None while it goes on or if it was left."""
        close = self._history.close
        return close.outcome if close is not None and self.is_closed else None

    @property
    def sits(self) -> Mapping[int, Sit]:
        """Who sits at each seat: `kind`, `level`, `who`."""
        return MappingProxyType(self._told().sits)

    @property
    def who(self) -> tuple[str, ...]:
        """The name at each seat; empty for bots, and where it was not given or is forgotten."""
        return names_of(self._told().sits, self.setup.seats, self._names)

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is due; None before the deal and after the end."""
        step = self._told()
        if not step.at or step.kind == "close":
            return None
        return self.game.to_act(self._told_state())

    def legal(self, seat: int) -> tuple[Any, ...]:
        """What `seat` may do now, in a fixed order; nothing for those who are not to act."""
        if seat != self.to_act:
            return ()
        state = self._told_state()
        return self._listed() if state is self._history.state else self.game.legal(state)

    def view(self, seat: int) -> Any:
        """What `seat`, or SPECTATOR, may know. OPEN shows all, of a closed game only.

        Raises Refused for other numbers, and before the deal.
        """
        check_seat(seat, self.setup.seats, self.is_closed)
        if not self.is_dealt:
            raise Refused("error-not-dealt")
        return self.game.view(self._told_state(), seat)

    def why_not(self, seat: int, action: Any) -> IllegalAction | None:
        """Why the rules refuse an action to the seat to act; None for a legal one.

        Raises Refused for everybody else.
        """
        legal = self.legal(seat)
        if not legal:
            raise Refused("error-not-your-turn")
        return None if action in legal else self._refusal(self._told_state(), action)

    def _refusal(self, state: Any, action: Any) -> IllegalAction:
        codec = self._history.codec
        unfit = IllegalAction("error-not-legal", "")
        try:
            known = codec.decode_action(codec.encode(action))
        except (msgspec.MsgspecError, TypeError, ValueError):
            return unfit
        return refusal(self.game, state, known) or unfit

    def feed(self, seat: int, since: int = -1) -> list[Fed]:
        """The records after number `since`, as `seat` sees them."""
        check_seat(seat, self.setup.seats, self.is_closed)
        steps = self._history.steps[max(since + 1, 0) : self._told().n + 1]
        return feed(self.game, steps, seat)

    def talk(self, since: int = 0) -> list[Say]:
        """What has been said, without the first `since` lines."""
        self._told()
        return self._talk[since : self._talk_shown]

    def can_undo(self, seat: int, consents: Collection[int] = ()) -> int | None:
        """The record to which `seat` may go back: just before its own last action.

        None where it may not, without more consents of other seats.
        """
        self._told()
        if self._shown != self._history.steps[-1].n:
            return None
        return target(self._history, seat, consents)

    def bot_chance(self, seat: int) -> KeyedChance:
        """The stream in which a bot thinks about the decision that is due at `seat`."""
        return bot_chance(self._history.secret, seat, self.expected)
