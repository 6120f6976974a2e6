"""The project's own files, read as text or as syntax, for the tests of the house rules."""

import ast
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_MADE = {"build", "dist", "node_modules", "__pycache__"}


def files() -> Iterator[Path]:
    """Every file of the tree but what tools make: hidden folders, caches, builds."""
    for folder, folders, names in os.walk(ROOT):
        kept = [name for name in folders if name not in _MADE and not name.endswith(".egg-info")]
        folders[:] = sorted(name for name in kept if name == ".ci" or name[0] != ".")
        yield from (Path(folder) / name for name in sorted(names) if not name.endswith(".pyc"))


def sources(*folders: str) -> list[Path]:
    """The Python files below these folders of the project."""
    return sorted(
        path
        for folder in folders
        for path in (ROOT / folder).rglob("*.py")
        if "__pycache__" not in path.parts
    )


def name(path: Path) -> str:
    """A file's path from the project's root, with slashes: the name of a test."""
    return path.relative_to(ROOT).as_posix()


def module(path: Path) -> str:
    """The name under which a Python file is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path: Path) -> ast.Module:
    """A file's syntax."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def games() -> list[str]:
    """The games' folders in core, whether or not they can be imported."""
    return sorted(path.parent.name for path in (ROOT / "core").glob("*/__init__.py"))
