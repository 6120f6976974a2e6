"""What all decisions share: the cursor on the maze, the focus, the keys that move them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from core.mugen.model import View
from core.mugen.values import SIZE
from tui.games import CardText, Host
from tui.games.mugen.battle import Recent
from tui.games.mugen.marks import Marks
from tui.games.mugen.sheets import card_text, cards_of, tile_text
from tui.keys import Command
from tui.text import cells
from tui.widgets.lines import Line

BOARD, PANEL, LOG = range(3)
"""The parts that may have the focus."""
_WIDE: Final = 120
_STEPS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Scene:
    """What stays from one decision to the next: where the cursor is, what has the focus."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.recent = Recent()
        self.cursor = -1
        self.part = BOARD
        self.hand_at = 0
        self.piece = -1
        self.inner: Decision | None = None

    def open(self, decision: "Decision") -> None:
        """Let a decision inside the present one come first."""
        self.inner = decision

    def close(self) -> None:
        """Back to the decision itself."""
        self.inner = None

    def move_cursor(self, way: str) -> None:
        """One cell up, down, left or right, as far as the maze goes."""
        down, right = _STEPS[way]
        row, column = divmod(self.cursor, SIZE)
        row = min(max(row + down, 0), SIZE - 1)
        column = min(max(column + right, 0), SIZE - 1)
        self.cursor = row * SIZE + column


class Decision:
    """Nothing to decide here: looking around."""

    home = BOARD
    """The part that answers the question."""

    def __init__(self, scene: Scene, view: View) -> None:
        self.scene = scene
        self.host = scene.host
        self.view = view

    @property
    def say(self) -> Callable[..., str]:
        """The texts."""
        return self.host.words.say

    @property
    def is_wide(self) -> bool:
        """Whether there is room for long questions and all keys."""
        return self.host.room >= _WIDE

    def fitting(self, key: str, **details: object) -> str:
        """A question; its short form where the line has no room for the long one."""
        text = self.say(key, **details)
        if cells.width(text) > self.host.room and self.host.words.has(f"{key}.short"):
            return self.say(f"{key}.short", **details)
        return text

    @property
    def name(self) -> str:
        """Who is asked."""
        asked = self.view.asked
        return self.host.names[asked.seat if asked else self.view.turn]

    @property
    def needs_board(self) -> bool:
        """Whether the maze has to be seen although the panel has the focus."""
        return False

    def question(self) -> str:
        """What is asked."""
        return self.say("mugen-look-around", name=self.name) if self.view.asked else ""

    def hints(self) -> list[str]:
        """The live keys."""
        arrows = self.say("mugen-keys-arrows")
        return [arrows, *self.tail("keys-text", "keys-piles", "keys-undo", "keys-log")]

    def moving(self) -> list[str]:
        """The keys that go over the maze."""
        arrows, text = self.say("mugen-keys-arrows"), self.host.key_text
        if not self.is_wide:
            return [f"{arrows} {text('keys-next')}"]
        both = f"{self.host.key_name('keys-next')}/{self.host.key_name('keys-previous')}"
        return [arrows, f"{both} {self.say('mugen-keys-next-wide')}", text("keys-go-to")]

    def tail(self, *commands: str) -> list[str]:
        """Keys that the table itself has, and help as the last."""
        return [self.host.key_text(command) for command in (*commands, "keys-help")]

    def marks(self) -> Marks:
        """What is marked on the maze."""
        return Marks(cursor=self.cursor)

    @property
    def cursor(self) -> int:
        """The cell in square brackets, -1 where the focus is elsewhere."""
        return self.scene.cursor if self.scene.part == BOARD else -1

    def upper(self, width: int, height: int) -> list[Line] | None:
        """What stands in the panel above the log; None for the hand."""
        del width, height
        return None

    def commands(self) -> list[Command]:
        """What the keys do."""
        arrows = [Command(f"keys-{way}", partial(self._act, self.arrow, way)) for way in _STEPS]
        return [
            *arrows,
            Command("keys-choose", partial(self._act, self.enter), label=self.enter_label()),
            Command("keys-back", partial(self._act, self.back)),
            Command("keys-next", partial(self._act, self.next, 1)),
            Command("keys-previous", partial(self._act, self.next, -1)),
            Command("keys-why", self.why),
            *self._digits(),
        ]

    def _digits(self) -> list[Command]:
        return [
            Command("keys-digit", partial(self._act, self.digit, number), key=str(number))
            for number in range(1, 10)
        ]

    def _act(self, run: Callable[..., None], *args: object) -> None:
        run(*args)
        self.host.changed()

    def enter_label(self) -> str:
        """What Enter does, in a word."""
        return self.say("mugen-keys-choose")

    def arrow(self, way: str) -> None:
        """An arrow key: the cursor, or the card in the hand."""
        if self.scene.part == BOARD:
            self.scene.move_cursor(way)
        elif self.scene.part == PANEL and self.view.hand:
            step = -1 if way in {"up", "left"} else 1
            self.scene.hand_at = (self.scene.hand_at + step) % len(self.view.hand)

    def enter(self) -> None:
        """Enter."""

    def back(self) -> None:
        """One step back."""

    def next(self, step: int) -> None:
        """The next choice, or the one before."""
        del step

    def digit(self, number: int) -> None:
        """A digit; without a decision the card of the hand with this number."""
        if number <= len(self.view.hand):
            self.scene.part, self.scene.hand_at = PANEL, number - 1

    def why(self) -> None:
        """Say why the cursor's cell can't be chosen."""
        self.host.say_no(self.say("mugen-no-nothing"))

    def click_board(self, cell: int) -> None:
        """A click on the maze: cursor and Enter."""
        self.scene.part, self.scene.cursor = BOARD, cell
        self._act(self.enter)

    def click_side(self, row: int, cell: int) -> bool:
        """A click on a line of the panel; False if it means nothing."""
        del row, cell
        return False

    def texts(self) -> tuple[Sequence[CardText], int]:
        """The tile under the cursor and the cards in sight; with the hand in focus, its card."""
        words, view = self.host.words, self.view
        cards = cards_of(view)
        tile = tile_text(words, self.scene.cursor, view, self.host.names)
        at = 0
        if self.scene.part == PANEL and self.focused_card() in cards:
            at = 1 + cards.index(self.focused_card())
        return [tile, *(card_text(words, card, view) for card in cards)], at

    def focused_card(self) -> int:
        """The card that the focus is on, or -1."""
        hand = self.view.hand
        return hand[self.scene.hand_at % len(hand)] if hand else -1
