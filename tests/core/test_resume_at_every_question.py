"""Cut in the middle of the next line at each kind of question, a real game resumes at that one."""

import pytest

from core.game import find_game
from core.log import read
from core.memory import MemoryStore
from core.replay import Replay
from core.simulate import simulate
from core.table import Table
from tests.support import tree


def recorded(name: str) -> bytes:
    store = MemoryStore()
    simulate(find_game(name), 4, 1, 3, "random", store=store)
    return store.load(f"{name}-seed3-00000")


@pytest.mark.parametrize("name", tree.games())
def test_resume_at_each_kind_of_question(name: str):
    data = recorded(name)
    log = read(data)
    replay, kinds = Replay(log), {}
    for index in range(replay.length):
        position = replay.at(index)
        if replay.to_act is not None:
            kinds.setdefault(replay.view(replay.to_act).asked.kind, position.n)
    assert len(kinds) >= 3
    for n in kinds.values():
        replay.seek(n)
        store = MemoryStore()
        store.create("cut", data[: log.ends[n] + 25]).close()
        with Table.resume(store, "cut") as table:
            seat = table.to_act
            assert (seat, table.expected) == (replay.to_act, n)
            assert table.view(seat) == replay.view(seat)
