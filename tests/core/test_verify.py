"""A check names the first bad record, what was expected there and what was found."""

import random
from collections.abc import Callable

import msgspec
import pytest
from msgspec import Raw

from core import toy as game
from core.chance import seeded_secret
from core.errors import UnknownRules
from core.game import Outcome
from core.log import Act, Chained, Close, Cut, Deal, Sit, Undo, read
from core.seats import Sitter
from core.verify import EVERY, Report, verify
from tests.support.soak import amount
from tests.support.tables import BOT, PERSON, act, chained, data_of, new_table, play

BLANK = ("", "", "")


@pytest.fixture(scope="module")
def records() -> list[Chained]:
    """A whole game with a cut, an undo, a resigned seat and a winner."""
    return next(found for seed in range(20) if (found := eventful(seed))[-1].outcome.winners)


def eventful(seed: int) -> list[Chained]:
    table = new_table(free_undo=True, deal=False, seed=seed)
    table.settle(table.cut(0, "word"))
    table.settle(table.deal())
    play(table, 6)
    table.settle(table.undo(0, 8))
    while "roll" not in map(str, table.legal(table.to_act)):
        act(table)
    act(table, "roll")
    table.settle(table.resign(2))
    play(table)
    return read(data_of(table)).records


def changed(records: list[Chained], n: int, **changes) -> bytes:
    """The log with other values in record `n`, chained anew as only its host could."""
    return chained(
        msgspec.structs.replace(record, **changes) if record.n == n else record
        for record in records
    )


def first(records: list[Chained], kind: type, nth: int = 0) -> Chained:
    return [record for record in records if isinstance(record, kind)][nth]


def told(report: Report) -> tuple[str, str, str]:
    return (report.problem, report.expected, report.found)


def test_a_whole_game_is_good(records: list[Chained]):
    calls: list[tuple[int, int]] = []
    report = verify(chained(records), lambda done, of: calls.append((done, of)))
    assert report == Report("good", len(records))
    assert len(calls) == (len(records) - 1) // EVERY


@pytest.mark.parametrize("sitters", [(PERSON, PERSON), (BOT, Sitter("bot", "easy"), BOT, BOT)])
def test_games_of_all_kinds_are_good_at_any_point(sitters):
    for seed in range(amount(5, 100)):
        table = new_table(sitters=sitters, seed=seed)
        while table.to_act is not None:
            assert verify(bytes(data_of(table))).status == "good"
            play(table, 7)
        assert verify(bytes(data_of(table))) == Report("good", table.last + 1)


def test_a_check_can_be_stopped():
    table = new_table(options={"target": 40})
    play(table)

    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    assert table.last > EVERY
    with pytest.raises(KeyboardInterrupt):
        verify(bytes(data_of(table)), stop)


def test_a_changed_digest_is_named(records: list[Chained]):
    record = first(records, Act, 3)
    report = verify(changed(records, record.n, digest="0" * 16))
    assert (report.status, report.bad_record, report.records) == ("bad", record.n, record.n)
    assert told(report) == ("digest", record.digest, "0" * 16)


def test_a_changed_die_is_named_with_the_true_one(records: list[Chained]):
    acts = (record for record in records if isinstance(record, Act))
    record = next(r for r in acts if bytes(r.events).startswith(b'[{"type":"rolled"'))
    events = msgspec.json.decode(record.events)
    events[0]["face"] = events[0]["face"] % 6 + 1
    report = verify(changed(records, record.n, events=Raw(msgspec.json.encode(events))))
    assert (report.bad_record, report.problem) == (record.n, "events")
    assert report.expected == bytes(record.events).decode()
    assert msgspec.json.decode(report.found) == events


def test_a_changed_deal_position_or_action_is_named(records: list[Chained]):
    deal = first(records, Deal)
    report = verify(changed(records, deal.n, position=deal.position + 1))
    assert report.bad_record == deal.n
    assert told(report) == ("position", str(deal.position), str(deal.position + 1))
    record = first(records, Act, 4)
    block = msgspec.json.encode({"type": "block", "card": 1})
    report = verify(changed(records, record.n, action=Raw(block)))
    assert (report.bad_record, report.problem) == (record.n, "action")
    assert "toy-no" in report.expected
    assert report.found == block.decode()


def test_an_action_of_another_seat_is_named(records: list[Chained]):
    record = first(records, Act, 2)
    other = (record.seat + 1) % 3
    report = verify(changed(records, record.n, seat=other))
    assert report.bad_record == record.n
    assert told(report) == ("seat", str(record.seat), str(other))


def test_another_cut_or_secret_means_other_dice(records: list[Chained]):
    cut, deal = first(records, Cut), first(records, Deal)
    report = verify(changed(records, cut.n, word="0" * 32))
    assert (report.bad_record, report.problem) == (deal.n, "events")
    report = verify(changed(records, 0, secret=seeded_secret(99).hex()))
    assert (report.bad_record, report.problem) == (0, "commitment")
    assert report.found == records[0].commitment


def test_another_end_is_named(records: list[Chained]):
    close = records[-1]
    wrong = Outcome((2,), close.outcome.scores, "target")
    report = verify(changed(records, close.n, outcome=wrong))
    assert (report.bad_record, report.problem) == (close.n, "outcome")
    assert msgspec.json.decode(report.expected)["reason"] == close.outcome.reason
    report = verify(changed(records, close.n, reason="agreed"))
    assert report.problem == "outcome"
    early = [*records[:12], Close(12, None, "ended")]
    assert verify(chained(early)).problem == "outcome"
    assert verify(chained([*records[:12], Close(12, None, "agreed")])).status == "good"


