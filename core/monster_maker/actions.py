"""What a seat may choose: one class for each choice, with its stable notation."""

from typing import ClassVar, TypeAlias

from core.game import Action
from core.monster_maker.values import CardId, Seat, TreasureId, seat_name


class LayCorridor(Action, frozen=True, tag="corridor"):
    """Lay a corridor of the hand on the own way."""

    rule: ClassVar[str] = "monster_maker 7"
    card: CardId

    def __str__(self) -> str:
        return f"corridor {self.card}"


class PlaceMonster(Action, frozen=True, tag="monster"):
    """Put a monster of the hand in front of another seat."""

    rule: ClassVar[str] = "monster_maker 10"
    card: CardId
    seat: Seat

    def __str__(self) -> str:
        return f"monster {self.card} {seat_name(self.seat)}"


class Fight(Action, frozen=True, tag="fight"):
    """Fight the monster in front with all of these; each tuple is sorted."""

    rule: ClassVar[str] = "monster_maker 13"
    characters: tuple[CardId, ...]
    spells: tuple[CardId, ...] = ()
    weapons: tuple[TreasureId, ...] = ()

    def __str__(self) -> str:
        added = [f"+{card}" for card in self.spells + self.weapons]
        return " ".join(["fight", *self.characters, *added])


class TurnUndead(Action, frozen=True, tag="turn-undead"):
    """Discard a cleric and the undead monster in front."""

    rule: ClassVar[str] = "monster_maker 19"

    def __str__(self) -> str:
        return "turn-undead"


class TakeDetour(Action, frozen=True, tag="detour"):
    """Discard a detour and the monster in front."""

    rule: ClassVar[str] = "monster_maker 21"

    def __str__(self) -> str:
        return "detour"


class OpenDoor(Action, frozen=True, tag="open"):
    """Open the hidden door by discarding a thief or a dwarf: at once, or as a turn's action."""

    rule: ClassVar[str] = "monster_maker 25"
    card: CardId

    def __str__(self) -> str:
        return f"open {self.card}"


class LeaveDoor(Action, frozen=True, tag="not-now"):
    """Do not open the door just found."""

    rule: ClassVar[str] = "monster_maker 26"

    def __str__(self) -> str:
        return "not-now"


class Discard(Action, frozen=True, tag="discard"):
    """Discard one of eight cards."""

    rule: ClassVar[str] = "monster_maker 6"
    card: CardId

    def __str__(self) -> str:
        return f"discard {self.card}"


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing."""

    rule: ClassVar[str] = "monster_maker 6"

    def __str__(self) -> str:
        return "pass"


class UseThief(Action, frozen=True, tag="thief"):
    """Discard a thief against the trap."""

    rule: ClassVar[str] = "monster_maker 5a"
    card: CardId

    def __str__(self) -> str:
        return f"thief {self.card}"


class LoseCards(Action, frozen=True, tag="lose"):
    """Discard three cards to the trap, sorted."""

    rule: ClassVar[str] = "monster_maker 5b"
    cards: tuple[CardId, CardId, CardId]

    def __str__(self) -> str:
        return " ".join(["lose", *self.cards])


class Fall(Action, frozen=True, tag="fall"):
    """Die in the trap, with too few cards against it."""

    rule: ClassVar[str] = "monster_maker 5c"

    def __str__(self) -> str:
        return "fall"


class Heal(Action, frozen=True, tag="heal"):
    """Discard a cleric to take back one of the characters that have just fought."""

    rule: ClassVar[str] = "monster_maker 18"
    card: CardId

    def __str__(self) -> str:
        return f"heal {self.card}"


class NoHeal(Action, frozen=True, tag="no-heal"):
    """Take nobody back."""

    rule: ClassVar[str] = "monster_maker 18"

    def __str__(self) -> str:
        return "no-heal"


class Charm(Action, frozen=True, tag="charm"):
    """Put the beaten monster in front of another seat."""

    rule: ClassVar[str] = "monster_maker 17"
    seat: Seat

    def __str__(self) -> str:
        return f"charm {seat_name(self.seat)}"


class DiscardMonster(Action, frozen=True, tag="discard-monster"):
    """Discard the beaten monster, though Charm could move it."""

    rule: ClassVar[str] = "monster_maker 17"

    def __str__(self) -> str:
        return "discard-monster"


MonsterMakerAction: TypeAlias = (
    LayCorridor
    | PlaceMonster
    | Fight
    | TurnUndead
    | TakeDetour
    | OpenDoor
    | LeaveDoor
    | Discard
    | Pass
    | UseThief
    | LoseCards
    | Fall
    | Heal
    | NoHeal
    | Charm
    | DiscardMonster
)
