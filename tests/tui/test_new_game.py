"""The form of a new game and the cut: frames, keys, mouse, hostile names, the log."""

import json

import pytest

from core.chance import commitment, seeded_secret, word_hash
from core.errors import StoreError
from core.log import Cut, Deal, Open, Sit, read
from core.store import MemoryStore
from tests.support.frames import assert_ascii, frame, open_app, resize, rows_of
from tests.support.shots import LOOKS, look_id
from tui import new_table
from tui.app import MeikyuApp
from tui.draft import Draft, read_sitter
from tui.screens.new_game import NewGame

NEW = ("new", ())
SECRET = bytes(range(32))


@pytest.fixture
def gone(monkeypatch):
    """Where the app was sent, in place of a table; the secret is always the same."""
    places = []
    monkeypatch.setattr(MeikyuApp, "turn_to", lambda _app, *to: places.append(to))
    plain = new_table.secret_of
    secret = lambda draft: SECRET if draft.seed is None else plain(draft)  # noqa: E731
    monkeypatch.setattr(new_table, "secret_of", secret)
    return places


def records(store):
    """The game that was saved."""
    (save,) = store.ids()
    return read(store.load(save))


@pytest.mark.parametrize("look", LOOKS, ids=look_id)
async def test_form(look, shot):
    async with open_app(*look, start=NEW, names=("Ben",)) as pilot:
        await pilot.press("tab", "down", "left", "left", "down", "down", "left")
        shot(pilot.app)
        if look[2] == "ascii":
            assert_ascii(frame(pilot.app))


@pytest.mark.parametrize("look", LOOKS, ids=look_id)
async def test_cut(look, shot, gone):
    seats = ("person:Aiko", "person:Ben", "bot:easy")
    async with open_app(*look, start=NEW, last_seats=seats) as pilot:
        await pilot.press("d", *"plum rain", "enter", *"梅雨")
        shot(pilot.app)
        if look[2] == "ascii":
            assert_ascii(frame(pilot.app))


async def test_the_rows_stand_in_the_columns_of_the_wireframe():
    seats = ("person:Aiko", "person:Ben", "bot:normal")
    async with open_app(start=NEW, last_seats=seats) as pilot:
        await pilot.press("tab", "down", "down")
        rows = rows_of(pilot.app)
    assert "   A  person   < Aiko        > at this keyboard" in rows
    assert "   B  person   < Ben         > at this keyboard, hands behind a curtain" in rows
    assert " > C  bot      < normal      > easy / normal" in rows
    assert "   D  empty    < -           >" in rows
    assert "  seed   < secret, committed >   or a number: practice, repeatable" in rows
    assert rows[22] == "Seat C: who sits here? left/right changes it, Enter a name."


async def test_the_deal_is_written_with_names_options_and_cuts(gone):
    store = MemoryStore()
    seats = ("person:Aiko", "bot:easy")
    async with open_app(start=NEW, store=store, last_seats=seats) as pilot:
        await pilot.press("tab", "tab", "right", "d", *"plum", "enter")
        await pilot.pause()
    log = records(store)
    assert log.head.commitment == commitment(SECRET)
    assert log.head.options["seats_2"] == "adjacent"
    assert not log.head.practice
    assert [type(record) for record in log.records] == [Open, Sit, Sit, Cut, Deal]
    assert log.records[3] == Cut(3, 0, word_hash("plum"))
    assert list(log.names().values()) == ["Aiko"]
    assert gone == [("table", store.ids()[0])]


async def test_a_number_as_seed_is_practice_without_a_cut(gone):
    store = MemoryStore()
    async with open_app(start=NEW, store=store) as pilot:
        await pilot.press("tab", "tab", "tab", "enter", *"42", "enter")
        await pilot.pause()
        assert "  seed   < 42                > " in frame(pilot.app).replace(">seed", " seed")
        await pilot.press("d")
        await pilot.pause()
    head = records(store).head
    assert head.practice
    assert bytes.fromhex(head.secret) == seeded_secret(42)


async def test_free_undo_is_off_by_default_and_kept_in_the_log(gone):
    store = MemoryStore()
    async with open_app(start=NEW, store=store) as pilot:
        await pilot.press("tab", "tab", "tab", "up", "right", "d", "enter")
        await pilot.pause()
    assert records(store).head.free_undo


async def test_names_and_seats_are_remembered(tmp_path, gone):
    file = tmp_path / "settings.json"
    async with open_app(start=NEW, store=MemoryStore(), settings_path=file) as pilot:
        await pilot.press("tab", "enter", *(["backspace"] * 6), *"Chie", "enter")
        await pilot.pause()
        await pilot.press("minus", "d", "enter")
        await pilot.pause()
    kept = json.loads(file.read_text())
    assert kept["last_seats"] == ["person:Chie", "bot:normal", "bot:normal"]
    assert kept["last_game"] == "mugen"
    assert kept["names"][0] == "Chie"
    async with open_app(start=NEW, settings_path=file) as pilot:
        assert "   A  person   < Chie        > " in frame(pilot.app).replace(" > A", "   A")


@pytest.mark.parametrize(
    ("name", "shown"),
    [("[/", "[/"), ("[@click=app.bell]x", "[@click=app~"), ("\x1b]0;t\x07a\x9bb", "]0;tab"),
     ("\u202eabc\u200b", "abc"), ("あ" * 40, "あああああ~")],
)  # fmt: skip
async def test_a_hostile_name_is_cleaned_and_shown(name, shown):
    async with open_app(start=NEW, last_seats=(f"person:{name}",)) as pilot:
        assert f"< {shown}" in frame(pilot.app)
        await pilot.press("d")
        assert not set(frame(pilot.app)) & set("\x1b\x07\x9b\u202e\u200b")


