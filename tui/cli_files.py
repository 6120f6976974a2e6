"""The FILE of a command line: a path or the name of a saved game; the seat and game in it."""

import stat
from pathlib import Path

from core.errors import StoreError
from core.game import OPEN, SPECTATOR
from tui import places
from tui.cli_arguments import Usage, needed
from tui.text import Words

LOGS = ".jsonl"


def find_file(text: str | None, saves: str | None) -> Path:
    """The log that `text` names: a path, else a game among the saves, else a sample.

    Raises Usage without a text, StoreError where there is none or it is no plain file.
    """
    given = Path(needed("FILE", text))
    for path in (given, *_saved(given, places.saves_folder(saves)), *_samples(given)):
        try:
            mode = path.stat().st_mode
        except (FileNotFoundError, NotADirectoryError):
            continue
        if not stat.S_ISREG(mode):
            raise StoreError("cli-no-file", text=str(given))
        return path
    raise StoreError("cli-no-game", text=str(given))


def _saved(given: Path, folder: Path) -> list[Path]:
    if len(given.parts) != 1 or given.name != str(given):
        return []
    return [folder / given, folder / (given.name + LOGS)]


def _samples(given: Path) -> list[Path]:
    return _saved(given, places.samples_folder())


def check_seat(seat: int, seats: int) -> int:
    """`seat`, which a game of `seats` seats must have. Raises Usage otherwise."""
    if seat >= seats:
        raise Usage("cli-seat", seat=str(seat), last=str(seats - 1))
    return seat


def seat_word(seat: int) -> str:
    """A seat's letter, or the word by which the texts know a spectator and the open view."""
    words = {SPECTATOR: "spectator", OPEN: "open"}
    return words.get(seat, chr(ord("A") + seat))


def game_name(words: Words, game: str) -> str:
    """A game's name in the reader's language, or its id."""
    key = f"{game}-name"
    return words.say(key) if words.has(key) else game
