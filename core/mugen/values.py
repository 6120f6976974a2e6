"""The ranges of the numbers in records, and their short names: `d3`, `A1`, `NES`."""

from typing import Annotated, TypeAlias

import msgspec

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Cell: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=48)]
Piece: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]
Card: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=21)]
Mask: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=15)]
Shape: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
Face: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Line: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=6)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
AnyCell: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=48)]
AnyPiece: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=7)]
AnyCard: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=21)]
AnyMask: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
AnyFace: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=6)]
"""`Any…`: -1 (of a mask or a face: 0) stands for none."""

NONE = -1
"""No cell, piece, card or seat."""
SIZE = 7
"""Rows and columns of the maze."""
CELLS = SIZE * SIZE


def cell_name(cell: int) -> str:
    """The name of a cell: column a-g from the west, row 1-7 from the north (`a1`)."""
    row, column = divmod(cell, SIZE)
    return f"{'abcdefg'[column]}{row + 1}"


def parse_cell(name: str) -> int:
    """The cell with a name like `d3`. Raises ValueError for anything else."""
    if len(name) != 2 or name[0] not in "abcdefg" or name[1] not in "1234567":
        raise ValueError(f"{name!r} is no cell")
    return (int(name[1]) - 1) * SIZE + "abcdefg".index(name[0])


def seat_name(seat: int) -> str:
    """The letter of a seat, A to D."""
    return "ABCD"[seat]


def piece_name(piece: int) -> str:
    """The name of a piece: the letter of its seat, then 1 or 2."""
    return f"{'ABCD'[piece >> 1]}{(piece & 1) + 1}"


def parse_piece(name: str) -> int:
    """The piece with a name like `A1`. Raises ValueError for anything else."""
    if len(name) != 2 or name[0] not in "ABCD" or name[1] not in "12":
        raise ValueError(f"{name!r} is no piece")
    return "ABCD".index(name[0]) * 2 + int(name[1]) - 1


def mask_name(mask: int) -> str:
    """The open sides of a tile, as `NES`."""
    return "".join(letter for side, letter in enumerate("NESW") if mask >> side & 1)


def parse_mask(name: str) -> int:
    """The mask of open sides like `NES`. Raises ValueError for another letter."""
    return sum({1 << "NESW".index(letter) for letter in name})
