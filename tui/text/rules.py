"""The whole rules of a game: a plain text for each language, one paragraph a line."""

from functools import lru_cache
from pathlib import Path

from tui.text import LANGUAGES

_GAMES = Path(__file__).parent.parent / "games"


def _file(game: str, lang: str) -> Path:
    return _GAMES / game / "text" / f"rules.{lang}.txt"


def has_rules(game: str, lang: str) -> bool:
    """Whether the rules of `game` are there in `lang`, or else in English."""
    return _file(game, lang).exists() or _file(game, LANGUAGES[0]).exists()


@lru_cache(maxsize=8)
def rules_text(game: str, lang: str) -> tuple[str, ...]:
    """The paragraphs of the rules; headings begin with `# `. English where `lang` lacks them."""
    file = _file(game, lang)
    found = file if file.exists() else _file(game, LANGUAGES[0])
    return tuple(found.read_text(encoding="utf-8").splitlines()) if found.exists() else ()
