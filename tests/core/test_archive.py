"""The list of saves: what it tells of good, damaged and foreign ones, and what it keeps."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import archive
from core.archive import Entry, entries, forget, without
from core.errors import StoreError
from core.game import Outcome
from core.log import Close, Name, Parent, Say, Sit, encode_loose, read, who_of
from core.store import FolderStore, MemoryStore
from tests.support.logs import AIKO, SALT, LogWriter, is_whole, opened, running, varied
from tests.support.soak import amount


class Counting(FolderStore):
    """A folder that counts the files that are looked into."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.looks: list[str] = []

    def ends(self, save: str, size: int) -> tuple[bytes, bytes]:
        """As of any folder."""
        self.looks.append(save)
        return super().ends(save, size)


def put(path: Path, name: str, data: bytes, time: int = 1_800_000_000) -> None:
    """A file of a folder of saves, written at a time in seconds."""
    path.mkdir(exist_ok=True)
    file = path / f"{name}.jsonl"
    file.write_bytes(data)
    os.utime(file, (time, time))


def look(data: bytes) -> Entry:
    """The entry of a save with these bytes."""
    store = MemoryStore()
    store.create("save", data).close()
    (entry,) = entries(store)
    return entry


def test_an_entry_tells_of_a_running_game(tmp_path: Path) -> None:
    put(tmp_path, "toy-1", running(5, practice=True).data)
    (entry,) = entries(FolderStore(tmp_path))
    assert entry == Entry(
        id="toy-1",
        saved=1_800_000_000.0,
        state="playing",
        game="toy",
        rules=1,
        seats=3,
        options={"goal": 7, "fast": True, "map": "small"},
        who=("Aiko", "bot", "bot"),
        kinds=("person", "bot", "bot"),
        created="2026-11-30T19:32:57Z",
        place="local",
        practice=True,
        records=10,
        ms=9000,
    )


@pytest.mark.parametrize("size", [2, 400, 9000])
def test_an_entry_tells_of_a_finished_game_however_long_its_lines(size: int) -> None:
    end = Outcome((0,), (7, 3, 0), "goal")
    log = running(6, size, parent=Parent("toy-0", 20, "ef" * 16)).add(Close(11, end, "ended"))
    entry = look(log.add(Say(0, "thanks", 12000)).data)
    assert (entry.state, entry.outcome, entry.reason) == ("done", end, "ended")
    assert (entry.records, entry.ms, entry.parent) == (12, 10000, "toy-0")


def test_a_game_left_before_its_deal() -> None:
    entry = look(opened().add(Close(4, None, "abandoned")).data)
    assert (entry.state, entry.outcome, entry.reason, entry.ms) == ("done", None, "abandoned", 0)


def test_a_table_whose_seats_are_still_free() -> None:
    entry = look(LogWriter().add(opened_head()).data)
    assert (entry.state, entry.who, entry.kinds, entry.records) == (
        "playing",
        ("", "", ""),
        ("", "", ""),
        1,
    )


def opened_head() -> Any:
    """The head of a log of a table of three."""
    return read(opened().data).head


def test_who_sits_there_now() -> None:
    ben = who_of(SALT, "Ben")
    log = running(2).add(Sit(7, 1, "person", who=ben), Name(ben, SALT, "Ben"))
    log.add(Sit(8, 0, "resigned", who=AIKO))
    entry = look(log.data)
    assert entry.who == ("Aiko", "Ben", "bot")
    assert entry.kinds == ("resigned", "person", "bot")


def test_a_name_that_does_not_fit_its_hash_is_not_shown() -> None:
    ben = who_of(SALT, "Ben")
    log = running(2).add(Sit(7, 1, "person", who=ben), Name(ben, SALT, "Eve"))
    assert look(log.data).who == ("Aiko", "person", "bot")


def test_the_last_written_comes_first(tmp_path: Path) -> None:
    for name, time in (("a", 30), ("b", 10), ("c", 20), ("d", 20)):
        put(tmp_path, name, running().data, 1_800_000_000 + time)
    assert [entry.id for entry in entries(FolderStore(tmp_path))] == ["a", "d", "c", "b"]


