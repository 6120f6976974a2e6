"""What happened in words, cards in full, help and rules: in both languages alike."""

import re
from typing import get_args

import pytest

from core.chance import KeyedChance
from core.game import OPEN, SPECTATOR, Turn
from core.mugen import effect_events as fx
from core.mugen import events as ev
from core.mugen.cards import CARDS
from core.mugen.refuse import REASONS
from core.mugen.sights import MugenEvent, Sight
from core.mugen.values import cell_name
from tests.support.mugen_position import GAME, cell, piece
from tests.support.mugen_screens import drafted
from tui.games.mugen import card_text, cards_of, mark, piles, tell
from tui.games.mugen.describe import _TELLERS
from tui.games.mugen.names import roman
from tui.games.mugen.sheets import tile_text
from tui.text import Words, cells
from tui.text.rules import rules_text

EN, JA = Words("en"), Words("ja")
SILENT = {
    ev.Asked, ev.TilesLaid, ev.TurnBegan, ev.RecoveryEnded, ev.ChainBegan, ev.EntryBegan,
    ev.EntryEnded, ev.ChainEnded, fx.EffectStepped,
}  # fmt: skip
UNFILLED = re.compile(r"\{|\}|mugen-|None")


def kinds(union):
    return set(get_args(union))


def records(seats, seed, viewer):
    """What a viewer sees of each record of a game played at random."""
    state = GAME.new_game(GAME.setup(seats))
    chance = KeyedChance(seed.to_bytes(32, "little"))
    turn = Turn(state, chance, GAME.evolve)
    GAME.begin(turn)
    for _step in range(700):
        seen = [GAME.seen(event, viewer) for event in turn.events]
        yield [event for event in seen if event is not None]
        if GAME.to_act(state) is None:
            return
        turn = Turn(state, chance, GAME.evolve)
        GAME.decide(turn, chance.choice(GAME.legal(state)))


def test_each_fact_has_a_line_or_is_part_of_one():
    known = set(_TELLERS) | SILENT
    hidden = {kind.__name__ for kind in kinds(Sight) | kinds(MugenEvent)} - {
        kind.__name__ for kind in known
    }
    assert hidden == {"HandHidden", "DrawHidden"}


@pytest.mark.parametrize("viewer", [0, SPECTATOR, OPEN])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_both_languages_tell_the_same_records(seats, seed, viewer):
    told = set()
    for seen in records(seats, seed, viewer):
        english, japanese = tell(EN, seen), tell(JA, seen)
        assert len(english) == len(japanese)
        assert not [line for line in (*english, *japanese) if UNFILLED.search(line)]
        assert not [line for line in japanese if re.search("[a-z]{3}", line)]
        told.update(type(event) for event in seen)
    assert len(told) > 25


def test_a_drawn_card_is_named_to_its_seat_only():
    event = ev.CardDrawn(1, 9)
    assert tell(EN, [GAME.seen(event, 1)]) == ["B draws Hermit"]
    assert tell(EN, [GAME.seen(event, 0)]) == []
    assert tell(EN, [GAME.seen(fx.TileSeen(1, cell("e2"), 2), 1)]) == ["B looks at e2: a T road"]
    assert tell(EN, [GAME.seen(fx.TileSeen(1, cell("e2"), 2), 0)]) == ["B looks at e2"]


def moved(name, start, to):
    return ev.Moved(piece(name), cell(start), cell(to), 2)


def battle(one, other, where="d5"):
    return ev.BattleBegan(piece(one), piece(other), cell(where), 4, 4, True)


