"""Positions of Monster Maker that the screens are tried with, and a table to show them."""

from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from core.chance import ScriptedChance
from core.game import find_game
from core.monster_maker import actions as a
from core.monster_maker import events as ev
from core.monster_maker.cards import DOOR, FULL_DECK, FULL_PRIZES, FULL_TREASURES, PERCHES
from core.monster_maker.events import Asked
from core.monster_maker.model import State
from tests.support.frames import open_app
from tests.support.positions import PositionClient

GAME = find_game("monster_maker")
NAMES = {
    "en": ("Aiko", "Ben", "Chie", "bot-4", "Emil", "bot-6"),
    "ja": ("あいこ", "ベン", "千恵", "ボット4", "エミル", "ボット6"),
}
AIKO = (
    "corridor_10 corridor_20 hero_knight_captain hero_pickpocket cleric"
    " monster_ogre spell_fireball spell_sleep"
)
OTHERS = [
    "hero_champion hero_lancer hero_squire detour detour corridor_30",
    "hero_archmage hero_apprentice cleric cleric corridor_30",
    "",
]
"""The hands of Ben, Chie and the bot, which Aiko does not see."""
BEN = "corridor_05 corridor_25 hero_elf_archer hero_burglar cleric detour monster_zombie"


def row(*perches: int) -> list[str]:
    """Corridors of these lengths."""
    return [f"corridor_{perch:02}" for perch in perches]


def _away(pile: Sequence[str], *taken: Sequence[str]) -> list[str]:
    """What is left of a pile, sorted."""
    left = Counter(pile)
    for cards in taken:
        left.subtract(cards)
    assert min(left.values()) >= 0, left
    return sorted(left.elements())


def position(seats: int, **given: Any) -> State:
    """A position: fields of the state as given, all other cards in the deck or discarded.

    `hands` are texts of card ids. `deck` is the number of cards left to draw.
    """
    state = GAME.new_game(GAME.setup(seats, given.pop("options", {})))
    hands = [sorted(text.split()) for text in given.pop("hands")]
    hands += [[] for _ in range(seats - len(hands))]
    deck, treasures = given.pop("deck", 40), given.pop("treasure_deck", None)
    prizes = given.pop("prize_deck", None)
    kind, seat = given.pop("asked", "turn"), given.get("turn", 0)
    state.hands = hands
    for name, value in given.items():
        setattr(state, name, value)
    _measure(state)
    fronts = [card for card in state.monsters if card is not None]
    rows = [card for cards in (*state.out_rows, *state.back_rows) for card in cards]
    left = _away(FULL_DECK, fronts, rows, *hands)
    state.discard, state.deck = left[deck:], left[:deck]
    doors = [DOOR] * sum(state.doors)
    rest = _away(FULL_TREASURES, doors, *state.treasures)
    state.treasure_deck = rest if treasures is None else rest[:treasures]
    state.gone = rest[len(state.treasure_deck) :]
    own = [prize for prizes in state.prizes for prize in prizes]
    rest = _away(FULL_PRIZES, own)
    state.prize_deck = rest if prizes is None else rest[:prizes]
    state.round, state.number, state.step = max(state.round, 1), 20, "act"
    state.asked = Asked(kind, seat)
    return state


def _measure(state: State) -> None:
    state.outs = [sum(PERCHES[card] for card in cards) for cards in state.out_rows]
    state.backs = [sum(PERCHES[card] for card in cards) for cards in state.back_rows]


def four(**changes: Any) -> State:
    """The position of the draft with four seats: Aiko's turn, a Vampire in front of her."""
    given: dict[str, Any] = {
        "phases": ["out", "back", "room", "dead"],
        "out_rows": [row(20, 10, 25), row(30, 25, 20, 30), row(30, 30, 20, 20), []],
        "back_rows": [[], row(20, 15, 5), [], []],
        "monsters": ["monster_vampire", None, "monster_goblin", None],
        "doors": [False, False, True, False],
        "treasures": [[], ["tr_crown", "tr_cursed_idol"], ["tr_silver_cup"], []],
        "shown": [[], ["tr_cursed_idol"], [], []],
        "gold": [130, 80, 0, 50],
        "hands": [AIKO, *OTHERS],
        "deck": 41,
        "treasure_deck": 19,
        "prize_deck": 5,
        "prizes": [["prize_50"], [], [], []],
        "round": 2,
    }
    return position(4, **(given | changes))


