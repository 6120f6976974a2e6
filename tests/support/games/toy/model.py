"""What the toy game stores, says and shows."""

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from core.game import Action, Event, Seen

SeatNumber = Annotated[int, Meta(ge=0, lt=4)]
Card = Annotated[int, Meta(ge=1, le=6)]
Mark = Annotated[int, Meta(ge=0, le=2)]
Count = Annotated[int, Meta(ge=0, le=1000)]
Kind = Literal["turn", "answer"]


class Aim(Action, frozen=True, tag="aim"):
    rule: ClassVar[str] = "toy 3"
    at: Mark

    def __str__(self) -> str:
        return f"aim {self.at}"


class Peek(Action, frozen=True, tag="peek"):
    rule: ClassVar[str] = "toy 4"

    def __str__(self) -> str:
        return "peek"


class Play(Action, frozen=True, tag="play"):
    rule: ClassVar[str] = "toy 5"
    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


class Roll(Action, frozen=True, tag="roll"):
    rule: ClassVar[str] = "toy 6"

    def __str__(self) -> str:
        return "roll"


class Block(Action, frozen=True, tag="block"):
    rule: ClassVar[str] = "toy 7"
    card: Card

    def __str__(self) -> str:
        return f"block {self.card}"


class Let(Action, frozen=True, tag="let"):
    rule: ClassVar[str] = "toy 7"

    def __str__(self) -> str:
        return "let"


AnyAction = Aim | Peek | Play | Roll | Block | Let


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    cards: tuple[Card, ...]


class PrizeLaid(Event, frozen=True, tag="prize-laid"):
    card: Card


class TurnBegan(Event, frozen=True, tag="turn-began"):
    begins_turn: ClassVar[bool] = True
    seat: SeatNumber
    round: Count


class Asked(Event, frozen=True, tag="asked"):
    seat: SeatNumber
    kind: Kind


class Aimed(Event, frozen=True, tag="aimed"):
    seat: SeatNumber
    at: Mark


class Peeked(Event, frozen=True, tag="peeked"):
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: Card


class CardPlayed(Event, frozen=True, tag="card-played"):
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: Card


class Blocked(Event, frozen=True, tag="blocked"):
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: Card


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    card: Card


class Rolled(Event, frozen=True, tag="rolled"):
    reveals: ClassVar[bool] = True
    seat: SeatNumber
    face: Card


class Scored(Event, frozen=True, tag="scored"):
    seat: SeatNumber
    score: Count


class Ended(Event, frozen=True, tag="ended"):
    reveals: ClassVar[bool] = True
    winners: tuple[SeatNumber, ...]
    prize: Card
    reason: Literal["target", "storm", "long"]


AnyEvent = (
    HandDealt
    | PrizeLaid
    | TurnBegan
    | Asked
    | Aimed
    | Peeked
    | CardPlayed
    | Blocked
    | CardDrawn
    | Rolled
    | Scored
    | Ended
)


class HandTaken(Seen, frozen=True, tag="hand-taken"):
    seat: SeatNumber
    size: Count


class PrizePeeked(Seen, frozen=True, tag="prize-peeked"):
    seat: SeatNumber


class CardTaken(Seen, frozen=True, tag="card-taken"):
    seat: SeatNumber


class Pending(msgspec.Struct, frozen=True):
    seat: SeatNumber
    kind: Kind


class State(msgspec.Struct, omit_defaults=True):
    rules: int
    seats: int
    target: int
    peeking: bool
    hands: list[list[int]]
    deck: list[int]
    scores: list[int]
    marks: list[int]
    knows: list[bool]
    discard: list[int] = msgspec.field(default_factory=list)
    prize: int = 0
    turn: int = 0
    round: int = 0
    aimed: bool = False
    played: int = 0
    pending: Pending | None = None
    winners: tuple[int, ...] = ()
    reason: str = ""

    def copy(self) -> "State":
        return State(
            self.rules,
            self.seats,
            self.target,
            self.peeking,
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.scores[:],
            self.marks[:],
            self.knows[:],
            self.discard[:],
            self.prize,
            self.turn,
            self.round,
            self.aimed,
            self.played,
            self.pending,
            self.winners,
            self.reason,
        )


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    target: int
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    scores: tuple[int, ...]
    marks: tuple[int, ...]
    knows: tuple[bool, ...]
    turn: int
    round: int
    played: int
    pending: Pending | None = None
    prize: int | None = None
    hands: tuple[tuple[int, ...], ...] = ()
    reason: str = ""
