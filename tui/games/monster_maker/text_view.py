"""A view as plain lines: the tracks, the hands; for the command line and for tests."""

from collections.abc import Iterable, Sequence
from typing import Final

from core.monster_maker.model import View
from core.monster_maker.values import seat_name
from tui.games.monster_maker.hand import HandMarks, hand_lines
from tui.games.monster_maker.tracks import title_line, tracks_lines
from tui.style.glyphs import to_ascii
from tui.text import Words
from tui.widgets.lines import Line

WIDTH: Final = 80
_ROWS: Final = 3
_MANY: Final = 40
"""Rows enough for any hand."""


def text_view(view: View, lang: str, ascii_only: bool, names: Sequence[str] = ()) -> list[str]:
    """The lines, without spaces at their ends. Seats without `names` go by their letters."""
    words = Words(lang)
    shown = tuple(names) or tuple(map(seat_name, range(view.seats)))
    hand, _spots = hand_lines(words, view, (WIDTH, _MANY), HandMarks())
    lines = [
        title_line(words, view, WIDTH, False),
        *tracks_lines(words, view, shown, (WIDTH, _ROWS)),
        (),
        *hand,
    ]
    texts = _plain(lines)
    return [to_ascii(text) for text in texts] if ascii_only else texts


def _plain(lines: Iterable[Line]) -> list[str]:
    return ["".join(text for text, _role in line).rstrip() for line in lines]
