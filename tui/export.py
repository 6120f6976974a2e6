"""A recorded game as plain text: who played what, and every record of its log."""

from pathlib import Path

from core.errors import StoreError
from core.game import OPEN, SPECTATOR
from core.history import game_of
from core.log import read
from tui.games import game_ui
from tui.names import game_name, letter
from tui.text import Words
from tui.walk import Walk


def log_text(data: bytes, words: Words) -> str:
    """The log in words: all of it for a closed game, what a spectator may know for another.

    Raises CorruptLog, UnknownRules, and Refused for a game that was never dealt.
    """
    log = read(data)
    ui = game_ui(game_of(log.head).id)
    walk = Walk(log, words, ui)
    walk.look(words, OPEN if walk.replay.is_closed else SPECTATOR)
    say = words.say
    head = [
        game_name(words, walk.replay.game.id),
        say("archive-rules", rules=str(log.head.rules)),
        log.head.created,
        *(f"{letter(seat)} {name}" for seat, name in enumerate(walk.names)),
        *(f"{name} = {str(value).lower()}" for name, value in walk.replay.setup.options.items()),
    ]
    rows = [row for index in range(len(walk.book.fed)) for row in _record(walk, index)]
    damage = walk.replay.damage
    tail = [say(damage.key, **damage.details)] if damage else []
    return "".join(f"{line}\n" for line in (*head, "", *rows, *tail))


def _record(walk: Walk, index: int) -> list[str]:
    number = f"{walk.book.fed[index].n:>5}"
    lines = walk.book.lines(index)
    return [f"{' ' * len(number) if row else number}  {line}" for row, line in enumerate(lines)]


def write_text(path: Path, text: str) -> None:
    """Write a file that did not exist. Raises StoreError."""
    try:
        with path.expanduser().open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise StoreError("archive-export-exists", path=path.name) from None
    except (OSError, ValueError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise StoreError("archive-export-failed", path=path.name, reason=reason) from error
