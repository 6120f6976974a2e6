"""`meikyu show`: one position of a game as text, or as JSON for other programs."""

import json
import os
import sys
from importlib.util import find_spec
from typing import Any

import msgspec

from core.errors import CorruptLog
from core.log import read
from core.replay import Replay
from tui.cli_arguments import MOST_RECORDS, Parser, number, seat
from tui.cli_files import check_seat, find_file, read_file, seat_word
from tui.cli_output import DONE, INCOMPLETE, Output, draws_lines
from tui.games import game_ui
from tui.names import game_name
from tui.walk import seat_names


def show_command(words: list[str], out: Output) -> int:
    """Print a position; INCOMPLETE where the log is damaged behind it."""
    parser = Parser("meikyu show")
    parser.add_argument("file", nargs="?")
    parser.add_argument("--at")
    parser.add_argument("--seat")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--json", action="store_true")
    found = parser.read(words)
    viewer = seat(found.seat, found.open)
    record = None if found.at is None else number("--at", found.at, 0, MOST_RECORDS)
    replay = Replay(read(read_file(find_file(found.file, found.saves))))
    check_seat(viewer, replay.setup.seats)
    if record is not None:
        replay.seek(record)
    view = replay.view(viewer)
    if found.json:
        out.json(view)
    else:
        _print(replay, viewer, view, out)
    return _warn(replay.damage, out)


def _print(replay: Replay, viewer: int, view: Any, out: Output) -> None:
    here = replay.position.n
    last = replay.at(replay.length - 1).n
    replay.seek(here)
    name = game_name(out.words, replay.setup.game)
    who = seat_word(viewer)
    out.line("cli-show-head", game=name, record=str(here), last=str(last), viewer=who)
    _print_turn(replay, is_last=here == last, out=out)
    out.text("")
    for line in _board(replay, view, out):
        out.text(line)


def _print_turn(replay: Replay, is_last: bool, out: Output) -> None:
    turn = replay.to_act
    outcome = replay.outcome if is_last else None
    if outcome is not None:
        winners = ", ".join(map(seat_word, outcome.winners))
        scores = ", ".join(map(str, outcome.scores))
        count = len(outcome.winners)
        out.line("cli-show-won", count=count, winners=winners, scores=scores)
    elif turn is None or (is_last and replay.is_closed):
        out.line("cli-show-cut")
    else:
        out.line("cli-show-turn", seat=seat_word(turn))


def _board(replay: Replay, view: Any, out: Output) -> list[str]:
    """The view as the game's own text, or as indented JSON where the game has no screens."""
    game = replay.setup.game
    if find_spec(f"tui.games.{game}") is None:
        plain = msgspec.to_builtins(view)
        return json.dumps(plain, indent=1, ensure_ascii=True).splitlines()
    encoding = getattr(sys.stdout, "encoding", None) or ""
    names = seat_names(out.words, replay.who, replay.sits)
    ascii_only = not draws_lines(os.environ, encoding)
    return game_ui(game).text_view(view, out.words.lang, ascii_only, names)


def _warn(damage: CorruptLog | None, out: Output) -> int:
    if damage is None:
        return DONE
    out.error("cli-damaged", record=str(damage.record))
    return INCOMPLETE
