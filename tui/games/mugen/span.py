"""Where on the board a fact happened."""

from collections.abc import Iterable
from typing import Any, Final

_FIELDS: Final = ("start", "to", "cell")


def cells_of(seen: Iterable[Any]) -> frozenset[int]:
    """The cells that the facts of one record are about."""
    found: set[int] = set()
    for event in seen:
        found.update(_cells(event))
    return frozenset(found)


def _cells(event: Any) -> Iterable[int]:
    for name in _FIELDS:
        value = getattr(event, name, -1)
        if isinstance(value, int) and value >= 0:
            yield value
    if hasattr(event, "how") and hasattr(event, "cells"):
        yield from event.cells
    yield from getattr(event, "way", ())
