"""The replay of a game that still goes on: what it may not show, and playing on from it."""

from core.game import SPECTATOR
from core.seats import Sitter
from tests.support.frames import frame, open_app, rows_of
from tests.support.saves import TimedStore, play
from tui.screens.replay import ReplayScreen
from tui.screens.table import TableScreen

SAVE = "mugen-running"
REPLAY = ("replay", (SAVE,))
PEOPLE = (Sitter(name="Aiko"), Sitter(name="Ben"))


async def test_a_running_game_of_two_people_shows_no_hand():
    store = TimedStore()
    play(store, SAVE, PEOPLE, 20)
    async with open_app(start=REPLAY, store=store) as pilot:
        assert "view: spectator  " in frame(pilot.app)
        await pilot.press("v")
        assert rows_of(pilot.app)[22].startswith("There is no other view here")
        assert "Hand A" not in frame(pilot.app)
        assert pilot.app.screen.walk.allowed == (SPECTATOR,)


async def test_a_branch_is_played_at_once_also_from_the_first_screen():
    store = TimedStore()
    play(store, SAVE, PEOPLE, 20)
    async with open_app(start=("replay", (SAVE, None, 12)), store=store) as pilot:
        await pilot.press("b", "2")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplayScreen)
