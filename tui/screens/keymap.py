"""The key map: every command with its key, each to be changed."""

from textual import events
from textual.geometry import Region, Size

from tui.keys import Command, is_free, pressed
from tui.screens.base import Page
from tui.text import cells
from tui.widgets.box import ends, rule
from tui.widgets.lines import Line, LineWidget, plain

RESERVED = frozenset({"escape", "ctrl+c", "ctrl+q", "ctrl+p"})


class KeyMapScreen(Page[None]):
    """A list of all commands; Enter, then the new key."""

    topic = "keymap"

    def __init__(self) -> None:
        super().__init__()
        self.rows = LineWidget("rows")
        self._at = 0
        self._top = 0
        self._waits = False

    def parts(self) -> tuple[LineWidget, ...]:
        """The list."""
        return (self.rows,)

    def place(self, size: Size) -> dict[LineWidget, Region]:
        """All between head and question."""
        return {self.rows: Region(0, 2, size.width, size.height - 4)}

    def head_lines(self, width: int) -> list[Line]:
        """The title."""
        return [ends(self.words.say("settings-keys"), "", width, "text bold"), rule("", width)]

    @property
    def _ids(self) -> tuple[str, ...]:
        return tuple(name for name, key in self.meikyu.keymap.defaults.items() if key)

    def draw(self) -> None:
        """The commands around the cursor."""
        room = self.size.height - 4
        self._top = max(0, min(max(self._top, self._at - room + 1), self._at))
        shown = range(self._top, min(len(self._ids), self._top + room))
        self.rows.show_lines([self._row(index) for index in shown])
        name = self._text(self._ids[self._at])
        self.ask(self.words.say("settings-press" if self._waits else "settings-which", name=name))
        names = ("keys-choose", "keys-back", "keys-help")
        first = self.key_text("keys-previous-part", self.words.say("settings-default-key"))
        self.show_keys([*map(self.key_text, names), first])

    def _text(self, name: str) -> str:
        long = f"{name}.long"
        return self.words.say(long if self.words.has(long) else name)

    def _row(self, index: int) -> Line:
        name = self._ids[index]
        here = index == self._at
        own = "*" if name in self.meikyu.settings.keys else " "
        key = "..." if here and self._waits else self.key_name(name)
        width = self.size.width
        where = cells.fit(self._where(name), 12)
        text = cells.fit(self._text(name), width - 31)
        line = f" {'>' if here else ' '}{own} {cells.fit(key, 12)} {text} {where} "
        return plain(line, "text reverse" if here else "text")

    def _where(self, name: str) -> str:
        group = name.partition("-")[0]
        known = f"settings-group-{group}"
        return self.words.say(known if self.words.has(known) else f"{group}-name")

    def typed(self, event: events.Key) -> bool:
        """While it waits for a key, any key is the new one."""
        if not self._waits:
            return False
        self._waits = False
        key = pressed(event)
        if event.key not in RESERVED:
            self._set(key)
        self.redraw()
        return True

    def _set(self, key: str) -> None:
        name = self._ids[self._at]
        keymap = self.meikyu.keymap
        if not is_free(keymap, name, key):
            self.note(self.words.say("settings-key-taken", key=key))
            return
        keys = {**self.meikyu.settings.keys, name: key}
        if key == keymap.defaults[name]:
            del keys[name]
        self.meikyu.change(keys=keys)

    def commands(self) -> list[Command]:
        """Up and down, Enter for a new key, Shift+Tab for the default."""
        page = self.size.height - 5
        return [
            Command("keys-up", lambda: self._move(-1)),
            Command("keys-down", lambda: self._move(1)),
            Command("keys-page-up", lambda: self._move(-page)),
            Command("keys-page-down", lambda: self._move(page)),
            Command("keys-choose", self._wait),
            Command(
                "keys-previous-part", self._reset, label=self.words.say("settings-default-key")
            ),
        ]

    def _move(self, step: int) -> None:
        self._at = max(0, min(len(self._ids) - 1, self._at + step))
        self.redraw()

    def _wait(self) -> None:
        self._waits = True
        self.redraw()

    def _reset(self) -> None:
        name = self._ids[self._at]
        keys = {other: key for other, key in self.meikyu.settings.keys.items() if other != name}
        self.meikyu.change(keys=keys)

    def on_line_widget_clicked(self, event: LineWidget.Clicked) -> None:
        """A click goes to a line."""
        if event.widget is self.rows and self._top + event.row < len(self._ids):
            self._at = self._top + event.row
            self.redraw()
