"""What opens the app: `meikyu` alone, `meikyu play` at a new table, `meikyu replay`."""

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from core.bots import bot_of
from core.errors import MeikyuError
from core.files import SUFFIX, is_name
from core.game import SPECTATOR, Game, Value, find_game
from core.history import game_of
from core.log import read
from core.seats import Sitter
from core.store import FolderStore, MemoryStore, Store
from tui import places
from tui.cli_arguments import MOST_RECORDS, Parser, needed, number, options, seat, seed, sitters
from tui.cli_files import check_seat, find_file, read_file
from tui.cli_output import Output, is_terminal
from tui.draft import Draft
from tui.settings import SettingsFile, settings_path


class NoTerminal(MeikyuError):
    """The app was asked for where nobody can see it."""


def app_command(words: list[str], out: Output) -> int:
    """Open the app at its home screen."""
    del out
    found = Parser("meikyu").read(words)
    return _open(found.saves, found.lang, ("home", ()))


def play_command(words: list[str], out: Output) -> int:
    """Open the app at a new table, dealt and saved."""
    parser = Parser("meikyu play")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats")
    parser.add_argument("--seed")
    parser.add_argument("--option", action="append", default=[])
    found = parser.read(words)
    game = find_game(needed("GAME", found.game))
    given = None if found.seats is None else sitters(found.seats)
    draft = plan(game, given, options(found.option), out)
    draft.seed = seed(found.seed)
    _need_terminal()
    from tui.new_table import deal, secret_of  # noqa: PLC0415 - after all that may be wrong

    store = FolderStore(places.saves_folder(found.saves))
    save = deal(store, draft, secret_of(draft), (), time.time())
    return _open(found.saves, found.lang, ("table", (save,)))


def plan(
    game: Game, given: Sequence[Sitter] | None, chosen: dict[str, Value], out: Output
) -> Draft:
    """The table that was asked for. Raises BadSetup where the game has no such table.

    Somebody without a name gets one of those kept in the settings; a bot without a level the
    usual one; without any seats it is one person against one bot or more.
    """
    settings, guest = SettingsFile(settings_path()).load(), out.words.say("new-somebody")
    draft = Draft((settings.name, *settings.names), guest, (), game.id, undo=settings.free_undo)
    usual = [sitter.level for sitter in draft.sitters if sitter.kind == "bot"][-1:]
    free = [name for name in draft.names if name not in {sitter.name for sitter in given or ()}]
    if given is not None:
        draft.sitters = [_filled(sitter, free, usual) for sitter in given]
    draft.options = dict(game.setup(len(draft.sitters), chosen).options)
    for sitter in draft.sitters:
        if sitter.kind == "bot":
            bot_of(game, sitter.level)
    return draft


def _filled(sitter: Sitter, names: list[str], usual: list[str]) -> Sitter:
    if sitter.kind == "bot":
        return Sitter("bot", level=sitter.level or "".join(usual))
    return Sitter(name=sitter.name or (names.pop(0) if names else ""))


def replay_command(words: list[str], out: Output) -> int:
    """Open the app at the replay of a log, wherever it lies."""
    del out
    parser = Parser("meikyu replay")
    parser.add_argument("file", nargs="?")
    parser.add_argument("--at")
    parser.add_argument("--seat")
    found = parser.read(words)
    viewer = seat(found.seat)
    record = None if found.at is None else number("--at", found.at, 0, MOST_RECORDS)
    path = find_file(found.file, found.saves)
    log = read(read_file(path))
    game_of(log.head)
    check_seat(viewer, log.head.seats)
    save, store = as_save(path)
    seats = () if viewer == SPECTATOR else (viewer,)
    return _open(found.saves, found.lang, ("replay", (save, store, record, seats)))


def as_save(path: Path) -> tuple[str, Store]:
    """A file as a save of a store that can only be read, whatever it is called."""
    if path.suffix == SUFFIX and is_name(path.stem):
        return path.stem, FolderStore(path.parent, read_only=True)
    store = MemoryStore()
    store.create("file", read_file(path)).close()
    return "file", store


def _need_terminal() -> None:
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        raise NoTerminal("cli-no-terminal")


def _open(saves: str | None, lang: str | None, start: tuple[str, tuple[Any, ...]]) -> int:
    _need_terminal()
    from tui.terminal import run_app  # noqa: PLC0415 - brings in Textual

    store = FolderStore(places.saves_folder(saves))
    samples = FolderStore(places.samples_folder(), read_only=True)
    return run_app(store, samples, lang=lang, start=start)
