"""Every text that the code asks for stands in both languages."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from tests.support import tree
from tui.text import LANGUAGES, catalogue_file, catalogues

ASKS = {"say", "lines", "line", "error", "Usage", "BadSetup", "UnknownRules", "IllegalAction"} | {
    "Stale", "Refused", "CorruptLog", "StoreError", "Busy",
}  # fmt: skip
KEY = re.compile(r"([a-z][a-z_]*)-[a-z0-9_-]+[a-z0-9]")


@cache
def messages(lang: str, name: str) -> frozenset[str]:
    """The keys of a catalogue that have a text."""
    path = catalogue_file(lang, name)
    if not path.exists():
        return frozenset()
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return frozenset(e.id.name for e in body if isinstance(e, Message) and e.value is not None)


def asked(path: Path) -> Iterator[str]:
    """The keys that a file names outright where it looks up a text or raises an error."""
    nodes = list(ast.walk(tree.tree(path)))
    for node in nodes:
        if isinstance(node, ast.Call) and node.args and _name(node) in ASKS:
            key = getattr(node.args[0], "value", None)
            if isinstance(key, str) and KEY.fullmatch(key):
                yield key
    refusal = re.compile(rf"{path.parent.name}-no-[a-z0-9-]+")
    for node in nodes if path.parent.parent.name == "core" else ():
        if isinstance(node, ast.Constant) and refusal.fullmatch(str(node.value)):
            yield node.value


def _name(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", tree.sources("core", "tui"), ids=tree.name)
def test_every_key_in_the_code_has_a_text(path: Path, lang: str):
    keys = set(asked(path))
    assert sorted(key for key in keys if key not in messages(lang, key.partition("-")[0])) == []


@pytest.mark.parametrize(
    ("lang", "name", "path"), list(catalogues()), ids=lambda part: getattr(part, "stem", part)
)
def test_a_catalogue_is_whole(lang: str, name: str, path: Path):
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, Message | Term)]
    assert sorted(keys) == sorted(set(keys))
    assert [key for key in keys if key.partition("-")[0] != name and key[0] != "-"] == []


def test_the_check_finds_keys(tmp_path: Path):
    file = tmp_path / "core" / "toy" / "decide.py"
    file.parent.mkdir(parents=True)
    file.write_text("say('new-title')\nx = 'toy-no-card'\nsay(key)\n", encoding="utf-8")
    assert list(asked(file)) == ["new-title", "toy-no-card"]
