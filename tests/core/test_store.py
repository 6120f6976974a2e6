"""What every store does, and how a folder behaves when the system refuses."""

import errno
import os
import socket
import stat
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from core import files, folder
from core.errors import Busy, StoreError
from core.store import FolderStore, MemoryStore, Store, new_id


@pytest.fixture(params=["folder", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """A store of each kind, empty."""
    return FolderStore(tmp_path / "saves") if request.param == "folder" else MemoryStore()


@pytest.fixture
def saves(tmp_path: Path) -> FolderStore:
    """A folder with one save, `game`, of the bytes `one` and a line feed."""
    found = FolderStore(tmp_path / "saves")
    found.create("game", b"one\n").close()
    return found


def refused(call: Callable[..., Any], *arguments: Any) -> str:
    """The key of the error that a call ends in."""
    with pytest.raises(StoreError) as caught:
        call(*arguments)
    return caught.value.key


def test_a_save_holds_what_was_appended(store: Store) -> None:
    writer = store.create("game", b"one\n")
    writer.append(b"two\n")
    writer.sync()
    assert writer.length == 8
    assert store.load("game") == b"one\ntwo\n"
    writer.close()
    writer.close()
    again = store.open("game")
    again.append(b"three\n")
    assert (again.length, store.load("game")) == (14, b"one\ntwo\nthree\n")


def test_a_save_can_begin_empty(store: Store) -> None:
    store.create("game").close()
    assert store.load("game") == b""


def test_the_saves_are_listed_sorted(store: Store) -> None:
    assert store.ids() == []
    for name in ("b", "a", "夢幻 迷宮 (2)", "c.d"):
        store.create(name, b"x").close()
    assert store.ids() == ["a", "b", "c.d", "夢幻 迷宮 (2)"]
    assert {(found.id, found.size) for found in store.scan()} == {(s, 1) for s in store.ids()}
    assert all(found.written > 0 for found in store.scan())


def test_a_cut_shortens(store: Store) -> None:
    writer = store.create("game", b"one\ntwo\n")
    writer.cut(4)
    writer.append(b"2\n")
    assert (writer.length, store.load("game")) == (6, b"one\n2\n")
    for length in (-1, 7):
        with pytest.raises(ValueError, match="can't cut"):
            writer.cut(length)


def test_only_one_writes(store: Store) -> None:
    writer = store.create("game", b"one\n")
    for call in (store.open, store.delete):
        with pytest.raises(Busy):
            call("game")
    with pytest.raises(Busy):
        store.rewrite("game", bytes.upper)
    assert store.load("game") == b"one\n"
    writer.close()
    second = store.open("game")
    writer.close()
    with pytest.raises(Busy):
        store.open("game")
    second.close()
    store.open("game").close()


def test_nothing_is_written_through_a_closed_writer(store: Store) -> None:
    writer = store.create("game", b"one\n")
    writer.close()
    assert refused(writer.append, b"two\n") == "error-store"
    assert store.load("game") == b"one\n"


def test_a_second_save_of_the_same_name_is_refused(store: Store) -> None:
    store.create("game", b"one\n").close()
    assert refused(store.create, "game", b"two\n") == "error-exists"
    assert store.load("game") == b"one\n"
    store.open("game").close()


def test_a_missing_save_is_named(store: Store) -> None:
    for call in (store.open, store.load, store.delete, store.restore):
        with pytest.raises(StoreError) as caught:
            call("nothing")
        assert (caught.value.key, caught.value.details["save"]) == ("error-missing", "nothing")
    assert refused(store.ends, "nothing", 10) == "error-missing"


def test_the_ends_of_a_save(store: Store) -> None:
    store.create("game", b"0123456789").close()
    assert store.ends("game", 20) == (b"0123456789", b"")
    assert store.ends("game", 10) == (b"0123456789", b"")
    assert store.ends("game", 6) == (b"012345", b"6789")
    assert store.ends("game", 3) == (b"012", b"789")


def test_trash_and_back(store: Store) -> None:
    store.create("game", b"first").close()
    assert store.delete("game") == "game"
    store.create("game", b"second").close()
    assert refused(store.restore, "game") == "error-exists"
    second = store.delete("game")
    assert store.trash() == sorted(["game", second])
    assert store.ids() == []
    store.restore("game")
    store.restore(second)
    assert (store.load("game"), store.load(second)) == (b"first", b"second")
    assert store.trash() == []
    store.open("game").close()


def test_a_save_is_put_in_the_place_of_another(store: Store) -> None:
    store.create("game", b"one\n").close()
    assert store.rewrite("game", bytes.upper)
    assert not store.rewrite("game", bytes.upper)
    assert store.load("game") == b"ONE\n"
    writer = store.open("game")
    writer.append(b"two\n")
    assert store.load("game") == b"ONE\ntwo\n"


def test_a_note_is_recalled(store: Store) -> None:
    assert store.recall() == b""
    store.create("game").close()
    store.remember(b"note")
    store.remember(b"other note")
    assert store.recall() == b"other note"
    assert store.ids() == ["game"]


HOSTILE = [
    "",
    ".",
    "..",
    ".hidden",
    "../game",
    "a/b",
    "/etc/passwd",
    "a\\b",
    "a\0b",
    "a\nb",
    "a\x1b[2Jb",
    "a\u202eb",
    "a\u200bb",
    "\ud800",
    "x" * 201,
    "夢" * 70,
    "x" * 10000,
]


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_name_that_is_no_plain_file_name_is_refused(store: Store, name: str) -> None:
    calls = (store.create, store.open, store.load, store.delete, store.restore)
    for call in calls:
        with pytest.raises(StoreError) as caught:
            call(name)
        assert caught.value.key == "error-name"
        shown = str(caught.value.details["save"])
        assert len(shown) <= 40
        assert shown.isprintable()
    assert refused(store.ends, name, 10) == "error-name"
    assert refused(store.rewrite, name, bytes.upper) == "error-name"


def test_ids_sort_by_time_and_never_repeat() -> None:
    moment = datetime(2026, 11, 30, 19, 32, 57, tzinfo=UTC)
    many = {new_id("mugen", moment) for _ in range(200)}
    assert len(many) == 200
    assert all(name.startswith("mugen-20261130-193257-") and len(name) == 28 for name in many)
    assert new_id("toy") > "toy-2"


def test_a_folder_of_samples_is_never_written_to(saves: FolderStore) -> None:
    saves.delete("game")
    saves.create("other", b"x").close()
    before = sorted(path.name for path in saves.path.rglob("*"))
    samples = FolderStore(saves.path, read_only=True)
    for call in (samples.create, samples.open, samples.delete, samples.restore):
        assert refused(call, "other") == "error-read-only"
    assert refused(samples.rewrite, "other", bytes.upper) == "error-read-only"
    samples.remember(b"note")
    assert samples.load("other") == b"x"
    assert sorted(path.name for path in saves.path.rglob("*")) == before


def test_a_missing_folder_is_empty_and_stays_missing(tmp_path: Path) -> None:
    store = FolderStore(tmp_path / "none")
    assert (store.ids(), store.trash(), store.recall()) == ([], [], b"")
    store.remember(b"note")
    assert list(tmp_path.iterdir()) == []


def test_saves_are_for_their_owner_alone(saves: FolderStore) -> None:
    assert stat.S_IMODE((saves.path / "game.jsonl").stat().st_mode) == 0o600
    assert stat.S_IMODE(saves.path.stat().st_mode) == 0o700
    with saves.open("game") as writer:
        aside = saves.path / writer.set_aside(b"tail")
    assert stat.S_IMODE(aside.stat().st_mode) == 0o600


def test_bytes_set_aside_lie_beside_the_save_each_in_a_file_of_its_own(saves: FolderStore) -> None:
    with saves.open("game") as writer:
        names = [writer.set_aside(b"first"), writer.set_aside(b"second")]
    assert [(saves.path / name).read_bytes() for name in names] == [b"first", b"second"]
    assert saves.ids() == ["game"]
    assert saves.load("game") == b"one\n"


def test_only_plain_files_are_saves(saves: FolderStore) -> None:
    path = saves.path
    (path / "folder.jsonl").mkdir()
    (path / "text.txt").write_text("no save")
    (path / ".hidden.jsonl").write_text("no save")
    (path / "dangling.jsonl").symlink_to("nowhere")
    os.mkfifo(path / "pipe.jsonl")
    (path / os.fsdecode(b"\xff.jsonl")).write_text("no name")
    assert saves.ids() == ["game"]
    for name, key in (("folder", "error-directory"), ("pipe", "error-file")):
        assert refused(saves.load, name) == key
        assert refused(saves.open, name) == key
    assert refused(saves.load, "dangling") == "error-missing"
    assert refused(saves.create, "folder") == "error-exists"


def test_a_socket_is_no_save(saves: FolderStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(saves.path)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("socket.jsonl")
        assert refused(saves.load, "socket") == "error-file"


def test_a_link_can_be_read_but_not_played_on(saves: FolderStore, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere.jsonl"
    target.write_bytes(b"far\n")
    (saves.path / "link.jsonl").symlink_to(target)
    (saves.path / "loop.jsonl").symlink_to("loop.jsonl")
    assert saves.ids() == ["game", "link"]
    assert saves.load("link") == b"far\n"
    assert refused(saves.open, "link") == "error-link"
    assert refused(saves.delete, "link") == "error-link"
    assert refused(saves.load, "loop") == "error-link"
    assert refused(saves.create, "link", b"x") == "error-exists"
    assert target.read_bytes() == b"far\n"


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file")
    store = FolderStore(tmp_path / "saves")
    assert refused(store.ids) == "error-folder"
    assert refused(store.create, "game") == "error-folder"
    assert refused(FolderStore(tmp_path / "saves" / "deep").create, "game") == "error-folder"


def test_a_save_beyond_the_limit_is_neither_read_nor_made_longer(
    saves: FolderStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with saves.open("game") as writer:
        os.truncate(saves.path / "game.jsonl", files.LIMIT + 1)
        assert refused(saves.load, "game") == "error-large"
        writer.length = files.LIMIT + 1
        assert refused(writer.append, b"more") == "error-large"


def test_a_save_deleted_or_changed_by_others_is_not_written_to(saves: FolderStore) -> None:
    path = saves.path / "game.jsonl"
    with saves.open("game") as writer:
        with path.open("ab") as other:
            other.write(b"foreign\n")
        assert refused(writer.append, b"two\n") == "error-changed"
        assert path.read_bytes() == b"one\nforeign\n"
        os.truncate(path, 2)
        assert refused(writer.append, b"two\n") == "error-changed"
        assert refused(writer.cut, 4) == "error-changed"
        assert path.read_bytes() == b"on"
        path.unlink()
        assert refused(writer.append, b"two\n") == "error-gone"


def test_a_lock_is_taken_on_the_file_that_bears_the_name_now(
    saves: FolderStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    true_lock = files.lock

    def slow_lock(fd: int, save: str) -> None:
        """Another process puts a new file in the place of the old one just before."""
        monkeypatch.setattr(files, "lock", true_lock)
        (saves.path / "new").write_bytes(b"the new one\n")
        os.replace(saves.path / "new", saves.path / "game.jsonl")
        true_lock(fd, save)

    monkeypatch.setattr(files, "lock", slow_lock)
    with saves.open("game") as writer:
        writer.append(b"two\n")
    assert saves.load("game") == b"the new one\ntwo\n"


def test_where_there_are_no_locks_nothing_is_played(
    saves: FolderStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "fcntl", None)
    assert refused(saves.open, "game") == "error-lock"
    assert refused(saves.create, "other") == "error-lock"
    assert (saves.ids(), saves.load("game")) == (["game"], b"one\n")


def test_a_file_system_without_hard_links(
    saves: FolderStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_link(*_: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(folder.os, "link", no_link)
    saves.create("other", b"two\n").close()
    assert refused(saves.create, "other", b"three\n") == "error-exists"
    saves.restore(saves.delete("other"))
    assert saves.load("other") == b"two\n"
    assert sorted(path.name for path in saves.path.glob("*.*")) == ["game.jsonl", "other.jsonl"]


def test_a_save_that_goes_while_the_folder_is_listed_hides_no_other(
    saves: FolderStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.create("other").close()
    true_name = files.is_name

    def slow_name(save: str) -> bool:
        """Somebody deletes the save just then."""
        (saves.path / "game.jsonl").unlink(missing_ok=True)
        return true_name(save)

    monkeypatch.setattr(files, "is_name", slow_name)
    assert saves.ids() == ["other"]
