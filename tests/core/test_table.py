"""A table checks requests in a fixed order and plays the listed action."""

import json

import pytest

import core.toy
from core.chance import commitment, seeded_secret
from core.clock import wall_clock
from core.errors import BadSetup, IllegalAction, Refused, Stale
from core.game import OPEN, SPECTATOR
from core.log import Act, Close, Deal, Open, Sit, read
from core.seats import Sitter
from core.toy import model
from tests.support.tables import BOT, PERSON, act, data_of, folded, new_table, pick, play, state_of


def refused(error: type[Exception], call, *args, **words) -> str:
    """The key of the refusal that a call must end in."""
    with pytest.raises(error) as caught:
        call(*args, **words)
    assert type(caught.value) is error
    return caught.value.key


def test_a_new_table_is_seated_and_not_dealt():
    table = new_table(sitters=(Sitter(name="Aiko"), BOT, PERSON), deal=False)
    assert (table.expected, table.last, table.to_act) == (0, 3, None)
    assert not table.is_dealt
    assert not table.is_closed
    assert table.legal(0) == ()
    assert table.who == ("Aiko", "", "")
    assert [sit.kind for sit in table.sits.values()] == ["person", "bot", "person"]
    assert table.commitment == commitment(seeded_secret(1))
    assert refused(Refused, table.view, 0) == "error-not-dealt"
    assert refused(Refused, table.submit, 0, model.Roll(), 0) == "error-not-dealt"


def test_the_head_holds_every_option_and_what_kind_of_game_it_is():
    table = new_table(options={"target": 9}, practice=True, free_undo=True, program="1.2")
    head = read(data_of(table)).head
    assert head.options == {"target": 9, "peeking": True}
    assert (head.game, head.rules, head.seats) == ("toy", 2, 3)
    assert (head.practice, head.free_undo, head.program) == (True, True, "1.2")
    assert table.setup.options == head.options
    assert table.is_practice


def test_the_deal_is_one_record_and_comes_once():
    table = new_table()
    log = read(data_of(table))
    assert [type(record) for record in log.records] == [Open, Sit, Sit, Sit, Deal]
    assert (table.expected, table.is_dealt) == (4, True)
    assert refused(Refused, table.deal) == "error-dealt"
    assert refused(Refused, table.cut, 0, "word") == "error-dealt"


def test_a_cut_changes_the_cards_and_its_word_stays_unwritten():
    plain, same, cut = (new_table(deal=False) for _ in range(3))
    cut.settle(cut.cut(1, "ひみつ"))
    assert refused(Refused, cut.cut, 1, "again") == "error-cut-twice"
    for table in (plain, same, cut):
        table.settle(table.deal())
    assert state_of(plain) == state_of(same)
    assert state_of(plain) != state_of(cut)
    assert "ひみつ".encode() not in data_of(cut)


def test_the_number_of_sitters_and_their_levels_are_checked():
    assert refused(BadSetup, new_table, sitters=(PERSON,) * 5) == "error-seats"
    assert refused(BadSetup, new_table, sitters=(PERSON, Sitter("bot", "no"))) == "error-level"


def test_a_server_refuses_a_seed_and_free_undos_among_people():
    shared = {"place": "server", "deal": False}
    assert refused(Refused, new_table, practice=True, **shared) == "error-shared-table"
    assert refused(Refused, new_table, free_undo=True, **shared) == "error-shared-table"
    alone = new_table(sitters=(PERSON, BOT), practice=True, free_undo=True, **shared)
    assert alone.is_practice


def test_expected_is_looked_at_first_then_the_seat_then_the_action():
    table = new_table()
    seat, other = table.to_act, (table.to_act + 1) % 3
    nonsense = model.Block(1)
    assert refused(Stale, table.submit, other, nonsense, 3) == "error-stale"
    assert refused(Refused, table.submit, other, nonsense, 4) == "error-not-your-turn"
    assert refused(IllegalAction, table.submit, seat, nonsense, 4) == "toy-no-now"
    assert refused(Refused, table.submit, SPECTATOR, nonsense, 4) == "error-not-your-turn"
    assert table.last == 4


def test_seating_and_talk_make_nobody_stale():
    table = new_table()
    table.settle(table.sit(1, BOT))
    table.settle(table.say(2, "wait"))
    assert (table.last, table.expected) == (5, 4)
    table.settle(table.submit(table.to_act, table.legal(table.to_act)[0], 4))
    assert table.expected == 6


def test_the_listed_action_is_played_and_written_never_the_senders():
    class Sly(model.Aim, frozen=True, tag="aim"):
        """Equal to anything, and written as something else."""

        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = model.Aim.__hash__

    table = new_table()
    seat = table.to_act
    assert refused(IllegalAction, table.submit, seat, Sly(at=2), 4)
    table.settle(table.submit(seat, model.Aim(at=True), 4))
    record = read(data_of(table)).records[-1]
    assert isinstance(record, Act)
    assert json.loads(bytes(record.action)) == {"type": "aim", "at": 1}
    assert type(table._told_state().marks[seat]) is int


