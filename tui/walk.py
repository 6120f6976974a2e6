"""A walk through a recorded game: where one stands, whose eyes one sees with, what lies ahead."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, Final

from core.game import OPEN, SPECTATOR
from core.history import POSITIONS
from core.log import LogFile, Sit
from core.replay import Replay
from core.seats import persons
from tui.log_book import LogBook, Teller
from tui.names import letter
from tui.text import Words, cells
from tui.widgets.lines import Line

_NAME: Final = 20


def seat_names(words: Words, who: Sequence[str], sits: Mapping[int, Sit]) -> tuple[str, ...]:
    """A name for each seat: a person's, cleaned, or what else sits there."""
    return tuple(_name(words, name, seat, sits.get(seat)) for seat, name in enumerate(who))


def _name(words: Words, name: str, seat: int, sit: Sit | None) -> str:
    clean = cells.clean(name, _NAME)
    if clean:
        return clean
    kind = sit.kind if sit else "person"
    return words.say(f"replay-{kind}", letter=letter(seat), number=str(seat + 1))


class Walk:
    """One reader's way through a replay. `seat` is whose view is shown, `allowed` which may be.

    Raises Refused for a game that was never dealt, UnknownRules for rules not at hand.
    """

    def __init__(
        self, log: LogFile, words: Words, teller: Teller, allowed: Sequence[int] = ()
    ) -> None:
        self.replay = Replay(log)
        self.teller = teller
        self.allowed: Sequence[int] = allowed or self._free_to_see(log)
        self.seat = self._first_seat()
        self.read(words)
        self.at(0)

    def _free_to_see(self, log: LogFile) -> Sequence[int]:
        """Every view of a closed game; of a running one no hand that its people may not know."""
        if self.replay.is_closed:
            return (*range(self.replay.setup.seats), SPECTATOR, OPEN)
        people = persons({sit.seat: sit for sit in log.records if isinstance(sit, Sit)})
        return (*people, SPECTATOR) if len(people) == 1 else (SPECTATOR,)

    def _first_seat(self) -> int:
        people = persons(self.replay.sits)
        return next((seat for seat in self.allowed if seat in people), self.allowed[0])

    def read(self, words: Words) -> None:
        """The log in these words, as the seat that is shown may read it."""
        self.words = words
        self.book = LogBook(words, self.teller, self.replay.log(self.seat), self.names)
        self._drawn: dict[tuple[int, int, bool], list[Line]] = {}
        fed = self.book.fed
        self._places = [index for index, record in enumerate(fed) if record.kind in POSITIONS]
        turns = self.book.turns()
        self.turns = [turns[place] for place in self._places]
        self.marks = [self.book.mark(place) for place in self._places]

    @property
    def who(self) -> tuple[str, ...]:
        """The name at each seat at this position, empty where there is none."""
        return self.replay.who

    @property
    def names(self) -> tuple[str, ...]:
        """The same, with words for seats without a name."""
        return seat_names(self.words, self.who, self.replay.sits)

    def look(self, words: Words, seat: int) -> None:
        """See with the eyes of another seat from now on."""
        self.seat = seat
        self.read(words)

    @property
    def length(self) -> int:
        """How many positions there are."""
        return len(self._places)

    @property
    def index(self) -> int:
        """Which of them is shown, from 0."""
        return self.replay.position.index

    @property
    def n(self) -> int:
        """The number of the record after which the game stands so."""
        return self.replay.position.n

    @property
    def first(self) -> int:
        """The number of the first position."""
        return self.book.fed[self._places[0]].n

    @property
    def last(self) -> int:
        """The number of the last position."""
        return self.book.fed[self._places[-1]].n

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.turns[self.index]

    def starts(self) -> dict[int, int]:
        """For each turn the record after which it had begun, the last time if there was an undo."""
        begun: dict[int, int] = {}
        before = 0
        for place, turn in zip(self._places, self.turns, strict=True):
            if turn > before:
                begun[turn] = self.book.fed[place].n
            before = turn
        return begun

    def view(self) -> Any:
        """What is seen of the position."""
        return self.replay.view(self.seat)

    def seen(self) -> tuple[Any, ...]:
        """What is seen of the record that led here."""
        return self.book.fed[self._places[self.index]].seen

    def at(self, index: int) -> bool:
        """Go to a position, the nearest there is; False if one stands there already."""
        before = self.index
        self.replay.at(max(0, min(self.length - 1, index)))
        return self.index != before

    def step(self, step: int) -> bool:
        """So many positions on, or back."""
        return self.at(self.index + step)

    def to_record(self, n: int) -> bool:
        """To the position after record `n`."""
        place = self.book.index(n)
        return self.at(bisect_left(self._places, place + 1) - 1)

    def to_turn(self, turn: int) -> bool:
        """To the beginning of a turn; False if there is none."""
        return turn in self.turns and self.at(self.turns.index(turn))

    def step_turn(self, step: int) -> bool:
        """To the beginning of the next turn; back: of this one, or of the one before."""
        begin = self.index
        while begin and self.turns[begin - 1] == self.turn:
            begin -= 1
        if step < 0:
            if begin < self.index or not begin:
                return self.at(begin)
            return self.at(self.turns.index(self.turns[begin - 1]))
        ahead = (i for i in range(self.index, self.length) if self.turns[i] != self.turn)
        found = next(ahead, None)
        return found is not None and self.at(found)

    def step_mark(self, step: int) -> bool:
        """To the next position with a mark, or the one before; False if there is none."""
        way = range(self.index + step, self.length if step > 0 else -1, step)
        found = next((index for index in way if self.marks[index]), None)
        return found is not None and self.at(found)

    def find(self, text: str) -> bool:
        """To the next position whose log holds `text`, round the end; False if none does."""
        here = self._places[self.index]
        found = self.book.find(self._places, text, here, 1)
        return found is not None and (self.at(self._places.index(found)) or found == here)

    def log_lines(self, width: int, rows: int) -> list[Line]:
        """The last lines of the log up to here, the record shown with `>` before it."""
        here = self._places[self.index]
        last = len(self.book.fed) - 1 if self.index == self.length - 1 else here
        lines: list[Line] = []
        place = last
        while place >= 0 and len(lines) < rows:
            lines = [*self._record(place, width, place == here), *lines]
            place -= 1
        return lines[max(0, len(lines) - rows) :]

    def _record(self, place: int, width: int, is_here: bool) -> list[Line]:
        drawn = self._drawn.get((place, width, is_here))
        if drawn is None:
            drawn = self._drawn[place, width, is_here] = self._draw(place, width, is_here)
        return drawn

    def _draw(self, place: int, width: int, is_here: bool) -> list[Line]:
        number = f"{self.book.fed[place].n:>3}"
        indent = " " * (len(number) + 1)
        role = "text bold" if is_here else "muted"
        texts = [
            part
            for line in self.book.lines(place)
            for part in cells.wrap(line, max(8, width - len(number) - 2))
        ]
        if not texts and is_here:
            texts = [""]
        start = f"{'>' if is_here else ' '}{number}"
        return [
            ((indent if row else start, role), (f" {text}", role)) for row, text in enumerate(texts)
        ]
