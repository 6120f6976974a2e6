"""Dialogs in which several cards are marked: what goes into a fight, what a trap takes."""

from core.monster_maker.model import View
from tui.games.monster_maker.decision import PANEL, Scene
from tui.games.monster_maker.dialogue import Dialogue
from tui.keys import Command


class Marking(Dialogue):
    """Entries that are marked and unmarked; `marked` are their places in the list."""

    def __init__(self, scene: Scene, view: View) -> None:
        super().__init__(scene, view)
        self.marked: list[int] = []

    def bar(self, at: int) -> str:
        """Why an entry can't be marked, worded; nothing if it can."""
        del at
        return ""

    def toggle(self) -> None:
        """Mark or unmark the entry in focus."""
        if not self.count():
            return
        if self.at in self.marked:
            self.marked.remove(self.at)
        elif bar := self.bar(self.at):
            self.host.say_no(bar)
        else:
            self.marked = sorted([*self.marked, self.at])

    def digit(self, number: int) -> None:
        """Mark or unmark the entry with a number."""
        at = self.numbered(number)
        if at is not None:
            self.at, self.scene.part = at, PANEL
            self.toggle()

    def clicked(self) -> None:
        """A click marks."""
        self.toggle()

    def commands(self) -> list[Command]:
        """With Space."""
        return [Command("keys-mark", lambda: self.act(self.toggle)), *super().commands()]

    def check(self, at: int) -> str:
        """The box in front of an entry."""
        return "[x]" if at in self.marked else "(-)" if self.bar(at) else "[ ]"
