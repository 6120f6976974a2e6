"""Who sits where, what each seat may ask to see, and how resigned seats rank."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from core.bots import bot_of
from core.errors import BadSetup, Refused
from core.game import OPEN, SPECTATOR, Game, Outcome
from core.log import START, Name, Open, Sit, chain_key, encode, encode_loose, who_of

SitterKind: TypeAlias = Literal["person", "bot", "resigned"]


class Sitter(msgspec.Struct, frozen=True):
    """Who shall sit at a seat: a person with a name (or none), or a bot of a level."""

    kind: SitterKind = "person"
    level: str = ""
    name: str = ""

    def lines(self, n: int, seat: int) -> tuple[Sit, Name | None]:
        """Record `n`, which seats them, and the loose line with their name if they have one.

        The name is salted anew each time, so that two seats of one person can't be told equal.
        """
        if not self.name:
            return Sit(n, seat, self.kind, self.level), None
        salt = secrets.token_hex(16)
        who = who_of(salt, self.name)
        return Sit(n, seat, self.kind, self.level, who), Name(who, salt, self.name)


def check_seat(seat: int, seats: int, is_closed: bool) -> None:
    """Raises Refused for a seat that is none, and for the open view of a game that goes on."""
    if seat == OPEN and not is_closed:
        raise Refused("error-open-view")
    if not (seat in {OPEN, SPECTATOR} or 0 <= seat < seats):
        raise Refused("error-no-seat", seat=seat)


def persons(sits: Mapping[int, Sit]) -> set[int]:
    """The seats where people sit."""
    return {seat for seat, sit in sits.items() if sit.kind == "person"}


def names_of(sits: Mapping[int, Sit], seats: int, names: Mapping[str, str]) -> tuple[str, ...]:
    """The name at each seat, empty where there is none or it has been forgotten."""
    return tuple(names.get(sits[seat].who, "") for seat in range(seats))


def ranked(outcome: Outcome, sits: Mapping[int, Sit]) -> Outcome:
    """An outcome in which resigned seats come last.

    Where only such seats have won, the best of the others win instead.
    """
    resigned = {seat for seat, sit in sits.items() if sit.kind == "resigned"}
    if not resigned.intersection(outcome.winners):
        return outcome
    winners = tuple(seat for seat in outcome.winners if seat not in resigned)
    rest = [seat for seat in range(len(outcome.scores)) if seat not in resigned]
    return Outcome(winners or _best(rest, outcome.scores), outcome.scores, outcome.reason)


def _best(seats: Iterable[int], scores: tuple[int, ...]) -> tuple[int, ...]:
    found = list(seats)
    best = max((scores[seat] for seat in found), default=0)
    return tuple(seat for seat in found if scores[seat] == best)


def seated(game: Game, sitter: Sitter, n: int, seat: int) -> tuple[Sit, Name | None]:
    """The lines that seat somebody. Raises BadSetup for a level that the bots don't have."""
    if sitter.kind == "bot":
        bot_of(game, sitter.level)
    return sitter.lines(n, seat)


def opening(head: Open, game: Game, sitters: Sequence[Sitter]) -> bytes:
    """The first lines of a log: its head, and who sits where. Raises BadSetup."""
    if len(sitters) != head.seats:
        low, high = game.seats
        raise BadSetup("error-seats", game=game.id, seats=len(sitters), low=low, high=high)
    key = chain_key(bytes.fromhex(head.secret))
    line, h = encode(head, START, key)
    lines = [line]
    for seat, sitter in enumerate(sitters):
        sit, name = seated(game, sitter, seat + 1, seat)
        line, h = encode(sit, h, key)
        lines += [line, *([encode_loose(name)] if name else [])]
    return b"".join(lines)
