"""Each game: a test for every numbered rule, and a ruleset number that covers what it says."""

import ast
import hashlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from core.game import find_game
from tests.support import tree

THE_RULES = ("setup", "legal", "decide", "evolve")
GAMES = tree.games()


def held_to(game: str) -> dict[str, Any]:
    """What a game's page in this folder says of it."""
    path = tree.ROOT / "tests/house/games" / f"{game}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_names(game: str) -> Iterator[str]:
    """The names of a game's rule tests."""
    for path in tree.sources(f"tests/core/{game}"):
        for node in ast.walk(tree.tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node.name


test_names.__test__ = False  # type: ignore[attr-defined]


def numbers(names: Iterator[str], kind: str) -> set[int]:
    """The numbers in test names such as `test_16_explore` or `test_effect_3_harvest`."""
    found = (re.match(rf"test_{kind}(\d+)(?:_|$)", name) for name in names)
    return {int(match[1]) for match in found if match}


def shape(node: Any) -> Any:
    """A syntax tree as nested tuples, alike on every Python, without docstrings and layout."""
    if isinstance(node, list):
        return [shape(item) for item in node]
    if not isinstance(node, ast.AST):
        return repr(node)
    body = getattr(node, "body", None)
    if isinstance(body, list) and body and _is_text(body[0]):
        node.body = body[1:]  # type: ignore[attr-defined]
    parts = [(name, getattr(node, name, None)) for name in sorted(node._fields)]
    return [type(node).__name__, *([name, shape(part)] for name, part in parts if part)]


def _is_text(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def rule_files(folder: Path) -> list[Path]:
    """The files of a game that its rules are made of: those, and what they import from it."""
    found: list[Path] = []
    wanted = [folder / f"{name}.py" for name in THE_RULES]
    while wanted:
        path = wanted.pop()
        if path in found or not path.exists():
            continue
        found.append(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = [str(node.module), *(f"{node.module}.{a.name}" for a in node.names)]
                wanted += [folder / f"{name.rpartition('.')[2]}.py" for name in names]
    return sorted(found)


def ruleset_hash(folder: Path) -> str:
    """16 hex digits over a game's data files and the code of its rules."""
    mixer = hashlib.blake2b(digest_size=8)
    for path in sorted((folder / "data").rglob("*.toml")):
        mixer.update(repr(tomllib.loads(path.read_text(encoding="utf-8"))).encode())
    for path in rule_files(folder):
        mixer.update(repr(shape(ast.parse(path.read_text(encoding="utf-8")))).encode())
    return mixer.hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_rule_has_a_test(game: str):
    wanted = set(range(1, held_to(game)["rules"] + 1))
    assert sorted(wanted - numbers(test_names(game), "")) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_has_a_test(game: str):
    wanted = set(range(held_to(game).get("effects", 0)))
    assert sorted(wanted - numbers(test_names(game), "effect_")) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_ruleset_number_covers_rules_and_data(game: str):
    found = {"number": find_game(game).rules, "hash": ruleset_hash(tree.ROOT / "core" / game)}
    assert found == held_to(game)["ruleset"], "see tests/house/games for what to do"


def test_the_hash_sees_rules_and_data_but_no_layout(tmp_path: Path):
    (tmp_path / "data").mkdir()
    data, code = tmp_path / "data" / "cards.toml", tmp_path / "decide.py"

    def hashed(number: int, line: str) -> str:
        data.write_text(f"cards = {number}\n", encoding="utf-8")
        code.write_text(line, encoding="utf-8")
        return ruleset_hash(tmp_path)

    plain = hashed(1, "def f(x):\n    return x + 1\n")
    assert hashed(1, 'def f(x):\n    """Text."""\n    # why\n    return (x + 1)\n') == plain
    assert hashed(2, "def f(x):\n    return x + 1\n") != plain
    assert hashed(1, "def f(x):\n    return x + 2\n") != plain
    assert hashed(1, "def f(x):\n    return x - 1\n") != plain


def test_numbers_are_read_from_names():
    names = ["test_16_explore", "test_1", "test_effect_3_harvest", "test_view_2", "helper_9"]
    assert numbers(iter(names), "") == {16, 1}
    assert numbers(iter(names), "effect_") == {3}
