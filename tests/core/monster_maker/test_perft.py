"""Node counts from the fixed positions in perft.txt."""

from pathlib import Path
from typing import Any

import pytest

from core.chance import KeyedChance, seeded_secret
from core.game import Turn
from core.monster_maker.model import State
from tests.support.monster_maker_position import GAME, position

KEY = seeded_secret(1)


def read(text: str) -> dict[str, tuple[dict[str, Any], list[int]]]:
    """The positions by name: their words, and the counts for 1, 2, … actions."""
    found = {}
    for block in text.split("\n\n"):
        lines = [line for line in block.split("\n") if line and not line.startswith("#")]
        words = {word: rest for word, _, rest in (line.partition(" ") for line in lines)}
        if words:
            counts = [int(number) for number in words.pop("perft").split()]
            name = words.pop("name")
            seats = int(words.pop("seats", "2"))
            found[name] = ({"seats": seats, **words}, counts)
    return found


POSITIONS = read((Path(__file__).parent / "perft.txt").read_text(encoding="utf-8"))


def after(state: State, action: Any) -> State:
    """The position that an action leads to."""
    twin = state.copy()
    GAME.decide(Turn(twin, KeyedChance(KEY), GAME.evolve), action)
    return twin


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` actions there are."""
    legal = GAME.legal(state)
    if depth == 1:
        return len(legal)
    return sum(perft(after(state, action), depth - 1) for action in legal)


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_sequences_as_written_down(name: str):
    given, counts = POSITIONS[name]
    state = position(**given)
    assert [perft(state, depth + 1) for depth in range(len(counts))] == counts


def test_there_are_enough_positions_and_they_go_deep():
    assert len(POSITIONS) >= 5
    assert all(len(counts) >= 4 for _, counts in POSITIONS.values())
