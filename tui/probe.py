"""One question to the terminal before the screens start: how wide does it draw a symbol?"""

import os
import re
import select
import sys
import time
from typing import Final

_ANSWER: Final = re.compile(rb"\x1b\[\d+;(\d+)R")
SECONDS: Final = 0.3


def ask_column(symbol: str) -> int | None:
    """The column (from 1) of the cursor after `symbol` was drawn in the first one.

    None without a terminal or without an answer in 0.3 seconds. The symbol is wiped away.
    """
    if sys.platform == "win32" or not _is_terminal():
        return None
    import termios  # noqa: PLC0415 - the module exists on Unix only
    import tty  # noqa: PLC0415 - the module exists on Unix only

    entry, exit_ = sys.stdin.fileno(), sys.stdout.fileno()
    try:
        before = termios.tcgetattr(entry)
        tty.setcbreak(entry, termios.TCSANOW)
    except termios.error:
        return None
    try:
        os.write(exit_, f"\r{symbol}\x1b[6n".encode())
        answer = _read_answer(entry)
        os.write(exit_, b"\r\x1b[K")
    except OSError:
        return None
    finally:
        termios.tcsetattr(entry, termios.TCSANOW, before)
    return answer


def _is_terminal() -> bool:
    streams = (sys.stdin, sys.stdout)
    return all(stream is not None and stream.isatty() for stream in streams)


def _read_answer(entry: int) -> int | None:
    end = time.monotonic() + SECONDS
    got = b""
    while (left := end - time.monotonic()) > 0:
        ready, _, _ = select.select([entry], [], [], left)
        if not ready:
            return None
        chunk = os.read(entry, 64)
        if not chunk:
            return None
        got = (got + chunk)[-256:]
        found = _ANSWER.search(got)
        if found:
            return int(found[1])
    return None
