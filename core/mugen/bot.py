"""The bots: easy and normal. They know a view, the legal actions and chance, nothing else."""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from core.chance import Chance
from core.game import Bot
from core.mugen import actions
from core.mugen.cards import ACTION_ROWS, BATTLE_ROWS, CARDS
from core.mugen.events import Asked, Question
from core.mugen.legal import first_choices
from core.mugen.model import View
from core.mugen.standing import Board, after
from core.mugen.values import NONE
from core.mugen.ways import STEP, distances, odds

EFFECT_WORTH = {"high_priestess": 3, "empress": 3, "star": 3, "hermit": 1, "judgement": 4}
"""What an effect is worth besides the standing it brings, as all here in quarters of a point."""
BATTLE_WORTH = 0.35
"""What a point in the battle row is worth against one in the action row."""
FAIR = 0.5
"""The odds from which a battle is worth it."""
LOSS = 2.0 * STEP
"""What a lost battle costs: the loser is moved where the winner likes."""
PRIZE = 6.0 * STEP
"""What holding the treasure is worth besides the way."""
VICTORY = 100.0 * STEP
STRUCK = 4.0 * STEP
"""What it costs a leader to be incapacitated for a round; a carrier twice that."""
BOUND = 3.0 * STEP
"""The most that it costs to have a piece bound; a carrier twice that."""
OPENED = 0.7
"""How much of a way is gained on average by turning up a tile in its middle."""
CURIOSITY = STEP / 8
"""What it is worth to turn up any tile, so that no action point is left unused."""
SUPPORT = 0.3
"""The worth of a second piece's step against a first one's."""


class Thought:
    """What one decision needs more than once: the view, who decides, and distances from cells."""

    __slots__ = ("_fields", "_standing", "asked", "seat", "view")

    def __init__(self, view: View, asked: Asked) -> None:
        self.view = view
        self.asked = asked
        self.seat = asked.seat
        self._fields: dict[int, Sequence[int]] = {}
        self._standing: float | None = None

    def field(self, cell: int) -> Sequence[int]:
        """By cell: the distance from `cell`."""
        if cell not in self._fields:
            self._fields[cell] = distances(self.view.masks, cell)
        return self._fields[cell]

    @property
    def standing(self) -> float:
        """How well the seat stands now."""
        if self._standing is None:
            self._standing = Board(self.view).standing(self.seat)
        return self._standing

    @property
    def leader(self) -> int:
        """The opponent nearest to victory."""
        board = Board(self.view)
        field = self.field(board.treasure)
        others = [other for other in range(self.view.seats) if other != self.seat]
        return min(others, key=lambda other: board.way(field, other))

    def enemy_carries(self, seat: int | None = None) -> bool:
        """Whether an opponent carries the treasure, or just the given one."""
        owner = self.view.carrier >> 1
        return owner >= 0 and owner != self.seat and seat in (None, owner)


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
    worth = ROW_WORTH[action.card] + EFFECT_WORTH.get(card.id, 0.0)
    kind = FIRST_QUESTIONS.get(card.id)
    if kind is None:
        return worth
    options = first_choices(thought.view, Asked(kind, thought.seat, card.number, 1))
    return worth + max((_VALUES[kind](thought, option) for option in options), default=0.0)


def _gain(thought: Thought, action: Any) -> float:
    """How much better an effect's step makes the standing."""
    return after(thought.view, action).standing(thought.seat) - thought.standing


def _open(thought: Thought, action: Any) -> float:
    return OPENED * _gain(thought, action) + CURIOSITY


def _hide(thought: Thought, action: Any) -> float:
    return _gain(thought, action) - STEP / 4


def _strike(thought: Thought, action: actions.Strike) -> float:
    if thought.enemy_carries(action.seat):
        return 2.0 * STRUCK
    return STRUCK if action.seat == thought.leader else STRUCK / 2


