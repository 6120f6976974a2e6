"""Each action of each decision can be taken through the screen: by keys alone, by mouse alone."""

import random

import pytest

from core.game import find_game
from tests.support.monster_maker_driver import by_keys, by_mouse
from tests.support.monster_maker_screens import CASES, at_table
from tests.support.positions import PositionClient

GAME = find_game("monster_maker")
MOST = 8
"""Actions tried of each kind at each decision; which ones is drawn by lot."""
WAYS = {"keys": by_keys, "mouse": by_mouse}


class Notes(PositionClient):
    """Writes down what is submitted, and plays nothing."""

    async def submit(self, seat, action, expected):
        assert action in self.legal(seat)
        self.played.append((seat, action))


def some(actions, seed):
    """A few actions of each kind, of all if there are few."""
    found = list(actions)
    random.Random(seed).shuffle(found)
    kinds = {}
    for action in found:
        kinds.setdefault(type(action), []).append(action)
    return [action for kind in kinds.values() for action in kind[:MOST]]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("case", CASES)
async def test_each_action_of_a_decision(case, way):
    client = Notes(GAME, CASES[case]())
    async with at_table(client.state, client=client) as (pilot, _client):
        screen = pilot.app.screen
        for action in some(client.legal(0), case):
            client.played.clear()
            screen.look()
            screen.redraw()
            await WAYS[way](pilot, screen, action)
            await pilot.app.workers.wait_for_complete()
            assert [str(action) for _seat, action in client.played] == [str(action)]


def test_the_cases_are_all_questions_and_all_actions():
    states = [CASES[case]() for case in CASES]
    assert {state.asked.kind for state in states} == {"turn", "trap", "door", "heal", "charm"}
    kinds = {type(action).__name__ for state in states for action in GAME.legal(state)}
    assert len(kinds) == 16
