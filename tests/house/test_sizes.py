"""Functions and files stay small enough to read in one go."""

import ast
from pathlib import Path

import pytest

from tests.support import tree

FUNCTION = 40
FILE = 400


def long_functions(syntax: ast.AST) -> list[str]:
    """The functions of more than 40 lines, with their lengths."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = [node for node in ast.walk(syntax) if isinstance(node, kinds)]
    sizes = {node.name: (node.end_lineno or 0) - node.lineno + 1 for node in found}
    return [f"{name}: {size} lines" for name, size in sizes.items() if size > FUNCTION]


@pytest.mark.parametrize("path", tree.sources("core", "tui", "tests"), ids=tree.name)
def test_functions_and_files_are_short(path: Path):
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= FILE
    assert long_functions(tree.tree(path)) == []


def test_the_check_sees_a_long_function():
    body = "    pass\n" * FUNCTION
    assert long_functions(ast.parse(f"def short():\n{body[:-9]}")) == []
    assert long_functions(ast.parse(f"def long():\n{body}")) == ["long: 41 lines"]
