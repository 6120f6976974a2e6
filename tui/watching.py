"""A game that another process plays, for those who only look."""

import asyncio
from collections.abc import Collection, Mapping
from typing import Any, Final

from core.errors import Busy, IllegalAction, MeikyuError, Refused
from core.feed import Fed
from core.game import SPECTATOR, Outcome
from core.log import LogFile, Sit, read
from core.replay import Replay
from core.store import Store
from tui.client import News, Player, Running, Spawn, Trouble

POLL: Final = 1.0
"""Seconds between two looks at the save."""


class WatchClient:
    """A game that another process plays: what is public of it, looked at anew every second."""

    def __init__(self, store: Store, save: str) -> None:
        self.player: Player = "elsewhere"
        self._store = store
        self._save = save
        self._log: LogFile = read(store.load(save))
        self._replay = Replay(self._log)
        self.game = self._replay.game
        self.setup = self._replay.setup
        self.people: frozenset[int] = frozenset()
        self._watching: Running | None = None

    @property
    def is_practice(self) -> bool:
        """Whether a number decided the dice."""
        return self._log.head.practice

    @property
    def who(self) -> tuple[str, ...]:
        """The name at each seat, if it has one."""
        return self._replay.who

    @property
    def sits(self) -> Mapping[int, Sit]:
        """Who or what sits at each seat."""
        return self._replay.sits

    @property
    def last(self) -> int:
        """The number of the newest record."""
        return self._log.records[-1].n

    @property
    def expected(self) -> int:
        """Nothing may be submitted here."""
        return self.last

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is due."""
        return self._replay.to_act

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self._replay.outcome

    @property
    def is_closed(self) -> bool:
        """Whether the game is over for good."""
        return self._replay.is_closed

    def view(self, seat: int) -> Any:
        """What everybody may know, whatever the seat."""
        del seat
        return self._replay.view(SPECTATOR)

    def legal(self, seat: int) -> tuple[Any, ...]:
        """Nothing."""
        del seat
        return ()

    def why_not(self, seat: int, action: Any) -> IllegalAction | None:
        """Nobody here is asked."""
        del seat, action
        return None

    def feed(self, seat: int, since: int) -> list[Fed]:
        """The records after number `since`, as a spectator sees them."""
        del seat
        return [record for record in self._replay.log(SPECTATOR) if record.n > since]

    def receipt(self) -> str:
        """The last `h` of a closed game; empty while it goes on."""
        return self._log.h.hex() if self.is_closed else ""

    def can_undo(self, seat: int, consents: Collection[int] = ()) -> int | None:
        """Not here."""
        del seat, consents
        return None

    async def submit(self, seat: int, action: Any, expected: int) -> None:
        """Raises Refused."""
        del seat, action, expected
        raise Refused("error-not-your-turn")

    async def undo(self, seat: int, to: int, consents: Collection[int] = ()) -> None:
        """Raises Refused."""
        del seat, to, consents
        raise Refused("error-no-undo")

    async def say(self, seat: int, text: str) -> None:
        """Raises Refused."""
        del seat, text
        raise Refused("error-no-seat", seat=-1)

    def start(self, spawn: Spawn, news: News, trouble: Trouble) -> None:
        """Look at the file again and again."""
        if self._watching is None:
            self._watching = spawn(self._watch(news, trouble))

    def hurry(self) -> bool:
        """Nothing is in the way."""
        return False

    async def _watch(self, news: News, trouble: Trouble) -> None:
        try:
            while not self.is_closed:
                await asyncio.sleep(POLL)
                player, found = await asyncio.to_thread(self._look)
                if found is not None:
                    self._log, self._replay = found
                if found is not None or player != self.player:
                    self.player = player
                    news()
        except MeikyuError as error:
            self._watching = None
            trouble(error)

    def _look(self) -> tuple[Player, tuple[LogFile, Replay] | None]:
        """Who plays, and the game read anew if it has grown."""
        player = self._player()
        log = read(self._store.load(self._save))
        return player, None if log.valid == self._log.valid else (log, Replay(log))

    def _player(self) -> Player:
        try:
            self._store.open(self._save).close()
        except Busy:
            return "elsewhere"
        return "nobody"

    async def leave(self) -> None:
        """Stop looking."""
        if self._watching is not None:
            self._watching.cancel()
