"""What holds for every game: those that are found, and the one that lives in the tests."""

import itertools
import random
import re
import sys
from typing import Any, get_args

import msgspec
import pytest

from core.errors import IllegalAction, Refused
from core.game import OPEN, SPECTATOR, Turn, find_game, refusal
from core.history import codec_of
from core.log import read
from core.replay import Replay
from core.seats import Sitter
from tests.support.soak import amount
from tests.support.tables import BOT, PERSON, act, data_of, folded, new_table, play
from tests.support.walk import (
    GAMES,
    begun,
    encoded,
    many_places,
    mutants,
    places,
    seat_numbers,
    walks,
)

TAG = re.compile(r"[a-z]+(-[a-z]+)*")


def everybody(seats: int) -> range:
    """All seats and the spectator."""
    return range(SPECTATOR, seats)


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return request.param


def each_table(name: str, few: int, many: int):
    """Numbers of seats with seeds."""
    return itertools.product(seat_numbers(name), range(amount(few, many)))


def classes(union: Any) -> tuple[type, ...]:
    return get_args(union) or (union,)


def test_random_games_end_with_an_outcome(name: str):
    for seats, seed in each_table(name, 6, 60):
        for walk in walks(name, seats, seed):
            game, state = walk.game, walk.state
            seat, outcome = game.to_act(state), game.outcome(state)
            assert (seat is None) == (outcome is not None) == (game.legal(state) == ())
            assert seat is None or 0 <= seat < seats
        assert set(outcome.winners) <= set(range(seats))
        assert len(outcome.scores) == seats
        assert outcome.reason


def test_the_same_setup_gives_the_same_state_without_chance(name: str):
    for seats in seat_numbers(name):
        game = find_game(name)
        setup = game.setup(seats)
        assert encoded(game.new_game(setup)) == encoded(game.new_game(setup))
        assert set(setup.options) == {option.name for option in game.options}


def test_the_list_is_in_a_fixed_order_with_a_notation_for_each(name: str):
    for seats, seed in each_table(name, 3, 20):
        for walk in places(name, seats, seed, 6):
            legal = walk.game.legal(walk.state)
            assert walk.game.legal(walk.state.copy()) == legal
            texts = [str(action) for action in legal]
            assert len(set(texts)) == len(texts) == len(set(legal))
            assert all(text.isprintable() and text for text in texts)


def test_what_is_listed_is_accepted_and_what_is_not_is_refused(name: str):
    for seats in seat_numbers(name):
        known = (walk.game.legal(walk.state) for walk in many_places(name, seats, 200))
        pool = [*dict.fromkeys(itertools.chain.from_iterable(known))]
        rng = random.Random(seats)
        for walk in many_places(name, seats, amount(30, 1000)):
            others = rng.sample(pool, min(len(pool), 150))
            check_accepted(walk, [*others, *mutants(walk.game, others, rng)])


def check_accepted(walk: Any, others: list[Any]) -> None:
    game, state = walk.game, walk.state
    legal, before = game.legal(state), encoded(state)
    for action in legal:
        assert refusal(game, state, action) is None, action
        twin = state.copy()
        game.decide(Turn(twin, begun(game.id, 2, 1).chance, game.evolve), action)
        assert encoded(twin) != before
    for action in others:
        error = refusal(game, state, action)
        assert (error is None) == (action in legal), (action, error)
        if error is not None:
            assert re.fullmatch(rf"{game.id}-no-[a-z0-9-]+", error.key)
            assert re.fullmatch(rf"{game.id} \d+[a-z]?", error.rule)
    assert encoded(state) == before


def test_a_refused_action_draws_no_chance_and_emits_nothing(name: str):
    walk = begun(name, 2, 3)
    pool = {action for other in places(name, 2, 3, 4) for action in other.game.legal(other.state)}
    refused = [action for action in pool if refusal(walk.game, walk.state, action)]
    assert refused
    for action in refused[:200]:
        turn, position = Turn(walk.state, walk.chance, walk.game.evolve), walk.chance.position
        with pytest.raises(IllegalAction):
            walk.game.decide(turn, action)
        assert (turn.events, walk.chance.position) == ([], position)


