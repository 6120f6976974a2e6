"""The terminal at hand: what it can draw, and an app on it that always gives it back."""

import asyncio
import locale
import os
import signal
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from textual.driver import Driver
from textual.worker import WorkerFailed

from tui.app import MeikyuApp
from tui.locales import is_utf8, language_of
from tui.probe import ask_column
from tui.settings import SettingsFile, settings_path

if TYPE_CHECKING:
    from core.store import Store

_POOR_TERMINALS: Final = frozenset({"linux", "dumb"})
_WATCH_SECONDS: Final = 2.0


def can_draw_lines(environ: Mapping[str, str], encoding: str, column: int | None) -> bool:
    """Whether symbols of ambiguous width may be drawn as one cell.

    `column` is where the cursor stood (from 1) after one line symbol in the first column, None
    if the terminal did not say. Without an answer a Japanese locale means no.
    """
    if not is_utf8(environ, encoding) or environ.get("TERM", "") in _POOR_TERMINALS:
        return False
    if column is None:
        return language_of(environ) != "ja"
    return column == 2


def probe(environ: Mapping[str, str]) -> bool:
    """Ask the terminal itself, where there is one, whether line symbols are one cell wide."""
    encoding = sys.stdout.encoding or locale.getpreferredencoding(False)
    if not can_draw_lines(environ, encoding, 2):
        return False
    return can_draw_lines(environ, encoding, ask_column("─"))


def driver_class() -> type[Driver] | None:
    """Our driver for terminals of Unix; None leaves the choice to the library."""
    if sys.platform == "win32":
        return None
    from tui.driver import TerminalDriver  # noqa: PLC0415 - the module exists on Unix only

    return TerminalDriver


class TerminalApp(MeikyuApp):
    """The app on the terminal that the process was started from."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.is_lost = False
        self.fault: BaseException | None = None
        self.driver_class = driver_class() or self.driver_class

    def on_mount(self) -> None:
        """Watch that the terminal is still there."""
        self.set_interval(_WATCH_SECONDS, self._watch)

    def _watch(self) -> None:
        if sys.__stdin__ is not None and not os.isatty(sys.__stdin__.fileno()):
            self.stop(signal.SIGHUP if sys.platform != "win32" else signal.SIGTERM)

    def _handle_exception(self, error: Exception) -> None:
        # The library would print all variables on the way, hands and secrets among them.
        if self.fault is None:
            self.fault = error.error if isinstance(error, WorkerFailed) else error
        self._return_code = 1
        self._close_messages_no_wait()

    def stop(self, number: int) -> None:
        """End because of a signal: the terminal is restored, the status says which."""
        self.is_lost = sys.platform != "win32" and number == signal.SIGHUP
        self.exit(return_code=128 + number)


async def _run(app: TerminalApp) -> None:
    if sys.platform != "win32":
        loop = asyncio.get_running_loop()
        for number in (signal.SIGHUP, signal.SIGTERM):
            loop.add_signal_handler(number, partial(app.stop, number))
    await app.run_async(mouse=app.settings.mouse)


def _forsake_terminal() -> None:
    """Let nothing more go to a terminal that is gone, not even when the program ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.__stdout__, sys.__stderr__):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def run_app(
    store: "Store | None",
    samples: "Store | None" = None,
    *,
    lang: str | None = None,
    start: tuple[str, tuple[object, ...]] = ("home", ()),
) -> int:
    """Run the screens on this terminal until they are left; gives the exit status.

    `lang` is for this run, over the settings; `start` is the first screen with its arguments.
    Raises whatever went wrong on a screen, once the terminal has been given back.
    """
    environ = os.environ
    app = TerminalApp(
        SettingsFile(settings_path()),
        store,
        samples,
        lang=lang or language_of(environ),
        narrow_glyphs=probe(environ),
        start=start,
    )
    app.exports = Path.cwd()
    app.shows_chances = True
    if lang is not None:
        app.speak(lang)
    asyncio.run(_run(app))
    if app.is_lost:
        _forsake_terminal()
    if app.fault is not None:
        raise app.fault
    return app.return_code or 0
