"""Why an action is refused: every reason, with the rule that it stands on."""

from core.errors import IllegalAction

REASONS = {
    "over": "mugen 32",
    "not-asked": "mugen 34",
    "not-in-hand": "mugen 13",
    "not-yours": "mugen 16",
    "yours": "mugen 35",
    "able": "mugen 16",
    "incapacitated": "mugen 29",
    "bound": "mugen 16",
    "not-next": "mugen 16",
    "not-connected": "mugen 16",
    "connected": "mugen 35",
    "face-down": "mugen 17",
    "face-up": "mugen 16",
    "no-road": "mugen 16",
    "not-together": "mugen 16",
    "hermit": "mugen 22",
    "goal": "mugen 27",
    "attacked": "mugen 23",
    "pushed-out": "mugen 22",
    "fixed": "mugen 4",
    "treasure": "mugen 5",
    "carrying": "mugen 35",
    "occupied": "mugen 35",
    "opponent-there": "mugen 35",
    "together": "mugen 35",
    "not-near": "mugen 35",
    "same-way": "mugen 35",
    "no-turn": "mugen 16",
    "seen": "mugen 35",
    "not-seen": "mugen 35",
    "not-discarded": "mugen 35",
    "hierophant": "mugen 35",
    "no-way": "mugen 35",
    "no-piece": "mugen 1",
    "no-block": "mugen 4",
    "no-line": "mugen 4",
    "not-there": "mugen 19",
    "fought": "mugen 19",
}
"""By reason: the rule. The key of the sentence is `mugen-no-` and the reason."""


def refused(reason: str, **details: str | int) -> IllegalAction:
    """The error for a reason of `REASONS`; `details` are names of cells, pieces and cards."""
    return IllegalAction(f"mugen-no-{reason}", REASONS[reason], **details)
