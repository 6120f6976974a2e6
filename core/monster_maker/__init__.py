"""Monster Maker: a race into a dungeon for treasure, and exactly as far back."""

from core.game import Game, Option
from core.monster_maker.actions import MonsterMakerAction
from core.monster_maker.bot import LEVELS
from core.monster_maker.decide import decide
from core.monster_maker.evolve import evolve
from core.monster_maker.facts import Facts
from core.monster_maker.legal import legal, outcome, to_act
from core.monster_maker.model import State
from core.monster_maker.setup import begin, new_game, read_goal
from core.monster_maker.sights import MonsterMakerEvent
from core.monster_maker.view import seen, view

GAME = Game(
    id="monster_maker",
    rules=1,
    seats=(2, 6),
    options=(
        Option("rounds", default=3, low=0, high=20),
        Option("goal", default=0, low=0, high=300, check=read_goal),
        Option("overshoot", values=("illegal", "lost")),
        Option("trap_ends_turn", values=(False, True)),
        Option("monster_before_corridor", values=(False, True)),
    ),
    state=State,
    action=MonsterMakerAction,
    event=MonsterMakerEvent,
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
