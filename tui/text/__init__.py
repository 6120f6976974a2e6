"""Every printed word: looked up by key in Fluent catalogues, in the reader's language."""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
def _bundle(lang: str, name: str) -> "FluentBundle | None":
    # The library costs 80 ms to import, and `meikyu --version` needs no sentence.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    file = catalogue_file(lang, name)
    if not file.exists():
        return None
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _find(lang: str, key: str, args: dict[str, object]) -> str | None:
    match = _KEY.fullmatch(key)
    bundle = _bundle(lang, match[1]) if match else None
    if match is None or bundle is None:
        return None
    name = f"{match[1]}-{match[2]}"
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    pattern = message.attributes.get(match[3]) if match[3] else message.value
    if pattern is None:
        return None
    text, _errors = bundle.format_pattern(pattern, args)
    return str(text)


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
        return any(_find(lang, key, {}) is not None for lang in (self.lang, LANGUAGES[0]))

    @property
    def other(self) -> str:
        """The language that one key switches to."""
        return LANGUAGES[1 - LANGUAGES.index(self.lang)]


def say(key: str, /, lang: str | None = None, **args: object) -> str:
    """`Words(lang).say(key, …)` for callers without an app; English if `lang` is unknown."""
    return Words(lang or LANGUAGES[0]).say(key, **args)
