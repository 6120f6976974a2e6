"""What a replay shows: the table's own widgets, with a timeline instead of a question."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from textual.geometry import Region, Size
from textual.timer import Timer

from core.errors import MeikyuError
from core.game import OPEN
from core.history import game_of
from core.log import read
from core.store import Store
from tui.chances import WinChances
from tui.games import GameUi, Pane, game_ui
from tui.names import letter
from tui.screens.base import Page
from tui.text import cells
from tui.walk import Walk
from tui.widgets import timeline
from tui.widgets.box import rule
from tui.widgets.lines import Line, LineWidget, plain

_LOG_ROWS: Final = 6
"""Rows of the log below which the chances to win are left out."""
_RIGHT: Final = 22
"""Cells of the timeline's row behind it."""


class ReplayView(Page[None]):
    """A walk through a saved game.

    `store` is where it lies, else the app's own; `at` is the record to begin with, else the
    deal; `seats` are those whose views may be shown, else all. With `glance` one only looks
    back from a table: no branch.
    """

    HEAD = 0
    topic = "replay"

    def __init__(
        self,
        save: str,
        store: Store | None = None,
        at: int | None = None,
        seats: Sequence[int] = (),
        *,
        glance: bool = False,
    ) -> None:
        super().__init__()
        self.save = save
        self.speed = 2
        self._given = store
        self._start = at
        self._allowed = seats
        self.is_glance = glance
        self._is_open = False
        self._walk: Walk | None = None
        self._ui: GameUi | None = None
        self._pane: Pane | None = None
        self._trouble: tuple[str, dict[str, str | int]] | None = None
        self.filled = ""
        self.timer: Timer | None = None
        self.chances: WinChances | None = None
        self.blank = LineWidget("blank")
        self._sizes: tuple[Size, ...] = ()

    # opening

    @property
    def store(self) -> Store | None:
        """Where the game lies."""
        return self._given or self.meikyu.store

    def _open(self) -> None:
        """Read the game, once; what is wrong with it is kept to be shown."""
        if self._is_open:
            return
        self._is_open = True
        try:
            log = read(self.data())
            self._ui = game_ui(game_of(log.head).id)
            self._walk = Walk(log, self.words, self._ui, self._allowed)
        except MeikyuError as error:
            self._trouble = (error.key, error.details)
            return
        if self.meikyu.shows_chances and self._walk.replay.is_closed:
            self.chances = WinChances(log, self._walk.starts())
        self._pane = self._ui.Pane(self, self._walk.replay.setup.seats)
        if self._start is not None:
            self._walk.to_record(self._start)

    def data(self) -> bytes:
        """The bytes of the save. Raises StoreError."""
        assert self.store is not None
        return self.store.load(self.save)

    @property
    def walk(self) -> Walk:
        """The walk; only where the game could be opened."""
        assert self._walk is not None
        return self._walk

    @property
    def pane(self) -> Pane:
        """Board, seats and panel; only where the game could be opened."""
        assert self._pane is not None
        return self._pane

    @property
    def ui(self) -> GameUi:
        """What the game shows; only where the game could be opened."""
        assert self._ui is not None
        return self._ui

    def parts(self) -> Sequence[LineWidget]:
        """The pane's widgets."""
        self._open()
        return (self.blank,) if self._pane is None else self._pane.widgets

    def place(self, size: Size) -> Mapping[LineWidget, Region]:
        """The pane's places."""
        if self._pane is None:
            return {self.blank: Region(0, 0, size.width, size.height - self.FOOT)}
        return self._pane.place(size)

    def ring(self) -> Sequence[str]:
        """Board and panel, which share the room in small windows."""
        return ("board", "panel")

    def turn(self, step: int) -> None:
        """Board or panel, where they share the room."""
        self.part = (self.part + step) % len(self.ring())
        if self._pane is not None:
            self._pane.panel = bool(self.part)
            self.question.refresh(layout=True)

    def resized(self) -> None:
        """Draw for a new size of the window, or for widgets that have just been given room."""
        sizes = tuple(widget.size for widget in self.parts())
        if sizes != self._sizes:
            self._sizes = sizes
            self.redraw()

    # drawing

    def draw(self) -> None:
        """Everything of the position."""
        if self._walk is None:
            self._draw_trouble()
            return
        if self.words.lang != self.walk.words.lang:
            self.walk.read(self.words)
        self.filled = ""
        self.show()
        self.show_key_row()

    def _draw_trouble(self) -> None:
        key, details = self._trouble or ("replay-nothing", {})
        width = max(20, self.size.width - 4)
        rows = cells.wrap(self.words.say(key, **details), width)
        self.blank.show_lines([(), *(plain(f"  {row}") for row in rows)])
        self.ask(self.words.say("replay-cannot"))
        self.show_keys([self.key_text("keys-back"), self.key_text("keys-help")])

    def show(self) -> None:
        """The position and the timeline, as far as they have changed."""
        walk, say = self.walk, self.words.say
        game = f"{walk.replay.game.id}-name"
        short = f"{game}.short"
        name = say(short if self.words.has(short) else game)
        title = say("replay-title", game=name, n=str(walk.n), last=str(walk.last))
        key = "replay-view" if len(walk.allowed) > 1 else "replay-view-only"
        view = say(key, view=self._view_name(walk.seat), key=self.key_name("keys-view"))
        self.pane.span(walk.seen())
        seen = walk.view()
        self.pane.show(seen, walk.names, title=title, note=view, below=self._below(seen))
        self.show_timeline()

    def _view_name(self, seat: int) -> str:
        if seat >= 0:
            return self.words.say("replay-view-seat", letter=letter(seat))
        return self.words.say("replay-view-open" if seat == OPEN else "replay-view-spectator")

    def _below(self, seen: Any) -> list[Line]:
        """The log up to here, and what the marks of the timeline mean."""
        width = self.pane.side_width(self.size)
        room = self.pane.room(self.size, seen)
        chances = self._chance_lines(width, room)
        room -= len(chances)
        title = rule(self.words.say("replay-log"), width)
        marks = self.words.say("replay-legend", marks=self.words.say(self._marks_key()))
        lines = self.walk.log_lines(width, max(1, room - 2))
        blank: list[Line] = [()] * max(0, room - 2 - len(lines))
        return [*chances, title, *lines, *blank, plain(cells.fit(marks, width), "muted")]

    def _chance_lines(self, width: int, room: int) -> list[Line]:
        """The chances to win, where they are worked out and leave room for the log."""
        seats = range(self.walk.replay.setup.seats)
        if self.chances is None or room < len(seats) + 1 + _LOG_ROWS:
            return []
        return self.chances.lines(self.words, seats, self.walk.turn, width)

    def _marks_key(self) -> str:
        return f"{self.walk.replay.game.id}-marks"

    @property
    def timeline_cells(self) -> int:
        """How many cells the timeline has between its brackets."""
        return max(10, self.size.width - _RIGHT - 3 - len(str(self.walk.first)))

    def show_timeline(self) -> None:
        """The timeline, unless something else is being said there."""
        walk, width = self.walk, self.timeline_cells
        if self._note:
            self.ask("")
            return
        if len(self.filled) != width:
            self.filled = timeline.buckets(walk.marks, walk.book.ranks, width)
        at = timeline.cell_of(walk.index, walk.length, width)
        behind = self.words.say(
            "replay-place", last=str(walk.last), turn=str(walk.turn), speed=str(self.speed)
        )
        mark = ">" if self.timer else " "
        self.question.show_lines(
            [
                [
                    (f"{walk.first} ", "text"),
                    *timeline.timeline(self.filled, at),
                    (f"{mark}{behind}", "text"),
                ]
            ]
        )

    def show_key_row(self) -> None:
        """The live keys."""
        say, name = self.words.say, self.key_name
        own = {command.id: command for command in self.commands()}
        pieces = [
            f"{name('keys-left')}/{name('keys-right')} {say('replay-step')}",
            self.key_text(own["replay-play"]),
            f"{name('replay-faster')}/{name('replay-slower')} {say('replay-speed')}",
            self.key_text(own["keys-next"]),
            f"{name('replay-turn-back')} {name('replay-turn-on')} {say('replay-turn')}",
            self.key_text("keys-find"),
            self.key_text(own["keys-view"]),
            self.key_text(own["replay-branch"]),
            name("keys-help"),
        ]
        self.keys.show_lines([timeline.dense_keys(pieces, self.size.width)])
