"""The action of a turn: which one, then with which card."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from core.monster_maker import actions as a
from core.monster_maker.cards import (
    CHARACTERS,
    CLERIC,
    DETOUR,
    HITS,
    OPENERS,
    PERCHES,
    SPELLS,
)
from core.monster_maker.model import View
from core.monster_maker.permit import ACTIVE
from tui.games.monster_maker.decision import Decision, Scene
from tui.games.monster_maker.fighting import Fighting
from tui.games.monster_maker.listing import Sure, Victim
from tui.games.monster_maker.names import card_name, nature_name
from tui.games.monster_maker.pick import Pick
from tui.keys import Command
from tui.text import cells

KINDS: Final[dict[str, type[Any]]] = {
    "corridor": a.LayCorridor,
    "monster": a.PlaceMonster,
    "fight": a.Fight,
    "undead": a.TurnUndead,
    "detour": a.TakeDetour,
    "open": a.OpenDoor,
    "discard": a.Discard,
}
"""By name of the key: the class of its actions, in the order shown."""
_CARDS: Final[dict[str, frozenset[str]]] = {
    "corridor": frozenset(PERCHES),
    "monster": frozenset(HITS),
    "fight": frozenset(CHARACTERS),
    "undead": frozenset({CLERIC}),
    "detour": frozenset({DETOUR}),
    "open": OPENERS,
}
"""By name of the key: the cards without which it can't be done."""


class _Way(NamedTuple):
    label: str
    run: Callable[[], None]


