"""A table that starts from any position, with dice as written: for tests of screens."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from core.chance import KeyedChance
from core.errors import IllegalAction, Refused, StoreError
from core.feed import Fed
from core.game import Game, Setup, Turn, refusal
from core.log import Sit

NAMES = ("Aiko", "Ben", "Chie", "")


class PositionClient:
    """What a screen gets of a game that goes on from `state`; nothing is saved.

    Bots do not move by themselves. `fails` is raised by the next submit instead of playing.
    """

    def __init__(
        self,
        game: Game,
        state: Any,
        *,
        people: Collection[int] = (0,),
        names: Sequence[str] = NAMES,
        chance: Any = None,
        seed: int = 1,
    ) -> None:
        self.game = game
        self.state = state
        self.setup = Setup(game.id, game.rules, state.seats, dict(state.options))
        self.people = frozenset(people)
        self.who = tuple(names[: state.seats])
        self.player = "here"
        self.is_practice = False
        self.chance = chance or KeyedChance(seed.to_bytes(32, "little"))
        self.played: list[tuple[int, Any]] = []
        self.fails: StoreError | None = None
        self.events: list[tuple[str, int, list[Any]]] = [("deal", -1, [])]
        self._news = lambda: None

    @property
    def sits(self) -> Mapping[int, Sit]:
        return {
            seat: Sit(seat + 1, seat, "person" if seat in self.people else "bot", "normal")
            for seat in range(self.state.seats)
        }

    @property
    def last(self) -> int:
        return len(self.events) - 1

    expected = last

    @property
    def to_act(self) -> int | None:
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Any:
        return self.game.outcome(self.state)

    @property
    def is_closed(self) -> bool:
        return self.to_act is None

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def legal(self, seat: int) -> tuple[Any, ...]:
        return self.game.legal(self.state) if seat == self.to_act else ()

    def why_not(self, seat: int, action: Any) -> IllegalAction | None:
        return refusal(self.game, self.state, action)

    def feed(self, seat: int, since: int) -> list[Fed]:
        found = []
        for n, (kind, who, events) in list(enumerate(self.events))[since + 1 :]:
            seen = (self.game.seen(event, seat) for event in events)
            told = tuple(event for event in seen if event is not None)
            found.append(Fed(n, who, told, kind))
        return found

    def receipt(self) -> str:
        return "0123456789abcdef" * 2 if self.is_closed else ""

    def play(self, seat: int, action: Any) -> None:
        """Take a legal action at once."""
        assert action in self.legal(seat), str(action)
        turn = Turn(self.state, self.chance, self.game.evolve)
        self.game.decide(turn, action)
        self.played.append((seat, action))
        self.events.append(("act", seat, list(turn.events)))

    def tell(self, *events: Any, seat: int = 0) -> None:
        """Let something have happened before, which stands in the log only."""
        self.events.append(("act", seat, list(events)))

    async def submit(self, seat: int, action: Any, expected: int) -> None:
        if self.fails is not None:
            error, self.fails = self.fails, None
            raise error
        error = self.why_not(seat, action)
        if error is not None:
            raise error
        self.play(seat, action)
        self._news()

    def can_undo(self, seat: int, consents: Collection[int] = ()) -> int | None:
        return None

    async def undo(self, seat: int, to: int, consents: Collection[int] = ()) -> None:
        raise Refused("error-no-undo")

    async def say(self, seat: int, text: str) -> None:
        raise Refused("error-talk", most=0)

    def start(self, spawn: Any, news: Any, trouble: Any) -> None:
        self._news = news

    def hurry(self) -> bool:
        return False

    async def leave(self) -> None:
        self._news = lambda: None
