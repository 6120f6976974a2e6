"""The table before the deal, and the deal: rules 1 to 3."""

from core.errors import BadSetup
from core.game import Setup, Turn, Value
from core.monster_maker.cards import FULL_DECK, FULL_PRIZES, FULL_TREASURES
from core.monster_maker.decide import go_on
from core.monster_maker.model import State
from core.monster_maker.rounds import begin_round

BY_SEATS = 0
"""The value of the option `goal` that leaves it to the number of seats."""
GOALS = (5, 300)
GOAL_BY_SEATS = {5: 80, 6: 70}
USUAL_GOAL = 100


def read_goal(given: Value) -> Value:
    """The value of the option `goal` meant by `given`. Raises BadSetup for one out of range."""
    text = str(given).strip()
    low, high = GOALS
    if text.isdecimal() and (int(text) == BY_SEATS or low <= int(text) <= high):
        return int(text)
    allowed = f"{BY_SEATS} | {low}-{high}"
    raise BadSetup("error-option-value", option="goal", value=str(given)[:40], allowed=allowed)


def _goal(setup: Setup) -> int:
    """8: the perches to the treasure room."""
    return int(setup.options["goal"]) or GOAL_BY_SEATS.get(setup.seats, USUAL_GOAL)


def new_game(setup: Setup) -> State:
    """The table before the deal."""
    seats = setup.seats
    return State(
        rules=setup.rules,
        seats=seats,
        options=setup.options,
        goal=_goal(setup),
        phases=["out"] * seats,
        out_rows=[[] for _ in range(seats)],
        back_rows=[[] for _ in range(seats)],
        outs=[0] * seats,
        backs=[0] * seats,
        monsters=[None] * seats,
        doors=[False] * seats,
        hands=[[] for _ in range(seats)],
        treasures=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        returned=[[] for _ in range(seats)],
        prizes=[[] for _ in range(seats)],
        gold=[0] * seats,
        deck=list(FULL_DECK),
        treasure_deck=list(FULL_TREASURES),
        prize_deck=list(FULL_PRIZES),
    )


def begin(turn: Turn) -> None:
    """The first round, up to the first question; who begins is left to chance (3)."""
    begin_round(turn, turn.chance.below(turn.state.seats))
    go_on(turn)
