"""`meikyu simulate`: many games among bots, and what they show."""

import sys
from typing import Any, Final

import msgspec

from core import VERSION
from core.bots import RANDOM, bot_of
from core.game import find_game
from core.simulate import MOST, Result, simulate
from core.store import FolderStore
from tui.cli_arguments import MOST_SEATS, Parser, needed, number, options, seed
from tui.cli_output import DONE, INCOMPLETE, STOPPED, Output
from tui.cli_progress import Progress, Wish, ctrl_c_as_wish
from tui.names import game_name
from tui.text.cells import clean, fit

_MOST_GAMES: Final = 100_000_000
_GAMES: Final = 100
_SEED: Final = 1
_LABEL: Final = 30
_SHOWN: Final = 12


def simulate_command(words: list[str], out: Output) -> int:
    """Play and print; INCOMPLETE if games were given up, STOPPED with what there is by then."""
    found = _read(words)
    game = find_game(needed("GAME", found.game))
    seats = number("--seats", found.seats, 0, MOST_SEATS, game.seats[0])
    games = number("--games", found.games, 1, _MOST_GAMES, _GAMES)
    chosen = seed(found.seed)
    most = number("--max-actions", found.max_actions, 1, MOST, MOST)
    given = options(found.option)
    level = RANDOM if found.bot is None else found.bot
    bot_of(game, level)
    progress = Progress(out, "cli-progress-games")
    with ctrl_c_as_wish() as wish:
        result = simulate(
            game,
            seats,
            games,
            _SEED if chosen is None else chosen,
            level,
            options=given,
            max_actions=most,
            store=None if found.save is None else FolderStore(needed("--save", found.save)),
            program=VERSION,
            progress=lambda done: _goes_on(progress, wish, done, games),
        )
    progress.clear()
    if found.json:
        out.json(result)
    else:
        _print(result, out)
    return _status(result, games, out)


def _read(words: list[str]) -> Any:
    parser = Parser("meikyu simulate")
    parser.add_argument("game", nargs="?")
    for name in ("--seats", "--games", "--seed", "--bot", "--max-actions", "--save"):
        parser.add_argument(name)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--json", action="store_true")
    return parser.read(words)


def _goes_on(progress: Progress, wish: Wish, done: int, games: int) -> bool:
    progress.show(done, games)
    return not wish.is_made


def _status(result: Result, games: int, out: Output) -> int:
    if result.games < games:
        sys.stdout.flush()
        out.error("cli-simulate-stopped", done=str(result.games), all=str(games))
        return STOPPED
    if result.finished < result.games:
        sys.stdout.flush()
        given_up = str(result.games - result.finished)
        out.error("cli-simulate-unfinished", count=given_up, all=str(games))
        return INCOMPLETE
    return DONE


def _print(result: Result, out: Output) -> None:
    shown: dict[str, Any] = msgspec.to_builtins(result)
    facts = shown.pop("facts")
    shown["game"] = game_name(out.words, result.game)
    shown["turns"] = list(shown["turns"].values())
    for name, value in shown.items():
        _print_line(out.words.say(f"cli-label-{name.replace('_', '-')}"), value, out)
    for name, value in facts.items():
        key = f"{result.game}-fact-{name.replace('_', '-')}"
        _print_line(out.words.say(key) if out.words.has(key) else name, value, out)


def _print_line(label: str, value: Any, out: Output) -> None:
    out.text(f"{fit(clean(label), _LABEL)}  {_text(value)}")


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{name} {_text(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        more = f" (+{len(value) - _SHOWN})" if len(value) > _SHOWN else ""
        return " ".join(_text(part) for part in value[:_SHOWN]) + more
    return f"{value:g}" if isinstance(value, float) else str(value)
