"""What happened: one class for each fact, with all that it sets. The union is in `sights`."""

from typing import ClassVar, Literal, TypeAlias

from core.game import Event
from core.monster_maker.values import (
    CardId,
    Count,
    Face,
    Gold,
    Number,
    Perch,
    PrizeId,
    Seat,
    TreasureId,
)

Question: TypeAlias = Literal["turn", "trap", "door", "heal", "charm"]
Cause: TypeAlias = Literal["trap", "empty-hand", "passes", "lost"]
Reason: TypeAlias = Literal["rounds", "treasures", "prizes"]


class Asked(Event, frozen=True, tag="asked"):
    """A decision of `seat` is due; nothing else happens before it is taken."""

    kind: Question
    seat: Seat


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round from 1, and who begins it. All of the last one is cleared away.

    All play cards are in the deck, nothing lies in front of anybody, draws are open; treasures
    that came home in the last round are out of the game.
    """

    round: Number
    first: Seat


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    """The first cards of a hand, none of them a trap (2)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """The turn of a seat, in its round from 1; `passes`: those in a row that count (31)."""

    seat: Seat
    number: Number
    passes: Count
    begins_turn: ClassVar[bool] = True


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A card that is no trap came into a hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


class TrapDrawn(Event, frozen=True, tag="trap-drawn"):
    """A trap was drawn and shown; it lies there until it is answered."""

    reveals: ClassVar[bool] = True
    seat: Seat


class DrawsClosed(Event, frozen=True, tag="draws-closed"):
    """Nobody draws any more in this round: the play deck is empty, or somebody is home."""

    cause: Literal["deck", "home"]


class TrapAnswered(Event, frozen=True, tag="trap-answered"):
    """One thief or three cards went to the discard, with the trap; `ends`: the turn is over."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]
    ends: bool


class CorridorLaid(Event, frozen=True, tag="corridor-laid"):
    """A corridor lies on the way out or back, which is `distance` long with it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    way: Literal["out", "back"]
    distance: Perch


class Arrived(Event, frozen=True, tag="arrived"):
    """A seat is in the treasure room and turns round; a treasure is due."""

    seat: Seat
    distance: Perch


class TreasureDrawn(Event, frozen=True, tag="treasure-drawn"):
    """A treasure was drawn: carried closed or open, a door in front, or the statue, now gone."""

    reveals: ClassVar[bool] = True
    seat: Seat
    treasure: TreasureId
    to: Literal["closed", "open", "door", "gone"]


class TreasureMissed(Event, frozen=True, tag="treasure-missed"):
    """The treasure deck is empty: a seat draws no more."""

    seat: Seat


class MonstersCleared(Event, frozen=True, tag="monsters-cleared"):
    """The statue discarded these monsters from in front of `seats`; one more treasure is due."""

    seat: Seat
    seats: tuple[Seat, ...]
    monsters: tuple[CardId, ...]


class DoorOpened(Event, frozen=True, tag="door-opened"):
    """A door left the game, opened with `card`: two treasures are due. `found`: just drawn."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    found: bool


class DoorLeft(Event, frozen=True, tag="door-left"):
    """The door just found stays shut: its finder waits in the treasure room."""

    seat: Seat


class DoorForfeited(Event, frozen=True, tag="door-forfeited"):
    """A door left the game unopened: too late, or nothing to draw (then `found`: just drawn)."""

    seat: Seat
    found: bool


class MonsterPlaced(Event, frozen=True, tag="monster-placed"):
    """A monster of a hand lies in front of `victim`."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    victim: Seat


class Fought(Event, frozen=True, tag="fought"):
    """A fight: what was used, the dice, the strength, and whether it reached the hit value.

    Characters and spells went to the discard, the weapons lie open. `heals`: a cleric may be
    used after it, as far as others can tell.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    monster: CardId
    characters: tuple[CardId, ...]
    spells: tuple[CardId, ...]
    weapons: tuple[TreasureId, ...]
    dice: tuple[Face, ...]
    total: Count
    won: bool
    heals: bool


class Healed(Event, frozen=True, tag="healed"):
    """A cleric went to the discard, a character that has just fought came back from it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cleric: CardId
    card: CardId


class HealDeclined(Event, frozen=True, tag="heal-declined"):
    """Nobody was taken back."""

    seat: Seat


class MonsterMoved(Event, frozen=True, tag="monster-moved"):
    """Charm: the beaten monster lies in front of `victim` now."""

    seat: Seat
    card: CardId
    victim: Seat


class MonsterDiscarded(Event, frozen=True, tag="monster-discarded"):
    """The beaten monster went to the discard."""

    seat: Seat
    card: CardId


class UndeadTurned(Event, frozen=True, tag="undead-turned"):
    """A cleric and the undead monster in front went to the discard."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cleric: CardId
    card: CardId


class Detoured(Event, frozen=True, tag="detoured"):
    """A detour and the monster in front went to the discard."""

    reveals: ClassVar[bool] = True
    seat: Seat
    detour: CardId
    card: CardId


class Discarded(Event, frozen=True, tag="discarded"):
    """A card went from a full hand to the discard."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


class Passed(Event, frozen=True, tag="passed"):
    """A turn without an action; `passes`: those in a row that count, with it (31)."""

    seat: Seat
    passes: Count


class CameHome(Event, frozen=True, tag="came-home"):
    """A seat is home; its hand, `cards`, went to the discard, its treasures are shown."""

    reveals: ClassVar[bool] = True
    seat: Seat
    first: bool
    cards: tuple[CardId, ...]


class GoldScored(Event, frozen=True, tag="gold-scored"):
    """A treasure at home, its dice and its gold; `total` is all the gold of the seat with it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    treasure: TreasureId
    dice: tuple[Face, ...]
    gold: Gold
    total: Gold


class PrizeDrawn(Event, frozen=True, tag="prize-drawn"):
    """The prize of the first who came home; `total` is all the gold of the seat with it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    prize: PrizeId
    gold: Gold
    total: Gold


class Died(Event, frozen=True, tag="died"):
    """A seat is dead for this round: hand (`cards`), rows and monster in front were discarded."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cause: Cause
    cards: tuple[CardId, ...]


class TreasuresReturned(Event, frozen=True, tag="treasures-returned"):
    """What a dead seat carried was shown and is in the treasure deck again."""

    reveals: ClassVar[bool] = True
    seat: Seat
    treasures: tuple[TreasureId, ...]


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """Nobody is active any more."""

    round: Number


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over: the winners, the gold of each seat, the reason."""

    winners: tuple[Seat, ...]
    scores: tuple[Gold, ...]
    reason: Reason
