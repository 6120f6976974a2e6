"""What happened in deals, turns and battles: one class for each fact, with all that it sets.

The facts of the effects are in `effect_events`, the unions of all in `sights`.
"""

from typing import ClassVar, Literal, TypeAlias

from core.game import Event
from core.mugen.values import (
    NONE,
    AnyCard,
    AnyCell,
    AnyPiece,
    Card,
    Cell,
    Count,
    Face,
    Piece,
    Seat,
    Shape,
)

Question: TypeAlias = Literal[
    "card",
    "act",
    "orient",
    "order",
    "recover",
    "push",
    "leap",
    "rotate",
    "look",
    "reveal",
    "harvest",
    "discard",
    "exchange",
    "join",
    "block",
    "bind",
    "strike",
    "swap",
    "tempt",
    "collapse",
    "veil",
    "line",
]


class Asked(Event, frozen=True, tag="asked"):
    """A decision of `seat` is due; nothing else happens before it is taken.

    Effect steps name their `card` and `step` (from 1), and `cells`: the tiles seen or turned
    down so far. `orient`: `cell` lies as it was turned up. `order`: `piece` has entered `cell`.
    `push`: `piece` has lost on `cell`.
    """

    kind: Question
    seat: Seat
    card: AnyCard = NONE
    step: Count = 0
    cell: AnyCell = NONE
    piece: AnyPiece = NONE
    cells: tuple[Cell, ...] = ()


class CornersDrawn(Event, frozen=True, tag="corners-drawn"):
    """Three seats: the lot for the start tiles, by seat, with the goals."""

    starts: tuple[Cell, ...]
    goals: tuple[Cell, ...]


class TilesLaid(Event, frozen=True, tag="tiles-laid"):
    """The free tiles lie face down: the shape on each of `cells`."""

    cells: tuple[Cell, ...]
    shapes: tuple[Shape, ...]


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    """The first cards of a hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]


class FrontDealt(Event, frozen=True, tag="front-dealt"):
    """A card was turned up for the front of a seat; one not `kept` was discarded."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    kept: bool


class FirstChosen(Event, frozen=True, tag="first-chosen"):
    """`seat` begins; `tied` are the seats among which a lot decided, or that seat alone."""

    seat: Seat
    tied: tuple[Seat, ...]


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """The turn of a seat, in a round from 1; `recovering`: it begins incapacitated."""

    seat: Seat
    round: int
    recovering: bool
    begins_turn: ClassVar[bool] = True


class TreasureReturned(Event, frozen=True, tag="treasure-returned"):
    """The treasure went back to the piece that had dropped it, on `cell`."""

    piece: Piece
    cell: Cell


class PileRenewed(Event, frozen=True, tag="pile-renewed"):
    """The discard pile became the draw pile."""


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A card came into a hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


class CardPlaced(Event, frozen=True, tag="card-placed"):
    """A card lies in front, `replaced` on the discard pile; `effect`: one is to be resolved."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    replaced: AnyCard
    awake: bool
    effect: bool


class ActionRolled(Event, frozen=True, tag="action-rolled"):
    """The roll for action points; `recovers`: recovery battles may be due before the actions."""

    seat: Seat
    face: Face
    ap: Count
    recovers: bool


class RecoveryEnded(Event, frozen=True, tag="recovery-ended"):
    """No recovery battle is due any more."""


class Moved(Event, frozen=True, tag="moved"):
    """A piece moved; the action points left after it."""

    piece: Piece
    start: Cell
    to: Cell
    ap: Count


class Excluded(Event, frozen=True, tag="excluded"):
    """An incapacitated player's piece was put on a connected tile; AP left after it."""

    piece: Piece
    start: Cell
    to: Cell
    ap: Count


class ChainBegan(Event, frozen=True, tag="chain-began"):
    """Battles follow, set off by a move or leap of `mover` from `origin` (-1: by a recovery)."""

    mover: AnyPiece
    origin: AnyCell


class EntryBegan(Event, frozen=True, tag="entry-began"):
    """A piece has entered a tile by a move or a leap and has to fight there."""

    piece: Piece
    cell: Cell


class EntryEnded(Event, frozen=True, tag="entry-ended"):
    """An entry is over; `complete`: the piece stands there unbeaten."""

    piece: Piece
    cell: Cell
    complete: bool


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """A battle; each side reads the battle row of its card here; `marked`: counts as attacked."""

    attacker: Piece
    defender: Piece
    cell: Cell
    attacker_row: Card
    defender_row: Card
    marked: bool


class BattleRolled(Event, frozen=True, tag="battle-rolled"):
    """Both rolled: faces, strengths, and the winning piece (-1: equal, both roll again)."""

    attacker_face: Face
    defender_face: Face
    attacker_value: Count
    defender_value: Count
    winner: AnyPiece
    loser: AnyPiece


class TreasureTaken(Event, frozen=True, tag="treasure-taken"):
    """A piece carries the treasure now; `victim` is the carrier it was taken from, or -1."""

    piece: Piece
    cell: Cell
    victim: AnyPiece


class Pushed(Event, frozen=True, tag="pushed"):
    """The loser of a battle was moved by the winner's owner, and enters `to`."""

    seat: Seat
    piece: Piece
    start: Cell
    to: Cell


class SteppedBack(Event, frozen=True, tag="stepped-back"):
    """The loser, with no tile to be pushed to, went back where it had come from."""

    piece: Piece
    start: Cell
    to: Cell


class StoodOff(Event, frozen=True, tag="stood-off"):
    """The loser, with no tile to be pushed to, stays."""

    piece: Piece
    cell: Cell


class ChainEnded(Event, frozen=True, tag="chain-ended"):
    """No battle and no push is left."""


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over: winners (none: a draw), a score for each seat, the reason."""

    winners: tuple[Seat, ...]
    scores: tuple[Count, ...]
    reason: Literal["goal", "points", "draw"]
