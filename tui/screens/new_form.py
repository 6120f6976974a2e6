"""The lines of the form of a new game, each with the spot that the cursor stops at."""

from collections.abc import Callable, Iterator
from typing import Final, Literal, TypeAlias

from core.game import Option, Value
from tui.draft import Draft
from tui.names import letter
from tui.text import Words, cells
from tui.widgets.box import rule
from tui.widgets.lines import Line

Part: TypeAlias = Literal["game", "seats", "options", "seed", "deal"]
Spot: TypeAlias = tuple[Part, int]
Row: TypeAlias = tuple[Spot | None, Line]

PARTS: Final[tuple[Part, ...]] = ("game", "seats", "options", "seed", "deal")
VALUES: Final[dict[Part, tuple[int, int]]] = {"seats": (15, 29), "options": (18, 32)}
"""The columns of `<` and `>` by section."""


class Form:
    """Draws `plan` in the words of one person; `key_of` gives how the key of a command is named."""

    def __init__(
        self, plan: Draft, words: Words, key_of: Callable[[str], str], *, curtain: bool
    ) -> None:
        self.plan = plan
        self.words = words
        self._key_of = key_of
        self._curtain = curtain

    def rows(self, spot: Spot, width: int) -> list[Row]:
        """All lines, with the cursor on `spot`."""
        say, game = self.words.say, self.plan.game.id
        seats = f"{game}-seats-new" if self.words.has(f"{game}-seats-new") else "new-seats"
        return [
            *self._games(spot),
            (None, ()),
            (None, ((" ", "text"), *rule(say(seats), width - 2))),
            *(self._seat(seat, spot) for seat in range(self.plan.game.seats[1])),
            (None, ()),
            (None, ((" ", "text"), *rule(say("new-options"), width - 2))),
            *self._options(spot),
            (None, ()),
            self._seed(spot),
            (None, ()),
            self._deal(spot),
        ]

    def _games(self, spot: Spot) -> Iterator[Row]:
        for index, game in enumerate(self.plan.games):
            here: Spot = ("game", index)
            mark = ">" if game == self.plan.game.id else " "
            low, high = self.plan.limits(game)
            name = cells.fit(self.words.say(f"{game}-name"), 19)
            yield (
                here,
                (
                    (f" {mark}{self.game_key(index)}  ", "text"),
                    (name, _role(here == spot)),
                    (f" {low}-{high}", "text"),
                ),
            )

    def game_key(self, index: int) -> str:
        """The key of a game in the list: its own, or its number."""
        return self._key_of(f"{self.plan.games[index]}-name") or str(index + 1)

    def _seat(self, seat: int, spot: Spot) -> Row:
        here: Spot = ("seats", seat)
        kind, value, note = self._sitter(seat)
        used = seat < len(self.plan.sitters)
        return here, (
            (f" {'>' if here == spot else ' '} ", "text"),
            (letter(seat), f"{letter(seat)} bold" if used else "muted"),
            (f"  {cells.fit(kind, 8)} ", "text" if used else "muted"),
            (f"< {cells.fit(value, 12)}>", _role(here == spot)),
            (f" {note}", "muted"),
        )

    def _sitter(self, seat: int) -> tuple[str, str, str]:
        say = self.words.say
        if seat >= len(self.plan.sitters):
            return say("new-empty"), "-", ""
        sitter = self.plan.sitters[seat]
        if sitter.kind == "bot":
            levels = " / ".join(map(self._level, self.plan.levels))
            return say("new-bot"), self._level(sitter.level), levels
        is_behind = self._curtain and seat != self.plan.persons[0]
        return say("new-person"), sitter.name, say("new-curtained" if is_behind else "new-here")

    def _level(self, level: str) -> str:
        key = f"new-level-{level}"
        return self.words.say(key) if self.words.has(key) else level

    def _options(self, spot: Spot) -> Iterator[Row]:
        options = self.plan.game.options
        for index, option in enumerate(options):
            name = self.option_key(option)
            help_key = f"{name}-help"
            note = self.words.say(help_key) if self.words.has(help_key) else ""
            value = self.value(option, self.plan.options[option.name])
            yield _option(("options", index), spot, self.words.say(name), value, note)
        value = self.words.say("new-yes" if self.plan.free_undo else "new-no")
        name, note = self.words.say("new-undo"), self.words.say("new-undo-help")
        yield _option(("options", len(options)), spot, name, value, note)

    def option_key(self, option: Option) -> str:
        """The key of the name of an option."""
        return f"{self.plan.game.id}-option-{option.name}"

    def value(self, option: Option, value: Value) -> str:
        """A value of an option in words."""
        key = f"{self.option_key(option)}-{str(value).lower()}"
        if self.words.has(key):
            return self.words.say(key)
        if isinstance(value, bool):
            return self.words.say("new-yes" if value else "new-no")
        return cells.clean(str(value), 40)

    def _seed(self, spot: Spot) -> Row:
        here: Spot = ("seed", 0)
        secret, seed = self.words.say("new-secret"), self.plan.seed
        value = secret if seed is None else str(seed)
        width = max(cells.width(secret), cells.width(value))
        return here, (
            (f" {'>' if here == spot else ' '}{self.words.say('new-seed')}   ", "text"),
            (f"< {cells.fit(value, width)} >", _role(here == spot)),
            (f"   {self.words.say('new-seed-note')}", "muted"),
        )

    def _deal(self, spot: Spot) -> Row:
        here: Spot = ("deal", 0)
        text = f"{self._key_of('new-deal')}  {self.words.say('new-deal.long')}"
        return here, ((f" {'>' if here == spot else ' '}", "text"), (text, _role(here == spot)))

    def question(self, spot: Spot) -> str:
        """What is asked where the cursor is."""
        part, index = spot
        say = self.words.say
        if part == "seats":
            return say("new-ask-seat", letter=letter(index), enter=self._key_of("keys-choose"))
        if part == "options":
            return self._ask_option(index)
        if part == "deal":
            return say("new-ask-deal" if self.plan.seed is None else "new-ask-practice")
        return say(f"new-ask-{part}")

    def _ask_option(self, index: int) -> str:
        options = self.plan.game.options
        if index == len(options):
            return self.words.say("new-undo-help.long")
        name = self.option_key(options[index])
        texts = (f"{name}-help.long", f"{name}-help", name)
        return self.words.say(next(filter(self.words.has, texts), name))


def _role(is_here: bool) -> str:
    return "text bold reverse" if is_here else "text"


def _option(here: Spot, spot: Spot, name: str, value: str, note: str) -> Row:
    return here, (
        (f" {'>' if here == spot else ' '}{cells.fit(name, 15)} ", "text"),
        (f"< {cells.fit(value, 12)}>", _role(here == spot)),
        (f" {note}", "muted"),
    )
