"""How far a piece comes with its action points: for screens that mark tiles, and for bots."""

from dataclasses import dataclass

from core.mugen.board import connected
from core.mugen.model import Position
from core.mugen.permit import entry_bar, has_able_opponent


@dataclass(frozen=True, slots=True)
class Reach:
    """A cell that moves lead to: its cost (AP), the way, and whether a battle waits there."""

    cost: int
    way: tuple[int, ...]
    battle: bool


def reach(position: Position, piece: int, ap: int) -> dict[int, Reach]:
    """Where moves alone may take a piece with so many action points, the nearest cells first.

    A way ends where a battle waits, as nobody knows what follows. A bound piece comes nowhere.
    """
    found: dict[int, Reach] = {}
    if piece in position.bound:
        return found
    seat = piece >> 1
    start = position.pieces[piece]
    front = [Reach(0, (), False)]
    for cost in range(1, ap + 1):
        after = []
        for step in front:
            for cell in connected(position.masks, step.way[-1] if step.way else start):
                if cell == start or cell in found or entry_bar(position, seat, cell):
                    continue
                battle = has_able_opponent(position, seat, cell)
                found[cell] = Reach(cost, (*step.way, cell), battle)
                if not battle:
                    after.append(found[cell])
        front = after
    return found
