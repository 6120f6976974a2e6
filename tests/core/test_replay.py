"""Walking through a recorded game: every position, from every seat, on the line of its time."""

import random
from collections import Counter

import msgspec
import pytest

from core.chance import KeyedChance
from core.errors import CorruptLog, Refused, UnknownRules
from core.game import OPEN, SPECTATOR
from core.history import EVERY, History
from core.log import Deal, Rekey, read
from core.replay import Replay, branch
from core.seats import Sitter
from core.store import MemoryStore
from core.table import Table
from core.verify import verify
from tests.support.soak import amount
from tests.support.tables import (
    CREATED,
    PERSON,
    act,
    chained,
    counter,
    data_of,
    folded,
    new_table,
    play,
)

SEATS = (SPECTATOR, 0, 1, 2)
FRESH = bytes(range(32))
LONG = 1
"""The seed of a long game."""


def key_of(call, *args) -> str:
    with pytest.raises(Refused) as caught:
        call(*args)
    return caught.value.key


def wandering(seed: int = 1, **more) -> tuple[Table, dict[int, list]]:
    """A whole game with many undos, and the views of everybody after each record."""
    rng = random.Random(seed)
    table = new_table(free_undo=True, seed=seed, options={"target": 40}, **more)
    seen = {table.last: views(table)}
    while table.to_act is not None:
        line = [step.n for step in table._history.line()]
        if len(line) > 3 and rng.random() < 0.2:
            table.settle(table.undo(0, rng.choice(line[1:6])))
        elif rng.random() < 0.05:
            table.settle(table.sit(rng.randrange(3), PERSON))
        else:
            act(table)
        seen[table.expected] = seen[table.last] = views(table)
    return table, seen


def views(source) -> list:
    return [source.view(seat) for seat in SEATS]


def test_a_replay_shows_what_was_shown_then_undone_positions_too():
    for seed in range(amount(4, 60)):
        table, seen = wandering(seed)
        log = read(data_of(table))
        replay = Replay(log)
        kinds = Counter(type(record).__name__ for record in log.records)
        assert replay.length == kinds["Deal"] + kinds["Act"] + kinds["Undo"]
        assert kinds["Undo"] > 2
        for index in range(replay.length):
            position = replay.at(index)
            assert views(replay) == seen[position.n]
        order = [*seen]
        random.Random(seed).shuffle(order)
        for n in order:
            replay.seek(n)
            assert views(replay) == seen[n]


def test_a_replay_starts_at_the_end_and_knows_the_game():
    table = new_table(sitters=(Sitter(name="Aiko"), PERSON, PERSON))
    play(table)
    replay = Replay(read(data_of(table)))
    assert replay.position.index == replay.length - 1
    assert (replay.outcome, replay.close_reason) == (table.outcome, "ended")
    assert (replay.who, replay.is_closed, replay.damage) == (("Aiko", "", ""), True, None)
    assert replay.setup == table.setup
    assert [replay.view(seat) for seat in (*SEATS, OPEN)] == [
        table.view(seat) for seat in (*SEATS, OPEN)
    ]
    assert [replay.log(seat) for seat in (*SEATS, OPEN)] == [
        table.feed(seat) for seat in (*SEATS, OPEN)
    ]
    assert replay.to_act is None


def test_numbers_mean_the_position_after_that_record():
    table = new_table()
    table.settle(table.sit(0, PERSON))
    play(table, 2)
    replay = Replay(read(data_of(table)))
    assert [replay.seek(n).n for n in (4, 5, 6, 7)] == [4, 4, 6, 7]
    assert replay.seek(6).seat == table.feed(0)[5].seat
    assert key_of(replay.seek, 3) == "error-no-record"
    assert key_of(replay.seek, 8) == "error-no-record"
    assert key_of(replay.at, 3) == "error-no-record"
    assert key_of(replay.at, -1) == "error-no-record"
    assert [fed.n for fed in replay.log(0)] == list(range(1, 8))
    assert replay.seen(7, 1) == table.feed(1)[-1]
    assert key_of(replay.seen, 8, 1) == "error-no-record"


def test_a_walk_over_a_new_ruleset_meets_the_same_states_as_jumps():
    table = new_table(rules=1)
    play(table, 4)
    table.settle(table.adopt(2, [0, 1, 2]))
    play(table, 4)
    replay = Replay(read(data_of(table)))
    replay.at(0)
    for index in range(1, replay.length):
        position = replay.at(index)
        assert replay._state == folded(data_of(table)).state_at(position.n)
    assert replay._state.rules == 2


