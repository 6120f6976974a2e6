"""What a screen may do with a table: look, play, take back, and hear of what happened.

All writing goes through one lock; the disk and the bots' thoughts are waited for in threads.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any, Literal, Protocol, TypeAlias

from core.bots import bot_task, think
from core.errors import IllegalAction, MeikyuError, Refused, StoreError
from core.feed import Fed
from core.game import Game, Outcome, Setup
from core.ledger import Receipt
from core.log import Sit
from core.table import Table

Player: TypeAlias = Literal["here", "elsewhere", "nobody"]
"""The process that plays a game: this one, another, or none at the moment."""
News: TypeAlias = Callable[[], None]
"""Called in the event loop when something has been confirmed."""
Trouble: TypeAlias = Callable[[MeikyuError], None]
"""Called with what stopped the bots, or the watching."""


class Running(Protocol):
    """A coroutine that runs beside the screen."""

    def cancel(self) -> Any:
        """Stop it at its next wait."""


Spawn: TypeAlias = Callable[[Coroutine[Any, Any, None]], Running]
"""Runs a coroutine beside the screen; what it raises ends the app."""


class Client(Protocol):
    """A game as its screen sees it."""

    game: Game
    setup: Setup

    @property
    def people(self) -> frozenset[int]:
        """The seats of those at this screen."""

    @property
    def player(self) -> Player:
        """Where the game is played."""

    @property
    def is_practice(self) -> bool:
        """Whether a number decided the dice."""

    @property
    def who(self) -> tuple[str, ...]:
        """The name at each seat, if it has one."""

    @property
    def sits(self) -> Mapping[int, Sit]:
        """Who or what sits at each seat."""

    @property
    def last(self) -> int:
        """The number of the newest record."""

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is due."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""

    @property
    def is_closed(self) -> bool:
        """Whether the game is over for good."""

    def view(self, seat: int) -> Any:
        """What a seat may know."""

    def legal(self, seat: int) -> tuple[Any, ...]:
        """What a seat may do."""

    def why_not(self, seat: int, action: Any) -> IllegalAction | None:
        """Why an action is refused to the seat to act."""

    def feed(self, seat: int, since: int) -> list[Fed]:
        """The records after number `since`, as a seat sees them."""

    def receipt(self) -> str:
        """The last `h` of a closed game."""

    async def submit(self, seat: int, action: Any, expected: int) -> None:
        """Play an action. Raises Stale, Refused, IllegalAction, StoreError."""

    @property
    def expected(self) -> int:
        """What `submit` wants to hear of a decision that is made on the present view."""

    def can_undo(self, seat: int, consents: Collection[int] = ()) -> int | None:
        """The record that an undo would go back to."""

    async def undo(self, seat: int, to: int, consents: Collection[int] = ()) -> None:
        """Take back. Raises Refused, StoreError."""

    async def say(self, seat: int, text: str) -> None:
        """Talk. Raises Refused, StoreError."""

    def start(self, spawn: Spawn, news: News, trouble: Trouble) -> None:
        """Begin to play bots and to tell news; after trouble, begin again."""

    def hurry(self) -> bool:
        """Let bots play without pauses until a person is asked; False if none is playing."""

    async def leave(self) -> None:
        """Let go of the game, which is saved; pending writes are finished."""


class LocalClient:
    """A table of this process: the people at this keyboard, and bots that think in threads.

    `pace` gives the seconds for which what a bot did is shown before the next one acts.
    """

    def __init__(self, table: Table, pace: Callable[[], float]) -> None:
        self.table = table
        self.game = table.game
        self.setup = table.setup
        self._pace = pace
        self._lock = asyncio.Lock()
        self._bots: Running | None = None
        self._spawn: Spawn = asyncio.ensure_future
        self._rushed = asyncio.Event()
        self._news: News = lambda: None
        self._trouble: Trouble = lambda _error: None
        self._unwatch: Callable[[], None] = lambda: None
        self._is_left = False

    @property
    def player(self) -> Player:
        """Here."""
        return "here"

    @property
    def people(self) -> frozenset[int]:
        """The seats of people: all of them sit here."""
        return frozenset(seat for seat, sit in self.table.sits.items() if sit.kind == "person")

    @property
    def is_practice(self) -> bool:
        """Whether a number decided the dice."""
        return self.table.is_practice

    @property
    def who(self) -> tuple[str, ...]:
        """The name at each seat, if it has one."""
        return self.table.who

    @property
    def sits(self) -> Mapping[int, Sit]:
        """Who or what sits at each seat."""
        return self.table.sits

    @property
    def last(self) -> int:
        """The number of the newest record."""
        return self.table.last

    @property
    def expected(self) -> int:
        """The newest record that changes the game."""
        return self.table.expected

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is due."""
        return self.table.to_act

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.table.outcome

    @property
    def is_closed(self) -> bool:
        """Whether the game is over for good."""
        return self.table.is_closed

    def view(self, seat: int) -> Any:
        """What a seat may know."""
        return self.table.view(seat)

    def legal(self, seat: int) -> tuple[Any, ...]:
        """What a seat may do."""
        return self.table.legal(seat)

    def why_not(self, seat: int, action: Any) -> IllegalAction | None:
        """Why an action is refused to the seat to act."""
        return self.table.why_not(seat, action)

    def feed(self, seat: int, since: int) -> list[Fed]:
        """The records after number `since`, as a seat sees them."""
        return self.table.feed(seat, since)

    def receipt(self) -> str:
        """The last `h` of a closed game; empty while it goes on."""
        return self.table.receipt_h if self.is_closed else ""

    def can_undo(self, seat: int, consents: Collection[int] = ()) -> int | None:
        """The record that an undo would go back to."""
        return self.table.can_undo(seat, consents)

    async def submit(self, seat: int, action: Any, expected: int) -> None:
        """Play an action, durably; then the bots go on."""
        await self._write(lambda: self.table.submit(seat, action, expected))

    async def undo(self, seat: int, to: int, consents: Collection[int] = ()) -> None:
        """Take back; a bot that thinks about what is gone stops."""
        self._stop_bots()
        await self._write(lambda: self.table.undo(seat, to, consents))

    async def say(self, seat: int, text: str) -> None:
        """Talk."""
        await self._write(lambda: self.table.say(seat, text))

    async def _write(self, write: Callable[[], Receipt]) -> None:
        """Write, make it durable, tell it. A caller that is cancelled does not stop it half-way."""
        await asyncio.shield(asyncio.ensure_future(self._commit(write)))
        self._wake_bots()

    async def _commit(self, write: Callable[[], Receipt]) -> None:
        async with self._lock:
            if self._is_left:
                raise Refused("error-closed")
            receipt = write()
            try:
                await asyncio.to_thread(self.table.sync)
            except StoreError:
                self.table.retract()
                raise
            self.table.confirm(receipt)

    def start(self, spawn: Spawn, news: News, trouble: Trouble) -> None:
        """Begin to play bots and to tell news; after trouble, begin again."""
        self._spawn, self._news, self._trouble = spawn, news, trouble
        self._unwatch()
        self._unwatch = self.table.watch(lambda _n: self._news())
        self._wake_bots()

    def hurry(self) -> bool:
        """Let bots play without pauses until a person is asked."""
        self._rushed.set()
        return self._bots is not None

    def _is_bots_turn(self) -> bool:
        seat = self.table.to_act
        return not self._is_left and seat is not None and seat not in self.people

    def _wake_bots(self) -> None:
        if self._is_bots_turn() and self._bots is None:
            self._rushed.clear()
            self._bots = self._spawn(self._play_bots())

    def _stop_bots(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
            self._bots = None

    async def _play_bots(self) -> None:
        try:
            while self._is_bots_turn():
                await self._play_bot()
        except MeikyuError as error:
            self._bots = None
            self._trouble(error)
        self._bots = None

    async def _play_bot(self) -> None:
        expected = self.table.expected
        task = bot_task(self.table, self.table.to_act or 0)
        pause = asyncio.ensure_future(self._pause())
        try:
            action = await asyncio.to_thread(think, task)
            await pause
        finally:
            pause.cancel()
        seat = self.table.to_act
        if seat is not None and expected == self.table.expected:
            await asyncio.shield(asyncio.ensure_future(self._play(seat, action, expected)))

    async def _play(self, seat: int, action: Any, expected: int) -> None:
        await self._commit(lambda: self.table.submit(seat, action, expected))

    async def _pause(self) -> None:
        seconds = self._pace()
        if seconds > 0 and not self._rushed.is_set():
            try:
                await asyncio.wait_for(self._rushed.wait(), seconds)
            except TimeoutError:
                return

    async def leave(self) -> None:
        """Let go of the game; what is being written is finished first."""
        self._stop_bots()
        self._unwatch()
        self._unwatch = lambda: None
        async with self._lock:
            self._is_left = True
            self.table.leave()
