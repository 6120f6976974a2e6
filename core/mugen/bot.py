"""The bots: easy and normal. They know a view, the legal actions and chance, nothing else."""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from core.chance import Chance
from core.game import Bot
from core.mugen import actions
from core.mugen.board import ORIENTATIONS
from core.mugen.cards import ACTION_ROWS, BATTLE_ROWS, CARDS
from core.mugen.events import Asked, Question
from core.mugen.legal import first_choices
from core.mugen.model import View
from core.mugen.standing import PRIZE, USUAL
from core.mugen.thought import Thought
from core.mugen.values import NONE
from core.mugen.ways import STEP, chance_to_go, odds

EFFECT_WORTH = {"high_priestess": 3, "empress": 3, "star": 3, "judgement": 4}
"""What an effect is worth besides the standing it brings, as all here in quarters of a point."""
BATTLE_WORTH = 0.35
"""What a point in the battle row is worth against one in the action row."""
LOSS = 1.5 * STEP
"""What a lost battle costs: the loser is moved where the winner likes."""
VICTORY = 100.0 * STEP
"""More than anything else is worth."""
OBSTACLE = 2.0 * STEP
"""What a piece costs that stands in a carrier's way; less by how far it is off."""
BOUND = 3.0 * STEP
"""The most that it costs to have a piece bound; a carrier twice that."""
OPENED = 0.7
"""How much of a way is gained on average by turning up a tile in its middle."""
CURIOSITY = STEP / 8
"""What it is worth to turn up any tile, so that no action point is left unused."""
LEAST = STEP / 64
"""What an action has to be worth at least to be preferred to none."""
SUPPORT = 0.3
"""The worth of a second piece's step against a first one's."""

Valued = Callable[[Thought, Any], float]


def _row_worth(card: int) -> float:
    return STEP * (fmean(ACTION_ROWS[card]) + BATTLE_WORTH * fmean(BATTLE_ROWS[card]))


ROW_WORTH = tuple(_row_worth(card.number) for card in CARDS)
KEPT_WORTH = tuple(
    row + EFFECT_WORTH.get(card.id, 2.0 if card.effect else 0.0)
    for row, card in zip(ROW_WORTH, CARDS, strict=True)
)
"""By card: what it is worth to hold it."""
FIRST_QUESTIONS: dict[str, Question] = {
    "fool": "leap",
    "magician": "rotate",
    "lovers": "join",
    "wheel_of_fortune": "block",
    "hanged_man": "bind",
    "death": "strike",
    "temperance": "swap",
    "devil": "tempt",
    "world": "line",
}
"""By card: the question whose answers tell what its effect is worth now."""


def _best(scored: Sequence[tuple[float, Any]], chance: Chance) -> Any:
    """An action of the highest value, ties by chance."""
    top = max(value for value, _ in scored)
    return chance.choice([action for value, action in scored if value >= top - 1e-9])


def _card(thought: Thought, action: actions.Place) -> float:
    card = CARDS[action.card]
    trial = Thought(thought.view, thought.asked, card.number)
    worth = ROW_WORTH[card.number] + EFFECT_WORTH.get(card.id, 0.0) + trial.hope
    kind = FIRST_QUESTIONS.get(card.id)
    if kind is None:
        return worth
    options = first_choices(thought.view, Asked(kind, thought.seat, card.number, 1))
    return worth + max((_VALUES[kind](trial, option) for option in options), default=0.0)


def _gain(thought: Thought, action: Any) -> float:
    """How much better an action makes the board."""
    return thought.gain(thought.after(action))


def _open(thought: Thought, action: Any) -> float:
    """The best that a tile known may bring, or a part of what a cross would bring."""
    shape = dict(thought.view.known).get(action.cell)
    if shape is None:
        return OPENED * _gain(thought, action) + _curiosity(thought, action.cell)
    board = thought.board()
    gains = []
    for mask in ORIENTATIONS[shape]:
        board.masks[action.cell] = mask
        gains.append(thought.gain(board))
    return max(gains) + _curiosity(thought, action.cell)


def _curiosity(thought: Thought, cell: int) -> float:
    """What it is worth to turn up any tile: the more, the less it is off the way home."""
    field, home = thought.field(thought.view.treasure), thought.view.goals[thought.seat]
    detour = field[cell] + thought.field(home)[cell] - field[home]
    return CURIOSITY * STEP / (STEP + detour)


def _explore(thought: Thought, action: actions.Explore) -> float:
    """Like `_open`, but it costs an action point, so that it brings no hope."""
    board = thought.after(action)
    gain = board.standing(thought.seat, board.field()) - thought.standing
    return OPENED * gain + _curiosity(thought, action.cell)


def _hide(thought: Thought, action: Any) -> float:
    return _gain(thought, action) - STEP / 4


def _strike(thought: Thought, action: actions.Strike) -> float:
    """What is then within reach; a player far from everything loses nothing by it."""
    gain = thought.hope_gain(thought.after(action))
    bound = thought.view.bound[action.seat]
    if bound != NONE and bound >> 1 == thought.seat:
        gain += BOUND
    return gain + (CURIOSITY if action.seat == thought.leader else CURIOSITY / 2)


def _bind(thought: Thought, action: actions.Bind) -> float:
    view, piece = thought.view, action.piece
    if piece == view.carrier:
        return 2.0 * BOUND + thought.hope_gain(thought.after(action))
    field = thought.field(view.treasure)
    nearer = max(0, field[view.pieces[piece ^ 1]] - field[view.pieces[piece]])
    return (0.5 if piece >> 1 == thought.leader else 0.2) * min(BOUND, nearer)


