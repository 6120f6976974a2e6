"""Monster Maker on the screen."""

from tui.games.monster_maker.choose import Chooser, needs_hand
from tui.games.monster_maker.describe import MARKS, mark, progress, tell
from tui.games.monster_maker.pane import Pane
from tui.games.monster_maker.sheets import card_text, cards_of, piles
from tui.games.monster_maker.text_view import text_view

__all__ = [
    "MARKS",
    "Chooser",
    "Pane",
    "card_text",
    "cards_of",
    "mark",
    "needs_hand",
    "piles",
    "progress",
    "tell",
    "text_view",
]
