"""The command line under test: in this process, or in one of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.tree import ROOT
from tui.cli import main


@dataclass
class Done:
    """What a command line has printed and its exit status."""

    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line of errors, which must be one and clean."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert self.err.endswith("\n")
        assert lines[0].isprintable(), lines
        assert len(lines[0]) < 400
        return lines[0]


class CommandLine:
    """Runs command lines with a home and a folder of saves of their own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.saves = folder / "saves"
        self._capsys = capsys
        self.environment = {
            "HOME": str(folder / "home"),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_STATE_HOME": str(folder / "state"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "MEIKYU_SAVES": str(self.saves),
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
        }

    def __call__(self, *words: str) -> Done:
        """Run `meikyu` with these words here."""
        self._capsys.readouterr()
        status = main(words)
        said = self._capsys.readouterr()
        return Done(status, said.out, said.err)

    def process(self, *words: str | bytes, **environment: str) -> Done:
        """Run `meikyu` with these words in a process of its own, without a terminal."""
        done = self.start(*words, **environment)
        out, err = done.communicate()
        return Done(done.returncode, out.decode("utf-8", "replace"), err.decode("utf-8", "replace"))

    def start(self, *words: str | bytes, **environment: str) -> "subprocess.Popen[bytes]":
        """Start such a process; the caller reads it to its end."""
        kept = {name: os.environ[name] for name in ("PATH",) if name in os.environ}
        return subprocess.Popen(
            [sys.executable, "-m", "tui", *words],
            cwd=ROOT,
            env=kept | self.environment | environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
