"""Why an action is refused: every reason, with the rule that it stands on."""

from core.errors import IllegalAction

REASONS = {
    "over": "monster_maker 34",
    "not-asked": "monster_maker 6",
    "not-in-hand": "monster_maker 6",
    "not-sorted": "monster_maker 13",
    "not-corridor": "monster_maker 7",
    "monster-in-front": "monster_maker 7",
    "too-long": "monster_maker 9",
    "not-monster": "monster_maker 10",
    "no-seat": "monster_maker 10",
    "yourself": "monster_maker 10",
    "not-active": "monster_maker 10",
    "has-monster": "monster_maker 10",
    "no-corridor": "monster_maker 10",
    "no-monster": "monster_maker 13",
    "no-character": "monster_maker 13",
    "not-character": "monster_maker 13",
    "not-spell": "monster_maker 13",
    "human-only": "monster_maker 13",
    "not-weapon": "monster_maker 24",
    "not-carried": "monster_maker 24",
    "not-undead": "monster_maker 19",
    "no-door": "monster_maker 26",
    "no-treasure": "monster_maker 26",
    "not-opener": "monster_maker 25",
    "hand-full": "monster_maker 6",
    "hand-not-full": "monster_maker 6",
    "not-thief": "monster_maker 5a",
    "too-few": "monster_maker 5b",
    "too-many": "monster_maker 5c",
    "not-used": "monster_maker 18",
}
"""By reason: the rule. The key of the sentence is `monster_maker-no-` and the reason."""


def refused(reason: str, *, rule: str = "", **details: str | int) -> IllegalAction:
    """The error for a reason of `REASONS`; `details` are ids of cards and letters of seats.

    `rule` is where a reason stands in more than one rule, and the other is meant.
    """
    return IllegalAction(f"monster_maker-no-{reason}", rule or REASONS[reason], **details)
