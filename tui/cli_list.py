"""`meikyu list`: the saved games, newest first."""

import time
from typing import Any, Final

import msgspec

from core.archive import UNFINISHED, Entry, entries
from core.game import find_game
from core.store import FolderStore
from tui import places
from tui.cli_arguments import Parser
from tui.cli_output import DONE, INCOMPLETE, Output
from tui.names import game_name
from tui.text.cells import clean, fit

_NAMES: Final = 34
_GAME: Final = 20


def list_command(words: list[str], out: Output) -> int:
    """Print the saved games; INCOMPLETE if unfinished ones are asked for and there is none."""
    parser = Parser("meikyu list")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--game")
    parser.add_argument("--unfinished", action="store_true")
    found = parser.read(words)
    if found.game is not None:
        find_game(found.game)
    store = FolderStore(places.saves_folder(found.saves), read_only=True)
    shown = [
        entry
        for entry in entries(store)
        if found.game in (None, entry.game) and (not found.unfinished or entry.state in UNFINISHED)
    ]
    if found.json:
        out.json([_as_json(entry) for entry in shown])
    else:
        _print(shown, out)
    return INCOMPLETE if found.unfinished and not shown else DONE


def _as_json(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "game": entry.game,
        "rules": entry.rules,
        "seats": entry.seats,
        "who": list(entry.who),
        "state": entry.state,
        "records": entry.records,
        "created": entry.created,
        "saved": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(entry.saved)),
        "practice": entry.practice,
        "outcome": msgspec.to_builtins(entry.outcome),
    }


def _print(shown: list[Entry], out: Output) -> None:
    if not shown:
        out.line("cli-list-none")
    longest = max((len(entry.id) for entry in shown), default=0)
    for entry in shown:
        who = clean(", ".join(_who(word, out) for word in entry.who), _NAMES * 2)
        saved = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.saved))
        parts = (
            clean(entry.id, longest).ljust(longest),
            fit(game_name(out.words, entry.game), _GAME),
            fit(who, _NAMES),
            saved,
            out.words.say("cli-state", state=entry.state),
        )
        out.text("  ".join(parts))


def _who(word: str, out: Output) -> str:
    return out.words.say(f"cli-{word}") if word in {"person", "bot"} else word
