"""Frames of a running app as plain text, and an app to take them from."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual._context import visible_screen_stack
from textual.pilot import Pilot

from tui.app import MeikyuApp
from tui.settings import Settings, SettingsFile
from tui.style.glyphs import is_ambiguous
from tui.text import cells

SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
NOW = 1_764_500_000.0
"""The frozen clock of screen tests (UTC, November 2025)."""


class FixedSettings(SettingsFile):
    """Settings that start as told and are never written."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(None)
        self.settings = settings

    def load(self) -> Settings:
        return self.settings


@asynccontextmanager
async def open_app(
    size: tuple[int, int] = (80, 24),
    lang: str = "en",
    board: str = "lines",
    *,
    store: Any = None,
    samples: Any = None,
    start: tuple[str, tuple[object, ...]] = ("home", ()),
    colours: Any = "full",
    name: str = "Aiko",
    settings_path: Path | None = None,
    **settings: Any,
) -> AsyncIterator[Pilot[int]]:
    """A running app without a terminal; `pilot.app` is the app. The clock stands at NOW.

    `settings_path` is a real file of settings, in place of the ones given here.
    """
    kept = Settings(language=lang, board=board, name=name, **settings)
    file = SettingsFile(settings_path) if settings_path else FixedSettings(kept)
    app = MeikyuApp(file, store, samples, colours=colours, now=lambda: NOW, start=start)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


async def resize(pilot: Pilot[int], width: int, height: int) -> None:
    """Another size of the window, and all drawn for it."""
    await pilot.resize_terminal(width, height)
    while pilot.app.screen.size != (width, height):
        await pilot.pause()
    await pilot.pause()


def strips_of(app: Any) -> list[Any]:
    """The rows of the screen as the terminal gets them: the one private access of the tests.

    Below a dialog they show the page that it lies over.
    """
    visible_screen_stack.set(list(app._background_screens))
    return list(app.screen._compositor.render_strips())


def frame(app: Any) -> str:
    """What the screen shows, one line a row, each as wide as the terminal, LF at the end."""
    rows = ["".join(segment.text for segment in strip) for strip in strips_of(app)]
    for row in rows:
        assert cells.width(row) == app.size.width, row
    assert len(rows) == app.size.height
    return "".join(f"{row}\n" for row in rows)


def rows_of(app: Any) -> list[str]:
    """The rows of `frame`, without the spaces at their ends."""
    return [row.rstrip() for row in frame(app).splitlines()]


def assert_ascii(text: str) -> None:
    """No symbol and no glyph of ambiguous width; Japanese may stand."""
    assert not [char for char in text if is_ambiguous(char) or "\u2500" <= char <= "\u26ff"]
