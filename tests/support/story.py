"""A recorded game with a bit of everything, for the tests of replays and logs."""

from core.bots import by_chance
from core.chance import KeyedChance
from core.game import find_game
from core.seats import Sitter
from core.table import Table
from tests.support.saves import CREATED, TimedStore

SECRET = b"story39".ljust(32, b".")
SITTERS = (Sitter(name="Aiko"), Sitter(name="Ben"), Sitter("bot", "random"))


def story(*, is_closed: bool = True) -> TimedStore:
    """A store with `mugen-story`: 300 actions of three seats, an undo, a bot that takes over."""
    store = TimedStore()
    game = find_game("mugen")
    clock = iter(range(0, 10**9, 1000)).__next__
    with Table.new(
        store, "mugen-story", game, game.setup(3), SITTERS,
        secret=SECRET, created=CREATED, clock=clock, free_undo=True,
    ) as table:  # fmt: skip
        table.confirm(table.deal())
        chance = KeyedChance(SECRET)
        _play(table, chance, 120)
        seat = next(seat for seat in (0, 1) if table.can_undo(seat) is not None)
        table.confirm(table.undo(seat, table.can_undo(seat)))
        _play(table, chance, 100)
        table.confirm(table.sit(1, Sitter("bot", "random")))
        _play(table, chance, 80)
        if is_closed:
            table.confirm(table.close("abandoned"))
    return store


def _play(table: Table, chance: KeyedChance, actions: int) -> None:
    for _ in range(actions):
        seat = table.to_act
        action = by_chance(None, table.legal(seat), chance)
        table.confirm(table.submit(seat, action, table.expected))
