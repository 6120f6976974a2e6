"""The home screen as people see it."""

import pytest

from tests.support.frames import assert_ascii, frame, open_app, rows_of
from tests.support.saves import PEOPLE, TimedStore, play, some_games, some_samples
from tests.support.shots import LOOKS, look_id


@pytest.fixture(scope="module")
def games():
    return some_games()


@pytest.fixture(scope="module")
def samples():
    return some_samples()


async def loaded(pilot):
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


@pytest.mark.parametrize("look", LOOKS, ids=look_id)
async def test_home(look, games, samples, shot):
    async with open_app(*look, store=games, samples=samples) as pilot:
        await loaded(pilot)
        shot(pilot.app)
        if look[2] == "ascii":
            assert_ascii(frame(pilot.app))


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_nothing_saved(lang, shot):
    async with open_app(lang=lang, name="") as pilot:
        await loaded(pilot)
        shot(pilot.app)


async def test_continue_is_the_latest_game_of_somebody_here(games):
    async with open_app(store=games) as pilot:
        await loaded(pilot)
        assert "12 minutes ago" in rows_of(pilot.app)[3]
        assert "Chie to act" in rows_of(pilot.app)[3]


async def test_a_game_that_was_left_while_a_bot_thought_can_be_continued():
    rows = []
    for sitters in (PEOPLE[:3:2], PEOPLE[2::-2]):
        store = TimedStore()
        play(store, "older", PEOPLE[:2], 9, minutes=30)
        play(store, "left", sitters, 0, minutes=3)
        async with open_app(store=store) as pilot:
            await loaded(pilot)
            rows.append(rows_of(pilot.app)[3])
    assert all("3 minutes ago" in row for row in rows), rows
    assert sorted("bot to act" in row for row in rows) == [False, True], rows
    assert sorted("your turn" in row for row in rows) == [False, True], rows


async def test_a_game_of_bots_alone_or_without_a_deal_is_an_unfinished_game():
    store = TimedStore()
    play(store, "bots", (PEOPLE[2], PEOPLE[2]), 0, minutes=3)
    async with open_app(store=store) as pilot:
        await loaded(pilot)
        assert rows_of(pilot.app)[3].startswith("  >c  Continue     Mugen Meikyu, round 1")
        whole = store.saves["bots"]
    store.saves["bots"] = whole[: whole.index(b'{"t":"deal"')]
    async with open_app(store=store) as pilot:
        await loaded(pilot)
        assert rows_of(pilot.app)[3].startswith("  >c  Continue     Mugen Meikyu, not dealt yet")


async def test_an_off_choice_says_why():
    async with open_app() as pilot:
        await loaded(pilot)
        await pilot.press("c")
        assert rows_of(pilot.app)[22] == "no unfinished game"
        await pilot.press("b")
        assert rows_of(pilot.app)[22].startswith("A lobby is on a server only")
        await pilot.press("down")
        assert rows_of(pilot.app)[22] == "Aiko, what would you like to do?"


async def test_the_cursor_goes_through_all_parts(games, samples):
    async with open_app(store=games, samples=samples) as pilot:
        await loaded(pilot)
        marked = []
        for _ in range(15):
            marked += [row[3:14] for row in rows_of(pilot.app) if row[2:3] == ">"]
            await pilot.press("down")
        assert len(marked) == 15
        assert marked[0] == marked[13], "6 choices, 4 games, 3 samples"
        await pilot.press("tab")
        await pilot.press("tab")
        assert any(row.startswith("  >") and "2 seats" in row for row in rows_of(pilot.app))


async def test_a_hostile_name_is_shown_as_it_is():
    name = "[/[red]$x[@click=app.bell]y\x1b]0;t\x07\u202e"
    async with open_app(name=name) as pilot:
        await loaded(pilot)
        assert "[/[red]$x[@click" in frame(pilot.app)
        assert not set(frame(pilot.app)) & set("\x1b\x07\u202e")


async def test_a_damaged_settings_file_is_told(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text('{"language": 7}')
    async with open_app(settings_path=file) as pilot:
        await loaded(pilot)
        assert any("settings could not be read" in row for row in rows_of(pilot.app))
    assert file.read_text() == '{"language": 7}'


@pytest.mark.parametrize(
    ("keys", "screen"),
    [
        (("c",), "TableScreen"),
        (("enter",), "TableScreen"),
        (("3",), "TableScreen"),
        (("n",), "NewGame"),
        (("r",), "Archive"),
        (("h",), "HelpScreen"),
        (("comma",), "SettingsScreen"),
        (("up", "enter"), "ReplayScreen"),
    ],
    ids=lambda part: part if isinstance(part, str) else "-".join(part),
)
async def test_each_choice_opens_its_screen_and_comes_back(keys, screen, samples):
    async with open_app(store=some_games(), samples=samples) as pilot:
        await loaded(pilot)
        await pilot.press(*keys)
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == screen
        await pilot.press("q")
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == "Home"
