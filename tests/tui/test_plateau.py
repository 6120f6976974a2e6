"""A long session holds no more than a short one: what was left is let go."""

import gc

from textual.widget import Widget

from tests.support.frames import open_app
from tui.app import make_screen
from tui.screens.dialogs import Choice, Confirm

MOST_FOR_EACH_SCREEN = 20
"""Small objects: the library keeps an emptied cache of each screen, up to 1,024 of them."""


def alive() -> tuple[int, int]:
    """How many widgets there are, and how many objects in all."""
    gc.collect()
    things = gc.get_objects()
    return sum(isinstance(thing, Widget) for thing in things), len(things)


async def go_round(pilot, times: int) -> int:
    """Open and leave screens of every kind; how many it were."""
    app = pilot.app
    for _ in range(times):
        for screen in (
            make_screen("settings"),
            make_screen("help", "how", app.screen),
            make_screen("commands", app.screen),
            make_screen("keymap"),
            Confirm("a", "b"),
            Choice("a", ["b", "c"]),
        ):
            await app.push_screen(screen)
            await pilot.press("down")
            await app.pop_screen()
        app.switch_language()
    await app.workers.wait_for_complete()
    await pilot.pause()
    return times * 6


async def test_100_screens_leave_nothing_behind():
    async with open_app() as pilot:
        await go_round(pilot, 1)
        few, before = alive()
        screens = await go_round(pilot, 17)
        many, after = alive()
        assert many <= few
        assert after - before < MOST_FOR_EACH_SCREEN * screens
