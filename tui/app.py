"""The app: one person's language, look, keys and settings, and the way from screen to screen."""

import importlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeAlias

import msgspec
from textual.app import App
from textual.screen import Screen

from tui.keys import Command, KeyMap
from tui.settings import SettingsFile
from tui.style.palette import PALETTES, SIXTEEN, Look, themes
from tui.text import Words

if TYPE_CHECKING:
    from core.store import Store
    from tui.screens.base import Page

Colours: TypeAlias = Literal["full", "few", "none"]

ROUTES: Final[dict[str, tuple[str, str]]] = {
    "home": ("tui.screens.home", "Home"),
    "new": ("tui.screens.new_game", "NewGame"),
    "table": ("tui.screens.table", "TableScreen"),
    "archive": ("tui.screens.archive", "Archive"),
    "replay": ("tui.screens.replay", "ReplayScreen"),
    "settings": ("tui.screens.settings", "SettingsScreen"),
    "help": ("tui.screens.help", "HelpScreen"),
    "rules": ("tui.screens.rules", "Rules"),
    "keymap": ("tui.screens.keymap", "KeyMapScreen"),
    "commands": ("tui.screens.commands", "CommandList"),
}
"""Each screen's module and class; loaded when it is first gone to."""


class MeikyuApp(App[int]):
    """The screens of one person, on their terminal or on a server.

    `store` holds the games, `samples` the read-only ones. `lang` and `narrow_glyphs` are what the
    terminal suggests; settings come first. `start` names the first screen, with its arguments.
    Two things only an app at home is given afterwards: `exports`, the folder where games may be
    written as text, and `shows_chances`, that play-outs may run beside a replay.
    """

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(
        self,
        settings_file: SettingsFile | None = None,
        store: "Store | None" = None,
        samples: "Store | None" = None,
        *,
        lang: str = "en",
        narrow_glyphs: bool = True,
        colours: Colours | None = None,
        now: Callable[[], float] = time.time,
        start: tuple[str, tuple[object, ...]] = ("home", ()),
    ) -> None:
        if colours is None and os.environ.get("NO_COLOR"):
            colours = "none"
        super().__init__(ansi_color=True if colours == "none" else None)
        self.settings_file = settings_file or SettingsFile(None)
        self.settings = self.settings_file.load()
        self.store = store
        self.samples = samples
        self.exports: Path | None = None
        self.shows_chances = False
        self.now = now
        self.animation_level = "none"
        self._terminal_lang = lang
        self._spoken = ""
        self._narrow_glyphs = narrow_glyphs
        self._colours = colours or ("few" if self.console.color_system == "standard" else "full")
        self._start = start
        for theme in themes():
            self.register_theme(theme)
        self._apply()

    def _apply(self) -> None:
        settings = self.settings
        self.words = Words(self._spoken or settings.language or self._terminal_lang)
        self.keymap = KeyMap(settings.keys)
        ascii_only = (
            not self._narrow_glyphs if settings.board == "auto" else settings.board == "ascii"
        )
        palette = SIXTEEN if self._colours == "few" else PALETTES[settings.palette]
        self.look = Look(palette, ascii_only=ascii_only, colours=self._colours != "none")
        self.theme = self.look.theme

    def say(self, key: str, /, **args: object) -> str:
        """The text of `key` in this person's language."""
        return self.words.say(key, **args)

    def get_default_screen(self) -> Screen[Any]:
        """The first screen: the last to be left."""
        name, args = self._start
        return make_screen(name, *args)

    def go(
        self,
        route: str,
        *args: object,
        then: Callable[[Any], None] | None = None,
    ) -> None:
        """Open a screen by its name in `ROUTES`; `then` gets its result when it closes."""
        self.push_screen(make_screen(route, *args), then)

    def turn_to(self, route: str, *args: object) -> None:
        """Open a screen in the place of the present one, which has done its work.

        The first screen can't be replaced: it stays below and is the last to be left.
        """
        if len(self.screen_stack) == 1:
            self.go(route, *args)
        else:
            self.switch_screen(make_screen(route, *args))

    def change(self, **changes: object) -> bool:
        """Change settings by name, show the change everywhere and keep it; False if not kept."""
        self.settings = msgspec.structs.replace(self.settings_file.newest(self.settings), **changes)
        if "language" in changes:
            self._spoken = ""
        self._apply()
        for screen in self.screen_stack:
            if hasattr(screen, "redraw"):
                screen.redraw()
                screen.refresh()
        return self.settings_file.save(self.settings)

    def speak(self, lang: str) -> None:
        """Another language for as long as this app runs; it is not kept."""
        self._spoken = lang
        self._apply()

    def switch_language(self) -> None:
        """The other language, at once."""
        self.change(language=self.words.other)

    def open_settings(self) -> None:
        """The settings, over any screen."""
        self.go("settings")

    def open_help(self, topic: str, page: "Page[Any] | None" = None) -> None:
        """The help pages of `topic`, then the keys of `page`, over any screen."""
        self.go("help", topic, page)

    def open_commands(self, page: "Page[Any]") -> None:
        """The list of everything that can be done on `page`, with search."""

        def chosen(command: Command | None) -> None:
            if command is not None:
                page.call_later(page.run, command)

        self.go("commands", page, then=chosen)

    def leave(self) -> None:
        """End the app; everything is saved already."""
        self.exit(0)

    async def action_quit(self) -> None:
        """Ctrl+Q."""
        self.leave()


def make_screen(route: str, *args: object) -> Screen[Any]:
    """A new screen by its name in `ROUTES`."""
    module, name = ROUTES[route]
    screen = getattr(importlib.import_module(module), name)(*args)
    assert isinstance(screen, Screen)
    return screen
