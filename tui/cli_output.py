"""What the commands print, and in which language: plain lines, JSON, errors of one line."""

import contextlib
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from io import TextIOWrapper
from typing import IO, Any, Final

import msgspec

from core.errors import MeikyuError
from tui.locales import is_utf8, language_of
from tui.settings import SettingsFile, settings_path
from tui.text import LANGUAGES, Words
from tui.text.cells import clean

DONE: Final = 0
BAD: Final = 1
USAGE: Final = 2
INCOMPLETE: Final = 3
STOPPED: Final = 130
"""Exit statuses; the last as shells have it for Ctrl+C."""
_WORD: Final = 160


@dataclass(frozen=True, slots=True)
class Output:
    """Where a command prints, in the language of whoever typed it."""

    words: Words

    def line(self, key: str, **args: object) -> None:
        """Print the text of `key`."""
        self.text(self.words.say(key, **args))

    def text(self, text: str) -> None:
        """Print `text`, which is clean. Raises OSError if it can't go out."""
        out = sys.stdout
        if out is None:
            raise BrokenPipeError
        out.write(text + "\n")

    def json(self, value: Any) -> None:
        """Print a value as one JSON text."""
        self.text(msgspec.json.encode(value).decode())

    def error(self, key: str, **details: object) -> None:
        """Print one line to the errors: the text of `key` over cleaned details."""
        shown = {name: _shown(value) for name, value in details.items()}
        line = " ".join(self.words.say(key, **shown).split())
        self.note(f"meikyu: {line}\n")

    def refusal(self, error: MeikyuError) -> None:
        """Print what an error says."""
        self.error(error.key, **error.details)

    def note(self, text: str) -> None:
        """Write `text` to the errors as it stands, if anybody listens there."""
        err = sys.stderr
        if err is not None:
            with contextlib.suppress(OSError, ValueError):
                err.write(text)
                err.flush()


def _shown(value: object) -> str:
    return clean(value if isinstance(value, str) else str(value), _WORD)


def prepare() -> None:
    """Make both streams print what they can: a character they lack becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_terminal(stream: IO[str] | None) -> bool:
    """Whether a person sits at this stream."""
    return stream is not None and not stream.closed and stream.isatty()


def language(given: str | None, environment: Mapping[str, str]) -> str:
    """The language to print: as given, else as set in the app, else as the locale says."""
    if given in LANGUAGES:
        return given
    return SettingsFile(settings_path()).load().language or language_of(environment)


def draws_lines(environment: Mapping[str, str], encoding: str) -> bool:
    """Whether boards are drawn with lines: as set in the app, else where the locale is UTF-8."""
    board = SettingsFile(settings_path()).load().board
    return is_utf8(environment, encoding) if board == "auto" else board == "lines"


def forsake_output() -> None:
    """Let nothing more go to an output that is gone, not even when the program ends."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
