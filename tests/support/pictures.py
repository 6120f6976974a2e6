"""Draws the pictures of the README anew: `python -m tests.support.pictures`."""

import asyncio

from core.bots import bot_action
from core.chance import seeded_secret
from core.game import find_game
from core.seats import Sitter
from core.store import FolderStore, MemoryStore, Store
from core.table import Table
from tests.support.frames import open_app
from tests.support.tree import ROOT

FOLDER = ROOT / "screenshots"
SEED, ACTIONS = 11, 90
SAMPLE, RECORD = "mugen-4-seats", 120


async def draw(name: str, store: Store, start: tuple[str, tuple[object, ...]]) -> None:
    """One picture: the screen that the app starts with."""
    async with open_app(store=store, start=start) as pilot:
        await pilot.pause()
        picture = pilot.app.export_screenshot(title="meikyu")
    (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")


def table() -> Store:
    """A game in which a person called Aiko is to act, some way in."""
    game, store = find_game("mugen"), MemoryStore()
    sitters = [Sitter(name="Aiko"), *[Sitter("bot", level="normal")] * 2]
    with Table.new(
        store, "table", game, game.setup(3), sitters,
        secret=seeded_secret(SEED), created="2026-11-30T00:00:00Z", clock=lambda: 0,
    ) as made:  # fmt: skip
        made.settle(made.deal())
        played = 0
        while (seat := made.to_act) is not None and (played < ACTIONS or not _is_awaited(made)):
            made.settle(made.submit(seat, bot_action(made, seat), made.expected))
            played += 1
    return store


def _is_awaited(made: Table) -> bool:
    """Whether the person is to spend action points: the decision with most to look at."""
    return made.to_act == 0 and len(made.legal(0)) > 4 and made.view(0).hand_sizes[0] == 3


async def main() -> None:
    """All of them."""
    samples = FolderStore(ROOT / "saves", read_only=True)
    await draw("replay", samples, ("replay", (SAMPLE, samples, RECORD)))
    await draw("table", table(), ("table", ("table",)))


if __name__ == "__main__":
    asyncio.run(main())
