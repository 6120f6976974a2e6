"""Decisions that are one of a list: a victim, a healed fighter, who opens a door, a sure answer."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from core.monster_maker import actions as a
from core.monster_maker.cards import CLERIC, HITS, MONSTERS, OPENERS
from core.monster_maker.model import View
from core.monster_maker.values import seat_name
from tui.games.monster_maker.decision import Decision, Scene
from tui.games.monster_maker.dialogue import Dialogue
from tui.games.monster_maker.fights import result_lines
from tui.games.monster_maker.names import card_name, hand_text, monster_text, nature_name
from tui.games.monster_maker.tracks import distance_text, phase_name
from tui.keys import Command
from tui.text import cells
from tui.widgets.lines import Line, plain


class Entry(NamedTuple):
    """A choice of a list: its number, its text, what it submits, the card it is about."""

    number: int
    text: str
    action: Any
    card: str = ""


class Listing(Dialogue):
    """One of `entries`; `least` is what `e` stands for, if anything."""

    kind = ""

    def __init__(self, scene: Scene, view: View, legal: Sequence[Any], least: Any = None) -> None:
        super().__init__(scene, view)
        self.legal = frozenset(legal)
        self.least = least
        self.entries = self.make_entries()
        self.at = next((at for at, e in enumerate(self.entries) if e.action in self.legal), 0)

    def make_entries(self) -> list[Entry]:
        """The list, those that can't be chosen included."""
        return []

    def details(self) -> dict[str, object]:
        """What the texts of this decision are filled with."""
        return {"name": self.name}

    @property
    def _has_choice(self) -> bool:
        return any(entry.action in self.legal for entry in self.entries)

    def title(self) -> str:
        """What it is about."""
        return self.say(f"monster_maker-{self.kind}-title", **self.details())

    def head(self) -> Sequence[str]:
        """What has to be known."""
        return [self.say(f"monster_maker-{self.kind}-text", **self.details())]

    def question(self) -> str:
        """What is asked; without a choice that one key goes on."""
        key = f"monster_maker-ask-{self.kind}"
        if not self._has_choice:
            key += "-none"
        least = self.host.key_name("keys-end")
        return self.fitting(key, least=least, **self.details())

    def count(self) -> int:
        """The length of the list."""
        return len(self.entries)

    def entry(self, at: int, width: int) -> Line:
        """The number and the text, in round brackets if it can't be chosen."""
        number, text, action, _card = self.entries[at]
        shown = f" {text}" if action in self.legal else f"({text})"
        role = self.role(at) if action in self.legal else self.role(at).replace("text", "muted")
        return plain(cells.fit(f"  {self.sign(at)}{number}{shown}", width), role)

    def numbered(self, number: int) -> int | None:
        """The entry with this number."""
        found = (at for at, entry in enumerate(self.entries) if entry.number == number)
        return next(found, None)

    def next(self, step: int) -> None:
        """The next entry that can be chosen."""
        super().next(step)
        for _ in self.entries:
            if not self._has_choice or self.entries[self.at].action in self.legal:
                return
            super().next(step)

    def enter(self) -> None:
        """Take the entry; without any choice, go on."""
        if not self._has_choice:
            self.end()
        elif self.entries[self.at].action in self.legal:
            self.host.submit([self.entries[self.at].action])
        else:
            self.why()

    def end(self) -> None:
        """The choice that does least."""
        if self.least is not None:
            self.host.submit([self.least])

    def back(self) -> None:
        """Back to the action, where this is a part of one."""
        self.scene.close()

    def why(self) -> None:
        """Why the entry can't be chosen."""
        if self.entries:
            self.refuse(self.entries[self.at].action)
        else:
            super().why()

    def commands(self) -> list[Command]:
        """With the one that does least."""
        label = self.say(f"monster_maker-{self.kind}-least") if self.least is not None else ""
        end = [Command("keys-end", self.end, label=label)] if self.least is not None else []
        return [*end, *super().commands()]

    def enter_label(self) -> str:
        """Without a choice Enter goes on."""
        return "" if self._has_choice else self.say("monster_maker-keys-go-on")

    def hints(self) -> list[str]:
        """The live keys."""
        text = self.host.key_text
        end = [text(self.commands()[0])] if self.least is not None and self._has_choice else []
        back = [text("keys-back")] if self.scene.inner is self else []
        return [self.choosing(), *back, *end, text("keys-text"), text("keys-log")]

    def focused_card(self) -> str:
        """The card of the entry."""
        return self.entries[self.at].card if self.entries else ""


