"""Playing at a table: what a key writes, full and slow disks, bots, undo, talk, leaving."""

import asyncio
import threading

import pytest

import tui.client
from core.errors import Stale, StoreError
from core.log import read
from core.table import Table
from tests.support.frames import frame, rows_of
from tests.support.mugen_driver import by_keys, press, settled
from tests.support.mugen_screens import CASES, at_table, keys
from tests.support.positions import PositionClient
from tests.support.table_screens import AIKO, BEN, BOT, DULL, saved, table_app, to_question
from tests.support.tables import SAVE, FailingStore


def records(store):
    return read(bytes(store.saves[SAVE])).records


async def test_a_key_becomes_a_record_a_line_and_a_frame():
    store = saved()
    async with table_app(store) as (pilot, screen):
        await to_question(pilot, screen, "card")
        before = len(records(store))
        assert rows_of(pilot.app)[22].startswith("Aiko: place a card")
        await keys(pilot, "2", "enter")
        await settled(pilot, screen)
        assert len(records(store)) > before
        assert "A placed" in frame(pilot.app)
        assert not rows_of(pilot.app)[22].startswith("Aiko: place a card")


class SlowStore(FailingStore):
    """Waits in every sync until it is told to go on."""

    def __init__(self):
        super().__init__()
        self.go_on = threading.Event()
        self.waits = threading.Event()
        self.is_slow = False

    def check(self, method):
        super().check(method)
        if method == "sync" and self.is_slow:
            self.waits.set()
            assert self.go_on.wait(20)


def slow(**more):
    store = SlowStore()
    store.saves.update(saved(**more).saves)
    store._written.update({SAVE: 0})
    return store


async def until(event):
    while not event.is_set():
        await asyncio.sleep(0)


async def test_nothing_is_shown_before_it_is_durable_and_keys_are_answered_meanwhile():
    store = slow()
    async with table_app(store) as (pilot, screen):
        await to_question(pilot, screen, "card")
        store.is_slow = True
        await press(pilot.app, "1", "enter")
        await until(store.waits)
        assert "A placed" not in frame(pilot.app)
        await keys_only(pilot, "2")
        assert screen.chooser.decision.at == 1
        assert "A placed" not in frame(pilot.app)
        store.go_on.set()
        await settled(pilot, screen)
        assert "A placed" in frame(pilot.app)


async def keys_only(pilot, *pressed):
    await press(pilot.app, *pressed)
    await pilot.pause()


@pytest.mark.parametrize("method", ["append", "sync"])
async def test_a_full_disk_refuses_the_action_and_the_same_key_tries_again(method):
    store = saved()
    async with table_app(store) as (pilot, screen):
        await to_question(pilot, screen, "card")
        store.failing = {method}
        await keys(pilot, "1", "enter")
        await settled(pilot, screen)
        assert rows_of(pilot.app)[22].startswith('there is no room to save "save"')
        assert "A placed" not in frame(pilot.app)
        store.failing = set()
        before = len(records(store))
        await keys(pilot, "enter")
        await settled(pilot, screen)
        assert "A placed" in frame(pilot.app)
        assert len(records(store)) > before
        assert read(bytes(store.saves[SAVE])).damage is None


async def test_a_full_disk_stops_the_bots_and_enter_lets_them_go_on():
    store = saved(DULL, DULL)
    async with table_app(store) as (pilot, screen):
        store.failing = {"sync"}
        while screen.trouble is None:
            await asyncio.sleep(0)
        await pilot.pause()
        assert "no room" in rows_of(pilot.app)[22]
        panel = " ".join(row[52:].strip() for row in rows_of(pilot.app)[:22])
        assert "free some space, then do it again: nothing is lost" in panel
        assert rows_of(pilot.app)[23].startswith("Enter go on")
        store.failing = set()
        last = screen.client.last
        await press(pilot.app, "enter")
        while screen.client.last < last + 5:
            await asyncio.sleep(0)
        assert screen.trouble is None


