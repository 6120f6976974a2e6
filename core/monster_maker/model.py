"""The state of a game of Monster Maker, and the view of it that a seat or a spectator has.

Lists and tuples by seat have one entry for each seat.
"""

from collections.abc import Sequence
from copy import copy
from typing import Literal, Protocol, TypeAlias

import msgspec

from core.game import Outcome, Value
from core.monster_maker.events import Asked
from core.monster_maker.values import (
    CardId,
    Count,
    Face,
    Gold,
    Perch,
    PrizeId,
    Seat,
    TreasureId,
)

Phase: TypeAlias = Literal["out", "room", "back", "home", "dead"]
"""Where a player is; the first three are active."""
Step: TypeAlias = Literal["deal", "start", "trap", "act", "end", "passed"]
"""What comes next in a turn once nothing begun is left: the draw, the answer to a trap, the
action, the end after an action, the end after a pass."""


class Battle(msgspec.Struct, frozen=True):
    """A fight that was rolled: what was used, the dice, the strength, whether it was won."""

    seat: Seat
    monster: CardId
    characters: tuple[CardId, ...]
    spells: tuple[CardId, ...]
    weapons: tuple[TreasureId, ...]
    dice: tuple[Face, ...]
    total: Count
    won: bool


class Drawing(msgspec.Struct, frozen=True, tag="drawing"):
    """Treasures that are still to be drawn."""

    left: Count


class Found(msgspec.Struct, frozen=True, tag="found"):
    """A hidden door just drawn, to be opened at once or left."""


class Healing(msgspec.Struct, frozen=True, tag="healing"):
    """A fight after which a cleric may be used."""


class Beaten(msgspec.Struct, frozen=True, tag="beaten"):
    """A beaten monster, still in front, to be discarded or moved."""


Frame: TypeAlias = Drawing | Found | Healing | Beaten
"""Something begun by the seat whose turn it is; the last of a list is to go on first."""


class Position(Protocol):
    """What rules and odds read, of a state or of a view: all public but the own hand and treasures.

    Of `hands` and `treasures` they read the seat's own only.
    """

    @property
    def options(self) -> dict[str, Value]:
        """The options of the table."""

    @property
    def goal(self) -> int:
        """Perches to the treasure room."""

    @property
    def phases(self) -> Sequence[Phase]:
        """By seat: where its player is."""

    @property
    def out_rows(self) -> Sequence[Sequence[str]]:
        """By seat: the corridors of the way out, in order."""

    @property
    def outs(self) -> Sequence[int]:
        """By seat: the length of the way out."""

    @property
    def backs(self) -> Sequence[int]:
        """By seat: the length of the way back so far."""

    @property
    def monsters(self) -> Sequence[str | None]:
        """By seat: the monster in front."""

    @property
    def hands(self) -> Sequence[Sequence[str]]:
        """By seat: its hand, sorted."""

    @property
    def treasures(self) -> Sequence[Sequence[str | None]]:
        """By seat: the treasures carried, in the order drawn."""

    @property
    def treasure_deck(self) -> Sequence[str] | int:
        """The undrawn treasures, or how many there are."""

    @property
    def draws_open(self) -> bool:
        """Whether turns begin with a draw."""

    @property
    def battle(self) -> Battle | None:
        """The fight of this turn."""


class State(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The whole truth of a game; only `evolve` changes it.

    Piles and hands are sorted, `gone` (treasures out of the game) too; rows and `treasures`
    (carried, and at home shown) are in the order laid or drawn. By seat, `shown` are those of its
    treasures that lie open, `returned` those that it lost by the end of the round, `doors` the
    hidden doors in front, `prizes` those of the whole game. Of the round: `home` are the seats
    that came home, in order, `number` counts the turns from 1, `passes` those in a row with draws
    closed. Of the turn: `trap` lies there to be answered, `battle` is its fight, `frames` what is
    begun, `asked` the decision that is due.
    """

    rules: int
    seats: int
    options: dict[str, Value]
    goal: Perch
    phases: list[Phase]
    out_rows: list[list[CardId]]
    back_rows: list[list[CardId]]
    outs: list[Perch]
    backs: list[Perch]
    monsters: list[CardId | None]
    doors: list[bool]
    hands: list[list[CardId]]
    treasures: list[list[TreasureId]]
    shown: list[list[TreasureId]]
    returned: list[list[TreasureId]]
    prizes: list[list[PrizeId]]
    gold: list[Gold]
    deck: list[CardId]
    treasure_deck: list[TreasureId]
    prize_deck: list[PrizeId]
    discard: list[CardId] = []
    gone: list[TreasureId] = []
    home: list[Seat] = []
    draws_open: bool = True
    first: Seat = 0
    turn: Seat = 0
    round: Count = 0
    number: Count = 0
    passes: Count = 0
    step: Step = "deal"
    trap: bool = False
    battle: Battle | None = None
    frames: list[Frame] = []
    asked: Asked | None = None
    outcome: Outcome | None = None

    def copy(self) -> "State":
        """A state that can go on by itself."""
        twin = copy(self)
        twin.phases = self.phases.copy()
        twin.out_rows = [row.copy() for row in self.out_rows]
        twin.back_rows = [row.copy() for row in self.back_rows]
        twin.outs = self.outs.copy()
        twin.backs = self.backs.copy()
        twin.monsters = self.monsters.copy()
        twin.doors = self.doors.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.treasures = [carried.copy() for carried in self.treasures]
        twin.shown = [shown.copy() for shown in self.shown]
        twin.returned = [returned.copy() for returned in self.returned]
        twin.prizes = [prizes.copy() for prizes in self.prizes]
        twin.gold = self.gold.copy()
        twin.deck = self.deck.copy()
        twin.treasure_deck = self.treasure_deck.copy()
        twin.prize_deck = self.prize_deck.copy()
        twin.discard = self.discard.copy()
        twin.gone = self.gone.copy()
        twin.home = self.home.copy()
        twin.frames = self.frames.copy()
        return twin


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `seat` may know (-1: a spectator, -2: all of a finished game).

    `hands` holds the own hand, of others nothing; `treasures` holds None for those that are
    closed and not the own; the open view holds all. `shown` are those that lie open for all.
    `deck`, `treasure_deck`, `prize_deck` are sizes. All else is as in the state, and public.
    """

    seat: int
    seats: int
    options: dict[str, Value]
    goal: int
    phases: tuple[Phase, ...]
    out_rows: tuple[tuple[CardId, ...], ...]
    back_rows: tuple[tuple[CardId, ...], ...]
    outs: tuple[int, ...]
    backs: tuple[int, ...]
    monsters: tuple[CardId | None, ...]
    doors: tuple[bool, ...]
    hands: tuple[tuple[CardId, ...], ...]
    hand_sizes: tuple[int, ...]
    treasures: tuple[tuple[TreasureId | None, ...], ...]
    shown: tuple[tuple[TreasureId, ...], ...]
    returned: tuple[tuple[TreasureId, ...], ...]
    prizes: tuple[tuple[PrizeId, ...], ...]
    gold: tuple[int, ...]
    deck: int
    treasure_deck: int
    prize_deck: int
    discard: tuple[CardId, ...]
    gone: tuple[TreasureId, ...]
    home: tuple[int, ...]
    draws_open: bool
    first: int
    turn: int
    round: int
    number: int
    passes: int
    trap: bool
    battle: Battle | None
    asked: Asked | None
    outcome: Outcome | None

    @property
    def hand(self) -> tuple[CardId, ...]:
        """The own hand; empty for a spectator and in the open view."""
        return self.hands[self.seat] if self.seat >= 0 else ()
