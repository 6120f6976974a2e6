"""The sample games: one for each game and number of seats, good for ever, and as pinned."""

import tomllib

import pytest

from core.game import find_game
from core.log import Act, read
from core.replay import Replay
from core.verify import verify
from tests.support import tree

SAVES = tree.ROOT / "saves"
SAMPLES = sorted(SAVES.glob("*.jsonl"))


def pinned(game: str) -> dict[str, str]:
    """The last digests of a game's samples, by their names."""
    path = tree.ROOT / "tests/house/games" / f"{game}.toml"
    found: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))["samples"]
    return found


@pytest.mark.parametrize("game", tree.games())
def test_each_number_of_seats_has_a_sample(game: str):
    low, high = find_game(game).seats
    heads = [read(path.read_bytes()).head for path in SAMPLES]
    seats = {head.seats for head in heads if head.game == game}
    assert seats == set(range(low, high + 1))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_is_good(path):
    report = verify(path.read_bytes())
    assert (report.status, report.bad_record, report.problem) == ("good", None, "")


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_ends_as_pinned(path):
    log = read(path.read_bytes())
    last = [record for record in log.records if isinstance(record, Act)][-1]
    assert pinned(log.head.game).get(path.stem) == last.digest
    replay = Replay(log)
    assert replay.outcome is not None
    assert replay.close_reason == "ended"


def test_nothing_else_lies_among_the_samples():
    pins = {name for game in tree.games() for name in pinned(game)}
    assert pins == {path.stem for path in SAMPLES}
    assert {path.name for path in SAVES.iterdir()} - {path.name for path in SAMPLES} == {
        "README.md"
    }
