"""Which card of the hand an action is taken with."""

from typing import TYPE_CHECKING, Any

from core.monster_maker import odds
from core.monster_maker.actions import Discard, LayCorridor, OpenDoor, PlaceMonster
from core.monster_maker.cards import PERCHES
from core.monster_maker.permit import rest
from tui.games.monster_maker.decision import PANEL, Decision
from tui.games.monster_maker.hand import HandMarks

if TYPE_CHECKING:
    from tui.games.monster_maker.turn import Turn


class Pick(Decision):
    """A card of the hand for an action of the turn."""

    def __init__(self, turn: "Turn", kind: str) -> None:
        super().__init__(turn.scene, turn.view)
        self._turn = turn
        self.kind = kind
        legal = set(turn.cards_for(kind))
        self.live = [at for at, card in enumerate(self.hand) if card in legal]
        self.scene.part = PANEL
        if self.focus not in self.live:
            self.scene.at = self.live[0]
        self._is_sure = False

    @property
    def card(self) -> str:
        """The card in focus."""
        return self.hand[self.focus]

    def marks(self) -> HandMarks:
        """The cards that can't be taken stand in round brackets."""
        return HandMarks(self.focus, frozenset(self.live))

    def next(self, step: int) -> None:
        """The next card that may be taken."""
        self.scene.part = PANEL
        if self.focus in self.live:
            at = (self.live.index(self.focus) + step) % len(self.live)
            self.scene.at = self.live[at]
        else:
            self.scene.at = self.live[0]

    def digit(self, number: int) -> None:
        """The card with this number; once more, and it is taken."""
        was = self.focus
        super().digit(number)
        if number <= len(self.hand):
            sure = self._is_sure and was == number - 1
            self._is_sure = True
            if sure:
                self.enter()

    def enter(self) -> None:
        """Take the card."""
        if self.focus < 0:
            self.scene.part = PANEL
        elif self.focus in self.live:
            self._turn.take(self.kind, self.card)
        else:
            self.why()

    def back(self) -> None:
        """Another action."""
        self.scene.close()

    def why(self) -> None:
        """Why the card in focus can't be taken."""
        if self.focus >= 0:
            self.refuse(self._tried())

    def _tried(self) -> Any:
        match self.kind:
            case "corridor":
                return LayCorridor(self.card)
            case "open":
                return OpenDoor(self.card)
            case "discard":
                return Discard(self.card)
        return PlaceMonster(self.card, self.seat)

    def question(self) -> str:
        """Which card, and what it would do."""
        key = f"monster_maker-ask-{self.kind}"
        if self.kind != "corridor" or self.focus not in self.live:
            return self.fitting(key, name=self.name)
        effect = self._effect()
        return self.fitting(f"{key}-effect", name=self.name, effect=effect)

    def _effect(self) -> str:
        """Where the corridor in focus would lead to."""
        view, seat, perch = self.view, self.seat, PERCHES[self.card]
        if view.phases[seat] == "out":
            out = view.outs[seat] + perch
            key = "monster_maker-effect-room" if out >= view.goal else "monster_maker-effect-out"
            return self.say(key, perch=perch, out=out, goal=view.goal)
        left = rest(view, seat) - perch
        ways = {way.card: way.exact for way in odds.ways_back(view)}
        end = (
            "home" if left == 0 else "lost" if left < 0 else "exact" if ways[self.card] else "open"
        )
        return self.say(f"monster_maker-effect-{end}", perch=perch, left=left)

    def hints(self) -> list[str]:
        """The live keys."""
        text = self.host.key_text
        numbers = self.say("monster_maker-keys-cards", count=len(self.hand))
        keys = [numbers, text("keys-choose"), text("keys-back"), text("keys-next")]
        return [*keys, *self.tail("keys-text", "keys-why", "keys-log")]
