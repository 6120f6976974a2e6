"""Whose hand a screen shows that several people may share."""

from collections.abc import Collection

from core.game import SPECTATOR


class Eyes:
    """Follows the game: `seat` is whose view is shown, SPECTATOR while all hands are hidden."""

    def __init__(self, people: Collection[int]) -> None:
        self._people = people
        self._last = SPECTATOR
        self.seat = next(iter(people)) if len(people) == 1 else SPECTATOR

    @property
    def is_shared(self) -> bool:
        """Whether more than one person looks at this screen."""
        return len(self._people) > 1

    @property
    def last(self) -> int:
        """The seat whose hand was shown last, and is hidden now."""
        return self._last

    def follow(self, actor: int | None, needs_hand: bool, curtain: bool) -> bool:
        """Look at the decision of `actor`; True if the curtain has to be drawn before it.

        A person's hand goes out of sight as soon as somebody else at this screen is asked.
        """
        if not self.is_shared or actor is None or actor not in self._people:
            return False
        if not curtain:
            self.seat = actor
            return False
        if self.seat == actor:
            return False
        if self.seat >= 0:
            self._last = self.seat
        self.seat = SPECTATOR
        return needs_hand

    def show(self, seat: int) -> None:
        """The curtain is open: show this seat's hand."""
        self.seat = seat
