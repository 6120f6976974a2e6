"""From a save to a game on a screen: to play it, or to watch what another process plays."""

from collections.abc import Callable

from core.errors import Busy
from core.store import Store
from core.table import Note, Table
from tui.client import Client, LocalClient
from tui.watching import WatchClient


def open_client(
    store: Store, save: str, pace: Callable[[], float]
) -> tuple[Client, tuple[Note, ...]]:
    """The game of a save, dealt if it was not, and what had to be repaired.

    Where another process plays it, one that only watches. Raises StoreError, CorruptLog,
    UnknownRules.
    """
    try:
        table = Table.resume(store, save)
    except Busy:
        return WatchClient(store, save), ()
    if not table.is_dealt and not table.is_closed:
        table.settle(table.deal())
    return LocalClient(table, pace), tuple(table.notes)