def _exchange(_thought: Thought, action: actions.Exchange) -> float:
    return KEPT_WORTH[action.take] - KEPT_WORTH[action.give]


def _discard(_thought: Thought, action: actions.Discard) -> float:
    return -KEPT_WORTH[action.card]


def _orient(thought: Thought, action: actions.Orient) -> float:
    board = thought.board()
    board.masks[thought.asked.cell] = action.mask
    return thought.gain(board)


def _enter(thought: Thought, action: actions.Move | actions.Leap) -> float:
    """What it is worth to enter a tile: the way gained, at the odds of the battles there."""
    view = thought.view
    won = thought.now.win_chance(thought.seat, action.to)
    gain = _way_gain(thought, action.piece, action.to)
    if won == 1.0:
        return gain
    if thought.enemy_carries() and view.pieces[view.carrier] == action.to:
        return won * (gain + PRIZE)
    return won * (gain + STEP / 2) - (1 - won) * LOSS


def _leap(thought: Thought, action: actions.Leap) -> float:
    """A leap and what it leads to."""
    return _enter(thought, action) + thought.hope_gain(thought.after(action))


def _way_gain(thought: Thought, piece: int, to: int) -> float:
    """How much of the way a piece's step to a cell gains."""
    view, cell = thought.view, thought.view.pieces[piece]
    goal = view.goals[thought.seat]
    home = thought.field(goal)
    if piece == view.carrier:
        return VICTORY if to == goal else home[cell] - home[to]
    if view.carrier == piece ^ 1:
        return SUPPORT * (home[cell] - home[to])
    field = thought.field(view.treasure)
    lead = _lead(thought, field, piece, to)
    if view.carrier == NONE:
        prize = PRIZE if to == view.treasure else 0.0
        return lead + prize + SUPPORT * (field[cell] - field[to])
    guarded = thought.field(view.goals[view.carrier >> 1])
    guard = chance_to_go(USUAL, guarded[view.treasure]) * _lead(thought, guarded, piece, to)
    return lead + guard + SUPPORT * (guarded[cell] - guarded[to])


def _lead(thought: Thought, field: Sequence[int], piece: int, to: int) -> int:
    """How much nearer the seat's nearest piece is after a step of this one."""
    partner = field[thought.view.pieces[piece ^ 1]]
    return min(field[thought.view.pieces[piece]], partner) - min(field[to], partner)


def _exclude(thought: Thought, action: actions.Exclude) -> float:
    """What its way is longer; without that it is not worth an action point."""
    return _gain(thought, action) - CURIOSITY


def _fight(thought: Thought, action: actions.Fight | actions.Recover) -> float:
    piece = action.target if isinstance(action, actions.Recover) else action.piece
    view = thought.view
    won = odds(view.fronts, view.awake, thought.seat, piece >> 1)
    return won + (2.0 if piece == view.carrier else 0.0)


def _push(thought: Thought, action: actions.Push) -> float:
    """The longer the loser's way the better, but not where it bars the own way home."""
    view, loser = thought.view, thought.asked.piece
    board = thought.board()
    board.put(loser, action.to)
    field = board.field()
    worth = board.way(field, loser >> 1) + thought.gain(board)
    if board.is_carried_by(thought.seat):
        home = thought.field(view.goals[thought.seat])
        detour = home[action.to] + field[action.to] - home[view.treasure]
        worth -= max(0.0, OBSTACLE - detour)
    return worth


def _nothing(_thought: Thought, _action: Any) -> float:
    return 0.0


def _something(_thought: Thought, _action: Any) -> float:
    return 1.0


_VALUES: dict[Question, Valued] = {
    "card": _card,
    "orient": _orient,
    "order": _fight,
    "recover": _fight,
    "push": _push,
    "leap": _leap,
    "rotate": _gain,
    "look": _open,
    "reveal": _open,
    "harvest": _something,
    "discard": _discard,
    "exchange": _exchange,
    "join": _gain,
    "block": _gain,
    "bind": _bind,
    "strike": _strike,
    "swap": _gain,
    "tempt": _gain,
    "collapse": _hide,
    "veil": _hide,
    "line": _gain,
}
_ACTS: dict[type[Any], Valued] = {
    actions.Move: _enter,
    actions.Explore: _explore,
    actions.Exclude: _exclude,
    actions.End: _nothing,
}


def value(thought: Thought, action: Any) -> float:
    """What an action is worth to the seat asked; doing no more of an effect is worth nothing."""
    if isinstance(action, actions.Done):
        return 0.0
    kind = thought.asked.kind
    judge = _ACTS[type(action)] if kind == "act" else _VALUES[kind]
    return judge(thought, action)


def normal(view: View, legal: tuple[Any, ...], chance: Chance) -> Any:
    """The most valuable action, ties by chance."""
    if len(legal) == 1 or view.asked is None:
        return legal[0]
    thought = Thought(view, view.asked)
    return _best([(value(thought, action), action) for action in legal], chance)


def easy(view: View, legal: tuple[Any, ...], chance: Chance) -> Any:
    """Every other time the normal bot's choice, and always a win; else any that is no nonsense."""
    if len(legal) == 1 or view.asked is None:
        return legal[0]
    thought = Thought(view, view.asked)
    scored = [(value(thought, action), action) for action in legal]
    worths = sorted(worth for worth, _ in scored)
    if worths[-1] >= VICTORY / 2 or chance.below(2):
        return _best(scored, chance)
    sense = worths[len(worths) // 2]
    if view.asked.kind == "act":
        sense = min(worths[-1], LEAST)
    return chance.choice([action for worth, action in scored if worth >= sense])


LEVELS: dict[str, Bot] = {"easy": easy, "normal": normal}
