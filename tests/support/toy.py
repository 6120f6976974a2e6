"""The toy game at hand for the finder, as a fourth game would be: its folder, and nothing else."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import core

FOLDER = str(Path(__file__).parent / "games")


def register() -> None:
    """Let `core.toy` be found from now on in this process."""
    if FOLDER not in core.__path__:
        core.__path__.append(FOLDER)


@contextmanager
def registered() -> Iterator[None]:
    """Let `core.toy` be found inside a `with`, so that no other test lists it."""
    register()
    try:
        yield
    finally:
        core.__path__.remove(FOLDER)
