"""Actions as rows of small choices, so that a screen can ask for one after the other."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from core.mugen import actions as a
from core.mugen.board import ADJACENT, TURNS, block, line
from core.mugen.model import View

Kind: TypeAlias = Literal[
    "cell", "piece", "pair", "block", "line", "card", "take", "seat", "mask", "way", "draw"
]
ON_BOARD: Final[frozenset[str]] = frozenset({"cell", "piece", "pair", "block"})
"""What is chosen with the cursor on the maze; the rest is chosen in the panel."""


class Pick(NamedTuple):
    """One small choice.

    A pair is 8 times the own piece plus the other; a line is a row, or 7 plus a column. A way is
    the bit of the side towards which something goes; of a block east is right, west left.
    """

    kind: Kind
    value: int


Path: TypeAlias = tuple[Pick, ...]


def _line(action: a.ShiftLine) -> Path:
    is_row = action.axis == "row"
    ways = (2, 8) if is_row else (4, 1)
    return (
        Pick("line", action.index + (0 if is_row else 7)),
        Pick("way", ways[0] if action.forward else ways[1]),
    )


_PATHS: Final[dict[type[Any], Callable[[Any], Path]]] = {
    a.Place: lambda x: (Pick("card", x.card),),
    a.Leap: lambda x: (Pick("piece", x.piece), Pick("cell", x.to)),
    a.Rotate: lambda x: (Pick("cell", x.cell), Pick("mask", x.mask)),
    a.Look: lambda x: (Pick("cell", x.cell),),
    a.Reveal: lambda x: (Pick("cell", x.cell),),
    a.Orient: lambda x: (Pick("mask", x.mask),),
    a.Harvest: lambda _x: (Pick("draw", 2),),
    a.Discard: lambda x: (Pick("card", x.card),),
    a.Exchange: lambda x: (Pick("card", x.give), Pick("take", x.take)),
    a.Join: lambda x: (Pick("piece", x.piece),),
    a.TurnBlock: lambda x: (Pick("block", x.cell), Pick("way", 2 if x.clockwise else 8)),
    a.Bind: lambda x: (Pick("piece", x.piece),),
    a.Strike: lambda x: (Pick("seat", x.seat),),
    a.Swap: lambda x: (Pick("cell", x.first), Pick("cell", x.second)),
    a.Tempt: lambda x: (Pick("piece", x.piece), Pick("cell", x.to)),
    a.Collapse: lambda x: (Pick("cell", x.cell),),
    a.Veil: lambda x: (Pick("cell", x.cell),),
    a.ShiftLine: _line,
    a.Exclude: lambda x: (Pick("piece", x.piece), Pick("cell", x.to)),
    a.Fight: lambda x: (Pick("piece", x.piece),),
    a.Recover: lambda x: (Pick("pair", 8 * x.piece + x.target),),
    a.Push: lambda x: (Pick("cell", x.to),),
}


def paths(action: Any) -> list[Path]:
    """The rows of choices that lead to an action; none for those that one key stands for."""
    make = _PATHS.get(type(action))
    if make is None:
        return []
    path = make(action)
    return [path, path[::-1]] if isinstance(action, a.Swap) else [path]


def cells_of_pick(view: View, pick: Pick) -> tuple[int, ...]:
    """The cells of the maze that a choice is about, the one for the cursor first."""
    match pick.kind:
        case "cell":
            return (pick.value,)
        case "piece":
            return (view.pieces[pick.value],)
        case "pair":
            return (view.pieces[pick.value >> 3],)
        case "block":
            return block(pick.value)
        case "line":
            row = pick.value < 7
            return line("row", pick.value) if row else line("column", pick.value - 7)
    return ()


def _rotation(view: View, cell: int) -> a.Rotate:
    mask = view.masks[cell]
    return a.Rotate(cell, TURNS[mask][1 % len(TURNS[mask])] if mask in TURNS else 5)


def _swap(picked: Sequence[Pick], cell: int) -> a.Swap:
    if picked:
        first, second = sorted((picked[0].value, cell))
        return a.Swap(first, second)
    first, second = sorted((cell, ADJACENT[cell][0]))
    return a.Swap(first, second)


def _binding(view: View, cell: int) -> a.Bind | None:
    standing = [piece for piece, at in enumerate(view.pieces) if at == cell]
    return a.Bind(standing[0]) if standing else None


_TRIED: Final[dict[str, Callable[[View, Sequence[Pick], int], Any]]] = {
    "leap": lambda _view, picked, cell: a.Leap(picked[0].value, cell) if picked else None,
    "rotate": lambda view, _picked, cell: _rotation(view, cell),
    "look": lambda _view, _picked, cell: a.Look(cell),
    "reveal": lambda _view, _picked, cell: a.Reveal(cell),
    "block": lambda _view, _picked, cell: a.TurnBlock(cell, True),
    "bind": lambda view, _picked, cell: _binding(view, cell),
    "swap": lambda _view, picked, cell: _swap(picked, cell),
    "tempt": lambda _view, picked, cell: a.Tempt(picked[0].value, cell) if picked else None,
    "collapse": lambda _view, _picked, cell: a.Collapse(cell),
    "veil": lambda _view, _picked, cell: a.Veil(cell),
    "push": lambda _view, _picked, cell: a.Push(cell),
    "exclude": lambda _view, picked, cell: a.Exclude(picked[0].value, cell) if picked else None,
}


def tried(kind: str, view: View, picked: Sequence[Pick], cell: int) -> Any:
    """The action that choosing a cell would mean, to ask why it is refused, if there is one."""
    make = _TRIED.get(kind)
    return make(view, picked, cell) if make else None
