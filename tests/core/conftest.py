"""The toy game is one of the games of every test of the core."""

import importlib
from collections.abc import Iterator

import pytest

from tests.support import toy

with toy.registered():
    importlib.import_module("core.toy")


@pytest.fixture(autouse=True)
def toy_at_hand() -> Iterator[None]:
    with toy.registered():
        yield
