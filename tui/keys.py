"""The key map: which key runs which command, and how keys are named."""

import importlib
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from textual import events

from core.game import game_ids

SHARED: Final[dict[str, str]] = {
    "keys-up": "up",
    "keys-down": "down",
    "keys-left": "left",
    "keys-right": "right",
    "keys-choose": "enter",
    "keys-back": "backspace",
    "keys-next-part": "tab",
    "keys-previous-part": "shift+tab",
    "keys-page-up": "pageup",
    "keys-page-down": "pagedown",
    "keys-first": "home",
    "keys-last": "end",
    "keys-help": "?",
    "keys-log": "l",
    "keys-undo": "u",
    "keys-say": "s",
    "keys-settings": ",",
    "keys-language": "j",
    "keys-commands": ":",
    "keys-quit": "q",
    "keys-next": "n",
    "keys-previous": "N",
    "keys-go-to": "g",
    "keys-mark": "space",
    "keys-text": "i",
    "keys-piles": "p",
    "keys-why": "w",
    "keys-view": "v",
    "keys-end": "e",
    "keys-yes": "y",
    "keys-find": "/",
    "home-continue": "c",
    "home-new": "n",
    "home-replays": "r",
    "home-how-to-play": "h",
    "home-lobby": "b",
    "help-rules": "r",
    "new-more-seats": "+",
    "new-fewer-seats": "-",
    "new-deal": "d",
    "table-review": "r",
    "table-again": "n",
    "replay-play": "space",
    "replay-turn-back": "[",
    "replay-turn-on": "]",
    "replay-faster": "+",
    "replay-slower": "-",
    "replay-branch": "b",
    "replay-copy": "c",
    "archive-resume": "r",
    "archive-verify": "v",
    "archive-export": "x",
    "archive-filter": "f",
    "archive-order": "o",
    "archive-trash": "t",
    "log-filter": "f",
}
"""The default key of each command that is not of one game; the id is also the key of its text."""
ALWAYS: Final[dict[str, str]] = {
    "escape": "keys-back",
    "ctrl+p": "keys-commands",
}
"""Keys that stand for a command besides the key it has."""
MOVES: Final = frozenset(
    f"keys-{name}"
    for name in (
        "up", "down", "left", "right", "choose", "back", "next-part", "previous-part",
        "page-up", "page-down", "first", "last",
    )
)  # fmt: skip
"""Commands that lead to others; a list of commands has them last."""
_LAST: Final = 99
"""The place of a game that names none."""
QUITS: Final = frozenset({"ctrl+c", "ctrl+q"})
"""Keys that end the program from anywhere; everything is saved already."""


def _of_game(game: str) -> ModuleType | None:
    """The keys of a game, if it has a module of them."""
    name = f"tui.games.{game}"
    if find_spec(name) is None or find_spec(f"{name}.keys") is None:
        return None
    return importlib.import_module(f"{name}.keys")


def _game_keys() -> dict[str, str]:
    found: dict[str, str] = {}
    for game in game_ids():
        keys = _of_game(game)
        if keys is not None:
            found.update(keys.KEYS)
    return found


def listed_games() -> tuple[str, ...]:
    """The ids of all games as the screens list them: by the `PLACE` beside their keys."""
    places = {game: getattr(_of_game(game), "PLACE", _LAST) for game in game_ids()}
    return tuple(sorted(places, key=lambda game: (places[game], game)))


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a person may do now: `id` names its text and its key in the key map.

    A command that is not `live` is shown in round brackets; `why` then says why, worded.
    `key` and `label` stand in for those of the key map and the catalogue where they depend on more.
    """

    id: str
    run: Callable[[], object]
    live: bool = True
    why: str = ""
    key: str = ""
    label: str = ""


class KeyMap:
    """The keys of one person: the defaults, with their own choices over them."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self._own = dict(own or {})
        self._defaults: dict[str, str] | None = None

    @property
    def defaults(self) -> dict[str, str]:
        """The default key of every command, those of the games included."""
        if self._defaults is None:
            self._defaults = SHARED | _game_keys()
        return self._defaults

    def key(self, command: Command | str) -> str:
        """The key of a command, or of the id of one."""
        name = command if isinstance(command, str) else command.id
        if name in self._own:
            return self._own[name]
        if isinstance(command, Command) and command.key:
            return command.key
        return SHARED.get(name) or self.defaults.get(name, "")


def pressed(event: events.Key) -> str:
    """The key of an event as the key map spells it: the character itself, or a name as `enter`.

    Full-width characters, as Japanese input sends them, count as the plain ones.
    """
    char = event.character
    if char and event.is_printable and char != " ":
        plain = unicodedata.normalize("NFKC", char)
        return plain if len(plain) == 1 and plain != " " else "space"
    return event.key


def ordered(commands: Iterable[Command]) -> list[Command]:
    """Each command once, those that only move the cursor last."""
    known: dict[str, Command] = {}
    for command in commands:
        known.setdefault(command.id + command.key, command)
    return sorted(known.values(), key=lambda command: command.id in MOVES)


def is_free(keymap: KeyMap, name: str, key: str) -> bool:
    """Whether the command `name` may have `key`: no command of the same screens has it.

    What works everywhere collides with all; else only commands of one catalogue collide.
    """
    group = name.partition("-")[0]
    for other in keymap.defaults:
        theirs = other.partition("-")[0]
        meet = group in (theirs, "keys") or theirs == "keys"
        if other != name and meet and keymap.key(other) == key:
            return False
    return True