def six(**changes: Any) -> State:
    """The position of the draft with six seats."""
    given: dict[str, Any] = {
        "phases": ["out", "back", "room", "dead", "home", "out"],
        "out_rows": [row(20, 10, 25), row(30, 25, 20), row(30, 30, 10), [], [], row(5, 10)],
        "back_rows": [[], row(20, 15), [], [], [], []],
        "monsters": ["monster_vampire", None, "monster_goblin", None, None, "monster_assassin"],
        "doors": [False, False, True, False, False, False],
        "treasures": [
            [],
            ["tr_crown", "tr_cursed_idol"],
            ["tr_silver_cup"],
            [],
            ["tr_great_ruby", "tr_silver_cup"],
            [],
        ],
        "shown": [[], ["tr_cursed_idol"], [], [], ["tr_great_ruby", "tr_silver_cup"], []],
        "gold": [130, 80, 0, 50, 310, 40],
        "prizes": [[], [], [], [], ["prize_80"], []],
        "home": [4],
        "hands": [AIKO, *OTHERS, "", "corridor_30 detour " + " ".join(["corridor_25"] * 5)],
        "deck": 41,
        "treasure_deck": 18,
        "round": 2,
    }
    return position(6, **(given | changes))


def two(**changes: Any) -> State:
    """Two seats, both on their way out."""
    given: dict[str, Any] = {
        "phases": ["out", "out"],
        "out_rows": [row(20, 10), row(30)],
        "back_rows": [[], []],
        "monsters": [None, "monster_ogre"],
        "hands": [BEN, OTHERS[0]],
    }
    return position(2, **(given | changes))


def five(**changes: Any) -> State:
    """Five seats, the first one far on the way back of a long way."""
    given: dict[str, Any] = {
        "phases": ["back", "out", "dead", "room", "home"],
        "out_rows": [row(30, 30, 30), row(5, 15), [], row(25, 25, 30), row(30, 30, 20)],
        "back_rows": [row(25, 25), [], [], [], row(30, 25, 25)],
        "monsters": ["monster_wraith", None, None, "monster_brigand", None],
        "doors": [False, False, False, True, False],
        "treasures": [["tr_crown"], [], [], ["tr_jewel_box"], ["tr_gold_chain"]],
        "shown": [[], [], [], [], ["tr_gold_chain"]],
        "home": [4],
        "prizes": [[], [], [], [], ["prize_120"]],
        "gold": [0, 0, 0, 0, 200],
        "draws_open": False,
        "hands": [BEN, OTHERS[0], "", OTHERS[1]],
    }
    return position(5, **(given | changes))


class Ended(PositionClient):
    """A round of which the last player dies with the next action."""

    async def end_round(self) -> None:
        """Aiko passes with draws closed, and is lost; what happened before stands in the log."""
        self.play(0, a.Pass())
        self._news()


def ended(lang: str = "en") -> Ended:
    """A table at the end of a round: Ben came home first, Chie and the bot are dead."""
    state = four(
        phases=["back", "home", "dead", "dead"],
        home=[1],
        gold=[130, 345, 0, 50],
        out_rows=[row(30, 30, 20, 20), row(30, 25, 20, 30), [], []],
        back_rows=[row(30), row(30, 30, 20, 25), [], []],
        monsters=[None] * 4,
        doors=[False] * 4,
        treasures=[["tr_elf_bow"], ["tr_coin_sack", "tr_jewel_box"], ["tr_silver_cup"], []],
        shown=[[], ["tr_coin_sack", "tr_jewel_box"], [], []],
        treasure_deck=18,
        hands=["detour cleric"],
        draws_open=False,
    )
    client = Ended(GAME, state, names=NAMES[lang])
    client.tell(ev.GoldScored(0, "tr_coin_sack", (6, 5, 2), 130, 130))
    client.tell(ev.GoldScored(1, "tr_silver_cup", (), 50, 65), seat=1)
    client.tell(ev.GoldScored(3, "tr_silver_cup", (), 50, 50), seat=3)
    client.tell(ev.RoundBegan(2, 1))
    client.tell(ev.Died(3, "trap", ("detour", "cleric")), seat=3)
    client.tell(ev.Died(2, "empty-hand", ()), seat=2)
    client.tell(
        ev.CameHome(1, True, ("detour",)),
        ev.DrawsClosed("home"),
        ev.GoldScored(1, "tr_coin_sack", (6, 2, 5), 130, 195),
        ev.GoldScored(1, "tr_jewel_box", (), 100, 295),
        ev.PrizeDrawn(1, "prize_50", 50, 345),
        seat=1,
    )
    return client


def trapped(**changes: Any) -> State:
    """Ben has drawn a trap."""
    return four(
        **({"turn": 1, "trap": True, "hands": ["", BEN, OTHERS[1]], "asked": "trap"} | changes)
    )


