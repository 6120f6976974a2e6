"""All facts as one union, and what is left of hidden ones for those who may not know them."""

from typing import TypeAlias

from core.game import Seen
from core.mugen.effect_events import (
    CardDiscarded,
    CardsExchanged,
    EffectEnded,
    EffectStepped,
    Incapacitated,
    Joined,
    Leapt,
    PieceBound,
    Tempted,
    TileRevealed,
    TileSeen,
    TileSet,
    TilesMoved,
    TilesShuffled,
    TileTurned,
    TileVeiled,
    TreasureDropped,
    TrialRolled,
)
from core.mugen.events import (
    ActionRolled,
    Asked,
    BattleBegan,
    BattleRolled,
    CardDrawn,
    CardPlaced,
    ChainBegan,
    ChainEnded,
    CornersDrawn,
    EntryBegan,
    EntryEnded,
    Excluded,
    FirstChosen,
    FrontDealt,
    GameEnded,
    HandDealt,
    Moved,
    PileRenewed,
    Pushed,
    RecoveryEnded,
    SteppedBack,
    StoodOff,
    TilesLaid,
    TreasureReturned,
    TreasureTaken,
    TurnBegan,
)
from core.mugen.values import Cell, Count, Seat


class TilesHidden(Seen, frozen=True, tag="tiles-hidden"):
    """Tiles were mixed and laid face down on these cells (the deal, Tower, Moon)."""

    cells: tuple[Cell, ...]


class HandHidden(Seen, frozen=True, tag="hand-hidden"):
    """Another seat was dealt this many cards."""

    seat: Seat
    size: Count


class DrawHidden(Seen, frozen=True, tag="draw-hidden"):
    """Another seat drew a card."""

    seat: Seat


class LookHidden(Seen, frozen=True, tag="look-hidden"):
    """Another seat looked at the face-down tile of a cell."""

    seat: Seat
    cell: Cell


Public: TypeAlias = (
    Asked
    | CornersDrawn
    | FrontDealt
    | FirstChosen
    | TurnBegan
    | TreasureReturned
    | PileRenewed
    | CardPlaced
    | EffectStepped
    | EffectEnded
    | Leapt
    | Joined
    | TileTurned
    | TileRevealed
    | TileSet
    | CardDiscarded
    | CardsExchanged
    | TilesMoved
    | PieceBound
    | Incapacitated
    | TreasureDropped
    | Tempted
    | TileVeiled
    | TrialRolled
    | ActionRolled
    | RecoveryEnded
    | Moved
    | Excluded
    | ChainBegan
    | EntryBegan
    | EntryEnded
    | BattleBegan
    | BattleRolled
    | TreasureTaken
    | Pushed
    | SteppedBack
    | StoodOff
    | ChainEnded
    | GameEnded
)
"""Facts that everybody sees as they are."""

Hidden: TypeAlias = TilesLaid | HandDealt | CardDrawn | TileSeen | TilesShuffled
"""Facts of which others see less."""

MugenEvent: TypeAlias = Public | Hidden

Sight: TypeAlias = (
    Public | HandDealt | CardDrawn | TileSeen | TilesHidden | HandHidden | DrawHidden | LookHidden
)
"""What a seat's log may hold. Only the open log of a finished game holds all events instead."""
