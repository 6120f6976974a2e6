"""The lines beside the maze: title, seats, hands, action points."""

from collections.abc import Sequence
from typing import Final

from core.game import OPEN
from core.mugen.cards import ACTION_ROWS, BATTLE_ROWS
from core.mugen.model import View
from core.mugen.values import cell_name, piece_name, seat_name
from tui.games.mugen.board import has_lasting, piece_text
from tui.games.mugen.names import card_key, numbered_name, row_text, short_name
from tui.text import Words, cells
from tui.widgets.box import rule
from tui.widgets.lines import Line, Part, plain

WIDE: Final = 50
"""From this width on the panel has room for the texts of cards."""
_TALL: Final = 24
"""The same for its height."""
_TEXT_ROWS: Final = 3
_ROW: Final = 6


def treasure_text(view: View) -> str:
    """Who carries the treasure, or where it lies."""
    return piece_name(view.carrier) if view.carrier >= 0 else cell_name(view.treasure)


def title_line(words: Words, view: View, names: Sequence[str], width: int, practice: bool) -> Line:
    """The game, the round and the piles."""
    key = "mugen-title-practice" if practice else "mugen-title"
    if width > 2 * WIDE:
        key = "mugen-title-wide"
    text = words.say(
        key,
        round=view.round,
        number=view.number,
        name=names[view.turn],
        treasure=treasure_text(view),
        deck=view.deck,
        discard=len(view.discard),
    )
    mark = f"   {words.say('mugen-title-mark')}" if practice and width > 2 * WIDE else ""
    return plain(text + mark, "text bold")


def seat_line(words: Words, view: View, seat: int, names: Sequence[str], width: int) -> Line:
    """A seat: whose turn, a call out of turn, the treasure, the card in front, its battle row."""
    wide = width >= WIDE
    asked = view.asked.seat if view.asked else -1
    call = ">" if seat == view.turn else "!" if seat == asked else " "
    letter = seat_name(seat) if view.fronts[seat] >= 0 else seat_name(seat).lower()
    carries = view.carrier >= 0 and view.carrier >> 1 == seat
    name = cells.fit(names[seat], 10 if wide else 7)
    room = width - cells.width(name) - _ROW - 5
    role = seat_name(seat)
    acts = " bold" if seat in (asked, view.turn) else ""
    return (
        (call, "warn bold" if call == "!" else "focus bold"),
        (f"{letter} ", f"{role}{acts}"),
        (name, f"{role}{acts}"),
        ("$" if carries else " ", "focus bold"),
        (cells.fit(_front_text(words, view, seat, wide), room), "text"),
        (" ", "text"),
        (_front_row(view, seat), "text"),
    )


def _front_text(words: Words, view: View, seat: int, wide: bool) -> str:
    card = view.fronts[seat]
    if card < 0:
        return words.say("mugen-cardless")
    text = short_name(words, card) + ("*" if has_lasting(view, seat) else "")
    if wide and view.bound[seat] >= 0:
        text += " " + words.say("mugen-binds", piece=piece_name(view.bound[seat]))
    return text


def _front_row(view: View, seat: int) -> str:
    card = view.fronts[seat]
    return "-" * _ROW if card < 0 else row_text(BATTLE_ROWS[card])


def note_line(words: Words, view: View, width: int) -> Line:
    """What else holds: goals where there is room, bound pieces, who is out, who was attacked."""
    gap = words.say("mugen-gap")
    parts = [_goals(words, view)] if width >= WIDE else _bindings(words, view)
    out = [seat_name(seat) for seat, card in enumerate(view.fronts) if card < 0]
    if out and width >= WIDE:
        parts += [words.say("mugen-note-out-wide", seat=letter) for letter in out]
    elif out:
        parts.append(words.say("mugen-note-out", seat=" ".join(out).lower()))
    if view.claim >= 0:
        parts.append(words.say("mugen-note-claim", piece=piece_name(view.claim)))
    if view.attacked and width >= WIDE:
        pieces = " ".join(map(piece_name, view.attacked))
        parts.append(words.say("mugen-note-fought", pieces=pieces))
    text = gap.join(parts)
    return plain(text if cells.width(text) <= width else text.replace("  ", " "), "muted")


