"""The chooser: one decision after another, from keys and clicks to actions."""

from collections.abc import Iterable, Sequence
from typing import Any

from core.mugen.board import CENTRE
from core.mugen.model import View
from core.mugen.values import parse_cell
from tui.games import CardText, Host
from tui.games.mugen.acting import Acting
from tui.games.mugen.decision import BOARD, PANEL, Decision, Scene
from tui.games.mugen.pane import Pane
from tui.games.mugen.picking import Picking
from tui.keys import Command
from tui.widgets.lines import LineWidget

_PUBLIC = frozenset({"act", "orient", "order", "recover", "push"})
"""Questions that are answered from what everybody knows."""


def needs_hand(view: View) -> bool:
    """Whether the decision that is due takes what only its seat knows."""
    return view.asked is not None and view.asked.kind not in _PUBLIC


class Chooser:
    """Fills a pane with what the decision that is due adds to it, and takes it."""

    def __init__(self, pane: Pane, host: Host) -> None:
        self._pane = pane
        self._scene = Scene(host)
        self._decision: Decision | None = None

    @property
    def part(self) -> int:
        """What has the focus: 0 the board, 1 the panel, 2 the log."""
        return self._scene.part

    @part.setter
    def part(self, part: int) -> None:
        self._scene.part = part

    @property
    def holds(self) -> bool:
        """No page comes before a decision here."""
        return False

    def see(self, seen: Iterable[Any]) -> None:
        """Take in the facts of a record that has just come."""
        self._scene.recent.see(seen)

    def ask(self, view: View, legal: Sequence[Any]) -> None:
        """Begin with a new position."""
        self._scene.close()
        if self._scene.cursor < 0:
            self._scene.cursor = view.pieces[2 * view.seat] if view.seat >= 0 else CENTRE
        self._decision = self._make(view, legal)
        self.fill()

    def _make(self, view: View, legal: Sequence[Any]) -> Decision:
        asked = view.asked
        if asked is None or not legal:
            self._scene.part = BOARD if self._scene.part == PANEL else self._scene.part
            return Decision(self._scene, view)
        if asked.kind == "act":
            return Acting(self._scene, view, legal)
        kind: str = asked.kind
        if kind == "orient":
            kind = "orient-act" if view.phase == "act" else "orient-effect"
        return Picking(self._scene, view, kind, legal)

    @property
    def decision(self) -> Decision:
        """What is to be decided now, or looking around."""
        assert self._decision is not None
        return self._scene.inner or self._decision

    def fill(self) -> None:
        """Give the pane what to mark and what to show above the log."""
        decision = self.decision
        self._pane.marks = decision.marks()
        self._pane.upper = decision.upper
        acts = isinstance(decision, Acting)
        self._pane.piece = self._scene.piece if acts else -1
        self._pane.hint = self._hint()

    def _hint(self) -> str:
        """How to see the own hand where it is hidden from the others at this keyboard."""
        host, decision = self._scene.host, self.decision
        if not host.is_shared or decision.view.seat >= 0 or type(decision) is Decision:
            return ""
        return host.words.say("mugen-hand-hidden", key=host.key_name("keys-view"))

    def question(self) -> str:
        """What is asked now."""
        return self.decision.question()

    def waiting(self) -> str:
        """The table's own sentence will do."""
        return ""

    def hints(self) -> Sequence[str]:
        """The live keys."""
        return self.decision.hints()

    def commands(self) -> list[Command]:
        """What the keys do now."""
        return self.decision.commands()

    def is_name(self, start: str) -> bool:
        """Whether the name of a cell may begin like this."""
        text = start.lower()
        return text[:1] in tuple("abcdefg") and text[1:2] in ("", *"1234567") and len(text) <= 2

    def go_to(self, name: str) -> bool:
        """Put the cursor on a cell by its name."""
        try:
            cell = parse_cell(name.lower())
        except ValueError:
            return False
        self._scene.part, self._scene.cursor = BOARD, cell
        return True

    def click(self, widget: LineWidget, row: int, cell: int) -> bool:
        """Take a click on the board or on the upper lines of the panel."""
        if widget is self._pane.board:
            at = self._pane.board.cell_at(row, cell)
            if at is None:
                return False
            self.decision.click_board(at)
            return True
        if widget is self._pane.side and row < self._pane.upper_rows:
            return self.decision.click_side(row, cell)
        return False

    def texts(self) -> tuple[Sequence[CardText], int]:
        """The full texts of what the focus is on, and which of them comes first."""
        return self.decision.texts()

    @property
    def wants_board(self) -> bool:
        """Whether the board has to be seen, where there is room for board or panel only."""
        return self._scene.part == BOARD or self.decision.needs_board
