"""The keys that only this game has, and the letter of the game itself."""

from typing import Final

PLACE: Final = 2
"""Where it stands in lists of games."""
KEYS: Final[dict[str, str]] = {
    "monster_maker-name": "k",
    "monster_maker-key-corridor": "c",
    "monster_maker-key-monster": "m",
    "monster_maker-key-fight": "f",
    "monster_maker-key-undead": "t",
    "monster_maker-key-detour": "d",
    "monster_maker-key-open": "o",
    "monster_maker-key-discard": "x",
    "monster_maker-key-thief": "t",
}