def _bind(thought: Thought, action: actions.Bind) -> float:
    view, piece = thought.view, action.piece
    if piece == view.carrier:
        return 2.0 * BOUND
    field = thought.field(view.treasure)
    nearer = max(0, field[view.pieces[piece ^ 1]] - field[view.pieces[piece]])
    return (0.5 if piece >> 1 == thought.leader else 0.2) * min(BOUND, nearer)


def _exchange(_thought: Thought, action: actions.Exchange) -> float:
    return KEPT_WORTH[action.take] - KEPT_WORTH[action.give]


def _discard(_thought: Thought, action: actions.Discard) -> float:
    return -KEPT_WORTH[action.card]


def _orient(thought: Thought, action: actions.Orient) -> float:
    board = Board(thought.view)
    board.masks[thought.asked.cell] = action.mask
    return board.standing(thought.seat)


def _win_chance(view: View, seat: int, cell: int) -> float:
    """The chance to win every battle that entering a cell brings."""
    chance = 1.0
    for piece, at in enumerate(view.pieces):
        other = piece >> 1
        if at == cell and other != seat and view.fronts[other] != NONE:
            chance *= odds(view.fronts, view.awake, seat, other)
    return chance


def _enter(thought: Thought, action: actions.Move | actions.Leap) -> float:
    """What it is worth to enter a tile: the way gained, at the odds of the battles there."""
    view = thought.view
    won = _win_chance(view, thought.seat, action.to)
    gain = _way_gain(thought, action.piece, action.to)
    if won == 1.0:
        return gain
    if thought.enemy_carries() and view.pieces[view.carrier] == action.to:
        return won * (gain + PRIZE)
    if won < FAIR:
        return -LOSS
    return won * (gain + STEP / 2) - (1 - won) * LOSS


def _way_gain(thought: Thought, piece: int, to: int) -> float:
    """How much of the way a piece's step to a cell gains."""
    view, cell = thought.view, thought.view.pieces[piece]
    home = thought.field(view.goals[thought.seat])
    if piece == view.carrier:
        return VICTORY if to == view.goals[thought.seat] else home[cell] - home[to]
    if view.carrier == piece ^ 1:
        return SUPPORT * (home[cell] - home[to])
    field = thought.field(view.treasure)
    partner = field[view.pieces[piece ^ 1]]
    lead = min(field[cell], partner) - min(field[to], partner)
    if view.carrier == NONE:
        prize = PRIZE if to == view.treasure else 0.0
        return lead + prize + SUPPORT * (field[cell] - field[to])
    guarded = thought.field(view.goals[view.carrier >> 1])
    return lead + SUPPORT * (guarded[cell] - guarded[to])


def _exclude(thought: Thought, action: actions.Exclude) -> float:
    return CURIOSITY / 2 if action.piece >> 1 == thought.leader else 0.0


def _fight(thought: Thought, action: actions.Fight | actions.Recover) -> float:
    piece = action.target if isinstance(action, actions.Recover) else action.piece
    view = thought.view
    won = odds(view.fronts, view.awake, thought.seat, piece >> 1)
    return won + (2.0 if piece == view.carrier else 0.0)


def _push(thought: Thought, action: actions.Push) -> float:
    loser = thought.asked.piece
    board = Board(thought.view)
    board.put(loser, action.to)
    way = board.way(distances(tuple(board.masks), board.treasure), loser >> 1)
    takes = board.carrier == NONE and action.to == board.treasure
    return way + board.standing(thought.seat) - (PRIZE if takes else 0.0)


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
    "leap": _enter,
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
    actions.Explore: _open,
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
    """Every third time the normal bot's choice; else any that does something."""
    if chance.below(3) == 0:
        return normal(view, legal, chance)
    busy = [action for action in legal if not isinstance(action, actions.End | actions.Done)]
    return chance.choice(busy or legal)


LEVELS: dict[str, Bot] = {"easy": easy, "normal": normal}
