"""What the environment says of language and letters."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

_UTF8: Final = re.compile(r"utf[-_]?8", re.IGNORECASE)


def _first(environ: Mapping[str, str], names: Sequence[str]) -> str:
    return next((environ[name] for name in names if environ.get(name)), "")


def language_of(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for; English unless it is Japanese."""
    named = _first(environ, ("LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"))
    return "ja" if named.lower().startswith("ja") else "en"


def is_utf8(environ: Mapping[str, str], encoding: str) -> bool:
    """Whether letters go out as UTF-8: so says the stream, and no locale says otherwise."""
    named = _first(environ, ("LC_ALL", "LC_CTYPE", "LANG"))
    return bool(_UTF8.search(encoding) and _UTF8.search(named or encoding))
