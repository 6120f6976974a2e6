"""Receipts, confirmation and going back: nobody hears of what might be lost."""

import dataclasses
import itertools
import random

import msgspec
import pytest

from core import toy as game
from core.errors import IllegalAction, Refused, Stale, StoreError
from core.game import SPECTATOR
from core.log import Say, read
from core.table import Table
from core.toy import model
from tests.support.soak import amount
from tests.support.tables import (
    BOT,
    SAVE,
    FailingStore,
    act,
    counter,
    data_of,
    folded,
    new_table,
    play,
    state_of,
)


def told(table: Table) -> bytes:
    """All that a table tells anybody, encoded."""
    seats = (SPECTATOR, 0, 1, 2)
    views = [(table.view(seat), table.legal(seat), table.feed(seat)) for seat in seats]
    facts = (table.expected, table.last, table.to_act, table.is_closed, table.outcome, table.who)
    return msgspec.json.encode([views, facts, list(table.sits.values()), table.talk()])


def submitted(table: Table):
    """A receipt for one action that is not confirmed."""
    history = table._history
    seat = game.to_act(history.state)
    return table.submit(seat, game.legal(history.state)[-1], history.steps[-1].expected)


def test_nothing_is_told_before_the_confirmation():
    table = new_table()
    calls: list[int] = []
    table.watch(calls.append)
    before = told(table)
    receipts = [submitted(table), table.say(0, "hm"), submitted(table), table.sit(2, BOT)]
    assert [receipt.status for receipt in receipts] == ["written"] * 4
    assert told(table) == before
    assert calls == []
    table.sync()
    table.confirm(receipts[-1])
    assert [receipt.status for receipt in receipts] == ["confirmed"] * 4
    assert calls == [5, 6, 7]
    assert told(table) != before
    assert table.talk() == [Say(0, "hm", table.talk()[0].ms)]


def test_what_is_told_in_between_is_the_game_as_confirmed():
    table, twin = new_table(), new_table()
    first, second = submitted(table), submitted(table)
    twin.settle(submitted(twin))
    table.confirm(first)
    assert told(table) == told(twin)
    twin.settle(submitted(twin))
    table.confirm(second)
    assert told(table) == told(twin)


def test_a_sender_who_knows_only_confirmed_records_is_stale():
    table = new_table()
    seen = table.expected
    receipt = submitted(table)
    with pytest.raises(Stale):
        table.submit(table.to_act, table.legal(table.to_act)[0], seen)
    table.confirm(receipt)
    assert receipt.n == table.expected


def test_a_second_confirmation_does_nothing_and_a_strange_receipt_is_refused():
    table, other = new_table(), new_table()
    calls: list[int] = []
    table.watch(calls.append)
    receipt = submitted(table)
    table.confirm(receipt)
    table.confirm(receipt)
    assert calls == [5]
    with pytest.raises(Refused):
        table.confirm(submitted(other))


def test_a_watcher_can_stop_and_its_failure_keeps_nobody_from_hearing():
    table = new_table()
    calls: list[int] = []

    def fail(n: int) -> None:
        raise RuntimeError("a watcher's own fault")

    stop = table.watch(fail)
    table.watch(calls.append)
    with pytest.raises(RuntimeError):
        act(table)
    stop()
    act(table)
    assert calls == [5, 6]


@pytest.mark.parametrize("method", ["append", "sync"])
def test_a_failing_disk_takes_the_table_back_and_play_goes_on(method: str):
    store = FailingStore()
    table = new_table(store=store)
    play(table, 5)
    before, data = told(table), bytes(data_of(table))
    state = state_of(table)
    store.failing = {method}
    for _ in range(3):
        with pytest.raises(StoreError) as caught:
            table.settle(submitted(table))
        assert caught.value.key == "error-room"
        assert (told(table), data_of(table), state_of(table)) == (before, data, state)
    store.failing = set()
    play(table)
    assert folded(data_of(table)).state == table._told_state()
    assert table.is_closed


def test_all_receipts_that_wait_are_lost_with_a_failure():
    store = FailingStore()
    table = new_table(store=store)
    data = bytes(data_of(table))
    receipts = [submitted(table), table.say(1, "so?"), submitted(table)]
    store.failing = {"append"}
    with pytest.raises(StoreError):
        submitted(table)
    assert [receipt.status for receipt in receipts] == ["lost"] * 3
    assert (data_of(table), table.talk()) == (data, [])
    with pytest.raises(Refused) as caught:
        table.confirm(receipts[0])
    assert caught.value.key == "error-receipt"


