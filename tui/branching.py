"""A game of one's own that goes on from a position of a recorded one."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from core import VERSION
from core.game import Game
from core.log import Sit
from core.replay import branch
from core.seats import Sitter
from core.store import Store, new_id
from core.table import Table

_LEVEL = "normal"


@dataclass(frozen=True, slots=True)
class Branch:
    """Which game, by its bytes and its name, and the record to go on from."""

    data: bytes
    parent: str
    n: int


def as_they_sat(who: Sequence[str], sits: Mapping[int, Sit]) -> dict[int, Sitter]:
    """The people of a position, to be seated again with their names."""
    return {seat: Sitter(name=who[seat]) for seat, sit in sits.items() if sit.kind == "person"}


def alone(game: Game, sits: Mapping[int, Sit], seat: int, name: str) -> dict[int, Sitter]:
    """One person at `seat`; bots take the other seats where people sat."""
    people = (other for other, sit in sits.items() if sit.kind == "person")
    return {**{other: Sitter("bot", _level(game)) for other in people}, seat: Sitter(name=name)}


def _level(game: Game) -> str:
    return _LEVEL if _LEVEL in game.bots else next(iter(game.bots))


def take_over(store: Store, source: Branch, sitters: dict[int, Sitter], now: float) -> str:
    """Make the game, seat everybody; the name of its save.

    Raises Refused where it was over, CorruptLog, StoreError.
    """
    moment = datetime.fromtimestamp(now, UTC)
    game = source.parent.split("-", 1)[0]
    save = new_id(game, moment)
    branch(
        source.data,
        source.n,
        store,
        save,
        parent=source.parent,
        fresh=secrets.token_bytes(32),
        created=f"{moment:%Y-%m-%dT%H:%M:%SZ}",
        program=VERSION,
    )
    with Table.resume(store, save) as table:
        for seat, sitter in sorted(sitters.items()):
            table.settle(table.sit(seat, sitter))
    return save
