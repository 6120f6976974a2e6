"""Valid logs without a game: their actions and events are small objects that nobody folds."""

import json
from dataclasses import dataclass, field
from typing import Any

from msgspec import Raw

from core.chance import commitment
from core.game import Outcome
from core.log import (
    START,
    Act,
    Chained,
    Close,
    Cut,
    Deal,
    LogFile,
    Name,
    Open,
    Parent,
    Rekey,
    Rules,
    Say,
    Sit,
    Talk,
    Undo,
    chain_key,
    encode,
    encode_loose,
    who_of,
)

SECRET = bytes(range(32))
SALT = "5a" * 16
AIKO = who_of(SALT, "Aiko")


def head(**changes: Any) -> Open:
    """The head of a game of three seats."""
    fields: dict[str, Any] = {
        "game": "toy",
        "rules": 1,
        "seats": 3,
        "options": {"goal": 7, "fast": True, "map": "small"},
        "commitment": commitment(SECRET),
        "secret": SECRET.hex(),
        "place": "local",
        "created": "2026-11-30T19:32:57Z",
        "program": "0.1.0",
    }
    return Open(0, **(fields | changes))


def raw(value: Any) -> Raw:
    """A payload as it stands in a line."""
    return Raw(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())


def deal(n: int, size: int = 2) -> Deal:
    """A deal whose events hold `size` cards."""
    return Deal(n, raw([{"t": "dealt", "cards": list(range(size))}]), 6, f"{n:016x}")


def act(n: int, size: int = 2, **changes: Any) -> Act:
    """An action with events that hold `size` cards."""
    fields: dict[str, Any] = {
        "seat": n % 3,
        "ms": n * 1000,
        "action": raw({"t": "move", "to": [n % 7, 3]}),
        "events": raw([{"t": "moved", "路": "道", "cards": list(range(size))}]),
        "position": n,
        "digest": f"{n:016x}",
    }
    return Act(n, **(fields | changes))


@dataclass
class LogWriter:
    """Chains records and keeps where each line starts."""

    secret: bytes = SECRET
    h: bytes = START
    data: bytes = b""
    n: int = 0
    starts: list[int] = field(default_factory=list)

    def add(self, *lines: Chained | Talk) -> "LogWriter":
        """Append records, whatever their numbers, and loose lines."""
        for line in lines:
            self.starts.append(len(self.data))
            if isinstance(line, Name | Say):
                self.data += encode_loose(line)
            else:
                text, self.h = encode(line, self.h, chain_key(self.secret))
                self.data += text
                self.n = line.n + 1
        return self

    def acts(self, count: int, size: int = 2) -> "LogWriter":
        """Append actions with the next numbers."""
        for _ in range(count):
            self.add(act(self.n, size))
        return self


def is_whole(log: LogFile) -> bool:
    """Whether nothing at all is wrong with a log."""
    return log.damage is None and not log.tail and not log.skipped


def opened(**changes: Any) -> LogWriter:
    """A log of a table whose seats are taken, not yet dealt; 4 records and 1 loose line."""
    log = LogWriter().add(head(**changes))
    return log.add(
        Sit(1, 0, "person", who=AIKO),
        Name(AIKO, SALT, "Aiko"),
        Sit(2, 1, "bot", "normal"),
        Sit(3, 2, "bot", "easy"),
    )


def running(actions: int = 5, size: int = 2, **changes: Any) -> LogWriter:
    """A log of a running game."""
    log = opened(**changes)
    return log.add(deal(log.n)).acts(actions, size)


def varied() -> LogWriter:
    """A finished log of 42 lines with a line of every kind that one game can have."""
    log = opened()
    log.add(Cut(4, 0, "ab" * 16), Cut(5, 1, "cd" * 16), deal(6)).acts(8)
    log.add(Say(0, "しまった [/", 4200), Undo(log.n, 0, 12, (1, 2))).acts(6)
    log.add(Sit(log.n, 1, "person", who=AIKO), Say(1, "hello", 9000), Rules(log.n + 1, 2)).acts(5)
    log.add(Sit(log.n, 2, "resigned")).add(act(log.n, by="bot"), act(log.n + 1, by="clock")).acts(4)
    end = Outcome((0,), (7, 3, 0), "goal")
    return log.add(Close(log.n, end, "ended"), Say(0, "thanks", 99000))


def branched() -> LogWriter:
    """A log that begins with 7 records of another one."""
    log = running(2, parent=Parent("toy-1", 6, "ef" * 16))
    return log.add(Rekey(log.n, "12" * 32)).acts(3)
