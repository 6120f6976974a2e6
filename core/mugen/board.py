"""The geometry of the maze: neighbours, tile shapes, roads, blocks and lines. No rule, no state."""

from collections.abc import Sequence
from typing import Literal

from core.mugen.values import CELLS, SIZE

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
ALL_SIDES = 15
_STEPS = ((NORTH, -1, 0), (EAST, 0, 1), (SOUTH, 1, 0), (WEST, 0, -1))

I, L, T, CROSS, START, ROOM = range(6)  # noqa: E741
FREE_SHAPES = (I,) * 8 + (L,) * 12 + (T,) * 20 + (CROSS,) * 4
"""The 44 tiles that lie face down at first (rule 1), sorted."""

CENTRE = 24
CORNERS = (0, 6, 48, 42)
"""The corners clockwise from the north-west, where the start tiles lie."""
CORNER_MASKS = (EAST | SOUTH, SOUTH | WEST, NORTH | WEST, NORTH | EAST)
FIXED = frozenset({*CORNERS, CENTRE})
"""The cells of the tiles that no effect moves, turns or flips (rule 4)."""
FREE_CELLS = tuple(cell for cell in range(CELLS) if cell not in FIXED)


def turned(mask: int, clockwise: bool = True) -> int:
    """The open sides after a quarter turn."""
    return (mask << 1 | mask >> 3) & 15 if clockwise else (mask >> 1 | mask << 3) & 15


def _orientations(mask: int) -> tuple[int, ...]:
    found = [mask]
    while (mask := turned(mask)) not in found:
        found.append(mask)
    return tuple(found)


ORIENTATIONS = (
    _orientations(NORTH | SOUTH),
    _orientations(NORTH | EAST),
    _orientations(NORTH | EAST | SOUTH),
    _orientations(ALL_SIDES),
)
"""By shape (the free ones): the open sides in each orientation, a quarter turn apart."""
TURNS = {mask: masks for masks in ORIENTATIONS for mask in masks}
"""By mask of a free tile: the masks of all its orientations."""
SHAPE_OF = {mask: shape for shape, masks in enumerate(ORIENTATIONS) for mask in masks}
"""The shape of a free tile with this mask."""


def _sides(cell: int) -> tuple[tuple[int, int, int], ...]:
    row, column = divmod(cell, SIZE)
    found = []
    for side, down, right in _STEPS:
        if 0 <= row + down < SIZE and 0 <= column + right < SIZE:
            found.append((cell + down * SIZE + right, side, turned(turned(side))))
    return tuple(found)


SIDES = tuple(_sides(cell) for cell in range(CELLS))
"""By cell, in the order N, E, S, W: a neighbour, the side towards it and its facing one."""
ADJACENT = tuple(tuple(other for other, _, _ in sides) for sides in SIDES)
"""By cell: its neighbours in the order N, E, S, W."""
NEAR = tuple(frozenset((cell, *ADJACENT[cell])) for cell in range(CELLS))
"""By cell: itself and its neighbours."""
ROADS = tuple(
    tuple(
        tuple((other, facing) for other, side, facing in sides if mask & side)
        for mask in range(ALL_SIDES + 1)
    )
    for sides in SIDES
)
"""By cell and mask: the neighbours that an open side leads to, each with its facing side."""
PAIRS = tuple((cell, other) for cell in range(CELLS) for other in ADJACENT[cell] if cell < other)
"""All pairs of neighbouring cells, the lower first."""


def connected(masks: Sequence[int], cell: int) -> list[int]:
    """The cells whose tiles are connected to the one on `cell`, in the order N, E, S, W."""
    return [other for other, facing in ROADS[cell][masks[cell]] if masks[other] & facing]


def are_connected(masks: Sequence[int], cell: int, other: int) -> bool:
    """Whether two face-up tiles are neighbours with open sides facing each other."""
    for found, facing in ROADS[cell][masks[cell]]:
        if found == other:
            return bool(masks[other] & facing)
    return False


def block(cell: int) -> tuple[int, int, int, int]:
    """The four cells of the block whose north-western one is `cell`, clockwise from it."""
    return (cell, cell + 1, cell + SIZE + 1, cell + SIZE)


def cycled(cells: tuple[int, ...], forward: bool) -> tuple[int, ...]:
    """For each of these cells the one after it, or before it; round the end."""
    return (*cells[1:], cells[0]) if forward else (cells[-1], *cells[:-1])


BLOCKS = tuple(
    cell
    for cell in range(CELLS)
    if cell % SIZE < SIZE - 1 and cell < CELLS - SIZE and FIXED.isdisjoint(block(cell))
)
"""The north-western cells of the 28 blocks without a fixed tile."""


def line(axis: Literal["row", "column"], index: int) -> tuple[int, ...]:
    """The cells of a row from the west, or of a column from the north."""
    if axis == "row":
        return tuple(range(index * SIZE, index * SIZE + SIZE))
    return tuple(range(index, CELLS, SIZE))


LINES = tuple(index for index in range(SIZE) if FIXED.isdisjoint(line("row", index)))
"""The rows, and columns, without a fixed tile."""