def test_an_undo_that_nobody_agreed_to_is_named(records: list[Chained]):
    undo = first(records, Undo)
    head = msgspec.structs.replace(records[0], free_undo=False)
    report = verify(chained([head, *records[1:]]))
    assert (report.bad_record, report.problem) == (undo.n, "undo")
    agreed = msgspec.structs.replace(undo, consents=(1, 2))
    kept = [head, *(agreed if record is undo else record for record in records[1:])]
    assert verify(chained(kept)).status == "good"


def test_a_resigned_winner_is_named(records: list[Chained]):
    winner = records[-1].outcome.winners[0]
    sit = next(r for r in records if isinstance(r, Sit) and r.kind == "resigned")
    report = verify(changed(records, sit.n, seat=winner))
    assert (report.bad_record, report.problem) == (records[-1].n, "outcome")


def test_a_broken_chain_is_named_with_both_hashes(records: list[Chained]):
    data = chained(records)
    log = read(data)
    for n in (5, 9, len(records) - 1):
        start, end = log.ends[n - 1], log.ends[n]
        line = data[start:end].replace(b'"n":', b'"n": ', 1)
        report = verify(data[:start] + line + data[end:])
        assert (report.bad_record, report.problem) == (n, "chain")
        assert report.found == data[end - 35 : end - 3].decode()
        assert len(report.expected) == 32
        assert report.expected != report.found


def test_every_flipped_byte_of_a_closed_game_is_found(records: list[Chained]):
    data = chained(records)
    rng = random.Random(4)
    for offset in rng.sample(range(len(data)), amount(80, len(data))):
        for flip in (1, 0x80):
            broken = bytearray(data)
            broken[offset] ^= flip
            assert verify(bytes(broken)).status == "bad"


def test_a_lost_end_is_told_as_far_as_it_can_be(records: list[Chained]):
    data = chained(records)
    ends = read(data).ends
    assert verify(data[: ends[-1] - 1]).bad_record == len(records) - 1
    assert verify(data[: ends[-1] - 1]).problem == ""
    assert verify(data + b'{"t":"say"').problem == "tail"
    assert verify(b"") == Report("bad", 0, 0, "head")
    assert verify(b"\x00\xff" * 99).problem == "head"


def spoilers(records: list[Chained]) -> list[Callable[[list[Chained]], bytes]]:
    record, deal = records[9], records[5]
    assert isinstance(record, Act)
    events = b'[{"type":"aimed","seat":0,"at":9}]'
    return [
        lambda kept: changed(kept, 9, digest="0" * 16),
        lambda kept: changed(kept, 9, events=Raw(events)),
        lambda kept: changed(kept, 9, position=1),
        lambda kept: changed(kept, 9, seat=(record.seat + 1) % 3),
        lambda kept: changed(kept, 9, action=Raw(b'{"type":"block","card":1}')),
        lambda kept: changed(kept, 9, action=Raw(b"[]")),
        lambda kept: changed(kept, 5, events=Raw(bytes(deal.events).replace(b"1", b"2"))),
        lambda kept: changed(kept, 0, commitment="0" * 32),
        lambda kept: chained(kept).replace(b'"n":9', b'"n": 9'),
        lambda kept: chained(kept) + b'{"t":"act"',
    ]


def test_of_a_running_game_nothing_but_numbers_is_told(records: list[Chained]):
    running = records[:12]
    assert verify(chained(running)) == Report("good", 12)
    for spoil in spoilers(records):
        report = verify(spoil(running))
        assert (report.status, report.records) == ("bad", report.bad_record)
        assert told(report) == BLANK
        assert told(verify(spoil(records)))[0] != ""


@pytest.mark.parametrize("changes", [{"rules": 3}, {"game": "no_such_game"}])
def test_a_ruleset_that_is_not_at_hand_leaves_a_part_unchecked(records, changes):
    report = verify(changed(records, 0, **changes))
    assert (report.status, report.bad_record) == ("partly", None)
    broken = changed(records, 0, **changes).replace(b'"n":9', b'"n": 9')
    assert (verify(broken).status, verify(broken).bad_record) == ("bad", 9)


def test_a_newer_format_is_not_judged(records: list[Chained]):
    data = chained(records).replace(b'"format":1', b'"format":2')
    with pytest.raises(UnknownRules):
        read(data)
    assert verify(data) == Report("partly", 0)


def test_lines_without_which_the_chain_goes_on_are_counted(records: list[Chained]):
    data = chained(records)
    end = read(data).ends[7]
    report = verify(data[:end] + b'{"t":"wave","seat":1}\n' + data[end:])
    assert report == Report("good", len(records), skipped=1)


def test_d2_a_rule_that_decides_otherwise_is_found_at_its_record(monkeypatch: pytest.MonkeyPatch):
    table = new_table()
    while "roll" not in map(str, table.legal(table.to_act)):
        act(table)
    act(table, "roll")
    n = table.last
    play(table)
    other = lambda turn, seat, action: game._score(turn, seat, 3)  # noqa: E731
    monkeypatch.setitem(game.DECIDE, game.Roll, ("turn", other))
    report = verify(bytes(data_of(table)))
    assert (report.bad_record, report.problem) == (n, "events")
