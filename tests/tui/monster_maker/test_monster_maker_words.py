"""What Monster Maker says: refusals, the log, cards, options, the hand in any mixture."""

import random
from typing import get_args

import pytest

from core.game import OPEN, SPECTATOR, find_game
from core.monster_maker import events as ev
from core.monster_maker import sights
from core.monster_maker.cards import CARDS, FULL_DECK, PRIZES, TRAP, TREASURES
from core.monster_maker.refuse import REASONS
from tests.support.monster_maker_screens import BACK, CASES, NAMES, four, position, six
from tui.games import game_ui
from tui.games.monster_maker.fights import percent
from tui.games.monster_maker.hand import HandMarks, hand_lines
from tui.games.monster_maker.names import card_key, in_order
from tui.games.monster_maker.track import scale_of
from tui.text import Words, cells

GAME = find_game("monster_maker")
UI = game_ui("monster_maker")
SILENT = {ev.Asked, ev.TurnBegan, ev.HealDeclined, ev.MonsterDiscarded, sights.HandHidden}
"""Facts that are no line of a log."""


@pytest.fixture(params=["en", "ja"])
def words(request):
    return Words(request.param)


def test_every_refusal_is_worded(words):
    for reason in REASONS:
        assert words.has(f"monster_maker-no-{reason}"), reason


def test_every_card_has_a_name_and_a_text(words):
    view = GAME.view(four(), 0)
    for card in (*CARDS, *TREASURES):
        text = UI.card_text(words, card, view)
        assert text.title == words.say(card_key(card)) != card_key(card)
        assert "monster_maker-" not in "".join(text.lines)
    for prize in PRIZES:
        assert words.has(card_key(prize))


def test_every_option_and_value_is_worded(words):
    for option in GAME.options:
        key = f"monster_maker-option-{option.name}"
        assert words.has(key)
        assert words.has(f"{key}-help")
        for value in option.values:
            assert words.has(f"{key}-{str(value).lower()}")


def test_every_reason_cause_and_question_is_worded(words):
    for reason in get_args(ev.Reason):
        assert words.has(f"monster_maker-reason-{reason}")
    for cause in get_args(ev.Cause):
        assert words.has(f"monster_maker-log-died-{cause}")
        assert words.has(f"monster_maker-summary-{cause}")
    for kind in get_args(ev.Question):
        assert words.has(f"monster_maker-waiting-{kind}")


FACTS = [
    ev.RoundBegan(2, 1),
    ev.HandDealt(0, ("cleric", "corridor_05")),
    ev.CardDrawn(0, "detour"),
    sights.DrawHidden(1),
    ev.TrapDrawn(1),
    ev.DrawsClosed("deck"),
    ev.TrapAnswered(1, ("hero_burglar",), False),
    ev.TrapAnswered(1, ("cleric", "cleric", "detour"), False),
    ev.CorridorLaid(0, "corridor_30", "out", 55),
    ev.CorridorLaid(0, "corridor_30", "back", 40),
    ev.Arrived(0, 105),
    ev.TreasureDrawn(0, "tr_crown", "closed"),
    ev.TreasureDrawn(0, "tr_cursed_idol", "open"),
    ev.TreasureDrawn(0, "tr_hidden_door", "door"),
    ev.TreasureDrawn(0, "tr_goddess", "gone"),
    sights.TreasureHidden(1),
    ev.TreasureMissed(1),
    ev.MonstersCleared(0, (1,), ("monster_ogre",)),
    ev.MonstersCleared(0, (), ()),
    ev.DoorOpened(0, "hero_burglar", True),
    ev.DoorLeft(0),
    ev.DoorForfeited(0, False),
    ev.MonsterPlaced(0, "monster_ogre", 1),
    ev.Fought(0, "monster_ogre", ("hero_lancer",), (), (), (6, 5, 1, 2), 16, True, True),
    ev.Healed(0, "cleric", "hero_lancer"),
    ev.MonsterMoved(0, "monster_brigand", 1),
    ev.UndeadTurned(0, "cleric", "monster_ghoul"),
    ev.Detoured(0, "detour", "monster_ogre"),
    ev.Discarded(0, "detour"),
    ev.Passed(0, 0),
    ev.Passed(0, 2),
    ev.CameHome(0, True, ()),
    ev.CameHome(0, False, ()),
    ev.GoldScored(0, "tr_coin_sack", (1, 2, 3), 60, 60),
    ev.GoldScored(0, "tr_crown", (), 150, 210),
    ev.PrizeDrawn(0, "prize_50", 50, 260),
    *(ev.Died(1, cause, ("detour",)) for cause in get_args(ev.Cause)),
    ev.TreasuresReturned(1, ("tr_crown",)),
    ev.RoundEnded(1),
    ev.GameEnded((0,), (260, 0), "rounds"),
]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_log_tells_all_that_happens(lang):
    lines = [UI.tell(Words(lang), [fact], NAMES[lang]) for fact in FACTS]
    assert all(len(line) == 1 for line in lines)
    assert not [line for line in lines if "monster_maker-" in line[0]]
    assert {type(fact) for fact in FACTS} | SILENT == set(get_args(sights.Sight))


