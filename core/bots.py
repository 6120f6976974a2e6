"""What bots play: their levels, one thought as plain data, and whole games by chance."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from core.chance import Chance, KeyedChance
from core.errors import BadSetup
from core.game import Bot, Game, Turn, find_game

if TYPE_CHECKING:
    from core.table import Table

RANDOM = "random"
EASY = "easy"


def by_chance(_view: Any, legal: tuple[Any, ...], chance: Chance) -> Any:
    """The random bot: each legal action is as likely as any other."""
    return chance.choice(legal)


def levels(game: Game) -> tuple[str, ...]:
    """The levels of a game's bots, the weakest first."""
    return (RANDOM, *(level for level in game.bots if level != RANDOM))


def bot_of(game: Game, level: str) -> Bot:
    """The bot of a level. Raises BadSetup for one that the game does not have."""
    if level == RANDOM:
        return by_chance
    if level not in game.bots:
        known = ", ".join(levels(game))
        raise BadSetup("error-level", game=game.id, level=level[:40], known=known)
    return game.bots[level]


@dataclass(frozen=True, slots=True)
class Task:
    """All that a bot needs to choose, as data that another process can be sent."""

    game: str
    level: str
    view: Any
    legal: tuple[Any, ...]
    chance: KeyedChance


def bot_task(table: "Table", seat: int) -> Task:
    """What a bot that plays for the seat to act has to think about.

    At a seat without a bot of its own (somebody is absent, late or has resigned) the easy bot
    thinks. The random bot gets no view, since it needs none.
    """
    game = table.game
    sitter = table.sits[seat]
    level = sitter.level if sitter.kind == "bot" else easiest(game)
    view = None if level == RANDOM else table.view(seat)
    return Task(game.id, level, view, table.legal(seat), table.bot_chance(seat))


def easiest(game: Game) -> str:
    """The level of the bot that stands in for people."""
    return EASY if EASY in game.bots else RANDOM


def think(task: Task) -> Any:
    """The action that the bot of a task chooses, the same each time."""
    return _choice(find_game(task.game), task)


def bot_action(table: "Table", seat: int) -> Any:
    """The action of a bot for the seat to act."""
    return _choice(table.game, bot_task(table, seat))


def _choice(game: Game, task: Task) -> Any:
    return bot_of(game, task.level)(task.view, task.legal, task.chance)


def play_out(game: Game, state: Any, bots: tuple[Bot, ...], chance: Chance) -> int:
    """Play a dealt state to its end in place, each seat by its bot; how many actions it took.

    The bots' choices and the game's dice come from the same chance: for search and tests, not
    for games that are kept.
    """
    actions = 0
    seat = game.to_act(state)
    while seat is not None:
        bot = bots[seat]
        view = None if bot is by_chance else game.view(state, seat)
        action = bot(view, game.legal(state), chance)
        game.decide(Turn(state, chance, game.evolve), action)
        actions += 1
        seat = game.to_act(state)
    return actions
