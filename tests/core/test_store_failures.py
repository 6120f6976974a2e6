"""What becomes of a save when the system refuses: at each byte, in each way, in another process."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core import files
from core.errors import Busy, StoreError
from core.log import chain_key, encode, read
from core.store import FolderStore
from tests.support.logs import SECRET, act, is_whole, running
from tests.support.soak import amount

ROOT = Path(__file__).parents[2]
Write = Callable[[int, bytes], int]


@pytest.fixture
def log() -> bytes:
    """A running game."""
    return running().data


@pytest.fixture
def record() -> bytes:
    """The line of its next record."""
    game = running()
    return encode(act(game.n), game.h, chain_key(SECRET))[0]


@pytest.fixture
def saves(tmp_path: Path, log: bytes) -> FolderStore:
    """A folder with the running game."""
    store = FolderStore(tmp_path / "saves")
    store.create("game", log).close()
    return store


def refused(call: Callable[..., Any], *arguments: Any) -> str:
    """The key of the error that a call ends in."""
    with pytest.raises(StoreError) as caught:
        call(*arguments)
    return caught.value.key


def failing(patch: pytest.MonkeyPatch, name: str, code: int) -> None:
    """Let a call of the system fail."""

    def fail(*_: Any, **__: Any) -> None:
        raise OSError(code, os.strerror(code))

    patch.setattr(os, name, fail)


def full_after(room: int, is_short: bool) -> Write:
    """A write to a disk with room for so many bytes: a short count, or an error."""
    true_write = os.write

    def write(fd: int, data: bytes) -> int:
        written = true_write(fd, data[:room])
        if not is_short:
            raise OSError(errno.ENOSPC, "full")
        return written

    return write


@pytest.mark.parametrize("is_short", [True, False])
def test_a_disk_that_is_full_at_any_byte_leaves_the_log_as_it_was(
    saves: FolderStore, log: bytes, record: bytes, is_short: bool
) -> None:
    with saves.open("game") as writer:
        for room in range(0, len(record), amount(7, 1)):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(os, "write", full_after(room, is_short))
                assert refused(writer.append, record) == "error-room"
            assert (saves.load("game"), writer.length) == (log, len(log))
        writer.append(record)
    assert saves.load("game") == log + record
    assert is_whole(read(saves.load("game")))


def test_where_even_the_cut_back_fails_it_is_made_up_for_before_the_next_write(
    saves: FolderStore, log: bytes, record: bytes
) -> None:
    with saves.open("game") as writer:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "write", full_after(9, False))
            failing(patch, "ftruncate", errno.EIO)
            assert refused(writer.append, record) == "error-room"
            assert refused(writer.append, record) == "error-store"
        assert saves.load("game") == log + record[:9]
        writer.append(record)
    assert saves.load("game") == log + record


def test_a_failed_cut_back_is_made_up_for_on_leaving(
    saves: FolderStore, log: bytes, record: bytes
) -> None:
    with saves.open("game") as writer, pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", full_after(9, True))
        failing(patch, "ftruncate", errno.EIO)
        assert refused(writer.append, record) == "error-room"
    assert saves.load("game") == log


def test_an_interrupt_just_behind_a_write_leaves_no_trace(
    saves: FolderStore, log: bytes, record: bytes
) -> None:
    true_write = os.write

    def interrupted(fd: int, data: bytes) -> int:
        true_write(fd, data)
        raise KeyboardInterrupt

    with saves.open("game") as writer:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "write", interrupted)
            with pytest.raises(KeyboardInterrupt):
                writer.append(record)
        writer.append(record)
    assert saves.load("game") == log + record


def test_a_device_that_is_full(saves: FolderStore, tmp_path: Path) -> None:
    writer = files.FileWriter(os.open("/dev/full", os.O_WRONLY), tmp_path / "full", "full")
    assert refused(writer.append, b"record\n") == "error-room"
    writer.close()


@pytest.mark.parametrize(
    ("code", "key"),
    [
        (errno.ENOSPC, "error-room"),
        (errno.EDQUOT, "error-room"),
        (errno.EFBIG, "error-room"),
        (errno.EROFS, "error-read-only"),
        (errno.EACCES, "error-permission"),
        (errno.EPERM, "error-permission"),
        (errno.EMFILE, "error-files"),
        (errno.ENFILE, "error-files"),
        (errno.EIO, "error-store"),
    ],
)
def test_each_failure_of_the_system_has_its_sentence(
    saves: FolderStore, log: bytes, record: bytes, code: int, key: str
) -> None:
    with saves.open("game") as writer:
        for name, call in (("write", writer.append), ("ftruncate", writer.cut)):
            with pytest.MonkeyPatch.context() as patch:
                failing(patch, name, code)
                assert refused(call, record if name == "write" else len(log)) == key
        with pytest.MonkeyPatch.context() as patch:
            failing(patch, "fsync", code)
            assert refused(writer.sync) == key
    with pytest.MonkeyPatch.context() as patch:
        failing(patch, "open", code)
        calls = (saves.load, saves.open, saves.delete)
        assert {refused(call, "game") for call in calls} == {key}
        barred = key in {"error-read-only", "error-permission"}
        assert refused(saves.create, "new") == ("error-barred" if barred else key)
        assert saves.recall() == b""
    assert saves.load("game") == log


def test_an_unnamed_failure_tells_its_code(saves: FolderStore) -> None:
    with pytest.MonkeyPatch.context() as patch:
        failing(patch, "open", errno.EIO)
        with pytest.raises(StoreError) as caught:
            saves.load("game")
    assert caught.value.details == {"save": "game", "code": "EIO"}


@pytest.mark.parametrize("name", ["mkdir", "open"])
@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOENT])
def test_where_nothing_new_can_be_saved_the_folder_is_named(
    tmp_path: Path, name: str, code: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        failing(patch, name, code)
        with pytest.raises(StoreError) as caught:
            FolderStore(tmp_path / "here").create("game", b"line\n")
    assert (caught.value.key, caught.value.details) == ("error-barred", {"save": "here"})


def test_a_folder_that_may_not_be_listed(saves: FolderStore) -> None:
    with pytest.MonkeyPatch.context() as patch:
        failing(patch, "scandir", errno.EACCES)
        assert refused(saves.ids) == "error-permission"


@pytest.mark.parametrize("name", ["write", "fsync"])
def test_a_full_disk_leaves_nothing_half_made(saves: FolderStore, log: bytes, name: str) -> None:
    writer = saves.open("game")
    with pytest.MonkeyPatch.context() as patch:
        if name == "write":
            patch.setattr(os, "write", full_after(5, False))
        else:
            failing(patch, name, errno.ENOSPC)
        assert refused(saves.create, "other", log) == "error-room"
        assert refused(writer.set_aside, b"a long tail") == "error-room"
        writer.close()
        assert refused(saves.rewrite, "game", bytes.upper) == "error-room"
    assert [path.name for path in saves.path.iterdir()] == ["game.jsonl"]
    assert saves.load("game") == log
    saves.create("other", log).close()


def test_a_note_that_can_not_be_left_is_no_failure(saves: FolderStore) -> None:
    (saves.path / ".index").mkdir()
    saves.remember(b"note")
    assert saves.recall() == b""
    assert sorted(path.name for path in saves.path.iterdir()) == [".index", "game.jsonl"]


START = "import sys\nfrom core.store import FolderStore\n"


def child(code: str, *arguments: str, start: str = START) -> "subprocess.Popen[str]":
    """Another process that runs this code on a folder of saves."""
    return subprocess.Popen(
        [sys.executable, "-c", f"{start}saves = FolderStore(sys.argv[1])\n{code}", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


LIMITED = """
import resource
from core.errors import StoreError
line = sys.argv[2].encode() + b"\\n"
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
with saves.open("game") as writer:
    size = writer.length
    for room in range(len(line)):
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + room, hard))
        try:
            writer.append(line)
        except StoreError as error:
            print(error.key, writer.length - size)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + len(line), hard))
    writer.append(line)
