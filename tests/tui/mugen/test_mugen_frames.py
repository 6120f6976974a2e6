"""The table of Mugen Meikyu as people see it: every kind of decision."""

import pytest

from tests.support.frames import assert_ascii, frame
from tests.support.mugen_screens import CASES, at_table, keys, pushed, show
from tui.style.glyphs import AMBIGUOUS, NARROW, is_ambiguous

WIDE = ("card", "swap", "orient-act", "act", "exchange", "recover")
SECOND = ("leap", "rotate", "exchange", "block", "swap", "tempt", "line")
"""Decisions that take a second choice."""


def glyphs(text):
    return {char for char in text if is_ambiguous(char) or "\u2500" <= char <= "\u26ff"}


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_question(lang, shot):
    async with at_table(CASES["act"](), (80, 24), lang) as (pilot, client):
        for case, make in CASES.items():
            await show(pilot, client, make())
            shot(pilot.app, case)
            assert glyphs(frame(pilot.app)) <= {*AMBIGUOUS, *NARROW}


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_second_choice(lang, shot):
    async with at_table(CASES["act"](), (80, 24), lang) as (pilot, client):
        for case in SECOND:
            await show(pilot, client, CASES[case]())
            await keys(pilot, "enter")
            assert client.played == []
            shot(pilot.app, case)


@pytest.mark.parametrize("board", ["lines", "ascii"])
@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_wide(lang, board, shot):
    async with at_table(CASES["act"](), (120, 40), lang, board) as (pilot, client):
        for case in WIDE:
            await show(pilot, client, CASES[case]())
            if case == "swap":
                await keys(pilot, "g", "c", "3", "enter")
            shot(pilot.app, case)
            if board == "ascii":
                assert_ascii(frame(pilot.app))


async def test_ascii_has_no_symbol():
    async with at_table(CASES["act"](), (80, 24), "ja", "ascii") as (pilot, client):
        for make in CASES.values():
            await show(pilot, client, make())
            assert_ascii(frame(pilot.app))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("case", ["act", "orient-act"])
async def test_ascii(case, lang, shot):
    async with at_table(CASES[case](), (80, 24), lang, "ascii") as (pilot, _client):
        shot(pilot.app)


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_push_off_turn(lang, shot):
    client = pushed()
    async with at_table(client.state, (80, 24), lang, client=client) as (pilot, _client):
        shot(pilot.app)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("case", ["act", "card", "orient-act"])
async def test_small(case, lang, shot):
    async with at_table(CASES[case](), (60, 20), lang) as (pilot, _client):
        shot(pilot.app)


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_pop_ups(lang, shot):
    async with at_table(CASES["act"](), (80, 24), lang) as (pilot, _client):
        await keys(pilot, "i")
        shot(pilot.app, "tile")
        await keys(pilot, "right")
        shot(pilot.app, "card")
        await keys(pilot, "backspace", "p")
        shot(pilot.app, "piles")
        await keys(pilot, "backspace", "question_mark")
        shot(pilot.app, "help")


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_refusal(lang, shot):
    async with at_table(CASES["act"](), (80, 24), lang) as (pilot, client):
        await keys(pilot, "g", "a", "2", "enter")
        shot(pilot.app)
        assert client.played == []
