"""The FILE of a command line: a path or the name of a saved game; the seat and game in it."""

import os
from pathlib import Path

from core import files
from core.errors import StoreError
from core.files import SUFFIX
from core.game import OPEN, SPECTATOR
from tui import places
from tui.cli_arguments import Usage, needed
from tui.names import letter


def find_file(text: str | None, saves: str | None) -> Path:
    """The file that `text` names: a path, else a game among the saves, else a sample.

    Raises Usage without a text, StoreError where there is none.
    """
    given = needed("FILE", text)
    folders = (places.saves_folder(saves), places.samples_folder())
    ends = (given, given + SUFFIX)
    for path in (Path(given), *(folder / end for folder in folders for end in ends)):
        if os.path.lexists(path):
            return path
    raise StoreError("error-missing", save=given)


def read_file(path: Path) -> bytes:
    """The bytes of a log. Raises StoreError, also for what is no plain file."""
    return files.read_all(path, path.name or str(path))


def check_seat(seat: int, seats: int) -> int:
    """`seat`, which a game of `seats` seats must have. Raises Usage otherwise."""
    if seat >= seats:
        raise Usage("cli-seat", seat=str(seat), last=str(seats - 1))
    return seat


def seat_word(seat: int) -> str:
    """A seat's letter, or the word by which the texts know a spectator and the open view."""
    words = {SPECTATOR: "spectator", OPEN: "open"}
    return words.get(seat) or letter(seat)
