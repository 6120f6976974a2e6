"""Every error that the core raises on purpose: a stable key with details, worded by the screens."""


class MeikyuError(Exception):
    """The base of all errors that a person may be shown.

    `key` names the sentence in the text catalogues, `details` fill it in. Neither holds
    anything that the seat addressed may not know.
    """

    def __init__(self, key: str, **details: str | int) -> None:
        self.key = key
        self.details = details
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in details.items())]))


class BadSetup(MeikyuError):
    """A game, a number of seats or an option that does not exist or is out of range."""


class UnknownRules(MeikyuError):
    """A log of a ruleset, a format or a game that this program does not have."""


class IllegalAction(MeikyuError):
    """An action that the rules refuse; `rule` is the paragraph of the rule file, as `mugen 16`."""

    def __init__(self, key: str, rule: str, **details: str | int) -> None:
        super().__init__(key, **details)
        self.rule = rule


class Stale(MeikyuError):
    """An action based on a record that is no longer the last: look again and decide anew."""


class Refused(MeikyuError):
    """A request to a table that its state does not allow (not your turn, closed, no undo)."""


class CorruptLog(MeikyuError):
    """A record that can't be read, chained or folded; `record` is its number (or line, from 0)."""

    def __init__(self, key: str, record: int, **details: str | int) -> None:
        super().__init__(key, record=record, **details)
        self.record = record


class StoreError(MeikyuError):
    """A save that can't be opened or written: missing, no file, no room, not permitted."""


class Busy(StoreError):
    """A save that another process plays on; it may be watched."""
