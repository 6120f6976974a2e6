"""The trap's dialog: three cards, a thief, or the fall."""

from collections.abc import Sequence
from typing import Any, Final

from core.monster_maker import actions as a
from core.monster_maker.cards import THIEVES
from core.monster_maker.model import View
from core.monster_maker.permit import TRAP_COST
from tui.games.monster_maker.decision import Scene
from tui.games.monster_maker.listing import Sure
from tui.games.monster_maker.marking import Marking
from tui.games.monster_maker.names import hand_text
from tui.keys import Command
from tui.text import cells
from tui.widgets.lines import Line, plain

_NAME: Final = 26


class Trap(Marking):
    """All cards of the hand; with too few of them only a thief helps."""

    def __init__(self, scene: Scene, view: View, legal: Sequence[Any]) -> None:
        super().__init__(scene, view)
        self._falls = a.Fall() in legal
        self._thieves = [at for at, card in enumerate(self.hand) if card in THIEVES]
        if self._falls and self._thieves:
            self.at = self._thieves[-1]

    @property
    def _kind(self) -> str:
        if not self._falls:
            return "three"
        return "thief" if self._thieves else "fall"

    def title(self) -> str:
        """Who has to pay."""
        return self.say("monster_maker-trap-title", name=self.name)

    def head(self) -> Sequence[str]:
        """What it costs."""
        key = f"monster_maker-trap-{self._kind}"
        return [self.say(key, marked=len(self.marked), count=len(self.hand))]

    def count(self) -> int:
        """The hand."""
        return len(self.hand)

    def bar(self, at: int) -> str:
        """Three cards are enough."""
        del at
        if self._falls:
            return self.say("monster_maker-no-too-few")
        if len(self.marked) == TRAP_COST:
            return self.say("monster_maker-lack-marked")
        return ""

    def check(self, at: int) -> str:
        """The box in front of a card; none where marking is of no use."""
        if self._falls:
            return "   "
        return "[x]" if at in self.marked else "[ ]"

    def entry(self, at: int, width: int) -> Line:
        """A card; a thief with what else it can do."""
        card = self.hand[at]
        text = f"  {self.sign(at)}{self.check(at)} {at + 1} "
        text += cells.fit(hand_text(self.host.words, card), _NAME)
        if at in self._thieves:
            key = self.host.key_name("monster_maker-key-thief")
            text += f"{key}  {self.say('monster_maker-trap-use')}"
        return plain(cells.fit(text, width), self.role(at))

    def below(self, width: int) -> list[Line]:
        """That there is no way round it."""
        rows = cells.wrap(self.say("monster_maker-trap-note"), width - 2)
        return [(), *(plain(f" {row}", "muted") for row in rows), ()]

    def enter(self) -> None:
        """Pay; with too few cards a thief goes, or there is nothing to be done."""
        if not self._falls:
            self._pay()
        elif self._thieves:
            self._use()
        else:
            self.host.submit([a.Fall()])

    def _pay(self) -> None:
        if len(self.marked) < TRAP_COST:
            self.host.say_no(self.say("monster_maker-lack-three"))
            return
        first, second, third = sorted(self.hand[at] for at in self.marked)
        self.host.submit([a.LoseCards((first, second, third))])

    def _use(self) -> None:
        """The thief in focus, or the only one, or that of a list."""
        if not self._thieves:
            self.host.say_no(self.say("monster_maker-lack-thief"))
        elif self.at in self._thieves or len(self._thieves) == 1:
            at = self.at if self.at in self._thieves else self._thieves[0]
            self.host.submit([a.UseThief(self.hand[at])])
        else:
            names = [hand_text(self.host.words, self.hand[at]) for at in self._thieves]
            self.host.choose(self.say("monster_maker-trap-use"), names, self._choose)

    def _choose(self, at: int) -> None:
        self.host.submit([a.UseThief(self.hand[self._thieves[at]])])

    def _fall(self) -> None:
        self.scene.open(Sure(self.scene, self.view, "fall", a.Fall(), risky=True))

    def why(self) -> None:
        """Why the card in focus can't go."""
        self.host.say_no(self.bar(self.at) or self.say("monster_maker-lack-nothing"))

    def question(self) -> str:
        """What it costs."""
        details = {"name": self.name, "marked": len(self.marked), "count": len(self.hand)}
        return self.fitting(f"monster_maker-ask-trap-{self._kind}", **details)

    def commands(self) -> list[Command]:
        """With the thief's key, and the fall where it is a choice."""
        thief = Command("monster_maker-key-thief", lambda: self.act(self._use))
        own = [thief] if self._thieves else []
        if self._kind == "thief":
            label = self.say("monster_maker-keys-fall")
            own.append(Command("keys-end", self._fall, label=label))
        return [*own, *super().commands()]

    def clicked(self) -> None:
        """A click marks; with too few cards it is Enter."""
        if self._falls and self.at in self._thieves:
            self._use()
        else:
            self.toggle()

    def enter_label(self) -> str:
        """Pay, use the thief, or fall."""
        return self.say(f"monster_maker-keys-{self._kind}")

    def hints(self) -> list[str]:
        """The live keys."""
        text = self.host.key_text
        use = [text("monster_maker-key-thief")] if self._thieves else []
        if self._falls:
            end = [text(self.commands()[1])] if self._thieves else []
            return [self.choosing(), *end, text("keys-text")]
        marks = self.say(
            "monster_maker-keys-marks", count=len(self.hand), space=self.host.key_text("keys-mark")
        )
        return [marks, self.choosing(), *use, text("keys-text")]

    def focused_card(self) -> str:
        """The card in focus."""
        return self.hand[self.at] if self.hand else ""
