"""A new game: which one, who sits where, which options and seed; then the cut, and the deal."""

from collections.abc import Mapping, Sequence
from typing import Final

from textual.geometry import Region, Size

from core.chance import commitment
from core.errors import BadSetup, MeikyuError
from tui import new_table
from tui.draft import MOST_SEED, Draft
from tui.keys import Command
from tui.names import letter
from tui.screens.base import Page
from tui.screens.cut import CutDialog, Cuts
from tui.screens.dialogs import TextPrompt
from tui.screens.help import wrap_row
from tui.screens.new_form import PARTS, VALUES, Form, Row, Spot
from tui.settings import NAME_CELLS
from tui.widgets.box import ends, rule
from tui.widgets.lines import Line, LineWidget, plain

WIDE: Final = 120
_FORM: Final = 80


class NewGame(Page[None]):
    """The form of a new game, in the steps game, seats and options, cut."""

    topic = "new"

    def __init__(self) -> None:
        super().__init__()
        self.form = LineWidget("form")
        self.aside = LineWidget("aside")
        self.spot: Spot = ("game", 0)
        self._draft: Draft | None = None
        self._top = 0

    @property
    def plan(self) -> Draft:
        """What is being set up: at first as it was the last time."""
        if self._draft is None:
            own, guest = self.meikyu.settings, self.words.say("new-somebody")
            names = (own.name, *own.names)
            self._draft = Draft(names, guest, own.last_seats, own.last_game, undo=own.free_undo)
            at = self._draft.games.index(self._draft.game.id)
            self.spot = ("game", at) if len(self._draft.games) > 1 else ("seats", 0)
        return self._draft

    @property
    def lines(self) -> Form:
        """What draws the plan."""
        curtain = self.meikyu.settings.curtain
        return Form(self.plan, self.words, self.key_name, curtain=curtain)

    def parts(self) -> Sequence[LineWidget]:
        """The form, and beside it a page on the game where there is room."""
        return (self.form, self.aside)

    def place(self, size: Size) -> Mapping[LineWidget, Region]:
        """The form at the left; the page on the game from 120 columns on."""
        height = size.height - self.HEAD - self.FOOT
        form = Region(0, self.HEAD, min(size.width, _FORM) if self._is_wide else size.width, height)
        if not self._is_wide:
            return {self.form: form}
        beside = Region(_FORM + 1, self.HEAD, size.width - _FORM - 2, height)
        return {self.form: form, self.aside: beside}

    @property
    def _is_wide(self) -> bool:
        return self.size.width >= WIDE

    def ring(self) -> Sequence[str]:
        """The sections of the form."""
        return PARTS

    def head_lines(self, width: int) -> list[Line]:
        """The title, and which of the three steps this is."""
        step = 1 if self.spot[0] == "game" and len(self.plan.games) > 1 else 2
        title = self.words.say("new-title")
        return [ends(title, self.words.say("new-step", step=step), width), rule("", width)]

    def _rows(self) -> list[Row]:
        return self.lines.rows(self.spot, _FORM if self._is_wide else self.size.width)

    def draw(self) -> None:
        """The form, scrolled to where the cursor is; the question and its keys."""
        rows = self._rows()
        height = self.size.height - self.HEAD - self.FOOT
        at = next(index for index, (spot, _line) in enumerate(rows) if spot == self.spot)
        self._top = max(min(self._top, at - 2), at - height + 1, 0)
        self.form.show_lines(line for _spot, line in rows[self._top : self._top + height])
        if self._is_wide:
            self.aside.show_lines(self._about())
        self.ask(self.lines.question(self.spot))
        self._show_keys()

    def _about(self) -> list[Line]:
        key = f"{self.plan.game.id}-help-2"
        width = self.size.width - _FORM - 2
        rows = self.words.lines(key) if self.words.has(key) else []
        return [plain(line) for row in rows for line in wrap_row(row, width)]

    def _show_keys(self) -> None:
        left, right = self.key_name("keys-left"), self.key_name("keys-right")
        more, fewer = self.key_name("new-more-seats"), self.key_name("new-fewer-seats")
        change = f"{left}/{right} {self.words.say('new-change')}"
        self.show_keys(
            [
                *([] if self.spot[0] in {"game", "deal"} else [change]),
                f"{more}/{fewer} {self.words.say('new-more-seats')}",
                self.key_text("new-deal"),
                self.key_text("keys-back"),
                self.key_text("keys-help"),
            ]
        )

    def commands(self) -> list[Command]:
        """Go about the form, change what the cursor is on, deal."""
        games = range(len(self.plan.games))
        return [
            Command("keys-up", lambda: self._move(-1)),
            Command("keys-down", lambda: self._move(1)),
            Command("keys-left", lambda: self._change(-1)),
            Command("keys-right", lambda: self._change(1)),
            Command("keys-choose", self._choose),
            Command("new-more-seats", lambda: self._change_seats(1)),
            Command("new-fewer-seats", lambda: self._change_seats(-1)),
            Command("new-deal", self.deal),
            *(self._game_command(index) for index in games),
        ]

    def _game_command(self, index: int) -> Command:
        name = f"{self.plan.games[index]}-name"
        return Command(name, lambda: self._go(("game", index)), key=self.lines.game_key(index))

    def turn(self, step: int) -> None:
        """To the first line of the next section, or of the one before."""
        wanted = PARTS[(PARTS.index(self.spot[0]) + step) % len(PARTS)]
        at = self.plan.games.index(self.plan.game.id) if wanted == "game" else 0
        self._go((wanted, at))

    def _move(self, step: int) -> None:
        spots = [spot for spot, _line in self._rows() if spot is not None]
        self._go(spots[(spots.index(self.spot) + step) % len(spots)])

    def _go(self, spot: Spot) -> None:
        self.spot = spot
        game = self.plan.games[spot[1]] if spot[0] == "game" else self.plan.game.id
        if game != self.plan.game.id:
            self.plan.choose_game(game)
        self.redraw()

    def _change_seats(self, step: int) -> None:
        if not self.plan.change_seats(step):
            low, high = self.plan.game.seats
            self.note(self.words.say("new-seats-limit", low=low, high=high))
        self.redraw()

    def _change(self, step: int) -> None:
        part, index = self.spot
        if part == "game":
            self._go(("game", (index + step) % len(self.plan.games)))
        elif part == "seats" and not self.plan.turn_sitter(index, step):
            self.note(self.words.say("new-seat-far", letter=letter(len(self.plan.sitters))))
        elif part == "options":
            self._change_option(index, step)
        elif part == "seed":
            self.plan.turn_seed()
        self.redraw()

    def _change_option(self, index: int, step: int) -> None:
        options = self.plan.game.options
        if index == len(options):
            self.plan.free_undo = not self.plan.free_undo
        elif not self.plan.turn_option(options[index], step):
            self._choose()

    def _choose(self) -> None:
        part, index = self.spot
        if part == "game":
            self._go(("seats", 0))
        elif part == "seats":
            self._ask_name(index)
        elif part == "seed":
            self._ask_seed()
        elif part == "deal":
            self.deal()
        elif index < len(self.plan.game.options) and not self.plan.game.options[index].values:
            self._ask_value(index)
        else:
            self._change(1)

    def _ask_name(self, seat: int) -> None:
        sitters = self.plan.sitters
        is_person = seat in self.plan.persons
        say = self.words.say
        self.app.push_screen(
            TextPrompt(
                say("new-name-title", letter=letter(seat)),
                say("new-name-text"),
                sitters[seat].name if is_person else "",
                NAME_CELLS,
            ),
            lambda name: self._take(name, self.plan.name_sitter(seat, name or ""), "new-no-name"),
        )

    def _ask_seed(self) -> None:
        seed = "" if self.plan.seed is None else str(self.plan.seed)
        say = self.words.say

        def take(text: str | None) -> None:
            is_good = text is None or self.plan.set_seed(text)
            self._take(text, is_good, "new-no-seed", most=str(MOST_SEED))

        self.app.push_screen(TextPrompt(say("new-seed-title"), say("new-seed-text"), seed), take)

    def _ask_value(self, index: int) -> None:
        option = self.plan.game.options[index]
        name = self.words.say(self.lines.option_key(option))
        limits = self.words.say("new-value-text", low=str(option.low), high=str(option.high))

        def take(text: str | None) -> None:
            try:
                self.plan.set_option(option, text if text is not None else "")
            except BadSetup as error:
                self._take(text, False, error.key, **error.details)
            self.redraw()

        value = str(self.plan.options[option.name])
        self.app.push_screen(TextPrompt(name, limits, value, 60), take)

    def deal(self) -> None:
        """The third step: show the seal and let each person cut, then deal and go to the table."""
        plan = self.plan
        if not plan.persons:
            self.note(self.words.say("new-no-person"))
            return
        secret = new_table.secret_of(plan)
        if plan.seed is not None:
            self._begin(secret, ())
            return
        dialog = CutDialog(commitment(secret), plan.sitters)
        self.app.push_screen(dialog, lambda cuts: self._begin(secret, cuts))

    def _begin(self, secret: bytes, cuts: Cuts | None) -> None:
        app = self.meikyu
        if cuts is None or app.store is None:
            return
        try:
            save = new_table.deal(app.store, self.plan, secret, cuts, app.now())
        except MeikyuError as error:
            self.note(self.words.say(error.key, **error.details))
            return
        app.change(**self.plan.remembered())
        app.turn_to("table", save)

    def _take(self, text: str | None, is_good: bool, key: str, **details: str | int) -> None:
        if text is not None and not is_good:
            self.note(self.words.say(key, **details))
        self.redraw()

    def on_line_widget_clicked(self, event: LineWidget.Clicked) -> None:
        """A click on `<` or `>` changes the value; elsewhere it is cursor and, again, Enter."""
        rows = self._rows()
        row = self._top + event.row
        spot = rows[row][0] if event.widget is self.form and row < len(rows) else None
        if spot is None:
            return
        was, (left, right) = self.spot, VALUES.get(spot[0], (-1, -1))
        self._go(spot)
        if event.cell in {left, right}:
            self._change(1 if event.cell == right else -1)
        elif spot in (was, ("deal", 0)):
            self._choose()

    def on_line_widget_scrolled(self, event: LineWidget.Scrolled) -> None:
        """The wheel moves the cursor."""
        self._move(event.step)
