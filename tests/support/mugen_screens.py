"""Positions of Mugen Meikyu that the screens are tried with, and a table to show them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from core.chance import ScriptedChance
from core.mugen.model import State

from tests.support.frames import open_app
from tests.support.mugen_position import GAME, action, position
from tests.support.positions import PositionClient

MAZE = "┌┬─...┐/├.┬┼.─┤/└──┤│../..┬┼┴../├┴.└┬┴─/├┬.─┤.┐/└....└┘"
"""The maze of the drafts."""
PIECES = "A1d2 A2d5 B1d5 B2g5 C1e5 C2d5 D1a2 D2c3"
DISCARD = "0 0 1 1 2 2 3 3 5 5 6 6 8 8 11 11 13 13 15 15"


def drafted(**changes: Any) -> State:
    """The position of the drafts: round 6, Aiko carries the treasure, Chie is out."""
    given: dict[str, Any] = {
        "seats": 4,
        "pieces": PIECES,
        "treasure": "A1",
        "front": "14! 7! - 12!",
        "bound": "D>B2",
        "hands": "9 10 17",
        "discard": DISCARD,
        "round": 6,
    }
    board = changes.pop("board", MAZE)
    return position(board, **(given | changes))


def at_effect(card: int, **changes: Any) -> State:
    """The position of the drafts, just after Aiko has placed this card and before its effect."""
    hands = changes.pop("hands", f"{card} 10 17" if card not in (10, 17) else "9 10 17")
    front = changes.pop("front", "4! 7! - 12!")
    state = drafted(front=front, hands=hands, **changes)
    play(state, f"place {card}")
    return state


def play(state: State, text: str, *script: Any) -> None:
    """Take an action in place."""
    client = PositionClient(GAME, state, chance=ScriptedChance(*script))
    client.play(GAME.to_act(state), action(text))


@asynccontextmanager
async def at_table(
    state: State,
    size: tuple[int, int] = (80, 24),
    lang: str = "en",
    board: str = "lines",
    *,
    client: Any = None,
    people: tuple[int, ...] = (0,),
    script: tuple[Any, ...] | None = None,
    names: tuple[str, ...] | None = None,
    **settings: Any,
) -> AsyncIterator[tuple[Pilot[int], Any]]:
    """A table screen at this position, and its client."""
    words = {"en": ("Aiko", "Ben", "Chie", ""), "ja": ("あいこ", "ベン", "千恵", "")}
    client = client or PositionClient(
        GAME,
        state,
        people=people,
        names=names or words[lang],
        chance=None if script is None else ScriptedChance(*script),
    )
    start = ("table", ("save", None, client))
    async with open_app(size, lang, board, start=start, pace="none", **settings) as pilot:
        await pilot.pause()
        yield pilot, client


async def keys(pilot: Pilot[int], *pressed: str) -> None:
    """Press keys, and let what they began be finished."""
    for key in pressed:
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


def pushed() -> PositionClient:
    """The position of the draft of a push: Dora's D2 has lost to Ben's B1, who carries the treasure."""
    state = drafted(
        turn="D",
        ap=3,
        treasure="B1",
        pieces="A1d2 A2d5 B1d5 B2g5 C1e5 C2d5 D1a2 D2e5",
        board=MAZE,
    )
    client = PositionClient(GAME, state, people=(0, 1), chance=ScriptedChance(5, 4))
    client.play(3, action("move D2 d5"))
    client.play(3, action("fight B1"))
    return client
