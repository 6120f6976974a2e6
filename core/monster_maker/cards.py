"""The play cards, treasures and prizes by their ids, from `data/deck.toml`."""

from collections.abc import Iterable
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec

Class: TypeAlias = Literal["fighter", "magician", "elf", "dwarf", "thief"]
Nature: TypeAlias = Literal["human", "undead", "other"]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]


class Sort(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What all cards have: an id and how many there are."""

    id: str
    count: Annotated[int, msgspec.Meta(ge=1)]


class Corridor(Sort, frozen=True, tag="corridor"):
    """A piece of the way, `perch` long."""

    perch: Points


class Character(Sort, frozen=True, tag="character"):
    """Somebody who fights: six-sided dice and a plus."""

    dice: Points
    plus: Points
    cls: Class


class Cleric(Sort, frozen=True, tag="cleric"):
    """Turns an undead monster, or heals a character after a fight."""


class Monster(Sort, frozen=True, tag="monster"):
    """Bars the way until a strength of at least `hit` beats it."""

    hit: Points
    type: Nature


class Spell(Sort, frozen=True, tag="spell"):
    """Adds to a fight; one that redirects is Charm (rule 17)."""

    bonus: Points
    human_only: bool
    redirect: bool


class Detour(Sort, frozen=True, tag="detour"):
    """Avoids a monster."""


class Trap(Sort, frozen=True, tag="trap"):
    """Costs its finder three cards, or the round."""


class TreasureSort(Sort, frozen=True):
    """What lies in the treasure room; an `open` one is shown to all."""

    open: bool


class Valuable(TreasureSort, frozen=True):
    """A treasure with gold for whoever brings it home: dice times `gold_times`, and a plus."""

    gold_dice: Points
    gold_times: Points
    gold_plus: int


class GoldTreasure(Valuable, frozen=True, tag="gold"):
    """A treasure that is worth gold only."""


class Weapon(Valuable, frozen=True, tag="weapon"):
    """Adds `bonus` to a fight, `bonus_with_class` beside a character of `bonus_class`."""

    bonus: Points
    bonus_class: Literal["", "magician", "elf", "dwarf"]
    bonus_with_class: Points


class HiddenDoor(TreasureSort, frozen=True, tag="hidden_door"):
    """A thief or a dwarf opens it, for two treasures more."""

    once_per_game: bool


class Goddess(TreasureSort, frozen=True, tag="goddess"):
    """Clears all monsters that lie in front of somebody."""

    once_per_game: bool


class Prize(Sort, frozen=True, tag="prize"):
    """Gold for the first who comes home in a round."""

    gold_plus: Points


Card: TypeAlias = Corridor | Character | Cleric | Monster | Spell | Detour | Trap
Treasure: TypeAlias = GoldTreasure | Weapon | HiddenDoor | Goddess


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: Literal[1]
    card: tuple[Card, ...]
    treasure: tuple[Treasure, ...]
    prize: tuple[Prize, ...]


Kind = TypeVar("Kind", bound=Sort)


def _by_id(sorts: Iterable[Sort], kind: type[Kind]) -> dict[str, Kind]:
    """Those of a kind, by id, sorted."""
    found = [sort for sort in sorts if isinstance(sort, kind)]
    return {sort.id: sort for sort in sorted(found, key=lambda sort: sort.id)}


def _pile(sorts: dict[str, Kind]) -> tuple[str, ...]:
    """The ids of all these cards, each as often as it is there, sorted."""
    return tuple(id_ for id_, sort in sorts.items() for _ in range(sort.count))


_RAW = (files(__package__) / "data" / "deck.toml").read_bytes()
SHEET = msgspec.toml.decode(_RAW, type=Sheet)

CARDS = _by_id(SHEET.card, Sort)
TREASURES = _by_id(SHEET.treasure, TreasureSort)
PRIZES = _by_id(SHEET.prize, Prize)
CORRIDORS = _by_id(SHEET.card, Corridor)
CHARACTERS = _by_id(SHEET.card, Character)
MONSTERS = _by_id(SHEET.card, Monster)
SPELLS = _by_id(SHEET.card, Spell)
VALUABLES = _by_id(SHEET.treasure, Valuable)
WEAPONS = _by_id(SHEET.treasure, Weapon)
"""By id: all cards of a kind. A pile of cards is sorted by id."""

FULL_DECK = _pile(CARDS)
FULL_TREASURES = _pile(TREASURES)
FULL_PRIZES = _pile(PRIZES)
"""Every card of the game, sorted."""

(CLERIC,) = _by_id(SHEET.card, Cleric)
(DETOUR,) = _by_id(SHEET.card, Detour)
(TRAP,) = _by_id(SHEET.card, Trap)
(DOOR,) = _by_id(SHEET.treasure, HiddenDoor)
(STATUE,) = _by_id(SHEET.treasure, Goddess)
PERCHES = {id_: corridor.perch for id_, corridor in CORRIDORS.items()}
"""By id: the length of a corridor."""
HITS = {id_: monster.hit for id_, monster in MONSTERS.items()}
"""By id: the hit value of a monster."""
THIEVES = frozenset(id_ for id_, hero in CHARACTERS.items() if hero.cls == "thief")
OPENERS = frozenset(id_ for id_, hero in CHARACTERS.items() if hero.cls in ("thief", "dwarf"))
"""Who opens a hidden door (25)."""
