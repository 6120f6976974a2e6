"""A view as plain lines: the maze, the seats, the hands; for the command line and for tests."""

from collections.abc import Iterable, Sequence
from typing import Final

from core.mugen.model import View
from core.mugen.values import seat_name
from tui.games.mugen.board import board_rows, faces, letters
from tui.games.mugen.panel import hand_lines, seats_lines, title_line
from tui.games.mugen.tile import SMALL
from tui.style.glyphs import to_ascii
from tui.text import Words
from tui.widgets.lines import Line

WIDTH: Final = 49
"""The columns of seats and hand, which have no room for the texts of cards."""


def text_view(view: View, lang: str, ascii_only: bool, names: Sequence[str] = ()) -> list[str]:
    """The lines, without spaces at their ends. Seats without `names` go by their letters."""
    words = Words(lang)
    shown = tuple(names) or tuple(map(seat_name, range(view.seats)))
    lines: list[Line] = [title_line(words, view, shown, WIDTH, False), (), letters(SMALL)]
    tiles = faces(view)
    for row in range(7):
        lines += board_rows(tiles, SMALL, row)
    lines += [(), *seats_lines(words, view, shown, WIDTH), ()]
    lines += hand_lines(words, view, (WIDTH, 0))
    texts = _plain(lines)
    return [to_ascii(text) for text in texts] if ascii_only else texts


def _plain(lines: Iterable[Line]) -> list[str]:
    return ["".join(text for text, _role in line).rstrip() for line in lines]
