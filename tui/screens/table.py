"""The table screen: one game, played at this keyboard or watched."""

from collections.abc import Callable, Sequence
from typing import Any

from textual import events

from core.errors import IllegalAction, MeikyuError, StoreError
from core.game import SPECTATOR
from tui.keys import Command
from tui.log_book import legend
from tui.names import letter
from tui.screens.card import CardDialog
from tui.screens.curtain import Curtain
from tui.screens.dialogs import Choice, Confirm, TextPrompt
from tui.screens.ending import Ending
from tui.screens.log import LogDialog
from tui.screens.replay import ReplayScreen
from tui.screens.table_view import LOG, NARROW, TableView
from tui.widgets.lines import LineWidget

TALK = 60
_PARTS = ("board", "panel", "log")


class TableScreen(TableView):
    """What the keys and the mouse do at a table. It is the host of its game's chooser."""

    # the host of the chooser

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this keyboard."""
        return self.eyes.is_shared

    @property
    def room(self) -> int:
        """The cells of the question line."""
        return self.size.width

    def submit(self, actions: Sequence[Any]) -> None:
        """Play these actions of the seat asked one after another, as far as they go."""
        if not self.is_busy and self.actor is not None:
            self.is_busy = True
            self.spawn(self._submit(self.actor, actions))

    async def _submit(self, seat: int, actions: Sequence[Any]) -> None:
        try:
            for index, action in enumerate(actions):
                if index and (self.actor != seat or action not in self.client.legal(seat)):
                    break
                await self.client.submit(seat, action, self.client.expected)
        except IllegalAction as error:
            self.refuse(error)
        except StoreError as error:
            self._show_unsaved(error)
        except MeikyuError as error:
            self.look()
            self.note(self.words.say(error.key, **error.details))
        finally:
            self.is_busy = False

    def _show_unsaved(self, error: StoreError) -> None:
        """The action did not happen, since it could not be kept; the same key tries again."""
        self.look()
        text = self.words.say(error.key, **error.details)
        self.add_line(text)
        self.note(text)

    def changed(self) -> None:
        """Draw what the chooser shows anew."""
        self.redraw()

    def resume(self) -> None:
        """Go on with the game, after a page of the chooser's that came first was closed."""
        self.look()
        self.redraw()

    def choose(self, title: str, options: Sequence[str], then: Callable[[int], None]) -> None:
        """Let one of `options` be chosen in a dialog."""

        def take(at: int | None) -> None:
            if at is not None:
                then(at)
            self.redraw()

        self.app.push_screen(Choice(title, options), take)

    def why_not(self, action: Any) -> IllegalAction | None:
        """Why the rules refuse an action to the seat that is asked here."""
        return None if self.actor is None else self.client.why_not(self.actor, action)

    def refuse(self, error: IllegalAction) -> None:
        """Say why something is refused, with the number of the rule."""
        text = self.words.say(error.key, **error.details)
        rule = error.rule.rpartition(" ")[2]
        self.note(self.words.say("table-refused", text=text, rule=rule) if rule else text)

    def say_no(self, text: str) -> None:
        """Say that something can't be done."""
        self.note(text)

    # keys and mouse

    def ring(self) -> Sequence[str]:
        """Board, panel, log."""
        return _PARTS if self.is_open else ()

    def turn(self, step: int) -> None:
        """Give the focus to the next part."""
        if self.is_open:
            self.chooser.part = (self.chooser.part + step) % len(_PARTS)
            self.redraw()

    def commands(self) -> list[Command]:
        """What the decision wants, and what works at every table."""
        if not self.is_open:
            return []
        if self.trouble is not None:
            return [Command("keys-choose", self._retry), *self._own()]
        if self.chooser.holds:
            return [*self.chooser.commands(), *self._own()]
        if self.chooser.part == LOG:
            return [*self._log_keys(), *self._own(), *self.chooser.commands()]
        if self.client.is_closed:
            return [*self._end_keys(), *self._own(), *self.chooser.commands()]
        if self.actor is None and self.client.to_act is not None:
            return [Command("keys-choose", self._hurry), *self._own(), *self.chooser.commands()]
        return [*self.chooser.commands(), *self._own()]

    def _own(self) -> list[Command]:
        page = max(1, self.pane.side.size.height - 3)
        return [
            Command("keys-undo", self.ask_undo, live=bool(self.client.people)),
            Command("keys-say", self._ask_say, live=bool(self.client.people)),
            Command("keys-log", self.open_log),
            Command("keys-text", self._open_text),
            Command("keys-piles", self._open_piles),
            Command("keys-view", self._switch_view),
            Command("keys-go-to", self._start_go_to),
            Command("keys-page-up", lambda: self._scroll(page)),
            Command("keys-page-down", lambda: self._scroll(-page)),
            Command("keys-quit", self.leave),
        ]

    def _log_keys(self) -> list[Command]:
        return [
            Command("keys-up", lambda: self._scroll(1)),
            Command("keys-down", lambda: self._scroll(-1)),
            Command("keys-choose", self.open_log),
        ]

    def _end_keys(self) -> list[Command]:
        return [
            Command("table-review", lambda: self._go_on("review")),
            Command("table-again", lambda: self._go_on("again")),
            Command("keys-choose", self._push_end),
        ]

    def _scroll(self, lines: int) -> None:
        self.log_panel.scroll(lines)
        self.redraw()

    def typed(self, event: events.Key) -> bool:
        """After `g`: the name of a cell."""
        if self.typing is None:
            return False
        typed = self.typing + (event.character or "")
        if event.is_printable and self.chooser.is_name(typed):
            self.typing = None if self.chooser.go_to(typed) else typed
        else:
            self.typing = None
        self.redraw()
        return True

    def _start_go_to(self) -> None:
        self.typing = ""
        self.redraw()

    def on_line_widget_clicked(self, event: LineWidget.Clicked) -> None:
        """A click is cursor and Enter."""
        if not self.is_open or event.widget not in self.pane.widgets:
            return
        if not self.chooser.holds and self.actor is None and self._hurry():
            return
        if not self.chooser.click(event.widget, event.row, event.cell):
            is_log = event.widget is self.pane.side and event.row >= self.pane.upper_rows
            if is_log:
                self.open_log()

    def on_line_widget_scrolled(self, event: LineWidget.Scrolled) -> None:
        """The wheel scrolls the log, and a board that is higher than its window."""
        if not self.is_open:
            return
        if not self.pane.scroll(event.widget, event.step):
            self._scroll(-event.step)

    def _hurry(self) -> bool:
        return self.client.hurry()

    def _retry(self) -> None:
        self.trouble = None
        self.client.start(self.spawn, self.news, self.fail)
        self.look()
        self.redraw()

    def _switch_view(self) -> None:
        """Board or panel in a narrow window; a hidden hand behind its curtain."""
        if self.size.width < NARROW:
            self.turn(1 if self.chooser.part == 0 else -self.chooser.part)
        elif self.actor is not None and self.eyes.seat == SPECTATOR and not self.is_curtained:
            self.is_curtained = True
            self.draw_curtain()

    # pop-ups

    def draw_curtain(self) -> None:
        """Hide the hands until the next person is there."""
        seat = self.actor
        assert seat is not None
        last = self.names[self.eyes.last] if self.eyes.last not in (SPECTATOR, seat) else ""

        def go_on(found: str | None) -> Any:
            self.is_curtained = False
            if found == "leave":
                return self.leave()
            self.eyes.show(seat)
            self.look()
            self.redraw()
            return None

        self.app.push_screen(Curtain(self.names[seat], last, self.open_log), go_on)

    def open_log(self) -> None:
        """The whole log; Enter there shows a position as a replay would."""
        game = self.client.game.id
        dialog = LogDialog(self.book, self.client.last, lambda: legend(self.words, game))
        self.app.push_screen(dialog, self._glance)

    def _glance(self, n: int | None) -> None:
        if n is not None:
            seats = (self.eyes.seat,)
            self.app.push_screen(ReplayScreen(self.save, self.store, n, seats, glance=True))

    def _open_text(self) -> None:
        texts, at = self.chooser.texts()
        if texts:
            self.app.push_screen(CardDialog(lambda: self.chooser.texts()[0], at))

    def _open_piles(self) -> None:
        def make() -> Sequence[Any]:
            return [self.ui.piles(self.words, self.view, self.names)]

        self.app.push_screen(CardDialog(make))

    def _ask_say(self) -> None:
        seat = self._speaker()
        title, text = self.words.say("table-say-title"), self.words.say("table-say-text")

        def take(found: str | None) -> None:
            if found:
                self.spawn(self._say(seat, found))

        self.app.push_screen(TextPrompt(title, text, limit=TALK), take)

    def _speaker(self) -> int:
        """The person who holds the keyboard: who is asked, or whose hand is shown."""
        if self.actor is not None:
            return self.actor
        return self.eyes.seat if self.eyes.seat >= 0 else min(self.client.people)

    async def _say(self, seat: int, text: str) -> None:
        try:
            await self.client.say(seat, text)
        except MeikyuError as error:
            self.note(self.words.say(error.key, **error.details))
            return
        self.add_line(self.words.say("table-said", letter=letter(seat), text=text))

    def ask_undo(self) -> None:
        """Take back the last action of whoever holds the keyboard, if all may agree to that."""
        seats = [self._speaker(), *sorted(self.client.people)]
        for seat in seats:
            to = self.client.can_undo(seat)
            if to is not None:
                self.spawn(self._undo(seat, to, ()))
                return
        seat = seats[0]
        rest = tuple(sorted(self.client.people - {seat}))
        to = self.client.can_undo(seat, rest) if rest else None
        if to is None:
            self.note(self.words.say("table-no-undo"))
            return
        self._ask_consent(seat, to, rest)

    def _ask_consent(self, seat: int, to: int, rest: tuple[int, ...]) -> None:
        name = self.names[seat]
        text = self.words.say("table-undo-ask", name=name, to=str(to))

        def take(agreed: bool | None) -> None:
            if agreed:
                self.spawn(self._undo(seat, to, rest))

        self.app.push_screen(Confirm(self.words.say("table-undo-title"), text), take)

    async def _undo(self, seat: int, to: int, consents: tuple[int, ...]) -> None:
        try:
            await self.client.undo(seat, to, consents)
        except MeikyuError as error:
            self.note(self.words.say(error.key, **error.details))

    # the end

    def show_end(self) -> None:
        """Say who won, once."""
        if not self.has_ended:
            self.has_ended = True
            self.call_after_refresh(self._push_end)

    def _push_end(self) -> None:
        self.app.push_screen(Ending(self._end_lines), self._go_on)

    def _end_lines(self) -> list[str]:
        say, outcome = self.words.say, self.client.outcome
        lines = [self.result(), self.reason(), ""]
        if outcome is not None and any(outcome.scores):
            scores = [
                say("table-end-score", name=self.names[seat], score=score)
                for seat, score in enumerate(outcome.scores)
            ]
            lines.append(say("table-end-scores", scores=say("table-comma").join(scores)))
        lines += [say("table-end-receipt"), f"  {self.client.receipt()}"]
        key = "table-end-practice" if self.client.is_practice else "table-end-proof"
        return [*lines, "", say(key)]

    def _go_on(self, found: str | None) -> Any:
        app = self.meikyu
        if found == "home":
            return self.leave()
        if found == "review":
            app.go("replay", self.save, self.store)
        elif found == "again":
            if len(self.app.screen_stack) > 1:
                self.dismiss()
            app.go("new")
            return None
        self.redraw()
        return None
