"""Where logs live: what every store can do, and the two that there are."""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

from core.files import Found
from core.folder import FolderStore
from core.memory import MemoryStore

__all__ = ["FolderStore", "Found", "MemoryStore", "Store", "Writer", "new_id"]


class Writer(Protocol):
    """The one writer of a save, until `close`. `length` is the size of the save in bytes."""

    length: int

    def append(self, data: bytes) -> None:
        """Add bytes with one write. On StoreError the save is as it was before."""

    def sync(self) -> None:
        """Make all that was appended durable. Raises StoreError."""

    def cut(self, length: int) -> None:
        """Shorten the save to `length` bytes. Raises StoreError."""

    def set_aside(self, data: bytes) -> str:
        """Keep bytes beside the save, durably; the name they have there. Raises StoreError."""

    def close(self) -> None:
        """Give up the save; a second call does nothing."""


class Store(Protocol):
    """A set of saves. Every method raises StoreError where the system refuses.

    Names that are no plain file names are refused, by all methods alike.
    """

    @property
    def read_only(self) -> bool:
        """Whether nothing can be written here."""

    def ids(self) -> list[str]:
        """The names of all saves, sorted."""

    def scan(self) -> list[Found]:
        """All saves with their sizes and times, in any order."""

    def create(self, save: str, data: bytes = b"") -> Writer:
        """A new save that begins with `data`: it is there with all of it, or not at all."""

    def open(self, save: str) -> Writer:
        """The writer of a save. Raises Busy where there is one already."""

    def load(self, save: str) -> bytes:
        """All bytes of a save, for those who only read."""

    def ends(self, save: str, size: int) -> tuple[bytes, bytes]:
        """The first `size` bytes of a save, and of the others the last `size`."""

    def rewrite(self, save: str, change: Callable[[bytes], bytes]) -> bool:
        """Put what `change` makes of a save in its place, all at once; whether it differs.

        Raises Busy.
        """

    def delete(self, save: str) -> str:
        """Move a save to the trash; the name it has there. Raises Busy."""

    def trash(self) -> list[str]:
        """The names in the trash, sorted."""

    def restore(self, save: str) -> None:
        """Take a save back out of the trash."""

    def recall(self) -> bytes:
        """The note last left with `remember`, empty where there is none; never raises."""

    def remember(self, note: bytes) -> None:
        """Leave a note that may be lost at any time; never raises."""


def new_id(game: str, now: datetime | None = None) -> str:
    """A name for a new save, unique, sorted by game and time: `mugen-20261130-193257-ab12cd`."""
    moment = (now or datetime.now(UTC)).astimezone(UTC)
    return f"{game}-{moment:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"