def test_the_open_view_is_for_closed_games_only():
    table = new_table()
    replay = Replay(read(data_of(table)))
    assert key_of(replay.view, OPEN) == "error-open-view"
    assert key_of(replay.log, OPEN) == "error-open-view"
    assert key_of(replay.seen, 4, OPEN) == "error-open-view"
    assert key_of(replay.view, 3) == "error-no-seat"
    assert not replay.is_closed


def test_a_game_that_was_never_dealt_has_no_position():
    replay = Replay(read(data_of(new_table(deal=False))))
    assert replay.length == 0
    for call in (replay.view, replay.at, replay.seek):
        assert key_of(call, 0) in {"error-not-dealt", "error-no-record"}
    assert key_of(lambda: replay.position) == "error-not-dealt"
    assert [fed.kind for fed in replay.log(0)] == ["sit", "sit", "sit"]


def test_a_seek_folds_no_more_than_the_way_from_a_kept_copy(monkeypatch: pytest.MonkeyPatch):
    table = new_table(options={"target": 40}, seed=LONG)
    while table._history.steps[-1].depth < EVERY + 20:
        act(table)
    replay = Replay(read(data_of(table)))
    folds: list[int] = []
    fold = History.fold
    monkeypatch.setattr(
        History, "fold", lambda self, state, step: (folds.append(step.n), fold(self, state, step))
    )
    for index in random.Random(1).sample(range(replay.length), min(60, replay.length)):
        folds.clear()
        replay.at(index)
        assert len(folds) < EVERY
    replay.at(10)
    folds.clear()
    replay.at(11)
    replay.at(11)
    assert len(folds) == 1


def with_last_events(events: bytes) -> bytes:
    """A log of three actions, the last of which has other events."""
    table = new_table()
    play(table, 3)
    *records, last = read(data_of(table)).records
    return chained([*records, msgspec.structs.replace(last, events=msgspec.Raw(events))])


def test_an_event_that_breaks_the_fold_names_its_record():
    six_fives = [{"type": "blocked", "seat": 0, "card": 5}] * 6
    replay = Replay(read(with_last_events(msgspec.json.encode(six_fives))))
    assert isinstance(replay.damage, CorruptLog)
    assert (replay.damage.key, replay.damage.record) == ("error-log-fold", 7)
    assert replay.position.n == 6
    assert replay.view(0) is not None


@pytest.mark.parametrize(
    "events",
    [
        b'[{"type":"aimed","seat":-1,"at":0}]',
        b'[{"type":"aimed","seat":9,"at":0}]',
        b'[{"type":"flown","seat":0}]',
        b'[{"type":"aimed","seat":0,"at":0,"new":1}]',
        b"{}",
        b"[" * 300 + b"]" * 300,
    ],
)
def test_d24_an_event_that_cant_be_read_leaves_what_was_before_it(events: bytes):
    replay = Replay(read(with_last_events(events)))
    assert (replay.damage.key, replay.damage.record) == ("error-log-fold", 7)
    assert replay.length == 3


def test_a_damaged_log_gives_the_part_before_the_damage():
    table = new_table()
    play(table)
    data, log = bytes(data_of(table)), read(data_of(table))
    cut = log.ends[9] + 30
    replay = Replay(read(data[:cut] + b"?" + data[cut + 1 :]))
    assert replay.damage.record == 10
    assert replay.position.n == 9
    assert not replay.is_closed


@pytest.mark.parametrize("changes", [{"rules": 3}, {"game": "no_such_game"}])
def test_d1_what_is_not_at_hand_is_refused_whole(changes):
    head, *others = read(data_of(new_table())).records
    log = read(chained([msgspec.structs.replace(head, **changes), *others]))
    with pytest.raises(UnknownRules):
        Replay(log)


def test_options_missing_in_an_old_head_get_their_value_of_then():
    head = read(data_of(new_table())).head
    old = msgspec.structs.replace(head, options={"target": 12})
    assert Replay(read(chained([old]))).setup.options == {"target": 12, "peeking": True}
    strange = msgspec.structs.replace(head, options={"target": 12, "new": 1})
    with pytest.raises(CorruptLog):
        Replay(read(chained([strange])))


