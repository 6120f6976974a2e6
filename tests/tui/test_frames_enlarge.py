"""Windows too small for a screen, and sizes that nobody would choose."""

import random

import pytest

from tests.support.frames import frame, open_app, resize, rows_of
from tests.support.saves import some_games, some_samples

SIZES = [(1, 1), (20, 5), (40, 12), (60, 20), (79, 23), (80, 24), (200, 60)]
STARTS = {
    "home": ("home", ()),
    "settings": ("settings", ()),
    "keymap": ("keymap", ()),
    "help": ("help", ("how",)),
    "rules": ("rules", ("mugen",)),
}
KEYS = ["down", "up", "tab", "question_mark", "backspace", "comma", "j", "colon", "enter", "x"]


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_enlarge(lang, shot):
    async with open_app((52, 18), lang) as pilot:
        shot(pilot.app)
        await resize(pilot, 60, 20)
        assert "Enlarge" not in frame(pilot.app)
        await resize(pilot, 20, 5)
        shot(pilot.app, "tiny")


async def test_it_covers_a_dialog_and_what_is_below_it():
    async with open_app() as pilot:
        await pilot.press("question_mark")
        await resize(pilot, 50, 10)
        assert rows_of(pilot.app)[1].strip().startswith("This game needs 60 x 20")
        await pilot.press("x", "n", "down")
        await resize(pilot, 80, 24)
        assert any("Help: the home screen" in row for row in rows_of(pilot.app))


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
async def test_every_size(start):
    async with open_app(start=start) as pilot:
        for size in SIZES:
            await resize(pilot, *size)
            frame(pilot.app)
            await pilot.press("down")


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_start_at_every_size(size):
    async with open_app(size, "ja") as pilot:
        frame(pilot.app)


@pytest.mark.parametrize("seed", range(2))
async def test_sizes_and_keys_at_random(seed):
    pick = random.Random(seed)
    async with open_app(store=some_games(), samples=some_samples()) as pilot:
        for _ in range(30):
            if pick.random() < 0.5:
                await resize(pilot, pick.randrange(1, 150), pick.randrange(1, 50))
            else:
                await pilot.press(pick.choice(KEYS))
            frame(pilot.app)
