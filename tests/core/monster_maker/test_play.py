"""Games of Monster Maker end, and every position on the way is a possible one."""

from typing import Any

import pytest

from core.chance import KeyedChance, game_key, seeded_secret
from core.game import Outcome, Turn, find_game, refusal
from core.monster_maker.cards import CARDS, HITS, PRIZES, TREASURES
from core.monster_maker.events import Died, Fought, RoundEnded, TurnBegan
from tests.support.monster_maker_invariants import check

GAME = find_game("monster_maker")
SECOND: dict[str, Any] = {
    "overshoot": "lost",
    "trap_ends_turn": True,
    "monster_before_corridor": True,
}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"overshoot": "lost"}),
    (4, {"trap_ends_turn": True}),
    (5, {"monster_before_corridor": True}),
    (6, {}),
    (2, {"goal": 5, "rounds": 0}),
    (6, {"goal": 20, "rounds": 0} | SECOND),
    (4, {"goal": 300, "rounds": 2} | SECOND),
    (3, {"rounds": 0} | SECOND),
]


class Walk:
    """A game of bots of one level, each event watched."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int, level: str) -> None:
        self.setup = GAME.setup(seats, options)
        self.chance = KeyedChance(game_key(seeded_secret(seed), ()))
        self.thoughts = KeyedChance(seeded_secret(seed, 1))
        self.state = GAME.new_game(self.setup)
        self.bot = GAME.bots.get(level)
        self.events: list[Any] = []

    def evolve(self, state: Any, event: Any) -> None:
        GAME.evolve(state, event)
        check(state)
        self.events.append(event)

    def begin(self) -> None:
        GAME.begin(Turn(self.state, self.chance, self.evolve))

    def step(self) -> None:
        legal = GAME.legal(self.state)
        assert legal
        assert len(set(map(str, legal))) == len(legal)
        if self.bot is None:
            choice = self.thoughts.choice(legal)
        else:
            choice = self.bot(GAME.view(self.state, self.state.turn), legal, self.thoughts)
            assert choice in legal
        GAME.decide(Turn(self.state, self.chance, self.evolve), choice)

    def play(self) -> Outcome:
        self.begin()
        while GAME.to_act(self.state) is not None:
            self.step()
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        return outcome

    def of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if type(event) is kind]


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_a_game_ends(seats: int, options: dict[str, Any], level: str) -> None:
    walk = Walk(seats, options, 4, level)
    outcome = walk.play()
    assert GAME.legal(walk.state) == ()
    assert outcome.scores == tuple(walk.state.gold)
    best = max(outcome.scores)
    assert outcome.winners == tuple(
        seat for seat, score in enumerate(outcome.scores) if score == best
    )
    rounds = len(walk.of(RoundEnded))
    assert rounds <= (walk.setup.options["rounds"] or 20)
    if outcome.reason == "rounds":
        assert rounds == (walk.setup.options["rounds"] or 20)
    elif outcome.reason == "treasures":
        assert not walk.state.treasure_deck
    else:
        assert not walk.state.prize_deck
    assert max(event.number for event in walk.of(TurnBegan)) <= 124 - 5 * seats + 7 * seats**2
    assert all((event.cause != "lost") or options.get("overshoot") for event in walk.of(Died))
    assert all(event.won == (event.total >= HITS[event.monster]) for event in walk.of(Fought))


def test_normal_bots_empty_a_deck_in_the_end() -> None:
    walk = Walk(4, {"rounds": 0}, 9, "normal")
    assert walk.play().reason in ("treasures", "prizes")


def test_the_facts_alone_make_the_same_state() -> None:
    walk = Walk(5, {"rounds": 2}, 5, "easy")
    walk.play()
    state = GAME.new_game(walk.setup)
    for event in walk.events:
        GAME.evolve(state, event)
    assert state == walk.state


def test_a_copy_goes_on_by_itself() -> None:
    walk = Walk(6, {"rounds": 1}, 2, "normal")
    walk.begin()
    while GAME.to_act(walk.state) is not None:
        twin = walk.state.copy()
        untouched = walk.state.copy()
        walk.step()
        assert twin == untouched
        assert twin != walk.state


@pytest.mark.parametrize("options", [{}, SECOND])
def test_what_is_listed_is_accepted_and_what_is_not_is_refused(options: dict[str, Any]) -> None:
    walk = Walk(4, {"rounds": 1} | options, 11, "easy")
    walk.begin()
    everything: dict[str, Any] = {}
    while GAME.to_act(walk.state) is not None:
        legal = {str(action): action for action in GAME.legal(walk.state)}
        everything.update(legal)
        for notation, action in everything.items():
            error = refusal(GAME, walk.state, action)
            assert (error is None) == (notation in legal), f"{notation}: {error}"
        walk.step()


def test_the_deck_has_its_cards() -> None:
    counts = [sum(card.count for card in pile.values()) for pile in (CARDS, TREASURES, PRIZES)]
    assert counts == [124, 25, 6]
