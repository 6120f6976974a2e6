"""Whole games of Monster Maker at the screen, leaving and coming back, what a move draws anew."""

import pytest

from core.bots import bot_action
from core.chance import KeyedChance
from core.game import find_game
from core.seats import Sitter
from core.table import Table
from tests.support.frames import frame, rows_of
from tests.support.monster_maker_driver import by_keys, by_mouse
from tests.support.monster_maker_screens import CASES, at_table, ended, four, keys
from tests.support.mugen_driver import press, settled
from tests.support.table_screens import table_app
from tests.support.tables import SAVE, FailingStore, new_table
from tui.screens.curtain import Curtain
from tui.screens.ending import Ending
from tui.screens.table import TableScreen

GAME = find_game("monster_maker")
AIKO, BEN = Sitter(name="Aiko"), Sitter(name="Ben")
BOT = Sitter("bot", "normal")
THOUGHTS = KeyedChance(bytes(32))


def saved(*sitters, seed=3, **options):
    """A store with one game, dealt."""
    store = FailingStore()
    with new_table("monster_maker", sitters, store=store, seed=seed, options=options):
        return store


def table_of(pilot):
    """The table, perhaps behind a curtain."""
    return next(s for s in pilot.app.screen_stack if isinstance(s, TableScreen))


def choice(screen):
    """What a good player would do for the person who is asked."""
    client, seat = screen.client, screen.actor
    return GAME.bots["normal"](client.view(seat), client.legal(seat), THOUGHTS)


async def play_on(pilot, screen, way, *, until, most=600):
    """Take all decisions of people here, close pages and curtains, until something holds."""
    pages = curtains = 0
    for _step in range(most):
        await settled(pilot, screen)
        if screen.chooser.holds:
            pages += 1
            await press(pilot.app, "enter")
        elif isinstance(pilot.app.screen, Curtain):
            curtains += 1
            await press(pilot.app, "enter")
        elif until(screen):
            return pages, curtains
        else:
            action = choice(screen)
            last = screen.client.last
            await way(pilot, screen, action)
            await settled(pilot, screen)
            assert screen.client.last > last, str(action)
    raise AssertionError("it does not come to that")


async def test_a_whole_game_by_keys():
    store = saved(AIKO, BOT, BOT, BOT, goal=50)
    async with table_app(store) as (pilot, screen):
        pages, _curtains = await play_on(
            pilot, screen, by_keys, until=lambda screen: screen.client.is_closed
        )
        await pilot.pause()
        assert pages == 3
        assert screen.view.round == 3
        assert isinstance(pilot.app.screen, Ending)
        assert "The last round is over." in frame(pilot.app)
    with Table.resume(store, SAVE) as table:
        assert table.outcome is not None


async def test_a_round_by_mouse_in_a_large_window():
    store = saved(AIKO, BOT, BOT, BOT, seed=4)
    async with table_app(store, (120, 40)) as (pilot, screen):
        pages, _curtains = await play_on(
            pilot, screen, by_mouse, until=lambda screen: screen.view.round == 2
        )
        assert pages == 1


async def test_two_people_and_a_bot_behind_the_curtain():
    store = saved(AIKO, BEN, BOT, seed=5, rounds=1, goal=60)
    async with table_app(store) as (pilot, _top):
        screen = table_of(pilot)
        _pages, curtains = await play_on(
            pilot, screen, by_keys, until=lambda screen: screen.client.is_closed
        )
        assert curtains > 10


async def test_behind_the_curtain_no_hand_is_shown():
    store = saved(AIKO, BEN, BOT, seed=5)
    async with table_app(store) as (pilot, _top):
        screen = table_of(pilot)
        await settled(pilot, screen)
        assert isinstance(pilot.app.screen, Curtain)
        assert screen.view.seat == -1
        await press(pilot.app, "enter")
        await pilot.pause()
        hand = screen.view.hand
        assert screen.view.seat == screen.actor
        assert len(hand) == 8
        assert "Hand" in rows_of(pilot.app)[14]


async def test_the_page_of_a_round_comes_before_the_curtain():
    client = ended()
    client.people = frozenset({0, 1})
    async with at_table(client.state, client=client) as (pilot, _client):
        await keys(pilot, "enter")
        await client.end_round()
        await pilot.pause()
        assert "Round 2 is over" in rows_of(pilot.app)[1]
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, Curtain)
        assert "Round 2 is over" not in frame(pilot.app)


async def test_charm_needs_no_hand():
    async with at_table(CASES["charm"](), people=(0, 1)) as (pilot, client):
        assert not isinstance(pilot.app.screen, Curtain)
        await keys(pilot, "2", "enter")
        assert [str(action) for _seat, action in client.played] == ["charm B"]


def to_kind(kind):
    """A store with a game in which a person is asked this, and its last record."""
    for seed in range(60):
        store = FailingStore()
        with new_table("monster_maker", (AIKO, BOT, BOT), store=store, seed=seed) as table:
            for _step in range(300):
                if table.to_act is None:
                    break
                if table.to_act == 0 and table.view(0).asked.kind == kind:
                    return store, table.last
                seat = table.to_act
                if seat == 0:
                    view = table.view(0)
                    action = GAME.bots["normal"](view, table.legal(0), THOUGHTS)
                else:
                    action = bot_action(table, seat)
                table.settle(table.submit(seat, action, table.expected))
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", ["turn", "trap", "door", "heal", "charm"])
async def test_leaving_at_a_decision_and_coming_back(kind):
    store, last = to_kind(kind)
    shown = []
    for _time in range(2):
        async with table_app(store) as (pilot, screen):
            await settled(pilot, screen)
            assert screen.client.last == last
            assert screen.view.asked.kind == kind
            shown.append(frame(pilot.app))
            await press(pilot.app, "q")
            await pilot.pause()
    assert shown[0] == shown[1]


