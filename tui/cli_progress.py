"""How far long work has come, shown where a person looks on, and the wish to stop it."""

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from tui.cli_output import Output, is_terminal

_PAUSE: Final = 0.1


class Progress:
    """One line of errors that is written over and over, on terminals only."""

    def __init__(self, out: Output, key: str, **args: object) -> None:
        self._out = out
        self._key = key
        self._args = args
        self._is_shown = is_terminal(sys.stderr)
        self._next = 0.0
        self._width = 0

    def show(self, done: int, of: int) -> None:
        """Say that `done` of `of` parts are done, not too often."""
        now = time.monotonic()
        if self._is_shown and now >= self._next:
            self._next = now + _PAUSE
            text = self._out.words.say(self._key, done=str(done), all=str(of), **self._args)
            self._width = max(self._width, len(text) * 2)
            self._out.note(f"\r{text}")

    def clear(self) -> None:
        """Take the line away."""
        if self._width:
            self._out.note(f"\r{' ' * self._width}\r")
            self._width = 0


class Wish:
    """Whether somebody has pressed Ctrl+C."""

    def __init__(self) -> None:
        self.is_made = False


@contextmanager
def ctrl_c_as_wish() -> Iterator[Wish]:
    """The first Ctrl+C inside is a wish to stop at the next good place; a second one stops."""
    wish = Wish()
    before = signal.getsignal(signal.SIGINT)

    def noted(_number: int, _frame: FrameType | None) -> None:
        wish.is_made = True
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, noted)
    try:
        yield wish
    finally:
        signal.signal(signal.SIGINT, before)
