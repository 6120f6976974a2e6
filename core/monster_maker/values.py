"""The ranges of the numbers in records, the ids of cards, and the names of seats: `A` to `F`."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from core.monster_maker.cards import CARDS, PRIZES, TREASURES

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]
Face: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Perch: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
Gold: TypeAlias = Annotated[int, msgspec.Meta(ge=-99_999, le=99_999)]

if TYPE_CHECKING:
    CardId: TypeAlias = str
    TreasureId: TypeAlias = str
    PrizeId: TypeAlias = str
else:
    CardId = Literal[tuple(CARDS)]
    TreasureId = Literal[tuple(TREASURES)]
    PrizeId = Literal[tuple(PRIZES)]

SEATS = "ABCDEF"


def seat_name(seat: int) -> str:
    """The letter of a seat, A to F."""
    return SEATS[seat]


def parse_seat(name: str) -> int:
    """The seat with a letter. Raises ValueError for anything else."""
    if len(name) != 1 or name not in SEATS:
        raise ValueError(f"{name!r} is no seat")
    return SEATS.index(name)
