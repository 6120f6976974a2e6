"""The time of a game: milliseconds since its creation."""

import time
from collections.abc import Callable
from datetime import datetime
from typing import TypeAlias

Clock: TypeAlias = Callable[[], int]
"""Milliseconds since the creation of the game."""


def wall_clock(created: str) -> Clock:
    """The clock on the wall, since a time in UTC; 0 where that is no time, or is to come."""
    try:
        start = datetime.fromisoformat(created).timestamp()
    except ValueError:
        start = time.time()
    return lambda: max(0, int((time.time() - start) * 1000))