def _seats(listing: Listing, action_on: Callable[[int], Any]) -> list[Entry]:
    """All other seats with where they are; `action_on` gives what choosing one submits."""
    view, words = listing.view, listing.host.words
    found = []
    for seat in range(view.seats):
        if seat == listing.seat:
            continue
        monster = view.monsters[seat]
        text = words.say(
            "monster_maker-victim",
            seat=seat_name(seat),
            name=cells.fit(listing.host.names[seat], 10),
            phase=cells.fit(phase_name(words, view, seat), 7),
            distance=cells.fit(distance_text(view, seat), 8),
            front=monster_text(words, monster) if monster else "",
        )
        found.append(Entry(seat + 1, text.rstrip(), action_on(seat)))
    return found


class Victim(Listing):
    """In front of whom a monster is put."""

    kind = "victim"

    def __init__(self, scene: Scene, view: View, legal: Sequence[Any], card: str) -> None:
        self.card = card
        super().__init__(scene, view, legal)

    def make_entries(self) -> list[Entry]:
        """The other seats."""
        return _seats(self, lambda seat: a.PlaceMonster(self.card, seat))

    def details(self) -> dict[str, object]:
        """The monster."""
        return {"name": self.name, "monster": card_name(self.host.words, self.card)}

    def focused_card(self) -> str:
        """The monster."""
        return self.card


class Charming(Listing):
    """In front of whom the monster goes that Charm has beaten."""

    kind = "charm"

    def make_entries(self) -> list[Entry]:
        """The other seats."""
        return _seats(self, a.Charm)

    def details(self) -> dict[str, object]:
        """The monster."""
        battle = self.view.battle
        monster = card_name(self.host.words, battle.monster) if battle else ""
        return {"name": self.name, "monster": monster}

    def head(self) -> Sequence[str]:
        """The dice, and what Charm does."""
        return [*result_lines(self.host, self.view), *super().head()]

    def focused_card(self) -> str:
        """The monster."""
        return self.view.battle.monster if self.view.battle else ""


class Healing(Listing):
    """Which of those who fought a cleric takes back."""

    kind = "heal"

    def make_entries(self) -> list[Entry]:
        """Those who fought, each kind once."""
        battle, words = self.view.battle, self.host.words
        fought = dict.fromkeys(battle.characters) if battle is not None else {}
        return [
            Entry(at, hand_text(words, card), a.Heal(card), card)
            for at, card in enumerate(fought, 1)
        ]

    def head(self) -> Sequence[str]:
        """The dice as they fell, and what a cleric can do."""
        key = "monster_maker-heal-text" + ("" if self._has_choice else "-none")
        return [*result_lines(self.host, self.view), "", self.say(key)]

    def title(self) -> str:
        """Won or lost, against what."""
        battle = self.view.battle
        if battle is None:
            return ""
        monster, words = battle.monster, self.host.words
        key = "monster_maker-fight-won" if battle.won else "monster_maker-fight-lost"
        figures = {"hit": HITS[monster], "nature": nature_name(words, monster)}
        return self.say(key, monster=card_name(words, monster), **figures)

    def details(self) -> dict[str, object]:
        """How many fought."""
        return {"name": self.name, "count": len(self.view.battle.characters)}  # type: ignore[union-attr]


class Door(Listing):
    """Who opens the hidden door just found."""

    kind = "door"

    def make_entries(self) -> list[Entry]:
        """The thieves and dwarfs of the hand, under their numbers there."""
        words = self.host.words
        return [
            Entry(at, hand_text(words, card), a.OpenDoor(card), card)
            for at, card in enumerate(self.hand, 1)
            if card in OPENERS
        ]


class Sure(Decision):
    """Asks whether an action is meant. Where it is risky, only `y` is yes."""

    def __init__(self, scene: Scene, view: View, key: str, action: Any, *, risky: bool) -> None:
        super().__init__(scene, view)
        self.key = f"monster_maker-sure-{key}" + ("-last" if risky else "")
        self._action = action
        self._risky = risky

    def question(self) -> str:
        """Whether it is meant."""
        monster = self.view.monsters[self.seat]
        name = card_name(self.host.words, monster) if monster in MONSTERS else ""
        cleric = card_name(self.host.words, CLERIC)
        return self.fitting(self.key, name=self.name, monster=name, cleric=cleric)

    def _yes(self) -> None:
        self.scene.close()
        self.host.submit([self._action])

    def enter(self) -> None:
        """Yes, or the safe answer."""
        if self._risky:
            self.scene.close()
        else:
            self._yes()

    def back(self) -> None:
        """No."""
        self.scene.close()

    def commands(self) -> list[Command]:
        """With `y`."""
        return [Command("keys-yes", lambda: self.act(self._yes)), *super().commands()]

    def back_label(self) -> str:
        """No."""
        return self.say("common-no")

    def hints(self) -> list[str]:
        """Both answers."""
        text = self.host.key_text
        no = text("keys-back", self.back_label())
        return [text("keys-yes" if self._risky else "keys-choose"), no, text("keys-help")]