"""


def test_a_limit_on_the_size_of_files_at_each_byte(
    saves: FolderStore, log: bytes, record: bytes
) -> None:
    output, _ = child(LIMITED, str(saves.path), record.decode().rstrip("\n")).communicate()
    assert output.splitlines() == ["error-room 0"] * len(record)
    assert saves.load("game") == log + record


def test_one_process_plays_and_another_may_watch(saves: FolderStore, log: bytes) -> None:
    other = child('saves.open("game")\nprint("open", flush=True)\ninput()', str(saves.path))
    assert other.stdout is not None
    assert other.stdout.readline() == "open\n"
    with pytest.raises(Busy) as caught:
        saves.open("game")
    assert caught.value.details == {"save": "game"}
    assert saves.load("game") == log
    other.kill()
    other.communicate()
    saves.open("game").close()


LOCKLESS = """
from core.errors import StoreError
try:
    saves.open("game")
except StoreError as error:
    print(saves.ids(), error.key)
"""


def test_a_system_without_locks_can_still_read(saves: FolderStore) -> None:
    start = "import sys\nsys.modules['fcntl'] = None\nfrom core.store import FolderStore\n"
    output, _ = child(LOCKLESS, str(saves.path), start=start).communicate()
    assert output == "['game'] error-lock\n"


PLAYING = """
from core.log import chain_key, encode, read
from tests.support.logs import SECRET, act
log = read(saves.load("game"))
writer, h, n = saves.open("game"), log.h, log.order.next
while True:
    line, h = encode(act(n), h, chain_key(SECRET))
    writer.append(line)
    print(n, flush=True)
    n += 1
"""


def test_what_was_acknowledged_outlives_a_kill(saves: FolderStore) -> None:
    for _ in range(amount(2, 40)):
        before = read(saves.load("game")).order.next
        other = child(PLAYING, str(saves.path))
        assert other.stdout is not None
        told = [int(other.stdout.readline()) for _ in range(20)]
        other.kill()
        told += [int(line) for line in other.stdout]
        other.communicate()
        found = read(saves.load("game"))
        assert told == list(range(before, before + len(told)))
        assert found.damage is None
        assert found.order.next > told[-1]
        with saves.open("game") as writer:
            writer.cut(found.valid)
