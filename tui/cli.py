"""The command line: finds the command, and is the outer door where every error ends as one line."""

import importlib
import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from core import VERSION
from core.errors import BadSetup, MeikyuError
from tui import places
from tui.cli_arguments import Parser, Usage
from tui.cli_output import (
    BAD,
    DONE,
    STOPPED,
    USAGE,
    Output,
    forsake_output,
    language,
    prepare,
)
from tui.text import LANGUAGES, Words

Command: TypeAlias = Callable[[list[str], Output], int]

COMMANDS: Final = {
    "play": "tui.cli_play",
    "replay": "tui.cli_play",
    "list": "tui.cli_list",
    "show": "tui.cli_show",
    "verify": "tui.cli_verify",
    "simulate": "tui.cli_simulate",
}
"""Each command's module, loaded when it is called; its function has the command's name."""
TAKES_A_VALUE: Final = {"--saves", "--lang"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit status: 0 done, 1 bad, 2 usage, 3 incomplete."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    prepare()
    out = Output(Words(language(_language_in(words), os.environ)))
    try:
        status = run(words, out)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (Usage, BadSetup) as error:
        out.refusal(error)
        return USAGE
    except MeikyuError as error:
        out.refusal(error)
        return BAD
    except KeyboardInterrupt:
        out.error("cli-stopped")
        return STOPPED
    except BrokenPipeError:
        forsake_output()
        out.error("cli-output-gone")
        return BAD
    except OSError as error:
        forsake_output()
        _say_system(error, out)
        return BAD
    except Exception as error:
        _say_fault(error, out)
        return BAD
    return status


def run(words: list[str], out: Output) -> int:
    """Run one command line. Raises MeikyuError for what can't be done, OSError for the rest."""
    before, command, rest = _split(words)
    if command is None:
        return _without_command(before, out)
    if command not in COMMANDS:
        raise Usage("cli-unknown-command", text=command, known=" ".join(COMMANDS))
    if "-h" in words or "--help" in words:
        out.line(f"cli-help-{command}")
        return DONE
    run_it: Command = getattr(importlib.import_module(COMMANDS[command]), f"{command}_command")
    return run_it(before + rest, out)


def _without_command(words: list[str], out: Output) -> int:
    parser = Parser("meikyu")
    parser.add_argument("--version", action="store_true")
    found = parser.read(words)
    if found.help:
        out.line("cli-help")
        return DONE
    if found.version:
        out.text(f"meikyu {VERSION}")
        return DONE
    run_it: Command = importlib.import_module("tui.cli_play").app_command
    return run_it(words, out)


def _split(words: list[str]) -> tuple[list[str], str | None, list[str]]:
    place = 0
    while place < len(words) and words[place].startswith("-"):
        place += 2 if words[place] in TAKES_A_VALUE else 1
    if place >= len(words):
        return words, None, []
    return words[:place], words[place], words[place + 1 :]


def _language_in(words: list[str]) -> str | None:
    line = " ".join(words).replace("--lang=", "--lang ") + " "
    return next((lang for lang in LANGUAGES if f"--lang {lang} " in line), None)


def _say_system(error: OSError, out: Output) -> None:
    reason = error.strerror or type(error).__name__
    if error.filename:
        out.error("cli-system-named", name=os.fsdecode(error.filename), reason=reason)
    else:
        out.error("cli-system", reason=reason)


def _say_fault(error: Exception, out: Output) -> None:
    file = places.journal_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8", errors="backslashreplace") as lines:
            stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
            lines.write(f"{stamp} {sys.argv[1:]!r}\n{traceback.format_exc()}\n")
    except OSError:
        out.error("cli-fault-lost", kind=type(error).__name__)
    else:
        out.error("cli-fault", file=str(file))
