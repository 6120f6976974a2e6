"""Random games of any kind, position by position, for tests that hold for all games."""

import itertools
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from core.chance import KeyedChance, seeded_secret
from core.game import Game, Setup, Turn, find_game, game_ids
from core.history import codec_of

GAMES = (*game_ids(), "toy")
"""Every game there is, and the one that lives in the tests."""


@dataclass
class Walk:
    """A random game on its way: its state before the decision that is due."""

    game: Game
    setup: Setup
    chance: KeyedChance
    state: Any
    events: list[tuple[Any, ...]] = field(default_factory=list)
    actions: list[Any] = field(default_factory=list)

    def play(self, action: Any) -> tuple[Any, ...]:
        """Play one action; its events."""
        turn = Turn(self.state, self.chance, self.game.evolve)
        self.game.decide(turn, action)
        self.events.append(tuple(turn.events))
        self.actions.append(action)
        return self.events[-1]


def seat_numbers(name: str) -> list[int]:
    """The numbers of seats that a game takes."""
    low, high = find_game(name).seats
    return list(range(low, high + 1))


def some_options(game: Game, rng: random.Random) -> dict[str, Any]:
    """A value for each option; of a range its default or a low one, for shorter games."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        if option.values:
            chosen[option.name] = rng.choice(option.values)
        elif option.check is None:
            low = max(option.low, 1) + (option.high - option.low) // 100
            chosen[option.name] = rng.choice([option.default, low, low])
    return chosen


def begun(name: str, seats: int, seed: int) -> Walk:
    """A dealt game with some options."""
    game = find_game(name)
    setup = game.setup(seats, some_options(game, random.Random(seed)))
    walk = Walk(game, setup, KeyedChance(seeded_secret(seed)), game.new_game(setup))
    turn = Turn(walk.state, walk.chance, game.evolve)
    game.begin(turn)
    walk.events.append(tuple(turn.events))
    return walk


def walks(name: str, seats: int, seed: int) -> Iterator[Walk]:
    """The same walk before each decision of a random game, and once more at its end."""
    walk, rng = begun(name, seats, seed), random.Random(seed)
    while walk.game.to_act(walk.state) is not None:
        yield walk
        walk.play(rng.choice(walk.game.legal(walk.state)))
    yield walk


def places(name: str, seats: int, seed: int, every: int) -> Iterator[Walk]:
    """A walk before about every so-many-th decision, at random; not at the end."""
    rng = random.Random(seed + 1)
    for walk in walks(name, seats, seed):
        if walk.game.to_act(walk.state) is not None and rng.randrange(every) == 0:
            yield walk


def many_places(name: str, seats: int, positions: int) -> Iterator[Walk]:
    """So many positions out of random games, whether those are short or long."""
    found = itertools.chain.from_iterable(
        places(name, seats, seed, 5) for seed in itertools.count()
    )
    return itertools.islice(found, positions)


def encoded(value: Any) -> bytes:
    """A value as bytes: two values are alike if these are."""
    return msgspec.json.encode(value, order="deterministic")


def mutants(game: Game, actions: list[Any], rng: random.Random) -> Iterator[Any]:
    """Actions as these with one number changed, as far as their types let them be."""
    codec = codec_of(game)
    for action in actions:
        for name in action.__struct_fields__:
            value = getattr(action, name)
            if type(value) is not int:
                continue
            for other in (value - 1, value + 1, rng.randrange(60)):
                mutant = msgspec.structs.replace(action, **{name: other})
                with suppress(msgspec.ValidationError):
                    yield codec.decode_action(codec.encode(mutant))
