"""Checking a saved game beside the screen: in a thread, with progress, to be stopped any time."""

import asyncio
from dataclasses import dataclass

from core.verify import Report, verify
from tui.text import Words, cells

_LONGEST = 60


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check has found, in words."""

    report: Report

    @property
    def is_good(self) -> bool:
        """Whether everything was checked and is right."""
        return self.report.status == "good"

    def short(self, words: Words) -> str:
        """For a column of a list."""
        return words.say(f"archive-verdict-{self.report.status}", n=str(self.report.bad_record))

    def long(self, words: Words) -> str:
        """For a line of its own."""
        report = self.report
        count, n = report.records, str(report.bad_record)
        text = words.say(f"archive-found-{report.status}", count=count, n=n)
        if not report.problem:
            return text
        key = f"archive-problem-{report.problem}"
        problem = words.say(key) if words.has(key) else cells.clean(report.problem, _LONGEST)
        return words.say("archive-found-why", text=text, why=problem)


class _Stopped(Exception):
    """Raised inside a check that is no longer wanted."""


class Check:
    """One check that goes on in a thread of its own."""

    def __init__(self, data: bytes) -> None:
        self.percent = 0
        self._data = data
        self._is_stopped = False

    def stop(self) -> None:
        """Give up at the next opportunity."""
        self._is_stopped = True

    async def run(self) -> Verdict | None:
        """Check it; None if it was stopped."""
        try:
            return Verdict(await asyncio.to_thread(verify, self._data, self._progress))
        except _Stopped:
            return None
        finally:
            self._is_stopped = True

    def _progress(self, done: int, of: int) -> None:
        if self._is_stopped:
            raise _Stopped
        self.percent = done * 100 // max(1, of)