def after(state: State, action: Any, *script: Any) -> State:
    """The position after an action, with its chance."""
    client = PositionClient(GAME, state, chance=ScriptedChance(*script))
    client.play(GAME.to_act(state), action)
    return state


def fought(*, win: bool, hand: str, **changes: Any) -> State:
    """Aiko has just fought a Brigand with an Elf Archer and Charm: 3 dice, +6 against 8."""
    cards = f"hero_elf_archer spell_charm {hand}"
    given = {"monsters": ["monster_brigand", None, "monster_goblin", None], "hands": [cards]}
    state = four(**(given | changes))
    spells = ("spell_charm",) if win else ()
    action = a.Fight(("hero_elf_archer",), spells)
    return after(state, action, *((4, 2, 1) if win else (1, 2, 1)))


def arrived(hand: str, treasure: str) -> State:
    """Aiko lays her last corridor to the room and draws this treasure."""
    state = four(monsters=[None] * 4, hands=[f"corridor_30 {hand}"], out_rows=[row(30, 30, 15)] * 4)
    return after(state, a.LayCorridor("corridor_30"), treasure)


BACK: dict[str, Any] = {
    "phases": ["back", "back", "room", "dead"],
    "out_rows": [row(30, 30, 15, 25), row(30, 25, 20, 30), row(30, 30, 20, 20), []],
    "back_rows": [row(20, 15), row(20, 15, 5), [], []],
    "monsters": [None, None, "monster_goblin", None],
    "treasures": [["tr_elf_bow", "tr_coin_sack"], ["tr_crown", "tr_cursed_idol"], [], []],
    "treasure_deck": 20,
    "hands": ["corridor_05 corridor_10 corridor_20 corridor_30 corridor_30 monster_ogre detour"],
}
ARMED = {"monsters": ["monster_assassin", None, None, None], "hands": [AIKO]}
CASES: dict[str, Callable[[], State]] = {
    "out": lambda: four(monsters=[None] * 4),
    "front": four,
    "back": lambda: four(**BACK),
    "armed": lambda: four(**(BACK | ARMED)),
    "full-back": lambda: four(
        **(BACK | {"hands": [f"{AIKO} corridor_05".replace("corridor_10 ", "")]})
    ),
    "lost": lambda: four(
        **BACK | {"back_rows": [row(20, 15, 25, 25), row(20, 15, 5), [], []]},
        options={"overshoot": "lost"},
    ),
    "room": lambda: four(
        **BACK
        | {"phases": ["room", "back", "dead", "dead"], "doors": [True, False, False, False]}
        | {"back_rows": [[], row(20, 15, 5), [], []], "hands": [AIKO], "monsters": [None] * 4}
    ),
    "undead": lambda: four(hands=["cleric cleric detour detour corridor_05"]),
    "last-pass": lambda: four(
        **BACK | {"draws_open": False, "passes": 2, "monsters": [None] * 4, "deck": 0}
    ),
    "trap": lambda: trapped(turn=0, hands=[BEN]),
    "trap-thief": lambda: trapped(turn=0, hands=["hero_burglar corridor_05"]),
    "trap-fall": lambda: trapped(turn=0, hands=["detour corridor_05"]),
    "door": lambda: arrived("hero_burglar hero_dwarf_smith detour", "tr_hidden_door"),
    "door-shut": lambda: arrived("detour monster_ogre", "tr_hidden_door"),
    "heal": lambda: fought(win=False, hand="cleric detour"),
    "heal-none": lambda: fought(win=False, hand="detour corridor_05"),
    "charm": lambda: after(fought(win=True, hand="cleric detour"), a.NoHeal()),
}
"""By name: a position in which Aiko has to decide."""


@asynccontextmanager
async def at_table(
    state: State,
    size: tuple[int, int] = (80, 24),
    lang: str = "en",
    board: str = "lines",
    *,
    client: Any = None,
    people: tuple[int, ...] = (0,),
    script: tuple[Any, ...] | None = None,
    **settings: Any,
) -> AsyncIterator[tuple[Pilot[int], Any]]:
    """A table screen at this position, and its client."""
    client = client or PositionClient(
        GAME,
        state,
        people=people,
        names=NAMES[lang],
        chance=None if script is None else ScriptedChance(*script),
    )
    start = ("table", ("save", None, client))
    async with open_app(size, lang, board, start=start, pace="none", **settings) as pilot:
        await pilot.pause()
        yield pilot, client


async def keys(pilot: Pilot[int], *pressed: str) -> None:
    """Press keys, and let what they began be finished."""
    for key in pressed:
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