@pytest.mark.parametrize(
    ("data", "state"),
    [
        (b"", "broken"),
        (b"\n", "broken"),
        (b"\x00" * 10000, "broken"),
        (b"\x7fELF" + bytes(range(256)) * 100, "broken"),
        (b"x" * 300_000, "broken"),
        (b'{"t":"open"}\n', "broken"),
        (opened().data[:100], "broken"),
        (opened().data.replace(b'"seats":3', b'"seats":4'), "broken"),
        (running().data + b"noise\n", "broken"),
        (running().data[:-9] + b"\n", "broken"),
        (running().data.replace(b"\n", b"\r\n"), "broken"),
        (running().data[:-9], "cut"),
        (running().data + bytes(5000), "cut"),
        (running().data + b'{"t":"act","n":10,' + b"\x00" * 90 + b"}\n", "cut"),
        (varied().data[:-9], "cut"),
        (running().data + b'{"t":"mark","text":"of a later program"}\n', "playing"),
        (running(rules=99).data, "unknown"),
        (running(game="chess").data, "unknown"),
        (b'{"t":"open","n":0,"format":2}\n' + running().data, "unknown"),
    ],
)
def test_a_save_that_is_not_as_it_should_be_has_its_state(data: bytes, state: str) -> None:
    assert look(data).state == state


def test_an_unknown_game_is_still_named() -> None:
    entry = look(running(game="chess").data)
    assert (entry.game, entry.seats, entry.records) == ("chess", 3, 10)


def test_a_file_that_can_not_be_opened_is_broken(tmp_path: Path) -> None:
    class Closed(FolderStore):
        def ends(self, save: str, size: int) -> tuple[bytes, bytes]:
            raise StoreError("error-permission", save=save)

    put(tmp_path, "toy-1", running().data)
    assert [entry.state for entry in entries(Closed(tmp_path))] == ["broken"]


def test_only_what_has_changed_is_read_again(tmp_path: Path) -> None:
    for number in range(5):
        put(tmp_path, f"toy-{number}", running().data)
    store = Counting(tmp_path)
    first = list(entries(store))
    assert len(store.looks) == 5
    store.looks.clear()
    assert list(entries(store)) == first
    assert store.looks == []
    put(tmp_path, "toy-3", running(6).data, 1_800_000_000)
    (tmp_path / "toy-4.jsonl").unlink()
    records = {entry.id: entry.records for entry in entries(store)}
    assert records == {"toy-0": 10, "toy-1": 10, "toy-2": 10, "toy-3": 11}
    assert store.looks == ["toy-3"]


def test_a_list_that_is_looked_at_in_part_reads_in_part(tmp_path: Path) -> None:
    for number in range(50):
        put(tmp_path, f"toy-{number:02}", running().data)
    store = Counting(tmp_path)
    assert next(entries(store)).id == "toy-49"
    assert store.looks == ["toy-49"]


def many(path: Path, count: int = 80) -> Counting:
    """A folder with enough saves to be worth an index."""
    for number in range(count):
        put(path, f"toy-{number:03}", running().data)
    return Counting(path)


def test_another_process_finds_the_index(tmp_path: Path) -> None:
    first = list(entries(many(tmp_path)))
    later = Counting(tmp_path)
    assert list(entries(later)) == first
    assert later.looks == []


def test_a_few_saves_leave_no_index(tmp_path: Path) -> None:
    list(entries(many(tmp_path, 5)))
    assert len(list(tmp_path.iterdir())) == 5


@pytest.mark.parametrize("harm", ["empty", "noise", "cut", "foreign", "folder"])
def test_an_index_that_can_not_be_used_is_made_anew(tmp_path: Path, harm: str) -> None:
    first = list(entries(many(tmp_path)))
    index = tmp_path / ".index"
    data = index.read_bytes()
    index.unlink()
    if harm == "folder":
        index.mkdir()
    else:
        foreign = data.replace(data[:3], b"\x92\x92\x63", 1)
        index.write_bytes(
            {"empty": b"", "noise": b"\xff" * 99, "cut": data[:500]}.get(harm, foreign)
        )
    later = Counting(tmp_path)
    assert list(entries(later)) == first
    assert len(later.looks) == 80
    if harm != "folder":
        assert index.read_bytes() == data


def test_a_list_of_samples_leaves_nothing_behind(tmp_path: Path) -> None:
    many(tmp_path)
    assert len(list(entries(FolderStore(tmp_path, read_only=True)))) == 80
    assert not (tmp_path / ".index").exists()