@pytest.mark.parametrize("name", ["\u3164", " \u2800 ", "\u200b\u200d", "\x1b"])
async def test_a_name_of_blanks_only_is_refused(name):
    async with open_app(start=NEW) as pilot:
        page = pilot.app.screen
        assert isinstance(page, NewGame)
        assert not page.plan.name_sitter(0, name)
        await pilot.press("tab", "enter", *(["backspace"] * 4), "enter")
        await pilot.pause()
        assert rows_of(pilot.app)[22] == "There is nothing to see in that name."
        assert page.plan.sitters[0].name == "Aiko"


async def test_a_held_backspace_empties_a_name_and_does_no_more():
    async with open_app(start=NEW) as pilot:
        await pilot.press("tab", "enter", *(["backspace"] * 30), *"Chie", "enter")
        await pilot.pause()
        assert "   A  person   < Chie        > " in frame(pilot.app).replace(" > A", "   A")


def test_ten_thousand_characters_are_cut():
    draft = Draft(["x" * 10_000], "guest")
    assert len(draft.names[0]) == 20
    assert draft.name_sitter(0, "[" * 10_000)
    assert len(draft.sitters[0].name) == 20
    assert read_sitter("bot:") is None
    assert read_sitter("dog:x") is None


async def test_seats_stay_within_what_the_game_allows():
    async with open_app(start=NEW) as pilot:
        page = pilot.app.screen
        await pilot.press("plus")
        assert rows_of(pilot.app)[22] == "This game has 2 to 4 seats."
        await pilot.press("minus", "minus", "minus")
        assert rows_of(pilot.app)[22] == "This game has 2 to 4 seats."
        assert len(page.plan.sitters) == 2
        await pilot.press("up", "up", "up", "up", "up", "up", "right")
        assert 2 <= len(page.plan.sitters) <= 4


async def test_an_empty_seat_behind_an_empty_seat_waits():
    async with open_app(start=NEW, last_seats=("person:Aiko", "bot:easy")) as pilot:
        await pilot.press("tab", "down", "down", "down", "right")
        assert rows_of(pilot.app)[22] == "Fill seat C first."
        await pilot.press("up", "right")
        assert pilot.app.screen.plan.sitters[2].kind == "person"
        await pilot.press("left")
        assert len(pilot.app.screen.plan.sitters) == 2


async def test_bots_alone_are_not_dealt(gone):
    store = MemoryStore()
    async with open_app(start=NEW, store=store, last_seats=("bot:easy", "bot:easy")) as pilot:
        await pilot.press("d")
        assert rows_of(pilot.app)[22].startswith("Somebody must sit here")
    assert not store.ids()


async def test_going_back_from_the_cut_writes_nothing(gone):
    store = MemoryStore()
    seats = ("person:Aiko", "person:Ben")
    async with open_app(start=NEW, store=store, last_seats=seats) as pilot:
        await pilot.press("d", *"ab", "enter", "backspace")
        assert any("[ ab_" in row for row in rows_of(pilot.app))
        await pilot.press("backspace", "backspace", "backspace")
        assert isinstance(pilot.app.screen, NewGame)
    assert not store.ids()


async def test_a_full_store_is_told(gone, monkeypatch):
    store = MemoryStore()
    async with open_app(start=NEW, store=store) as pilot:
        monkeypatch.setattr(store, "create", _no_room)
        await pilot.press("d", "enter")
        await pilot.pause()
        assert rows_of(pilot.app)[22].startswith("there is no room")
        assert isinstance(pilot.app.screen, NewGame)


def _no_room(*_args):
    raise StoreError("error-room", save="mugen-1")


async def test_the_mouse_changes_values_and_opens_names():
    async with open_app(start=NEW) as pilot:
        rows = rows_of(pilot.app)
        seat = next(index for index, row in enumerate(rows) if row.startswith("   B  bot"))
        await pilot.click(offset=(29, seat))
        assert pilot.app.screen.plan.sitters[1].kind == "person"
        await pilot.click(offset=(15, seat))
        assert pilot.app.screen.plan.sitters[1].kind == "bot"
        option = next(index for index, row in enumerate(rows) if "round limit" in row)
        await pilot.click(offset=(32, option))
        assert pilot.app.screen.plan.options["round_limit"] == 110
        await pilot.click(offset=(5, seat))
        await pilot.click(offset=(5, seat))
        assert "┌─ Seat B" in frame(pilot.app)


async def test_a_value_is_typed_and_a_wrong_one_refused():
    async with open_app(start=NEW) as pilot:
        await pilot.press("tab", "tab", "down", "enter", *(["backspace"] * 3), *"7", "enter")
        await pilot.pause()
        assert pilot.app.screen.plan.options["round_limit"] == 7
        await pilot.press("enter", "backspace", *"x", "enter")
        await pilot.pause()
        assert "round_limit" in rows_of(pilot.app)[22]
        assert pilot.app.screen.plan.options["round_limit"] == 7


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (40, 12), (60, 20), (79, 23), (200, 60)])
async def test_no_size_breaks_it(size):
    async with open_app(start=NEW) as pilot:
        await resize(pilot, *size)
        await pilot.press("down", "right", "tab")
        assert len(frame(pilot.app).splitlines()) == size[1]
        await pilot.press("d")
        await resize(pilot, 80, 24)
        assert frame(pilot.app)
