"""Text measured in terminal cells: cut to size, wrapped, cleaned of anything harmful."""

import unicodedata
from functools import lru_cache
from typing import Final

from rich.cells import cell_len, set_cell_size, split_graphemes

_NOT_FIRST: Final = frozenset(
    ")]},.:;!?、。，．・：；？！」』）】〕》〉ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ%"
)
_NOT_LAST: Final = frozenset("([{「『（【〔《〈")
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Me"})
_MARKS_IN_A_ROW: Final = 2


def width(text: str) -> int:
    """The number of terminal cells that `text` takes."""
    return cell_len(text)


def fit(text: str, cells: int, mark: str = "~") -> str:
    """`text` in exactly `cells` cells: padded, or cut at a cell border and ended with `mark`."""
    if cells <= 0:
        return ""
    if cell_len(text) <= cells:
        return set_cell_size(text, cells)
    room = cells - cell_len(mark)
    if room <= 0:
        return set_cell_size(mark, cells)
    taken, used = 0, 0
    for _start, end, size in split_graphemes(text)[0]:
        if used + size > room:
            break
        taken, used = end, used + size
    return set_cell_size(text[:taken] + mark, cells)


def right(text: str, cells: int) -> str:
    """`text` at the right end of `cells` cells, cut if it is longer."""
    return " " * max(0, cells - cell_len(text)) + fit(text, min(cells, cell_len(text)))


@lru_cache(maxsize=1024)
def _pieces(text: str) -> tuple[str, ...]:
    """What a line may be broken between: words, single wide characters, spaces."""
    pieces: list[str] = []
    last_wide = True
    for start, end, size in split_graphemes(text)[0]:
        char = text[start:end]
        wide = size > 1 or char == " "
        joins = pieces and not wide and not last_wide
        first_of_line_never = pieces and char in _NOT_FIRST and pieces[-1] != " "
        after_opening = pieces and pieces[-1][-1] in _NOT_LAST and char != " "
        if joins or first_of_line_never or after_opening:
            pieces[-1] += char
        else:
            pieces.append(char)
        last_wide = wide
    return tuple(pieces)


def _chop(piece: str, cells: int) -> list[str]:
    parts, used = [""], 0
    for start, end, size in split_graphemes(piece)[0]:
        if used + size > cells and parts[-1]:
            parts.append("")
            used = 0
        parts[-1] += piece[start:end]
        used += size
    return parts


def wrap(text: str, cells: int) -> list[str]:
    """`text` in lines of at most `cells` cells (2 or more); line breaks in it stay.

    Words stay whole where they fit, Japanese breaks anywhere but before closing marks. Only
    spaces at a break are lost.
    """
    return [line for row in text.split("\n") for line in _wrap_row(row, cells)]


def _wrap_row(row: str, cells: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for piece in _pieces(row):
        if cell_len(line) + cell_len(piece) <= cells:
            line += piece
            continue
        if piece == " ":
            lines.append(line)
            line = ""
            continue
        if line.strip():
            lines.append(line.rstrip(" "))
            line = ""
        *whole, line = _chop(line + piece, cells)
        lines.extend(whole)
    return [*lines, line.rstrip(" ")] if line.strip() or not lines else lines


def literal(text: str) -> str:
    """`text` without characters that show nothing or steer the terminal, cell for cell.

    The last check before anything is drawn; `clean` is for text that comes from outside.
    """
    if text.isprintable():
        return text
    kept = []
    for char in text:
        kind = unicodedata.category(char)
        if kind[0] == "Z":
            kept.append(" " * cell_len(char))
        elif kind not in _DROPPED:
            kept.append(char)
    return "".join(kept)


def clean(text: str, limit: int = 200) -> str:
    """Text from outside (names, chat, files) as literal content of at most `limit` cells.

    Without control characters (C0, C1, DEL), bidi controls, zero-width marks, lone surrogates,
    variation selectors and letters that show nothing; line breaks become single spaces. The
    result is for drawing only, never for markup.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text[: limit * 8]):
        kind = unicodedata.category(char)
        if char in "\t\n\r\v\f" or kind[0] == "Z":
            kept.append(" ")
            continue
        marks = marks + 1 if kind == "Mn" else 0
        selector = "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
        if kind in _DROPPED or selector or marks > _MARKS_IN_A_ROW or char in _BLANK_LETTERS:
            continue
        kept.append(char)
    plain = " ".join("".join(kept).split())
    return plain if cell_len(plain) <= limit else fit(plain, limit).rstrip(" ")
