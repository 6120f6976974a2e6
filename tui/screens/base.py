"""What all screens share: fixed places for their parts, the key map, the page for small windows."""

import inspect
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual import events, on
from textual.app import ComposeResult
from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.screen import ModalScreen, Screen
from textual.strip import Strip
from textual.widget import Widget

from tui.keys import ALWAYS, QUITS, Command, KeyMap, pressed
from tui.text import Words, cells
from tui.widgets.box import framed, key_line
from tui.widgets.lines import Line, LineWidget, plain

if TYPE_CHECKING:
    from tui.app import MeikyuApp

Result = TypeVar("Result")
SMALLEST = Size(60, 20)


class _Places(Layout):
    """Puts each widget where its screen wants it; one without a place is not shown."""

    name = "places"

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        del greedy
        places = cast("Page[object]", parent).places(size)
        shown = set(children)
        return [
            WidgetPlacement(region, NULL_OFFSET, NULL_SPACING, widget, order, fixed=True)
            for order, (widget, region) in enumerate(places.items())
            if widget in shown
        ]


class Page(Screen[Result]):
    """A screen made of LineWidgets.

    A page lists its own widgets in `parts`, says in `place` where they stand for a size, and fills
    them in `draw`. `commands` are what its keys do now, `ring` the parts that Tab goes through.
    """

    BINDINGS: ClassVar = []
    DEFAULT_CSS = "Page { layout: vertical; overflow: hidden; background: $background; }"
    AUTO_FOCUS = ""
    HEAD: ClassVar[int] = 2
    """Rows at the top that the page itself fills with `head_lines`: 0 for tables."""
    FOOT: ClassVar[int] = 2
    """Rows at the bottom: the question and its keys."""
    topic: str = ""
    """What `?` opens here: the help pages `<topic>-help-1` and on, or those of help-<topic>.

    Where it is empty, what it opens on the page below.
    """

    def __init__(self) -> None:
        super().__init__()
        self.head = LineWidget("head")
        self.question = LineWidget("question")
        self.keys = LineWidget("keys")
        self.enlarge = LineWidget("enlarge")
        self.part = 0
        self._places = _Places()
        self._drawn_size = Size()
        self._note = ""

    @property
    def meikyu(self) -> "MeikyuApp":
        """The app, with its own type."""
        return cast("MeikyuApp", self.app)

    @property
    def words(self) -> Words:
        """The texts in the language of whoever sits here."""
        return self.meikyu.words

    @property
    def layout(self) -> Layout:
        """Fixed places, worked out anew only when the window changes."""
        return self._places

    @property
    def is_small(self) -> bool:
        """Whether the window is below 60x20."""
        return self.size.width < SMALLEST.width or self.size.height < SMALLEST.height

    def parts(self) -> Sequence[LineWidget]:
        """The page's own widgets, made once in `__init__`."""
        return ()

    def place(self, size: Size) -> Mapping[LineWidget, Region]:
        """Where the own widgets stand in a window of `size`, which is 60x20 or more.

        A later one covers an earlier one; one left out is not shown.
        """
        del size
        return {}

    def draw(self) -> None:
        """Fill all own widgets, for the present size, language and look."""

    def commands(self) -> list[Command]:
        """What can be done here and now, besides what works everywhere."""
        return []

    def ring(self) -> Sequence[str]:
        """The names of the parts that Tab visits; `part` is the number of the present one."""
        return ()

    def head_lines(self, width: int) -> list[Line]:
        """The lines at the top."""
        del width
        return []

    def typed(self, event: events.Key) -> bool:
        """Take a key as text, before the commands see it; True if it was taken."""
        del event
        return False

    def compose(self) -> ComposeResult:
        """All widgets, once."""
        yield from (self.head, *self.parts(), self.question, self.keys, self.enlarge)

    def places(self, size: Size) -> dict[LineWidget, Region]:
        """The places of all widgets, for the layout."""
        width, height = size
        if width < SMALLEST.width or height < SMALLEST.height:
            return {self.enlarge: size.region}
        bottom = height - self.FOOT
        return {
            self.head: Region(0, 0, width, self.HEAD),
            self.question: Region(0, bottom, width, min(self.FOOT, 1)),
            self.keys: Region(0, bottom + 1, width, max(0, self.FOOT - 1)),
            **self.place(size),
        }

    def render_lines(self, crop: Region) -> list[Strip]:
        """The ground below the widgets."""
        return [Strip.blank(crop.width, self.meikyu.look.style("text"))] * crop.height

    def on_unmount(self) -> None:
        """Drop the drawn rows: a cache of the library holds on to them for good."""
        self.refresh()

    def redraw(self) -> None:
        """Draw everything that changed; nothing before the layout has given the page its size."""
        if not self.size:
            return
        if self.is_small:
            self.enlarge.show_lines(self._enlarge_lines())
            return
        if self.HEAD:
            self.head.show_lines(self.head_lines(self.size.width))
        self.draw()

    def _enlarge_lines(self) -> list[Line]:
        width, height = self.size
        needs = self.words.lines(
            "common-enlarge",
            least_width=SMALLEST.width,
            least_height=SMALLEST.height,
            width=width,
            height=height,
        )
        needs.append("   ".join(map(self.key_text, self.small_commands())))
        margin = " " * min(2, max(0, width - 20))
        rows = [row for need in needs for row in cells.wrap(need, max(2, width - len(margin)))]
        blank = [plain("")] if height > len(rows) else []
        return [*blank, *(plain(margin + row) for row in rows)]

    def ask(self, text: str, role: str = "text") -> None:
        """Show `text` in the question line."""
        self.question.show_lines([plain(self._note or text, f"{role} bold")])

    def note(self, text: str) -> None:
        """Show `text` in place of the question until the next key."""
        self._note = text
        self.redraw()

    def show_keys(self, pieces: Iterable[str]) -> None:
        """Show the live keys: as many of `pieces` as there is room for."""
        self.keys.show_lines([key_line(pieces, self.size.width)])

    def key_text(self, command: Command | str, label: str = "") -> str:
        """A key and its short name, as `q quit`; in round brackets if it is off."""
        name = command if isinstance(command, str) else command.id
        given = label or (command.label if isinstance(command, Command) else "")
        text = f"{self.key_name(command)} {given or self.words.say(name)}"
        off = isinstance(command, Command) and not command.live
        return f"({text})" if off else text

    def key_name(self, command: Command | str) -> str:
        """How the key of a command is printed."""
        key = self.meikyu.keymap.key(command)
        named = f"keys-name-{key.replace('+', '-')}"
        return self.words.say(named) if len(key) > 1 and self.words.has(named) else key

    def on_screen_resume(self) -> None:
        """Draw what may have changed behind another screen."""
        self.redraw()
        for widget in self.places(self.size):
            widget.point()

    def resized(self) -> None:
        """Draw once for a new size of the window."""
        if self.size != self._drawn_size:
            self._drawn_size = self.size
            self.redraw()

    async def on_key(self, event: events.Key) -> None:
        """Run the command of a key, or take it as text."""
        event.stop()
        event.prevent_default()
        if self.app.screen is not self:
            # Typed ahead, before what opened or closed meanwhile could take it.
            self.app.screen.post_message(events.Key(event.key, event.character))
            return
        if event.key in QUITS:
            self.meikyu.leave()
            return
        if self._note:
            self._note = ""
            self.redraw()
        if not self.is_small and self.typed(event):
            return
        command = find_command(self.all_commands(), pressed(event), self.meikyu.keymap)
        if command is not None:
            await self.run(command)

    @on(LineWidget.Clicked)
    async def click_a_key(self, event: LineWidget.Clicked) -> None:
        """A click on a key in the last row is that key."""
        if event.widget is not self.keys:
            return
        text = "".join(part for part, _role in self.keys.lines[0]) if self.keys.lines else ""
        for command in self.all_commands():
            piece = self.key_text(command)
            place = cells.width(text.partition(piece)[0])
            if piece in text and place <= event.cell < place + cells.width(piece):
                await self.run(command)
                return

    async def run(self, command: Command) -> None:
        """Do what `command` says, or say why it can't be done now."""
        if not command.live:
            self.note(command.why or self.words.say("common-not-now"))
            return
        result = command.run()
        if inspect.iscoroutine(result):
            await result

    def all_commands(self) -> list[Command]:
        """What works here and now; the page's own commands come first."""
        app = self.meikyu
        if self.is_small:
            return self.small_commands()
        own = self.commands()
        taken = {command.id for command in own}
        shared = (
            Command("keys-help", self._open_help),
            Command("keys-settings", app.open_settings),
            Command("keys-language", app.switch_language),
            Command("keys-commands", lambda: app.open_commands(self)),
            Command("keys-next-part", lambda: self.turn(1)),
            Command("keys-previous-part", lambda: self.turn(-1)),
            Command("keys-back", self.leave),
            Command("keys-quit", self.leave),
        )
        return [*own, *(command for command in shared if command.id not in taken)]

    def small_commands(self) -> list[Command]:
        """What can be done while the window is too small for the page."""
        return [Command("keys-quit", self.leave)]

    def _open_help(self) -> None:
        pages = [page for page in reversed(self.app.screen_stack) if isinstance(page, Page)]
        topic = next((page.topic for page in pages if page.topic), "home")
        self.meikyu.open_help(topic, self)

    def turn(self, step: int) -> None:
        """Go to the next part of the ring, or the one before."""
        if self.ring():
            self.part = (self.part + step) % len(self.ring())
            self.redraw()

    def leave(self) -> object:
        """Go back to the screen before."""
        if len(self.app.screen_stack) == 1:
            self.meikyu.leave()
            return None
        return self.dismiss()


