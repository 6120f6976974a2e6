"""What a seat may choose: one class for each choice, with its stable notation."""

from typing import ClassVar, Literal, TypeAlias

from core.game import Action
from core.mugen.values import (
    Card,
    Cell,
    Line,
    Mask,
    Piece,
    Seat,
    cell_name,
    mask_name,
    piece_name,
    seat_name,
)


class Place(Action, frozen=True, tag="place"):
    """Put a card of the hand in front."""

    rule: ClassVar[str] = "mugen 13"
    card: Card

    def __str__(self) -> str:
        return f"place {self.card}"


class Leap(Action, frozen=True, tag="leap"):
    """Fool: an own piece steps onto a neighbouring tile that no road joins."""

    rule: ClassVar[str] = "mugen 35"
    piece: Piece
    to: Cell

    def __str__(self) -> str:
        return f"leap {piece_name(self.piece)} {cell_name(self.to)}"


class Rotate(Action, frozen=True, tag="rotate"):
    """Magician: turn a tile so that `mask` are its open sides."""

    rule: ClassVar[str] = "mugen 35"
    cell: Cell
    mask: Mask

    def __str__(self) -> str:
        return f"rotate {cell_name(self.cell)} {mask_name(self.mask)}"


class Look(Action, frozen=True, tag="look"):
    """High Priestess: look at a face-down tile."""

    rule: ClassVar[str] = "mugen 35"
    cell: Cell

    def __str__(self) -> str:
        return f"look {cell_name(self.cell)}"


class Reveal(Action, frozen=True, tag="reveal"):
    """High Priestess, Star, Sun: turn a tile up; its orientation is chosen next."""

    rule: ClassVar[str] = "mugen 35"
    cell: Cell

    def __str__(self) -> str:
        return f"reveal {cell_name(self.cell)}"


class Orient(Action, frozen=True, tag="orient"):
    """Set the tile just turned up so that `mask` are its open sides."""

    rule: ClassVar[str] = "mugen 16"
    mask: Mask

    def __str__(self) -> str:
        return f"orient {mask_name(self.mask)}"


class Harvest(Action, frozen=True, tag="harvest"):
    """Empress: draw two cards, to discard two of the hand after that."""

    rule: ClassVar[str] = "mugen 35"

    def __str__(self) -> str:
        return "harvest"


class Discard(Action, frozen=True, tag="discard"):
    """Empress: put a card of the hand on the discard pile."""

    rule: ClassVar[str] = "mugen 35"
    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


class Exchange(Action, frozen=True, tag="exchange"):
    """Hierophant: give a card of the hand for one of the discard pile."""

    rule: ClassVar[str] = "mugen 35"
    give: Card
    take: Card

    def __str__(self) -> str:
        return f"exchange {self.give} {self.take}"


class Join(Action, frozen=True, tag="join"):
    """Lovers: an own piece goes to the tile of the other one."""

    rule: ClassVar[str] = "mugen 35"
    piece: Piece

    def __str__(self) -> str:
        return f"join {piece_name(self.piece)}"


class TurnBlock(Action, frozen=True, tag="turn-block"):
    """Wheel of Fortune: turn the four tiles whose north-western one lies on `cell`."""

    rule: ClassVar[str] = "mugen 35"
    cell: Cell
    clockwise: bool

    def __str__(self) -> str:
        return f"block {cell_name(self.cell)} {'right' if self.clockwise else 'left'}"


class Bind(Action, frozen=True, tag="bind"):
    """Hanged Man: bind an opposing piece."""

    rule: ClassVar[str] = "mugen 35"
    piece: Piece

    def __str__(self) -> str:
        return f"bind {piece_name(self.piece)}"


class Strike(Action, frozen=True, tag="strike"):
    """Death: an opponent's card in front goes to the discard pile."""

    rule: ClassVar[str] = "mugen 35"
    seat: Seat

    def __str__(self) -> str:
        return f"strike {seat_name(self.seat)}"


