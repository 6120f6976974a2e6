"""Each action of each decision can be taken through the screen: by keys alone, by mouse alone."""

import random

import pytest

from core.game import find_game
from core.mugen.effects import STEPS
from tests.support.mugen_driver import by_keys, by_mouse, settled
from tests.support.mugen_screens import CASES, at_table, show
from tests.support.positions import PositionClient

GAME = find_game("mugen")
MOST = 6
"""Actions tried for each decision; which ones is drawn by lot."""
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
async def test_each_action_of_each_decision(way):
    client = Notes(GAME, CASES["act"]())
    async with at_table(client.state, client=client) as (pilot, _client):
        for case, make in CASES.items():
            state = make()
            for action in some(GAME.legal(state), case):
                screen = await show(pilot, client, state)
                await WAYS[way](pilot, screen, action)
                await settled(pilot, screen, drawn=False)
                assert [str(found) for _seat, found in client.played] == [str(action)], case


def test_the_cases_are_all_questions_of_all_cards():
    asked = {CASES[case]().asked.kind for case in CASES}
    assert asked >= {step for steps in STEPS for step in steps or ()}
    assert asked >= {"card", "act", "orient", "order", "recover", "push"}
