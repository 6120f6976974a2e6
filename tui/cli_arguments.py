"""What people may write after `meikyu`, read with errors of one line."""

import argparse
import re
from collections.abc import Iterable
from typing import Final, NoReturn

from core.errors import MeikyuError
from core.game import OPEN, SPECTATOR, Value
from core.seats import Sitter
from tui.settings import NAME_CELLS
from tui.text import LANGUAGES
from tui.text.cells import clean

MOST_SEATS: Final = 64
MOST_RECORDS: Final = 999_999_999
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_SEED: Final = re.compile(r"-?[0-9]{1,40}")


class Usage(MeikyuError):
    """A command line that can't be understood."""


class Parser(argparse.ArgumentParser):
    """A parser that raises Usage and leaves help to the text catalogues."""

    def __init__(self, name: str) -> None:
        super().__init__(prog=name, add_help=False, allow_abbrev=False, exit_on_error=False)
        self.add_argument("-h", "--help", action="store_true")
        self.add_argument("--lang")
        self.add_argument("--saves")

    def error(self, message: str) -> NoReturn:
        """Raise Usage with what the library has to say."""
        raise Usage("cli-usage", message=message)

    def read(self, words: list[str]) -> argparse.Namespace:
        """The arguments in `words`. Raises Usage if one is left over or lacks its value."""
        try:
            found, left = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise Usage("cli-value", name=error.argument_name or "") from error
        if left:
            raise Usage("cli-unknown-argument", text=left[0])
        if found.lang is not None and found.lang not in LANGUAGES:
            raise Usage("cli-unknown-language", text=found.lang, known=" ".join(LANGUAGES))
        return found


def needed(name: str, text: str | None) -> str:
    """`text`, which must be there and not empty."""
    if not text:
        raise Usage("cli-missing", name=name)
    return text


def number(name: str, text: str | None, low: int, high: int, default: int | None = None) -> int:
    """A number from `low` to `high` in decimal digits; `default` where none is given."""
    if text is None and default is not None:
        return default
    given = needed(name, text).strip()
    if not _NUMBER.fullmatch(given) or not low <= int(given) <= high:
        raise Usage("cli-number", name=name, text=given, low=str(low), high=str(high))
    return int(given)


def seed(text: str | None) -> int | None:
    """A seed: any whole number of up to 40 digits."""
    if text is None:
        return None
    if not _SEED.fullmatch(text.strip()):
        raise Usage("cli-seed", text=text)
    return int(text)


def seat(text: str | None, is_open: bool = False) -> int:
    """A seat by number from 0 or letter from A; the spectator, or OPEN, where none is given."""
    if text is None:
        return OPEN if is_open else SPECTATOR
    if is_open:
        raise Usage("cli-seat-and-open")
    given = text.strip()
    if len(given) == 1 and given.isascii() and given.isalpha():
        return ord(given.upper()) - ord("A")
    return number("--seat", given, 0, MOST_SEATS - 1)


def options(pairs: Iterable[str]) -> dict[str, Value]:
    """Options of a table as written: `k=v`, each name once. The game checks names and values."""
    found: dict[str, Value] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip() or name.strip() in found:
            raise Usage("cli-option", text=pair)
        found[name.strip()] = value.strip()
    return found


def sitters(text: str) -> list[Sitter]:
    """The seats of a table: `me`, `me:NAME`, `bot` or `bot:LEVEL`, separated by commas.

    Where no name or level is written there is none in the sitter.
    """
    parts = text.split(",")
    if len(parts) > MOST_SEATS:
        raise Usage("cli-seats", text=text)
    return [_sitter(part) for part in parts]


def _sitter(text: str) -> Sitter:
    kind, _, rest = text.strip().partition(":")
    if kind == "me":
        return Sitter("person", name=clean(rest, NAME_CELLS))
    if kind == "bot":
        return Sitter("bot", level=rest.strip())
    raise Usage("cli-seats", text=text)
