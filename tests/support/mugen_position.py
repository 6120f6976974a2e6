"""Positions of Mugen Meikyu in few words, and how tests play on from them.

A maze is a picture of seven rows (`┌─┬│┼…`, a dot for a face-down tile) or the bare set-up with
some `tiles` laid over it: `"b1─ c1┼"`. Pieces are `"A1b1 B2c1"` (the rest stand on their start
tiles), cards in front `"9! 4 -"` by seat (`!`: awake, `-`: incapacitated), hands `"1 2 3/4 5 6"`.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Any, TypeVar

from core.chance import ScriptedChance
from core.game import SPECTATOR, Turn, find_game, refusal
from core.mugen import actions as a
from core.mugen.events import Asked, BattleBegan
from core.mugen.model import State
from core.mugen.values import parse_cell, parse_mask, parse_piece, piece_name
from tests.support.mugen_invariants import COPIES, TILE_COUNTS, check

GAME = find_game("mugen")
BARE = "┌.....┐/......./......./...┼.../......./......./└.....┘"
MASKS = dict(zip(".│─└┌┐┘├┬┤┴┼", (0, 5, 10, 3, 6, 12, 9, 7, 14, 13, 11, 15), strict=True))
SHAPES = {5: 0, 10: 0, 3: 1, 6: 1, 12: 1, 9: 1, 7: 2, 14: 2, 13: 2, 11: 2, 15: 3}
SHAPE_LETTERS = "ILTX"
STARTS = {2: (0, 48), 3: (0, 6, 48), 4: (0, 6, 48, 42)}
OPTIONS = {
    "seats_2": "diagonal",
    "round_limit": 100,
    "fool_may_carry": True,
    "theft": "turn_player",
}
Fact = TypeVar("Fact")


def cell(name: str) -> int:
    return parse_cell(name)


def piece(name: str) -> int:
    return parse_piece(name)


def seat(letter: str) -> int:
    return "ABCD".index(letter)


def _masks(board: str, tiles: str) -> list[int]:
    rows = board.replace("/", "\n").split()
    assert [len(row) for row in rows] == [7] * 7, "a picture has seven rows of seven"
    masks = [MASKS[glyph] for row in rows for glyph in row]
    for token in tiles.split():
        masks[cell(token[:2])] = MASKS[token[2]]
    return masks


def _shapes(masks: list[int], hidden: str) -> list[int]:
    """The shapes of all tiles: those seen, those named in `hidden`, the rest in a fixed mix."""
    named = {cell(token[:2]): SHAPE_LETTERS.index(token[2]) for token in hidden.split()}
    shapes = [SHAPES[mask] if mask else named.get(at, -1) for at, mask in enumerate(masks)]
    for at, shape in ((0, 4), (6, 4), (42, 4), (48, 4), (24, 5)):
        shapes[at] = shape
    left = Counter(TILE_COUNTS) - Counter(shapes)
    rest = [shape for turn in range(20) for shape in range(4) if turn < left[shape]]
    assert len(rest) == shapes.count(-1), "more tiles of a shape than there are"
    return [rest.pop(0) if shape < 0 else shape for shape in shapes]


@dataclass(frozen=True)
class Words:
    """A position in words. `ap` given, the turn player is to act; else a card is to be placed.

    `treasure` is a cell, or the piece that carries it. `deck` given, the cards left over lie on
    the discard pile, else in the draw pile. `bound`: `"A>B1"`; `known`: `"A:b2"`.
    """

    board: str
    seats: int = 2
    tiles: str = ""
    hidden: str = ""
    pieces: str = ""
    treasure: str = "d4"
    claim: str = ""
    front: str = ""
    bound: str = ""
    hands: str = ""
    discard: str = ""
    deck: str | None = None
    turn: str = "A"
    first: str = "A"
    round: int = 1
    ap: int | None = None
    attacked: str = ""
    known: str = ""
    starts: tuple[int, ...] = ()


def _fronts(words: Words) -> tuple[list[int], list[bool]]:
    cards = words.front.split() or ["4", "4", "4", "7"][: words.seats]
    assert len(cards) == words.seats
    numbers = [-1 if card == "-" else int(card.strip("!")) for card in cards]
    return numbers, [card.endswith("!") for card in cards]


def _cards(words: Words, fronts: list[int]) -> dict[str, Any]:
    """The hands named, filled up to their sizes with the first cards left, and the piles."""
    left = sorted(card for card in range(22) for _ in range(COPIES))
    discard = [int(card) for card in words.discard.split()]
    deck = [int(card) for card in (words.deck or "").split()]
    hands = [[int(card) for card in part.split()] for part in words.hands.split("/")]
    hands += [[] for _ in range(words.seats - len(hands))]
    for card in [*(card for card in fronts if card >= 0), *discard, *deck, *chain(*hands)]:
        left.remove(card)
    for owner, hand in enumerate(hands):
        size = 4 if words.ap is None and owner == seat(words.turn) else 3
        assert len(hand) <= size
        hand += [left.pop(0) for _ in range(size - len(hand))]
        hand.sort()
    if words.deck is None:
        return {"hands": hands, "deck": left, "discard": sorted(discard)}
    return {"hands": hands, "deck": sorted(deck), "discard": sorted([*discard, *left])}


def _places(words: Words, starts: tuple[int, ...]) -> dict[str, Any]:
    """Where the pieces and the treasure are."""
    cells = [start for start in starts for _ in range(2)]
    for token in words.pieces.split():
        cells[piece(token[:2])] = cell(token[2:])
    carrier = piece(words.treasure) if words.treasure[0] in "ABCD" else -1
    treasure = cells[carrier] if carrier >= 0 else cell(words.treasure)
    claim = piece(words.claim) if words.claim else -1
    return {"pieces": cells, "treasure": treasure, "carrier": carrier, "claim": claim}


def _bound(text: str, seats: int) -> list[int]:
    bound = [-1] * seats
    for token in text.split():
        bound[seat(token[0])] = piece(token[2:])
    return bound


def _known(text: str, seats: int) -> list[list[int]]:
    known: list[list[int]] = [[] for _ in range(seats)]
    for token in text.split():
        known[seat(token[0])].append(cell(token[2:]))
    return [sorted(cells) for cells in known]


def _turn(words: Words, fronts: list[int]) -> dict[str, Any]:
    """Whose turn it is, and what is asked."""
    mover, acts = seat(words.turn), words.ap is not None
    return {
        "first": seat(words.first),
        "turn": mover,
        "round": words.round,
        "phase": "act" if acts else "start",
        "recovering": not acts and fronts[mover] < 0,
        "die": int(acts),
        "ap": words.ap or 0,
        "attacked": [piece(name) for name in words.attacked.split()],
        "asked": Asked("act" if acts else "card", mover),
    }


def position(board: str = BARE, **given: Any) -> State:
    """A running game in the words of `Words`, and options of the game by name."""
    options = {name: given.pop(name) for name in OPTIONS if name in given}
    words = Words(board, **given)
    usual = (0, 6) if options.get("seats_2") == "adjacent" else STARTS[words.seats]
    starts = words.starts or usual
    masks = _masks(board, words.tiles)
    fronts, awake = _fronts(words)
    state = State(
        rules=GAME.rules,
        seats=words.seats,
        options={**OPTIONS, **options},
        starts=list(starts),
        goals=[48 - start for start in starts],
        masks=masks,
        shapes=_shapes(masks, words.hidden),
        fronts=fronts,
        awake=awake,
        bound=_bound(words.bound, words.seats),
        known=_known(words.known, words.seats),
        **_places(words, starts),
        **_cards(words, fronts),
        **_turn(words, fronts),
    )
    check(state)
    return state


def _flag(word: str, yes: str, no: str) -> bool:
    return {yes: True, no: False}[word]


PARSERS: dict[str, Callable[..., Any]] = {
    "place": lambda card: a.Place(int(card)),
    "leap": lambda who, to: a.Leap(piece(who), cell(to)),
    "rotate": lambda at, mask: a.Rotate(cell(at), parse_mask(mask)),
    "look": lambda at: a.Look(cell(at)),
    "reveal": lambda at: a.Reveal(cell(at)),
    "orient": lambda mask: a.Orient(parse_mask(mask)),
    "harvest": a.Harvest,
    "discard": lambda card: a.Discard(int(card)),
    "exchange": lambda give, take: a.Exchange(int(give), int(take)),
    "join": lambda who: a.Join(piece(who)),
    "block": lambda at, way: a.TurnBlock(cell(at), _flag(way, "right", "left")),
    "bind": lambda who: a.Bind(piece(who)),
    "strike": lambda who: a.Strike(seat(who)),
    "swap": lambda one, two: a.Swap(cell(one), cell(two)),
    "tempt": lambda who, to: a.Tempt(piece(who), cell(to)),
    "collapse": lambda at: a.Collapse(cell(at)),
    "veil": lambda at: a.Veil(cell(at)),
    "shift": lambda line, way: (
        a.ShiftLine("row", int(line) - 1, _flag(way, "east", "west"))
        if line.isdigit()
        else a.ShiftLine("column", "abcdefg".index(line), _flag(way, "south", "north"))
    ),
    "done": a.Done,
    "move": lambda who, to: a.Move(piece(who), cell(to)),
    "explore": lambda at: a.Explore(cell(at)),
    "exclude": lambda who, to: a.Exclude(piece(who), cell(to)),
    "end": a.End,
    "fight": lambda who: a.Fight(piece(who)),
    "recover": lambda who, target: a.Recover(piece(who), piece(target)),
    "push": lambda to: a.Push(cell(to)),
}


def action(text: str) -> Any:
    """The action with this notation, legal or not."""
    word, *rest = text.split()
    return PARSERS[word](*rest)


def choices(state: State) -> list[str]:
    """What may be done now."""
    return [str(choice) for choice in GAME.legal(state)]


def choices_of(state: State, *words: str) -> list[str]:
    """What may be done now of these kinds of action, without the first word for a single kind."""
    found = [text for text in choices(state) if text.split()[0] in words]
    return [text.partition(" ")[2] for text in found] if len(words) == 1 else found


def play(state: State, text: str, *script: Any) -> list[Any]:
    """Take a legal action with just this chance, and give the events.

    The invariants are checked after every event, the state is changed in place.
    """
    assert text in choices(state), f"{text} is not among {choices(state)}"

    def evolve(target: State, event: Any) -> None:
        GAME.evolve(target, event)
        check(target)

    chance = ScriptedChance(*script)
    turn = Turn(state, chance, evolve)
    GAME.decide(turn, action(text))
    assert chance.left == 0, f"{chance.left} of {script} are left after {turn.events}"
    return turn.events


def refused(state: State, text: str) -> str:
    """The reason against an action, with nothing changed; fails if it is allowed."""
    before = state.copy()
    error = refusal(GAME, state, action(text))
    assert error is not None, f"{text} is accepted"
    assert text not in choices(state)
    assert state == before
    assert re.fullmatch(r"mugen ([1-9]|[12]\d|3[0-5])", error.rule)
    return error.key.removeprefix("mugen-no-")


def of(events: Iterable[Any], kind: type[Fact]) -> list[Fact]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def words(events: Iterable[Any]) -> list[str]:
    """The tags of the events, in order."""
    return [type(event).__struct_config__.tag for event in events]


def asked(state: State) -> tuple[str, str]:
    """The decision that is due, and of whom: `("push", "B")`."""
    assert state.asked is not None
    return state.asked.kind, "ABCD"[state.asked.seat]


def at(state: State, name: str) -> int:
    """The cell of a piece."""
    return state.pieces[piece(name)]


def sights(events: Iterable[Any], viewer: int = SPECTATOR) -> list[Any]:
    """What somebody's log shows of the events."""
    shown = (GAME.seen(event, viewer) for event in events)
    return [sight for sight in shown if sight is not None]


def fights(events: Iterable[Any]) -> list[str]:
    """The battles, attacker first: `"A1 B1"`."""
    begun = of(events, BattleBegan)
    return [f"{piece_name(fight.attacker)} {piece_name(fight.defender)}" for fight in begun]