async def test_a_full_disk_leaves_the_dialog_as_it_was():
    store, last = to_kind("heal")
    async with table_app(store) as (pilot, screen):
        await settled(pilot, screen)
        store.failing = {"append"}
        await press(pilot.app, "e")
        await settled(pilot, screen)
        assert screen.client.last == last
        store.failing = set()
        await press(pilot.app, "e")
        await settled(pilot, screen)
        assert screen.client.last > last


class _Layouts:
    """Counts the layouts of a screen."""

    def __init__(self, monkeypatch, screen):
        self.count = 0
        refresh = type(screen)._refresh_layout

        def counted(screen, *args, **kwargs):
            self.count += 1
            return refresh(screen, *args, **kwargs)

        monkeypatch.setattr(type(screen), "_refresh_layout", counted)


def refreshed(screen):
    """The rows drawn anew by widget, so far."""
    return {widget.id: widget.refreshed_rows for widget in screen.pane.widgets}


async def test_a_corridor_draws_its_track_and_nothing_is_laid_out(monkeypatch):
    async with at_table(four(monsters=[None] * 4)) as (pilot, client):
        screen = pilot.app.screen
        await keys(pilot, "c")
        layouts, before = _Layouts(monkeypatch, screen), refreshed(screen)
        await keys(pilot, "enter")
        assert [str(action) for _seat, action in client.played] == ["corridor corridor_10"]
        after = refreshed(screen)
        assert layouts.count == 0
        assert after["board"] - before["board"] <= 4
        assert after["title"] - before["title"] <= 1


async def test_the_cursor_in_the_fight_draws_its_rows_only(monkeypatch):
    async with at_table(four()) as (pilot, _client):
        screen = pilot.app.screen
        await keys(pilot, "f")
        layouts, before = _Layouts(monkeypatch, screen), refreshed(screen)
        await keys(pilot, "down")
        assert layouts.count == 0
        assert sum(refreshed(screen).values()) - sum(before.values()) == 2


async def test_opening_and_closing_a_dialog_lays_nothing_out(monkeypatch):
    async with at_table(four()) as (pilot, _client):
        before = frame(pilot.app)
        layouts = _Layouts(monkeypatch, pilot.app.screen)
        await keys(pilot, "f")
        assert frame(pilot.app) != before
        await keys(pilot, "backspace")
        assert frame(pilot.app) == before
        assert layouts.count == 0


async def test_a_wrong_key_says_why():
    async with at_table(four()) as (pilot, client):
        await keys(pilot, "c")
        assert rows_of(pilot.app)[22] == "A monster lies in front of you: no corridor now."
        await keys(pilot, "d")
        assert rows_of(pilot.app)[22] == "No detour in hand."
        await keys(pilot, "e")
        assert rows_of(pilot.app)[22] == "With 8 cards in hand you can't pass."
        assert client.played == []


async def test_a_lost_way_and_the_last_pass_are_asked_twice():
    async with at_table(CASES["last-pass"]()) as (pilot, client):
        await keys(pilot, "e")
        assert rows_of(pilot.app)[22] == "Aiko: if all pass, all are lost. Pass?"
        await keys(pilot, "enter")
        assert client.played == []
        await keys(pilot, "e", "y")
        assert [str(action) for _seat, action in client.played] == ["pass"]


async def test_the_language_changes_under_an_open_dialog():
    async with at_table(four()) as (pilot, _client):
        await keys(pilot, "f", "3", "j")
        assert "騎士隊長" in frame(pilot.app)
        assert "[x] 3" in frame(pilot.app)


async def test_an_enter_meant_for_the_bots_plays_no_card():
    async with at_table(CASES["out"]()) as (pilot, client):
        await keys(pilot, "enter")
        assert client.played == []
        assert "Corridors >1 Corridor 10" in rows_of(pilot.app)[15]
        await keys(pilot, "right", "enter", "1")
        assert [str(action) for _seat, action in client.played] == ["corridor corridor_20"]


async def test_a_click_on_a_card_asks_what_to_do_with_it():
    async with at_table(four()) as (pilot, client):
        await pilot.click(offset=(14, 16))
        await pilot.pause()
        assert "1 Fight the monster in front" in frame(pilot.app)
        await keys(pilot, "1")
        assert "[x] 3 Knight Captain" in frame(pilot.app)
        await pilot.click(offset=(12, 6))
        assert "[x] 4 Pickpocket" in frame(pilot.app)
        assert client.played == []


async def test_the_dice_stay_in_sight_until_the_next_turn_of_the_same_seat():
    async with at_table(four(), script=(6, 6, 6, 6, 1, "detour")) as (pilot, client):
        await keys(pilot, "f", "3", "enter")
        assert "dice 6 6 6 6 1 = 25, +1 = 26 against 20: won" in frame(pilot.app)
        await keys(pilot, "e")
        row = rows_of(pilot.app)[13]
        assert row == " Aiko fought Vampire: dice 6 6 6 6 1 = 25, +1 = 26 against 20: won"
        assert len(client.played) == 2
