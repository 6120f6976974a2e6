"""The chooser: one decision after another, from keys and clicks to actions."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from core.monster_maker import actions as a
from core.monster_maker.model import View
from tui.games import CardText, Host
from tui.games.monster_maker.decision import LOG, PANEL, Decision, Scene
from tui.games.monster_maker.fights import last_fight
from tui.games.monster_maker.listing import Charming, Door, Healing
from tui.games.monster_maker.pane import Pane
from tui.games.monster_maker.summary import Summary
from tui.games.monster_maker.trap import Trap
from tui.games.monster_maker.turn import Turn
from tui.keys import Command
from tui.text import cells
from tui.widgets.lines import LineWidget, plain

_DECISIONS: Final[dict[str, Callable[[Scene, View, Sequence[Any]], Decision]]] = {
    "turn": Turn,
    "trap": Trap,
    "door": lambda scene, view, legal: Door(scene, view, legal, a.LeaveDoor()),
    "heal": lambda scene, view, legal: Healing(scene, view, legal, a.NoHeal()),
    "charm": lambda scene, view, legal: Charming(scene, view, legal, a.DiscardMonster()),
}


def needs_hand(view: View) -> bool:
    """Whether the decision that is due takes what only its seat knows: all but Charm's victim."""
    return view.asked is not None and view.asked.kind != "charm"


class Chooser:
    """Fills a pane with what the decision that is due adds to it, and takes it."""

    def __init__(self, pane: Pane, host: Host) -> None:
        self._pane = pane
        self._scene = Scene(host)
        self._decision: Decision | None = None

    @property
    def part(self) -> int:
        """What has the focus: 0 the tracks, 1 the hand, 2 the log."""
        return self._scene.part

    @part.setter
    def part(self, part: int) -> None:
        self._scene.part = part

    @property
    def holds(self) -> bool:
        """Whether the page of a round waits to be closed."""
        return self._scene.recent.ended is not None

    def see(self, seen: Iterable[Any]) -> None:
        """Take in the facts of a record that has just come."""
        self._scene.recent.see(seen)

    def ask(self, view: View, legal: Sequence[Any]) -> None:
        """Begin with a new position."""
        self._scene.recent.begin()
        self._scene.close()
        self._decision = self._make(view, legal)
        self.fill()

    def _make(self, view: View, legal: Sequence[Any]) -> Decision:
        ended = self._scene.recent.ended
        if ended is not None:
            return Summary(self._scene, view, ended)
        if view.asked is None or not legal:
            return Decision(self._scene, view)
        if self._scene.part == LOG:
            self._scene.part = PANEL
        return _DECISIONS[view.asked.kind](self._scene, view, legal)

    @property
    def decision(self) -> Decision:
        """What is to be decided now, or looking around."""
        assert self._decision is not None
        return self._scene.inner or self._decision

    def fill(self) -> None:
        """Give the pane what to mark, the dialog, and the last fight."""
        decision, host = self.decision, self._scene.host
        self._pane.marks = decision.marks()
        self._pane.make_box = decision.box
        self._pane.hint = self._hint()
        text = last_fight(host.words, self._scene.recent.fight, host.names)
        self._pane.line = plain(cells.fit(f" {text}", host.room), "focus") if text else ()

    def _hint(self) -> str:
        """How to see the own hand where it is hidden from the others at this keyboard."""
        host, decision = self._scene.host, self.decision
        if not host.is_shared or decision.view.seat >= 0 or type(decision) is Decision:
            return ""
        return host.words.say("monster_maker-hand-hidden", key=host.key_name("keys-view"))

    def question(self) -> str:
        """What is asked now."""
        return self.decision.question()

    def waiting(self) -> str:
        """What the others wait for; nothing where nobody is asked."""
        decision = self.decision
        asked = decision.view.asked
        if asked is None:
            return ""
        return self._scene.host.words.say(
            f"monster_maker-waiting-{asked.kind}", name=self._scene.host.names[asked.seat]
        )

    def hints(self) -> Sequence[str]:
        """The live keys."""
        return self.decision.hints()

    def commands(self) -> list[Command]:
        """What the keys do now."""
        return self.decision.commands()

    def is_name(self, start: str) -> bool:
        """Whether the number of a card may begin like this."""
        return start in set("12345678")

    def go_to(self, name: str) -> bool:
        """Put the focus on a card by its number."""
        if not name.isdecimal():
            return False
        self._scene.part, self._scene.at = PANEL, int(name) - 1
        return True

    def click(self, widget: LineWidget, row: int, cell: int) -> bool:
        """Take a click on the dialog or on a card of the hand."""
        inside = self._pane.in_box(widget, row, cell)
        if inside is not None:
            self.decision.click_box(inside.y)
            return True
        if self._pane.box_region is not None or widget is not self._pane.side:
            return False
        at = self._pane.card_at(row, cell)
        if at is None:
            return False
        self.decision.click_card(at)
        return True

    def texts(self) -> tuple[Sequence[CardText], int]:
        """The full texts of what the focus is on, and which of them comes first."""
        return self.decision.texts()

    @property
    def wants_board(self) -> bool:
        """Whether the tracks have to be seen, where there is room for tracks or hand only."""
        return self._scene.part not in (PANEL, LOG)
