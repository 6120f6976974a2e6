"""The tree as a whole: no path of one machine, no registry, tests that test."""

import ast
import re
from pathlib import Path

import pytest

from tests.support import tree

MACHINE = re.compile(r"(?<![\w.~-])/(?:home|root|Users|work|farm|tmp)/[\w.]")
REGISTRY = re.compile(
    "|".join(["py" + r"pi\.", "python" + "hosted", "npm" + r"js\.", "registry" + r"\.npm"]),
    re.IGNORECASE,
)
BINARY = {".png", ".ico", ".gif"}
NEVER = {"skip", "skipif", "xfail", "importorskip", "sleep"}


def texts() -> list[Path]:
    """Every file of the tree that holds text."""
    return [path for path in tree.files() if path.suffix not in BINARY]


def test_no_file_names_a_machine_or_a_registry():
    found = []
    for path in texts():
        text = path.read_text(encoding="utf-8", errors="replace")
        found += [f"{tree.name(path)}: {hit[0]}" for hit in MACHINE.finditer(text)]
        found += [f"{tree.name(path)}: {hit[0]}" for hit in REGISTRY.finditer(text)]
    assert found == []


def test_the_check_sees_such_paths():
    assert MACHINE.search("open('" + "/home" + "/somebody/x')")
    assert MACHINE.search("see " + "/tmp" + "/x")
    assert not MACHINE.search("core/home/x")
    assert REGISTRY.search("https://" + "py" + "pi.example/simple")


def test_no_lock_file():
    names = {path.name for path in tree.files()}
    assert not names & {"uv.lock", "poetry.lock", "Pipfile.lock", "pdm.lock"}


@pytest.mark.parametrize("path", tree.sources("tests"), ids=tree.name)
def test_a_test_neither_sleeps_nor_is_skipped(path: Path):
    assert weak(tree.tree(path)) == []


def weak(syntax: ast.AST) -> list[str]:
    """What makes a test say nothing: skipped, expected to fail, asleep, or a bare True."""
    found = []
    for node in ast.walk(syntax):
        if isinstance(node, ast.Attribute) and node.attr in NEVER:
            base = getattr(node.value, "id", getattr(node.value, "attr", ""))
            if base in {"pytest", "mark", "time"}:
                found.append(f"{node.lineno}: {node.attr}")
        if isinstance(node, ast.Assert) and isinstance(node.test, ast.Constant):
            found.append(f"{node.lineno}: assert {node.test.value}")
    return found


def test_the_check_sees_weak_tests():
    for line in ("@pytest.mark.{}\ndef f(): 1", "pytest.{}()", "time.{}(1)"):
        assert [name for name in NEVER if weak(ast.parse(line.format(name)))] == list(NEVER)
    assert weak(ast.parse(f"assert {True}"))
    assert weak(ast.parse("def test_x(): assert x")) == []
