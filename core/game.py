"""What a game is: nine functions over a state, and the finder of the games in this package."""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, ClassVar, Protocol, TypeAlias

import msgspec

import core
from core.chance import Chance
from core.errors import BadSetup, IllegalAction

SPECTATOR = -1
"""The seat number of somebody who sees what is public."""
OPEN = -2
"""The seat number of somebody who sees everything: finished games only."""

Value: TypeAlias = bool | int | str


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A choice of a seat. `str(action)` is its stable notation, unique among the legal ones."""

    rule: ClassVar[str] = ""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A fact, in the past tense. It states every value that it sets.

    `reveals` says that it shows somebody what they did not know, so that an undo may not
    cross it without consent. `begins_turn` says that a turn begins with it (turns are counted).
    """

    reveals: ClassVar[bool] = False
    begins_turn: ClassVar[bool] = False


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What is left of an event with something hidden for those who may not know it."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table before any chance: `options` holds every option of the game, defaults included."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: the winning seats (none: a draw), each seat's score, a stable reason."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: its values, the default first, or a default with a range.

    `before` is the value of logs that are older than the option, where it is not the default.
    """

    name: str
    values: tuple[Value, ...] = ()
    default: int = 0
    low: int = 0
    high: int = 0
    check: Callable[[Value], Value] | None = None
    before: Value | None = None

    def start(self) -> Value:
        """The value of a table that does not say otherwise."""
        return self.values[0] if self.values else self.default

    def old(self) -> Value:
        """The value that means how the game was before it had this option."""
        return self.start() if self.before is None else self.before

    def read(self, given: Value) -> Value:
        """The value meant by `given`, which may be text from a command line.

        Raises BadSetup for a value that the option does not have.
        """
        if self.check is not None:
            return self.check(given)
        text = str(given).strip().lower()
        for value in self.values:
            if text == str(value).lower():
                return value
        if not self.values and text.isdecimal() and self.low <= int(text) <= self.high:
            return int(text)
        allowed = " | ".join(str(value).lower() for value in self.values)
        raise BadSetup(
            "error-option-value",
            option=self.name,
            value=str(given)[:40],
            allowed=allowed or f"{self.low}-{self.high}",
        )


class Turn:
    """What `begin` and `decide` work with: the state, the chance, and the events so far."""

    __slots__ = ("_evolve", "chance", "events", "state")

    def __init__(self, state: Any, chance: Chance, evolve: Callable[[Any, Any], None]) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Any] = []
        self._evolve = evolve

    def emit(self, event: Event) -> None:
        """Record a fact and put it into the state, so that the next line reads the new state."""
        self.events.append(event)
        self._evolve(self.state, event)


class Facts(Protocol):
    """Counts a game's own figures over many games; each game's folder has one."""

    def add(self, setup: Setup, events: Iterable[Any]) -> None:
        """Take in one whole game, its deal included."""

    def result(self) -> dict[str, Any]:
        """The figures, by name: numbers, lists of numbers, or counts by word."""


class Bot(Protocol):
    """Chooses an action from a view; never sees a state."""

    def __call__(self, view: Any, legal: tuple[Any, ...], chance: Chance, /) -> Any:
        """One of `legal`, which is not empty. The same for the same arguments."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its name and limits, its types, its nine functions, its bots and figures."""

    id: str
    rules: int
    seats: tuple[int, int]
    options: tuple[Option, ...]
    state: type[Any]
    action: Any
    event: Any
    new_game: Callable[[Setup], Any]
    begin: Callable[[Turn], None]
    to_act: Callable[[Any], int | None]
    legal: Callable[[Any], tuple[Any, ...]]
    decide: Callable[[Turn, Any], None]
    evolve: Callable[[Any, Any], None]
    view: Callable[[Any, int], Any]
    seen: Callable[[Any, int], Any]
    outcome: Callable[[Any], Outcome | None]
    bots: Mapping[str, Bot]
    facts: Callable[[], Facts]

    def setup(self, seats: int, options: Mapping[str, Value] | None = None) -> Setup:
        """A checked setup with every option written out.

        Raises BadSetup for seats or options that the game does not have.
        """
        low, high = self.seats
        if not low <= seats <= high:
            raise BadSetup("error-seats", game=self.id, seats=seats, low=low, high=high)
        given = dict(options or {})
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadSetup(
                    "error-option", game=self.id, option=name[:40], known=", ".join(known)
                )
        values = {
            name: option.read(given[name]) if name in given else option.start()
            for name, option in known.items()
        }
        return Setup(self.id, self.rules, seats, values)


class _Accepted(Exception):
    """Raised instead of a first event or die: the rules have let the action pass."""


class _NoChance:
    def _stop(self, *_: Any) -> Any:
        raise _Accepted

    die = below = choice = shuffle = _stop


def refusal(game: Game, state: Any, action: Any) -> IllegalAction | None:
    """Why the rules refuse `action` to the seat that is to act; None if they accept it.

    Changes nothing: it stops `decide` at its first event or chance.
    """

    def stop(_state: Any, _event: Any) -> None:
        raise _Accepted

    try:
        game.decide(Turn(state, _NoChance(), stop), action)
    except IllegalAction as error:
        return error
    except _Accepted:
        pass
    return None


def game_ids() -> tuple[str, ...]:
    """The ids of all games: each folder in this package is one."""
    found = pkgutil.iter_modules(core.__path__)
    return tuple(sorted(module.name for module in found if module.ispkg))


def _is_game(game_id: str) -> bool:
    """Whether there is a package of this name, found without listing them all."""
    spec = find_spec(f"core.{game_id}") if game_id.isidentifier() else None
    return (
        spec is not None and spec.origin is not None and spec.submodule_search_locations is not None
    )


def find_game(game_id: str) -> Game:
    """The game with this id. Raises BadSetup for one that does not exist."""
    if not _is_game(game_id):
        raise BadSetup("error-game", game=game_id[:40], known=", ".join(game_ids()))
    game = importlib.import_module(f"core.{game_id}").GAME
    assert isinstance(game, Game)
    return game
