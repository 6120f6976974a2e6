"""A log being written: lines go out, receipts wait for confirmation, a failure goes back."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Literal, TypeAlias

from core.errors import Refused, StoreError
from core.log import Chained, LogFile, encode, read
from core.store import Store, Writer

Status: TypeAlias = Literal["written", "confirmed", "lost"]


class Receipt:
    """What has been written and waits for its confirmation.

    `n` is the number of the newest record then, `length` the log's length in bytes. `status`
    is `lost` once a failure has taken the table back to what was confirmed before.
    """

    __slots__ = ("length", "n", "status", "talk")

    def __init__(self, n: int, length: int, talk: int) -> None:
        self.n = n
        self.length = length
        self.talk = talk
        self.status: Status = "written"


class Ledger:
    """The log of one game, open for writing.

    `length` is how much of it is confirmed. What stands behind is cut off when anything fails,
    at the latest before the next write.
    """

    __slots__ = ("_id", "_is_torn", "_key", "_order", "_store", "_writer", "h", "length", "pending")

    def __init__(self, store: Store, save: str, writer: Writer) -> None:
        self._store = store
        self._id = save
        self._writer = writer
        self._is_torn = False
        self.length = 0
        self.pending: deque[Receipt] = deque()

    def follow(self, log: LogFile) -> None:
        """Go on writing behind this log, all of which counts as confirmed."""
        self._order = log.order
        self._key = log.key
        self.h = log.h
        self.length = log.valid

    def repair(self, log: LogFile) -> None:
        """Set an unfinished tail aside in a file beside the log, and cut it off."""
        self._writer.set_aside(log.tail)
        self._writer.cut(log.valid)

    def allows(self, record: Chained) -> bool:
        """Whether this record may come next."""
        return self._order.allows(record)

    def line(self, record: Chained) -> bytes:
        """The line of the next record, which is taken as written from now on."""
        if not self._order.allows(record):
            raise Refused("error-order", record=record.n)
        self._order.take(record)
        line, self.h = encode(record, self.h, self._key)
        return line

    def write(self, lines: bytes, n: int, talk: int) -> Receipt:
        """Append these lines with one write; `n` and `talk` go into the receipt."""
        if self._is_torn:
            self._writer.cut(self.length)
            self._is_torn = False
        self._writer.append(lines)
        receipt = Receipt(n, self._writer.length, talk)
        self.pending.append(receipt)
        return receipt

    def sync(self) -> None:
        """Make all that has been written durable. Any thread may call it."""
        self._writer.sync()

    def confirm(self, receipt: Receipt) -> bool:
        """Count everything up to a receipt as confirmed; False where it was before."""
        if receipt.status == "confirmed":
            return False
        if receipt not in self.pending:
            raise Refused("error-receipt")
        while receipt.status == "written":
            self.pending.popleft().status = "confirmed"
        self.length = receipt.length
        return True

    def fall_back(self) -> None:
        """Give up what is not confirmed."""
        while self.pending:
            self.pending.popleft().status = "lost"
        self._is_torn = True
        with suppress(StoreError):
            self._writer.cut(self.length)
            self._is_torn = False

    def load(self) -> LogFile:
        """The log as far as it is confirmed, from the store."""
        return read(self._store.load(self._id)[: self.length])

    def close(self) -> None:
        """Let go of the save."""
        self._writer.close()


class Safely:
    """Calls `fall_back` if anything at all is raised inside."""

    __slots__ = ("_fall_back",)

    def __init__(self, fall_back: Callable[[], None]) -> None:
        self._fall_back = fall_back

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if kind is not None:
            self._fall_back()
