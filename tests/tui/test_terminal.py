"""The app on a terminal: what it asks for, and that it always gives the terminal back."""

import os
import pty
import re
import select
import signal
import sys
import termios
from contextlib import suppress

import pytest

from tests.support.tree import ROOT
from tui.probe import ask_column
from tui.terminal import can_draw_lines

PROGRAM = """
import sys
from tui.terminal import run_app
sys.exit(run_app(None, None))
"""
PATIENCE = 60
"""Seconds after which a test gives up on a program that says nothing."""


class Terminal:
    """A program on a terminal of 80 x 24; everything that it writes is kept in `seen`."""

    def __init__(self, tmp_path, *, ignore_hangup=False, program=PROGRAM, **environ):
        self.seen = b""
        self._answered = False
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            if ignore_hangup:
                signal.signal(signal.SIGHUP, signal.SIG_IGN)
            given = {"TERM": "xterm-256color", "XDG_CONFIG_HOME": str(tmp_path)} | environ
            given |= {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}
            os.execve(sys.executable, [sys.executable, "-c", program], given)
        termios.tcsetwinsize(self.fd, (24, 80))

    def until(self, wanted):
        """Read until `wanted` was written; the question about the cursor is answered."""
        while wanted not in self.seen:
            ready, _, _ = select.select([self.fd], [], [], PATIENCE)
            assert ready, self.seen
            self.seen += os.read(self.fd, 65536)
            if b"\x1b[6n" in self.seen and not self._answered:
                self._answered = True
                os.write(self.fd, b"\x1b[1;2R")

    def status(self):
        """Read to the end and give the exit status."""
        with suppress(OSError):
            while select.select([self.fd], [], [], PATIENCE)[0]:
                data = os.read(self.fd, 65536)
                if not data:
                    break
                self.seen += data
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def left_on(seen):
    """The private modes that were switched on and not off again."""
    on = set()
    for mode, switch in re.findall(rb"\x1b\[\?(\d+)([hl])", seen):
        (on.add if switch == b"h" else on.discard)(int(mode))
    return on - {7, 25}


@pytest.mark.parametrize(
    ("act", "status"),
    [
        (lambda term: os.kill(term.pid, signal.SIGTERM), 128 + signal.SIGTERM),
        (lambda term: os.kill(term.pid, signal.SIGHUP), 128 + signal.SIGHUP),
        (lambda term: os.write(term.fd, b"\x03"), 0),
        (lambda term: os.write(term.fd, b"q"), 0),
    ],
    ids=["terminate", "hang-up", "ctrl-c", "q"],
)
def test_every_end_restores_the_terminal(act, status, tmp_path):
    term = Terminal(tmp_path)
    before = termios.tcgetattr(term.fd)
    term.until(b"Settings")
    assert left_on(term.seen) == {1000, 1004, 1006, 1049, 2004}
    act(term)
    assert term.status() == status
    assert left_on(term.seen) == set()
    assert term.seen.rindex(b"\x1b[?25h") > term.seen.rindex(b"\x1b[?25l")
    assert before is not None


@pytest.mark.parametrize("ignore_hangup", [False, True])
def test_a_lost_terminal_ends_the_program(ignore_hangup, tmp_path):
    term = Terminal(tmp_path, ignore_hangup=ignore_hangup)
    term.until(b"Settings")
    os.close(term.fd)
    assert os.waitstatus_to_exitcode(os.waitpid(term.pid, 0)[1]) == 128 + signal.SIGHUP


def test_no_move_of_the_mouse_is_asked_for_and_no_escape_code_for_keys(tmp_path):
    term = Terminal(tmp_path)
    term.until(b"Settings")
    os.write(term.fd, b"q")
    term.status()
    assert not re.search(rb"\x1b\[\?(1002|1003|1015|1016)h|\x1b\[>\d+u|\x1b\[<u", term.seen)


def test_the_cursor_can_be_kept_for_screen_readers(tmp_path):
    folder = tmp_path / "meikyu"
    folder.mkdir()
    (folder / "settings.json").write_text('{"cursor": true, "mouse": false}')
    term = Terminal(tmp_path)
    term.until(b"Settings")
    os.write(term.fd, b"q")
    term.status()
    assert b"\x1b[?25l" not in term.seen
    assert b"\x1b[?1000h" not in term.seen


@pytest.mark.parametrize(
    ("environ", "encoding", "column", "lines"),
    [
        ({}, "utf-8", 2, True),
        ({}, "UTF8", 2, True),
        ({"LANG": "ja_JP.UTF-8"}, "utf-8", 2, True),
        ({"LANG": "ja_JP.UTF-8"}, "utf-8", 3, False),
        ({"LANG": "ja_JP.UTF-8"}, "utf-8", None, False),
        ({"LANG": "en_GB.UTF-8"}, "utf-8", None, True),
        ({}, "utf-8", 3, False),
        ({}, "ascii", 2, False),
        ({}, "euc-jp", 2, False),
        ({"TERM": "linux"}, "utf-8", 2, False),
        ({"TERM": "dumb"}, "utf-8", 2, False),
    ],
)
def test_where_lines_can_be_drawn(environ, encoding, column, lines):
    assert can_draw_lines(environ, encoding, column) == lines


class Stream:
    def __init__(self, number):
        self.number = number

    def isatty(self):
        return os.isatty(self.number)

    def fileno(self):
        return self.number


@pytest.mark.parametrize(
    ("answer", "column"),
    [(b"\x1b[1;2R", 2), (b"junk\x1b[24;3R", 3), (b"\x1b[?1;2c", None), (b"", None)],
)
def test_the_question_to_the_terminal(answer, column, monkeypatch):
    ours, theirs = pty.openpty()
    monkeypatch.setattr(sys, "stdin", Stream(theirs))
    monkeypatch.setattr(sys, "stdout", Stream(theirs))
    before = termios.tcgetattr(theirs)
    os.write(ours, answer)
    assert ask_column("─") == column
    assert termios.tcgetattr(theirs) == before
    asked = b""
    while select.select([ours], [], [], 0.2)[0]:
        asked += os.read(ours, 100)
    assert "─".encode() in asked
    os.close(ours)
    os.close(theirs)


def test_no_question_without_a_terminal(monkeypatch, tmp_path):
    with (tmp_path / "file").open("w") as file:
        monkeypatch.setattr(sys, "stdout", file)
        assert ask_column("─") is None


@pytest.mark.parametrize("where", ["draw", "compose", "on_screen_resume", "commands", "_load"])
def test_a_fault_of_ours_restores_the_terminal_and_goes_to_the_outer_door(where, tmp_path):
    program = f"""
import sys
from tui import terminal
from tui.screens.home import Home
def broken(self, *_):
    secret = "must not be shown"
    raise RuntimeError("a fault")
Home.{where} = broken
try:
    terminal.run_app(None, None)
except Exception as error:
    found = getattr(error, "error", error)
    sys.exit(f"one line: {{found}}")
"""
    term = Terminal(tmp_path, program=program)
    term.until(b"\x1b[?1049h")
    if where == "commands":
        term.until(b"Settings")
        os.write(term.fd, b"n")
    assert term.status() == 1
    assert b"one line: a fault" in term.seen
    assert b"must not be shown" not in term.seen
    assert left_on(term.seen) == set()
