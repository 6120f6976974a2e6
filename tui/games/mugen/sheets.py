"""Full texts: of a card, of a tile with what stands on it, of the piles."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from core.mugen.board import FIXED, SHAPE_OF
from core.mugen.cards import ACTION_ROWS, BATTLE_ROWS, CARDS, SHEET
from core.mugen.model import View
from core.mugen.values import cell_name, piece_name, seat_name
from tui.games.mugen.board import piece_text
from tui.games.mugen.names import card_key, numbered_name, roman, short_name, sides_text
from tui.text import Words, cells

_LABEL = 9
_ROW = 17
_COLUMN = 22


@dataclass(frozen=True, slots=True)
class Text:
    """A title and lines before they are wrapped."""

    title: str
    lines: tuple[str, ...]


def cards_of(view: View) -> list[int]:
    """The cards that can be looked at: the viewer's hand, then those in front, each once."""
    return list(dict.fromkeys([*view.hand, *(card for card in view.fronts if card >= 0)]))


def copies_seen(view: View, card: int) -> int:
    """How many copies of a card the viewer can see."""
    hands = [card for hand in view.hands for card in hand]
    return [*view.discard, *view.fronts, *hands].count(card)


def card_text(words: Words, card: int, view: View) -> Text:
    """A card: its rows by die, how it lasts, how many copies are in sight, its effect."""
    say = words.say
    seen = say("mugen-card-seen", seen=copies_seen(view, card), copies=SHEET.copies)
    lasting = say("mugen-card-lasting") if CARDS[card].timing == "lasting" else ""
    return Text(
        numbered_name(words, card),
        (
            _row(say("mugen-card-die"), range(1, 7), ""),
            _row(say("mugen-card-action"), ACTION_ROWS[card], lasting),
            _row(say("mugen-card-battle"), BATTLE_ROWS[card], seen),
            "",
            say(f"{card_key(card)}.text"),
        ),
    )


def _row(label: str, values: Sequence[int], note: str) -> str:
    text = " ".join(map(str, values))
    return f"{cells.fit(label, _LABEL)}{cells.fit(text, _ROW)}{note}".rstrip()


def tile_text(words: Words, cell: int, view: View, names: Sequence[str]) -> Text:
    """A tile: its roads, its marks, the treasure, the pieces on it."""
    lines = [_lying(words, cell, view)]
    if cell in FIXED:
        lines.append(words.say("mugen-tile-fixed"))
    for seat in range(view.seats):
        names_of = {"seat": seat_name(seat), "name": names[seat]}
        if view.starts[seat] == cell:
            lines.append(words.say("mugen-tile-start", **names_of))
        if view.goals[seat] == cell:
            lines.append(words.say("mugen-tile-goal", **names_of))
    if view.treasure == cell:
        key = "mugen-tile-treasure" if view.carrier < 0 else "mugen-tile-carried"
        lines.append(words.say(key, piece=piece_name(max(0, view.carrier))))
    lines += [_piece(words, piece, view, names) for piece in _standing(view, cell)]
    fought = [piece_name(piece) for piece in view.attacked if view.pieces[piece] == cell]
    if fought:
        lines.append(words.say("mugen-tile-fought", pieces=" ".join(fought)))
    title = words.say("mugen-tile-title", cell=cell_name(cell))
    return Text(title, tuple(lines))


def _standing(view: View, cell: int) -> list[int]:
    return [piece for piece, at in enumerate(view.pieces) if at == cell]


def _lying(words: Words, cell: int, view: View) -> str:
    mask = view.masks[cell]
    if mask:
        shape = f"mugen-shape-{SHAPE_OF[mask]}"
        if cell in FIXED:
            shape = "mugen-shape-5" if cell not in (*view.starts, *view.goals) else "mugen-shape-4"
        sides = sides_text(words, mask)
        return words.say("mugen-tile-road", shape=words.say(shape), sides=sides)
    known = dict(view.known).get(cell)
    if known is None:
        return words.say("mugen-tile-face-down")
    return words.say("mugen-tile-known", shape=words.say(f"mugen-shape-{known}"))


def _piece(words: Words, piece: int, view: View, names: Sequence[str]) -> str:
    seat = piece >> 1
    state = "-out" if view.fronts[seat] < 0 else "-bound" if piece in view.bound else ""
    text = piece_text(view, piece)
    return words.say(f"mugen-tile-piece{state}", piece=text, name=names[seat])


def piles(words: Words, view: View, names: Sequence[str]) -> Text:
    """The sizes of the piles and hands, and the discarded cards by number."""
    counts = sorted(Counter(view.discard).items())
    cards = [
        words.say("mugen-piles-row", count=count, card=f"{roman(card)} {short_name(words, card)}")
        for card, count in counts
    ]
    half = (len(cards) + 1) // 2
    rows = [
        cells.fit(left, _COLUMN) + right
        for left, right in zip_longest(cards[:half], cards[half:], fillvalue="")
    ]
    hands = "  ".join(f"{seat_name(s)} {size}" for s, size in enumerate(view.hand_sizes))
    lines = (
        words.say("mugen-piles-deck", count=view.deck),
        words.say("mugen-piles-hands", hands=hands),
        words.say("mugen-piles-discard", count=len(view.discard)),
        *(f"  {row}" for row in rows),
    )
    del names
    return Text(words.say("mugen-piles-title"), lines)
