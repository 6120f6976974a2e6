"""Random games of Mugen Meikyu end, and every position on the way is a possible one."""

from typing import Any

import pytest

from core.chance import KeyedChance, game_key, seeded_secret
from core.game import Outcome, Turn, find_game, refusal
from tests.support.mugen_invariants import check
from tests.support.mugen_meetings import Meetings

GAME = find_game("mugen")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"seats_2": "adjacent", "theft": "any_winner", "round_limit": 30}),
    (3, {"round_limit": 40}),
    (4, {"round_limit": 30}),
    (4, {"fool_may_carry": False, "theft": "any_winner", "round_limit": 30}),
]


class Walk:
    """A random game, each event watched."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int) -> None:
        setup = GAME.setup(seats, options)
        self.chance = KeyedChance(game_key(seeded_secret(seed), ()))
        self.thoughts = KeyedChance(seeded_secret(seed, 1))
        self.state = GAME.new_game(setup)
        self.meetings = Meetings()
        self.events: list[Any] = []

    def evolve(self, state: Any, event: Any) -> None:
        GAME.evolve(state, event)
        check(state)
        self.meetings.after(state, event)
        self.events.append(event)

    def begin(self) -> None:
        GAME.begin(Turn(self.state, self.chance, self.evolve))

    def step(self) -> None:
        legal = GAME.legal(self.state)
        assert legal
        assert len(set(map(str, legal))) == len(legal)
        choice = self.thoughts.choice(legal)
        GAME.decide(Turn(self.state, self.chance, self.evolve), choice)

    def play(self) -> Outcome:
        self.begin()
        while GAME.to_act(self.state) is not None:
            self.step()
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        return outcome


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_ends(seats: int, options: dict[str, Any], seed: int) -> None:
    walk = Walk(seats, options, seed)
    outcome = walk.play()
    assert GAME.legal(walk.state) == ()
    assert len(outcome.scores) == seats
    assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score)
    assert outcome.reason == "draw" or outcome.winners == (walk.state.carrier >> 1,)


def test_the_facts_alone_make_the_same_state() -> None:
    walk = Walk(3, {"round_limit": 20}, 5)
    walk.play()
    state = GAME.new_game(GAME.setup(3, {"round_limit": 20}))
    for event in walk.events:
        GAME.evolve(state, event)
    assert state == walk.state


def test_a_copy_goes_on_by_itself() -> None:
    walk = Walk(4, {"round_limit": 5}, 2)
    walk.begin()
    while GAME.to_act(walk.state) is not None:
        twin = walk.state.copy()
        untouched = walk.state.copy()
        walk.step()
        assert twin == untouched
        assert twin != walk.state


def test_what_is_listed_is_accepted_and_what_is_not_is_refused() -> None:
    walk = Walk(4, {"round_limit": 6}, 11)
    walk.begin()
    everything: dict[str, Any] = {}
    while GAME.to_act(walk.state) is not None:
        legal = {str(action): action for action in GAME.legal(walk.state)}
        everything.update(legal)
        for notation, action in everything.items():
            error = refusal(GAME, walk.state, action)
            assert (error is None) == (notation in legal), f"{notation}: {error}"
        walk.step()
