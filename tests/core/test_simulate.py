"""Simulated games: the same for the same arguments anywhere, with a table or without."""

import dataclasses
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from core import toy
from core.bots import by_chance, play_out
from core.chance import KeyedChance, seeded_secret
from core.errors import BadSetup
from core.game import Turn, find_game, game_ids
from core.log import Act, read
from core.simulate import Result, Span, simulate
from core.store import FolderStore, MemoryStore
from core.verify import verify
from tests.support.soak import amount
from tests.support.tables import folded

ROOT = Path(__file__).resolve().parents[2]
GAMES = (*game_ids(), "toy")
FIELDS = (
    "game", "seats", "games", "finished", "actions", "seconds", "actions_per_second", "turns",
    "wins", "draws", "outcomes", "facts", "digest",
)  # fmt: skip


def timeless(result: Result) -> dict:
    """A result without what depends on the clock."""
    plain = msgspec.to_builtins(result)
    return {name: plain[name] for name in FIELDS if "second" not in name}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["random", "easy"])
def test_a_table_changes_nothing(name: str, level: str):
    game = find_game(name)
    if level not in ("random", *game.bots):
        level = "random"
    seats, games = game.seats[1], amount(1, 20)
    store = MemoryStore()
    plain = simulate(game, seats, games, 5, level, max_actions=300)
    kept = simulate(game, seats, games, 5, level, max_actions=300, store=store)
    assert timeless(plain) == timeless(kept)
    assert store.ids() == [f"{name}-seed5-{index:05}" for index in range(games)]
    assert all(verify(store.load(save)).status == "good" for save in store.ids())


def test_the_figures_are_those_of_the_games():
    store = MemoryStore()
    result = simulate(toy.GAME, 3, 40, 7, options={"target": 14}, store=store)
    histories = [folded(store.load(save)) for save in store.ids()]
    outcomes = [history.close.outcome for history in histories]
    assert (result.game, result.seats, result.games, result.finished) == ("toy", 3, 40, 40)
    assert result.wins == tuple(sum(seat in o.winners for o in outcomes) for seat in range(3))
    assert result.draws == sum(not o.winners for o in outcomes) > 0
    assert result.outcomes == dict(sorted(Counter(o.reason for o in outcomes).items()))
    acts = [sum(step.kind == "act" for step in history.steps) for history in histories]
    assert result.actions == sum(acts)
    events = [[e for step in h.steps for e in step.events] for h in histories]
    turns = sorted(sum(isinstance(e, toy.TurnBegan) for e in all_) for all_ in events)
    assert result.turns == Span(turns[0], (turns[19] + turns[20]) / 2, turns[-1])
    assert result.facts["rolls"] == sum(isinstance(e, toy.Rolled) for all_ in events for e in all_)
    assert len(result.facts["rounds"]) == 40


def test_the_json_has_the_documented_fields_and_nothing_else():
    result = simulate(toy.GAME, 2, 3, 1)
    assert tuple(msgspec.to_builtins(result)) == FIELDS
    assert set(msgspec.to_builtins(result.turns)) == {"min", "median", "max"}
    assert msgspec.json.decode(msgspec.json.encode(result))["wins"] == list(result.wins)
    assert result.actions_per_second > 0


def test_a_shared_win_counts_for_each_winner():
    def even(turn: Turn, action: object) -> None:
        turn.emit(toy.Ended((0, 1), 1, "long"))

    result = simulate(dataclasses.replace(toy.GAME, decide=even), 3, 4, 1)
    assert (result.wins, result.draws) == ((4, 4, 0), 0)


def test_games_that_take_too_long_are_stopped_and_not_counted_as_finished():
    store = MemoryStore()
    result = simulate(toy.GAME, 2, 5, 1, max_actions=3, store=store)
    assert (result.finished, result.actions, result.wins, result.draws) == (0, 15, (0, 0), 0)
    assert (result.outcomes, result.facts["rounds"]) == ({}, [])
    logs = [read(store.load(save)) for save in store.ids()]
    assert [log.records[-1].reason for log in logs] == ["abandoned"] * 5
    assert timeless(simulate(toy.GAME, 2, 5, 1, max_actions=3)) == timeless(result)
    assert simulate(toy.GAME, 2, 0, 1).turns == Span(0, 0, 0)


def test_milliseconds_come_from_a_counter_and_no_name_is_in_the_log():
    store = MemoryStore()
    simulate(toy.GAME, 2, 1, 1, store=store)
    log = read(store.load(store.ids()[0]))
    acts = [record for record in log.records if isinstance(record, Act)]
    assert [record.ms for record in acts] == [1000 * (n + 1) for n in range(len(acts))]
    assert (log.head.practice, log.loose) == (True, [])


def test_seeds_games_and_levels_make_a_difference():
    digests = {
        simulate(toy.GAME, 2, games, seed, level).digest
        for games, seed, level in ((3, 1, "random"), (4, 1, "random"), (3, 2, "random"))
    }
    assert len(digests) == 3
    assert simulate(toy.GAME, 2, 3, 1, "easy").digest not in digests


def test_what_does_not_exist_is_refused():
    for seats, level, options in ((9, "random", {}), (2, "genius", {}), (2, "random", {"x": 1})):
        with pytest.raises(BadSetup):
            simulate(toy.GAME, seats, 1, 1, level, options=options)


def test_progress_is_told_and_can_stop():
    done: list[int] = []
    simulate(toy.GAME, 2, 4, 1, progress=done.append)
    assert done == [1, 2, 3, 4]

    def stop(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(toy.GAME, 2, 4, 1, progress=stop)


def test_a_folder_gets_one_save_a_game(tmp_path: Path):
    simulate(toy.GAME, 2, 3, 9, store=FolderStore(tmp_path), created="2026-11-30T00:00:00Z")
    names = sorted(path.name for path in tmp_path.glob("*.jsonl"))
    assert names == [f"toy-seed9-0000{index}.jsonl" for index in range(3)]


@pytest.mark.parametrize("name", GAMES)
def test_a_play_out_ends_a_game_in_place(name: str):
    game = find_game(name)
    state, chance = game.new_game(game.setup(2)), KeyedChance(seeded_secret(4))
    game.begin(Turn(state, chance, game.evolve))
    assert play_out(game, state, (by_chance, by_chance), chance) > 0
    assert game.to_act(state) is None
    assert game.outcome(state) is not None


SCRIPT = """
import sys
from tests.support import toy
toy.register()
import msgspec
from core.game import find_game
from core.simulate import simulate
result = simulate(find_game(sys.argv[1]), 2, 2, 11, max_actions=200)
print(result.digest, msgspec.json.encode(result.facts).decode())
"""


@pytest.mark.parametrize("name", GAMES)
def test_the_digest_is_the_same_in_any_process(name: str):
    result = simulate(find_game(name), 2, 2, 11, max_actions=200)
    wanted = f"{result.digest} {msgspec.json.encode(result.facts).decode()}\n"
    for settings in (
        {"PYTHONHASHSEED": "1", "TZ": "Asia/Tokyo", "LC_ALL": "C"},
        {"PYTHONHASHSEED": "77", "TZ": "America/St_Johns", "LC_ALL": "tr_TR.UTF-8"},
    ):
        command = [sys.executable, "-c", SCRIPT, name]
        found = subprocess.run(
            command, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True, check=True
        )
        assert found.stdout == wanted


def test_the_digest_covers_every_final_state():
    one, two = simulate(toy.GAME, 2, 1, 3), simulate(toy.GAME, 2, 2, 3)
    assert one.digest != two.digest