async def test_a_stale_action_shows_the_game_as_it_is_now():
    client = PositionClient(CASES["act"].__globals__["GAME"], CASES["act"]())
    client.fails = Stale("error-stale")
    async with at_table(client.state, client=client) as (pilot, _client):
        await keys(pilot, "n", "enter")
        assert rows_of(pilot.app)[22].startswith("the game has gone on meanwhile")
        await keys(pilot, "enter")
        assert len(client.played) == 1


async def test_a_save_that_is_not_there_is_told_and_can_be_left():
    async with table_app(FailingStore()) as (pilot, screen):
        assert not screen.is_open
        assert 'there is no saved game "save"' in frame(pilot.app)
        await keys(pilot, "tab", "e", "enter", "question_mark", "backspace")
        assert pilot.app.screen is screen


async def test_a_key_is_answered_at_once_while_a_bot_thinks(monkeypatch):
    go_on, thinks = threading.Event(), threading.Event()
    think = tui.client.think

    def slowly(task):
        thinks.set()
        assert go_on.wait(20)
        return think(task)

    store = saved(BOT, AIKO)
    monkeypatch.setattr(tui.client, "think", slowly)
    async with table_app(store) as (pilot, screen):
        if screen.actor is not None:
            await by_keys(pilot, screen, screen.client.legal(1)[0])
            await to_question(pilot, screen, "act")
            await press(pilot.app, "e")
        await until(thinks)
        await pilot.pause()
        assert rows_of(pilot.app)[22] == "bot-1 is thinking."
        before = frame(pilot.app)
        await pilot.press("left")
        assert frame(pilot.app) != before
        await pilot.press("l")
        assert "Log" in frame(pilot.app)
        await pilot.press("backspace")
        assert not go_on.is_set()
        go_on.set()
        await settled(pilot, screen)
        assert screen.actor is not None


async def test_enter_takes_the_pauses_out_of_what_bots_do():
    store = saved(BOT, BOT)
    async with table_app(store, pace="slow") as (pilot, screen):
        first = screen.client.last
        assert rows_of(pilot.app)[23].startswith("Enter no pauses")
        await press(pilot.app, "enter")
        while screen.client.last < first + 5:
            await asyncio.sleep(0)
        await screen.client.leave()


async def test_the_pace_holds_bots_back(monkeypatch):
    waited = []

    async def wait_for(awaitable, seconds):
        waited.append(seconds)
        awaitable.close()
        raise TimeoutError

    monkeypatch.setattr(tui.client.asyncio, "wait_for", wait_for)
    async with table_app(saved(BOT, BOT), pace="fast") as (_pilot, screen):
        while screen.client.last < 8:
            await asyncio.sleep(0)
        await screen.client.leave()
    assert set(waited) == {0.2}


async def test_leaving_in_the_middle_of_a_write_keeps_it():
    store = slow()
    async with table_app(store) as (pilot, screen):
        await to_question(pilot, screen, "card")
        store.is_slow = True
        await press(pilot.app, "1", "enter")
        await until(store.waits)
        leaving = asyncio.ensure_future(screen.client.leave())
        store.go_on.set()
        await leaving
        kept = records(store)[-1]
        assert kept.n == screen.client.table._history.steps[-1].n
    with Table.resume(store, SAVE) as table:
        assert table.last == kept.n
        assert not table.notes


@pytest.mark.parametrize("how", ["q", "ctrl+q", "unmount"])
async def test_leaving_while_bots_play_frees_the_save(how):
    store = saved(AIKO, BOT, BOT)
    async with table_app(store) as (pilot, _screen):
        if how != "unmount":
            await press(pilot.app, how)
            await pilot.pause()
    with Table.resume(store, SAVE) as table:
        assert table.to_act is not None


async def test_an_undo_takes_back_what_showed_nothing():
    store = saved(seed=5)
    async with table_app(store) as (pilot, screen):
        await to_question(pilot, screen, "act")
        explore = next(a for a in screen.client.legal(0) if str(a).startswith("explore"))
        await by_keys(pilot, screen, explore)
        await settled(pilot, screen)
        assert screen.view.asked.kind == "orient"
        await keys(pilot, "2", "enter")
        await settled(pilot, screen)
        assert screen.view.asked.kind == "act"
        await keys(pilot, "u")
        assert screen.view.asked.kind == "orient"
        assert "undo" in frame(pilot.app)


