"""The effects of the cards, step by step: rule 35 and its table."""

from core.game import Turn
from core.mugen.board import ORIENTATIONS
from core.mugen.cards import CARDS, JUDGEMENT, MOON, PRIESTESS
from core.mugen.effect_events import (
    EffectEnded,
    EffectStepped,
    TileRevealed,
    TilesShuffled,
    TrialRolled,
)
from core.mugen.events import Asked, CardDrawn, PileRenewed, Question
from core.mugen.legal import any_choice
from core.mugen.model import Effect, State
from core.mugen.treasure import incapacitate

_QUESTIONS: dict[str, tuple[Question, ...]] = {
    "leap": ("leap",),
    "rotate": ("rotate",),
    "scry": ("look", "look", "reveal"),
    "harvest": ("harvest", "discard", "discard"),
    "tradition": ("exchange",),
    "reunion": ("join",),
    "turn_block": ("block",),
    "bind": ("bind",),
    "reap": ("strike",),
    "swap": ("swap",),
    "tempt": ("tempt",),
    "collapse": ("collapse",),
    "guide": ("reveal", "reveal"),
    "veil": ("veil", "veil"),
    "illuminate": ("reveal",) * 8,
    "trial": (),
    "shift_line": ("line",),
}
STEPS = tuple(_QUESTIONS.get(card.effect) for card in CARDS)
"""By card: the questions of its steps, None without an effect to be resolved.

The Sun's two pieces have eight neighbouring cells at most; the Judgement asks nothing.
"""


def draw(turn: Turn, seat: int) -> None:
    """13 a: a card comes into the hand, from the renewed pile if it was empty."""
    state: State = turn.state
    if not state.deck and state.discard:
        turn.emit(PileRenewed())
    if state.deck:
        turn.emit(CardDrawn(seat, turn.chance.choice(state.deck)))


def go_on_with_effect(turn: Turn, effect: Effect) -> None:
    """34, 35: ask for the next step if there is something to choose, or end the effect."""
    card, step = effect.card, effect.step
    if card == JUDGEMENT:
        _trial(turn)
        return
    questions = STEPS[card] or ()
    if step > len(questions):
        _finish(turn, effect)
        return
    asked = Asked(questions[step - 1], turn.state.turn, card, step, cells=effect.cells)
    if any_choice(turn.state, asked):
        turn.emit(asked)
    elif step == 1:
        turn.emit(EffectEnded(turn.state.turn, card, "impossible"))
    else:
        stop(turn, effect)


def stop(turn: Turn, effect: Effect) -> None:
    """The step that could be done no more, or was enough: the Priestess may still turn one up."""
    if effect.card == PRIESTESS and effect.step < len(STEPS[PRIESTESS] or ()):
        turn.emit(EffectStepped(effect.step + 1))
    else:
        _finish(turn, effect)


def _finish(turn: Turn, effect: Effect) -> None:
    state: State = turn.state
    if effect.card == MOON:
        shuffle(turn, [cell for cell, mask in enumerate(state.masks) if not mask])
    turn.emit(EffectEnded(state.turn, effect.card, "used"))


def used(turn: Turn) -> None:
    """The effect on top has been used and is over."""
    turn.emit(EffectEnded(turn.state.turn, turn.state.frames[-1].card, "used"))


def step_on(turn: Turn) -> None:
    """The effect on top comes to its next step."""
    turn.emit(EffectStepped(turn.state.frames[-1].step + 1))


def shuffle(turn: Turn, cells: list[int]) -> None:
    """Mix the tiles of these cells and lay them back there face down."""
    shapes = turn.chance.shuffle([turn.state.shapes[cell] for cell in cells])
    turn.emit(TilesShuffled(tuple(cells), tuple(shapes)))


def _trial(turn: Turn) -> None:
    """20: the seat rolls, then every able opponent; who rolls less is incapacitated."""
    state: State = turn.state
    seat = state.turn
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    able = [other for other in others if state.fronts[other] >= 0]
    if not able:
        turn.emit(EffectEnded(seat, JUDGEMENT, "impossible"))
        return
    face = turn.chance.die()
    turn.emit(TrialRolled(seat, face))
    for other in able:
        rolled = turn.chance.die()
        turn.emit(TrialRolled(other, rolled))
        if rolled < face:
            incapacitate(turn, other)
    used(turn)


def reveal(turn: Turn, cell: int, ap: int) -> None:
    """16, 35: turn a tile up; `ap` are the action points left after it."""
    state: State = turn.state
    mask = ORIENTATIONS[state.shapes[cell]][0]
    turn.emit(TileRevealed(state.turn, cell, mask, ap))
