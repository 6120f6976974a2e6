"""The question of a decision that is taken in small choices."""

from typing import TYPE_CHECKING, Any, Final

from core.mugen.cards import NUMBERS, PRIESTESS, SUN
from core.mugen.events import Asked
from core.mugen.values import cell_name, piece_name
from tui.games.mugen.board import piece_text
from tui.games.mugen.lists import line_name
from tui.games.mugen.names import short_name

if TYPE_CHECKING:
    from tui.games.mugen.picking import Picking

_STEPS_OF: Final = {NUMBERS["high_priestess"]: 3, NUMBERS["star"]: 2, NUMBERS["moon"]: 2}
"""Cards whose effect asks for so many things one after the other."""
_WHOLE: Final = frozenset({"card", "orient-act"})
"""Questions that name the person themselves."""


def question(picking: "Picking") -> str:
    """What is asked now, with the name of whoever is asked where that is not clear."""
    asked, say = picking.view.asked, picking.say
    if asked is None:
        return ""
    text = picking.fitting(_key(picking, asked), **_details(picking, asked))
    if picking.kind in _WHOLE:
        return text
    if asked.seat != picking.view.turn:
        return say("mugen-called", name=picking.name, question=text)
    if picking.is_wide and asked.card >= 0:
        return _with_step(picking, asked, text)
    if picking.host.is_shared or picking.kind == "push":
        return say("mugen-for", name=picking.name, question=text)
    return text


def _key(picking: "Picking", asked: Asked) -> str:
    kind = picking.kind
    if kind in {"card", "orient-act", "orient-effect"}:
        return f"mugen-ask-{kind}"
    if kind == "reveal":
        kind += {PRIESTESS: "-seen", SUN: "-near"}.get(asked.card, "-two")
    if kind == "push" and asked.seat != picking.view.turn:
        kind += "-called"
    return f"mugen-ask-{kind}-{len(picking.picked) + 1}"


def _details(picking: "Picking", asked: Asked) -> dict[str, Any]:
    battle = picking.view.battle
    details: dict[str, Any] = {
        "name": picking.name,
        "count": len(picking.options),
        "number": picking.at + 1,
        "ap": picking.view.ap,
        "cell": cell_name(picking.tile),
        "step": asked.step - (asked.kind == "discard"),
    }
    if picking.kind == "push" and battle is not None and battle.winner >= 0:
        details["winner"] = piece_name(battle.winner)
        details["piece"] = piece_name(battle.loser)
    return details | _chosen(picking)


def _chosen(picking: "Picking") -> dict[str, str]:
    if not picking.picked:
        return {}
    first = picking.picked[0]
    match first.kind:
        case "piece":
            return {"piece": piece_text(picking.view, first.value)[:2]}
        case "card":
            return {"card": short_name(picking.host.words, first.value)}
        case "line":
            return {"line": line_name(picking.host.words, first.value)}
    return {}


def _with_step(picking: "Picking", asked: Asked, text: str) -> str:
    say = picking.say
    step, steps = len(picking.picked) + 1, picking.length
    if steps == 1:
        step, steps = asked.step, _STEPS_OF.get(asked.card, 1)
    if steps == 1:
        return say("mugen-after", question=text)
    card = short_name(picking.host.words, asked.card)
    whole = say("mugen-step", card=card, step=step, steps=steps, question=text)
    return say("mugen-after", question=whole)