def _goals(words: Words, view: View) -> str:
    goals = [f"{seat_name(seat)} {cell_name(cell)}" for seat, cell in enumerate(view.goals)]
    return f"{words.say('mugen-goals')} {'  '.join(goals)}"


def _bindings(words: Words, view: View) -> list[str]:
    return [
        words.say("mugen-note-bound", piece=piece_text(view, piece), by=seat_name(seat))
        for seat, piece in enumerate(view.bound)
        if piece >= 0
    ]


def seats_lines(
    words: Words, view: View, names: Sequence[str], width: int, note: str = ""
) -> list[Line]:
    """All seats and the line below them; `note` stands in for that line."""
    seats = [seat_line(words, view, seat, names, width) for seat in range(view.seats)]
    head = [rule(words.say("mugen-seats"), width)] if width >= WIDE else []
    return [*head, *seats, plain(note, "muted") if note else note_line(words, view, width)]


def points_line(words: Words, view: View, piece: int = -1) -> Line:
    """Action points left, the piece that is to spend them, who was attacked this turn."""
    card = view.fronts[view.turn]
    if view.phase != "act" or not view.die or card < 0:
        return ()
    all_points = ACTION_ROWS[card][view.die - 1]
    if view.attacked:
        fought = " ".join(map(piece_name, view.attacked))
        name = f" {piece_name(piece)}" if piece >= 0 else ""
        points = {"left": view.ap, "all": all_points, "piece": name, "pieces": fought}
        return plain(words.say("mugen-points-fought", **points), "text bold")
    text = words.say("mugen-points", left=view.ap, all=all_points, die=view.die)
    if piece >= 0:
        text += f"  {words.say('mugen-points-piece', piece=piece_name(piece))}"
    return plain(text, "text bold")


def card_rows(words: Words, card: int) -> str:
    """Both rows of a card, `act 223344  btl 123456`."""
    rows = row_text(ACTION_ROWS[card]), row_text(BATTLE_ROWS[card])
    return words.say("mugen-rows", action=rows[0], battle=rows[1])


def card_lines(words: Words, number: int, card: int, width: int, has_text: bool) -> list[Line]:
    """A card of the hand with its number, its rows and, where there is room, its text."""
    name = f" {number} {numbered_name(words, card)}"
    if not has_text:
        return [plain(name), plain(f"   {card_rows(words, card)}", "muted")]
    text = cells.wrap(words.say(f"{card_key(card)}.text"), width - 4)[:_TEXT_ROWS]
    text += [""] * (_TEXT_ROWS - len(text))
    head = (
        (cells.fit(name, 27), "text"),
        (card_rows(words, card), "muted"),
    )
    return [head, *(plain(f"   {row}", "muted") for row in text), ()]


def hand_lines(
    words: Words, view: View, room: tuple[int, int], piece: int = -1, hint: str = ""
) -> list[Line]:
    """The hand of the viewer, or for others how many cards everybody holds."""
    width, height = room
    has_text = width >= WIDE and height >= _TALL
    points = points_line(words, view, piece)
    if view.seat < 0:
        return [*_hand_sizes(words, view, width, hint), points]
    lines = [rule(words.say("mugen-hand", seat=seat_name(view.seat)), width)]
    for number, card in enumerate(view.hand, 1):
        lines += card_lines(words, number, card, width, has_text)
    return [*lines, points]


def _hand_sizes(words: Words, view: View, width: int, hint: str) -> list[Line]:
    lines = [rule(words.say("mugen-hands"), width)]
    for seat, size in enumerate(view.hand_sizes):
        letter = seat_name(seat)
        text = words.say("mugen-hand-size", seat=letter, count=size)
        if view.seat == OPEN:
            text = f"{letter}  {', '.join(short_name(words, card) for card in view.hands[seat])}"
        first: Part = (f" {text[:1]}", letter)
        lines.append((first, (text[1:], "text")))
    return [*lines, plain(f" {hint}", "muted")] if hint else lines


def brief_hand(words: Words, view: View, width: int) -> list[Line]:
    """The hand in one line for each card, or what others know of all hands."""
    if view.seat < 0:
        return _hand_sizes(words, view, width, "")
    cards = [f" {number} {numbered_name(words, card)}" for number, card in enumerate(view.hand, 1)]
    return [rule(words.say("mugen-hand", seat=seat_name(view.seat)), width), *map(plain, cards)]
