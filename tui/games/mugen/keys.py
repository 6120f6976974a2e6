"""The keys that only this game has, and the letter of the game itself."""

from typing import Final

PLACE: Final = 1
"""Where it stands in lists of games."""
KEYS: Final[dict[str, str]] = {
    "mugen-name": "m",
    "mugen-key-move": "m",
    "mugen-key-explore": "x",
    "mugen-key-exclude": "k",
    "mugen-key-piece": "",
}
