"""Files of records: every failure of the system has a name, and a failed write leaves no trace."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Final, NamedTuple

from core.errors import Busy, StoreError

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:
    fcntl = None

LIMIT: Final = 1 << 26
"""The greatest size of a save in bytes."""
SUFFIX: Final = ".jsonl"

_MODE = 0o600
_SAFE = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NONBLOCK", 0)
READ = os.O_RDONLY | _SAFE
WRITE = os.O_RDWR | os.O_APPEND | _SAFE | getattr(os, "O_NOFOLLOW", 0)

_KEYS = {
    errno.ENOENT: "error-missing",
    errno.EISDIR: "error-directory",
    errno.EACCES: "error-permission",
    errno.EPERM: "error-permission",
    errno.EROFS: "error-read-only",
    errno.ENOSPC: "error-room",
    errno.EDQUOT: "error-room",
    errno.EFBIG: "error-room",
    errno.EEXIST: "error-exists",
    errno.ELOOP: "error-link",
    errno.ENOTDIR: "error-folder",
    errno.ENAMETOOLONG: "error-name",
    errno.ENXIO: "error-file",
    errno.EMFILE: "error-files",
    errno.ENFILE: "error-files",
}


class Found(NamedTuple):
    """A save as it lies there: when it was last written, in ns since 1970, and its bytes."""

    id: str
    written: int
    size: int


def store_error(error: OSError, save: str) -> StoreError:
    """What a person is told of a failure of the system at a save."""
    code = error.errno or 0
    if code in _KEYS:
        return StoreError(_KEYS[code], save=save)
    return StoreError("error-store", save=save, code=errno.errorcode.get(code, str(code)))


@contextmanager
def named(save: str) -> Iterator[None]:
    """Turn every OSError inside into StoreError."""
    try:
        yield
    except OSError as error:
        raise store_error(error, save) from error


def check_name(save: str) -> str:
    """`save`, if it can be the name of a file; raises StoreError for any other."""
    if not is_name(save):
        shown = "".join(letter if letter.isprintable() else "?" for letter in save[:40])
        raise StoreError("error-name", save=shown)
    return save


def is_name(save: str) -> bool:
    """Whether a save can be called so: what can be printed, no path, nothing hidden."""
    return (
        save.isprintable()
        and save[:1] not in ("", ".")
        and "/" not in save
        and "\\" not in save
        and len(save.encode()) <= 200
    )


def open_plain(path: Path, flags: int, save: str) -> int:
    """A descriptor of a plain file. Raises StoreError, also for what is no plain file."""
    with named(save):
        fd = os.open(path, flags, _MODE)
        mode = os.fstat(fd).st_mode
    if not stat.S_ISREG(mode):
        os.close(fd)
        raise StoreError("error-directory" if stat.S_ISDIR(mode) else "error-file", save=save)
    return fd


def read_all(path: Path, save: str) -> bytes:
    """The bytes of a plain file. Raises StoreError, also for one beyond LIMIT."""
    fd = open_plain(path, READ, save)
    with named(save), open(fd, "rb", buffering=0) as file:
        if os.fstat(fd).st_size > LIMIT:
            raise StoreError("error-large", save=save)
        return file.readall()


def read_ends(path: Path, size: int, save: str) -> tuple[bytes, bytes]:
    """The first and the last `size` bytes of a plain file; the second are empty in a short one."""
    fd = open_plain(path, READ, save)
    with named(save), open(fd, "rb", buffering=0) as file:
        head = file.read(size)
        length = os.fstat(fd).st_size
        if length <= size:
            return head, b""
        file.seek(max(size, length - size))
        return head, file.read(size)


def drop(path: Path) -> None:
    """Take away what is left of a file that could not be finished, if the system lets us."""
    with suppress(OSError):
        path.unlink()


def sync_folder(path: Path) -> None:
    """Make the names in a folder durable, where the system can."""
    with suppress(OSError):
        fd = os.open(path, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def lock(fd: int, save: str) -> None:
    """Keep other writers away from an open file until it is closed.

    Raises Busy where another holds it, StoreError where there are no locks.
    """
    if fcntl is None:
        raise StoreError("error-lock", save=save)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Busy("error-busy", save=save) from None
    except OSError as error:
        raise StoreError("error-lock", save=save) from error


def open_locked(path: Path, flags: int, save: str) -> int:
    """A locked descriptor of the file that bears this name now. Raises as `lock`, `open_plain`."""
    while True:
        fd = open_plain(path, flags, save)
        try:
            lock(fd, save)
            with named(save):
                if os.path.samestat(os.fstat(fd), os.stat(path)):
                    return fd
        except StoreError:
            os.close(fd)
            raise
        os.close(fd)


class FileWriter:
    """The one writer of a save: appends whole or not at all."""

    def __init__(self, fd: int, path: Path, save: str) -> None:
        self._fd = fd
        self._path = path
        self._save = save
        self._is_dirty = False
        self.length = os.fstat(fd).st_size

    def __enter__(self) -> "FileWriter":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.close()

    def append(self, data: bytes) -> None:
        """Add bytes with one write. On StoreError the file is as it was before."""
        self._check(len(data))
        self._is_dirty = True
        try:
            written = os.write(self._fd, data)
        except OSError as error:
            self._take_back()
            raise store_error(error, self._save) from error
        if written != len(data):
            self._take_back()
            raise StoreError("error-room", save=self._save)
        self.length += written
        self._is_dirty = False

    def sync(self) -> None:
        """Make all that was appended durable. Raises StoreError."""
        with named(self._save):
            os.fsync(self._fd)

    def cut(self, length: int) -> None:
        """Shorten the save to `length` bytes. Raises StoreError."""
        if not 0 <= length <= self.length:
            raise ValueError(f"can't cut {self.length} bytes to {length}")
        with named(self._save):
            if os.fstat(self._fd).st_size < length:
                raise StoreError("error-changed", save=self._save)
            os.ftruncate(self._fd, length)
        self.length = length
        self._is_dirty = False

    def set_aside(self, data: bytes) -> str:
        """Keep bytes in a new file beside the save, durably; its name. Raises StoreError."""
        for number in count(1):
            path = self._path.with_suffix(f".{number}.tail")
            try:
                write_new(path, data, self._save)
                break
            except StoreError as error:
                if error.key != _KEYS[errno.EEXIST]:
                    raise
        sync_folder(path.parent)
        return path.name

    def close(self) -> None:
        """Give up the lock; a second call does nothing."""
        fd, self._fd = self._fd, -1
        if fd >= 0:
            if self._is_dirty:
                with suppress(OSError):
                    os.ftruncate(fd, self.length)
            os.close(fd)

    def _check(self, more: int) -> None:
        """See that the file is the one that we know, with room for `more` bytes."""
        if self._is_dirty:
            self.cut(self.length)
        try:
            found = os.fstat(self._fd)
        except OSError as error:
            raise store_error(error, self._save) from error
        if not found.st_nlink:
            raise StoreError("error-gone", save=self._save)
        if found.st_size != self.length:
            raise StoreError("error-changed", save=self._save)
        if self.length + more > LIMIT:
            raise StoreError("error-large", save=self._save)

    def _take_back(self) -> None:
        with suppress(OSError):
            os.ftruncate(self._fd, self.length)
            self._is_dirty = False


def write_new(path: Path, data: bytes, save: str) -> None:
    """Write a file that did not exist, whole and durable or not at all. Raises StoreError."""
    fd = open_plain(path, WRITE | os.O_CREAT | os.O_EXCL, save)
    with FileWriter(fd, path, save) as writer:
        try:
            writer.append(data)
            writer.sync()
        except StoreError:
            drop(path)
            raise
