"""Taking back: rebuilt from the log, with the same dice again, and only as far as is fair."""

import dataclasses

import pytest

from core.errors import Refused
from core.game import SPECTATOR
from core.log import Act, Undo, read
from core.seats import Sitter
from core.toy import model
from core.verify import verify
from tests.support.tables import (
    BOT,
    PERSON,
    act,
    data_of,
    folded,
    new_table,
    play,
    state_of,
)


def at(table, n: int) -> bytes:
    """The state after record `n`, folded anew from the prefix of the log."""
    end = read(data_of(table)).ends[n]
    return folded(data_of(table)[:end]).codec.encode(folded(data_of(table)[:end]).state)


def key_of(call, *args) -> str:
    with pytest.raises(Refused) as caught:
        call(*args)
    return caught.value.key


def test_an_own_harmless_record_is_taken_back_without_consent():
    table = new_table(place="server")
    seat = table.to_act
    before = state_of(table)
    act(table, "aim 2")
    assert table.can_undo(seat) == 4
    assert table.can_undo((seat + 1) % 3) is None
    table.settle(table.undo(seat, 4))
    assert state_of(table) == before == at(table, 4)
    assert (table.to_act, table.expected, table.last) == (seat, 6, 6)
    assert read(data_of(table)).records[-1] == Undo(6, seat, 4)
    assert table.feed(SPECTATOR)[-1].to == 4
    assert table.can_undo(seat) is None


@pytest.mark.parametrize("choice", ["roll", "peek", "play"])
def test_what_showed_something_or_used_chance_needs_the_others(choice: str):
    table = new_table(place="server")
    seat = table.to_act
    names = [str(action) for action in table.legal(seat)]
    act(table, next(name for name in names if name.startswith(choice)))
    others = [other for other in range(3) if other != seat]
    assert table.can_undo(seat) is None
    assert key_of(table.undo, seat, 4) == "error-consent"
    assert key_of(table.undo, seat, 4, others[:1]) == "error-consent"
    assert table.can_undo(seat, others) == 4
    table.settle(table.undo(seat, 4, [*others, others[0]]))
    assert read(data_of(table)).records[-1] == Undo(6, seat, 4, tuple(others))
    assert table._told_state() == folded(data_of(table)[: read(data_of(table)).ends[4]]).state


def test_the_same_dice_come_again():
    table = new_table(free_undo=True)
    seat = table.to_act
    act(table, "roll")
    first, chance = table.feed(seat)[-1].seen, table._chance.position
    table.settle(table.undo(seat, 4))
    act(table, "roll")
    assert table.feed(seat)[-1].seen == first
    assert table._chance.position == chance


def test_nobody_takes_back_what_is_not_on_the_line():
    table = new_table(free_undo=True)
    play(table, 4)
    assert key_of(table.undo, 0, 8) == "error-no-undo"
    assert key_of(table.undo, 0, 99) == "error-no-undo"
    assert key_of(table.undo, 0, -1) == "error-no-undo"
    assert key_of(table.undo, 0, 2) == "error-no-undo"
    table.settle(table.undo(0, 5))
    assert key_of(table.undo, 0, 7) == "error-no-undo"
    assert key_of(table.undo, 0, 9) == "error-no-undo"
    table.settle(table.undo(0, 4))
    assert key_of(table.undo, 0, 5) == "error-no-undo"
    assert key_of(table.undo, 0, 4) == "error-no-undo"


def played_by(seat: int, **more):
    """A table after a roll by `seat`, which nobody can take back for nothing, and one more act."""
    table = new_table(**more)
    while table.to_act != seat or "roll" not in map(str, table.legal(seat)):
        act(table)
    act(table, "roll")
    act(table)
    return table


def test_alone_or_on_one_keyboard_an_option_lets_one_take_back_anything():
    for sitters, place in (((PERSON, PERSON), "local"), ((PERSON, BOT), "server")):
        table = played_by(0, sitters=sitters, place=place, free_undo=True)
        back = table.can_undo(0)
        assert back is not None
        table.settle(table.undo(0, back))
        assert (table.to_act, table.expected) == (0, table.last)


def test_the_option_is_off_by_default_and_no_help_once_others_sit_down():
    strict = played_by(0, sitters=(PERSON, BOT))
    assert strict.can_undo(0) is None
    assert key_of(strict.undo, 0, 3) == "error-consent"
    joined = played_by(0, sitters=(PERSON, BOT), place="server", free_undo=True)
    joined.settle(joined.sit(1, PERSON))
    assert joined.can_undo(0) is None
    assert key_of(joined.undo, 0, 3) == "error-consent"


