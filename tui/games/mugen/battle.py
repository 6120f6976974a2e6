"""The last battle in the panel, and what the facts before it tell of it."""

from collections.abc import Iterable
from typing import Any, Final

from core.mugen.cards import BATTLE_ROWS
from core.mugen.effect_events import Leapt
from core.mugen.events import (
    BattleBegan,
    Moved,
    Pushed,
    StoodOff,
    TreasureTaken,
    TurnBegan,
)
from core.mugen.model import Battle, View
from core.mugen.values import cell_name, piece_name, seat_name
from tui.games.mugen.names import row_text
from tui.text import Words
from tui.widgets.box import rule
from tui.widgets.lines import Line, plain

_STEPS: Final = (Moved, Leapt, Pushed)


class Recent:
    """What the facts of this turn say about its battles, beyond what a view holds."""

    def __init__(self) -> None:
        self.origins: dict[int, int] = {}
        self.stood: list[int] = []
        self.is_theft = False

    def see(self, seen: Iterable[Any]) -> None:
        """Take in the facts of one record."""
        for event in seen:
            if isinstance(event, TurnBegan):
                self.origins, self.stood, self.is_theft = {}, [], False
            elif isinstance(event, _STEPS):
                self.origins[event.piece] = event.start
                if not isinstance(event, Pushed):
                    self.stood = []
            elif isinstance(event, StoodOff):
                self.stood.append(event.piece)
            elif isinstance(event, BattleBegan):
                self.is_theft = False
            elif isinstance(event, TreasureTaken):
                self.is_theft = event.victim >= 0


def battle_lines(
    words: Words, view: View, recent: Recent, width: int, is_shared: bool
) -> list[Line]:
    """The last battle: who, both dice, how it went."""
    battle = view.battle
    if battle is None:
        return []
    lines = [
        _meeting(words, battle, recent),
        _die(words, battle, battle.attacker),
        _die(words, battle, battle.defender),
        *([_result(words, view, battle, recent)] if battle.winner >= 0 else []),
        *(words.say("mugen-battle-stays", piece=piece_name(piece)) for piece in recent.stood),
        *([words.say("mugen-battle-hidden")] if is_shared else []),
    ]
    title = rule(words.say("mugen-battle", cell=cell_name(battle.cell)), width)
    return [title, *(plain(f" {line}") for line in lines), ()]


def _meeting(words: Words, battle: Battle, recent: Recent) -> str:
    origin = recent.origins.get(battle.attacker)
    names = {"attacker": piece_name(battle.attacker), "defender": piece_name(battle.defender)}
    if origin is None:
        return words.say("mugen-battle-meet", **names)
    return words.say("mugen-battle-from", **names, **{"from": cell_name(origin)})


def _die(words: Words, battle: Battle, piece: int) -> str:
    attacks = piece == battle.attacker
    card = battle.attacker_row if attacks else battle.defender_row
    return words.say(
        "mugen-battle-die",
        seat=seat_name(piece >> 1),
        die=battle.attacker_face if attacks else battle.defender_face,
        row=row_text(BATTLE_ROWS[card]),
        value=battle.attacker_value if attacks else battle.defender_value,
    )


def _result(words: Words, view: View, battle: Battle, recent: Recent) -> str:
    ending = "won"
    if view.carrier == battle.winner:
        ending = "takes" if recent.is_theft else "keeps"
    elif view.carrier == battle.loser:
        ending = "loses"
    return words.say(f"mugen-battle-{ending}", piece=piece_name(battle.winner))
