"""All seats one below the other: their figures, their tracks, what lies in front of them."""

from collections.abc import Collection, Sequence
from typing import Final

from core.monster_maker.cards import PRIZES
from core.monster_maker.model import View
from core.monster_maker.rounds import MOST_ROUNDS
from core.monster_maker.values import seat_name
from tui.games.monster_maker.names import listed, monster_text, treasure_text
from tui.games.monster_maker.track import INDENT, scale_of, way_back, way_out
from tui.text import Words, cells
from tui.widgets.lines import Line, Part, plain

NARROW: Final = 80
_NAME: Final = 7


def title_line(words: Words, view: View, width: int, practice: bool) -> Line:
    """The game, the round, the piles."""
    text = _title(words, view, "monster_maker-title", practice)
    if cells.width(text) > width:
        text = _title(words, view, "monster_maker-title.short", practice)
    return plain(text, "text bold")


def _title(words: Words, view: View, key: str, practice: bool) -> str:
    text = words.say(key, name=words.say("monster_maker-name"), piles=piles_text(words, view, key))
    mark = words.say("monster_maker-title-mark")
    return f"{text}  {mark}" if practice else text


def piles_text(words: Words, view: View, key: str = "") -> str:
    """The round, the goal, the sizes of the piles, whether draws are open."""
    short = ".short" if key.endswith(".short") else ""
    state = "open" if view.draws_open else "closed"
    return words.say(
        f"monster_maker-piles{short}",
        round=view.round,
        rounds=int(view.options["rounds"]) or MOST_ROUNDS,
        goal=view.goal,
        deck=view.deck,
        discard=len(view.discard),
        treasures=view.treasure_deck,
        prizes=view.prize_deck,
        draws=words.say(f"monster_maker-draws-{state}{short}"),
    )


def distance_text(view: View, seat: int) -> str:
    """How far a seat has come, `40/105`."""
    match view.phases[seat]:
        case "out":
            return f"{view.outs[seat]}/{view.goal}"
        case "room" | "back":
            return f"{view.backs[seat]}/{view.outs[seat]}"
    return "-"


def phase_name(words: Words, view: View, seat: int) -> str:
    """`OUT`, `ROOM`, `BACK`, `HOME` or `DEAD`."""
    return words.say(f"monster_maker-phase-{view.phases[seat]}")


def facts_line(
    words: Words, view: View, seat: int, name: str, *, width: int, spanned: bool
) -> Line:
    """A seat: whose turn, phase, distance, hand, gold, treasures, the monster in front."""
    turn = seat == view.turn and view.outcome is None
    role = f"{seat_name(seat)}{' bold' if turn else ''}"
    call = ">" if turn else "{" if spanned else " "
    gone = view.phases[seat] in ("home", "dead")
    return (
        (call, "focus bold"),
        (f"{seat_name(seat)} {cells.fit(name, _NAME)} ", role),
        (cells.fit(phase_name(words, view, seat), 7), "muted" if gone else "text bold"),
        (cells.fit(distance_text(view, seat), 8), "text"),
        *_figures(words, view, seat, width),
    )


def _figures(words: Words, view: View, seat: int, width: int) -> list[Part]:
    short = ".short" if width < NARROW else ""
    closed = len(view.treasures[seat]) - len(view.shown[seat])
    texts = (
        words.say(f"monster_maker-fact-hand{short}", count=view.hand_sizes[seat]),
        words.say(f"monster_maker-fact-gold{short}", gold=view.gold[seat]),
        words.say(
            f"monster_maker-fact-treasures{short}", closed=closed, open=len(view.shown[seat])
        ),
    )
    widths = words.say(f"monster_maker-fact-widths{short}").split()
    parts: list[Part] = [
        (_column(text, int(size)), "text") for text, size in zip(texts, widths, strict=True)
    ]
    monster = view.monsters[seat]
    if monster is not None:
        key = f"monster_maker-fact-front{short}"
        parts.append((words.say(key, monster=monster_text(words, monster)), "warn bold"))
    return parts


def _column(text: str, width: int) -> str:
    """A text in its column, or with a space behind it where it is longer."""
    return cells.fit(text, width) if cells.width(text) < width else f"{text} "


def _ways(words: Words, view: View, seat: int, rows: int, scale: int) -> list[Line]:
    out = way_out(words, view.out_rows[seat], view.goal, scale)
    match view.phases[seat]:
        case "out":
            return [out]
        case "room" | "back":
            back = way_back(words, view.back_rows[seat], view.outs[seat], scale)
            return [back] if rows < 3 else [out, back]
    return [plain(f"{' ' * INDENT}{_fate(words, view, seat)}", "muted")]


def _fate(words: Words, view: View, seat: int) -> str:
    if view.phases[seat] == "dead":
        return words.say("monster_maker-fate-dead")
    if view.home[:1] == (seat,) and view.prizes[seat]:
        prize = PRIZES[view.prizes[seat][-1]].gold_plus
        return words.say("monster_maker-fate-first", prize=prize)
    return words.say("monster_maker-fate-home")


def seat_lines(
    words: Words, view: View, seat: int, name: str, *, room: tuple[int, int], spanned: bool
) -> list[Line]:
    """A seat in `room` = (width, rows): its figures, its ways; from four rows on its treasures."""
    width, rows = room
    scale = scale_of(words, view, width)
    lines = [facts_line(words, view, seat, name, width=width, spanned=spanned)]
    lines += _ways(words, view, seat, rows, scale)
    if len(lines) < rows and rows > 3 and view.treasures[seat]:
        carried = listed(words, (treasure_text(words, card) for card in view.treasures[seat]))
        text = words.say("monster_maker-carries", treasures=carried)
        lines.append(plain(cells.fit(f"{' ' * INDENT}{text}", width), "muted"))
    return [*lines, *[()] * (rows - len(lines))][:rows]


def tracks_lines(
    words: Words,
    view: View,
    names: Sequence[str],
    room: tuple[int, int],
    spanned: Collection[int] = (),
) -> list[Line]:
    """All seats, each in as many rows as `room` = (width, rows of a seat) says."""
    lines: list[Line] = []
    for seat in range(view.seats):
        lines += seat_lines(words, view, seat, names[seat], room=room, spanned=seat in spanned)
    return lines
