"""What is drawn again: only what changed, and never with a layout."""

import pytest
from textual.screen import Screen

from tests.support.mugen_driver import press
from tests.support.mugen_screens import CASES, at_table, keys, show

BOARD, SEATS, SIDE, TITLE = "board", "seats", "side", "title"


class Counts:
    """How often the screen was laid out, and what each widget drew since the last look."""

    def __init__(self, monkeypatch, screen):
        self.layouts = 0
        self.screen = screen
        refresh_layout = Screen._refresh_layout

        def counted(target, *args, **kwargs):
            self.layouts += target is screen
            return refresh_layout(target, *args, **kwargs)

        monkeypatch.setattr(Screen, "_refresh_layout", counted)
        self.start()

    def start(self):
        self.layouts = 0
        self.tiles = self.screen.pane.board.drawn_tiles
        self.before = {w.id: (w.refreshed_rows, w.refreshed_cells) for w in self.widgets()}

    def widgets(self):
        return [*self.screen.pane.widgets, self.screen.question, self.screen.keys]

    def drawn(self):
        found = {}
        for widget in self.widgets():
            rows, cells = self.before[widget.id]
            if widget.refreshed_rows > rows:
                found[widget.id] = (widget.refreshed_rows - rows, widget.refreshed_cells - cells)
        return found

    @property
    def new_tiles(self):
        return self.screen.pane.board.drawn_tiles - self.tiles


@pytest.fixture
def counts(monkeypatch):
    return lambda screen: Counts(monkeypatch, screen)


@pytest.mark.parametrize("key", ["left", "right", "up", "down"])
async def test_a_cursor_move_draws_two_tiles_and_nothing_else(key, counts):
    async with at_table(CASES["act"]()) as (pilot, _client):
        found = counts(pilot.app.screen)
        await keys(pilot, key)
        assert found.layouts == 0
        assert found.new_tiles == 2
        assert set(found.drawn()) == {BOARD}
        rows, cells = found.drawn()[BOARD]
        assert (rows, cells) <= (2, 42)


async def test_a_move_draws_its_tiles_the_points_and_the_log(counts):
    async with at_table(CASES["act"]()) as (pilot, client):
        found = counts(pilot.app.screen)
        await keys(pilot, "g", "c", "2")
        found.start()
        await keys(pilot, "enter")
        assert str(client.played[0][1]) == "move A1 c2"
        assert found.layouts == 0
        assert {BOARD, SIDE} <= set(found.drawn()) <= {BOARD, SIDE, "question", "keys"}
        signs = 11
        assert found.new_tiles <= 2 + signs


async def test_turning_a_tile_draws_that_tile_and_the_preview(counts):
    async with at_table(CASES["orient-act"]()) as (pilot, _client):
        found = counts(pilot.app.screen)
        await keys(pilot, "right")
        assert found.layouts == 0
        assert found.new_tiles == 1
        assert set(found.drawn()) == {BOARD, SIDE, "question"}
        assert found.drawn()[SIDE][0] <= 10


async def test_placing_a_card_draws_one_seat_and_the_panel(counts):
    async with at_table(CASES["card"](), script=(3,)) as (pilot, _client):
        found = counts(pilot.app.screen)
        await keys(pilot, "n", "n", "n")
        found.start()
        await keys(pilot, "n")
        assert set(found.drawn()) == {SIDE}
        await keys(pilot, "N", "N", "enter")
        assert found.layouts == 0
        assert found.drawn()[SEATS][0] == 1
        assert found.drawn()[TITLE][0] == 1


async def test_no_key_of_any_decision_causes_a_layout(counts):
    async with at_table(CASES["act"]()) as (pilot, client):
        for case, make in CASES.items():
            screen = await show(pilot, client, make())
            found = counts(screen)
            await press(pilot.app, "n", "n", "N", "up", "left", "tab", "down", "tab", "up", "tab")
            await press(pilot.app, "w", "g", "c", "3", "backspace", "pageup", "pagedown", "enter")
            await pilot.pause()
            assert found.layouts == 0, case


async def test_a_row_that_slides_draws_seven_tiles(counts):
    async with at_table(CASES["line"](), script=(1,)) as (pilot, client):
        found = counts(pilot.app.screen)
        await keys(pilot, "enter")
        found.start()
        await keys(pilot, "enter")
        assert str(client.played[0][1]) == "shift 3 east"
        assert found.layouts == 0
        assert found.new_tiles <= 7 + 6
