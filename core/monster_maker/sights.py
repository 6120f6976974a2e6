"""All facts as one union, and what is left of hidden ones for those who may not know them."""

from typing import TypeAlias

from core.game import Seen
from core.monster_maker.events import (
    Arrived,
    Asked,
    CameHome,
    CardDrawn,
    CorridorLaid,
    Detoured,
    Died,
    Discarded,
    DoorForfeited,
    DoorLeft,
    DoorOpened,
    DrawsClosed,
    Fought,
    GameEnded,
    GoldScored,
    HandDealt,
    HealDeclined,
    Healed,
    MonsterDiscarded,
    MonsterMoved,
    MonsterPlaced,
    MonstersCleared,
    Passed,
    PrizeDrawn,
    RoundBegan,
    RoundEnded,
    TrapAnswered,
    TrapDrawn,
    TreasureDrawn,
    TreasureMissed,
    TreasuresReturned,
    TurnBegan,
    UndeadTurned,
)
from core.monster_maker.values import Count, Seat


class HandHidden(Seen, frozen=True, tag="hand-hidden"):
    """Another seat was dealt this many cards."""

    seat: Seat
    size: Count


class DrawHidden(Seen, frozen=True, tag="draw-hidden"):
    """Another seat drew a card, no trap."""

    seat: Seat


class TreasureHidden(Seen, frozen=True, tag="treasure-hidden"):
    """Another seat drew a closed treasure."""

    seat: Seat


Public: TypeAlias = (
    Asked
    | RoundBegan
    | TurnBegan
    | TrapDrawn
    | DrawsClosed
    | TrapAnswered
    | CorridorLaid
    | Arrived
    | TreasureMissed
    | MonstersCleared
    | DoorOpened
    | DoorLeft
    | DoorForfeited
    | MonsterPlaced
    | Fought
    | Healed
    | HealDeclined
    | MonsterMoved
    | MonsterDiscarded
    | UndeadTurned
    | Detoured
    | Discarded
    | Passed
    | CameHome
    | GoldScored
    | PrizeDrawn
    | Died
    | TreasuresReturned
    | RoundEnded
    | GameEnded
)
"""Facts that everybody sees as they are."""

Hidden: TypeAlias = HandDealt | CardDrawn | TreasureDrawn
"""Facts of which others see less: of a treasure only where it is carried closed."""

MonsterMakerEvent: TypeAlias = Public | Hidden

Sight: TypeAlias = Public | Hidden | HandHidden | DrawHidden | TreasureHidden
"""What a seat's log may hold. The open log of a finished game holds all events instead."""
