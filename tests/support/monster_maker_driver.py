"""Plays any action of Monster Maker through its table screen: by keys alone, or by mouse alone."""

from collections.abc import Sequence
from typing import Any

from textual.pilot import Pilot

from core.monster_maker import actions as a
from tests.support.mugen_driver import press
from tui.games.monster_maker.fighting import Fighting
from tui.games.monster_maker.listing import Listing, Sure
from tui.games.monster_maker.trap import Trap
from tui.widgets.lines import LineWidget

_KEYS: dict[type[Any], str] = {
    a.LayCorridor: "corridor",
    a.PlaceMonster: "monster",
    a.Fight: "fight",
    a.TurnUndead: "undead",
    a.TakeDetour: "detour",
    a.OpenDoor: "open",
    a.Discard: "discard",
}
_LEAST = (a.LeaveDoor, a.NoHeal, a.DiscardMonster, a.Pass)


class Keys:
    """Fingers."""

    def __init__(self, pilot: Pilot[int], screen: Any) -> None:
        self.app = pilot.app
        self.screen = screen

    @property
    def decision(self) -> Any:
        """What is to be decided now."""
        return self.screen.chooser.decision

    async def command(self, name: str) -> None:
        """A key by the id of its command."""
        await press(self.app, self.app.keymap.key(name))

    async def card(self, at: int) -> None:
        """A card of the hand."""
        await press(self.app, str(at + 1))
        await self.command("keys-choose")

    async def entry(self, at: int) -> None:
        """An entry of a list."""
        await self.move(at)
        await self.command("keys-choose")

    async def mark(self, at: int) -> None:
        """An entry of a list in which several are marked."""
        await self.move(at)
        await self.command("keys-mark")

    async def move(self, at: int) -> None:
        """The cursor of a list to an entry."""
        for _ in range(40):
            if self.decision.at == at:
                return
            await press(self.app, "down")
        raise AssertionError("the cursor does not come there")


class Mouse(Keys):
    """A hand on the mouse."""

    async def command(self, name: str) -> None:
        """A click on a key in the last row."""
        found = next(c for c in self.screen.all_commands() if c.id == name)
        text = "".join(part for part, _role in self.screen.keys.lines[0])
        at = text.index(self.screen.key_text(found))
        await self.screen.click_a_key(LineWidget.Clicked(self.screen.keys, 0, at))

    def _click(self, widget: Any, row: int, cell: int) -> None:
        self.screen.on_line_widget_clicked(LineWidget.Clicked(widget, row, cell))

    async def card(self, at: int) -> None:
        """A click on a card."""
        spot = next(spot for spot in self.screen.pane.spots if spot.at == at)
        self._click(self.screen.pane.side, spot.row, spot.start + 1)

    async def entry(self, at: int) -> None:
        """A click on an entry, through whatever widget it is drawn on."""
        region = self.screen.pane.box_region
        x, y = region.x + 5, region.y + 1 + self.decision.row_of(at)
        assert region.y < y < region.bottom - 1
        for widget in self.screen.pane.widgets:
            if widget.region.contains(x, y):
                self._click(widget, y - widget.region.y, x - widget.region.x)
                return

    mark = entry


async def by_keys(pilot: Pilot[int], screen: Any, action: Any) -> None:
    """Take an action with keys alone."""
    await _take(Keys(pilot, screen), action)


async def by_mouse(pilot: Pilot[int], screen: Any, action: Any) -> None:
    """Take an action with clicks alone."""
    await _take(Mouse(pilot, screen), action)


async def _take(hand: Keys, action: Any) -> None:
    decision = hand.decision
    if isinstance(action, _LEAST):
        await _least(hand, action)
    elif isinstance(decision, Trap):
        await _pay(hand, action)
    elif isinstance(decision, Listing):
        await hand.entry([entry.action for entry in decision.entries].index(action))
    else:
        await hand.command(f"monster_maker-key-{_KEYS[type(action)]}")
        await _go_on(hand, action)


async def _least(hand: Keys, action: Any) -> None:
    decision = hand.decision
    has_choice = not isinstance(decision, Listing) or any(
        entry.action in decision.legal for entry in decision.entries
    )
    await hand.command("keys-end" if has_choice else "keys-choose")
    if isinstance(hand.decision, Sure) and isinstance(action, a.Pass):
        await hand.command("keys-yes")


async def _go_on(hand: Keys, action: Any) -> None:
    decision = hand.decision
    if isinstance(decision, Sure):
        await hand.command("keys-yes" if "-last" in decision.key else "keys-choose")
    elif isinstance(decision, Fighting):
        await _fight(hand, action)
    else:
        await hand.card(decision.hand.index(action.card))
        if isinstance(action, a.PlaceMonster):
            entries = hand.decision.entries
            await hand.entry([entry.action for entry in entries].index(action))


async def _fight(hand: Keys, action: a.Fight) -> None:
    cards = [*action.characters, *action.spells, *action.weapons]
    for at in places([entry.card for entry in hand.decision.entries], cards):
        await hand.mark(at)
    await hand.command("keys-choose")


async def _pay(hand: Keys, action: Any) -> None:
    trap = hand.decision
    if isinstance(action, a.UseThief):
        at = trap.hand.index(action.card)
        if not isinstance(hand, Mouse):
            await hand.move(at)
        elif len(trap.hand) < 3:
            await hand.entry(at)
            return
        else:
            await hand.mark(at)
        await hand.command("monster_maker-key-thief")
    elif isinstance(action, a.LoseCards):
        for at in places(trap.hand, action.cards):
            await hand.mark(at)
        await hand.command("keys-choose")
    else:
        has_thief = any(card.startswith("hero") for card in trap.hand)
        await hand.command("keys-end" if has_thief else "keys-choose")
        if has_thief:
            await hand.command("keys-yes")


def places(pile: Sequence[str], cards: Sequence[str]) -> list[int]:
    """Where these cards lie in a pile, each place once."""
    found: list[int] = []
    for card in cards:
        found.append(next(at for at, own in enumerate(pile) if own == card and at not in found))
    return found
