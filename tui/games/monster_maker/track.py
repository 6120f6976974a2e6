"""The tracks of a way out and a way back as rows of cells."""

from collections.abc import Sequence
from typing import Final

from core.monster_maker.cards import PERCHES
from core.monster_maker.model import View
from tui.text import Words, cells
from tui.widgets.lines import Line

STEP: Final = 5
"""The perches of the shortest corridor: one step of a track."""
DOT: Final = 10
INDENT: Final = 3
WIDE: Final = 120
_LARGEST: Final = 5
_SPARE: Final = 25
"""Perches by which a way out may go beyond the goal."""


def scale_of(words: Words, view: View, width: int) -> int:
    """The cells of a step of five perches, as large as the width lets them be."""
    labels = [words.say(f"monster_maker-track-{name}") for name in ("home", "room")]
    room = width - INDENT - 1 - sum(map(cells.width, labels))
    farthest = max(view.goal, *view.outs)
    if width >= WIDE:
        spacious = [size for size in range(3, _LARGEST + 1) if _length(view.goal, size) <= room]
        if spacious:
            return spacious[-1]
    return 2 if _cells(farthest, 2) <= room else 1


def _length(goal: int, scale: int) -> int:
    return _cells(goal + _SPARE, scale)


def _cells(perches: int, scale: int) -> int:
    """The cells that stand for so many perches."""
    return -(-perches * scale // STEP)


def _dots(start: int, end: int, scale: int) -> str:
    """The cells from one to before another, with a dot every ten perches."""
    every = DOT * scale // STEP
    return "".join("." if cell % every == 0 else " " for cell in range(start, end))


def _segment(card: str, scale: int) -> str:
    """A corridor without its bar: `===20==`."""
    inner = PERCHES[card] * scale // STEP - 1
    number = str(PERCHES[card])
    return number.center(inner, "=") if len(number) <= inner else "=" * inner


def way_out(words: Words, row: Sequence[str], goal: int, scale: int) -> Line:
    """The way out, from home at the left towards the treasure room."""
    laid = sum(PERCHES[card] for card in row)
    done = _cells(laid, scale)
    road = "".join(f"{_segment(card, scale)}|" for card in row)
    return (
        (f"{' ' * INDENT}{words.say('monster_maker-track-home')}|", "muted"),
        (road, "road"),
        (_dots(done, _cells(max(goal, laid), scale), scale), "muted"),
        (words.say("monster_maker-track-room"), "muted"),
    )


def way_back(words: Words, row: Sequence[str], out: int, scale: int) -> Line:
    """The way back, from the treasure room at the right towards home."""
    left = out - sum(PERCHES[card] for card in row)
    road = "".join(f"|{_segment(card, scale)}" for card in reversed(row))
    return (
        (f"{' ' * INDENT}{words.say('monster_maker-track-home')}|", "muted"),
        (_dots(0, _cells(max(0, left), scale), scale), "muted"),
        (road, "road"),
        (f"<{words.say('monster_maker-track-room')}", "muted"),
    )
