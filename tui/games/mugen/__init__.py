"""Mugen Meikyu on the screen."""

from tui.games.mugen.choose import Chooser, needs_hand
from tui.games.mugen.describe import MARKS, mark, progress, tell
from tui.games.mugen.pane import Pane
from tui.games.mugen.sheets import card_text, cards_of, piles
from tui.games.mugen.text_view import text_view

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
