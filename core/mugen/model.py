"""The state of a game of Mugen Meikyu, and the view of it that a seat or a spectator has.

Lists and tuples by cell have 49 entries, by piece two for each seat, by seat one for each seat.
"""

from collections.abc import Sequence
from copy import copy
from typing import Literal, Protocol, TypeAlias

import msgspec

from core.game import Outcome, Value
from core.mugen.events import Asked
from core.mugen.values import (
    NONE,
    AnyCard,
    AnyCell,
    AnyFace,
    AnyMask,
    AnyPiece,
    Card,
    Cell,
    Count,
    Piece,
    Seat,
    Shape,
)

Phase: TypeAlias = Literal["deal", "start", "effect", "recover", "act"]
"""The part of a turn: to the placing of a card, to the roll, recovery battles, actions."""


class Battle(msgspec.Struct, frozen=True, tag="battle"):
    """A battle: who, where, the cards whose rows are read, the last roll, who won (-1: not yet)."""

    attacker: Piece
    defender: Piece
    cell: Cell
    attacker_row: Card
    defender_row: Card
    attacker_face: AnyFace = 0
    defender_face: AnyFace = 0
    attacker_value: Count = 0
    defender_value: Count = 0
    winner: AnyPiece = NONE
    loser: AnyPiece = NONE


class Effect(msgspec.Struct, frozen=True, tag="effect"):
    """An effect being resolved: the step (from 1) and the cells seen or turned down so far."""

    card: Card
    step: Count = 1
    cells: tuple[Cell, ...] = ()


class Turning(msgspec.Struct, frozen=True, tag="turning"):
    """A tile that was turned up and is still to be set."""

    cell: Cell


class Entry(msgspec.Struct, frozen=True, tag="entry"):
    """A piece that entered a tile, `pushed` or not; `since`: the battles of this turn before."""

    piece: Piece
    cell: Cell
    since: int
    pushed: bool


Frame: TypeAlias = Battle | Effect | Turning | Entry
"""Something begun and not finished; the last of a list is to go on first."""


class Chain(msgspec.Struct, frozen=True):
    """A chain of battles: the own piece whose move or leap from `origin` set it off, or -1.

    `pushes` are the pieces pushed in it so far, each with the tile it was pushed out of.
    """

    mover: AnyPiece
    origin: AnyCell
    pushes: tuple[tuple[Piece, Cell], ...] = ()


class Position(Protocol):
    """The public part of a state or of a view: what moves, battles and effects depend on."""

    @property
    def masks(self) -> Sequence[int]:
        """By cell: the open sides of the tile, 0 while it lies face down."""

    @property
    def pieces(self) -> Sequence[int]:
        """By piece: its cell."""

    @property
    def goals(self) -> Sequence[int]:
        """By seat: the cell of its goal."""

    @property
    def fronts(self) -> Sequence[int]:
        """By seat: the card in front, -1 while incapacitated."""

    @property
    def awake(self) -> Sequence[bool]:
        """By seat: the card in front was placed in a turn."""

    @property
    def bound(self) -> Sequence[int]:
        """By seat: the piece that its Hanged Man binds, or -1."""

    @property
    def attacked(self) -> Sequence[int]:
        """The pieces attacked this turn."""

    @property
    def treasure(self) -> int:
        """The cell of the treasure, carried or not."""

    @property
    def carrier(self) -> int:
        """The piece that carries the treasure, or -1."""

    @property
    def claim(self) -> int:
        """The piece that gets the lying treasure back (rule 12), or -1."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""

    @property
    def ap(self) -> int:
        """Action points left."""


class State(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The whole truth of a game; only `evolve` changes it.

    A turn's own fields: `attacked` (pieces, in order), `battles` (winner and loser of each),
    `die` and `ap`, `recovering` (it began incapacitated). `hands`, `deck`, `discard` and
    `known` (by seat: face-down cells it has looked at) are sorted. `shapes` holds hidden ones
    too. `frames` and `chain` are what is begun; `asked` is the decision that is due; `battle` is
    the last battle.
    """

    rules: int
    seats: int
    options: dict[str, Value]
    starts: list[Cell]
    goals: list[Cell]
    masks: list[AnyMask]
    shapes: list[Shape]
    pieces: list[Cell]
    treasure: Cell
    fronts: list[AnyCard]
    awake: list[bool]
    bound: list[AnyPiece]
    hands: list[list[Card]]
    known: list[list[Cell]]
    deck: list[Card]
    discard: list[Card] = []
    carrier: AnyPiece = NONE
    claim: AnyPiece = NONE
    first: Seat = 0
    turn: Seat = 0
    round: int = 0
    phase: Phase = "deal"
    recovering: bool = False
    die: AnyFace = 0
    ap: Count = 0
    attacked: list[Piece] = []
    battles: list[tuple[Piece, Piece]] = []
    frames: list[Frame] = []
    chain: Chain | None = None
    battle: Battle | None = None
    asked: Asked | None = None
    outcome: Outcome | None = None

    def copy(self) -> "State":
        """A state that can go on by itself."""
        twin = copy(self)
        twin.starts = self.starts.copy()
        twin.goals = self.goals.copy()
        twin.masks = self.masks.copy()
        twin.shapes = self.shapes.copy()
        twin.pieces = self.pieces.copy()
        twin.fronts = self.fronts.copy()
        twin.awake = self.awake.copy()
        twin.bound = self.bound.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.known = [cells.copy() for cells in self.known]
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.attacked = self.attacked.copy()
        twin.battles = self.battles.copy()
        twin.frames = self.frames.copy()
        return twin


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `seat` may know (-1: a spectator, -2: all of a finished game).

    `hands` and `known` (a face-down cell with its shape) hold what the seat knows: its own, of
    others nothing; the open view holds all. Everything else is public: `deck` is the size of the
    draw pile, `discard` a sorted list, `number` counts the turns of the game from 1.
    """

    seat: int
    seats: int
    options: dict[str, Value]
    starts: tuple[int, ...]
    goals: tuple[int, ...]
    masks: tuple[int, ...]
    known: tuple[tuple[Cell, Shape], ...]
    pieces: tuple[int, ...]
    treasure: int
    carrier: int
    claim: int
    fronts: tuple[int, ...]
    awake: tuple[bool, ...]
    bound: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    hand_sizes: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    first: int
    turn: int
    round: int
    number: int
    phase: Phase
    recovering: bool
    die: int
    ap: int
    attacked: tuple[int, ...]
    battle: Battle | None
    asked: Asked | None
    outcome: Outcome | None

    @property
    def hand(self) -> tuple[int, ...]:
        """The own hand; empty for a spectator and in the open view."""
        return self.hands[self.seat] if self.seat >= 0 else ()