def test_the_table_refuses_every_other_seat(name: str):
    table = new_table(name, (PERSON,) * 3)
    for _ in range(20):
        seat = table.to_act
        action = table.legal(seat)[0]
        for other in (SPECTATOR, OPEN, 0, 1, 2, 3):
            if other != seat:
                assert table.legal(other) == ()
                with pytest.raises(Refused):
                    table.submit(other, action, table.expected)
        act(table)
        if table.to_act is None:
            break
    assert table.last > 8


def test_replay_equals_play(name: str):
    for seats, seed in each_table(name, 3, 20):
        table = new_table(name, (BOT,) * seats, seed=seed)
        states, all_views = {}, {}
        for turn in itertools.count():
            if turn % 40 == 0:
                states[table.last] = encoded(table._told_state())
                all_views[table.last] = [table.view(seat) for seat in everybody(seats)]
            if table.to_act is None or turn > 300:
                break
            act(table)
        history, replay = folded(data_of(table)), Replay(read(data_of(table)))
        assert encoded(history.state) == encoded(table._told_state())
        for n, state in states.items():
            assert encoded(history.state_at(n)) == state
            replay.seek(n)
            assert [replay.view(seat) for seat in everybody(seats)] == all_views[n]
        assert [replay.log(seat) for seat in everybody(seats)] == [
            table.feed(seat) for seat in everybody(seats)
        ]


def test_everything_stored_or_shown_survives_encoding(name: str):
    game = find_game(name)
    codec, state_of = codec_of(game), msgspec.json.Decoder(game.state).decode
    for seats in seat_numbers(name):
        for walk in many_places(name, seats, amount(60, 1000)):
            assert state_of(encoded(walk.state)) == walk.state
            for action in walk.game.legal(walk.state):
                assert codec.decode_action(codec.encode(action)) == action
            for seat in (OPEN, *everybody(seats)):
                view = game.view(walk.state, seat)
                assert msgspec.json.decode(encoded(view), type=type(view)) == view
        for events in walk.events:
            assert codec.decode_events(codec.encode(events)) == events
            seen = [game.seen(event, seat) for event in events for seat in everybody(seats)]
            for one in seen:
                assert one is None or msgspec.json.decode(encoded(one), type=type(one)) == one


def test_folding_is_deterministic_and_leaves_the_events_alone(name: str):
    for seats, seed in each_table(name, 3, 20):
        *_, walk = walks(name, seats, seed)
        before = encoded(walk.events)
        states = [walk.game.new_game(walk.setup) for _ in range(2)]
        for state in states:
            for event in itertools.chain(*walk.events):
                walk.game.evolve(state, event)
        assert encoded(states[0]) == encoded(states[1]) == encoded(walk.state)
        assert encoded(walk.events) == before


def test_a_copy_is_equal_and_goes_on_by_itself(name: str):
    for seats, seed in each_table(name, 3, 20):
        for walk in places(name, seats, seed, 20):
            twin, before = walk.state.copy(), encoded(walk.state)
            assert encoded(twin) == before
            other = begun(name, seats, seed)
            other.state = twin
            for _ in range(12):
                if walk.game.to_act(twin) is not None:
                    other.play(walk.game.legal(twin)[-1])
            assert encoded(walk.state) == before


def test_an_undo_leaves_the_state_of_its_prefix(name: str):
    for seats, seed in each_table(name, 2, 10):
        table, rng = new_table(name, (PERSON,) * seats, free_undo=True, seed=seed), random.Random(1)
        states = {table.last: encoded(table._told_state())}
        for _ in range(60):
            line = [step.n for step in table._history.line()][1:]
            if line and rng.random() < 0.25:
                to = rng.choice(line[:9])
                table.settle(table.undo(0, to))
                assert encoded(table._told_state()) == states[to]
                assert table.legal(table.to_act) == table.game.legal(table._told_state())
            else:
                act(table)
            if table.to_act is None:
                break
            states[table.last] = encoded(table._told_state())
        assert encoded(folded(data_of(table)).state) == encoded(table._told_state())
        assert b'"t":"undo"' in data_of(table)


