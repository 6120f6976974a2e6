"""Logs in a folder: one file a game, moved and replaced as a whole only."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

from core import files
from core.errors import StoreError
from core.files import SUFFIX, Found, check_name, named

_BARRED = frozenset({"error-missing", "error-permission", "error-read-only"})


class FolderStore:
    """A folder with a `.jsonl` for each save, made when the first save is."""

    def __init__(self, path: Path | str, read_only: bool = False) -> None:
        self.path = Path(path)
        self.read_only = read_only

    def ids(self) -> list[str]:
        """The names of all saves, sorted."""
        return sorted(found.id for found in self.scan())

    def scan(self) -> list[Found]:
        """All saves with their sizes and times. A link counts as what it leads to."""
        return _scan(self.path)

    def create(self, save: str, data: bytes = b"") -> files.FileWriter:
        """A new save that begins with `data`: it is there with all of it, or not at all."""
        path = self._writable(save)
        try:
            self._make(self.path)
            writer = self._draft(save, data)
        except StoreError as error:
            if error.key not in _BARRED:
                raise
            raise StoreError("error-barred", save=self.path.name) from error
        try:
            with named(save):
                _publish(self._draft_path(save), path)
        except StoreError:
            writer.close()
            files.drop(self._draft_path(save))
            raise
        files.sync_folder(self.path)
        return writer

    def open(self, save: str) -> files.FileWriter:
        """The writer of a save, which may not be a link."""
        path = self._writable(save)
        return files.FileWriter(files.open_locked(path, files.WRITE, save), path, save)

    def load(self, save: str) -> bytes:
        """All bytes of a save, up to files.LIMIT."""
        return files.read_all(self._path(save), save)

    def ends(self, save: str, size: int) -> tuple[bytes, bytes]:
        """The first `size` bytes of a save, and of the others the last `size`."""
        return files.read_ends(self._path(save), size, save)

    def rewrite(self, save: str, change: Callable[[bytes], bytes]) -> bool:
        """Put what `change` makes of a save in its place, all at once; whether it differs."""
        with self.open(save):
            data = self.load(save)
            changed = change(data)
            if changed != data:
                self._draft(save, changed).close()
                with named(save):
                    os.replace(self._draft_path(save), self._path(save))
                files.sync_folder(self.path)
        return changed != data

    def delete(self, save: str) -> str:
        """Move a save to the folder `trash` beside it."""
        with self.open(save):
            self._make(self._trash)
            taken = set(self.trash())
            name, number = save, 1
            while name in taken:
                number += 1
                name = f"{save}-{number}"
            self._move(self._path(save), self._trash / (name + SUFFIX), save)
        return name

    def trash(self) -> list[str]:
        """The names in the trash, sorted."""
        return sorted(found.id for found in _scan(self._trash))

    def restore(self, save: str) -> None:
        """Take a save back out of the trash, unless there is another of its name."""
        path = self._writable(save)
        self._move(self._trash / path.name, path, save)

    def recall(self) -> bytes:
        """The note last left with `remember`, empty where there is none."""
        try:
            return files.read_all(self.path / ".index", ".index")
        except StoreError:
            return b""

    def remember(self, note: bytes) -> None:
        """Leave a note in the hidden file `.index`."""
        draft = self.path / f".index.{os.getpid()}"
        if self.read_only:
            return
        try:
            draft.write_bytes(note)
            os.replace(draft, self.path / ".index")
        except OSError:
            files.drop(draft)

    @property
    def _trash(self) -> Path:
        return self.path / "trash"

    def _path(self, save: str) -> Path:
        return self.path / (check_name(save) + SUFFIX)

    def _draft_path(self, save: str) -> Path:
        return self.path / f".{save}.new"

    def _writable(self, save: str) -> Path:
        if self.read_only:
            raise StoreError("error-read-only", save=check_name(save))
        return self._path(save)

    def _make(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except FileExistsError:
            raise StoreError("error-folder", save=folder.name) from None
        except OSError as error:
            raise files.store_error(error, folder.name) from error

    def _draft(self, save: str, data: bytes) -> files.FileWriter:
        """A hidden file with these bytes, durable, whose writer goes on under the save's name."""
        draft = self._draft_path(save)
        fd = files.open_locked(draft, files.WRITE | os.O_CREAT, save)
        writer = files.FileWriter(fd, self._path(save), save)
        try:
            writer.cut(0)
            if data:
                writer.append(data)
            writer.sync()
        except StoreError:
            files.drop(draft)
            writer.close()
            raise
        return writer

    def _move(self, start: Path, end: Path, save: str) -> None:
        with named(save):
            _publish(start, end)
        files.sync_folder(start.parent)
        files.sync_folder(end.parent)


def _scan(folder: Path) -> list[Found]:
    """The saves in a folder, none in one that does not exist."""
    try:
        with os.scandir(folder) as entries:
            found = [_facts(entry) for entry in entries if entry.name.endswith(SUFFIX)]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise files.store_error(error, folder.name) from error
    return [save for save in found if save is not None]


def _facts(entry: os.DirEntry[str]) -> Found | None:
    """A save by its entry in a folder; None for what is none, or is gone by now."""
    save = entry.name.removesuffix(SUFFIX)
    try:
        if not entry.is_file() or not files.is_name(save):
            return None
        facts = entry.stat()
    except OSError:
        return None
    return Found(save, facts.st_mtime_ns, facts.st_size)


def _publish(start: Path, end: Path) -> None:
    """Give a file another name, which must be free."""
    try:
        os.link(start, end)
    except FileExistsError:
        raise
    except OSError:
        if end.exists():
            raise FileExistsError(errno.EEXIST, "", str(end)) from None
        os.rename(start, end)
    else:
        os.unlink(start)
