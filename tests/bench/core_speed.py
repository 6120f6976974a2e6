"""Speeds of the core: play, tables, replay, files."""

import tempfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Raw

from core.archive import entries
from core.game import find_game, game_ids
from core.history import History, game_of
from core.log import Act, LogFile, encode, read
from core.replay import Replay
from core.store import FolderStore, MemoryStore, Writer
from core.verify import verify
from tests.bench.floor import percentile, ratio, times
from tests.bench.games import long_game, new_table, play, recorded, self_play
from tests.bench.report import Row

LONG = 2_000
MANY = 10_000
PLAYED = 3


def _most_seats(game_id: str) -> int:
    return find_game(game_id).seats[1]


@cache
def _whole(game_id: str) -> bytes:
    return recorded(game_id, _most_seats(game_id))


def _share(name: str, work: Callable[[], int], must: float, aim: float) -> Row:
    speed, share = ratio(work)
    return Row(name, share, "floor", must, aim, f"{speed:,.0f}/s")


def random_play() -> Iterator[Row]:
    """Random self-play without table and log."""
    for name in game_ids():
        game, seats, seeds = find_game(name), _most_seats(name), count(1)
        work = partial(_play_some, partial(self_play, game, seats), seeds)
        yield _share(f"random play, {name}, {seats} seats", work, 0.02, 0.06)


def table_play() -> Iterator[Row]:
    """The same through a table in memory: encoded, digested, chained."""
    for name in game_ids():
        work = partial(_play_some, partial(_at_a_table, name), count(1))
        yield _share(f"play at a table in memory, {name}", work, 0.006, 0.02)


def _play_some(play_one: Callable[[int], int], seeds: Iterator[int]) -> int:
    return sum(play_one(next(seeds)) for _ in range(PLAYED))


def _at_a_table(game_id: str, seed: int) -> int:
    game = find_game(game_id)
    with new_table(game, game.seats[1], seed, MemoryStore(), "bench") as table:
        return play(table)


def folding() -> Iterator[Row]:
    """Replay by folding the log's events, decoding included."""
    for name in game_ids():
        log = read(_whole(name))
        yield _share(f"fold a log, {name}", partial(_fold, log), 0.08, 0.20)


def _fold(log: LogFile) -> int:
    return Replay(log).length


def verifying() -> Iterator[Row]:
    """Chain, digests and every action decided anew."""
    for name in game_ids():
        yield _share(f"verify, {name}", partial(_verify, _whole(name)), 0.015, 0.03)


def _verify(data: bytes) -> int:
    return verify(data).records


def opening() -> Iterator[Row]:
    """From the bytes of a game of 2,000 actions to its last view."""
    data = long_game("mugen", LONG)
    found = times(lambda: Replay(read(data)).view(0), 15)
    name = f"open a game of {LONG:,} actions"
    yield Row(name, percentile(found, 0.5) * 1e3, "ms", 60, 20, f"{len(data) / 1e6:.2f} MB")


def seeking() -> Iterator[Row]:
    """Jumps to random places in the same game."""
    replay, pick = Replay(read(long_game("mugen", LONG))), Random(1)
    found = times(lambda: replay.at(pick.randrange(replay.length)), LONG)
    yield Row("seek in it, p50", percentile(found, 0.50) * 1e3, "ms", 2, 0.3)
    yield Row("seek in it, p99", percentile(found, 0.99) * 1e3, "ms", 8, 1)


def one_record() -> Iterator[Row]:
    """A record into a file, without fsync and without the rules."""
    log, found = read(_whole("mugen")), []
    history = History(log.head, game_of(log.head))
    with tempfile.TemporaryDirectory() as folder, FolderStore(folder).create("bench") as writer:
        for record in log.records[1:]:
            history.take(record)
            if isinstance(record, Act):
                action = history.codec.decode_action(record.action)
                found += times(partial(_write, log, history, writer, record, action), 1)
    cost = percentile(sorted(found), 0.5) * 1e6
    yield Row("one record: encode, digest, chain, write, p50", cost, "us", 40, 20)


def _write(log: LogFile, history: History, writer: Writer, record: Act, action: Any) -> None:
    encoded = history.codec.encode
    events = Raw(encoded(history.steps[-1].events))
    digest = history.digest.of(history.state)
    act = Act(
        record.n, record.seat, record.ms, Raw(encoded(action)), events, record.position, digest
    )
    line, _h = encode(act, log.h, log.key)
    writer.append(line)


def listing() -> Iterator[Row]:
    """The list of 10,000 games: again in one process, and anew from what it remembers."""
    data = recorded("mugen", 2, most=3)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(MANY):
            (Path(folder) / f"mugen-{number:05}.jsonl").write_bytes(data)
        store = FolderStore(folder)
        cold = times(partial(_list, store), 1)
        warm = times(partial(_list, store), 5)
        anew = times(lambda: _list(FolderStore(folder)), 3)
    remark = f"first time {cold[0]:.2f} s, new process {percentile(anew, 0.5) * 1e3:.0f} ms"
    yield Row(f"list {MANY:,} games, warm", percentile(warm, 0.5) * 1e3, "ms", 300, 50, remark)


def _list(store: FolderStore) -> int:
    return sum(1 for _ in entries(store))


MEASURES: tuple[Callable[[], Iterator[Row]], ...] = (
    random_play, table_play, folding, verifying, opening, seeking, one_record, listing,
)  # fmt: skip
