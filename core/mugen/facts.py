"""A game's own figures for a simulation."""

from collections.abc import Iterable
from typing import Any

from core.game import Setup
from core.mugen.events import TurnBegan


class Facts:
    """Counts turns over many games."""

    def __init__(self) -> None:
        self._turns: list[int] = []

    def add(self, setup: Setup, events: Iterable[Any]) -> None:  # noqa: ARG002
        """Take in one whole game."""
        self._turns.append(sum(isinstance(event, TurnBegan) for event in events))

    def result(self) -> dict[str, Any]:
        """The turns of each game."""
        return {"turns": self._turns}
