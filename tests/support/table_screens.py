"""Tables on a screen: saved games with people and bots, opened in an app."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from core.seats import Sitter
from core.store import MemoryStore
from tests.support.frames import open_app
from tests.support.mugen_driver import settled
from tests.support.tables import SAVE, FailingStore, new_table, play
from tui.screens.table import TableScreen

AIKO, BEN = Sitter(name="Aiko"), Sitter(name="Ben")
BOT = Sitter("bot", "normal")
DULL = Sitter("bot", "random")


def saved(*sitters: Sitter, seed: int = 3, actions: int = 0, **more: Any) -> FailingStore:
    """A store with one game, dealt, after so many actions by chance."""
    store = FailingStore()
    with new_table("mugen", sitters or (AIKO, DULL), store=store, seed=seed, **more) as table:
        play(table, actions)
    return store


@asynccontextmanager
async def table_app(
    store: MemoryStore, size: tuple[int, int] = (80, 24), lang: str = "en", **settings: Any
) -> AsyncIterator[tuple[Pilot[int], Any]]:
    """An app at the saved table, and its screen."""
    given = {"pace": "none"} | settings
    async with open_app(size, lang, store=store, start=("table", (SAVE,)), **given) as pilot:
        yield pilot, next(s for s in pilot.app.screen_stack if isinstance(s, TableScreen))


async def to_question(pilot: Pilot[int], screen: Any, kind: str, most: int = 400) -> None:
    """Play on with the first legal action until this is asked of a person here."""
    for _step in range(most):
        await settled(pilot, screen)
        if screen.actor is not None and screen.view.asked.kind == kind:
            return
        legal = screen.client.legal(screen.client.to_act)
        screen.submit([legal[-1]])
        await settled(pilot, screen)
    raise AssertionError(f"no question {kind} in {most} actions")
