"""What each game shows: its board, its words. A folder here is found by the game's id."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from textual.geometry import Region, Size

from core.errors import IllegalAction
from tui.keys import Command
from tui.text import Words
from tui.widgets.lines import Line, LineWidget

if TYPE_CHECKING:
    from tui.screens.base import Page


class CardText(Protocol):
    """A card or a tile in words: its title, and its lines before they are wrapped."""

    @property
    def title(self) -> str:
        """What stands in the upper border."""

    @property
    def lines(self) -> Sequence[str]:
        """Rows of numbers and paragraphs."""


class Pane(Protocol):
    """Title, board, seats and the panel at the side, as widgets of a page."""

    widgets: tuple[LineWidget, ...]
    panel: bool
    """In windows that hold one of them only: the panel instead of the board."""

    def place(self, size: Size) -> Mapping[LineWidget, Region]:
        """Where they stand above the two rows at the bottom."""

    def side_width(self, size: Size) -> int:
        """The columns of the panel."""

    def room(self, size: Size, view: Any) -> int:
        """The rows of the panel below the hand that `show` would draw for this view."""

    def show(
        self,
        view: Any,
        names: Sequence[str],
        *,
        title: str = "",
        note: str = "",
        below: Sequence[Line] = (),
        practice: bool = False,
    ) -> None:
        """Draw what changed: a view, with `below` under the hand.

        `title` and `note` stand in for the game's own; with a title the hand is brief.
        """

    def scroll(self, widget: LineWidget, step: int) -> bool:
        """Take the wheel over the board; False over another widget."""

    def span(self, seen: Sequence[Any]) -> None:
        """Mark on the board where the facts of the last action happened; no facts, no marks."""


class Host(Protocol):
    """What a table does for the chooser of its game."""

    @property
    def words(self) -> Words:
        """The texts of the person at the screen."""

    @property
    def names(self) -> Sequence[str]:
        """A name for each seat."""

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this keyboard."""

    @property
    def room(self) -> int:
        """The cells of the question line."""

    def submit(self, actions: Sequence[Any]) -> None:
        """Play these actions of the seat asked one after another, as far as they go."""

    def changed(self) -> None:
        """Draw what the chooser shows anew."""

    def choose(self, title: str, options: Sequence[str], then: Callable[[int], None]) -> None:
        """Let one of `options` be chosen in a dialog; `then` gets its place in the list."""

    def why_not(self, action: Any) -> IllegalAction | None:
        """Why the rules refuse an action; None for a legal one."""

    def refuse(self, error: IllegalAction) -> None:
        """Say why something is refused."""

    def say_no(self, text: str) -> None:
        """Say that something can't be done, worded already."""

    def resume(self) -> None:
        """Go on with the game, after a page of the chooser's that came first was closed."""

    def key_text(self, command: Command | str, label: str = "") -> str:
        """A key and its short name."""

    def key_name(self, command: Command | str) -> str:
        """A key."""


class Chooser(Protocol):
    """Turns keys and clicks into an action of the seat that is asked, step by step."""

    part: int
    """What has the focus: 0 the board, 1 the panel, 2 the log."""

    @property
    def holds(self) -> bool:
        """Whether a page waits to be closed before anything is asked, or the end is shown."""

    @property
    def wants_board(self) -> bool:
        """Whether the board has to be seen, where there is room for board or panel only."""

    def see(self, seen: Sequence[Any]) -> None:
        """Take in the facts of a record that has just come."""

    def fill(self) -> None:
        """Give the pane what to mark, and what to show above the log."""

    def ask(self, view: Any, legal: Sequence[Any]) -> None:
        """Begin with a new position. `legal` is empty where this person has nothing to decide."""

    def question(self) -> str:
        """What is asked now."""

    def waiting(self) -> str:
        """What others wait for, if the game says more than that somebody is thinking."""

    def hints(self) -> Sequence[str]:
        """The live keys, those that matter most first."""

    def commands(self) -> list[Command]:
        """What the keys do now."""

    def go_to(self, name: str) -> bool:
        """Put the cursor on a cell by its name; False if there is none of that name."""

    def is_name(self, start: str) -> bool:
        """Whether the name of a cell may begin like this."""

    def click(self, widget: LineWidget, row: int, cell: int) -> bool:
        """Take a click on one of the pane's widgets; False if it means nothing there."""

    def texts(self) -> tuple[Sequence[CardText], int]:
        """The full texts of what the focus is on, and which of them comes first."""


class GameUi(Protocol):
    """What the package of a game exports."""

    MARKS: str
    """The letters of `mark`, the rarest first."""

    def Pane(self, page: "Page[Any]", seats: int) -> Pane:  # noqa: N802 - a class
        """The pane of a game with so many seats."""

    def Chooser(self, pane: Any, host: Host) -> Chooser:  # noqa: N802 - a class
        """What lets people choose with that pane."""

    def needs_hand(self, view: Any) -> bool:
        """Whether the decision that is due takes what only its seat knows."""

    def progress(self, words: Words, view: Any) -> str:
        """How far a game is, in a word or two, from a spectator's view."""

    def tell(self, words: Words, seen: Sequence[Any], names: Sequence[str]) -> list[str]:
        """The lines that one record adds to a log."""

    def mark(self, event: Any) -> str:
        """The letter under which a fact stands on a time line, or nothing."""

    def cards_of(self, view: Any) -> Sequence[Any]:
        """The cards that can be looked at in a view: the hand, then those in front."""

    def card_text(self, words: Words, card: Any, view: Any) -> CardText:
        """A card in words."""

    def piles(self, words: Words, view: Any, names: Sequence[str]) -> CardText:
        """What lies on the piles."""

    def text_view(
        self, view: Any, lang: str, ascii_only: bool, names: Sequence[str] = ()
    ) -> list[str]:
        """A view as plain lines, for the command line."""


def game_ui(game: str) -> GameUi:
    """What the game with this id shows."""
    return cast("GameUi", importlib.import_module(f"tui.games.{game}"))
