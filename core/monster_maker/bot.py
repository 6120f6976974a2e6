"""The bots: easy and normal. They know a view, the legal actions and chance, nothing else.

Normal plays the policy at the end of the rules. Ties are broken by chance.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from core.chance import Chance
from core.game import Bot
from core.monster_maker import actions
from core.monster_maker.cards import (
    CHARACTERS,
    CLERIC,
    DETOUR,
    HITS,
    PERCHES,
    THIEVES,
)
from core.monster_maker.events import Question
from core.monster_maker.model import View
from core.monster_maker.odds import fight_chance, ways_back
from core.monster_maker.permit import HAND_LIMIT, rest, victims

Item = TypeVar("Item")

CHEAP = 9.0
"""The worth of the cards up to which a fight is better than a detour."""
GOOD = 0.7
GOOD_CLOSED = 0.45
"""The chance from which a fight is worth its cards; with draws closed."""
POOR = 0.25
"""The chance from which a fight is better than to wait for better cards in vain."""
BEYOND = 5
"""How far beyond the goal the way out may go rather than stop short of it."""
LEFT = 10
LEFT_CLOSED = 5
"""The rest that a corridor of the way back leaves, if the new one can't be made exactly."""
NEAR_HOME = 45
"""The rest from which somebody on the way back is to be stopped."""
LEAD = 10
"""How far somebody may be behind and still be worth a monster."""


def _best(items: Sequence[Item], worth: Callable[[Item], Any], chance: Chance) -> Item:
    """An item of the highest worth, ties by chance."""
    values = [worth(item) for item in items]
    top = max(values)
    return chance.choice([item for item, value in zip(items, values, strict=True) if value == top])


class Thought:
    """One decision: the view, who decides, what may be chosen by class, and chance."""

    __slots__ = ("chance", "legal", "seat", "view")

    def __init__(self, view: View, legal: tuple[Any, ...], chance: Chance) -> None:
        self.view = view
        self.seat = view.seat
        self.legal = legal
        self.chance = chance

    def options(self, kind: type[Any]) -> list[Any]:
        """The legal actions of a class."""
        return [action for action in self.legal if type(action) is kind]

    def standing(self, seat: int) -> float:
        """How far a player has come: the way out, then the goal and as much for the way back."""
        view = self.view
        if view.phases[seat] == "out":
            return view.outs[seat]
        return view.goal * (1 + view.backs[seat] / view.outs[seat])

    def target(self) -> int | None:
        """The player of the highest standing who can take a monster."""
        seats = victims(self.view, self.seat)
        return _best(seats, self.standing, self.chance) if seats else None

    def has_arrived(self, seat: int) -> bool:
        """Whether a player has been in the treasure room."""
        return self.view.phases[seat] != "out"

    def worth(self, card: str) -> float:
        """What giving a card up costs."""
        if card in PERCHES:
            return self._corridor_worth(PERCHES[card])
        if card in CHARACTERS:
            return 2 + 0.9 * CHARACTERS[card].dice + (2 if card in THIEVES else 0)
        if card in HITS:
            return 3 + HITS[card] / 8
        if card == DETOUR:
            return 7
        return 5 if card == CLERIC else 2.5

    def _corridor_worth(self, perch: int) -> float:
        if not self.has_arrived(self.seat):
            return 5 + perch / 20
        left = rest(self.view, self.seat)
        if perch > left:
            return 0.1
        if perch == left:
            return 9
        return 7 if perch <= 10 else 6

    def cost(self, cards: Iterable[str]) -> float:
        """What giving up several cards costs."""
        return sum(map(self.worth, cards))


def _cheapest(thought: Thought, choices: list[Any]) -> Any:
    """The action whose card is worth least."""
    return _best(choices, lambda action: -thought.worth(action.card), thought.chance)


def _turn(thought: Thought) -> Any:
    if doors := thought.options(actions.OpenDoor):
        return _cheapest(thought, doors)
    barred = thought.view.monsters[thought.seat] is not None
    found = _barred(thought) if barred else _free(thought)
    if found is not None:
        return found
    discards = thought.options(actions.Discard)
    return _cheapest(thought, discards) if discards else actions.Pass()


def _barred(thought: Thought) -> Any:
    """What to do about a monster in front."""
    view = thought.view
    if actions.TurnUndead() in thought.legal:
        return actions.TurnUndead()
    fights = [
        (
            fight,
            fight_chance(view, thought.seat, fight),
            thought.cost(fight.characters + fight.spells),
        )
        for fight in thought.options(actions.Fight)
    ]
    needed = GOOD if view.draws_open else GOOD_CLOSED
    good = [option for option in fights if option[1] >= needed]
    may_detour = actions.TakeDetour() in thought.legal
    if good:
        fight, _, cost = _best(good, lambda option: (-option[2], option[1]), thought.chance)
        if cost <= CHEAP or not may_detour:
            return fight
    if may_detour:
        return actions.TakeDetour()
    if fights and (not view.draws_open or len(view.hand) > HAND_LIMIT):
        fight, chance, _ = _best(fights, lambda option: (option[1], -option[2]), thought.chance)
        if chance >= POOR:
            return fight
    target = thought.target()
    return None if target is None else _strongest(thought, target)