def test_what_some_see_and_others_do_not_is_said_to_reveal(name: str):
    for seats, seed in each_table(name, 6, 60):
        *_, walk = walks(name, seats, seed)
        for event in itertools.chain(*walk.events):
            sights = {encoded(walk.game.seen(event, seat)) for seat in everybody(seats)}
            assert event.reveals or len(sights) == 1, event
            assert walk.game.seen(event, OPEN) == event


def test_no_sets_and_nothing_untyped_in_what_is_stored(name: str):
    game = find_game(name)
    view = type(game.view(begun(name, 2, 1).state, 0))
    for kind in (game.state, game.action, game.event, view):
        text = repr(msgspec.inspect.type_info(kind))
        assert "SetType" not in text
        assert "AnyType" not in text


def test_tags_are_stable_spelled_words(name: str):
    game = find_game(name)
    for union in (game.action, game.event):
        tags = [kind.__struct_config__.tag for kind in classes(union)]
        assert len(set(tags)) == len(tags)
        assert [tag for tag in tags if not TAG.fullmatch(str(tag))] == []
        for kind in classes(union):
            config = kind.__struct_config__
            assert config.frozen
            assert config.forbid_unknown_fields


def test_states_and_views_are_what_they_must_be(name: str):
    game = find_game(name)
    state = game.state.__struct_config__
    view = type(game.view(begun(name, 2, 1).state, 0)).__struct_config__
    assert (state.frozen, state.array_like, state.omit_defaults) == (False, False, True)
    assert view.frozen


def test_seats_in_events_have_their_range(name: str):
    game = find_game(name)
    for kind in classes(game.event):
        for field in msgspec.inspect.type_info(kind).fields:
            if field.name in {"seat", "winner", "by", "victim"}:
                assert isinstance(field.type, msgspec.inspect.IntType)
                assert field.type.ge is not None
                assert max(field.type.lt or 0, (field.type.le or 0) + 1) >= game.seats[1]
                if field.name == "seat":
                    assert field.type.ge == 0


def test_every_event_has_its_place_in_the_dispatch_of_evolve(name: str):
    game = find_game(name)
    modules = [m for n, m in sys.modules.items() if n.startswith(f"core.{name}")]
    tables = [t for m in modules for t in vars(m).values() if isinstance(t, dict)]
    wanted = set(classes(game.event))
    assert any(wanted == set(table) for table in tables)


def test_bots_choose_from_the_list_and_the_same_each_time(name: str):
    game = find_game(name)
    for level, bot in game.bots.items():
        for walk in places(name, game.seats[1], 2, amount(20, 3)):
            seat = game.to_act(walk.state)
            legal, view = game.legal(walk.state), game.view(walk.state, seat)
            choices = [bot(view, legal, begun(name, 2, 5).chance) for _ in range(2)]
            assert choices[0] == choices[1], level
            assert choices[0] in legal


def test_facts_are_plain_figures_and_depend_on_the_events_alone(name: str):
    game = find_game(name)
    found = []
    for _ in range(2):
        facts = game.facts()
        for seed in range(2):
            *_, walk = walks(name, 2, seed)
            facts.add(walk.setup, itertools.chain(*walk.events))
        found.append(msgspec.json.encode(facts.result()))
    assert found[0] == found[1] != b"{}"


def test_whose_decision_is_due_stands_in_every_view(name: str):
    for walk in places(name, 3, 5, 30):
        views = [msgspec.to_builtins(walk.game.view(walk.state, seat)) for seat in everybody(3)]
        shared = [
            key
            for key, value in views[0].items()
            if isinstance(value, dict) and value.get("seat") == walk.game.to_act(walk.state)
        ]
        assert any(all(view.get(key) == views[0][key] for view in views) for key in shared)


def test_a_whole_game_of_bots_is_played_and_closed(name: str):
    game = find_game(name)
    level = "easy" if "easy" in game.bots else "random"
    table = new_table(name, (Sitter("bot", level),) * 2)
    play(table)
    assert table.is_closed
    assert table.outcome is not None
