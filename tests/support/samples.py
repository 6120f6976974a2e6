"""Records the sample games in saves/ anew: `python -m tests.support.samples`.

One game of normal bots for each game and number of seats. The pinned ends in tests/house/games
must then be written anew too: the test of the samples says how they are.
"""

import shutil
import tempfile
from pathlib import Path

from core.game import find_game, game_ids
from core.simulate import simulate
from core.store import FolderStore
from tests.support.tree import ROOT

FOLDER = ROOT / "saves"
CREATED = "2026-11-30T00:00:00Z"
SEEDS = range(1, 100)
SHORTEST, LONGEST = 20, 60
"""Turns of a sample."""


def record(game_id: str, seats: int) -> None:
    """Write one sample: the first seed whose game is neither over at once nor long."""
    game = find_game(game_id)
    for seed in SEEDS:
        with tempfile.TemporaryDirectory() as folder:
            store = FolderStore(folder)
            result = simulate(
                game, seats, 1, seed, "normal", store=store, created=CREATED, program="0.1.0"
            )
            if result.finished and SHORTEST <= result.turns.min <= LONGEST:
                (save,) = Path(folder).glob("*.jsonl")
                shutil.copyfile(save, FOLDER / f"{game_id}-{seats}-seats.jsonl")
                return
    raise SystemExit(f"no game of {game_id} for {seats} seats is of that length")


def main() -> None:
    """All of them."""
    for game_id in game_ids():
        low, high = find_game(game_id).seats
        for seats in range(low, high + 1):
            record(game_id, seats)


if __name__ == "__main__":
    main()