def test_bots_and_spectators_take_nothing_back():
    table = new_table(sitters=(PERSON, BOT), free_undo=True)
    play(table, 2)
    assert key_of(table.undo, 1, 3) == "error-consent"
    assert key_of(table.undo, SPECTATOR, 3) == "error-consent"


def test_what_a_bot_did_in_ones_place_is_not_ones_own():
    table = new_table(place="server")
    seat = table.to_act
    table.settle(table.submit(seat, model.Aim(1), 4, by="clock"))
    assert table.can_undo(seat) is None
    assert key_of(table.undo, seat, 4) == "error-consent"
    record = read(data_of(table)).records[-1]
    assert isinstance(record, Act)
    assert record.by == "clock"


def test_a_moved_stream_is_no_harmless_record(monkeypatch: pytest.MonkeyPatch):
    def hidden_die(turn, action):
        turn.chance.die()
        turn.emit(model.Aimed(turn.state.pending.seat, 1))

    table = new_table(place="server")
    seat = table.to_act
    monkeypatch.setattr(table, "game", dataclasses.replace(table.game, decide=hidden_die))
    act(table, "aim 1")
    assert table.can_undo(seat) is None
    assert key_of(table.undo, seat, 4) == "error-consent"


def test_play_goes_on_along_the_new_line_and_old_ones_stay_readable():
    table = new_table(free_undo=True)
    play(table, 6)
    old = at(table, 10)
    table.settle(table.undo(0, 6))
    play(table, 3)
    table.settle(table.undo(1, 12))
    play(table, 2)
    table.settle(table.undo(2, 5))
    history = folded(data_of(table))
    assert history.codec.encode(history.state_at(10)) == old
    assert state_of(table) == at(table, 5)
    play(table)
    assert table.is_closed


def test_d9_after_many_undos_all_is_as_in_a_game_without_them():
    table, twin = new_table(free_undo=True), new_table()
    numbers = [twin.expected]
    while twin.to_act is not None:
        choice = twin.legal(twin.to_act)[-1]
        play(table, 2)
        if table.to_act is None:
            break
        table.settle(table.undo(0, line_end(table, len(numbers))))
        for each in (table, twin):
            each.settle(each.submit(each.to_act, choice, each.expected))
        numbers.append(twin.expected)
        assert state_of(table) == state_of(twin)
        assert table.legal(table.to_act or 0) == twin.legal(twin.to_act or 0)
        assert [table.view(seat) for seat in range(3)] == [twin.view(seat) for seat in range(3)]
    assert len(numbers) > 4


def test_an_undo_may_go_back_to_an_undo_and_behind_a_new_ruleset():
    table = new_table(free_undo=True, rules=1)
    play(table, 4)
    table.settle(table.undo(0, 6))
    after = state_of(table)
    play(table, 2)
    table.settle(table.undo(0, 9))
    assert state_of(table) == after == at(table, 6)
    table.settle(table.adopt(2, [0, 1, 2]))
    adopted = table.last
    play(table, 1)
    table.settle(table.undo(1, adopted))
    assert table._told_state().rules == 2
    table.settle(table.undo(1, 5))
    assert table._told_state().rules == 1
    play(table)
    assert verify(bytes(data_of(table))).status == "good"
    assert folded(data_of(table)).state == table._told_state()


def test_when_the_game_is_over_nothing_is_taken_back():
    table = new_table(free_undo=True)
    play(table)
    assert [table.can_undo(seat) for seat in range(3)] == [None] * 3
    assert key_of(table.undo, 0, 4) == "error-closed"


def line_end(table, length: int) -> int:
    """The number of the record that is `length` long on the line that stands."""
    return [step.n for step in reversed(list(table._history.line()))][length - 1]


def test_a_resigned_person_is_not_asked_for_consent():
    table = new_table(sitters=(Sitter(name="a"), PERSON, PERSON), place="server")
    act(table, "roll")
    seat = read(data_of(table)).records[-1].seat
    one, two = [other for other in range(3) if other != seat]
    table.settle(table.resign(one))
    assert table.can_undo(seat, [two]) == 4
    assert key_of(table.undo, one, 4, [seat, two]) == "error-consent"
