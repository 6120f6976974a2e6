"""The page at the end of a round: who came home with what, who died with what, who leads."""

from collections.abc import Iterator

from core.monster_maker.cards import VALUABLES
from core.monster_maker.events import GoldScored
from core.monster_maker.model import View
from core.monster_maker.values import seat_name
from tui.games.monster_maker.box import Box
from tui.games.monster_maker.decision import Decision, Scene
from tui.games.monster_maker.names import card_name, listed
from tui.games.monster_maker.recent import RoundSummary, SeatRound
from tui.keys import Command
from tui.text import cells
from tui.widgets.lines import Line, plain


class Summary(Decision):
    """Shown until somebody at this keyboard closes it; the game does not wait for it."""

    def __init__(self, scene: Scene, view: View, ended: RoundSummary) -> None:
        super().__init__(scene, view)
        self.ended = ended
        self._gold = [ended.totals.get(seat, 0) for seat in range(view.seats)]
        if not any(self._gold):
            self._gold = list(view.gold)
        self._top = 0
        self._most = 0

    def question(self) -> str:
        """That it waits to be closed."""
        key = self.host.key_name("keys-choose")
        return self.say("monster_maker-ask-summary", key=key, round=self.ended.round)

    def enter_label(self) -> str:
        """Close."""
        return self.say("monster_maker-keys-close")

    def hints(self) -> list[str]:
        """Close."""
        close = self.choosing()
        scroll = [self.say("monster_maker-keys-scroll")] if self._most else []
        return [close, *scroll, *self.tail("keys-log")]

    def box(self, width: int, height: int) -> Box | None:
        """All seats, those with most gold last named as standings."""
        lines: list[Line] = [()]
        for seat in range(self.view.seats):
            lines += self._seat(seat, width)
        lines += [(), *self._standings(width), ()]
        self._most = max(0, len(lines) - height)
        self._top = min(self._top, self._most)
        title = self.say("monster_maker-summary-title", round=self.ended.round)
        close = self.choosing()
        scroll = self.say("monster_maker-keys-scroll")
        foot = f"{close}  {scroll}" if self._most else close
        return Box(title, lines[self._top : self._top + height], foot)

    def _seat(self, seat: int, width: int) -> Iterator[Line]:
        part = self.ended.of(seat)
        fate = self.say(f"monster_maker-summary-{part.fate or 'none'}")
        text = self.say(
            "monster_maker-summary-seat",
            seat=seat_name(seat),
            name=cells.fit(self.host.names[seat], 10),
            fate=cells.fit(fate, 26),
            gold=_signed(part.gold) if part.scored or part.prize else "",
        )
        yield plain(f" {text.rstrip()}", f"{seat_name(seat)} bold")
        details = self._details(part)
        if details:
            for row in cells.wrap(details, width - 6):
                yield plain(f"     {row}")

    def _details(self, part: SeatRound) -> str:
        words = self.host.words
        if part.lost:
            names = listed(words, (card_name(words, card) for card in part.lost))
            return self.say("monster_maker-summary-left", treasures=names)
        texts = [self._scored(event) for event in part.scored]
        if part.prize is not None:
            texts.append(self.say("monster_maker-summary-prize", gold=part.prize.gold))
        return listed(words, texts)

    def _scored(self, event: GoldScored) -> str:
        name = card_name(self.host.words, event.treasure)
        if not event.dice:
            return self.say("monster_maker-summary-gold", name=name, gold=event.gold)
        times = VALUABLES[event.treasure].gold_times
        dice = " ".join(map(str, event.dice))
        return self.say(
            "monster_maker-summary-dice", name=name, dice=dice, times=times, gold=event.gold
        )

    def _standings(self, width: int) -> Iterator[Line]:
        order = sorted(range(self.view.seats), key=lambda seat: -self._gold[seat])
        texts = [
            self.say(
                "monster_maker-summary-standing",
                name=self.host.names[seat],
                gold=self._gold[seat],
            )
            for seat in order
        ]
        text = self.say("monster_maker-summary-standings", seats=listed(self.host.words, texts))
        for row in cells.wrap(text, width - 2):
            yield plain(f" {row}", "text bold")

    def arrow(self, way: str) -> None:
        """Scroll."""
        step = -1 if way in {"up", "left"} else 1
        self._top = max(0, min(self._top + step, self._most))

    def close(self) -> None:
        """It was read."""
        self.scene.recent.close()
        self.host.resume()

    def enter(self) -> None:
        """Close it."""
        self.close()

    def back(self) -> None:
        """Close it."""
        self.close()

    def click_card(self, at: int) -> None:
        """A click beside the page does nothing."""

    def click_box(self, row: int) -> bool:
        """A click closes it."""
        del row
        self.close()
        return True

    def commands(self) -> list[Command]:
        """Close in two ways, scroll."""
        keep = {"keys-up", "keys-down", "keys-choose", "keys-back"}
        return [command for command in super().commands() if command.id in keep]


def _signed(gold: int) -> str:
    return f"+{gold}" if gold >= 0 else str(gold)
