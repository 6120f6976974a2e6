"""Settings on disk: whole or not at all, and never at the price of a bad file that was there."""

import json
import os

import pytest

from tui.app import MeikyuApp
from tui.settings import Settings, SettingsFile, settings_path


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / "settings.json"


def test_what_is_kept_comes_back(path):
    settings = Settings(language="ja", name="あいこ", keys={"keys-help": "H"}, cursor=True)
    assert SettingsFile(path).load() == Settings()
    assert SettingsFile(path).save(settings)
    assert SettingsFile(path).load() == settings
    assert json.loads(path.read_bytes())["name"] == "あいこ"
    assert sorted(file.name for file in path.parent.iterdir()) == ["settings.json"]


def test_unchanged_settings_are_not_written_again(path):
    SettingsFile(path).save(Settings(palette="safe"))
    file = SettingsFile(path)
    settings = file.load()
    before = path.stat()
    assert file.save(settings)
    after = path.stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)


@pytest.mark.parametrize(
    "data",
    [b"", b"\x00" * 20, b"[]", b'{"palette": "pink"}', b'{"keys": 3}', b"\xff\xfe", b"[" * 100_000],
    ids=["empty", "zeros", "list", "value", "type", "bytes", "deep"],
)
def test_an_unreadable_file_gives_defaults_and_is_kept(path, data):
    path.parent.mkdir()
    path.write_bytes(data)
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert file.unreadable
    assert path.read_bytes() == data
    assert file.save(Settings(palette="light"))
    assert path.with_name("settings.json.old").read_bytes() == data
    assert SettingsFile(path).load() == Settings(palette="light")


def test_a_folder_in_its_place_is_no_reason_to_stop(path):
    path.mkdir(parents=True)
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert file.save(Settings(palette="light"))


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file(path, monkeypatch, step):
    SettingsFile(path).save(Settings(palette="safe"))
    old = path.read_bytes()

    def refuse(*_):
        raise OSError(28, "no room")

    monkeypatch.setattr(os, step, refuse)
    assert not SettingsFile(path).save(Settings(palette="light"))
    assert path.read_bytes() == old
    assert sorted(file.name for file in path.parent.iterdir()) == ["settings.json"]


def test_names_in_a_file_are_cleaned(path):
    path.parent.mkdir()
    path.write_text(json.dumps({"name": "\u001b[2JBen\u202e", "names": ["x" * 99, "\u200b"]}))
    settings = SettingsFile(path).load()
    assert settings.name == "[2JBen"
    assert settings.names == ("x" * 19 + "~", "")


def test_a_setting_of_a_newer_program_is_no_damage(path):
    path.parent.mkdir()
    path.write_text('{"palette": "safe", "from_the_future": [1, 2]}')
    file = SettingsFile(path)
    assert file.load() == Settings(palette="safe")
    assert not file.unreadable


def test_no_path_keeps_nothing():
    file = SettingsFile(None)
    assert file.load() == Settings()
    assert file.save(Settings(palette="safe"))


def test_the_place_is_the_persons_own(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert settings_path().name == "settings.json"
    assert "meikyu" in settings_path().parts


@pytest.mark.parametrize(
    ("board", "narrow", "is_ascii"),
    [("auto", True, False), ("auto", False, True), ("lines", False, False), ("ascii", True, True)],
)
def test_the_board_is_what_the_person_says_or_else_the_terminal(board, narrow, is_ascii, path):
    SettingsFile(path).save(Settings(board=board))
    app = MeikyuApp(SettingsFile(path), narrow_glyphs=narrow, colours="full")
    assert app.look.ascii == is_ascii


def test_a_language_for_one_run_is_not_kept(path):
    app = MeikyuApp(SettingsFile(path), lang="en", colours="full")
    app.speak("ja")
    assert app.say("common-language") == "日本語"
    app.change(curtain=False)
    assert json.loads(path.read_bytes()) == {"curtain": False}
    app.change(language="en")
    assert app.say("common-language") == "English"


def test_few_and_no_colours(path):
    few = MeikyuApp(SettingsFile(path), colours="few").look
    assert few.style("A").color.name == "blue"
    assert few.theme == MeikyuApp(SettingsFile(path), colours="none").look.theme == "ansi-dark"


async def test_two_windows_keep_each_others_changes(path):
    one, other = MeikyuApp(SettingsFile(path)), MeikyuApp(SettingsFile(path))
    assert one.change(language="ja", curtain=False)
    assert other.change(palette="safe")
    assert SettingsFile(path).load() == Settings(language="ja", curtain=False, palette="safe")
    assert other.words.lang == "ja"


def test_a_change_that_could_not_be_kept_is_not_forgotten(path, monkeypatch):
    file = SettingsFile(path)
    assert file.save(Settings())

    def full(*_):
        raise OSError

    monkeypatch.setattr("tui.settings._write_whole", full)
    assert not file.save(Settings(palette="light"))
    assert file.newest(Settings(palette="light")) == Settings(palette="light")