class Swap(Action, frozen=True, tag="swap"):
    """Temperance: exchange two neighbouring tiles; `first` is the lower cell."""

    rule: ClassVar[str] = "mugen 35"
    first: Cell
    second: Cell

    def __str__(self) -> str:
        return f"swap {cell_name(self.first)} {cell_name(self.second)}"


class Tempt(Action, frozen=True, tag="tempt"):
    """Devil: walk an opposing piece to a cell one or two steps away."""

    rule: ClassVar[str] = "mugen 35"
    piece: Piece
    to: Cell

    def __str__(self) -> str:
        return f"tempt {piece_name(self.piece)} {cell_name(self.to)}"


class Collapse(Action, frozen=True, tag="collapse"):
    """Tower: a tile and its free neighbours fall face down and are mixed."""

    rule: ClassVar[str] = "mugen 35"
    cell: Cell

    def __str__(self) -> str:
        return f"collapse {cell_name(self.cell)}"


class Veil(Action, frozen=True, tag="veil"):
    """Moon: turn a free tile face down."""

    rule: ClassVar[str] = "mugen 35"
    cell: Cell

    def __str__(self) -> str:
        return f"veil {cell_name(self.cell)}"


class ShiftLine(Action, frozen=True, tag="shift-line"):
    """World: slide a row (forward is east) or a column (forward is south) by one cell."""

    rule: ClassVar[str] = "mugen 35"
    axis: Literal["row", "column"]
    index: Line
    forward: bool

    def __str__(self) -> str:
        if self.axis == "row":
            return f"shift {self.index + 1} {'east' if self.forward else 'west'}"
        return f"shift {'abcdefg'[self.index]} {'south' if self.forward else 'north'}"


class Done(Action, frozen=True, tag="done"):
    """End the effect, or look at no further tile."""

    rule: ClassVar[str] = "mugen 35"

    def __str__(self) -> str:
        return "done"


class Move(Action, frozen=True, tag="move"):
    """An own piece goes to a connected tile, for one action point."""

    rule: ClassVar[str] = "mugen 16"
    piece: Piece
    to: Cell

    def __str__(self) -> str:
        return f"move {piece_name(self.piece)} {cell_name(self.to)}"


class Explore(Action, frozen=True, tag="explore"):
    """Turn up a tile that a road of an own piece's tile leads to, for one action point."""

    rule: ClassVar[str] = "mugen 16"
    cell: Cell

    def __str__(self) -> str:
        return f"explore {cell_name(self.cell)}"


class Exclude(Action, frozen=True, tag="exclude"):
    """An incapacitated player's piece is put on a connected tile, for one action point."""

    rule: ClassVar[str] = "mugen 16"
    piece: Piece
    to: Cell

    def __str__(self) -> str:
        return f"exclude {piece_name(self.piece)} {cell_name(self.to)}"


class End(Action, frozen=True, tag="end"):
    """End the turn."""

    rule: ClassVar[str] = "mugen 17"

    def __str__(self) -> str:
        return "end"


class Fight(Action, frozen=True, tag="fight"):
    """The entering piece attacks this one next."""

    rule: ClassVar[str] = "mugen 19"
    piece: Piece

    def __str__(self) -> str:
        return f"fight {piece_name(self.piece)}"


class Recover(Action, frozen=True, tag="recover"):
    """A recovery battle: the own piece attacks `target` on its tile."""

    rule: ClassVar[str] = "mugen 15"
    piece: Piece
    target: Piece

    def __str__(self) -> str:
        return f"recover {piece_name(self.piece)} {piece_name(self.target)}"


class Push(Action, frozen=True, tag="push"):
    """The winner's owner moves the loser to a connected tile."""

    rule: ClassVar[str] = "mugen 22"
    to: Cell

    def __str__(self) -> str:
        return f"push {cell_name(self.to)}"


MugenAction: TypeAlias = (
    Place
    | Leap
    | Rotate
    | Look
    | Reveal
    | Orient
    | Harvest
    | Discard
    | Exchange
    | Join
    | TurnBlock
    | Bind
    | Strike
    | Swap
    | Tempt
    | Collapse
    | Veil
    | ShiftLine
    | Done
    | Move
    | Explore
    | Exclude
    | End
    | Fight
    | Recover
    | Push
)
