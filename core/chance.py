"""Chance as a keyed stream that anybody with the secret can check, and scripted for tests."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

Item = TypeVar("Item")

_WORD = 4
_BLOCK = 64
_WORDS = _BLOCK // _WORD
_RANGE = 1 << (8 * _WORD)


class Chance(Protocol):
    """Where dice and draws come from."""

    def die(self, sides: int = 6) -> int:
        """A face from 1 to `sides`."""

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1; `limit` is at least 1."""

    def choice(self, items: Sequence[Item]) -> Item:
        """One of `items`, which is not empty."""

    def shuffle(self, items: Iterable[Item]) -> list[Item]:
        """The items in a random order."""


class KeyedChance:
    """A stream of 32-bit words from BLAKE2b in counter mode, unbiased by rejection.

    `position` is the number of words used so far; a stream made with the same key at the same
    position goes on exactly. Raises ValueError for an empty range.
    """

    __slots__ = ("_block", "_key", "_number", "position")

    def __init__(self, key: bytes, position: int = 0) -> None:
        self._key = key
        self._number = -1
        self._block = b""
        self.position = position

    def _word(self) -> int:
        number, index = divmod(self.position, _WORDS)
        if number != self._number:
            counter = number.to_bytes(8, "little")
            self._block = hashlib.blake2b(counter, key=self._key, digest_size=_BLOCK).digest()
            self._number = number
        self.position += 1
        return int.from_bytes(self._block[index * _WORD : (index + 1) * _WORD], "little")

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        if not 0 < limit <= _RANGE:
            raise ValueError(f"no number below {limit}")
        fair = _RANGE - _RANGE % limit
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % limit

    def die(self, sides: int = 6) -> int:
        """A face from 1 to `sides`."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[Item]) -> Item:
        """One of `items`. No word is used where there is nothing to choose."""
        return items[self.below(len(items)) if len(items) != 1 else 0]

    def shuffle(self, items: Iterable[Item]) -> list[Item]:
        """The items in a random order (Fisher and Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


class ScriptEnded(AssertionError):
    """A test's script has run out, or holds what can't come now."""


class ScriptedChance:
    """Chance for tests: each die face, choice or order as written, in turn.

    A script entry is the face of a die, the number below a limit, the item chosen, or the list
    that a shuffle gives. Raises ScriptEnded when the script runs out or does not fit.
    """

    def __init__(self, *script: Any) -> None:
        self._script = list(script)
        self.position = 0

    def _next(self, wanted: str) -> Any:
        if self.position >= len(self._script):
            raise ScriptEnded(f"the script has no entry left for {wanted}")
        self.position += 1
        return self._script[self.position - 1]

    @property
    def left(self) -> int:
        """How many entries have not been used."""
        return len(self._script) - self.position

    def die(self, sides: int = 6) -> int:
        """The next entry, a face from 1 to `sides`."""
        face = self._next(f"a die of {sides}")
        if type(face) is not int or not 1 <= face <= sides:
            raise ScriptEnded(f"{face!r} is no face of a die of {sides}")
        return face

    def below(self, limit: int) -> int:
        """The next entry, a number from 0 to `limit` - 1."""
        number = self._next(f"a number below {limit}")
        if type(number) is not int or not 0 <= number < limit:
            raise ScriptEnded(f"{number!r} is not below {limit}")
        return number

    def choice(self, items: Sequence[Item]) -> Item:
        """The next entry, one of `items`; a single item uses no entry."""
        if len(items) == 1:
            return items[0]
        item = self._next(f"one of {items!r}")
        if item not in items:
            raise ScriptEnded(f"{item!r} is not among {items!r}")
        return items[items.index(item)]

    def shuffle(self, items: Iterable[Item]) -> list[Item]:
        """The next entry, a list with just these items."""
        order = list(items)
        wanted = self._next(f"an order of {order!r}")
        if sorted(wanted, key=repr) != sorted(order, key=repr):
            raise ScriptEnded(f"{wanted!r} is no order of {order!r}")
        return list(wanted)


def derive(secret: bytes, label: str, *parts: bytes | int) -> bytes:
    """32 bytes from a secret for one purpose: `label` and `parts` set the purposes apart."""
    mixer = hashlib.blake2b(key=secret, digest_size=32)
    for part in (label.encode(), *parts):
        raw = part.to_bytes(8, "little") if isinstance(part, int) else part
        mixer.update(len(raw).to_bytes(8, "little") + raw)
    return mixer.digest()


def seeded_secret(seed: int, index: int = 0) -> bytes:
    """The secret of game `index` of a practice seed (any integer)."""
    return derive(b"", "meikyu seed", str(seed).encode(), index)


def commitment(secret: bytes) -> str:
    """32 hex digits that bind the host to a secret without telling it."""
    return hashlib.blake2b(secret, digest_size=16, person=b"meikyu-commit").hexdigest()


def word_hash(word: str) -> str:
    """The hash of a word with which somebody cuts the deck: 32 hex digits."""
    return hashlib.blake2b(word.encode("utf-8", "replace"), digest_size=16).hexdigest()


def game_key(secret: bytes, cuts: Iterable[str]) -> bytes:
    """The key of a game's stream: its secret over the hashes of the words, in order."""
    return derive(secret, "meikyu game", *(bytes.fromhex(cut) for cut in cuts))


def bot_chance(secret: bytes, seat: int, record: int) -> KeyedChance:
    """The stream of a bot's thoughts at one decision; it never touches the game's."""
    return KeyedChance(derive(secret, "meikyu bot", seat, record))