@pytest.mark.parametrize(
    ("seen", "lines"),
    [
        ([moved("A1", "d3", "d2")], ["A1 d3-d2"]),
        (
            [moved("B1", "e5", "d5"), ev.ChainBegan(piece("B1"), 30), battle("B1", "C2"),
             ev.BattleRolled(5, 3, 6, 2, piece("B1"), piece("C2"))],
            ["B1 e5-d5, fights C2", "B 6 beats C 2"],
        ),
        (
            [ev.Pushed(1, piece("D2"), cell("d5"), cell("c5")), battle("D2", "A1", "c5"),
             ev.BattleRolled(2, 2, 4, 4, -1, -1),
             ev.BattleRolled(1, 6, 3, 9, piece("A1"), piece("D2"))],
            ["D2 pushed d5-c5, fights A1", "D 4, A 4: again", "A 9 beats D 3"],
        ),
        ([ev.CardPlaced(0, 14, 3, True, False), ev.ActionRolled(0, 4, 4, False)],
         ["A placed Temperance, die 4: 4 AP"]),
        ([fx.Incapacitated(2, 7), fx.EffectEnded(3, 13, "used")], ["C is out (Death by D)"]),
        ([ev.TreasureTaken(piece("A1"), cell("d4"), -1)], ["A1 takes the treasure"]),
        ([ev.TreasureTaken(piece("A1"), cell("d4"), piece("B2"))],
         ["A1 takes the treasure from B2"]),
        ([fx.TilesMoved("line", tuple(range(14, 21)), (*range(15, 21), 14), (0,) * 7)],
         ["row 3 slid east"]),
        ([fx.TilesMoved("line", tuple(range(1, 49, 7)), (43, *range(1, 42, 7)), (0,) * 7)],
         ["column b slid north"]),
        ([fx.TilesMoved("block", (8, 9, 16, 15), (9, 16, 15, 8), (0,) * 4)],
         ["block b2 turned right"]),
        ([fx.TilesMoved("block", (8, 9, 16, 15), (15, 8, 9, 16), (0,) * 4)],
         ["block b2 turned left"]),
        ([ev.GameEnded((), (0, 0), "draw")], ["a draw: nobody holds the treasure"]),
    ],
)  # fmt: skip
def test_lines_of_records(seen, lines):
    assert tell(EN, seen) == lines


def test_marks_of_the_time_line():
    assert mark(battle("A1", "B1")) == "b"
    assert mark(fx.Incapacitated(0, 1)) == "x"
    assert mark(ev.TreasureTaken(0, 24, -1)) == "$"
    assert mark(moved("A1", "d3", "d2")) == ""


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
def test_each_card_has_its_text(words):
    view = GAME.view(drafted(), 0)
    for card in CARDS:
        text = card_text(words, card.number, view)
        assert text.title.startswith(roman(card.number))
        assert " ".join(map(str, card.action)) in text.lines[1]
        assert " ".join(map(str, card.battle)) in text.lines[2]
        assert len(text.lines[-1]) > 4
        for width in (20, 47, 120):
            rows = cells.wrap(text.lines[-1], width)
            assert "".join(rows).replace(" ", "") == text.lines[-1].replace(" ", "")
            assert max(map(cells.width, rows)) <= width
    assert cards_of(view) == [0, 9, 10, 17, 14, 7, 12]


def test_numbers_of_cards():
    assert [roman(number) for number in (0, 4, 9, 14, 19, 21)] == [
        "0", "IV", "IX", "XIV", "XIX", "XXI",
    ]  # fmt: skip


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
def test_each_tile_has_its_text(words):
    view = GAME.view(drafted(hidden="e2T", known="A:e2", treasure="d4", attacked="B1"), 0)
    for at in range(49):
        text = tile_text(words, at, view, ("Aiko", "Ben", "Chie", "Dora"))
        assert cell_name(at) in text.title
        assert not [line for line in text.lines if UNFILLED.search(line)]
    known = tile_text(words, cell("e2"), view, ("", "", "", ""))
    assert words.say("mugen-shape-2") in known.lines[0]
    assert len(tile_text(words, cell("d5"), view, ("", "", "", "")).lines) == 5


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
def test_the_piles_are_counted(words):
    text = piles(words, GAME.view(drafted(), 0), ())
    assert "30" in text.lines[0]
    assert len(text.lines) < 16


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
@pytest.mark.parametrize("reason", REASONS)
def test_each_refusal_is_worded(reason, words):
    text = words.say(f"mugen-no-{reason}")
    assert not text.startswith("mugen-")
    assert cells.width(text) <= 80


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_rules_have_all_numbers_and_say_whose_cards_these_are(lang):
    text = rules_text("mugen", lang)
    numbers = [int(match[1]) for line in text if (match := re.match(r"(\d+)\. ", line))]
    assert numbers == list(range(1, 36))
    assert ("lost" if lang == "en" else "失われ") in text[2]
    assert any("40" in line and "44" in line for line in text)


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
def test_the_help_fits_its_box(words):
    assert len(words.lines("mugen-help-1")) == 15
    assert max(map(cells.width, words.lines("mugen-help-1"))) <= 72
    assert "44" in words.say("mugen-help-2")
