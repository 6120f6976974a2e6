"""The log of one game as somebody reads it: records in words, filtered, searched, marked."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol, TypeAlias

from core.feed import Fed
from tui.names import letter
from tui.text import Words

UNDONE: Final = "u"
"""The mark of an undo, beside those of the game."""
Kind: TypeAlias = Literal["all", "since", "seat", "mark"]


class Teller(Protocol):
    """What a log book needs to know of a game: its marks, the rarest first, and its sentences."""

    MARKS: str

    def tell(self, words: Words, seen: Sequence[Any], names: Sequence[str]) -> list[str]:
        """The lines of one record."""

    def mark(self, seen: Any) -> str:
        """One letter of `MARKS`, or nothing."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which records are shown: all, those since one's own last turn, of a seat, of a mark."""

    kind: Kind = "all"
    seat: int = -1
    mark: str = ""


class LogBook:
    """What `fed` tells, in the words of one person. `me` is the seat of whoever reads, if any."""

    def __init__(
        self,
        words: Words,
        teller: Teller,
        fed: Sequence[Fed],
        names: Sequence[str],
        me: int | None = None,
    ) -> None:
        self.words = words
        self.fed = fed
        self.names = names
        self.me = me
        self.ranks = ranks(teller.MARKS)
        self._teller = teller
        self._told: dict[int, list[str]] = {}
        self._numbers = [record.n for record in fed]
        self._deal = next((record.n for record in fed if record.kind == "deal"), 0)

    def index(self, n: int) -> int:
        """The place of record `n`, or of the last one before it."""
        return max(0, bisect_right(self._numbers, n) - 1)

    def lines(self, index: int) -> list[str]:
        """The lines of a record; none if there is nothing to tell."""
        found = self._told.get(index)
        if found is None:
            found = self._told[index] = self._tell(self.fed[index])
        return found

    def _tell(self, record: Fed) -> list[str]:
        lines = self._teller.tell(self.words, record.seen, self.names)
        if record.kind in {"act", "deal"}:
            if record.by and lines:
                lines = [f"{lines[0]} {self.words.say(f'log-by-{record.by}')}", *lines[1:]]
            return lines
        return [self._table_line(record), *lines]

    def _table_line(self, record: Fed) -> str:
        seat = letter(record.seat) if record.seat >= 0 else ""
        name = self.names[record.seat] if record.seat >= 0 else ""
        key = f"log-{record.kind}"
        if record.kind in {"sit", "close"}:
            key = f"log-{self._sitting(record)}-{record.by}"
        return self.words.say(key, letter=seat, name=name, to=str(record.to))

    def _sitting(self, record: Fed) -> str:
        """A seating before the deal is told otherwise than a change in the game."""
        return "seat" if record.kind == "sit" and record.n < self._deal else record.kind

    def mark(self, index: int) -> str:
        """The rarest mark of a record, or nothing."""
        record = self.fed[index]
        if record.kind == "undo":
            return UNDONE
        found = {self._teller.mark(event) for event in record.seen} - {""}
        return min(found, key=self.ranks.index) if found else ""

    def turns(self) -> list[int]:
        """For each record the number of the turn in which it left the game."""
        found: list[int] = []
        count = 0
        for record in self.fed:
            if record.kind == "undo":
                count = found[self.index(record.to)]
            count += any(getattr(event, "begins_turn", False) for event in record.seen)
            found.append(count)
        return found

    def shown(self, wanted: Filter) -> list[int]:
        """The places of the records that pass a filter."""
        indices = range(len(self.fed))
        if wanted.kind == "since":
            return list(range(self._since(), len(self.fed)))
        if wanted.kind == "seat":
            return [index for index in indices if self.fed[index].seat == wanted.seat]
        if wanted.kind == "mark":
            return [index for index in indices if self.mark(index) == wanted.mark]
        return list(indices)

    def _since(self) -> int:
        own = (
            index
            for index in reversed(range(len(self.fed)))
            if self.fed[index].kind == "act"
            and self.fed[index].seat == self.me
            and not self.fed[index].by
        )
        return next(own, -1) + 1

    def has(self, index: int, text: str) -> bool:
        """Whether a record's lines hold `text`, in whatever case."""
        wanted = text.casefold()
        return any(wanted in line.casefold() for line in self.lines(index))

    def find(self, indices: Sequence[int], text: str, start: int, step: int) -> int | None:
        """The next of `indices` from `start` on (not itself) that holds `text`, round the end."""
        order = self._round(indices, start, step)
        return next((index for index in order if self.has(index, text)), None)

    @staticmethod
    def _round(indices: Sequence[int], start: int, step: int) -> Iterator[int]:
        after = [index for index in indices if (index - start) * step > 0]
        rest = [index for index in indices if (index - start) * step <= 0]
        return iter([*after, *rest] if step > 0 else [*after[::-1], *rest[::-1]])


def ranks(marks: str) -> str:
    """All marks, the rarest first: an undo comes just before the game's most frequent one."""
    return f"{marks[:-1]}{UNDONE}{marks[-1:]}"


def legend(words: Words, game: str) -> list[tuple[str, str]]:
    """The marks of a game with their names, as its text `<game>-marks` lists them."""
    found: list[tuple[str, str]] = []
    for word in words.say(f"{game}-marks").split():
        if len(word) == 1 and (word.isascii()):
            found.append((word, ""))
        elif found:
            mark, name = found[-1]
            found[-1] = (mark, f"{name} {word}".strip())
    return found
