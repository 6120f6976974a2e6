"""What all decisions share: the card in focus, the part in focus, the keys that move them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from core.monster_maker.model import View
from tui.games import CardText, Host
from tui.games.monster_maker.box import Box
from tui.games.monster_maker.hand import HandMarks
from tui.games.monster_maker.names import in_order
from tui.games.monster_maker.recent import Recent
from tui.games.monster_maker.sheets import card_text, cards_of
from tui.keys import Command
from tui.text import cells

BOARD, PANEL, LOG = range(3)
"""The parts that may have the focus: tracks, hand, log."""
WIDE: Final = 120
_WAYS: Final = ("up", "down", "left", "right")


class Scene:
    """What stays from one decision to the next: the card and the part in focus, what was told."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.recent = Recent()
        self.part = PANEL
        self.at = 0
        self.inner: Decision | None = None

    def open(self, decision: "Decision") -> None:
        """Let a decision inside the present one come first."""
        self.inner = decision
        self.host.changed()

    def close(self) -> None:
        """Back to the decision itself."""
        self.inner = None


class Decision:
    """Nothing to decide here: looking around."""

    def __init__(self, scene: Scene, view: View) -> None:
        self.scene = scene
        self.host = scene.host
        self.view = view
        self.hand = in_order(view.hand)

    @property
    def say(self) -> Callable[..., str]:
        """The texts."""
        return self.host.words.say

    @property
    def seat(self) -> int:
        """The seat whose decision it is."""
        asked = self.view.asked
        return asked.seat if asked is not None else self.view.turn

    @property
    def name(self) -> str:
        """Who is asked."""
        return self.host.names[self.seat]

    @property
    def is_wide(self) -> bool:
        """Whether there is room for all keys."""
        return self.host.room >= WIDE

    def fitting(self, key: str, **details: object) -> str:
        """A question; its short form where the line has no room for the long one."""
        text = self.say(key, **details)
        if cells.width(text) > self.host.room and self.host.words.has(f"{key}.short"):
            return self.say(f"{key}.short", **details)
        return text

    @property
    def focus(self) -> int:
        """The place in the hand of the card in focus, -1 for none."""
        if not self.hand or self.scene.part != PANEL:
            return -1
        return self.scene.at % len(self.hand)

    def marks(self) -> HandMarks:
        """What is marked in the hand."""
        return HandMarks(self.focus)

    def box(self, width: int, height: int) -> Box | None:
        """The dialog, for the cells inside its frame."""
        del width, height
        return None

    def question(self) -> str:
        """What is asked."""
        return self.say("monster_maker-look-around", name=self.name) if self.view.asked else ""

    def hints(self) -> list[str]:
        """The live keys."""
        return self.tail("keys-text", "keys-piles", "keys-undo", "keys-log")

    def tail(self, *commands: str) -> list[str]:
        """Keys that the table itself has, and help as the last."""
        return [self.host.key_text(command) for command in (*commands, "keys-help")]

    def commands(self) -> list[Command]:
        """What the keys do."""
        arrows = [Command(f"keys-{way}", partial(self.act, self.arrow, way)) for way in _WAYS]
        return [
            *arrows,
            Command("keys-choose", partial(self.act, self.enter), label=self.enter_label()),
            Command("keys-back", partial(self.act, self.back), label=self.back_label()),
            Command("keys-next", partial(self.act, self.next, 1)),
            Command("keys-previous", partial(self.act, self.next, -1)),
            Command("keys-why", self.why),
            *self._digits(),
        ]

    def _digits(self) -> list[Command]:
        return [
            Command("keys-digit", partial(self.act, self.digit, number), key=str(number))
            for number in range(1, 10)
        ]

    def act(self, run: Callable[..., None], *args: object) -> None:
        """Do something, and show what came of it."""
        run(*args)
        self.host.changed()

    def enter_label(self) -> str:
        """What Enter does, in a word; nothing where it chooses."""
        return ""

    def back_label(self) -> str:
        """What Backspace does, in a word; nothing where it goes back."""
        return ""

    def choosing(self) -> str:
        """Enter, and what it does."""
        return self.host.key_text("keys-choose", self.enter_label())

    def arrow(self, way: str) -> None:
        """An arrow key: the card before or behind."""
        self.next(-1 if way in {"up", "left"} else 1)

    def enter(self) -> None:
        """Enter."""

    def back(self) -> None:
        """One step back."""

    def next(self, step: int) -> None:
        """The next card, or the one before."""
        self.scene.part = PANEL
        if self.hand:
            self.scene.at = (self.scene.at + step) % len(self.hand)

    def digit(self, number: int) -> None:
        """A digit: the card with this number."""
        if number <= len(self.hand):
            self.scene.part, self.scene.at = PANEL, number - 1

    def why(self) -> None:
        """Say why what the focus is on can't be chosen."""
        self.host.say_no(self.say("monster_maker-lack-nothing"))

    def refuse(self, action: Any) -> None:
        """Say why the rules refuse an action."""
        error = self.host.why_not(action)
        if error is not None:
            self.host.refuse(error)
        else:
            self.host.say_no(self.say("monster_maker-lack-nothing"))

    def click_card(self, at: int) -> None:
        """A click on a card of the hand: focus and Enter."""
        self.scene.part, self.scene.at = PANEL, at
        self.act(self.enter)

    def click_box(self, row: int) -> bool:
        """A click on a row inside the frame of the dialog; False if it means nothing."""
        del row
        return False

    def focused_card(self) -> str:
        """The card that `i` shows first, or an empty text."""
        return self.hand[self.scene.at % len(self.hand)] if self.hand else ""

    def texts(self) -> tuple[Sequence[CardText], int]:
        """The full texts of the hand and of what lies open, the one in focus first."""
        words, view = self.host.words, self.view
        cards = cards_of(view)
        extra = self.focused_card()
        if extra and extra not in cards:
            cards.insert(0, extra)
        found = [card_text(words, card, view) for card in cards]
        return found, cards.index(extra) if extra in cards else 0
