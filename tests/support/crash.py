"""A process that plays and tells what it has acknowledged, to be killed at any moment.

Arguments: the folder of the saves, and the seed. Each line of output is the number of a record
that has been made durable and confirmed.
"""

import sys
from functools import partial
from pathlib import Path

from tests.support import toy


def tell(save: str, n: int) -> None:
    """Acknowledge a record."""
    sys.stdout.write(f"{save} {n}\n")
    sys.stdout.flush()


def main(folder: str, seed: int) -> None:
    """Play games on and on, resuming what is there."""
    toy.register()
    from core.store import FolderStore  # noqa: PLC0415
    from core.table import Table  # noqa: PLC0415
    from tests.support.tables import new_table, play  # noqa: PLC0415

    store = FolderStore(Path(folder))
    number = len(store.ids())
    if number:
        with Table.resume(store, store.ids()[-1]) as table:
            table.watch(partial(tell, table.id))
            play(table)
    while True:
        with new_table(store=store, save=f"game-{number:06}", seed=seed + number) as table:
            table.watch(partial(tell, table.id))
            play(table)
        number += 1


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
