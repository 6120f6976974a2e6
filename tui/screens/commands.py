"""The list of all commands of a screen, with search: `:`."""

from typing import Any

from textual import events
from textual.geometry import Size

from tui.keys import Command, ordered
from tui.screens.base import Dialog, Page
from tui.text import cells
from tui.widgets.editor import Editor
from tui.widgets.lines import Line, LineWidget, plain


class CommandList(Dialog[Command]):
    """Everything that can be done on `page` now; gives the command chosen."""

    def __init__(self, page: Page[Any]) -> None:
        super().__init__()
        self._page = page
        self._editor = Editor(limit=40)
        self._at = 0
        self._top = 0

    def box_size(self, size: Size) -> Size:
        """Tall enough for every command, if there is room."""
        return Size(min(72, size.width), min(len(self._all()) + 6, size.height - 4))

    def title_text(self) -> str:
        """Its name."""
        return self.words.say("commands-title")

    def foot_text(self) -> str:
        """How to choose, and how to get out."""
        run = self.key_text("keys-choose", self.words.say("commands-run"))
        return f"{self.words.say('commands-how')}   {run}   Esc {self.words.say('keys-back')}"

    def _all(self) -> list[Command]:
        quit_app = Command("keys-quit-app", self.meikyu.leave, key="ctrl+c")
        return ordered([*self._page.all_commands(), quit_app])

    def _words_of(self, command: Command) -> str:
        long = f"{command.id}.long"
        if not command.label and self.words.has(long):
            return self.words.say(long)
        return command.label or self.words.say(command.id)

    def _found(self) -> list[Command]:
        wanted = self._editor.text.casefold().split()
        return [
            command
            for command in self._all()
            if all(
                word in f"{self.key_name(command)} {self._words_of(command)}".casefold()
                for word in wanted
            )
        ]

    def body(self, width: int, height: int) -> list[Line]:
        """The search field and what it finds."""
        found = self._found()
        room = height - 3
        self._at = min(self._at, max(0, len(found) - 1))
        self._top = min(max(self._top, self._at - room + 1), self._at)
        field = [(f" {self.words.say('commands-find')} ", "text"), *self._editor.parts(41)]
        rows = [self._row(command, at == self._at, width) for at, command in enumerate(found)]
        nothing = [plain(f"   {self.words.say('commands-none')}", "muted")] if not found else []
        return [(), field, (), *(nothing or rows[self._top : self._top + room])]

    def _row(self, command: Command, here: bool, width: int) -> Line:
        name = cells.fit(self.key_name(command), 10)
        text = self._words_of(command)
        shown = text if command.live else f"({text})"
        role = "text" if command.live else "muted"
        line = f" {'>' if here else ' '}{name} {cells.fit(shown, width - 14)} "
        return plain(line, f"{role} bold" if here else role)

    def typed(self, event: events.Key) -> bool:
        """Letters search."""
        taken = self._editor.key(event)
        if taken:
            self._at = 0
            self.redraw()
        return taken

    def commands(self) -> list[Command]:
        """Go through the list, run one."""
        return [
            Command("keys-up", lambda: self._move(-1)),
            Command("keys-down", lambda: self._move(1)),
            Command("keys-choose", self._choose),
            Command("keys-back", lambda: self.dismiss(None)),
        ]

    def _move(self, step: int) -> None:
        self._at = (self._at + step) % max(1, len(self._found()))
        self.redraw()

    def _choose(self) -> None:
        found = self._found()
        self.dismiss(found[self._at] if found else None)

    def on_line_widget_clicked(self, event: LineWidget.Clicked) -> None:
        """A click runs the command."""
        index = self._top + event.row - 4
        found = self._found()
        if event.row >= 4 and index < len(found):
            self.dismiss(found[index])
