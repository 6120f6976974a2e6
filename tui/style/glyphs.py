"""The symbols of frames besides ASCII and Japanese, each with its stand-in of one cell."""

import unicodedata
from functools import lru_cache
from typing import Final

AMBIGUOUS: Final[dict[str, str]] = {
    "─": "-",
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋", "+"),
    "━": "=",
    "♠": "S",
    "♥": "H",
    "♣": "C",
    "█": "#",
    "▁": "0",
    "▂": "1",
    "▃": "2",
    "▄": "4",
    "▅": "5",
    "▆": "6",
    "▇": "8",
}
"""Symbols that many terminals set up for Japanese draw two cells wide."""
NARROW: Final[dict[str, str]] = {
    **dict.fromkeys("╸╺", "="),
    **dict.fromkeys("╹╻", "|"),
    "♦": "D",
    "░": ".",
}
"""Symbols that are one cell wide everywhere, but not ASCII."""
_TABLE: Final = str.maketrans(AMBIGUOUS | NARROW)


def is_ambiguous(char: str) -> bool:
    """Whether a terminal may draw `char` one or two cells wide, as it is set up."""
    return unicodedata.east_asian_width(char) == "A"


@lru_cache(maxsize=4096)
def to_ascii(text: str) -> str:
    """`text` without symbols and without glyphs of ambiguous width, cell for cell.

    Japanese stays. Accents are taken off; other ambiguous letters, as in a name, become `?`.
    """
    if text.isascii():
        return text
    return "".join(map(_plain, text.translate(_TABLE)))


def _plain(char: str) -> str:
    if not is_ambiguous(char):
        return char
    base = unicodedata.normalize("NFKD", char)[0]
    return base if base.isascii() and base.isprintable() else "?"