def test_a_stale_index_never_wins_over_a_file(tmp_path: Path) -> None:
    list(entries(many(tmp_path)))
    put(tmp_path, "toy-007", running(9).data, 1_800_000_001)
    entry = next(entries(Counting(tmp_path)))
    assert (entry.id, entry.records) == ("toy-007", 14)


def test_a_game_that_comes_to_hand_later_is_known_at_once(tmp_path: Path) -> None:
    list(entries(many(tmp_path)))
    put(tmp_path, "chess-1", running(game="chess").data)
    store = Counting(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(archive, "game_ids", lambda: ())
        assert {entry.state for entry in entries(store)} == {"unknown"}
    assert [entry.state for entry in entries(store)].count("playing") == 80


def test_a_person_is_forgotten_and_the_chain_holds(tmp_path: Path) -> None:
    data = varied().data
    put(tmp_path, "toy-1", data)
    put(tmp_path, "toy-2", LogWriter().add(opened_head()).data)
    store = FolderStore(tmp_path)
    assert next(entries(store)).id == "toy-2"
    assert forget(store, "Aiko").changed == ["toy-1"]
    left = store.load("toy-1")
    assert b"Aiko" not in left
    assert (read(left).records, read(left).h) == (read(data).records, read(data).h)
    assert read(left).loose == []
    assert is_whole(read(left))
    assert next(entry for entry in entries(store) if entry.id == "toy-1").who[0] == "person"
    assert forget(store, "Aiko").changed == []


def test_what_others_said_stays() -> None:
    ben = who_of(SALT, "Ben")
    log = running(2).add(Sit(7, 1, "person", who=ben), Name(ben, SALT, "Ben"))
    log.add(Say(0, "mine", 1), Say(1, "yours", 2), Say(2, "a bot's", 3), Say(-1, "a watcher's", 4))
    log.add(Sit(8, 0, "person", who=ben), Say(0, "yours too", 5))
    found = read(without(log.data, "Aiko"))
    said = [line.text for line in found.loose if isinstance(line, Say)]
    assert said == ["yours", "a bot's", "a watcher's", "yours too"]
    assert found.names() == {ben: "Ben"}
    assert is_whole(found)


def test_forgetting_leaves_damage_and_tails_as_they_are() -> None:
    data = running().data
    for harmed in (data[:-9], data.replace(b'"ms":6000', b'"ms":6001'), b"\xff" + data, b""):
        line = encode_loose(Name(AIKO, SALT, "Aiko"))
        assert without(harmed, "Aiko") == harmed.replace(line, b"")


def test_a_game_being_played_is_told_of_and_not_changed(tmp_path: Path) -> None:
    store = FolderStore(tmp_path)
    writer = store.create("toy-1", running().data)
    done = forget(store, "Aiko")
    assert (done.changed, done.busy) == ([], ["toy-1"])
    assert store.load("toy-1") == running().data
    writer.close()
    assert forget(store, "Aiko").changed == ["toy-1"]


def test_an_index_keeps_no_name_that_is_forgotten(tmp_path: Path) -> None:
    store = many(tmp_path)
    list(entries(store))
    assert b"Aiko" in store.recall()
    forget(store, "Aiko")
    assert b"Aiko" not in store.recall()


@settings(max_examples=amount(150, 3000), deadline=None)
@given(st.binary(max_size=300), st.integers(0, 6000))
def test_any_bytes_have_an_entry(noise: bytes, at: int) -> None:
    data = varied().data
    states = {"playing", "done", "cut", "broken", "unknown"}
    for mangled in (noise, data[:at] + noise, data[:at] + noise + data[at:], data + noise):
        assert look(mangled).state in states


def test_a_log_cut_at_any_byte_has_an_entry() -> None:
    data = running(30, 60).data
    first = data.index(b"\n") + 1
    ends = {0, *read(data).ends, *(span + 1 for span in range(len(data)) if data[span] == 10)}
    for length in range(first, len(data), amount(41, 1)):
        assert look(data[:length]).state == ("playing" if length in ends else "cut")


def test_an_entry_holds_nothing_that_a_player_may_not_know() -> None:
    log = running()
    text = repr(look(log.data))
    for secret in (read(log.data).head.secret, read(log.data).h.hex(), "moved", "digest"):
        assert secret not in text
