"""Speeds of the screens: from a key to the frame, and from the command to the first frame."""

from collections.abc import Callable, Iterator

from tests.bench.report import Row

MEASURES: tuple[Callable[[], Iterator[Row]], ...] = ()