def test_the_silent_facts_are_silent(words):
    facts = [ev.Asked("turn", 0), ev.TurnBegan(0, 1, 0), ev.HealDeclined(0)]
    assert UI.tell(words, facts, NAMES["en"]) == []


def test_the_dice_are_told_as_they_fell():
    fact = next(fact for fact in FACTS if isinstance(fact, ev.Fought))
    assert UI.tell(Words("en"), [fact], NAMES["en"]) == [
        "Aiko fights Ogre with Lancer: dice 6 5 1 2 = 14, +2 = 16 against 13: won"
    ]
    assert UI.tell(Words("ja"), [fact], NAMES["ja"]) == [
        "あいこ:オーガと戦う(槍騎兵)。出目6 5 1 2=14、+2で16、命中13:勝ち"
    ]


def test_marks_are_known_letters():
    marks = {UI.mark(fact) for fact in FACTS} - {""}
    assert marks == set(UI.MARKS)


@pytest.mark.parametrize(
    ("chance", "shown"), [(0, "0%"), (0.0001, "<1%"), (0.4, "40%"), (0.9999, ">99%"), (1, "100%")]
)
def test_only_what_is_sure_is_called_so(chance, shown):
    assert percent(chance) == shown


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_any_hand_is_shown_whole_in_the_smallest_room(lang, seed):
    rng = random.Random(seed)
    deck = [card for card in FULL_DECK if card != TRAP]
    fighters = [card for card in deck if card.startswith("hero")]
    hand = rng.sample(fighters if seed % 4 == 0 else deck, 8)
    back = {key: value for key, value in BACK.items() if seed % 2 or key not in BACK}
    state = _with_hand(hand, back)
    lines, spots = hand_lines(Words(lang), GAME.view(state, 0), (49, 8), HandMarks(0))
    assert sorted(spot.at for spot in spots) == list(range(8))
    assert len(lines) <= 8
    for line in lines:
        assert sum(cells.width(text) for text, _role in line) <= 49


def _with_hand(hand, back):
    state = four(**back | {"hands": [""], "out_rows": [[]] * 4, "back_rows": [[]] * 4})
    state.monsters = [None] * 4
    state.hands[0] = sorted(hand)
    return state


def test_a_hand_stands_by_kind_and_strength():
    hand = "spell_sleep monster_dragon hero_pickpocket corridor_30 detour hero_champion corridor_05"
    assert in_order(hand.split()) == [
        "corridor_05",
        "corridor_30",
        "hero_champion",
        "hero_pickpocket",
        "detour",
        "monster_dragon",
        "spell_sleep",
    ]


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("seat", [0, SPECTATOR, OPEN])
def test_a_view_as_text_fits_a_terminal(words, seat, ascii_only):
    view = GAME.view(six(), seat)
    lines = UI.text_view(view, words.lang, ascii_only, NAMES[words.lang])
    assert max(map(cells.width, lines)) <= 80
    assert ("Vampire" in "\n".join(lines)) == (words.lang == "en")
    assert UI.text_view(view, words.lang, ascii_only)


def test_others_closed_treasures_are_closed_cards():
    text = UI.piles(Words("en"), GAME.view(six(), 0), NAMES["en"])
    assert "B Ben: a closed card, Cursed Idol -50" in text.lines
    own = UI.piles(Words("en"), GAME.view(six(), 1), NAMES["en"])
    assert "B Ben: Crown 150, Cursed Idol -50" in own.lines


@pytest.mark.parametrize("goal", [5, 35, 100, 150, 300])
@pytest.mark.parametrize("width", [80, 120])
def test_the_longest_way_has_room(goal, width):
    far = ["corridor_30"] * ((goal - 5) // 30 + 1)
    state = position(2, options={"goal": goal}, hands=[], out_rows=[far[:9], []])
    view = GAME.view(state, 0)
    scale = scale_of(Words("en"), view, width)
    assert scale >= 1
    assert max(view.goal, *view.outs) // 5 * scale + 13 <= width


def test_the_cases_have_a_view_in_words(words):
    for case in CASES:
        lines = UI.text_view(GAME.view(CASES[case](), 0), words.lang, False, NAMES[words.lang])
        assert not [line for line in lines if "monster_maker-" in line]
