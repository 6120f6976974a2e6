"""From a draft to a game that has been dealt and saved."""

import secrets
from collections.abc import Iterable
from datetime import UTC, datetime

from core import VERSION
from core.chance import seeded_secret
from core.store import Store, new_id
from core.table import Table
from tui.draft import Draft


def secret_of(draft: Draft) -> bytes:
    """The 32 bytes that decide the dice: fresh ones, or those of the practice seed."""
    return secrets.token_bytes(32) if draft.seed is None else seeded_secret(draft.seed)


def deal(
    store: Store, draft: Draft, secret: bytes, cuts: Iterable[tuple[int, str]], now: float
) -> str:
    """Create the game, let the seats cut with their words, deal; the name of the save.

    Raises BadSetup, StoreError.
    """
    moment = datetime.fromtimestamp(now, UTC)
    save = new_id(draft.game.id, moment)
    with Table.new(
        store,
        save,
        draft.game,
        draft.setup(),
        draft.sitters,
        secret=secret,
        created=f"{moment:%Y-%m-%dT%H:%M:%SZ}",
        practice=draft.seed is not None,
        free_undo=draft.free_undo,
        program=VERSION,
    ) as table:
        for seat, word in cuts:
            table.cut(seat, word)
        table.settle(table.deal())
    return save
