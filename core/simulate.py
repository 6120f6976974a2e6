"""Many games among bots, and what they show: for tests, for balance, for samples."""

import hashlib
import itertools
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from statistics import median
from typing import Any

import msgspec

from core.bots import RANDOM, bot_action, bot_of
from core.chance import KeyedChance, bot_chance, game_key, seeded_secret
from core.game import Game, Outcome, Setup, Turn, Value
from core.history import codec_of
from core.seats import Sitter
from core.store import Store
from core.table import Table

MOST = 100_000
"""The most actions of one game, where nothing else is said."""
CREATED = "2000-01-01T00:00:00Z"
"""The creation of a simulated game, where nothing else is said."""


class Span(msgspec.Struct, frozen=True):
    """The least, the middle and the greatest of many numbers."""

    min: float
    median: float
    max: float


class Result(msgspec.Struct, frozen=True):
    """What `games` games have shown. `turns` counts the turns of a game.

    `wins` are those of each seat: a shared win counts for each winner. `draws` are the finished
    games that nobody won, `outcomes` the reasons why games ended, `facts` the game's own
    figures, of finished games. `digest` is over all final states in order: the same for the
    same arguments, on any machine.
    """

    game: str
    seats: int
    games: int
    finished: int
    actions: int
    seconds: float
    actions_per_second: float
    turns: Span
    wins: tuple[int, ...]
    draws: int
    outcomes: dict[str, int]
    facts: dict[str, Any]
    digest: str


class _Played(msgspec.Struct, frozen=True, gc=False):
    """One game: how many actions, its events, its last state, its outcome if it has one."""

    actions: int
    events: list[Any]
    state: Any
    outcome: Outcome | None


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bot: str = RANDOM,
    *,
    options: Mapping[str, Value] | None = None,
    max_actions: int = MOST,
    store: Store | None = None,
    created: str = CREATED,
    program: str = "",
    progress: Callable[[int], bool | None] | None = None,
) -> Result:
    """Play `games` games among bots of one level; game i has the secret of (seed, i).

    With a store each game is played at a table and kept there as `GAME-seedSEED-INDEX`, to
    the same end as without. A game stops after `max_actions`. `progress` is called with the
    number of games done; if it returns False those are all. Raises BadSetup, StoreError.
    """
    setup = game.setup(seats, options)
    bot_of(game, bot)
    tally = _Tally(game, setup)
    start = time.perf_counter()
    for index in range(games):
        secret = seeded_secret(seed, index)
        if store is None:
            played = _play(game, setup, secret, bot, max_actions)
        else:
            save = f"{game.id}-seed{seed}-{index:05}"
            sitters = [Sitter("bot", bot)] * seats
            with Table.new(
                store, save, game, setup, sitters, secret=secret, created=created, practice=True,
                program=program, clock=_counter(),
            ) as table:  # fmt: skip
                played = _play_at(table, max_actions)
        tally.add(played)
        if progress is not None and progress(index + 1) is False:
            break
    return tally.result(time.perf_counter() - start)


def _counter() -> Callable[[], int]:
    """A clock by which a second passes with every look."""
    seconds = itertools.count(1)
    return lambda: 1000 * next(seconds)


def _play(game: Game, setup: Setup, secret: bytes, level: str, most: int) -> _Played:
    """One game without a table. Its records are numbered as they would be at one."""
    bot = bot_of(game, level)
    turn = Turn(game.new_game(setup), KeyedChance(game_key(secret, ())), game.evolve)
    state = turn.state
    game.begin(turn)
    record, first = setup.seats + 1, setup.seats + 1
    seat = game.to_act(state)
    while seat is not None and record - first < most:
        view = None if level == RANDOM else game.view(state, seat)
        game.decide(turn, bot(view, game.legal(state), bot_chance(secret, seat, record)))
        record += 1
        seat = game.to_act(state)
    return _Played(record - first, turn.events, state, game.outcome(state))


def _play_at(table: Table, most: int) -> _Played:
    """One game at a table. What it writes is made durable at the end only."""
    table.confirm(table.deal())
    actions = 0
    while (seat := table.to_act) is not None and actions < most:
        table.confirm(table.submit(seat, bot_action(table, seat), table.expected))
        actions += 1
    if table.is_closed:
        table.sync()
    else:
        table.settle(table.close("abandoned"))
    history = table._history
    events = [event for step in history.steps for event in step.events]
    return _Played(actions, events, history.state, table.outcome)


class _Tally:
    """Adds up what the games show."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self._setup = setup
        self._pack = codec_of(game).pack
        self._facts = game.facts()
        self._mixer = hashlib.blake2b(digest_size=16)
        self._actions: list[int] = []
        self._turns: list[int] = []
        self._wins = [0] * setup.seats
        self._outcomes: Counter[str] = Counter()
        self._draws = 0

    def add(self, played: _Played) -> None:
        """Take in one more game."""
        raw = self._pack(played.state)
        self._mixer.update(len(raw).to_bytes(8, "little") + raw)
        self._actions.append(played.actions)
        self._turns.append(_turns(played.events))
        outcome = played.outcome
        if outcome is None:
            return
        self._facts.add(self._setup, played.events)
        self._outcomes[outcome.reason] += 1
        self._draws += not outcome.winners
        for seat in outcome.winners:
            self._wins[seat] += 1

    def result(self, seconds: float) -> Result:
        """The figures, after that many seconds."""
        actions = sum(self._actions)
        turns = self._turns or [0]
        return Result(
            game=self._setup.game,
            seats=self._setup.seats,
            games=len(self._actions),
            finished=self._outcomes.total(),
            actions=actions,
            seconds=round(seconds, 3),
            actions_per_second=round(actions / max(seconds, 1e-9), 1),
            turns=Span(min(turns), median(turns), max(turns)),
            wins=tuple(self._wins),
            draws=self._draws,
            outcomes=dict(sorted(self._outcomes.items())),
            facts=self._facts.result(),
            digest=self._mixer.hexdigest(),
        )


def _turns(events: Iterable[Any]) -> int:
    return sum(event.begins_turn for event in events)