def test_a_file_that_cant_be_cut_at_once_is_cut_before_the_next_write():
    store = FailingStore()
    table = new_table(store=store)
    lost = submitted(table)
    store.failing = {"sync", "cut"}
    with pytest.raises(StoreError):
        table.settle(submitted(table))
    assert lost.status == "lost"
    assert len(data_of(table)) > table._ledger.length
    with pytest.raises(StoreError):
        submitted(table)
    store.failing = set()
    play(table)
    assert read(data_of(table)).damage is None
    assert table.is_closed


def test_a_table_that_cant_read_its_log_back_tries_again_later():
    store = FailingStore()
    table = new_table(store=store)
    before = told(table)
    store.failing = {"append", "load"}
    with pytest.raises(StoreError):
        submitted(table)
    with pytest.raises(StoreError):
        table.view(0)
    store.failing = set()
    assert told(table) == before
    play(table, 3)


class Slip(Exception):
    """A fault in the rules."""


def test_whatever_decide_raises_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch):
    def slip(turn, action):
        game.decide(turn, action)
        raise Slip

    table, twin = new_table(), new_table()
    play(table, 4)
    play(twin, 4)
    before, data, state = told(table), bytes(data_of(table)), state_of(table)
    monkeypatch.setattr(table, "game", dataclasses.replace(game.GAME, decide=slip))
    with pytest.raises(Slip):
        submitted(table)
    monkeypatch.undo()
    assert (told(table), data_of(table), state_of(table)) == (before, data, state)
    play(table)
    play(twin)
    assert data_of(table) == data_of(twin)


def test_an_event_that_could_not_be_read_back_is_not_written(monkeypatch: pytest.MonkeyPatch):
    def wrong(turn, action):
        turn.emit(model.Aimed(-1, 0))

    table = new_table()
    data = bytes(data_of(table))
    monkeypatch.setattr(table, "game", dataclasses.replace(game.GAME, decide=wrong))
    with pytest.raises(msgspec.ValidationError):
        submitted(table)
    assert data_of(table) == data


def test_a_refusal_in_the_middle_of_decide_goes_back_too(monkeypatch: pytest.MonkeyPatch):
    def late(turn, action):
        turn.chance.die()
        turn.emit(model.Scored(0, 9))
        raise IllegalAction("toy-no-now", "toy 1")

    table = new_table()
    state = state_of(table)
    monkeypatch.setattr(table, "game", dataclasses.replace(game.GAME, decide=late))
    with pytest.raises(IllegalAction):
        submitted(table)
    assert state_of(table) == state


def test_d5_of_two_commands_at_once_one_is_played_and_one_is_told_why():
    rng = random.Random(5)
    for seed in range(amount(50, 1000)):
        table = new_table(seed=seed)
        play(table, rng.randrange(8))
        if table.to_act is None:
            continue
        seat, based_on = table.to_act, table.expected
        commands = [
            (seat, pick_any(rng, table, seat), based_on),
            (rng.randrange(3), pick_any(rng, table, seat), based_on),
        ]
        rng.shuffle(commands)
        answers = [answer(table, *command) for command in commands]
        played = [receipt for receipt in answers if not isinstance(receipt, Exception)]
        assert len(played) == 1
        others = [error for error in answers if isinstance(error, Exception)]
        assert all(isinstance(error, Stale | Refused) for error in others)
        assert next(fed.n for fed in table.feed(0, based_on)) == played[0].n
        assert folded(data_of(table)).state == table._told_state()


def pick_any(rng: random.Random, table: Table, seat: int):
    return rng.choice(table.legal(seat))


def answer(table: Table, *command):
    try:
        return table.settle(table.submit(*command))
    except (Stale, Refused, IllegalAction) as error:
        return error


def test_records_of_several_tables_interleave_without_touching_each_other():
    rng = random.Random(3)
    alone = [new_table(seed=seed) for seed in range(4)]
    mixed = [new_table(seed=seed) for seed in range(4)]
    for table in alone:
        play(table)
    waiting = [table for table in mixed for _ in range(200)]
    rng.shuffle(waiting)
    for table in waiting:
        play(table, 1)
    assert [data_of(table) for table in mixed] == [data_of(table) for table in alone]


def test_left_and_resumed_a_game_goes_on_as_if_never_left():
    whole, store = new_table(), FailingStore()
    play(whole)
    table = new_table(store=store)
    for turn in itertools.count():
        play(table, 1)
        if table.to_act is None:
            break
        table.leave()
        table = Table.resume(store, SAVE, clock=counter(turn + 1))
        assert table.notes == []
    assert data_of(table) == data_of(whole)
