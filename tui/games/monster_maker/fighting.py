"""The fight dialog: all cards are chosen before the dice are rolled."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from core.monster_maker.actions import Fight
from core.monster_maker.cards import CARDS, CHARACTERS, CLERIC, HITS, SPELLS, WEAPONS, Character
from core.monster_maker.fight import strength
from core.monster_maker.model import View
from core.monster_maker.odds import FACES, win_chance
from core.monster_maker.permit import spells_bar
from tui.games.monster_maker.decision import Scene
from tui.games.monster_maker.fights import percent
from tui.games.monster_maker.marking import Marking
from tui.games.monster_maker.names import (
    bonus_text,
    card_name,
    class_name,
    dice_text,
    nature_name,
)
from tui.text import cells
from tui.widgets.lines import Line, plain

_NAME: Final = 23
_FIGURES: Final = 8
_BAR: Final = 36
_WIDE_SUM: Final = 62


class _Entry(NamedTuple):
    number: int
    card: str
    figures: str
    note: str


class Fighting(Marking):
    """A set of characters, spells and weapons against the monster in front."""

    def __init__(self, scene: Scene, view: View, legal: Sequence[Any], card: str = "") -> None:
        super().__init__(scene, view)
        monster = view.monsters[self.seat]
        assert monster is not None
        self.monster: str = monster
        self._legal = frozenset(action for action in legal if isinstance(action, Fight))
        self.entries = list(self._make_entries())
        if card:
            self.at = next((at for at, e in enumerate(self.entries) if e.card == card), 0)
            self.toggle()

    def _make_entries(self) -> Iterator[_Entry]:
        words = self.host.words
        for number, card in enumerate(self.hand, 1):
            sort = CARDS[card]
            if isinstance(sort, Character):
                yield _Entry(number, card, dice_text(card, " "), class_name(words, sort.cls))
            elif card in SPELLS:
                bar = spells_bar(self.monster, (card,))
                note = self.say(f"monster_maker-fight-{'human' if bar else 'spell'}")
                yield _Entry(number, card, f"+{SPELLS[card].bonus}", note)
        own = [card for card in self.view.treasures[self.seat] if card in WEAPONS]
        for number, card in enumerate(own, len(self.hand) + 1):
            note = self.say("monster_maker-fight-weapon", bonus=bonus_text(words, str(card)))
            yield _Entry(number, str(card), f"+{WEAPONS[str(card)].bonus}", note)

    def count(self) -> int:
        """All cards that belong to fights."""
        return len(self.entries)

    def bar(self, at: int) -> str:
        """13: a spell that does not work here."""
        card = self.entries[at].card
        if card in SPELLS and spells_bar(self.monster, (card,)):
            return self.say("monster_maker-no-human-only")
        return ""

    def numbered(self, number: int) -> int | None:
        """The entry of a card of the hand, or of a weapon behind them."""
        found = (at for at, entry in enumerate(self.entries) if entry.number == number)
        return next(found, None)

    def action(self, marked: Sequence[int]) -> Fight:
        """The fight with these entries."""
        cards = [self.entries[at].card for at in marked]
        return Fight(
            tuple(sorted(card for card in cards if card in CHARACTERS)),
            tuple(sorted(card for card in cards if card in SPELLS)),
            tuple(sorted(card for card in cards if card in WEAPONS)),
        )

    def _chance(self, marked: Sequence[int]) -> float:
        fight = self.action(marked)
        hit = HITS[self.monster]
        return win_chance(hit, fight.characters, fight.spells, fight.weapons)

    def enter(self) -> None:
        """Roll."""
        action = self.action(self.marked)
        if action in self._legal:
            self.host.submit([action])
        else:
            self.refuse(action)

    def back(self) -> None:
        """Back to the action; nothing was rolled."""
        self.scene.close()

    def why(self) -> None:
        """Why the card in focus can't be marked."""
        bar = self.bar(self.at) if self.entries else ""
        self.host.say_no(bar or self.say("monster_maker-lack-nothing"))

    def question(self) -> str:
        """Choose, and against what."""
        monster = card_name(self.host.words, self.monster)
        return self.fitting("monster_maker-ask-fight", name=self.name, monster=monster)

    def title(self) -> str:
        """The monster."""
        words = self.host.words
        figures = {"hit": HITS[self.monster], "nature": nature_name(words, self.monster)}
        monster = card_name(words, self.monster)
        return self.say("monster_maker-fight-title", monster=monster, **figures)

    def head(self) -> Sequence[str]:
        """That nothing can be added later."""
        return [self.say("monster_maker-fight-text")]

    def entry(self, at: int, width: int) -> Line:
        """A card with its figures."""
        number, card, figures, note = self.entries[at]
        name = cells.fit(card_name(self.host.words, card), _NAME)
        shown = str(number) if number <= 9 else " "
        text = (
            f" {self.sign(at)}{self.check(at)} {shown} {name}{cells.fit(figures, _FIGURES)}{note}"
        )
        role = self.role(at)
        return plain(
            cells.fit(text, width), role.replace("text", "muted") if self.bar(at) else role
        )

    def below(self, width: int) -> list[Line]:
        """Dice and bonus, the chance, the cheaper sets, what a cleric can do after it."""
        lines: list[Line] = [(), plain(f" {'─' * (width - 2)}", "line")]
        fight = self.action(self.marked)
        if not fight.characters:
            lines += [plain(f"  {self.say('monster_maker-fight-nobody')}"), (), ()]
        else:
            lines += [plain(f"  {self._sum(fight, width)}"), (), self._bar()]
        lines.append(plain(cells.fit(f"  {self._cheaper(width - 2)}", width)))
        lines.append(plain(f"  {self._healing(fight)}", "muted"))
        return [*lines, ()]

    def _sum(self, fight: Fight, width: int) -> str:
        dice, fixed = strength(fight.characters, fight.spells, fight.weapons)
        need = max(0, HITS[self.monster] - fixed)
        key = "monster_maker-fight-sum" + ("" if width >= _WIDE_SUM else ".short")
        return self.say(key, dice=dice, most=dice * FACES, fixed=fixed, need=need)

    def _bar(self) -> Line:
        chance = self._chance(self.marked)
        filled = int(_BAR * chance)
        text = self.say("monster_maker-fight-chance", chance=cells.right(percent(chance), 4))
        role = "good" if chance >= 0.7 else "warn" if chance >= 0.4 else "bad"
        return (
            (f"  {text} ", "text bold"),
            ("█" * filled, role),
            ("." * (_BAR - filled), "muted"),
        )

    def _cheaper(self, width: int) -> str:
        """The chances of the sets without some of the marked cards, by number, as far as fits."""
        found: list[str] = []
        for marked in self._fewer():
            chance = self._chance(marked)
            if chance or len(marked) == len(self.marked) - 1:
                numbers = "+".join(str(self.entries[at].number) for at in marked)
                found.append(f"{numbers} {percent(chance)}")
        text = ""
        for part in found:
            longer = f"{text}   {part}" if text else part
            if cells.width(longer) > width:
                break
            text = longer
        note = self.say("monster_maker-fight-numbers")
        return f"{text}{note}" if text and cells.width(text + note) <= width else text

    def _fewer(self) -> Iterator[tuple[int, ...]]:
        """The sets of fewer cards with a character; with one marked or none, each character."""
        if len(self.marked) < 2:
            heroes = (at for at in range(self.count()) if self.entries[at].card in CHARACTERS)
            yield from ((at,) for at in heroes if at not in self.marked)
            return
        for size in range(len(self.marked) - 1, 0, -1):
            for marked in combinations(self.marked, size):
                if self.action(marked).characters:
                    yield marked

    def _healing(self, fight: Fight) -> str:
        if CLERIC not in self.hand or not fight.characters:
            return ""
        return self.say("monster_maker-fight-heal", count=len(fight.characters))

    def enter_label(self) -> str:
        """Roll."""
        return self.say("monster_maker-keys-roll")

    def hints(self) -> list[str]:
        """The live keys."""
        text = self.host.key_text
        return [
            text("keys-mark"),
            self.choosing(),
            text("keys-back"),
            text("keys-text"),
            text("keys-why"),
        ]

    def focused_card(self) -> str:
        """The card in focus."""
        return self.entries[self.at].card if self.entries else ""
