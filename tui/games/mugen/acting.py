"""The actions of a turn: move, explore, exclude, end."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from core.mugen import actions as a
from core.mugen.model import View
from core.mugen.paths import Reach, reach
from core.mugen.values import piece_name
from tui.games.mugen.board import piece_text
from tui.games.mugen.decision import BOARD, PANEL, Decision, Scene
from tui.games.mugen.marks import Marks
from tui.games.mugen.picking import Picking
from tui.games.mugen.steps import Pick
from tui.keys import Command


class Acting(Decision):
    """Spending action points, with the piece that is selected."""

    def __init__(self, scene: Scene, view: View, actions: Sequence[Any]) -> None:
        super().__init__(scene, view)
        self._actions = actions
        self._explorable = [x.cell for x in actions if isinstance(x, a.Explore)]
        self._exclusions = [x for x in actions if isinstance(x, a.Exclude)]
        seat = view.asked.seat if view.asked else view.turn
        self._own = (2 * seat, 2 * seat + 1)
        self._ways: dict[int, Reach] = {}
        scene.part = BOARD if scene.part == PANEL else scene.part
        self._select(self._best_piece())
        if scene.cursor not in self._targets():
            scene.cursor = view.pieces[scene.piece]

    def _best_piece(self) -> int:
        """The piece used last, unless only the other one can go anywhere."""
        last = self.scene.piece if self.scene.piece in self._own else self._own[0]
        movers = {x.piece for x in self._actions if isinstance(x, a.Move)}
        return last if last in movers or last ^ 1 not in movers else last ^ 1

    def _select(self, piece: int) -> None:
        self.scene.piece = piece
        self._ways = reach(self.view, piece, self.view.ap)

    def _targets(self) -> list[int]:
        """The cells where something can be done, the cheapest first."""
        return [*self._ways, *self._explorable]

    def question(self) -> str:
        """Which piece, how many points, what for."""
        view, say = self.view, self.say
        details = {"name": self.name, "ap": view.ap, "piece": piece_name(self.scene.piece)}
        if not view.ap:
            return say("mugen-ask-act-none", key=self.host.key_name("keys-end"), **details)
        if len(self._actions) == 1:
            return say("mugen-ask-act-nothing", key=self.host.key_name("keys-end"), **details)
        return self.fitting("mugen-ask-act", **details)

    def marks(self) -> Marks:
        """Costs, and what may be explored."""
        signs = {cell: f"{way.cost}{'!' if way.battle else ''}" for cell, way in self._ways.items()}
        return Marks(self.cursor, signs | dict.fromkeys(self._explorable, "?"))

    def enter(self) -> None:
        """Do the only thing possible on the cursor's cell; if there are more, a list asks."""
        if self.scene.part != BOARD:
            self.scene.part = BOARD
            return
        found = self._possible(self.scene.cursor)
        if not found:
            if self.scene.cursor != self.view.pieces[self.scene.piece]:
                self.why()
        elif len(found) == 1:
            found[0][1]()
        else:
            labels = [text for text, _run in found]
            self.host.choose(self.say("mugen-choice-title"), labels, lambda at: found[at][1]())

    def _possible(self, cell: int) -> list[tuple[str, Callable[[], None]]]:
        found: list[tuple[str, Callable[[], None]]] = []
        way = self._ways.get(cell)
        if way is not None:
            name = piece_name(self.scene.piece)
            text = self.say("mugen-choice-move", piece=name, cost=way.cost)
            found.append((text, lambda: self._move(cell)))
        if cell in self._explorable:
            found.append((self.say("mugen-key-explore"), lambda: self._explore(cell)))
        other = self.scene.piece ^ 1
        if self.view.pieces[other] == cell:
            text = f"{self.say('mugen-key-piece')} {piece_name(other)}"
            found.append((text, lambda: self._take(other)))
        for victim in self.victims:
            if self.view.pieces[victim] == cell:
                text = self.say("mugen-choice-exclude", piece=piece_text(self.view, victim))
                found.append((text, partial(self._exclude, victim)))
        return found

    @property
    def victims(self) -> list[int]:
        """The pieces that may be excluded."""
        return list(dict.fromkeys(action.piece for action in self._exclusions))

    def _take(self, piece: int) -> None:
        self._select(piece)
        self.host.changed()

    def _move(self, cell: int) -> None:
        way = self._ways.get(cell)
        if way is None:
            self.why()
            return
        self.host.submit([a.Move(self.scene.piece, step) for step in way.way])

    def _explore(self, cell: int) -> None:
        if cell not in self._explorable:
            self._ask_why(a.Explore(cell))
            return
        self.host.submit([a.Explore(cell)])

    def _exclude(self, victim: int | None = None) -> None:
        if not self._exclusions:
            self.host.say_no(self.say("mugen-no-nothing"))
            return
        inner = Picking(self.scene, self.view, "exclude", self._exclusions)
        self.scene.open(inner)
        if victim is not None and not inner.picked:
            inner.take(Pick("piece", victim))
        self.host.changed()

    def why(self) -> None:
        """Ask the rules about going to the cursor's cell, or turning it up."""
        cell = self.scene.cursor
        face_up = self.view.masks[cell]
        self._ask_why(a.Move(self.scene.piece, cell) if face_up else a.Explore(cell))

    def _ask_why(self, action: Any) -> None:
        error = self.host.why_not(action)
        if error is None:
            self.host.say_no(self.say("mugen-no-nothing"))
        else:
            self.host.refuse(error)

    def next(self, step: int) -> None:
        """The next cell where something can be done."""
        targets = self._targets()
        if not targets:
            return
        self.scene.part = BOARD
        cursor = self.scene.cursor
        at = targets.index(cursor) + step if cursor in targets else min(step, 0)
        self.scene.cursor = targets[at % len(targets)]

    def digit(self, number: int) -> None:
        """The own piece with this number."""
        if number <= 2:
            self._select(self._own[number - 1])
            self.scene.part = BOARD

    def commands(self) -> list[Command]:
        """Move, explore, exclude, end."""
        cursor = self.scene.cursor
        end = Command(
            "keys-end",
            lambda: self.host.submit([a.End()]),
            label=self.say("mugen-keys-end-turn"),
        )
        return [
            Command("mugen-key-exclude", self._exclude, live=bool(self._exclusions)),
            end,
            Command("mugen-key-move", lambda: self._move(cursor)),
            Command("mugen-key-explore", lambda: self._explore(cursor)),
            *super().commands(),
        ]

    def hints(self) -> list[str]:
        """The keys of a turn."""
        exclude, end = self.commands()[:2]
        text = self.host.key_text
        return [
            *self.moving(),
            self.say("mugen-keys-piece"),
            *([text(exclude)] if exclude.live else []),
            text(end),
            *self.tail("keys-text", "keys-piles", "keys-log"),
        ]
