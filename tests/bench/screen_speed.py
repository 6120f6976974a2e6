"""Speeds of the screens: from a key to the frame, and from the command to the first frame."""

import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from tests.bench.report import Row
from tests.support.terminal import Terminal

KEYS = 60
STARTS = 5
TEXTUAL = "import textual.app, textual.screen, textual.widget, textual.widgets"


def _world(folder: str) -> dict[str, str]:
    places = ("DATA", "CONFIG", "STATE", "CACHE")
    return {
        "HOME": folder,
        "LANG": "C.UTF-8",
        "MEIKYU_SAVES": f"{folder}/saves",
        **{f"XDG_{place}_HOME": f"{folder}/{place.lower()}" for place in places},
    }


def key_to_frame() -> Iterator[Row]:
    """CPU of the whole program for one cursor key, at a table of Mugen."""
    words = ("play", "mugen", "--seats", "me,bot", "--seed", "1")
    with (
        tempfile.TemporaryDirectory() as folder,
        Terminal(*words, environment=_world(folder)) as at,
    ):
        at.read_until(b"Hand")
        at.read()
        costs = []
        for number in range(KEYS):
            before = at.cpu()
            at.press((b"\x1b[C", b"\x1b[D")[number % 2])
            at.read()
            costs.append(at.cpu() - before)
    yield Row("key to frame, local, CPU", median(costs) * 1e3, "ms", 10, 5)


def first_frame() -> Iterator[Row]:
    """CPU of `meikyu` until its home screen is drawn, less that of importing Textual."""
    whole = median(_start() for _ in range(STARTS))
    library = median(_import_textual() for _ in range(STARTS))
    remark = f"{whole * 1e3:.0f} ms, of which {library * 1e3:.0f} ms Python and Textual"
    yield Row("meikyu to its first frame, CPU", (whole - library) * 1e3, "ms", 300, 150, remark)


def _start() -> float:
    with tempfile.TemporaryDirectory() as folder, Terminal(environment=_world(folder)) as at:
        at.read_until(b"M E I K Y U")
        return at.cpu()


def _import_textual() -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", TEXTUAL], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


MEASURES: tuple[Callable[[], Iterator[Row]], ...] = (
    (key_to_frame, first_frame) if Path("/proc/self/schedstat").exists() else ()
)
