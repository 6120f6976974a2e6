"""A terminal of 80x24 with the program in it: keys go in, bytes come out, CPU time is counted."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from tests.support.tree import ROOT

_ASKS_COLUMN = b"\x1b[6n"
_QUIET = 0.05
_PATIENCE = 20.0


class Terminal:
    """Runs `meikyu` with these words until the block is left; `output` is all that it drew.

    `before` are statements that run first in the same process.
    """

    def __init__(
        self,
        *words: str,
        environment: Mapping[str, str],
        size: tuple[int, int] = (80, 24),
        before: str = "",
    ) -> None:
        self.output = b""
        self._ours, theirs = pty.openpty()
        columns, rows = size
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        code = f"import sys, tui.cli; {before or 'pass'}; sys.exit(tui.cli.main(sys.argv[1:]))"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *words],
            cwd=ROOT,
            env={"PATH": os.environ["PATH"], "TERM": "xterm-256color", **environment},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)

    def press(self, keys: bytes) -> None:
        """Type these bytes."""
        os.write(self._ours, keys)

    def read(self, patience: float = _PATIENCE) -> bytes:
        """What comes until it is quiet, at least one byte; nothing where the program has ended."""
        found = b""
        while select.select([self._ours], [], [], _QUIET if found else patience)[0]:
            try:
                part = os.read(self._ours, 65536)
            except OSError:
                break
            if not part:
                break
            if _ASKS_COLUMN in part:
                self.press(b"\x1b[1;2R")
            found += part
        self.output += found
        return found

    def read_until(self, text: bytes) -> None:
        """Read on until `text` has come. Raises AssertionError if the program ends before."""
        while text not in self.output:
            assert self.read(), self.output

    def wait(self) -> int:
        """Read to the end; the exit status."""
        while self.read():
            pass
        return self.process.wait(_PATIENCE)

    def cpu(self) -> float:
        """Seconds of CPU that the program has used, all threads; on Linux only."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
