"""The arrows between the parts, read from the syntax and held in fresh processes."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import tree

FOREIGN = ("textual", "rich", "asyncio", "asyncssh", "tui")
CORE_ALLOWED = sys.stdlib_module_names - {"asyncio"} | {"core", "msgspec"}
OPEN_TO_GAMES = {"game", "chance", "errors"}
AT_HOME = sys.stdlib_module_names | {"core", "tui"}


def imported(syntax: ast.AST, package: str = "") -> Iterator[str]:
    """The full names that a file imports, wherever in it and in whatever form."""
    for node in ast.walk(syntax):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: -node.level + 1 or None] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def wrong_imports(where: str, names: Iterator[str]) -> list[str]:
    """Those of the names imported that the file at `where` may not import."""
    return [name for name in names if not _allowed(where.split("/"), name.split("."))]


def _allowed(where: list[str], wanted: list[str]) -> bool:
    if where[0] == "core":
        return _core_allowed(where, wanted)
    if wanted[0] == "asyncssh":
        return where[:2] == ["tui", "ssh"]
    if wanted[:2] == ["tui", "ssh"]:
        return where[:2] == ["tui", "ssh"] or where[1].startswith("cli")
    own = where[2] if where[:2] == ["tui", "games"] and len(where) > 3 else None
    game = wanted[2] if wanted[:2] == ["tui", "games"] and len(wanted) > 2 else None
    if wanted[0] == "core" and len(wanted) > 1 and wanted[1] in tree.games():
        game = wanted[1]
    return game not in tree.games() or game == own


def _core_allowed(where: list[str], wanted: list[str]) -> bool:
    if wanted[0] not in CORE_ALLOWED:
        return False
    if wanted[0] != "core" or len(wanted) < 2:
        return True
    own = where[1] if len(where) > 2 else None
    if own is not None:
        return wanted[1] in OPEN_TO_GAMES | {own}
    return wanted[1] not in tree.games()


@pytest.mark.parametrize("path", tree.sources("core", "tui"), ids=tree.name)
def test_a_file_imports_only_along_the_arrows(path: Path):
    package = tree.module(path) if path.name == "__init__.py" else tree.module(path.parent)
    names = imported(tree.tree(path), package)
    assert wrong_imports(tree.name(path), names) == []


def declared() -> set[str]:
    """The names of the distributions that pyproject asks for at run time."""
    project = tomllib.loads((tree.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {re.split(r"[<>=!~ ]", line)[0] for line in project["dependencies"]}


def undeclared(names: Iterator[str], known: set[str]) -> list[str]:
    """The foreign names that no distribution of these stands for."""
    foreign = [name for name in names if name.split(".")[0] not in AT_HOME]
    return [
        name
        for name in foreign
        if not any(f"{name}.".startswith(f"{distribution}.") for distribution in known)
    ]


@pytest.mark.parametrize("path", tree.sources("core", "tui"), ids=tree.name)
def test_what_a_file_imports_is_asked_for(path: Path):
    names = imported(tree.tree(path), tree.module(path.parent))
    assert undeclared(names, declared()) == []


def test_the_check_sees_what_comes_along_only_by_chance():
    names = ["fluent.syntax.ast", "fluent.runtime.x", "rich.cells", "os.path", "core.log"]
    assert undeclared(iter(names), {"fluent.runtime"}) == ["fluent.syntax.ast", "rich.cells"]


@pytest.mark.parametrize("path", tree.sources("core"), ids=tree.name)
def test_a_core_module_brings_in_nothing_foreign(path: Path):
    name = tree.module(path)
    code = f"import sys, {name}; print([n for n in {FOREIGN!r} if n in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tree.ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "[]", "")


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("core/table.py", "import asyncio"),
        ("core/table.py", "from tui.text import say"),
        ("core/table.py", "import numpy"),
        ("core/table.py", "from core.mugen import GAME"),
        ("core/mugen/decide.py", "from core.table import Table"),
        ("core/mugen/decide.py", "from core import log"),
        ("tui/app.py", "import asyncssh"),
        ("tui/app.py", "from tui.ssh import hub"),
        ("tui/screens/table.py", "from core.mugen import view"),
        ("tui/screens/table.py", "import tui.games.mugen"),
    ],
)
def test_the_check_sees_a_wrong_arrow(where: str, line: str):
    assert "mugen" in tree.games()
    assert wrong_imports(where, imported(ast.parse(line)))


def test_the_check_reads_relative_imports():
    assert list(imported(ast.parse("from . import view"), "core.mugen")) == ["core.mugen.view"]
    assert list(imported(ast.parse("from ..log import read"), "core.mugen")) == ["core.log.read"]
