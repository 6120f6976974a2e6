"""The first screen: go on, begin, look back, learn."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from textual.geometry import Region, Size

from core.game import find_game, game_ids
from tui.keys import Command
from tui.saved import Saved, SavedGames, Shown
from tui.screens.base import Page
from tui.text import cells
from tui.widgets.box import ends, rule
from tui.widgets.lines import Line, LineWidget, Part, plain

_TEXT: Final = 19
"""The column of the texts of the menu."""
_AGO: Final = 58
_MOST: Final = 9
_PARTS: Final = ("menu", "games", "samples")


@dataclass(frozen=True, slots=True)
class Item:
    """Something the cursor can stand on: its part, its line, what it does."""

    part: str
    draw: Callable[[int, bool], Line]
    command: Command
    rest: list[Part] = field(default_factory=list)


class Home(Page[None]):
    """The menu, the unfinished games, the samples."""

    topic = "home"

    def __init__(self) -> None:
        super().__init__()
        self.body = LineWidget("body")
        self._at = 0
        self._has_moved = False
        self._saved = Saved()
        self._reader: SavedGames | None = None
        self._said_in = ""
        self._items: list[Item] = []
        self._seats: list[tuple[int, int]] = []
        self._rows: dict[int, int] = {}

    def parts(self) -> tuple[LineWidget, ...]:
        """One widget for all of it."""
        return (self.body,)

    def place(self, size: Size) -> dict[LineWidget, Region]:
        """All between head and question."""
        return {self.body: Region(0, 2, size.width, size.height - 4)}

    def on_screen_resume(self) -> None:
        """Look again what is saved: a game may have gone on or ended."""
        self.call_after_refresh(self._start)

    def _start(self) -> None:
        self.run_worker(self._load(), exclusive=True)

    async def _load(self) -> None:
        app = self.meikyu
        if self._reader is None:
            self._reader = SavedGames(app.store, app.samples)
            self._seats = [find_game(game).seats for game in game_ids()]
        self._said_in = app.words.lang
        async for saved in self._reader.read(app.words, app.now(), app.settings.name):
            self._saved = saved
            self.redraw()

    def head_lines(self, width: int) -> list[Line]:
        """The title, who is here, in which language."""
        games = len(game_ids())
        title = self.words.say(f"home-title-{games if games in range(1, 4) else 'many'}")
        who = f"{self.meikyu.settings.name}   {self.words.say('common-language')}"
        return [ends(title, who, width, "text bold"), rule("", width)]

    def ring(self) -> tuple[str, ...]:
        """The parts that have something in them."""
        return tuple(part for part in _PARTS if any(item.part == part for item in self._items))

    def turn(self, step: int) -> None:
        """Put the cursor on the first item of the next part."""
        items, ring = self._items, self.ring()
        present = ring.index(items[self._at].part) if items[self._at].part in ring else 0
        self._has_moved = True
        wanted = ring[(present + step) % len(ring)]
        self._at = next(at for at, item in enumerate(items) if item.part == wanted)
        self.redraw()

    def draw(self) -> None:
        """The sections one below the other, as far as there is room."""
        if self._said_in not in {"", self.words.lang}:
            self.run_worker(self._load(), exclusive=True)
        items = self._items = self._make_items()
        if not self._has_moved:
            self._at = next(at for at, item in enumerate(items) if item.command.live)
        self._at = min(self._at, len(items) - 1)
        room = self.size.height - 5
        self._rows = {}
        lines: list[Line] = [()]
        for at, item in enumerate(items):
            if item.part == "menu":
                self._add(lines, at, item)
        kept = 3 if any(item.part == "samples" for item in items) else 0
        self._section(lines, items, "games", room - len(lines) - 2 - kept)
        self._note_section(lines, room - len(lines) - 2 - kept)
        self._section(lines, items, "samples", room - len(lines) - 2)
        self.body.show_lines(lines)
        name = self.meikyu.settings.name
        self.ask(self.words.say("home-ask", name=name) if name else self.words.say("home-ask-all"))
        names = ("keys-help", "keys-settings", "keys-language")
        leave = self.key_text("keys-quit", self.words.say("home-quit"))
        self.show_keys([self.words.say("home-how"), *map(self.key_text, names), leave])

    def _add(self, lines: list[Line], at: int, item: Item) -> None:
        self._rows[len(lines)] = at
        lines.append(item.draw(self.size.width, at == self._at))

    def _section(self, lines: list[Line], items: list[Item], part: str, room: int) -> None:
        own = [(at, item) for at, item in enumerate(items) if item.part == part]
        if not own or room < 1:
            return
        present = next((index for index, (at, _) in enumerate(own) if at == self._at), 0)
        top = max(0, min(present, len(own) - 1) - room + 1)
        shown = own[top : top + room]
        left_out = len(own) - len(shown)
        title = self.words.say(f"home-{part}")
        more = f" {self.words.say('common-more', count=left_out)}" if left_out else ""
        lines.extend([(), self._rule(title + more)])
        for at, item in shown:
            self._add(lines, at, item)

    def _rule(self, title: str) -> Line:
        return [("  ", "text"), *rule(title, self.size.width - 4)]

    def _note_section(self, lines: list[Line], room: int) -> None:
        rows: list[str] = []
        for note in self._notes():
            wrapped = cells.wrap(note, self.size.width - 5)
            rows.extend(wrapped if len(rows) + len(wrapped) <= room else ())
        if rows:
            lines.extend([(), self._rule(self.words.say("home-note"))])
            lines.extend(plain(f"   {row}") for row in rows)

    def _notes(self) -> list[str]:
        """What is to be told, the most important first."""
        say, found = self.words.say, []
        if self.meikyu.settings_file.unreadable:
            found.append(say("home-settings-unreadable"))
        if self._saved.damaged:
            keys = {
                "open": self.key_name("home-replays"),
                "filter": self.key_name("archive-filter"),
            }
            found.append(say("home-damaged", count=self._saved.damaged, **keys))
        return [*found, say("home-safe")]

    def _make_items(self) -> list[Item]:
        games = [
            Item("games", self._game_line(shown, number), self._resume(shown, number))
            for number, shown in enumerate(self._saved.unfinished[:_MOST], start=1)
        ]
        samples = [
            Item("samples", self._sample_line(shown), self._look_at(shown))
            for shown in self._saved.samples
        ]
        return [*self._menu(), *games, *samples]

    def _menu(self) -> list[Item]:
        go, say = self.meikyu.go, self.words.say
        about = say("home-counting")
        if self._seats:
            low, high = min(map(min, self._seats)), max(map(max, self._seats))
            about = say("home-new.about", games=len(self._seats), low=low, high=high)
        how = Command("home-how-to-play", lambda: self.meikyu.open_help("how", self))
        settings = Command("keys-settings", self.meikyu.open_settings)
        lobby = Command("home-lobby", self._stay, live=False, why=say("home-no-lobby"))
        texts = [
            (self._continue(), self._saved.last.line if self._saved.last else self._none()),
            (Command("home-new", lambda: go("new")), about),
            (Command("home-replays", lambda: go("archive")), self._counted()),
            (how, say("home-how-to-play.about")),
            (settings, say("home-settings.about")),
            (lobby, say("home-lobby.about")),
        ]
        return [Item("menu", self._menu_line(command, text), command) for command, text in texts]

    def _none(self) -> str:
        return self.words.say("home-nothing" if self._saved.is_complete else "home-counting")

    def _continue(self) -> Command:
        last = self._saved.last
        if last is None:
            return Command("home-continue", self._stay, live=False, why=self._none())
        return Command("home-continue", lambda: self.meikyu.go("table", last.id))

    def _counted(self) -> str:
        saved = self._saved
        if saved.games is None:
            return self.words.say("home-counting")
        return self.words.say("home-replays.about", games=saved.games, finished=saved.finished)

    def _menu_line(self, command: Command, text: str) -> Callable[[int, bool], Line]:
        settings = command.id == "keys-settings"
        label = self.words.say("home-settings" if settings else command.id)
        name = self.key_name(command)
        left = f"{name}  {label}" if command.live else f"({name} {label})"
        ago = self._saved.last.ago if command.id == "home-continue" and self._saved.last else ""

        def draw(width: int, here: bool) -> Line:
            shown = text
            if ago and width >= _AGO + cells.width(ago) + 2:
                shown = cells.fit(text, _AGO - _TEXT - 1) + f" {ago}"
            role = "text" if command.live else "muted"
            row = cells.fit(left, _TEXT - 3) + cells.fit(shown, width - _TEXT - 2)
            return _row(row, role, here)

        return draw

    def _game_line(self, shown: Shown, number: int) -> Callable[[int, bool], Line]:
        def draw(width: int, here: bool) -> Line:
            game, seats = (20, 28) if width >= 80 else (19, 21)
            seats += max(0, (width - 80) // 2)
            state = width - 7 - game - seats
            row = f"{number} {cells.fit(shown.game, game - 1)} {cells.fit(shown.who, seats - 1)} "
            return _row(row + cells.fit(shown.state, state), "text", here)

        return draw

    def _sample_line(self, shown: Shown) -> Callable[[int, bool], Line]:
        def draw(width: int, here: bool) -> Line:
            row = f"  {cells.fit(shown.game, 19)} {cells.fit(shown.seats, 12)} "
            return _row(row + cells.fit(shown.state, width - 40), "text", here)

        return draw

    def _resume(self, shown: Shown, number: int) -> Command:
        label = f"{shown.game}, {shown.who}"
        return Command(
            "home-unfinished",
            lambda: self.meikyu.go("table", shown.id),
            key=str(number),
            label=label,
        )

    def _look_at(self, shown: Shown) -> Command:
        label = f"{self.words.say('home-samples')}: {shown.game}, {shown.seats}"
        return Command(
            "home-sample",
            lambda: self.meikyu.go("replay", shown.id, self.meikyu.samples),
            label=label,
        )

    def commands(self) -> list[Command]:
        """The menu's letters, a digit for each unfinished game, up, down and Enter."""
        return [
            *(item.command for item in self._items),
            Command("keys-up", lambda: self._move(-1)),
            Command("keys-down", lambda: self._move(1)),
            Command("keys-choose", self._choose),
            Command("keys-back", self._stay, live=False, why=self.words.say("home-stay")),
            Command("keys-quit", self.leave, label=self.words.say("home-quit")),
        ]

    def _stay(self) -> None:
        return None

    def _move(self, step: int) -> None:
        self._has_moved = True
        self._at = (self._at + step) % len(self._items)
        self.redraw()

    async def _choose(self) -> None:
        await self.run(self._items[self._at].command)

    async def on_line_widget_clicked(self, event: LineWidget.Clicked) -> None:
        """A click goes there and does it."""
        if event.widget is self.body and event.row in self._rows:
            self._has_moved = True
            self._at = self._rows[event.row]
            self.redraw()
            await self._choose()


def _row(text: str, role: str, here: bool) -> Line:
    return [("  >" if here else "   ", "text"), (text, f"{role} bold reverse" if here else role)]
