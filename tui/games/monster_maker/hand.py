"""The hand as cards by kind, with what it can still reach; and the hands of others."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, NamedTuple

from core.game import OPEN
from core.monster_maker import odds
from core.monster_maker.cards import PERCHES
from core.monster_maker.model import View
from core.monster_maker.permit import rest
from core.monster_maker.values import seat_name
from tui.games.monster_maker.names import (
    card_name,
    group_of,
    hand_text,
    in_order,
    listed,
    treasure_text,
)
from tui.text import Words, cells
from tui.widgets.box import rule
from tui.widgets.lines import Line, Part, plain

LABEL: Final = 10


@dataclass(frozen=True, slots=True)
class HandMarks:
    """By place in the hand as shown: the card in focus (-1: none), and those that may be chosen.

    `live` is None where all may.
    """

    focus: int = -1
    live: Collection[int] | None = None


class Spot(NamedTuple):
    """Where a card of the hand is drawn: row, first cell, cell behind it, its place in the hand."""

    row: int
    start: int
    end: int
    at: int


class _Entry(NamedTuple):
    at: int
    group: str
    text: str


def hand_lines(
    words: Words, view: View, room: tuple[int, int], marks: HandMarks, hint: str = ""
) -> tuple[list[Line], list[Spot]]:
    """The hand of the viewer in `room` = (width, rows), with its title, and where its cards are.

    For others it is how many cards everybody holds, or in the open view which.
    """
    width, height = room
    if view.seat < 0:
        return _all_hands(words, view, width, hint), []
    count = len(view.hand)
    title = words.say("monster_maker-hand", seat=seat_name(view.seat), count=count)
    way, carried = _way_home(words, view, width), _carried(words, view)
    left = height - 1 - len(way)
    lines, spots = _fitted(words, view, (width, left - bool(carried)), marks)
    below = [*way, *_rows(words, "carried", carried, (width, left - len(lines)))]
    return [rule(title, width), *lines, *below][:height], spots


def _fitted(
    words: Words, view: View, room: tuple[int, int], marks: HandMarks
) -> tuple[list[Line], list[Spot]]:
    """The cards, closer together the less room there is."""
    found: tuple[list[Line], list[Spot]] = [], []
    for labelled in (True, False):
        for brief in (False, True):
            found = _cards(words, _entries(words, view, brief, marks), room[0], labelled, marks)
            if len(found[0]) <= room[1]:
                return found
    return found


def _entries(words: Words, view: View, brief: bool, marks: HandMarks) -> list[_Entry]:
    signs = way_signs(words, view)
    found = []
    for at, card in enumerate(in_order(view.hand)):
        text = hand_text(words, card, brief=brief)
        if card in signs:
            text = f"{text} {signs[card]}"
        is_off = marks.live is not None and at not in marks.live
        text = f"({text})" if is_off else f" {text}"
        found.append(_Entry(at, group_of(card), text))
    return found


def way_signs(words: Words, view: View) -> dict[str, str]:
    """By corridor on the way back: that it leads home, or that others can after it."""
    found = {}
    for way in odds.ways_back(view):
        if way.exact:
            key = "home" if way.rest == 0 else "exact"
            found[way.card] = words.say(f"monster_maker-way-{key}")
    return found


def _cards(
    words: Words, entries: Sequence[_Entry], width: int, labelled: bool, marks: HandMarks
) -> tuple[list[Line], list[Spot]]:
    lines: list[list[Part]] = []
    spots: list[Spot] = []
    groups = groupby(entries, key=lambda entry: entry.group if labelled else "")
    for group, members in groups:
        label = words.say(f"monster_maker-group-{group}") if labelled else ""
        used = _begin(lines, label, labelled)
        for entry in members:
            text = f"{entry.at + 1}{entry.text}"
            size = cells.width(text) + 1
            first = used == (LABEL if labelled else 0)
            if not first and used + 1 + size > width:
                used, first = _begin(lines, "", labelled), True
            if not first:
                lines[-1].append((" ", "text"))
                used += 1
            lines[-1] += _entry(entry, text, marks)
            spots.append(Spot(len(lines), used, used + size, entry.at))
            used += size
    return list(lines), spots


def _begin(lines: list[list[Part]], label: str, labelled: bool) -> int:
    lines.append([(cells.fit(label, LABEL), "muted")] if labelled else [])
    return LABEL if labelled else 0


def _entry(entry: _Entry, text: str, marks: HandMarks) -> list[Part]:
    here = entry.at == marks.focus
    off = marks.live is not None and entry.at not in marks.live
    role = "text bold reverse" if here else "muted" if off else "text"
    return [(">" if here else " ", "focus bold"), (text, role)]


def _rows(words: Words, key: str, text: str, room: tuple[int, int]) -> list[Line]:
    """A labelled text in `room` = (width, rows), cut with a mark where it is longer."""
    width, rows = room[0] - LABEL - 1, max(1, room[1])
    if not text:
        return []
    shown = cells.wrap(text, width)
    if len(shown) > rows:
        shown = [*shown[: rows - 1], f"{cells.fit(shown[rows - 1], width - 1, '').rstrip()}~"]
    label = cells.fit(words.say(f"monster_maker-group-{key}"), LABEL)
    labels = [label, *[" " * LABEL] * (len(shown) - 1)]
    return [
        ((label, "muted"), (f" {row}", "text")) for label, row in zip(labels, shown, strict=True)
    ]


def _way_home(words: Words, view: View, width: int) -> list[Line]:
    """What is left, the sums that the hand can make, the sets that bring exactly home."""
    seat = view.seat
    if view.phases[seat] not in ("room", "back"):
        return []
    left = rest(view, seat)
    sums = [total for total in odds.exact_rests(view) if total <= left]
    text = words.say("monster_maker-way-left", left=left)
    if sets := exact_sets(view):
        text += words.say("monster_maker-way-sets", sets="  ".join(sets[:3]))
    elif sums:
        text += words.say("monster_maker-way-sums", sums=" ".join(map(str, sums)))
    else:
        text += words.say("monster_maker-way-none")
    return _rows(words, "way", text, (width, 1))


def exact_sets(view: View) -> list[str]:
    """The sets of corridors that bring exactly home, by their numbers in the hand: `1+3`."""
    order = in_order(view.hand)
    found = []
    for cards in odds.ways_home(view):
        taken: list[int] = []
        for card in cards:
            free = (at for at, own in enumerate(order) if own == card and at not in taken)
            taken.append(next(free))
        found.append("+".join(str(at + 1) for at in sorted(taken)))
    return found


def _carried(words: Words, view: View) -> str:
    """The own treasures with what they are worth."""
    return listed(words, (treasure_text(words, card) for card in view.treasures[view.seat]))


def _all_hands(words: Words, view: View, width: int, hint: str) -> list[Line]:
    lines: list[Line] = [rule(words.say("monster_maker-hands"), width)]
    for seat, size in enumerate(view.hand_sizes):
        text = words.say("monster_maker-hand-size", count=size)
        if view.seat == OPEN:
            text = listed(words, (_brief(words, card) for card in in_order(view.hands[seat])))
        parts: Line = ((f" {seat_name(seat)} ", seat_name(seat)), (text, "text"))
        lines += [parts]
    return [*lines, plain(f" {hint}", "muted")] if hint else lines


def _brief(words: Words, card: str) -> str:
    return str(PERCHES[card]) if card in PERCHES else card_name(words, card)
