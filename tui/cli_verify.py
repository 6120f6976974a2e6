"""`meikyu verify`: whether logs are what the program wrote, to the last die."""

from functools import partial
from typing import Final

import msgspec

from core.errors import StoreError
from core.verify import Report, verify
from tui.cli_arguments import Parser, Usage
from tui.cli_files import find_file, read_file
from tui.cli_output import BAD, DONE, INCOMPLETE, Output
from tui.cli_progress import Progress
from tui.text.cells import clean

_NAME: Final = 200
_VALUE: Final = 300
_STATUS: Final = {"good": DONE, "bad": BAD, "partly": INCOMPLETE}


def verify_command(words: list[str], out: Output) -> int:
    """Check each file and print a line on it; BAD if one is bad, else INCOMPLETE if one is."""
    parser = Parser("meikyu verify")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("files", nargs="*", metavar="FILE")
    found = parser.read(words)
    if not found.files:
        raise Usage("cli-missing", name="FILE")
    reports = []
    statuses = set()
    for name in found.files:
        report = _check(name, found.saves, out)
        statuses.add(BAD if report is None else _STATUS[report.status])
        if report is not None and not found.json:
            _print(name, report, out)
        reports.append(_as_json(name, report))
    if found.json:
        out.json(reports)
    return BAD if BAD in statuses else max(statuses)


def _check(name: str, saves: str | None, out: Output) -> Report | None:
    """What a check finds; None, after a line of errors, for what can't be read at all."""
    progress = Progress(out, "cli-progress-records", file=clean(name, _NAME))
    try:
        return verify(read_file(find_file(name, saves)), progress.show)
    except StoreError as error:
        out.refusal(error)
        return None
    finally:
        progress.clear()


def _as_json(name: str, report: Report | None) -> dict[str, object]:
    if report is None:
        return {"file": clean(name, _NAME), "status": "unread"}
    facts: dict[str, object] = msgspec.to_builtins(report)
    return {"file": clean(name, _NAME), **facts}


def _print(name: str, report: Report, out: Output) -> None:
    line = partial(out.line, file=clean(name, _NAME), records=str(report.records))
    if report.status != "bad":
        line(f"cli-verify-{report.status}")
        if report.skipped:
            out.line("cli-verify-skipped", skipped=report.skipped)
        return
    record = str(report.bad_record)
    line("cli-verify-bad", record=record, problem=report.problem or "other")
    if report.expected:
        out.line("cli-verify-expected", value=clean(report.expected, _VALUE))
    if report.found:
        out.line("cli-verify-found", value=clean(report.found, _VALUE))
