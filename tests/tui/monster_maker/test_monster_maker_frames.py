"""The table of Monster Maker as people see it: every kind of decision."""

import pytest

from tests.support.frames import assert_ascii, frame
from tests.support.monster_maker_screens import CASES, at_table, ended, five, keys, six, two
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


def glyphs(text):
    return {char for char in text if is_ambiguous(char) or "\u2500" <= char <= "\u26ff"}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("case", CASES)
async def test_question(case, lang, shot):
    async with at_table(CASES[case](), (80, 24), lang) as (pilot, _client):
        shot(pilot.app)
        assert glyphs(frame(pilot.app)) <= {*AMBIGUOUS, *NARROW}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("case", SECOND)
async def test_second_choice(case, lang, shot):
    start, pressed = SECOND[case]
    async with at_table(CASES[start](), (80, 24), lang) as (pilot, client):
        await keys(pilot, *pressed)
        assert client.played == []
        shot(pilot.app)


@pytest.mark.parametrize("board", ["lines", "ascii"])
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("case", WIDE)
async def test_wide(case, lang, board, shot):
    async with at_table(CASES[case](), (120, 40), lang, board) as (pilot, _client):
        shot(pilot.app)
        if board == "ascii":
            assert_ascii(frame(pilot.app))


@pytest.mark.parametrize("case", CASES)
async def test_ascii_has_no_symbol(case):
    async with at_table(CASES[case](), (80, 24), "ja", "ascii") as (pilot, _client):
        assert_ascii(frame(pilot.app))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("case", "pressed"),
    [("front", ""), ("front", "v"), ("front", "f3"), ("trap", ""), ("heal", "")],
)
async def test_small(case, pressed, lang, shot):
    async with at_table(CASES[case](), (60, 20), lang) as (pilot, _client):
        await keys(pilot, *pressed)
        shot(pilot.app)


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