async def test_what_dice_have_decided_stays():
    store = saved()
    async with table_app(store) as (pilot, screen):
        await to_question(pilot, screen, "act")
        last = screen.client.last
        await keys(pilot, "u")
        assert rows_of(pilot.app)[22].startswith("There is nothing that could be taken back")
        assert screen.client.last == last


async def test_free_undo_takes_back_dice():
    store = saved(free_undo=True)
    async with table_app(store) as (pilot, screen):
        await to_question(pilot, screen, "act")
        while screen.view.asked.kind == "act":
            await keys(pilot, "u")
        assert screen.view.asked.kind != "act"


async def test_two_people_agree_to_an_undo():
    store = saved(AIKO, BEN)
    async with table_app(store, curtain=False) as (pilot, screen):
        await to_question(pilot, screen, "act")
        seat, last = screen.actor, screen.client.last
        await keys(pilot, "u")
        assert "agree?" in frame(pilot.app)
        await keys(pilot, "enter")
        assert screen.client.last == last
        await keys(pilot, "u", "y")
        assert screen.client.last == last + 1
        assert screen.actor == seat
        assert screen.view.asked.kind != "act"


async def test_talk_is_kept_and_shown():
    store = saved()
    async with table_app(store) as (pilot, screen):
        await to_question(pilot, screen, "act")
        await keys(pilot, "s", *"hi[/]", "enter")
        await pilot.pause()
        assert "A: hi[/]" in frame(pilot.app)
        assert b'"hi[/]"' in bytes(store.saves[SAVE])


async def test_talk_on_a_full_disk_says_so():
    store = saved()
    async with table_app(store) as (pilot, screen):
        await to_question(pilot, screen, "card")
        store.failing = {"append"}
        await keys(pilot, "s", "x", "enter")
        assert "no room" in rows_of(pilot.app)[22]


async def test_a_game_played_elsewhere_is_watched(monkeypatch):
    monkeypatch.setattr("tui.watching.POLL", 0)
    store = saved(AIKO, BEN)
    with Table.resume(store, SAVE) as table:
        async with table_app(store) as (pilot, screen):
            name = ("Aiko", "Ben")[table.to_act]
            assert f"{name} is to act in another window." in rows_of(pilot.app)[22]
            assert "Hands" in frame(pilot.app)
            legal = table.legal(table.to_act)
            assert not screen.client.legal(table.to_act)
            table.settle(table.submit(table.to_act, legal[0], table.expected))
            while screen.client.last < table.last:
                await asyncio.sleep(0)
            await pilot.pause()
            assert f"{name[0]} placed" in frame(pilot.app)
            await keys_only(pilot, "enter", "e", "1", "u", "s")
            assert table.last == screen.client.last


async def test_a_watcher_learns_that_the_player_has_gone(monkeypatch):
    monkeypatch.setattr("tui.watching.POLL", 0)
    store = saved(AIKO, BEN)
    table = Table.resume(store, SAVE)
    async with table_app(store) as (pilot, screen):
        assert "in another window" in rows_of(pilot.app)[22]
        assert "no pauses" not in rows_of(pilot.app)[23]
        table.leave()
        while screen.client.player != "nobody":
            await asyncio.sleep(0)
        await pilot.pause()
        assert "Nobody plays this game now" in rows_of(pilot.app)[22]
        Table.resume(store, SAVE).leave()


async def test_watching_a_save_that_goes_away_says_so(monkeypatch):
    monkeypatch.setattr("tui.watching.POLL", 0)
    store = saved(AIKO, BEN)
    with Table.resume(store, SAVE):
        async with table_app(store) as (pilot, screen):
            store.failing = {"load"}
            while screen.trouble is None:
                await asyncio.sleep(0)
            await pilot.pause()
            assert "no room" in rows_of(pilot.app)[22]


async def test_a_submit_that_fails_in_itself_is_worded():
    client = PositionClient(CASES["act"].__globals__["GAME"], CASES["act"]())
    client.fails = StoreError("error-gone", save="x")
    async with at_table(client.state, client=client) as (pilot, _client):
        await keys(pilot, "n", "enter")
        assert "has been deleted" in rows_of(pilot.app)[22]
        assert client.played == []
