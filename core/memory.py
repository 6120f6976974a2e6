"""Logs in memory: for simulation, for practice without a trace, and for tests."""

import time
from collections.abc import Callable

from core.errors import Busy, StoreError
from core.files import Found, check_name


class MemoryWriter:
    """The one writer of a save in memory."""

    def __init__(self, store: "MemoryStore", save: str) -> None:
        self._store = store
        self._save = save
        self._data = store.saves[save]
        self._is_open = True
        self.length = len(self._data)

    def append(self, data: bytes) -> None:
        """Add bytes."""
        if not self._is_open:
            raise StoreError("error-store", save=self._save, code="EBADF")
        self._data += data
        self.length += len(data)

    def sync(self) -> None:
        """Nothing more lasting than memory is at hand."""

    def cut(self, length: int) -> None:
        """Shorten the save to `length` bytes."""
        if not 0 <= length <= self.length:
            raise ValueError(f"can't cut {self.length} bytes to {length}")
        del self._data[length:]
        self.length = length

    def set_aside(self, data: bytes) -> str:
        """Keep bytes in `MemoryStore.aside`; the name they have there."""
        name = f"{self._save}.{len(self._store.aside) + 1}.tail"
        self._store.aside[name] = bytes(data)
        return name

    def close(self) -> None:
        """Give up the save; a second call does nothing."""
        if self._is_open:
            self._is_open = False
            self._store.busy.discard(self._save)


class MemoryStore:
    """Saves as long as the process lives, by the rules of every store."""

    def __init__(self) -> None:
        self.read_only = False
        self.saves: dict[str, bytearray] = {}
        self.aside: dict[str, bytes] = {}
        self.busy: set[str] = set()
        self._trash: dict[str, bytearray] = {}
        self._written: dict[str, int] = {}
        self._note = b""

    def ids(self) -> list[str]:
        """The names of all saves, sorted."""
        return sorted(self.saves)

    def scan(self) -> list[Found]:
        """All saves with their sizes; their time is that of their creation."""
        return [Found(save, self._written[save], len(data)) for save, data in self.saves.items()]

    def create(self, save: str, data: bytes = b"") -> MemoryWriter:
        """A new save that begins with `data`."""
        if check_name(save) in self.saves:
            raise StoreError("error-exists", save=save)
        self.saves[save] = bytearray(data)
        self._written[save] = time.time_ns()
        return self.open(save)

    def open(self, save: str) -> MemoryWriter:
        """The writer of a save."""
        self._find(save)
        if save in self.busy:
            raise Busy("error-busy", save=save)
        self.busy.add(save)
        return MemoryWriter(self, save)

    def load(self, save: str) -> bytes:
        """All bytes of a save."""
        return bytes(self._find(save))

    def ends(self, save: str, size: int) -> tuple[bytes, bytes]:
        """The first `size` bytes of a save, and of the others the last `size`."""
        data = self._find(save)
        return bytes(data[:size]), bytes(data[max(size, len(data) - size) :])

    def rewrite(self, save: str, change: Callable[[bytes], bytes]) -> bool:
        """Put what `change` makes of a save in its place; whether it differs."""
        self.open(save).close()
        data = self.load(save)
        changed = change(data)
        self.saves[save] = bytearray(changed)
        return changed != data

    def delete(self, save: str) -> str:
        """Move a save to the trash; the name it has there."""
        self.open(save).close()
        name, number = save, 1
        while name in self._trash:
            number += 1
            name = f"{save}-{number}"
        self._trash[name] = self.saves.pop(save)
        return name

    def trash(self) -> list[str]:
        """The names in the trash, sorted."""
        return sorted(self._trash)

    def restore(self, save: str) -> None:
        """Take a save back out of the trash, unless there is another of its name."""
        if check_name(save) in self.saves:
            raise StoreError("error-exists", save=save)
        if save not in self._trash:
            raise StoreError("error-missing", save=save)
        self.saves[save] = self._trash.pop(save)
        self._written.setdefault(save, time.time_ns())

    def recall(self) -> bytes:
        """The note last left with `remember`, empty where there is none."""
        return self._note

    def remember(self, note: bytes) -> None:
        """Leave a note."""
        self._note = note

    def _find(self, save: str) -> bytearray:
        data = self.saves.get(check_name(save))
        if data is None:
            raise StoreError("error-missing", save=save)
        return data
