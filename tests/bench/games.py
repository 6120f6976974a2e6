"""Games to measure with: played by random bots, with seeds, in memory."""

from typing import Any

from core.bots import bot_action, by_chance, play_out
from core.chance import KeyedChance, seeded_secret
from core.game import Game, Turn, find_game
from core.seats import Sitter
from core.store import MemoryStore, Store
from core.table import Table

CREATED = "2026-11-30T00:00:00Z"


def self_play(game: Game, seats: int, seed: int) -> int:
    """One game of random bots without a table; how many actions it took."""
    chance = KeyedChance(seeded_secret(seed))
    state = game.new_game(game.setup(seats))
    game.begin(Turn(state, chance, game.evolve))
    return play_out(game, state, (by_chance,) * seats, chance)


def new_table(game: Game, seats: int, seed: int, store: Store, save: str, **options: Any) -> Table:
    """A table of random bots, dealt."""
    table = Table.new(
        store,
        save,
        game,
        game.setup(seats, options),
        [Sitter("bot", level="random")] * seats,
        secret=seeded_secret(seed),
        created=CREATED,
        practice=True,
        clock=lambda: 0,
    )
    table.confirm(table.deal())
    return table


def play(table: Table, most: int = 10**9) -> int:
    """Play a table on by its bots, to its end or for `most` actions; how many it took."""
    for played in range(most):
        seat = table.to_act
        if seat is None:
            return played
        table.confirm(table.submit(seat, bot_action(table, seat), table.expected))
    return most


def recorded(game_id: str, seats: int, seed: int = 1, most: int = 10**9, **options: Any) -> bytes:
    """The log of a game played in memory."""
    store = MemoryStore()
    with new_table(find_game(game_id), seats, seed, store, "bench", **options) as table:
        play(table, most)
    return store.load("bench")


def long_game(game_id: str, actions: int) -> bytes:
    """The log of a game of at least `actions` actions, cut there."""
    game = find_game(game_id)
    options = {"round_limit": 0} if any(o.name == "round_limit" for o in game.options) else {}
    for seed in range(1, 200):
        store = MemoryStore()
        with new_table(game, game.seats[1], seed, store, "bench", **options) as table:
            if play(table, actions) == actions:
                return store.load("bench")
    raise SystemExit(f"no game of {game_id} is as long as {actions} actions")
