"""Choices that stand in the panel: pieces, seats, cards, directions."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from core.mugen.cards import ACTION_ROWS, BATTLE_ROWS
from core.mugen.model import View
from core.mugen.values import cell_name, piece_name, seat_name
from tui.games import Host
from tui.games.mugen.board import piece_text
from tui.games.mugen.names import card_key, numbered_name, row_text, short_name
from tui.games.mugen.panel import WIDE, card_rows
from tui.games.mugen.steps import Pick
from tui.text import Words, cells
from tui.widgets.box import rule
from tui.widgets.lines import Line, plain

_WAYS: Final = {1: "north", 2: "east", 4: "south", 8: "west"}
_TURNS: Final = {2: "right", 8: "left"}
_NAME: Final = 10


def line_name(words: Words, value: int) -> str:
    """A row or a column, as a pick names it."""
    if value < 7:
        return words.say("mugen-choice-row", line=str(value + 1))
    return words.say("mugen-choice-column", line="abcdefg"[value - 7])


def label(host: Host, view: View, pick: Pick, kind: str) -> str:
    """A choice in words."""
    say, value = host.words.say, pick.value
    match pick.kind:
        case "piece":
            cell = cell_name(view.pieces[value])
            return say("mugen-choice-piece", piece=piece_text(view, value), cell=cell)
        case "pair":
            pair = {"piece": piece_name(value >> 3), "target": piece_name(value & 7)}
            return say("mugen-choice-pair", cell=cell_name(view.pieces[value >> 3]), **pair)
        case "seat":
            return say("mugen-choice-seat", seat=seat_name(value), name=host.names[value])
        case "take" | "card":
            return numbered_name(host.words, value)
        case "line":
            return line_name(host.words, value)
        case "way":
            name = _TURNS[value] if kind == "block" else _WAYS[value]
            return say(f"mugen-choice-{name}")
        case "draw":
            return say("mugen-choice-harvest")
    return cell_name(value)


def choice_lines(
    title: str, labels: Sequence[str], at: int, top: int, room: tuple[int, int]
) -> tuple[list[Line], int]:
    """The choices with their numbers, scrolled to the one in focus; the first one shown."""
    width, height = room
    shown = max(1, min(len(labels), height - 1))
    top = min(max(top, at - shown + 1), at)
    lines: list[Line] = [rule(title, width)]
    for index in range(top, min(len(labels), top + shown)):
        here = index == at
        number = str(index + 1) if index < 9 else " "
        text = cells.fit(f"{'>' if here else ' '}{number} {labels[index]}", width)
        lines.append(plain(text, "text bold reverse" if here else "text"))
    return lines, top


def card_choices(
    words: Words, view: View, cards: Sequence[int], at: int, room: tuple[int, int]
) -> list[Line]:
    """Cards to choose from with their rows, and the whole text of the one in focus."""
    width, height = room
    copies = Counter(view.hand)
    title = words.say("mugen-hand", seat=seat_name(view.seat)) if view.seat >= 0 else ""
    lines: list[Line] = [rule(f"{title}: {words.say('mugen-hand-rows')}", width)]
    for index, card in enumerate(cards):
        here = index == at
        text = cells.fit(_card(words, card, index, copies[card], width), width - 1)
        role = "text bold reverse" if here else "text"
        lines.append(plain(f"{'>' if here else ' '}{text}", role))
    card = cards[at]
    lines.append(rule(numbered_name(words, card), width))
    text = words.say(f"{card_key(card)}.text")
    rows = cells.wrap(text, width - 1)
    room_left = height - len(lines)
    if len(rows) > room_left > 0:
        rows = [*rows[: room_left - 1], cells.fit(rows[room_left - 1] + "  ", width - 1)]
        rows[-1] = rows[-1][:-1] + "~"
    return [*lines, *(plain(f" {row}") for row in rows)]


def _card(words: Words, card: int, index: int, copies: int, width: int) -> str:
    twice = f" x{copies}" if copies > 1 else ""
    if width >= WIDE:
        name = cells.fit(f"{index + 1} {numbered_name(words, card)}{twice}", 26)
        return f"{name}{card_rows(words, card)}"
    name = cells.fit(f"{short_name(words, card)}{twice}", _NAME)
    return f"{index + 1} {name} {row_text(ACTION_ROWS[card])} {row_text(BATTLE_ROWS[card])}"
