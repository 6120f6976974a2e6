"""A handful of saved games for the tests of screens, always the same ones."""

from core.bots import by_chance
from core.chance import KeyedChance
from core.files import Found
from core.game import find_game
from core.seats import Sitter
from core.store import MemoryStore
from core.table import Table
from tests.support.frames import NOW

PEOPLE = (Sitter(name="Aiko"), Sitter(name="Ben"), Sitter("bot", "random"), Sitter(name="Chie"))
CREATED = "2025-11-30T10:00:00Z"


class TimedStore(MemoryStore):
    """A store whose saves were written at times that the test says, in minutes before NOW."""

    def __init__(self) -> None:
        super().__init__()
        self.minutes: dict[str, int] = {}

    def scan(self) -> list[Found]:
        return [
            Found(save, int(NOW - 60 * self.minutes.get(save, 0)) * 10**9, len(data))
            for save, data in self.saves.items()
        ]


def play(
    store: TimedStore,
    save: str,
    sitters: tuple[Sitter, ...],
    actions: int,
    *,
    minutes: int = 0,
    game: str = "mugen",
) -> None:
    """Save a game of random actions, then leave it; all of them if it ends before."""
    found = find_game(game)
    secret = save.encode().ljust(32, b".")[:32]
    store.minutes[save] = minutes
    setup = found.setup(len(sitters))
    clock = iter(range(0, 10**9, 1000)).__next__
    table = Table.new(
        store, save, found, setup, sitters, secret=secret, created=CREATED, clock=clock
    )
    with table:
        table.confirm(table.deal())
        chance = KeyedChance(secret, 0)
        while actions and table.outcome is None:
            seat = table.to_act
            action = by_chance(None, table.legal(seat), chance)
            table.confirm(table.submit(seat, action, table.expected))
            actions -= 1


def some_games() -> TimedStore:
    """Three unfinished games, one finished, one with a damaged end."""
    store = TimedStore()
    play(store, "mugen-1", PEOPLE, 60, minutes=12)
    play(store, "mugen-2", PEOPLE[:3], 25, minutes=200)
    play(store, "mugen-3", (PEOPLE[0], PEOPLE[2]), 9, minutes=3000)
    play(store, "mugen-4", PEOPLE[:2], -1, minutes=5000)
    play(store, "mugen-5", PEOPLE[:2], 12, minutes=7000)
    del store.saves["mugen-5"][-40:]
    return store


def some_samples() -> TimedStore:
    """A finished game for each number of seats."""
    store = TimedStore()
    for seats in (2, 3, 4):
        play(store, f"sample-{seats}", PEOPLE[:seats], -1, minutes=9000 + seats)
    return store
