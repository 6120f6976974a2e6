"""Records the sample games in saves/ anew: `python -m tests.support.samples [GAME]…`.

One game of normal bots for each game and number of seats. The pinned ends in tests/house/games
must then be written anew too: the test of the samples says how they are.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from core.game import find_game, game_ids
from core.simulate import simulate
from core.store import FolderStore
from tests.support.tree import ROOT

FOLDER = ROOT / "saves"
CREATED = "2026-11-30T00:00:00Z"
SEEDS = range(1, 21)
SHORTEST = 20
"""Turns of a sample at least."""


def record(game_id: str, seats: int) -> None:
    """Write one sample: of the games of all seeds the shortest that is not over at once."""
    game = find_game(game_id)
    turns = {seed: simulate(game, seats, 1, seed, "normal").turns.min for seed in SEEDS}
    seed = min((seed for seed in SEEDS if turns[seed] >= SHORTEST), key=turns.__getitem__)
    with tempfile.TemporaryDirectory() as folder:
        simulate(
            game,
            seats,
            1,
            seed,
            "normal",
            store=FolderStore(folder),
            created=CREATED,
            program="0.1.0",
        )
        (save,) = Path(folder).glob("*.jsonl")
        shutil.copyfile(save, FOLDER / f"{game_id}-{seats}-seats.jsonl")


def main() -> None:
    """Those of the games named, or of all."""
    for game_id in sys.argv[1:] or game_ids():
        low, high = find_game(game_id).seats
        for seats in range(low, high + 1):
            record(game_id, seats)


if __name__ == "__main__":
    main()
