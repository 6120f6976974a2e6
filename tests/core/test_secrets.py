"""Nobody can tell from anything that he gets what he may not know: swap it, and all is alike."""

import random
from typing import Any

import msgspec
import pytest

from core.bots import bot_task
from core.chance import KeyedChance
from core.errors import IllegalAction, MeikyuError
from core.feed import Fed
from core.game import OPEN, SPECTATOR, Turn, refusal
from core.log import read
from core.verify import verify
from tests.support.soak import amount
from tests.support.swaps import SWAPS
from tests.support.tables import BOT, PERSON, act, data_of, new_table, play
from tests.support.walk import GAMES, Walk, encoded, many_places, places, seat_numbers


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return request.param


def sampled(name: str, few: int, many: int):
    """Positions of random games with a seat, or the spectator, and a swapped state for it."""
    for seats in seat_numbers(name):
        rng = random.Random(seats)
        for walk in many_places(name, seats, amount(few, many)):
            for seat in range(SPECTATOR, seats):
                yield walk, seat, SWAPS[name](walk.state, seat, rng)


def answers(walk: Walk, state: Any, seat: int, others: list[Any]) -> bytes:
    """All that `seat` can get out of a table in this state but its log, encoded."""
    game = walk.game
    due = game.to_act(state)
    told = [encoded(game.view(state, seat)), due, encoded(game.outcome(state))]
    if seat == due:
        told += [encoded(action) for action in game.legal(state)]
        told += [reason(refusal(game, state, action)) for action in others]
    return encoded(told)


def reason(error: IllegalAction | None) -> tuple[Any, ...]:
    return () if error is None else (error.key, error.rule, sorted(error.details.items()))


def test_every_game_says_what_its_secrets_are():
    assert set(SWAPS) == set(GAMES)


def test_the_swaps_really_change_the_state(name: str):
    changed = total = 0
    for walk, _, twin in sampled(name, 30, 300):
        total += 1
        changed += encoded(twin) != encoded(walk.state)
    assert changed > total * 0.8 > 0


def test_d3_views_lists_and_refusals_do_not_tell_what_is_hidden(name: str):
    pools: dict[int, list[Any]] = {}
    for seats in seat_numbers(name):
        found = (walk.game.legal(walk.state) for walk in places(name, seats, 77, 1))
        pools[seats] = [*dict.fromkeys(action for legal in found for action in legal)]
    for walk, seat, twin in sampled(name, 80, 2000):
        others = random.Random(seat).choices(pools[walk.setup.seats], k=25)
        told = answers(walk, walk.state, seat, others)
        assert answers(walk, twin, seat, others) == told


def test_the_open_view_shows_what_was_swapped(name: str):
    for walk, _, twin in sampled(name, 10, 100):
        if encoded(twin) != encoded(walk.state):
            views = [encoded(walk.game.view(state, OPEN)) for state in (twin, walk.state)]
            assert views[0] != views[1]


def test_d3_the_log_tells_nothing_that_the_view_does_not(name: str):
    compared = 0
    for walk, seat, twin in sampled(name, 120, 3000):
        twins = set(walk.game.legal(twin))
        shared = [action for action in walk.game.legal(walk.state) if action in twins]
        for action in shared[seat + 1 :: 3][:4]:
            compared += compare_logs(walk, seat, (walk.state, twin), action)
    assert compared > 100


def compare_logs(walk: Walk, seat: int, states: tuple[Any, Any], action: Any) -> int:
    """How many events were compared, in two games that `seat` can't tell apart until then."""
    game, kept = walk.game, [state.copy() for state in states]
    pairs = zip(*(played(walk, state.copy(), action) for state in states), strict=False)
    for number, events in enumerate(pairs):
        for state, event in zip(kept, events, strict=True):
            game.evolve(state, event)
        views = [encoded(game.view(state, seat)) for state in kept]
        if views[0] != views[1]:
            return number
        sights = [encoded(game.seen(event, seat)) for event in events]
        assert sights[0] == sights[1]
    return number + 1


def played(walk: Walk, state: Any, action: Any) -> list[Any]:
    """The events of an action, by the same chance each time."""
    turn = Turn(state, KeyedChance(bytes(32)), walk.game.evolve)
    walk.game.decide(turn, action)
    return turn.events


def test_a_feed_holds_seen_events_and_nothing_of_the_raw_line(name: str):
    table = new_table(name, (PERSON, BOT), place="server")
    play(table, 30)
    secret = table._history.head.secret
    records = read(data_of(table)).records
    private = {record.digest for record in records if hasattr(record, "digest")}
    for seat in (SPECTATOR, 0, 1):
        feed = table.feed(seat)
        text = encoded([table.view(seat), feed, list(table.sits.values())]).decode()
        assert all(type(fed) is Fed for fed in feed)
        assert not any(digest in text for digest in private)
        assert secret not in text
        assert '"position"' not in text
        assert '"action"' not in text
    assert set(Fed.__struct_fields__) == {"n", "seat", "seen", "kind", "by", "to"}


def test_what_a_bot_is_given_is_its_view_and_no_key_of_the_game(name: str):
    table = new_table(name, (BOT, PERSON))
    play(table, 5)
    seat = table.to_act
    task = bot_task(table, seat)
    assert {*task.__slots__} == {"game", "level", "view", "legal", "chance"}
    assert task.view is None or task.view == table.view(seat)
    assert task.chance._key not in {table._history.secret, table._chance._key}


def test_no_refusal_of_a_table_tells_what_the_asker_may_not_know(name: str):
    table = new_table(name, (PERSON,) * 3, place="server")
    hidden = encoded(table._told_state()).decode()
    calls = [
        lambda: table.submit(1, table.legal(table.to_act)[0], 2),
        lambda: table.submit((table.to_act + 1) % 3, table.legal(table.to_act)[0], 4),
        lambda: table.undo(0, 3),
        lambda: table.view(OPEN),
        lambda: table.feed(9),
        lambda: table.why_not((table.to_act + 1) % 3, None),
        lambda: table.receipt_h,
        lambda: table.cut(0, "x"),
    ]
    for call in calls:
        with pytest.raises(MeikyuError) as caught:
            call()
        assert len(str(caught.value)) < 60
        assert str(caught.value) not in hidden
        assert not any(type(value) is str for value in caught.value.details.values())


def test_a_check_of_a_running_game_tells_numbers_only(name: str):
    table = new_table(name, (BOT, BOT))
    play(table, 25)
    data = bytes(data_of(table))
    rng = random.Random(8)
    for offset in rng.sample(range(read(data).ends[0], len(data)), amount(60, 1000)):
        broken = bytearray(data)
        broken[offset] ^= 1
        report = msgspec.to_builtins(verify(bytes(broken)))
        assert [value for value in report.values() if type(value) is str] == [
            report["status"], "", "", "",
        ]  # fmt: skip


def test_the_seed_of_a_practice_game_is_not_in_its_log():
    table = new_table(seed=123456789, practice=True)
    act(table)
    assert b"123456789" not in data_of(table)
