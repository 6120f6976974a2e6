"""Positions of Monster Maker in few words, and how tests play on from them.

Cards go by short names: `30` for `corridor_30`, `squire`, `goblin`, `charm`, `silver_cup`. What is
there by seat is parted by `/`: `hands="30 squire/goblin"`; monsters and phases by blanks, `-` for
none or for the usual. Seats are letters.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from core.chance import ScriptedChance
from core.game import SPECTATOR, Turn, find_game, refusal
from core.monster_maker import actions as a
from core.monster_maker.cards import (
    CARDS,
    FULL_DECK,
    FULL_PRIZES,
    FULL_TREASURES,
    PERCHES,
    PRIZES,
    TREASURES,
)
from core.monster_maker.events import Asked
from core.monster_maker.model import Phase, State
from tests.support.monster_maker_invariants import check

GAME = find_game("monster_maker")
OPTIONS = [option.name for option in GAME.options]
WAY = "30 30 20 20"
"""Corridors that make exactly the usual 100 perches."""
DEAL = [*["10"] * 11, *["5"] * 3, "20"]
"""A script for the deal of a round for two seats, and its first draw."""
LETTERS = "ABCDEF"
Fact = TypeVar("Fact")


def _short(id_: str) -> str:
    """`corridor_05` is `5`, `hero_squire` is `squire`."""
    return re.sub(r"^(corridor_0?|hero_|monster_|spell_|tr_|prize_)", "", id_)


SHORT = {id_: _short(id_) for id_ in (*CARDS, *TREASURES)}
LONG = {short: id_ for id_, short in SHORT.items()} | {id_: id_ for id_ in PRIZES}
assert len(LONG) == len(SHORT) + len(PRIZES)


def card(name: str) -> str:
    """The id of a card or a treasure."""
    return LONG[name]


def cards(names: str) -> list[str]:
    """The ids of several, in the order named."""
    return [LONG[name] for name in names.split()]


def seat(letter: str) -> int:
    return LETTERS.index(letter)


@dataclass(frozen=True)
class Words:
    """A position in words: the seat `turn` is to take its turn's action.

    A hand not named is empty. A pile named holds just that, and what is left over lies on the
    discard (`deck`), is out of the game (`treasure_deck`), or was won by A (`prize_deck`). A pile
    not named holds all that is left over. Who has come the way to the `goal` is back unless
    `phase` says otherwise. `used` are the weapons that lie open.
    """

    seats: int = 2
    hands: str = ""
    out: str = ""
    back: str = ""
    phase: str = ""
    monsters: str = ""
    treasures: str = ""
    used: str = ""
    deck: str | None = None
    discard: str = ""
    treasure_deck: str | None = None
    prize_deck: str | None = None
    gold: tuple[int, ...] = ()
    turn: str = "A"
    first: str = "A"
    round: int = 1
    number: int = 1
    passes: int = 0


def _by_seat(text: str, seats: int) -> list[list[str]]:
    parts = [cards(part) for part in text.split("/")] if text else []
    assert len(parts) <= seats
    return parts + [[] for _ in range(seats - len(parts))]


def _marks(text: str, seats: int) -> list[str]:
    marks = text.split()
    assert len(marks) <= seats
    return marks + ["-"] * (seats - len(marks))


def _piles(
    full: Sequence[str], taken: Iterable[str], named: str | None
) -> tuple[list[str], list[str]]:
    """A pile and what is left over beside it."""
    rest = list(full)
    for one in taken:
        rest.remove(one)
    if named is None:
        return rest, []
    pile = sorted(cards(named))
    for one in pile:
        rest.remove(one)
    return pile, rest


def _length(row: Iterable[str]) -> int:
    return sum(PERCHES[one] for one in row)


def _phases(words: Words, outs: list[int], goal: int) -> list[Phase]:
    usual = ["back" if out >= goal else "out" for out in outs]
    marks = _marks(words.phase, words.seats)
    return [own if mark == "-" else mark for own, mark in zip(usual, marks, strict=True)]  # type: ignore[misc]


def position(**given: Any) -> State:
    """A running game in the words of `Words`, and options of the game by name."""
    options = {name: given.pop(name) for name in OPTIONS if name in given}
    words = Words(**given)
    seats = words.seats
    state: State = GAME.new_game(GAME.setup(seats, options))
    state.out_rows, state.back_rows = _by_seat(words.out, seats), _by_seat(words.back, seats)
    state.outs = [_length(row) for row in state.out_rows]
    state.backs = [_length(row) for row in state.back_rows]
    state.phases = _phases(words, state.outs, state.goal)
    state.home = [owner for owner, phase in enumerate(state.phases) if phase == "home"]
    state.doors = [phase == "room" for phase in state.phases]
    marks = _marks(words.monsters, seats)
    state.monsters = [None if mark == "-" else card(mark) for mark in marks]
    state.hands = [sorted(hand) for hand in _by_seat(words.hands, seats)]
    _deal(state, words)
    _lay_treasures(state, words)
    state.gold = [*words.gold] or [0] * seats
    state.turn, state.first = seat(words.turn), seat(words.first)
    state.round, state.number, state.passes = words.round, words.number, words.passes
    state.step, state.asked = "end", Asked("turn", state.turn)
    check(state)
    return state


def _deal(state: State, words: Words) -> None:
    taken = cards(words.discard) + [one for one in state.monsters if one]
    for pile in (*state.hands, *state.out_rows, *state.back_rows):
        taken += pile
    state.deck, over = _piles(FULL_DECK, taken, words.deck)
    state.discard = sorted(over + cards(words.discard))
    state.draws_open = bool(state.deck) and not state.home


def _lay_treasures(state: State, words: Words) -> None:
    state.treasures = _by_seat(words.treasures, state.seats)
    taken = [one for carried in state.treasures for one in carried]
    taken += [card("hidden_door")] * sum(state.doors)
    state.treasure_deck, state.gone = _piles(FULL_TREASURES, taken, words.treasure_deck)
    used = cards(words.used)
    state.shown = [
        [one for one in carried if TREASURES[one].open or one in used or phase == "home"]
        for carried, phase in zip(state.treasures, state.phases, strict=True)
    ]
    state.prize_deck, state.prizes[0] = _piles(FULL_PRIZES, (), words.prize_deck)


def _fight(*names: str) -> a.Fight:
    added = [card(name[1:]) for name in names if name.startswith("+")]
    return a.Fight(
        tuple(sorted(card(name) for name in names if not name.startswith("+"))),
        tuple(sorted(one for one in added if one not in TREASURES)),
        tuple(sorted(one for one in added if one in TREASURES)),
    )


PARSERS: dict[str, Any] = {
    "corridor": lambda name: a.LayCorridor(card(name)),
    "monster": lambda name, victim: a.PlaceMonster(card(name), seat(victim)),
    "fight": _fight,
    "turn-undead": a.TurnUndead,
    "detour": a.TakeDetour,
    "open": lambda name: a.OpenDoor(card(name)),
    "not-now": a.LeaveDoor,
    "discard": lambda name: a.Discard(card(name)),
    "pass": a.Pass,
    "thief": lambda name: a.UseThief(card(name)),
    "lose": lambda *names: a.LoseCards(tuple(sorted(map(card, names)))),  # type: ignore[arg-type]
    "fall": a.Fall,
    "heal": lambda name: a.Heal(card(name)),
    "no-heal": a.NoHeal,
    "charm": lambda victim: a.Charm(seat(victim)),
    "discard-monster": a.DiscardMonster,
}


def action(text: str) -> Any:
    """The action with this notation in short names, legal or not."""
    word, *rest = text.split()
    return PARSERS[word](*rest)


def choices(state: State) -> list[str]:
    """What may be done now, in short names."""
    found = [str(choice).split() for choice in GAME.legal(state)]
    return [" ".join([first, *map(_shortened, rest)]) for first, *rest in found]


def _shortened(token: str) -> str:
    plus = "+" if token.startswith("+") else ""
    name = token.removeprefix("+")
    return plus + SHORT.get(name, name)


def choices_of(state: State, *words: str) -> list[str]:
    """What may be done now of these kinds of action."""
    return [text for text in choices(state) if text.split()[0] in words]


def play(state: State, text: str, *script: Any) -> list[Any]:
    """Take a legal action with just this chance (faces, and short names), and give the events.

    A draw from a pile of one needs no entry. The invariants are checked after every event, cards
    counted; the state is changed in place.
    """
    chosen = action(text)
    assert chosen in GAME.legal(state), f"{text} is not among {choices(state)}"

    def evolve(target: State, event: Any) -> None:
        GAME.evolve(target, event)
        check(target)

    chance = ScriptedChance(*(LONG.get(one, one) for one in script))
    turn = Turn(state, chance, evolve)
    GAME.decide(turn, chosen)
    assert chance.left == 0, f"{chance.left} of {script} are left after {turn.events}"
    return turn.events


def refused(state: State, given: Any) -> str:
    """Why an action is refused, and by which rule: `"too-long 9"`; nothing has changed."""
    chosen = action(given) if isinstance(given, str) else given
    before = state.copy()
    error = refusal(GAME, state, chosen)
    assert error is not None, f"{given} is accepted"
    assert chosen not in GAME.legal(state)
    assert state == before
    assert re.fullmatch(r"monster_maker \d+[abc]?", error.rule)
    reason = error.key.removeprefix("monster_maker-no-")
    return f"{reason} {error.rule.removeprefix('monster_maker ')}"


def of(events: Iterable[Any], kind: type[Fact]) -> list[Fact]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def words(events: Iterable[Any]) -> list[str]:
    """The tags of the events, in order."""
    return [type(event).__struct_config__.tag for event in events]


def asked(state: State) -> str:
    """The decision that is due, and of whom: `"heal A"`; nothing once the game is over."""
    return "" if state.asked is None else f"{state.asked.kind} {LETTERS[state.asked.seat]}"


def hand(state: State, letter: str) -> str:
    """A hand in short names, sorted by id."""
    return " ".join(SHORT[one] for one in state.hands[seat(letter)])


def discarded(state: State, names: str) -> bool:
    """Whether all these lie on the discard, equal ones as often."""
    wanted = cards(names)
    return all(state.discard.count(one) >= wanted.count(one) for one in wanted)


def sights(events: Iterable[Any], viewer: int = SPECTATOR) -> list[Any]:
    """What somebody's log shows of the events."""
    shown = (GAME.seen(event, viewer) for event in events)
    return [sight for sight in shown if sight is not None]
