"""A decision that is taken in small choices, the last of which submits it."""

from collections.abc import Sequence
from typing import Any, Final

from core.mugen.actions import Done
from core.mugen.board import ADJACENT
from core.mugen.model import View
from core.mugen.permit import free_bar
from tui.games import CardText
from tui.games.mugen.battle import battle_lines
from tui.games.mugen.decision import BOARD, PANEL, Decision, Scene
from tui.games.mugen.lists import card_choices, choice_lines, label
from tui.games.mugen.marks import Marks
from tui.games.mugen.names import numbered_name
from tui.games.mugen.panel import hand_lines
from tui.games.mugen.steps import ON_BOARD, Pick, cells_of_pick, paths, tried
from tui.games.mugen.tiles import preview_at, preview_lines
from tui.games.mugen.wording import question
from tui.keys import Command
from tui.widgets.lines import Line

_LOG_ROWS: Final = 4
_SIDE_WAYS: Final = {"up": 1, "right": 2, "down": 4, "left": 8}


class Picking(Decision):
    """One of `actions`, each of which is a row of picks; `kind` is what is asked."""

    def __init__(self, scene: Scene, view: View, kind: str, actions: Sequence[Any]) -> None:
        super().__init__(scene, view)
        self.kind = kind
        self._entries = [(path, action) for action in actions for path in paths(action)]
        self._done = next((action for action in actions if isinstance(action, Done)), None)
        self._picked: list[tuple[Pick, bool]] = []
        self._at = 0
        self._is_sure = False
        self._top = 0
        self._settle()

    @property
    def picked(self) -> list[Pick]:
        """What has been chosen so far."""
        return [pick for pick, _auto in self._picked]

    @property
    def options(self) -> list[Pick]:
        """What may be chosen now, each once."""
        start = self.picked
        depth = len(start)
        found = (path[depth] for path, _action in self._entries if list(path[:depth]) == start)
        return list(dict.fromkeys(found))

    @property
    def step_kind(self) -> str:
        """What is to be chosen now."""
        return self.options[0].kind

    @property
    def needs_board(self) -> bool:
        """While a tile is turned."""
        return self.step_kind == "mask" and self.scene.part == PANEL

    @property
    def focus(self) -> Pick | None:
        """The choice that the focus is on."""
        options = self.options
        if self.home == BOARD and self.scene.part == BOARD:
            here = self._here()
            if options[self._at] in here:
                return options[self._at]
            return here[0] if here else None
        return options[self._at % len(options)]

    def _here(self) -> list[Pick]:
        """The choices under the cursor."""
        cell = self.scene.cursor
        return [pick for pick in self.options if cells_of_pick(self.view, pick)[0] == cell]

    def _settle(self) -> None:
        """Take what has no alternative, but for the last choice; put the focus where it belongs."""
        while len(self.options) == 1 and len(self._picked) + 1 < self.length:
            self._picked.append((self.options[0], True))
        self._at, self._is_sure, self._top = 0, False, 0
        self.home = BOARD if self._is_on_board() else PANEL
        self.scene.part = self.home
        if self.step_kind == "mask":
            self.scene.cursor = self.tile
        elif self.home == BOARD:
            here = self._here()
            self._at = self.options.index(here[0]) if here else 0
            self._follow()

    def _is_on_board(self) -> bool:
        """Whether the cursor chooses; pieces that share a tile are chosen in the panel."""
        return self.step_kind in ON_BOARD and self.kind not in {"order", "recover"}

    def _follow(self) -> None:
        cells = cells_of_pick(self.view, self.options[self._at])
        if cells:
            self.scene.cursor = cells[0]

    def take(self, pick: Pick) -> None:
        """Choose this; the last choice submits the action."""
        self._picked.append((pick, False))
        for path, action in self._entries:
            if list(path) == self.picked:
                self._picked.pop()
                self.host.submit([action])
                return
        self._settle()

    def back(self) -> None:
        """Give up the last choice, and those without alternative before it."""
        while self._picked:
            _pick, auto = self._picked.pop()
            if not auto:
                self._settle()
                return
        self.scene.close()
        self._settle()

    def enter(self) -> None:
        """Choose what the focus is on; if several pieces stand there, a list asks."""
        if self.scene.part != self.home:
            if self.home == BOARD and self._has_list():
                self.take(self.options[self._at])
                return
            self.scene.part = self.home
            return
        if self.home == PANEL:
            self.take(self.options[self._at % len(self.options)])
            return
        here = self._here()
        if not here:
            self.why()
        elif len(here) == 1 or (self._is_sure and self.focus in here):
            self.take(self.focus or here[0])
        else:
            titles = [label(self.host, self.view, pick, self.kind) for pick in here]
            self.host.choose(self.say("mugen-choice-title"), titles, lambda at: self.take(here[at]))

    def next(self, step: int) -> None:
        """The next choice."""
        self._point(self._at + step)

    def _point(self, at: int) -> None:
        self._at = at % len(self.options)
        self._is_sure = True
        self.scene.part = self.home
        self._follow()

    def arrow(self, way: str) -> None:
        """An arrow: over the maze, or through the choices."""
        if self.scene.part == BOARD:
            super().arrow(way)
            here = self._here() if self.home == BOARD else []
            self._is_sure = False
            if here:
                self._at = self.options.index(here[0])
        elif self.scene.part == PANEL and (self.home == PANEL or self._has_list()):
            self._turn(way)
        else:
            super().arrow(way)

    def _turn(self, way: str) -> None:
        sides = [pick.value for pick in self.options]
        if self.step_kind == "way" and _SIDE_WAYS[way] in sides:
            self._at = sides.index(_SIDE_WAYS[way])
        else:
            self._at = (self._at + (-1 if way in {"up", "left"} else 1)) % len(self.options)
        self._is_sure = True

    def digit(self, number: int) -> None:
        """The choice with this number; once more, and it is taken."""
        at = self._numbered(number)
        if at is None:
            return
        sure = self._is_sure and at == self._at and self.step_kind != "mask"
        self._point(at)
        if sure:
            self.take(self.options[at])

    def _numbered(self, number: int) -> int | None:
        if self.kind in {"leap", "join"} and self.step_kind == "piece":
            numbers = [(pick.value & 1) + 1 for pick in self.options]
        elif self.step_kind in {"cell", "block"}:
            return None
        else:
            numbers = list(range(1, len(self.options) + 1))
        return numbers.index(number) if number in numbers else None

    def end(self) -> None:
        """No effect, or enough."""
        if self._done is not None:
            self.host.submit([self._done])

    def why(self) -> None:
        """Ask the rules about the cursor's cell."""
        action = tried(self.kind, self.view, self.picked, self.scene.cursor)
        error = self.host.why_not(action) if action is not None else None
        if error is not None:
            self.host.refuse(error)
        else:
            super().why()

    def commands(self) -> list[Command]:
        """The keys, with the one that ends the effect."""
        label = "mugen-keys-enough" if self._has_begun() else "mugen-keys-no-effect"
        end = [Command("keys-end", self.end, label=self.say(label))] if self._done else []
        return [*end, *super().commands()]

    def _has_begun(self) -> bool:
        asked = self.view.asked
        return asked is not None and asked.step > 1

    def enter_label(self) -> str:
        """`push`, `set`, `exchange`: what Enter does."""
        if self.kind == "push":
            return self.say("mugen-keys-push")
        if self.step_kind == "mask":
            return self.say("mugen-keys-set")
        if self.kind == "swap" and self.picked:
            return self.say("mugen-keys-exchange")
        return super().enter_label()

    def marks(self) -> Marks:
        """Targets, what has been chosen, what goes with it, the tile as it is turned."""
        kind = self.step_kind
        if kind == "mask":
            tile = self.tile
            cursor = tile if self.scene.part == PANEL else self.cursor
            return Marks(cursor, turned={tile: self.options[self._at].value})
        signs: dict[int, str] = {}
        if kind in ON_BOARD:
            signs = {cells_of_pick(self.view, pick)[0]: "*" for pick in self.options}
        return Marks(self.cursor, signs, self._chosen())

    def _chosen(self) -> frozenset[int]:
        cells = [cell for pick in self.picked for cell in cells_of_pick(self.view, pick)]
        focus = self.focus
        shown = {"block", "line"} if self.home == BOARD else {"line", "piece", "pair"}
        if focus is not None and focus.kind in shown:
            cells += cells_of_pick(self.view, focus)
        if focus is not None and self.kind == "collapse":
            near = ADJACENT[focus.value]
            cells += [cell for cell in near if not free_bar(self.view, cell)]
        return frozenset(cells)

    def _has_list(self) -> bool:
        return self.step_kind not in {"cell", "block", "card", "mask"}

    def upper(self, width: int, height: int) -> list[Line] | None:
        """The choices, or what helps to choose."""
        words, view = self.host.words, self.view
        if self.step_kind == "mask":
            masks = [pick.value for pick in self.options]
            return preview_lines(words, view, self.tile, masks, self._at, width=width)
        if self.step_kind == "card":
            cards = [pick.value for pick in self.options]
            return card_choices(words, view, cards, self._at, room=(width, height))
        if self._has_list():
            labels = [label(self.host, view, pick, self.kind) for pick in self.options]
            title = numbered_name(words, self._card) if self._card >= 0 else ""
            lines, self._top = choice_lines(
                title or self.say("mugen-choices"),
                labels,
                self._at,
                self._top,
                room=(width, height),
            )
            return [*lines, *self._hand_below(width, height - len(lines))]
        if self.kind == "push":
            return battle_lines(words, view, self.scene.recent, width, self.host.is_shared)
        return None

    @property
    def _card(self) -> int:
        """The card whose effect asks, or -1."""
        return self.view.asked.card if self.view.asked else -1

    def _hand_below(self, width: int, height: int) -> list[Line]:
        """The hand, if the log still has some room below it."""
        hand = hand_lines(self.host.words, self.view, (width, height))
        return hand if len(hand) + _LOG_ROWS <= height else []

    def click_board(self, cell: int) -> None:
        """A click on the maze; on a tile that is being turned it turns it on."""
        if self.home == BOARD:
            super().click_board(cell)
            return
        self.scene.cursor = cell
        here = self._here() if self.step_kind in ON_BOARD else []
        if here:
            self._point(self.options.index(here[0]))
        if self.step_kind == "mask":
            self.scene.cursor = self.tile
            self._point(self._at + (cell == self.tile))
        self.host.changed()

    def click_side(self, row: int, cell: int) -> bool:
        """A click on a choice in the panel takes it; cards and orientations are shown first."""
        at = self._clicked(row, cell)
        if at is None or not 0 <= at < len(self.options):
            return False
        was = self._at
        self._point(at)
        if self.step_kind not in {"mask", "card"} or was == at:
            self.take(self.options[at])
        self.host.changed()
        return True

    def _clicked(self, row: int, cell: int) -> int | None:
        if self.step_kind == "mask":
            return preview_at(row, cell)
        if self.step_kind == "card" or self._has_list():
            return row - 1 + self._top
        return None

    def focused_card(self) -> int:
        """The card that may be chosen, or that of the hand."""
        if self.step_kind in {"card", "take"}:
            return self.options[self._at].value
        return super().focused_card()

    def texts(self) -> tuple[Sequence[CardText], int]:
        """While a tile is turned, its text comes first."""
        found, at = super().texts()
        return found, 0 if self.step_kind == "mask" else at

    def hints(self) -> list[str]:
        """The keys for this kind of choice."""
        say, text = self.say, self.host.key_text
        choose = text("keys-choose", self.enter_label())
        end = [text(command) for command in self.commands()[:1] if self._done]
        chosen = any(not auto for _pick, auto in self._picked)
        back = [text("keys-back")] if chosen or self.scene.inner is self else []
        why = ["keys-why"] if self.home == BOARD and self.is_wide else []
        count = min(9, len(self.options))
        if self.step_kind == "mask":
            head = [say("mugen-keys-turn"), say("mugen-keys-cards", count=count)]
        elif self.home == PANEL:
            head = [say("mugen-keys-cards", count=count)] if count > 1 else []
        else:
            head = self.moving()
        return [*head, choose, *back, *end, *self.tail("keys-text", *why, "keys-log")]

    def question(self) -> str:
        """What is asked, of whom if that is not clear."""
        return question(self)

    @property
    def at(self) -> int:
        """The place of the focus among the options."""
        return self._at

    @property
    def tile(self) -> int:
        """The tile that is being turned."""
        asked = self.view.asked
        return self.picked[0].value if self.picked else asked.cell if asked else 0

    @property
    def length(self) -> int:
        """How many choices it takes in all."""
        return len(self._entries[0][0])
