"""The library's driver for Unix terminals, told to ask for less and to survive their loss."""

from typing import Final

from textual.drivers.linux_driver import LinuxDriver

from tui.app import MeikyuApp

_NOT_ASKED_FOR: Final = frozenset(
    {
        "\x1b[?1003h",  # every move of the mouse: 2 to 5 ms each, and nothing here hovers
        "\x1b[?1015h",  # an older form of what 1006 reports
        "\x1b[?1016h",  # the mouse in pixels
        "\x1b[?2048$p",  # the window's size in band, which goes with pixels
        "\x1b[>25u",  # every key as an escape code: it stands in the way of Japanese input
        "\x1b[<u",  # the end of that
    }
)
_HIDE_CURSOR: Final = "\x1b[?25l"
_SHOW_CURSOR: Final = "\x1b[?25h"


class TerminalDriver(LinuxDriver):
    """Clicks and the wheel only; when the terminal is gone nothing waits for it."""

    def write(self, data: str) -> None:
        """Write to the terminal, if it is there."""
        if data == _HIDE_CURSOR and self._keeps_cursor():
            data = _SHOW_CURSOR
        thread = self._writer_thread
        if data not in _NOT_ASKED_FOR and thread is not None and thread.is_alive():
            super().write(data)

    def _keeps_cursor(self) -> bool:
        return isinstance(self._app, MeikyuApp) and self._app.settings.cursor

    def close(self) -> None:
        """Clean up; a writer that died with the terminal is not waited for."""
        if self._writer_thread is not None and self._writer_thread.is_alive():
            super().close()
