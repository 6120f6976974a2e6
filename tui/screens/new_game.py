"""A new game: which one, who sits where, with which options and seed; then the cut, and the deal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from textual.geometry import Region, Size

from core.errors import BadSetup
from core.game import Option, Value
from tui.draft import NAME_CELLS, Draft
from tui.keys import Command
from tui.screens.base import Page
from tui.screens.dialogs import TextPrompt
from tui.text import cells
from tui.widgets.box import ends, rule
from tui.widgets.lines import Line, LineWidget, plain

Part: TypeAlias = Literal["game", "seats", "options", "seed", "deal"]
Spot: TypeAlias = tuple[Part, int]

PARTS: Final[tuple[Part, ...]] = ("game", "seats", "options", "seed", "deal")
WIDE: Final = 120
_FORM: Final = 80
_SEAT_VALUE: Final = (15, 29)
_OPTION_VALUE: Final = (18, 32)


class NewGame(Page[None]):
    """The form of a new game, in the steps game, seats and options, cut."""

    topic = "new"

    def __init__(self) -> None:
        super().__init__()
        self.form = LineWidget("form")
        self.aside = LineWidget("aside")
        self.draft: Draft | None = None
        self._spot: Spot = ("game", 0)
        self._top = 0

    @property
    def plan(self) -> Draft:
        """What is being set up."""
        if self.draft is None:
            settings = self.meikyu.settings
            own = settings.name or self.words.say("new-somebody")
            names = (own, *settings.names)
            self.draft = Draft(
                names, settings.last_seats, settings.last_game, undo=settings.free_undo
            )
            self._spot = ("game", self.draft.games.index(self.draft.game.id))
            if len(self.draft.games) == 1:
                self._spot = ("seats", 0)
        return self.draft

    def parts(self) -> Sequence[LineWidget]:
        """The form, and beside it a page on the game where there is room."""
        return (self.form, self.aside)

    def place(self, size: Size) -> Mapping[LineWidget, Region]:
        """The form at the left; the page on the game from 120 columns on."""
        height = size.height - self.HEAD - self.FOOT
        if size.width < WIDE:
            return {self.form: Region(0, self.HEAD, size.width, height)}
        return {
            self.form: Region(0, self.HEAD, _FORM, height),
            self.aside: Region(_FORM + 1, self.HEAD, size.width - _FORM - 2, height),
        }

    def ring(self) -> Sequence[str]:
        """The sections of the form."""
        return PARTS

    def turn(self, step: int) -> None:
        """To the first line of the next section, or of the one before."""
        parts = [part for part in PARTS if any(spot[0] == part for spot in self._spots())]
        wanted = parts[(parts.index(self._spot[0]) + step) % len(parts)]
        first = self.plan.games.index(self.plan.game.id) if wanted == "game" else 0
        self._go((wanted, first))

    def _spots(self) -> list[Spot]:
        return [spot for spot, _line in self._rows() if spot is not None]

    def head_lines(self, width: int) -> list[Line]:
        """The title, and which of the three steps this is."""
        step = 1 if self._spot[0] == "game" and len(self.plan.games) > 1 else 2
        title = self.words.say("new-title")
        return [ends(title, self.words.say("new-step", step=step), width), rule("", width)]

    def draw(self) -> None:
        """The form, scrolled to where the cursor is; the question and its keys."""
        plan = self.plan
        height = self.form.size.height or self.size.height - self.HEAD - self.FOOT
        rows = self._rows()
        at = next(row for row, (spot, _line) in enumerate(rows) if spot == self._spot)
        self._top = max(min(self._top, at - 1), at - height + 1, 0)
        if at < height:
            self._top = 0
        self.form.show_lines(line for _spot, line in rows[self._top : self._top + height])
        self.aside.show_lines(self._about(plan.game.id))
        self.ask(self._question())
        self._show_keys()

    def _about(self, game: str) -> list[Line]:
        if not self.words.has(f"{game}-minute"):
            return []
        width = max(20, self.aside.size.width)
        lines = self.words.lines(f"{game}-minute")
        return [plain(row) for line in lines for row in cells.wrap(line, width)]

    def _show_keys(self) -> None:
        left, right = self.key_name("keys-left"), self.key_name("keys-right")
        more, fewer = self.key_name("new-more-seats"), self.key_name("new-fewer-seats")
        change = f"{left}/{right} {self.words.say('new-change')}"
        self.show_keys(
            [
                *([] if self._spot[0] in {"game", "deal"} else [change]),
                f"{more}/{fewer} {self.words.say('new-more-seats')}",
                self.key_text("new-deal"),
                self.key_text("keys-back"),
                self.key_text("keys-help"),
            ]
        )

    def _rows(self) -> list[tuple[Spot | None, Line]]:
        width = min(self.size.width, _FORM) if self.size.width >= WIDE else self.size.width
        say = self.words.say
        seats = f"{self.plan.game.id}-seats"
        title = say(seats if self.words.has(seats) else "new-seats")
        return [
            *self._game_rows(),
            (None, ()),
            (None, ((" ", "text"), *rule(title, width - 2))),
            *self._seat_rows(),
            (None, ()),
            (None, ((" ", "text"), *rule(say("new-options"), width - 2))),
            *self._option_rows(),
            (None, ()),
            self._seed_row(),
            (None, ()),
            (("deal", 0), self._deal_line()),
        ]

    def _role(self, spot: Spot, plain_role: str = "text") -> str:
        return f"{plain_role} reverse" if spot == self._spot else plain_role

    def _game_rows(self) -> Iterator[tuple[Spot, Line]]:
        for index, game in enumerate(self.plan.games):
            spot: Spot = ("game", index)
            here = ">" if game == self.plan.game.id else " "
            name = cells.fit(self.words.say(f"{game}-name"), 19)
            low, high = self.plan.limits(game)
            start: Line = ((f" {here}{self.game_key(index)}  ", "text"),)
            yield spot, (*start, (name, self._role(spot)), (f" {low}-{high}", "text"))

    def game_key(self, index: int) -> str:
        """The key of a game in the list: its own, or its number."""
        own = self.meikyu.keymap.key(f"{self.plan.games[index]}-name")
        return own or str(index + 1)

    def _seat_rows(self) -> Iterator[tuple[Spot, Line]]:
        for seat in range(self.plan.game.seats[1]):
            spot: Spot = ("seats", seat)
            kind, value, note = self._seat_words(seat)
            here = ">" if spot == self._spot else " "
            letter = chr(ord("A") + seat)
            used = seat < len(self.plan.sitters)
            yield (
                spot,
                (
                    (f" {here} ", "text"),
                    (letter, f"{letter} bold" if used else "muted"),
                    (f"  {cells.fit(kind, 8)} ", "text" if used else "muted"),
                    (f"< {cells.fit(value, 12)}>", self._role(spot)),
                    (f" {note}", "muted"),
                ),
            )

    def _seat_words(self, seat: int) -> tuple[str, str, str]:
        say = self.words.say
        if seat >= len(self.plan.sitters):
            return say("new-empty"), "-", ""
        sitter = self.plan.sitters[seat]
        if sitter.kind == "bot":
            levels = " / ".join(map(self._level, self.plan.levels))
            return say("new-bot"), self._level(sitter.word), levels
        is_shared = len(self.plan.persons) > 1 and self.meikyu.settings.curtain
        is_first = seat == self.plan.persons[0]
        note = "new-curtained" if is_shared and not is_first else "new-here"
        return say("new-person"), sitter.word, say(note)

    def _level(self, level: str) -> str:
        key = f"new-level-{level}"
        return self.words.say(key) if self.words.has(key) else level

    def _option_rows(self) -> Iterator[tuple[Spot, Line]]:
        for index, option in enumerate(self.plan.game.options):
            name = f"{self.plan.game.id}-option-{option.name}"
            value = self._value(option, self.plan.options[option.name])
            help_key = f"{name}-help"
            note = self.words.say(help_key) if self.words.has(help_key) else ""
            yield self._option_row(index, self.words.say(name), value, note)
        value = self.words.say("new-yes" if self.plan.free_undo else "new-no")
        undo = self.words.say("new-undo"), value, self.words.say("new-undo-help")
        yield self._option_row(len(self.plan.game.options), *undo)

    def _option_row(self, index: int, name: str, value: str, note: str) -> tuple[Spot, Line]:
        spot: Spot = ("options", index)
        here = ">" if spot == self._spot else " "
        return spot, (
            (f" {here}{cells.fit(name, 15)} ", "text"),
            (f"< {cells.fit(value, 12)}>", self._role(spot)),
            (f" {note}", "muted"),
        )

    def _value(self, option: Option, value: Value) -> str:
        key = f"{self.plan.game.id}-option-{option.name}-{str(value).lower()}"
        if self.words.has(key):
            return self.words.say(key)
        if isinstance(value, bool):
            return self.words.say("new-yes" if value else "new-no")
        return cells.clean(str(value), 40)

    def _seed_row(self) -> tuple[Spot, Line]:
        spot: Spot = ("seed", 0)
        secret, seed = self.words.say("new-secret"), self.plan.seed
        value = secret if seed is None else str(seed)
        here = ">" if spot == self._spot else " "
        return spot, (
            (f" {here}{self.words.say('new-seed')}   ", "text"),
            (f"< {cells.fit(value, max(cells.width(secret), cells.width(value)))} >",
             self._role(spot)),
            (f"   {self.words.say('new-seed-note')}", "muted"),
        )  # fmt: skip

    def _deal_line(self) -> Line:
        here = ">" if self._spot == ("deal", 0) else " "
        text = f"{self.key_name('new-deal')}  {self.words.say('new-deal.long')}"
        return ((f" {here}", "text"), (f"{text} ", self._role(("deal", 0))))

    def _question(self) -> str:
        part, index = self._spot
        say = self.words.say
        if part == "seats":
            letter = chr(ord("A") + index)
            return say("new-ask-seat", letter=letter, enter=self.key_name("keys-choose"))
        if part == "options":
            return self._ask_option(index)
        if part == "game":
            return say("new-ask-game")
        if part == "seed":
            return say("new-ask-seed")
        return say("new-ask-deal-practice" if self.plan.seed is not None else "new-ask-deal")

    def _ask_option(self, index: int) -> str:
        options = self.plan.game.options
        if index == len(options):
            return self.words.say("new-undo-help.long")
        name = f"{self.plan.game.id}-option-{options[index].name}"
        for key in (f"{name}-help.long", f"{name}-help", name):
            if self.words.has(key):
                return self.words.say(key)
        return options[index].name
