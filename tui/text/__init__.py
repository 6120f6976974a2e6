"""Every printed word: looked up by key in Fluent catalogues, in the reader's language."""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from tui.text.catalogue import Catalogue

LANGUAGES: Final = ("en", "ja")
_HERE: Final = Path(__file__).parent
_GAMES: Final = _HERE.parent / "games"
_KEY: Final = re.compile(r"([a-z][a-z_]*)-([a-z0-9_-]+)(?:\.([a-z]+))?")


def catalogue_file(lang: str, name: str) -> Path:
    """Where the texts with the prefix `name` stand: among the shared ones, or with their game."""
    shared = _HERE / lang / f"{name}.ftl"
    return shared if shared.exists() else _GAMES / name / "text" / f"{lang}.ftl"


def catalogues() -> Iterator[tuple[str, str, Path]]:
    """All catalogues there are, as (language, name, file), in a fixed order."""
    for lang in LANGUAGES:
        for file in sorted((_HERE / lang).glob("*.ftl")):
            yield lang, file.stem, file
        for file in sorted(_GAMES.glob(f"*/text/{lang}.ftl")):
            yield lang, file.parent.parent.name, file


@lru_cache(maxsize=128)
def _catalogue(lang: str, name: str) -> Catalogue | None:
    file = catalogue_file(lang, name)
    return Catalogue(lang, file.read_text(encoding="utf-8")) if file.exists() else None


def _place(lang: str, key: str) -> tuple[Catalogue, str, str] | None:
    match = _KEY.fullmatch(key)
    catalogue = _catalogue(lang, match[1]) if match else None
    if match is None or catalogue is None:
        return None
    return catalogue, f"{match[1]}-{match[2]}", match[3] or ""


def _find(lang: str, key: str, args: dict[str, object]) -> str | None:
    place = _place(lang, key)
    return place[0].text(place[1], place[2], args) if place else None


class Words:
    """The texts in one language. Each app has its own, so that two may speak differently."""

    __slots__ = ("lang",)

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in LANGUAGES else LANGUAGES[0]

    def say(self, key: str, /, **args: object) -> str:
        """The text of `key` (`catalogue-rest` or `catalogue-rest.attribute`), `args` filled in.

        Falls back to English, then to the key itself: a missing text never stops a screen.
        """
        for lang in (self.lang, LANGUAGES[0]):
            text = _find(lang, key, args)
            if text is not None:
                return text
        return key

    def lines(self, key: str, /, **args: object) -> list[str]:
        """The same, as the lines of a text with line breaks."""
        return self.say(key, **args).split("\n")

    def has(self, key: str) -> bool:
        """Whether there is a text for `key`, be it in English only."""
        places = (_place(lang, key) for lang in (self.lang, LANGUAGES[0]))
        return any(place[0].has(place[1], place[2]) for place in places if place)

    @property
    def other(self) -> str:
        """The language that one key switches to."""
        return LANGUAGES[1 - LANGUAGES.index(self.lang)]


def say(key: str, /, lang: str | None = None, **args: object) -> str:
    """`Words(lang).say(key, …)` for callers without an app; English if `lang` is unknown."""
    return Words(lang or LANGUAGES[0]).say(key, **args)
