"""Whole games through the screen: a driver finds each action of a bot by keys, or by mouse."""

import pytest

from core.chance import KeyedChance
from core.game import find_game
from core.seats import Sitter
from core.table import Table
from tests.support.mugen_driver import by_keys, by_mouse, settled
from tests.support.table_screens import BOT, saved, table_app
from tests.support.tables import SAVE
from tui.screens.ending import Ending

GAME = find_game("mugen")


async def play(pilot, screen, take):
    """Let the person play what the normal bot would, to the end; how many actions it took."""
    taken = 0
    while not screen.client.is_closed:
        await settled(pilot, screen, drawn=False)
        seat = screen.actor
        if seat is None:
            continue
        legal = screen.client.legal(seat)
        chance = KeyedChance(screen.client.expected.to_bytes(32, "little"))
        action = GAME.bots["normal"](screen.client.view(seat), legal, chance)
        before = screen.client.expected
        await take(pilot, screen, action)
        await settled(pilot, screen, drawn=taken % 10 == 0)
        assert screen.client.expected > before, action
        taken += 1
    return taken


@pytest.mark.parametrize(("take", "seed"), [(by_keys, 2), (by_mouse, 3)], ids=["keys", "mouse"])
async def test_a_whole_game(take, seed):
    store = saved(Sitter(name="Aiko"), BOT, seed=seed)
    async with table_app(store) as (pilot, screen):
        taken = await play(pilot, screen, take)
        await pilot.pause()
        assert taken > 10
        assert isinstance(pilot.app.screen, Ending)
        outcome = screen.client.outcome
        assert outcome.reason in {"goal", "points", "draw"}
    with Table.resume(store, SAVE) as table:
        assert table.outcome == outcome


async def test_four_people_at_one_keyboard_without_a_curtain():
    people = tuple(Sitter(name=name) for name in ("Aiko", "Ben", "Chie", "Dora"))
    store = saved(*people, seed=6)
    async with table_app(store, curtain=False) as (pilot, screen):
        for _step in range(60):
            await settled(pilot, screen, drawn=False)
            assert screen.view.seat == screen.actor
            legal = screen.client.legal(screen.actor)
            chance = KeyedChance(screen.client.expected.to_bytes(32, "little"))
            await by_keys(pilot, screen, GAME.bots["normal"](screen.view, legal, chance))
        assert screen.client.last > 40