@pytest.mark.parametrize(
    "odd", [None, 7, "roll", object(), model.Play(card="6"), model.Aim(at=99), [model.Roll()]]
)
def test_odd_objects_are_refused_like_any_illegal_action(odd):
    table = new_table()
    before = bytes(data_of(table))
    assert refused(IllegalAction, table.submit, table.to_act, odd, 4) == "error-not-legal"
    assert data_of(table) == before


def test_a_refusal_names_its_rule():
    table = new_table()
    error = table.why_not(table.to_act, model.Block(4))
    assert error is not None
    assert (error.key, error.rule) == ("toy-no-now", "toy 7")
    assert table.why_not(table.to_act, model.Roll()) is None
    other = (table.to_act + 1) % 3
    assert refused(Refused, table.why_not, other, model.Roll()) == "error-not-your-turn"


def test_only_the_seat_to_act_gets_a_list_and_answers_come_off_turn():
    table = new_table()
    while "answer" not in str(table.view(SPECTATOR).pending):
        act(table)
    asked, turn = table.to_act, table.view(SPECTATOR).turn
    assert asked != turn
    assert [bool(table.legal(seat)) for seat in range(3)] == [seat == asked for seat in range(3)]
    table.settle(table.submit(asked, pick(table, "let"), table.expected))
    assert table.to_act != turn


def test_the_last_action_closes_the_game_in_the_same_write():
    table = new_table()
    play(table)
    records = read(data_of(table)).records
    assert isinstance(records[-1], Close)
    assert records[-1].outcome == table.outcome == core.toy.outcome(table._told_state())
    assert (table.is_closed, table.close_reason, table.to_act) == (True, "ended", None)
    assert table._ledger._store.calls.count("append") == len(records) - 5
    assert refused(Refused, table.submit, 0, model.Roll(), table.expected) == "error-closed"
    assert refused(Stale, table.submit, 0, model.Roll(), table.last) == "error-stale"
    assert refused(Refused, table.close, "agreed") == "error-closed"


def test_the_open_view_and_the_receipt_wait_for_the_close():
    table = new_table()
    assert refused(Refused, table.view, OPEN) == "error-open-view"
    assert refused(Refused, table.feed, OPEN) == "error-open-view"
    assert refused(Refused, lambda: table.receipt_h) == "error-not-closed"
    assert refused(Refused, table.view, 3) == "error-no-seat"
    assert refused(Refused, table.feed, -3) == "error-no-seat"
    play(table)
    assert len(table.view(OPEN).hands) == 3
    assert table.receipt_h.encode() == data_of(table)[-35:-3]


def test_a_table_can_be_left_for_good():
    table = new_table()
    table.settle(table.close("agreed"))
    assert (table.is_closed, table.close_reason, table.outcome) == (True, "agreed", None)
    assert table.legal(0) == table.legal(1) == table.legal(2) == ()


def test_the_feed_tells_each_seat_what_it_may_know():
    table = new_table()
    play(table, 12)
    for seat in (SPECTATOR, 0, 1, 2):
        for fed in table.feed(seat):
            text = str(fed)
            assert "PrizeLaid" not in text
            assert None not in fed.seen
            hands = [event.seat for event in fed.seen if isinstance(event, model.HandDealt)]
            assert hands == ([seat] if fed.kind == "deal" and seat >= 0 else [])
    assert [fed.n for fed in table.feed(0, 10)] == list(range(11, table.last + 1))
    kinds = [fed.kind for fed in table.feed(0)]
    assert kinds[:5] == ["sit", "sit", "sit", "deal", "act"]


def test_the_same_seed_gives_the_same_game():
    first, second = new_table(), new_table()
    play(first)
    play(second)
    assert data_of(first) == data_of(second)
    assert folded(data_of(first)).state == first._told_state()


def test_milliseconds_never_run_backwards():
    times = iter([5000, 9000, 2000, 12000])
    table = new_table(clock=lambda: next(times))
    for _ in range(4):
        act(table)
    records = [record for record in read(data_of(table)).records if isinstance(record, Act)]
    assert [record.ms for record in records] == [5000, 9000, 9000, 12000]


def test_the_clock_on_the_wall_counts_from_the_creation(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("core.clock.time.time", lambda: 1_796_067_180.25)
    assert wall_clock("2026-11-30T19:32:57Z")() == 3250
    assert wall_clock("2026-11-30T19:33:01Z")() == 0
    assert wall_clock("2026-99-99T99:99:99Z")() == 0
