"""The table of Monster Maker as people see it: every kind of decision."""

import pytest

from tests.support.frames import assert_ascii, frame
from tests.support.monster_maker_screens import CASES, at_table, ended, five, keys, six, two
from tests.support.mugen_screens import show
from tui.style.glyphs import AMBIGUOUS, NARROW, is_ambiguous

WIDE = ("front", "armed", "trap", "heal", "charm", "door")
SECOND = {
    "corridor": ("out", ("c", "n")),
    "way-home": ("full-back", ("c",)),
    "overshoot": ("lost", ("c", "1", "5")),
    "monster": ("out", ("m",)),
    "victim": ("out", ("m", "enter")),
    "fight": ("front", ("f", "3", "4")),
    "weapons": ("armed", ("f", "3", "7", "9")),
    "nobody": ("front", ("f",)),
    "undead": ("undead", ("t",)),
    "last-cleric": ("front", ("t",)),
    "detour": ("undead", ("d",)),
    "open": ("room", ("o",)),
    "discard": ("out", ("x",)),
    "last-pass": ("last-pass", ("e",)),
    "fall": ("trap-thief", ("e",)),
    "why": ("out", ("w",)),
    "text": ("front", ("3", "i")),
    "piles": ("front", ("p",)),
}
"""By name of a part of a decision: where it begins, and the keys that lead to it."""


SMALL = (
    ("tracks", "front", ""),
    ("panel", "front", "v"),
    ("fight", "front", "f3"),
    ("trap", "trap", ""),
    ("heal", "heal", ""),
)
"""Frames of the smallest window: their names, the positions, the keys pressed there."""


def glyphs(text):
    return {char for char in text if is_ambiguous(char) or "\u2500" <= char <= "\u26ff"}


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_question(lang, shot):
    async with at_table(CASES["front"](), (80, 24), lang) as (pilot, client):
        for case, make in CASES.items():
            await show(pilot, client, make())
            shot(pilot.app, case)
            assert glyphs(frame(pilot.app)) <= {*AMBIGUOUS, *NARROW}


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_second_choice(lang, shot):
    async with at_table(CASES["front"](), (80, 24), lang) as (pilot, client):
        for case, (start, pressed) in SECOND.items():
            table = await show(pilot, client, CASES[start]())
            await keys(pilot, *pressed)
            assert client.played == []
            shot(pilot.app, case)
            while pilot.app.screen is not table:
                await keys(pilot, "backspace")


@pytest.mark.parametrize("board", ["lines", "ascii"])
@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_wide(lang, board, shot):
    async with at_table(CASES["front"](), (120, 40), lang, board) as (pilot, client):
        for case in WIDE:
            await show(pilot, client, CASES[case]())
            await keys(pilot, "down")
            shot(pilot.app, case)
            if board == "ascii":
                assert_ascii(frame(pilot.app))


async def test_ascii_has_no_symbol():
    async with at_table(CASES["front"](), (80, 24), "ja", "ascii") as (pilot, client):
        for make in CASES.values():
            await show(pilot, client, make())
            assert_ascii(frame(pilot.app))


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_small(lang, shot):
    async with at_table(CASES["front"](), (60, 20), lang) as (pilot, client):
        for name, case, pressed in SMALL:
            await show(pilot, client, CASES[case]())
            await keys(pilot, *pressed)
            shot(pilot.app, name)
            await keys(pilot, "tab" if pressed == "v" else "backspace")


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("make", [two, five, six])
async def test_seats(make, size, shot):
    async with at_table(make(), size) as (pilot, _client):
        if size[0] < 80:
            await keys(pilot, "v")
        shot(pilot.app)


@pytest.mark.parametrize("size", [(60, 20), (80, 24)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_the_page_of_a_round(lang, size, shot):
    client = ended(lang)
    async with at_table(client.state, size, lang, client=client) as (pilot, _client):
        await client.end_round()
        await pilot.pause()
        shot(pilot.app)
        await keys(pilot, "enter")
        shot(pilot.app, "closed")


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_others_are_waited_for(lang, shot):
    state = CASES["charm"]()
    async with at_table(state, (80, 24), lang, people=(1,)) as (pilot, _client):
        shot(pilot.app)
