"""What the effects of the cards did: one class for each fact, with all that it sets."""

from typing import ClassVar, Literal

from core.game import Event
from core.mugen.values import AnyMask, Card, Cell, Count, Face, Mask, Piece, Seat, Shape


class EffectStepped(Event, frozen=True, tag="effect-stepped"):
    """The effect has come to this step, from 1."""

    step: Count


class EffectEnded(Event, frozen=True, tag="effect-ended"):
    """The effect of the card is over: used, declined, or impossible from the start."""

    seat: Seat
    card: Card
    how: Literal["used", "declined", "impossible"]


class Leapt(Event, frozen=True, tag="leapt"):
    """Fool: a piece stepped over a wall."""

    piece: Piece
    start: Cell
    to: Cell


class Joined(Event, frozen=True, tag="joined"):
    """Lovers: a piece went to the other one's tile."""

    piece: Piece
    start: Cell
    to: Cell


class TileTurned(Event, frozen=True, tag="tile-turned"):
    """Magician: a face-up tile has these open sides now."""

    cell: Cell
    mask: Mask


class TileSeen(Event, frozen=True, tag="tile-seen"):
    """High Priestess: a seat looked at a face-down tile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cell: Cell
    shape: Shape


class TileRevealed(Event, frozen=True, tag="tile-revealed"):
    """A tile was turned up, lying in its first orientation until it is set; AP left after it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cell: Cell
    mask: Mask
    ap: Count


class TileSet(Event, frozen=True, tag="tile-set"):
    """The tile just turned up has these open sides."""

    cell: Cell
    mask: Mask


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """Empress: a card of a hand lies on the discard pile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


class CardsExchanged(Event, frozen=True, tag="cards-exchanged"):
    """Hierophant: `give` went from the hand to the discard pile, `take` the other way."""

    reveals: ClassVar[bool] = True
    seat: Seat
    give: Card
    take: Card


class TilesMoved(Event, frozen=True, tag="tiles-moved"):
    """Tiles went from `cells` to `to`, with all that stands on them or is known of them.

    `masks` are their open sides afterwards (0: face down). `how`: a block of four turned, two
    exchanged, or a line slid.
    """

    how: Literal["block", "swap", "line"]
    cells: tuple[Cell, ...]
    to: tuple[Cell, ...]
    masks: tuple[AnyMask, ...]


class PieceBound(Event, frozen=True, tag="piece-bound"):
    """Hanged Man: a piece is bound for as long as the card lies in front of `seat`."""

    seat: Seat
    piece: Piece


class Incapacitated(Event, frozen=True, tag="incapacitated"):
    """The card in front of a seat went to the discard pile."""

    seat: Seat
    card: Card


class TreasureDropped(Event, frozen=True, tag="treasure-dropped"):
    """The treasure lies on the tile of a carrier that was incapacitated."""

    piece: Piece
    cell: Cell


class Tempted(Event, frozen=True, tag="tempted"):
    """Devil: a piece was walked along `way`, its last cell the end."""

    piece: Piece
    start: Cell
    way: tuple[Cell, ...]


class TileVeiled(Event, frozen=True, tag="tile-veiled"):
    """Moon: a tile was turned face down."""

    cell: Cell


class TilesShuffled(Event, frozen=True, tag="tiles-shuffled"):
    """Tower, Moon: the tiles of `cells` lie face down there, mixed: a shape on each."""

    cells: tuple[Cell, ...]
    shapes: tuple[Shape, ...]


class TrialRolled(Event, frozen=True, tag="trial-rolled"):
    """Judgement: a seat rolled; the first roll is of the card's own seat."""

    seat: Seat
    face: Face