def _strongest(thought: Thought, target: int) -> Any:
    """The strongest monster in hand on a player, if there is one."""
    monsters = _monsters(thought.view)
    return actions.PlaceMonster(monsters[-1], target) if monsters else None


def _monsters(view: View) -> list[str]:
    """The monsters in hand, the weakest first."""
    return sorted((card for card in view.hand if card in HITS), key=lambda card: HITS[card])


def _free(thought: Thought) -> Any:
    """A monster for somebody else, or the next corridor."""
    view, seat = thought.view, thought.seat
    arrived = thought.has_arrived(seat)
    corridor = _corridor_back(view) if arrived else _corridor_out(view)
    if not (arrived and corridor is not None and PERCHES[corridor] == rest(view, seat)):
        target = thought.target()
        if target is not None and (monster := _attack(thought, target, corridor is not None)):
            return monster
    return None if corridor is None else actions.LayCorridor(corridor)


def _attack(thought: Thought, target: int, can_walk: bool) -> Any:
    """A monster on the target, if it is time for one."""
    view, monsters = thought.view, _monsters(thought.view)
    if not monsters:
        return None
    near = thought.has_arrived(target) and rest(view, target) <= NEAR_HOME
    if can_walk and not near:
        behind = thought.standing(target) < thought.standing(thought.seat) - LEAD
        if behind or thought.chance.below(100) >= 10 + 15 * len(monsters):
            return None
    if thought.has_arrived(target):
        return _strongest(thought, target)
    return actions.PlaceMonster(monsters[len(monsters) // 2], target)


def _corridor_out(view: View) -> str | None:
    """The corridor of the way out: one that reaches the goal, or comes near it."""
    left = view.goal - view.outs[view.seat]
    own = sorted(
        (card for card in dict.fromkeys(view.hand) if card in PERCHES),
        key=lambda card: PERCHES[card],
    )
    for card in own:
        if left <= PERCHES[card] <= left + BEYOND:
            return card
    below = [card for card in own if PERCHES[card] < left]
    return below[-1] if below else next(iter(own), None)


def _corridor_back(view: View) -> str | None:
    """The corridor of the way back: the largest that leaves a way exactly home, or enough."""
    ways = ways_back(view)
    exact = [way for way in ways if way.exact]
    least = LEFT if view.draws_open else LEFT_CLOSED
    fair = exact or [way for way in ways if way.rest >= least]
    return min(fair, key=lambda way: way.rest).card if fair else None


def _trap(thought: Thought) -> Any:
    if thieves := thought.options(actions.UseThief):
        return _cheapest(thought, thieves)
    if losses := thought.options(actions.LoseCards):
        return _best(losses, lambda loss: -thought.cost(loss.cards), thought.chance)
    return thought.legal[0]


def _door(thought: Thought) -> Any:
    openings = thought.options(actions.OpenDoor)
    return _cheapest(thought, openings) if openings else actions.LeaveDoor()


def _heal(thought: Thought) -> Any:
    heals = [heal for heal in thought.options(actions.Heal) if CHARACTERS[heal.card].dice >= 3]
    if not heals:
        return actions.NoHeal()
    return _best(heals, lambda heal: CHARACTERS[heal.card].dice, thought.chance)


def _charm(thought: Thought) -> Any:
    target = thought.target()
    return actions.DiscardMonster() if target is None else actions.Charm(target)


_POLICY: dict[Question, Callable[[Thought], Any]] = {
    "turn": _turn,
    "trap": _trap,
    "door": _door,
    "heal": _heal,
    "charm": _charm,
}


def normal(view: View, legal: tuple[Any, ...], chance: Chance) -> Any:
    """The choice of the policy."""
    if len(legal) == 1 or view.asked is None:
        return legal[0]
    return _POLICY[view.asked.kind](Thought(view, legal, chance))


def _is_sensible(view: View, action: Any) -> bool:
    """Whether an action neither does nothing, nor throws cards away, nor is hopeless."""
    if isinstance(action, actions.Fight):
        return fight_chance(view, view.seat, action) >= POOR
    if isinstance(action, actions.LayCorridor) and view.phases[view.seat] != "out":
        return PERCHES[action.card] <= rest(view, view.seat)
    return not isinstance(action, actions.Pass | actions.Discard | actions.LeaveDoor | actions.Fall)


def easy(view: View, legal: tuple[Any, ...], chance: Chance) -> Any:
    """Every third time, and where nothing is sensible, the normal bot's choice; else any."""
    sensible = [action for action in legal if _is_sensible(view, action)]
    if not sensible or chance.below(3) == 0:
        return normal(view, legal, chance)
    return chance.choice(sensible)


LEVELS: dict[str, Bot] = {"easy": easy, "normal": normal}
