"""The replay of a recorded game: walk it, look from any seat, search, go on from any position."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from core.errors import MeikyuError
from core.seats import Sitter
from core.store import Store
from tui import branching
from tui.chances import WinChances, columns_of
from tui.keys import Command
from tui.log_book import LogBook, legend
from tui.names import letter
from tui.screens.card import CardDialog
from tui.screens.dialogs import Choice, TextPrompt
from tui.screens.log import LogDialog
from tui.screens.replay_copy import CopyDialog
from tui.screens.replay_view import ReplayView
from tui.widgets import timeline
from tui.widgets.lines import LineWidget

SPEEDS: Final = (2.0, 1.0, 0.5, 0.25, 0.1)
"""Seconds for one step while playing."""


class ReplayScreen(ReplayView):
    """A walk through a saved game."""

    def __init__(
        self,
        save: str,
        store: Store | None = None,
        at: int | None = None,
        seats: Sequence[int] = (),
        *,
        glance: bool = False,
    ) -> None:
        super().__init__(save, store, at, seats, glance=glance)
        self.text = ""
        self.is_warned = False
        self._wake = asyncio.Event()

    def commands(self) -> list[Command]:
        """Walk, look, search, copy, branch."""
        if self._walk is None:
            return []
        say = self.words.say
        why = say("replay-no-branch") if self.is_glance else ""
        play = say("replay-pause" if self.timer else "replay-play")
        return [
            Command("keys-left", lambda: self._go(self.walk.step(-1))),
            Command("keys-right", lambda: self._go(self.walk.step(1))),
            Command("keys-first", lambda: self._go(self.walk.at(0))),
            Command("keys-last", lambda: self._go(self.walk.at(self.walk.length))),
            Command("keys-page-up", lambda: self._go(self.walk.step(-10))),
            Command("keys-page-down", lambda: self._go(self.walk.step(10))),
            Command("replay-turn-back", lambda: self._go(self.walk.step_turn(-1))),
            Command("replay-turn-on", lambda: self._go(self.walk.step_turn(1))),
            Command(
                "keys-next",
                lambda: self._go(self.walk.step_mark(1)),
                label=say("replay-mark"),
            ),
            Command("keys-previous", lambda: self._go(self.walk.step_mark(-1))),
            Command("replay-play", self._toggle, label=play),
            Command("replay-faster", lambda: self._change_speed(1)),
            Command("replay-slower", lambda: self._change_speed(-1)),
            Command("keys-go-to", self._ask_place),
            Command("keys-find", self._ask_find),
            Command(
                "keys-view",
                self._next_view,
                len(self.walk.allowed) > 1,
                say("replay-one-view"),
                label=say("replay-whose"),
            ),
            Command("keys-log", self._open_log),
            Command("keys-text", self._open_card, bool(self._cards())),
            Command("replay-copy", self._copy),
            Command("replay-branch", self._branch, not why, why),
        ]

    def on_mount(self) -> None:
        """Begin to work out the chances to win."""
        if self.chances is not None:
            self.run_worker(self._reckon(self.chances), group="chances")

    def on_unmount(self) -> None:
        """Call off what is worked out beside the screen."""
        if self.chances is not None:
            self.chances.stop()

    async def _reckon(self, chances: WinChances) -> None:
        """Play out the turns that are shown, one after another, as long as there are any."""
        while not chances.is_stopped:
            columns = columns_of(self.pane.side_width(self.size))
            turn = chances.wanted(self.walk.turn, columns)
            if turn is None:
                self._wake.clear()
                await self._wake.wait()
                continue
            await asyncio.to_thread(chances.reckon, turn)
            self.show()

    def _go(self, has_moved: bool) -> None:
        """Show where one stands now; playing stops."""
        self._pause()
        self._moved(has_moved)

    def _moved(self, has_moved: bool) -> None:
        self._wake.set()
        replay = self.walk.replay
        at_end = self.walk.index == self.walk.length - 1
        if replay.damage is not None and at_end and not self.is_warned:
            self.is_warned = True
            text = self.words.say(replay.damage.key, **replay.damage.details)
            self.note(self.words.say("replay-damaged", n=str(self.walk.last), why=text))
        elif has_moved:
            self.show()

    # playing

    def _toggle(self) -> None:
        if self.timer is not None:
            self._go(True)
            return
        if self.walk.index == self.walk.length - 1:
            self.walk.at(0)
        self._start_timer()
        self.show()
        self.show_key_row()

    def _start_timer(self) -> None:
        self._pause()
        self.timer = self.set_interval(SPEEDS[self.speed - 1], self.tick)

    def _pause(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
            self.show_key_row()

    def tick(self) -> None:
        """One step of playing; it ends with the game."""
        if not self.walk.step(1) or self.walk.index == self.walk.length - 1:
            self._pause()
        self._moved(True)

    def _change_speed(self, step: int) -> None:
        self.speed = max(1, min(len(SPEEDS), self.speed + step))
        if self.timer is not None:
            self._start_timer()
        self.show_timeline()

    # going somewhere

    def _ask_place(self) -> None:
        say, walk = self.words.say, self.walk
        last = {"record": str(walk.last), "turn": str(max(walk.turns))}
        dialog = TextPrompt(say("replay-go-title"), say("replay-go-text", **last), "", 10)
        self.app.push_screen(dialog, self._go_to)

    def _go_to(self, text: str | None) -> None:
        if not text:
            return
        wanted = text.strip().lower()
        is_turn, number = wanted.startswith("t"), wanted.removeprefix("t").strip()
        if not number.isdecimal():
            self.note(self.words.say("replay-no-place", text=text))
            return
        walk = self.walk
        has_moved = walk.to_turn(int(number)) if is_turn else walk.to_record(int(number))
        self._go(has_moved)

    def _ask_find(self) -> None:
        say = self.words.say
        dialog = TextPrompt(say("replay-find-title"), say("replay-find-text"), self.text, 30)
        self.app.push_screen(dialog, self._find)

    def _find(self, text: str | None) -> None:
        if not text:
            return
        self.text = text
        if self.walk.find(text):
            self._go(True)
        else:
            self.note(self.words.say("replay-not-found", text=text))

    def _next_view(self) -> None:
        walk = self.walk
        at = walk.allowed.index(walk.seat)
        walk.look(self.words, walk.allowed[(at + 1) % len(walk.allowed)])
        self.filled = ""
        self.show()

    # pop-ups

    def _open_log(self) -> None:
        self._pause()
        walk, game = self.walk, self.walk.replay.game.id

        def make() -> LogBook:
            if self.words.lang != walk.words.lang:
                walk.read(self.words)
            return walk.book

        dialog = LogDialog(make, walk.n, lambda: legend(self.words, game))
        self.app.push_screen(dialog, self._take_record)

    def _take_record(self, n: int | None) -> None:
        if n is not None:
            self._go(self.walk.to_record(n))

    def _cards(self) -> Sequence[Any]:
        return self.ui.cards_of(self.walk.view())

    def _open_card(self) -> None:
        self._pause()
        view = self.walk.view()
        cards = self.ui.cards_of(view)
        self.app.push_screen(
            CardDialog(lambda: [self.ui.card_text(self.words, card, view) for card in cards])
        )

    def _copy(self) -> None:
        self._pause()
        look = self.meikyu.look
        lines = self.ui.text_view(self.walk.view(), self.words.lang, look.ascii, self.walk.names)
        self.app.copy_to_clipboard("".join(f"{line}\n" for line in lines))
        self.app.push_screen(CopyDialog(lines))

    # going on from here

    def _branch(self) -> None:
        self._pause()
        walk, say = self.walk, self.words.say
        game, sits = walk.replay.game, walk.replay.sits
        name = self.meikyu.settings.name or say("new-somebody")
        seats = branching.as_they_sat(walk.who, sits)
        choices = [seats] if seats else []
        choices += [branching.alone(game, sits, seat, name) for seat in range(len(walk.who))]
        texts = [say("replay-branch-same")] if seats else []
        texts += [self._alone_text(seat) for seat in range(len(walk.who))]

        def take(chosen: int | None) -> None:
            if chosen is not None:
                self._take_over(choices[chosen])

        title = say("replay-branch-title", n=str(self.walk.n))
        self.app.push_screen(Choice(title, texts), take)

    def _alone_text(self, seat: int) -> str:
        name = self.walk.names[seat]
        return self.words.say("replay-branch-seat", letter=letter(seat), name=name)

    def _take_over(self, sitters: dict[int, Sitter]) -> None:
        app = self.meikyu
        if app.store is None:
            return
        try:
            source = branching.Branch(self.data(), self.save, self.walk.n)
            save = branching.take_over(app.store, source, sitters, app.now())
        except MeikyuError as error:
            self.note(self.words.say(error.key, **error.details))
            return
        app.turn_to("table", save)

    # the mouse

    def on_line_widget_clicked(self, event: LineWidget.Clicked) -> None:
        """A click on the timeline goes there."""
        start = len(str(self.walk.first)) + 2 if self._walk else 0
        if self._walk is None or event.widget is not self.question:
            return
        cell = event.cell - start
        if 0 <= cell < self.timeline_cells:
            walk = self.walk
            self._go(walk.at(timeline.index_of(cell, walk.length, self.timeline_cells)))

    def on_line_widget_scrolled(self, event: LineWidget.Scrolled) -> None:
        """The wheel steps."""
        if self._walk is not None:
            self._go(self.walk.step(event.step))