def taken_over(table: Table, n: int, **more) -> tuple[Table, MemoryStore]:
    store = MemoryStore()
    words = {"parent": "save", "fresh": FRESH, "created": CREATED} | more
    branch(bytes(data_of(table)), n, store, "branch", **words)
    return Table.resume(store, "branch", clock=counter()), store


def test_a_branch_begins_as_its_parent_and_goes_its_own_way():
    table, seen = wandering(3)
    parent = read(data_of(table))
    for n in [n for n in seen if n < table.last - 2][::7]:
        other, store = taken_over(table, n)
        log = read(store.load("branch"))
        at = other.expected
        assert (log.head.parent.id, log.head.parent.record) == ("save", at)
        assert log.head.parent.h.encode() == data_of(table)[parent.ends[at] - 35 :][:32]
        assert isinstance(log.records[-1], Rekey)
        assert [type(r) for r in log.records[:-1]] == [type(r) for r in parent.records[: at + 1]]
        assert views(other) == seen[at]
        play(other)
        assert verify(store.load("branch")).status == "good"


def test_fresh_chance_really_differs_and_the_same_gives_the_same():
    table = new_table()
    play(table)
    one, two, same = (taken_over(table, 6, fresh=fresh)[0] for fresh in (FRESH, FRESH[::-1], FRESH))
    words = [each._history.stream().below(2**32) for each in (one, two, same)]
    assert words[0] == words[2] != words[1]
    assert KeyedChance(FRESH).below(2**32) not in words


def test_in_a_branch_one_may_go_back_behind_its_beginning():
    table = new_table(free_undo=True)
    play(table)
    other, store = taken_over(table, 8)
    for back in (8, 6):
        act(other)
        other.settle(other.undo(0, back))
        assert other._told_state() == Replay(read(data_of(table)))._history.state_at(back)
        assert other._chance.position == 0
    play(other)
    assert verify(store.load("branch")).status == "good"
    assert folded(store.load("branch")).state == other._told_state()


def test_names_and_talk_stay_behind_and_times_go_on():
    table = new_table(sitters=(Sitter(name="Aiko"), PERSON, PERSON))
    table.settle(table.say(0, "psst"))
    play(table)
    other, store = taken_over(table, 9)
    assert b"Aiko" not in store.load("branch")
    assert b"psst" not in store.load("branch")
    before = other._history.steps[-1].ms
    act(other)
    act(other)
    assert [step.ms - before for step in other._history.steps[-2:]] == [0, 1000]


def test_a_seat_that_resigned_in_the_parent_may_be_taken_again():
    table = new_table()
    table.settle(table.resign(1))
    play(table, 3)
    other, store = taken_over(table, 8)
    assert other.sits[1].kind == "resigned"
    other.settle(other.sit(1, PERSON))
    other.settle(other.resign(1))
    assert key_of(other.sit, 1, PERSON) == "error-resigned"
    play(other)
    assert verify(store.load("branch")).status == "good"


def test_what_can_be_branched():
    running, shared = new_table(), new_table(place="server")
    play(running, 4)
    assert taken_over(running, 6)[0].expected == 6
    play(shared, 4)
    words = {"parent": "save", "fresh": FRESH, "created": CREATED}
    for table, n, key in (
        (shared, 6, "error-branch-running"),
        (running, 99, "error-no-record"),
        (running, 2, "error-no-record"),
    ):
        with pytest.raises(Refused) as caught:
            branch(bytes(data_of(table)), n, MemoryStore(), "branch", **words)
        assert caught.value.key == key
    play(shared)
    with pytest.raises(Refused) as caught:
        branch(bytes(data_of(shared)), shared.last, MemoryStore(), "branch", **words)
    assert caught.value.key == "error-branch-over"
    assert taken_over(shared, 6)[0].expected == 6


def test_a_damaged_game_is_played_on_as_a_branch():
    table = new_table()
    play(table)
    data, log = bytes(data_of(table)), read(data_of(table))
    cut = log.ends[9] + 30
    store = MemoryStore()
    words = {"parent": "save", "fresh": FRESH, "created": CREATED}
    branch(data[:cut] + b"?" + data[cut + 1 :], 9, store, "branch", **words)
    other = Table.resume(store, "branch")
    play(other)
    assert other.is_closed
    assert isinstance(log.records[4], Deal)
