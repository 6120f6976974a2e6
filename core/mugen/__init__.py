"""Mugen Meikyu: a race to carry one treasure out of a maze of tiles that keeps changing."""

from core.game import Game, Option
from core.mugen.actions import MugenAction
from core.mugen.bot import LEVELS
from core.mugen.decide import decide
from core.mugen.evolve import evolve
from core.mugen.facts import Facts
from core.mugen.legal import legal, outcome, to_act
from core.mugen.model import State
from core.mugen.setup import begin, new_game
from core.mugen.sights import MugenEvent
from core.mugen.view import seen, view

GAME = Game(
    id="mugen",
    rules=1,
    seats=(2, 4),
    options=(
        Option("seats_2", values=("diagonal", "adjacent")),
        Option("round_limit", default=100, low=0, high=1000),
        Option("fool_may_carry", values=(True, False)),
        Option("theft", values=("turn_player", "any_winner")),
    ),
    state=State,
    action=MugenAction,
    event=MugenEvent,
    new_game=new_game,
    begin=begin,
    to_act=to_act,
    legal=legal,
    decide=decide,
    evolve=evolve,
    view=view,
    seen=seen,
    outcome=outcome,
    bots=LEVELS,
    facts=Facts,
)
