"""Cut anywhere, killed at any moment: the game resumes, and nothing acknowledged is lost."""

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from core.errors import CorruptLog
from core.game import find_game
from core.log import Act, Deal, LogFile, Sit, read
from core.records import Undo
from core.store import FolderStore, MemoryStore
from core.table import Table
from tests.support.soak import amount
from tests.support.tables import PERSON, SAVE, act, counter, data_of, folded, new_table, play

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def whole() -> bytes:
    """A game with an undo, a change of seats, talk and an end."""
    table = new_table(free_undo=True)
    play(table, 6)
    table.settle(table.undo(0, 7))
    table.settle(table.say(1, "again?"))
    table.settle(table.sit(1, PERSON))
    play(table)
    return bytes(data_of(table))


def resumed(data: bytes) -> tuple[Table, MemoryStore]:
    store = MemoryStore()
    store.create(SAVE, data).close()
    return Table.resume(store, SAVE, clock=counter(1000)), store


def finish(table: Table, log: LogFile) -> None:
    """Do again what the whole log goes on with."""
    for record in log.records[table.last + 1 :]:
        if isinstance(record, Act):
            action = table._history.codec.decode_action(record.action)
            table.settle(table.submit(record.seat, action, table.expected))
        elif isinstance(record, Undo):
            table.settle(table.undo(record.by, record.to))
        elif isinstance(record, Deal):
            table.settle(table.deal())
        elif isinstance(record, Sit):
            table.settle(table.sit(record.seat, PERSON))


def test_cut_after_any_record_it_goes_on_to_the_same_end(whole: bytes):
    log = read(whole)
    for n, end in enumerate(log.ends):
        table, _ = resumed(whole[:end])
        assert table.notes == [] or n == len(log.ends) - 2
        finish(table, log)
        assert (table.is_closed, table.outcome) == (True, log.records[-1].outcome)
        assert table._history.steps[-2].digest == log.records[-2].digest


def test_cut_at_any_byte_the_last_whole_record_is_the_decision_that_stands(whole: bytes):
    log = read(whole)
    offsets = set(random.Random(1).sample(range(log.ends[4], len(whole)), amount(150, 1500)))
    for offset in sorted(offsets):
        kept = [end for end in log.ends if end <= offset]
        table, store = resumed(whole[:offset])
        expected = folded(whole[: kept[-1]])
        assert table._told_state() == expected.state
        assert table.to_act == find_game("toy").to_act(expected.state)
        lines = whole[:offset].rfind(b"\n") + 1
        assert b"".join(store.aside.values()) == whole[lines:offset]
        assert [note.key for note in table.notes if note.key == "error-note-tail"] == (
            ["error-note-tail"] if lines < offset else []
        )
        if not table.is_closed:
            act(table)
        assert read(store.load(SAVE)).damage is None
        assert read(store.load(SAVE)).tail == b""


@pytest.mark.parametrize("zeros", [1, 30, 5000])
def test_a_zero_filled_tail_is_set_aside(whole: bytes, zeros: int):
    log = read(whole)
    end = log.ends[9]
    tail = whole[end : end + 10] + bytes(zeros)
    table, store = resumed(whole[:end] + tail)
    assert table.last == 9
    assert list(store.aside.values()) == [tail]
    assert table.notes[0].details == {"bytes": len(tail)}


def test_a_game_that_is_over_is_closed_on_opening(whole: bytes):
    log = read(whole)
    table, store = resumed(whole[: log.ends[-2]])
    assert [note.key for note in table.notes] == ["error-note-closed"]
    assert table.is_closed
    assert read(store.load(SAVE)).records[-1] == log.records[-1]
    assert store.load(SAVE) == whole


def test_damage_before_the_end_is_not_played_on(whole: bytes):
    end = read(whole).ends[8]
    broken = whole[: end + 20] + b"#" + whole[end + 21 :]
    store = MemoryStore()
    store.create(SAVE, broken).close()
    with pytest.raises(CorruptLog) as caught:
        Table.resume(store, SAVE)
    assert caught.value.record == 9
    assert store.load(SAVE) == broken
    assert store.busy == set()


def test_a_state_that_differs_from_the_one_played_is_not_played_on(
    monkeypatch: pytest.MonkeyPatch,
):
    store = MemoryStore()
    with new_table(store=store) as table:
        monkeypatch.setattr(table, "_digest", lambda: "0" * 16)
        act(table)
    with pytest.raises(CorruptLog) as caught:
        Table.resume(store, SAVE)
    assert (caught.value.key, caught.value.record) == ("error-log-digest", 5)
    assert store.busy == set()


def killed_after(folder: Path, seed: int, lines: int) -> list[tuple[str, int]]:
    """What a playing process has acknowledged when it is killed, some lines on."""
    command = [sys.executable, "-m", "tests.support.crash", str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True) as child:
        told = [child.stdout.readline() for _ in range(lines)]
        child.kill()
        told += child.stdout.readlines()
    assert child.returncode == -signal.SIGKILL
    pairs = [line.split() for line in told if line.endswith("\n")]
    return [(save, int(n)) for save, n in pairs]


def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path: Path):
    rng = random.Random(11)
    store = FolderStore(tmp_path)
    acknowledged: dict[str, int] = {}
    for round_ in range(amount(4, 40)):
        acknowledged |= killed_after(tmp_path, 100 * round_, rng.randrange(1, 60))
        for save, n in acknowledged.items():
            log = read(store.load(save))
            assert log.damage is None
            assert log.records[-1].n >= n
    for save in store.ids():
        with Table.resume(store, save) as table:
            play(table)
            assert table.is_closed
        assert folded(store.load(save)).close is not None
