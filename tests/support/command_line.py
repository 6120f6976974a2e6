"""The command line under test: in this process, or in one of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.log import START, chain_key, encode, read
from tests.bench.games import recorded
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

    def modules(self, *lines: str) -> set[str]:
        """The modules that are there after these command lines in one process."""
        code = (
            "import sys; from tui.cli import main; sys.stdout = open('/dev/null', 'w');"
            f"[main(line.split()) for line in {lines!r}]; print(*sys.modules, file=sys.stderr)"
        )
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PATH": os.environ["PATH"], **self.environment},
            capture_output=True,
            text=True,
            check=True,
        )
        return set(done.stderr.split())

    def start(
        self,
        *words: str | bytes,
        stdout: Any = subprocess.PIPE,
        stderr: Any = subprocess.PIPE,
        shell: str = "",
        **environment: str,
    ) -> "subprocess.Popen[bytes]":
        """Start such a process, through a shell that redirects; the caller reads it to its end."""
        line: list[str | bytes] = [sys.executable, "-m", "tui", *words]
        return subprocess.Popen(
            ["sh", "-c", f'exec "$@" {shell}', "sh", *line] if shell else line,
            cwd=ROOT,
            env={"PATH": os.environ["PATH"]} | self.environment | environment,
            stdin=subprocess.DEVNULL,
            stdout=stdout,
            stderr=stderr,
        )


@pytest.fixture(name="meikyu")
def meikyu_fixture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> CommandLine:
    """A command line in a world of its own."""
    line = CommandLine(tmp_path, capsys)
    for name, value in line.environment.items():
        monkeypatch.setenv(name, value)
    return line


def keep(meikyu: CommandLine, name: str, data: bytes) -> Path:
    """Put a log among the saves."""
    meikyu.saves.mkdir(exist_ok=True)
    path = meikyu.saves / f"{name}.jsonl"
    path.write_bytes(data)
    return path


@cache
def finished_game() -> bytes:
    """The log of a whole game."""
    return recorded("mugen", 2, round_limit=6)


@cache
def running_game() -> bytes:
    """The log of a game that goes on."""
    return recorded("mugen", 3, most=30)


def with_head(data: bytes, **changes: Any) -> bytes:
    """A log with another head, chained anew."""
    log = read(data)
    head = msgspec.structs.replace(log.head, **changes)
    key, h, lines = chain_key(bytes.fromhex(head.secret)), START, []
    for record in (head, *log.records[1:]):
        line, h = encode(record, h, key)
        lines.append(line)
    return b"".join(lines)
