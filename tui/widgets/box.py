"""Lines that many screens draw: frames, rules, a text at each end, the live keys."""

from collections.abc import Iterable, Sequence

from tui.text import cells
from tui.widgets.lines import Line, Part, plain


def framed(title: str, body: Sequence[Line], foot: str, width: int, height: int) -> list[Line]:
    """`body` in a frame of `width` x `height` cells, with texts in its upper and lower border."""
    rows = [*body[: height - 2], *[()] * (height - 2 - len(body))]
    return [
        _border("┌", title, "┐", width, "text bold"),
        *([("│", "line"), *_padded(row, width - 2), ("│", "line")] for row in rows),
        _border("└", foot, "┘", width, "text"),
    ]


def _border(left: str, text: str, right: str, width: int, role: str) -> Line:
    if not text:
        return plain(left + "─" * (width - 2) + right, "line")
    shown = cells.fit(text, min(cells.width(text), width - 6))
    rest = "─" * (width - 5 - cells.width(shown))
    return ((f"{left}─ ", "line"), (shown, role), (f" {rest}{right}", "line"))


def _padded(line: Line, width: int) -> list[Part]:
    used = sum(cells.width(text) for text, _role in line)
    if used <= width:
        return [*line, (" " * (width - used), "text")]
    text, role = "".join(text for text, _role in line), line[0][1]
    return [(cells.fit(text, width), role)]


def rule(title: str, width: int) -> Line:
    """A line across `width` cells, with a title near its left end if there is one."""
    if not title:
        return plain("─" * width, "line")
    rest = max(0, width - cells.width(title) - 3)
    return (("─ ", "line"), (title, "muted bold"), (" " + "─" * rest, "line"))


def ends(left: str, right: str, width: int, role: str = "text") -> Line:
    """One text at the left and one at the right end of `width` cells."""
    room = width - cells.width(right)
    return ((cells.fit(left, room), role), (right, "muted"))


def key_line(pieces: Iterable[str], width: int) -> Line:
    """The live keys, two spaces apart, and no half one; those that matter most stand first."""
    text = ""
    for piece in pieces:
        longer = f"{text}  {piece}" if text else piece
        if cells.width(longer) > width:
            break
        text = longer
    return plain(text)
