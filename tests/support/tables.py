"""Tables for tests: any game, seated and dealt, on a store in memory that can be made to fail."""

import itertools
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from core.bots import bot_action
from core.chance import seeded_secret
from core.errors import StoreError
from core.game import find_game
from core.history import History, game_of
from core.log import START, Chained, chain_key, encode, read
from core.seats import Sitter
from core.store import MemoryStore
from core.table import Table

CREATED = "2026-11-30T19:32:57Z"
SAVE = "save"
PERSON = Sitter()
BOT = Sitter("bot", "random")


def counter(start: int = 0) -> Callable[[], int]:
    """A clock that shows one second more each time."""
    seconds = itertools.count(start)
    return lambda: 1000 * next(seconds)


class FailingStore(MemoryStore):
    """Fails with StoreError in the methods whose names stand in `failing`."""

    def __init__(self) -> None:
        super().__init__()
        self.failing: set[str] = set()
        self.calls: list[str] = []

    def check(self, method: str) -> None:
        self.calls.append(method)
        if method in self.failing:
            raise StoreError("error-room", save=SAVE)

    def open(self, save: str) -> Any:
        return FailingWriter(self, super().open(save))

    def load(self, save: str) -> bytes:
        self.check("load")
        return super().load(save)


class FailingWriter:
    """A writer in memory that asks its store whether to fail."""

    def __init__(self, store: FailingStore, inner: Any) -> None:
        self._store = store
        self._inner = inner

    @property
    def length(self) -> int:
        return self._inner.length

    def append(self, data: bytes) -> None:
        self._store.check("append")
        self._inner.append(data)

    def sync(self) -> None:
        self._store.check("sync")

    def cut(self, length: int) -> None:
        self._store.check("cut")
        self._inner.cut(length)

    def set_aside(self, data: bytes) -> str:
        self._store.check("set_aside")
        return self._inner.set_aside(data)

    def close(self) -> None:
        self._inner.close()


def new_table(
    game: str = "toy",
    sitters: tuple[Sitter, ...] = (PERSON, PERSON, PERSON),
    *,
    store: MemoryStore | None = None,
    save: str = SAVE,
    seed: int = 1,
    deal: bool = True,
    rules: int | None = None,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """A table with these sitters, dealt unless told otherwise."""
    found = find_game(game)
    setup = found.setup(len(sitters), options)
    if rules is not None:
        setup = msgspec.structs.replace(setup, rules=rules)
    store = FailingStore() if store is None else store
    fields = {"secret": seeded_secret(seed), "created": CREATED, "clock": counter()} | more
    table = Table.new(store, save, found, setup, sitters, **fields)
    if deal:
        table.settle(table.deal())
    return table


def act(table: Table, choice: str | None = None) -> None:
    """Play one action, by its notation or the random bot's."""
    seat = table.to_act
    assert seat is not None
    action = bot_action(table, seat) if choice is None else pick(table, choice)
    table.settle(table.submit(seat, action, table.expected))


def pick(table: Table, choice: str) -> Any:
    """The legal action with this notation."""
    return {str(action): action for action in table.legal(table.to_act)}[choice]


def play(table: Table, actions: int = 1_000_000) -> None:
    """Play at most so many random actions."""
    for _ in range(actions):
        if table.to_act is None:
            return
        act(table)


def data_of(table: Table) -> bytes:
    """The bytes of a table's log."""
    return table._ledger._store.saves[table.id]


def state_of(table: Table) -> bytes:
    """A table's state, encoded."""
    return msgspec.json.encode(table._told_state())


def folded(data: bytes) -> History:
    """A log's history, folded by its events alone."""
    log = read(bytes(data))
    history = History(log.head, game_of(log.head))
    history.take(*log.records[1:])
    return history


def chained(records: Iterable[Chained]) -> bytes:
    """A log of these records, chained anew with the secret of their head."""
    first, *others = records
    key = chain_key(bytes.fromhex(first.secret))
    line, h = encode(first, START, key)
    lines = [line]
    for record in others:
        line, h = encode(record, h, key)
        lines.append(line)
    return b"".join(lines)
