"""Positions of Mugen Meikyu that the screens are tried with, and a table to show them."""

from collections.abc import AsyncIterator, Callable
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


def after(state: State, *moves: Any) -> State:
    """The same position some actions later, each with its chance: `("move A1 d5", 6, 1)`."""
    for text, *script in moves:
        play(state, text, *script)
    return state


def play(state: State, text: str, *script: Any) -> None:
    """Take an action in place."""
    client = PositionClient(GAME, state, chance=ScriptedChance(*script))
    client.play(GAME.to_act(state), action(text))


STARS = "d1L e1I f1T b2X e2T f3T g3L"
"""What some of the face-down tiles are."""
CASES: dict[str, Callable[[], State]] = {
    "card": lambda: drafted(front="4! 7! - 12!"),
    "leap": lambda: at_effect(0, pieces="A1d3 A2d5 B1d5 B2g5 C1e5 C2d5 D1a2 D2c3"),
    "rotate": lambda: at_effect(1),
    "look": lambda: at_effect(2, hidden=STARS),
    "look-again": lambda: after(at_effect(2, hidden=STARS), ("look e2",)),
    "reveal-seen": lambda: after(at_effect(2, hidden=STARS), ("look e2",), ("look b2",)),
    "harvest": lambda: at_effect(3),
    "discard": lambda: after(at_effect(3), ("harvest", 9, 18)),
    "exchange": lambda: at_effect(5),
    "join": lambda: at_effect(6, treasure="d4", pieces="A1d2 A2d6 B1d5 B2g5 D1a2 D2c3"),
    "block": lambda: at_effect(10),
    "bind": lambda: at_effect(12),
    "strike": lambda: at_effect(13),
    "swap": lambda: at_effect(14),
    "tempt": lambda: at_effect(15),
    "collapse": lambda: at_effect(16),
    "reveal-two": lambda: at_effect(17, hidden=STARS),
    "orient-effect": lambda: after(at_effect(17, hidden=STARS), ("reveal e2",)),
    "veil": lambda: at_effect(18),
    "veil-again": lambda: after(at_effect(18), ("veil c1",)),
    "reveal-near": lambda: at_effect(19, hidden=STARS),
    "line": lambda: at_effect(21),
    "act": lambda: drafted(ap=3),
    "orient-act": lambda: after(drafted(ap=3, hidden=STARS), ("explore e2",)),
    "order": lambda: after(
        drafted(ap=3, treasure="d4", pieces="A1d4 A2a1 B1d5 B2g5 C1e5 C2d5 D1d5 D2c3"),
        ("move A1 d5",),
    ),
    "recover": lambda: after(
        drafted(
            front="- 7! - 12!",
            hands="4 9 10",
            pieces="A1d5 A2e5 B1d5 B2e5 C1e5 D1d5 D2c3",
            treasure="d4",
        ),
        ("place 4", 3),
    ),
    "push": lambda: after(
        drafted(front="8! 12! - 7!", bound="", ap=3, treasure="B1", pieces="A1d4 A2a1 B1d5 D2c3"),
        ("move A1 d5", 6, 1),
    ),
}
"""By name of the question: a position in which Aiko is asked it."""


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


async def show(pilot: Pilot[int], client: Any, state: State) -> Any:
    """Put another position before the same screen, as if it had just been opened."""
    screen = pilot.app.screen
    client.state, client.played, client.events = state, [], [("deal", -1, [])]
    screen.chooser = screen.ui.Chooser(screen.pane, screen.host)
    screen._read_all()
    screen.look()
    screen.redraw()
    await pilot.pause()
    return screen


async def keys(pilot: Pilot[int], *pressed: str) -> None:
    """Press keys, and let what they began be finished."""
    for key in pressed:
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


def pushed() -> PositionClient:
    """The position of the draft of a push: D2 has lost to Ben's B1, who carries the treasure."""
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
