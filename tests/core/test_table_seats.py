"""Who sits where: changes, resigning, bots in people's places, names and talk."""

import pickle

import pytest

from core import toy as game
from core.bots import bot_action, bot_task, easiest, levels, think
from core.errors import BadSetup, Refused
from core.game import OPEN, SPECTATOR, Outcome
from core.log import Act, Close, Name, Sit, read
from core.seats import Sitter, ranked
from core.store import FolderStore
from core.table import LONGEST_TALK, Table
from core.toy import model
from tests.support.tables import BOT, PERSON, act, data_of, new_table, play

EASY = Sitter("bot", "easy")


def key_of(call, *args) -> str:
    with pytest.raises(Refused) as caught:
        call(*args)
    return caught.value.key


def test_a_bot_takes_over_and_the_person_comes_back():
    table = new_table(sitters=(Sitter(name="Aiko"), PERSON))
    table.settle(table.sit(0, EASY))
    assert (table.sits[0].kind, table.sits[0].level, table.who) == ("bot", "easy", ("", ""))
    table.settle(table.sit(0, Sitter(name="Aiko")))
    assert (table.sits[0].kind, table.who) == ("person", ("Aiko", ""))
    kinds = [(fed.seat, fed.by) for fed in table.feed(1) if fed.kind == "sit"]
    assert kinds == [(0, "person"), (1, "person"), (0, "bot"), (0, "person")]
    assert key_of(table.sit, 2, BOT) == "error-no-seat"
    with pytest.raises(BadSetup):
        table.sit(0, Sitter("bot", "grandmaster"))


def test_names_stand_outside_the_chain_and_can_be_forgotten():
    table = new_table(sitters=(Sitter(name="Aiko"), Sitter(name="Aiko")))
    play(table)
    data = bytes(data_of(table))
    log = read(data)
    sits = [record for record in log.records if isinstance(record, Sit)]
    assert sits[0].who != sits[1].who
    kept = [line for line in data.splitlines(True) if not line.startswith(b'{"t":"name"')]
    forgotten = read(b"".join(kept))
    assert (forgotten.damage, forgotten.h) == (None, log.h)
    assert b"Aiko" not in b"".join(kept)
    assert [type(line) for line in log.loose] == [Name, Name]


def test_a_resigned_seat_is_played_by_the_easy_bot_and_ranks_last():
    table = new_table(sitters=(PERSON, PERSON, EASY))
    assert key_of(table.resign, 2) == "error-no-seat"
    table.settle(table.resign(1))
    assert key_of(table.resign, 1) == "error-no-seat"
    assert key_of(table.sit, 1, PERSON) == "error-resigned"
    assert bot_task(table, table.to_act or 0).level in {"easy"}
    while table.to_act is not None:
        act(table)
    acts = [record for record in read(data_of(table)).records if isinstance(record, Act)]
    assert {record.by for record in acts if record.seat == 1} == {"bot"}
    assert {record.by for record in acts if record.seat != 1} == {""}
    assert 1 not in table.outcome.winners


@pytest.mark.parametrize(
    ("winners", "scores", "resigned", "left"),
    [
        ((1,), (3, 9, 5), [1], (2,)),
        ((1,), (5, 9, 5), [1], (0, 2)),
        ((0, 1), (9, 9, 1), [1], (0,)),
        ((0,), (9, 1, 1), [1], (0,)),
        ((), (1, 1, 1), [1], ()),
        ((2,), (0, 0, 9), [0, 1, 2], ()),
    ],
)
def test_ranks_with_resigned_seats(winners, scores, resigned, left):
    sits = {seat: Sit(0, seat, "resigned" if seat in resigned else "person") for seat in range(3)}
    outcome = ranked(Outcome(winners, scores, "target"), sits)
    assert outcome == Outcome(left, scores, "target")


def test_the_close_of_a_game_holds_the_ranks_after_resigning():
    for seed in range(60):
        table = new_table(sitters=(PERSON, EASY), seed=seed)
        table.settle(table.resign(0))
        play(table)
        close = read(data_of(table)).records[-1]
        plain = game.outcome(table._told_state())
        assert isinstance(close, Close)
        assert close.outcome == table.outcome
        if plain.winners == (0,):
            assert close.outcome.winners == (1,)
            return
    raise AssertionError("the resigned seat has never won")


def test_a_bots_thought_is_plain_data_and_the_same_anywhere():
    table = new_table(sitters=(EASY, EASY))
    seat = table.to_act
    task = pickle.loads(pickle.dumps(bot_task(table, seat)))
    assert think(task) == bot_action(table, seat) == think(bot_task(table, seat))
    assert task.view == table.view(seat)
    assert bot_task(new_table(sitters=(BOT, BOT)), seat).view is None


def test_bots_think_on_streams_of_their_own():
    table = new_table(sitters=(BOT, BOT))
    before = table._chance.position
    words = [table.bot_chance(seat).below(2**31) for seat in (0, 1, 0)]
    assert words[0] == words[2] != words[1]
    assert table._chance.position == before
    act(table)
    assert table.bot_chance(0).below(2**31) != words[0]


def test_levels_and_the_one_that_stands_in():
    assert levels(game.GAME) == ("random", "easy", "normal")
    assert easiest(game.GAME) == "easy"
    assert bot_task(new_table(), new_table().to_act).level == "easy"


def test_talk_is_limited_and_outlives_the_game():
    table = new_table()
    assert key_of(table.say, 0, "") == "error-talk"
    assert key_of(table.say, 0, "x" * (LONGEST_TALK + 1)) == "error-talk"
    assert key_of(table.say, OPEN, "x") == "error-open-view"
    assert key_of(table.say, 3, "x") == "error-no-seat"
    play(table)
    table.settle(table.say(SPECTATOR, "よい勝負"))
    assert [(line.seat, line.text) for line in table.talk()] == [(SPECTATOR, "よい勝負")]
    assert table.talk(1) == []
    assert read(data_of(table)).damage is None


def test_a_save_in_a_folder_has_one_writer_and_goes_on_after_it(tmp_path):
    store = FolderStore(tmp_path)
    with new_table(sitters=(PERSON, BOT), store=store) as table:
        play(table, 5)
        with pytest.raises(Exception, match="error-busy"):
            Table.resume(store, table.id)
        view, expected = table.view(0), table.expected
    with Table.resume(store, table.id) as again:
        assert (again.view(0), again.expected) == (view, expected)
        play(again)
    assert read(store.load(table.id)).order.closed


def test_the_newest_ruleset_is_adopted_only_if_all_agree():
    table = new_table(sitters=(PERSON, PERSON, BOT), rules=1)
    act(table)
    assert table._told_state().rules == 1
    assert key_of(table.adopt, 2, [0]) == "error-consent"
    assert key_of(table.adopt, 3, [0, 1]) == "error-no-rules"
    table.settle(table.adopt(2, [0, 1]))
    assert table._told_state().rules == 2
    assert table.expected == table.last
    assert key_of(table.adopt, 2, [0, 1]) == "error-no-rules"
    assert table.setup.rules == 1
    play(table)
    assert table.is_closed


def test_d1_an_old_ruleset_plays_as_it_did():
    faces = {1: set(), 2: set()}
    for rules, found in faces.items():
        for seed in range(40):
            table = new_table(seed=seed, rules=rules)
            act(table, "roll")
            rolled = table.feed(0)[-1].seen
            if any(isinstance(event, model.Scored) for event in rolled):
                found.add(rolled[0].face)
    assert faces == {1: {6}, 2: {5, 6}}
