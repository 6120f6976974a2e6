"""A table that is being set up: which game, who sits where, which options, which seed."""

from collections.abc import Sequence
from typing import Final

from core.game import Game, Option, Setup, Value, find_game
from core.seats import Sitter
from tui.keys import listed_games
from tui.names import letter
from tui.settings import NAME_CELLS
from tui.text import cells

MOST_SEED: Final = 2**63 - 1
_DEFAULT_LEVEL: Final = "normal"
_FEW: Final = 20
_COMPANY: Final = 4


def sitter_text(sitter: Sitter) -> str:
    """Who sits there, as it is kept in the settings."""
    return f"{sitter.kind}:{sitter.name or sitter.level}"


def read_sitter(text: str) -> Sitter | None:
    """The sitter that `sitter_text` gave, its name cleaned; None for anything else."""
    kind, _, word = text.partition(":")
    word = cells.clean(word, NAME_CELLS)
    if kind == "person" and word:
        return Sitter(name=word)
    return Sitter("bot", level=word) if kind == "bot" and word else None


class Draft:
    """What the new-game screen changes. Everything in it is valid at any time.

    `names` are the names to offer, the person's own first; `guest` is what somebody without a
    name is called, with the letter of the seat after it. `last` is who sat there last time, as
    `sitter_text` gives it, and `game_id` which game it was.
    """

    def __init__(
        self,
        names: Sequence[str],
        guest: str,
        last: Sequence[str] = (),
        game_id: str = "",
        *,
        undo: bool = False,
    ) -> None:
        self.games = listed_games()
        self.names = _cleaned(names) or [guest]
        self._guest = guest
        self.free_undo = undo
        self.seed: int | None = None
        self._wanted_seed = 1
        self.sitters = [sitter for sitter in map(read_sitter, last) if sitter]
        self._is_first = not self.sitters
        self.choose_game(game_id if game_id in self.games else self.games[0])

    def choose_game(self, game_id: str) -> None:
        """Set up this game; who sits where is kept as far as it has room."""
        self.game: Game = find_game(game_id)
        low, high = self.game.seats
        kept = self.sitters or [Sitter(name=self.names[0])]
        self.sitters = [self._fitting(sitter) for sitter in kept[:high]]
        least = min(_COMPANY, high) if self._is_first else low
        while len(self.sitters) < least:
            self.sitters.append(self._bot())
        self.options: dict[str, Value] = {o.name: o.start() for o in self.game.options}

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of bots to choose from."""
        found = tuple(level for level in self.game.bots if level != "random")
        return found or tuple(self.game.bots)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(i for i, sitter in enumerate(self.sitters) if sitter.kind == "person")

    @staticmethod
    def limits(game_id: str) -> tuple[int, int]:
        """The fewest and the most seats of a game."""
        return find_game(game_id).seats

    def setup(self) -> Setup:
        """The setup of the table. Raises BadSetup where options do not go together."""
        return self.game.setup(len(self.sitters), self.options)

    def _bot(self) -> Sitter:
        levels = self.levels
        level = _DEFAULT_LEVEL if _DEFAULT_LEVEL in levels else levels[-1]
        return Sitter("bot", level)

    def _fitting(self, sitter: Sitter) -> Sitter:
        is_unknown = sitter.kind == "bot" and sitter.level not in self.levels
        return self._bot() if is_unknown else sitter

    def change_seats(self, step: int) -> bool:
        """One seat more, or the last one less; False if the game does not allow it."""
        low, high = self.game.seats
        if not low <= len(self.sitters) + step <= high:
            return False
        if step > 0:
            self.sitters.append(self._bot())
        else:
            self.sitters.pop()
        return True

    def turn_sitter(self, seat: int, step: int) -> bool:
        """The next choice for a seat: the names known, the bots, nobody. False: none there."""
        low, high = self.game.seats
        used = len(self.sitters)
        if not 0 <= seat < high or seat > used:
            return False
        choices: list[Sitter | None] = [*self._choices(seat)]
        if seat >= low and seat >= used - 1:
            choices.append(None)
        now = self.sitters[seat] if seat < used else None
        at = choices.index(now) if now in choices else 0
        self._set(seat, choices[(at + step) % len(choices)])
        return True

    def _choices(self, seat: int) -> list[Sitter]:
        here = self.sitters[seat].name if seat < len(self.sitters) else ""
        taken = {self.sitters[other].name for other in self.persons} - {here}
        guest = f"{self._guest} {letter(seat)}"
        names = [name for name in self.names if name not in taken] or [guest]
        if seat in self.persons and here not in names:
            names.insert(0, here)
        people = [Sitter(name=name) for name in names]
        return people + [Sitter("bot", level) for level in self.levels]

    def _set(self, seat: int, sitter: Sitter | None) -> None:
        if sitter is None:
            del self.sitters[seat:]
        elif seat < len(self.sitters):
            self.sitters[seat] = sitter
        else:
            self.sitters.append(sitter)

    def name_sitter(self, seat: int, name: str) -> bool:
        """A person with this name sits there; False if nothing is left of it when cleaned."""
        name = cells.clean(name, NAME_CELLS)
        if not name or seat > len(self.sitters) or seat >= self.game.seats[1]:
            return False
        if name not in self.names:
            self.names.append(name)
        self._set(seat, Sitter(name=name))
        return True

    def turn_option(self, option: Option, step: int) -> bool:
        """The next value of an option, or the one before; a number goes up or down.

        False for an option whose values can only be typed.
        """
        now = self.options[option.name]
        if option.values:
            at = option.values.index(now)
            self.options[option.name] = option.values[(at + step) % len(option.values)]
        elif option.check is None:
            stride = 1 if option.high - option.low <= _FEW else 10
            fresh = int(now) + step * stride
            self.options[option.name] = min(option.high, max(option.low, fresh))
        return option.check is None or bool(option.values)

    def set_option(self, option: Option, text: str) -> None:
        """The value that was typed. Raises BadSetup if the option does not have it."""
        self.options[option.name] = option.read(cells.clean(text, 200))

    def turn_seed(self) -> None:
        """Secret, or the number used last."""
        self.seed = self._wanted_seed if self.seed is None else None

    def set_seed(self, text: str) -> bool:
        """The number that was typed; nothing: secret. False for anything else."""
        text = cells.clean(text, 40)
        if not text:
            self.seed = None
        elif text.isdecimal() and int(text) <= MOST_SEED:
            self.seed = self._wanted_seed = int(text)
        else:
            return False
        return True

    def remembered(self) -> dict[str, object]:
        """What to keep in the settings for the next time."""
        people = [self.sitters[seat].name for seat in self.persons]
        names = dict.fromkeys([*people, *self.names])
        return {
            "names": tuple(names)[:12],
            "last_seats": tuple(map(sitter_text, self.sitters)),
            "last_game": self.game.id,
        }


def _cleaned(names: Sequence[str]) -> list[str]:
    clean = (cells.clean(name, NAME_CELLS) for name in names)
    return list(dict.fromkeys(name for name in clean if name))