class Turn(Decision):
    """The actions by their keys, and the cards of the hand by what can be done with them."""

    def __init__(self, scene: Scene, view: View, legal: Sequence[Any]) -> None:
        super().__init__(scene, view)
        self.legal = list(legal)
        self._is_touched = False
        self._sorted = {
            name: [action for action in legal if isinstance(action, kind)]
            for name, kind in KINDS.items()
        }
        self._passes = next((action for action in legal if isinstance(action, a.Pass)), None)

    def of(self, kind: str) -> list[Any]:
        """The legal actions of a key."""
        return self._sorted[kind]

    def cards_for(self, kind: str) -> list[str]:
        """The cards with which an action of a key is legal."""
        return list(dict.fromkeys(action.card for action in self._sorted[kind]))

    # which action

    def _sample(self, kind: str) -> Any:
        """An action of a key, to ask why it is refused."""
        cards = [card for card in self.hand if card in _CARDS.get(kind, frozenset(self.hand))]
        match kind:
            case "corridor" | "open" | "discard":
                return KINDS[kind](cards[0]) if cards else None
            case "fight":
                return a.Fight((cards[0],)) if cards else None
            case "undead" | "detour":
                return KINDS[kind]()
        return None

    def bar(self, kind: str) -> str:
        """Why nothing can be done with a key, worded; nothing if something can."""
        if self.of(kind):
            return ""
        needed = _CARDS.get(kind)
        error = None
        if kind in {"fight", "undead", "detour"} or needed is None:
            error = self.host.why_not(self._sample(kind) or a.TakeDetour())
        if (
            needed is not None
            and not needed & set(self.hand)
            and (error is None or error.key.endswith("not-in-hand"))
        ):
            return self.say(f"monster_maker-lack-{kind}")
        if error is None and (sample := self._sample(kind)) is not None:
            error = self.host.why_not(sample)
        if error is None:
            return self.say("monster_maker-lack-victim")
        return self.say(error.key, **error.details)

    def choose(self, kind: str) -> None:
        """Begin the action of a key."""
        match kind:
            case "fight":
                self.scene.open(Fighting(self.scene, self.view, self.legal))
            case "undead" | "detour":
                card = CLERIC if kind == "undead" else DETOUR
                risky = self.hand.count(card) == 1
                action = self.of(kind)[0]
                self.scene.open(Sure(self.scene, self.view, kind, action, risky=risky))
            case _:
                self.scene.open(Pick(self, kind))

    def do_pass(self) -> None:
        """Pass; asked twice where it would be the end of all."""
        if self._passes is None:
            self.refuse(a.Pass())
            return
        active = sum(phase in ACTIVE for phase in self.view.phases)
        if not self.view.draws_open and self.view.passes + 1 >= active:
            self.scene.open(Sure(self.scene, self.view, "pass", self._passes, risky=True))
        else:
            self.host.submit([self._passes])

    def commands(self) -> list[Command]:
        """A key for each action, off where nothing can be done with it."""
        return [*self.keys(), *super().commands()]

    def keys(self) -> list[Command]:
        """The keys of the actions, in their order."""
        found = []
        for kind in KINDS:
            bar = self.bar(kind)
            wide = f"monster_maker-key-{kind}.wide"
            label = self.say(wide) if self.is_wide and self.host.words.has(wide) else ""
            run = self._chooser(kind)
            found.append(Command(f"monster_maker-key-{kind}", run, not bar, bar, label=label))
        label, bar = self.say("monster_maker-keys-pass"), self._pass_bar()
        return [*found, Command("keys-end", self.do_pass, not bar, bar, label=label)]

    def _chooser(self, kind: str) -> Callable[[], None]:
        return lambda: self.choose(kind)

    def _pass_bar(self) -> str:
        return "" if self._passes is not None else self.say("monster_maker-no-hand-full")

    def hints(self) -> list[str]:
        """All actions, in round brackets those that can't be done now."""
        text = self.host.key_text
        keys = [text(command) for command in self.keys()]
        if self.is_wide:
            keys += map(text, ("keys-text", "keys-piles", "keys-log"))
            return [*keys, self._help("  ".join(keys))]
        joined = " ".join(keys)
        if cells.width(joined) > self.host.room - 3:
            joined = " ".join(map(self._shortly, self.keys()))
        return [joined, self._help(joined)]

    def _shortly(self, command: Command) -> str:
        """A key; only its letter where it is off."""
        if command.live:
            return self.host.key_text(command)
        return f"({self.host.key_name(command)})"

    def _help(self, keys: str) -> str:
        """Help with its name, if there is room for it."""
        whole = self.host.key_text("keys-help")
        fits = cells.width(f"{keys}  {whole}") <= self.host.room
        return whole if fits else self.host.key_name("keys-help")

    def question(self) -> str:
        """One action, and what lies in front."""
        monster, words = self.view.monsters[self.seat], self.host.words
        if monster is None:
            return self.fitting("monster_maker-ask-turn", name=self.name)
        hit, nature = HITS[monster], nature_name(words, monster)
        details = {"monster": card_name(words, monster), "hit": hit, "nature": nature}
        return self.fitting("monster_maker-ask-turn-front", name=self.name, **details)

    def why(self) -> None:
        """All that can't be done, each with the reason."""
        off = [command for command in self.keys() if not command.live]
        if not off:
            super().why()
            return
        texts = [f"{self.host.key_text(command)}: {command.why}" for command in off]
        self.host.choose(self.say("monster_maker-why-title"), texts, lambda _at: None)

    # what a card can do

    @property
    def focus(self) -> int:
        """No card until one is pointed at, so that an Enter meant for the bots plays none."""
        return super().focus if self._is_touched else -1

    def next(self, step: int) -> None:
        """The next card; at first the one that was in focus last."""
        super().next(step if self._is_touched else 0)
        self._is_touched = True

    def digit(self, number: int) -> None:
        """The card with this number."""
        self._is_touched = self._is_touched or number <= len(self.hand)
        super().digit(number)

    def click_card(self, at: int) -> None:
        """A click on a card: focus and Enter."""
        self._is_touched = True
        super().click_card(at)

    def enter(self) -> None:
        """Do what the card in focus is for; if that is several things, a list asks."""
        if self.focus < 0:
            self.next(0)
            return
        ways = self._ways(self.hand[self.focus])
        if not ways:
            self._why_card(self.hand[self.focus])
        elif len(ways) == 1:
            ways[0].run()
        else:
            labels = [way.label for way in ways]
            title = card_name(self.host.words, self.hand[self.focus])
            self.host.choose(title, labels, lambda at: ways[at].run())

    def _ways(self, card: str) -> list[_Way]:
        found = []
        for kind in KINDS:
            if self.of(kind) and card in _CARDS.get(kind, {card}) | self._spells(kind):
                run = self._doer(kind, card)
                if run is not None:
                    found.append(_Way(self.say(f"monster_maker-key-{kind}.long"), run))
        return found

    def _spells(self, kind: str) -> frozenset[str]:
        return frozenset(SPELLS) if kind == "fight" else frozenset()

    def _doer(self, kind: str, card: str) -> Callable[[], None] | None:
        if kind == "fight":
            return lambda: self.scene.open(Fighting(self.scene, self.view, self.legal, card))
        if kind in {"undead", "detour"}:
            return lambda: self.choose(kind)
        if card not in self.cards_for(kind):
            return None
        return lambda: self.take(kind, card)

    def take(self, kind: str, card: str) -> None:
        """Play a card; a monster needs a victim yet."""
        if kind == "monster":
            self.scene.open(Victim(self.scene, self.view, self.legal, card))
        else:
            self.host.submit([KINDS[kind](card)])

    def _why_card(self, card: str) -> None:
        own = (kind for kind, cards in _CARDS.items() if card in cards)
        kind = "fight" if card in SPELLS else next(own, "discard")
        bar = self.bar(kind)
        if kind == "corridor" or not bar:
            self.refuse(a.LayCorridor(card) if card in PERCHES else a.Discard(card))
        else:
            self.host.say_no(bar)
