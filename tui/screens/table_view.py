"""A table as its screen shows it: opening it, following it, drawing it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from textual import events, on
from textual.geometry import Region, Size

from core.errors import MeikyuError
from core.feed import Fed
from core.game import SPECTATOR
from core.store import Store
from core.table import Note
from tui.client import Client
from tui.eyes import Eyes
from tui.games import Chooser, GameUi, Pane, game_ui
from tui.log_book import LogBook
from tui.opening import open_client
from tui.screens.base import Page
from tui.text import cells
from tui.walk import seat_names
from tui.widgets.lines import Line, LineWidget, plain
from tui.widgets.log_panel import LogPanel

PACES: Final = {"none": 0.0, "fast": 0.2, "normal": 0.6, "slow": 1.5}
"""Seconds for which what a bot did is shown."""
WAITING: Final = {
    "here": "table-thinks",
    "elsewhere": "table-watching",
    "nobody": "table-unplayed",
}
"""The question line while somebody else is to act, by who plays the game."""
NARROW: Final = 80
LOG: Final = 2


class TableView(Page[None]):
    """The table of a save in `store`, or in the app's own; `client` is the game if it is open."""

    HEAD = 0
    topic = "table"

    def __init__(self, save: str, store: Store | None = None, client: Client | None = None) -> None:
        super().__init__()
        self.save = save
        self.blank = LineWidget("blank")
        self.log_panel = LogPanel()
        self.is_busy = False
        self.has_ended = False
        self.is_curtained = False
        self.typing: str | None = None
        self.trouble: MeikyuError | None = None
        self._given = store
        self._client = client
        self._failure: MeikyuError | None = None
        self._notes: tuple[Note, ...] = ()
        self._pane: Pane | None = None
        self._fed: list[Fed] = []
        self._said: dict[int, list[str]] = {}
        self._book: LogBook | None = None
        self._seen_as = SPECTATOR

    @property
    def store(self) -> Store:
        """Where the game lies."""
        store = self._given or self.meikyu.store
        assert store is not None
        return store

    def _open(self) -> None:
        """Open the game, once; what is wrong with it is kept to be shown."""
        if self._pane is not None or self._failure is not None:
            return
        app = self.meikyu
        try:
            if self._client is None:
                found = open_client(self.store, self.save, lambda: PACES[app.settings.pace])
                self._client, self._notes = found
        except MeikyuError as error:
            self._failure = error
            return
        game = self._client.game.id
        self.topic = game
        self.ui: GameUi = game_ui(game)
        self.pane: Any = self.ui.Pane(self, self._client.setup.seats)
        self._pane = self.pane
        self.eyes = Eyes(self._client.people)
        self.chooser: Chooser = self.ui.Chooser(self.pane, self.host)
        self._read_all()

    @property
    def host(self) -> Any:
        """What the chooser may ask of the table: the screen itself."""
        return self

    @property
    def client(self) -> Client:
        """The game; only where it could be opened."""
        assert self._client is not None
        return self._client

    @property
    def is_open(self) -> bool:
        """Whether the game could be opened."""
        return self._client is not None

    def parts(self) -> Sequence[LineWidget]:
        """The pane's widgets."""
        self._open()
        return (self.blank,) if self._pane is None else self._pane.widgets

    def place(self, size: Size) -> Mapping[LineWidget, Region]:
        """The pane's places."""
        if self._pane is None:
            return {self.blank: Region(0, 0, size.width, size.height - self.FOOT)}
        return self._pane.place(size)

    def on_mount(self) -> None:
        """Begin to follow the game."""
        if self.is_open:
            self.client.start(self.spawn, self.news, self.fail)
            self.look()
            if self._notes:
                note = self._notes[0]
                self.note(self.words.say(note.key, **note.details))

    def spawn(self, coroutine: Any) -> Any:
        """Run something beside the screen; what it raises ends the app."""
        return self.run_worker(coroutine, group="table")

    @on(events.Unmount)
    async def let_go(self) -> None:
        """Let go of the game, however the screen was left."""
        if self._client is not None:
            await self._client.leave()

    # following

    @property
    def actor(self) -> int | None:
        """The seat to act, if somebody at this screen decides for it."""
        actor = self.client.to_act
        return actor if actor in self.client.people else None

    @property
    def names(self) -> Sequence[str]:
        """A name for each seat."""
        return seat_names(self.words, self.client.who, self.client.sits)

    def news(self) -> None:
        """Something has been confirmed: show it."""
        for record in self.client.feed(self.eyes.seat, self._last_n()):
            self._take(record)
        self.log_panel.back = 0
        self.look()
        self.redraw()

    def _last_n(self) -> int:
        return self._fed[-1].n if self._fed else -1

    def _take(self, record: Fed) -> None:
        self._fed.append(record)
        self.chooser.see(record.seen)

    def _read_all(self) -> None:
        """The whole log anew, as whoever looks now may read it."""
        self._seen_as = self.eyes.seat
        self._fed = []
        self._book = None
        for record in self.client.feed(self.eyes.seat, -1):
            self._take(record)

    def look(self) -> None:
        """Put the decision that is due before whoever has to take it."""
        actor = self.client.to_act
        view = self.client.view(SPECTATOR)
        needs = actor is not None and self.ui.needs_hand(view)
        is_curtained = self.eyes.follow(actor, needs, self.meikyu.settings.curtain)
        if self._seen_as != self.eyes.seat:
            self._read_all()
        legal: Sequence[Any] = ()
        if self.actor is not None and not is_curtained:
            legal = self.client.legal(self.actor)
        self.view = self.client.view(self.eyes.seat)
        self.chooser.ask(self.view, legal)
        if self.chooser.holds:
            return
        if is_curtained and not self.is_curtained:
            self.is_curtained = True
            self.draw_curtain()
        if self.client.is_closed:
            self.show_end()

    def draw_curtain(self) -> None:
        """Hide the hands until the next person is there."""

    def show_end(self) -> None:
        """Say who won."""

    def fail(self, error: MeikyuError) -> None:
        """Show what stopped the bots or a save; nothing is lost, and one key tries again."""
        self.trouble = error
        self.add_line(self.words.say(error.key, **error.details))

    # drawing

    def draw(self) -> None:
        """Everything that has changed."""
        if self._client is None:
            self._draw_failure()
            return
        self._turn_page()
        self.chooser.fill()
        self.pane.show(self.view, self.names, below=self._below, practice=self.client.is_practice)
        self.ask(self._question(), self._role())
        self.show_keys(self._fitting(list(self._hints())))

    def _turn_page(self) -> None:
        """In a narrow window show the part that has the focus."""
        panel = not self.chooser.wants_board and self.size.width < NARROW
        if panel != self.pane.panel:
            self.pane.panel = panel
            self.question.refresh(layout=True)

    def _draw_failure(self) -> None:
        error = self._failure
        assert error is not None
        width = max(20, self.size.width - 4)
        rows = cells.wrap(self.words.say(error.key, **error.details), width)
        self.blank.show_lines([(), *(plain(f"  {row}") for row in rows)])
        self.ask(self.words.say("table-cannot"))
        self.show_keys([self.key_text("keys-back"), self.key_text("keys-help")])

    def book(self) -> LogBook:
        """The log in the words of whoever looks."""
        me = self.eyes.seat if self.eyes.seat >= 0 else None
        return LogBook(self.words, self.ui, self._fed, self.names, me)

    def _below(self, width: int, height: int) -> list[Line]:
        if self._book is None or self._book.words.lang != self.words.lang:
            self._book = self.book()
        panel = self.log_panel
        panel.is_focused = self.chooser.part == LOG
        return panel.lines(self._log_title, (len(self._fed), self._entry), width, height)

    def _log_title(self, back: int) -> str:
        key = "table-back-log" if back else "table-log"
        return self.words.say(key, count=back)

    def _entry(self, index: int) -> Sequence[str]:
        assert self._book is not None
        return [*self._book.lines(index), *self._said.get(index, ())]

    def add_line(self, text: str) -> None:
        """Show a line behind the newest record: talk, or a message too long for one row."""
        self._said.setdefault(len(self._fed) - 1, []).append(text)
        self.redraw()

    def _role(self) -> str:
        if self.trouble is not None:
            return "bad"
        return "warn" if self._question().startswith("!") else "text"

    def _question(self) -> str:
        say = self.words.say
        if self.typing is not None:
            return say("table-go-to", typed=self.typing)
        if self.trouble is not None:
            return say(self.trouble.key, **self.trouble.details)
        if self.chooser.holds:
            return self.chooser.question()
        if self.client.is_closed:
            return say("table-over", result=self.result(), reason=self.reason())
        to_act = self.client.to_act
        if to_act is None or self.actor is not None:
            return self.chooser.question()
        if self.client.player == "here" and (waiting := self.chooser.waiting()):
            return waiting
        name = self.names[to_act]
        return say(WAITING[self.client.player], name=name)

    def result(self) -> str:
        """Who won."""
        outcome = self.client.outcome
        if outcome is None:
            return self.words.say("table-left")
        names = [self.names[seat] for seat in outcome.winners]
        if not names:
            return self.words.say("table-draw")
        if len(names) == 1:
            return self.words.say("table-wins", name=names[0])
        return self.words.say("table-shared-win", names=self.words.say("table-comma").join(names))

    def reason(self) -> str:
        """Why the game ended as it did."""
        outcome = self.client.outcome
        return self.words.say(f"{self.client.game.id}-reason-{outcome.reason}") if outcome else ""

    def _fitting(self, hints: list[str]) -> list[str]:
        """The keys in the width there is; the last one, help, stays longest."""
        while len(hints) > 2 and sum(cells.width(hint) + 2 for hint in hints) > self.size.width + 2:
            del hints[-2]
        return hints

    def _hints(self) -> Sequence[str]:
        if self.trouble is not None:
            again = self.key_text("keys-choose", self.words.say("table-retry"))
            return [again, *map(self.key_text, ("keys-quit", "keys-log", "keys-help"))]
        if self.chooser.holds:
            return self.chooser.hints()
        if self.client.is_closed:
            keys = ("table-review", "table-again", "keys-log", "keys-text", "keys-quit")
            return [self.key_text(key) for key in keys]
        if self.client.to_act is not None and self.actor is None:
            hurry = self.key_text("keys-choose", self.words.say("table-thinks.hurry"))
            return [*([hurry] if self.client.player == "here" else []), *self.chooser.hints()]
        return self.chooser.hints()