class Dialog(Page[Result], ModalScreen[Result]):
    """A box over a page: `lines` in a frame with a title and its keys in the lower border."""

    DEFAULT_CSS = "Dialog { background: transparent; }"
    HEAD: ClassVar[int] = 0
    FOOT: ClassVar[int] = 0
    TOP: ClassVar[int] = 1
    """The row of its upper border: at 80x24, 20 rows from there leave the question free."""

    def __init__(self) -> None:
        super().__init__()
        self.box = LineWidget("box", ground="panel")

    def render_lines(self, crop: Region) -> list[Strip]:
        """The page below."""
        return Widget.render_lines(self, crop)

    def parts(self) -> Sequence[LineWidget]:
        """The box."""
        return (self.box,)

    def box_size(self, size: Size) -> Size:
        """How large the box is, borders included, in a window of `size`."""
        return Size(min(60, size.width), 7)

    def title_text(self) -> str:
        """What stands in the upper border."""
        return ""

    def foot_text(self) -> str:
        """What stands in the lower border: the live keys."""
        return ""

    def body(self, width: int, height: int) -> list[Line]:
        """The lines inside the borders."""
        del width, height
        return []

    def place(self, size: Size) -> Mapping[LineWidget, Region]:
        """The box in the middle, from row `TOP`."""
        width, height = self.box_size(size)
        width, height = min(width, size.width), min(height, size.height - self.TOP)
        return {self.box: Region((size.width - width) // 2, self.TOP, width, height)}

    def draw(self) -> None:
        """The frame and what is in it."""
        region = self.place(self.size)[self.box]
        body = self.body(region.width - 2, region.height - 2)
        self.box.show_lines(
            framed(self.title_text(), body, self.foot_text(), region.width, region.height)
        )


def find_command(commands: Iterable[Command], key: str, keymap: KeyMap) -> Command | None:
    """The command that `key` runs; the first of them if several have it."""
    wanted = keymap.key(ALWAYS[key]) if key in ALWAYS else key
    return next((command for command in commands if keymap.key(command) == wanted), None)
