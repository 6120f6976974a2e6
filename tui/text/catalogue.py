"""One catalogue: a Fluent file whose messages are parsed one by one, when they are asked for."""

import re
from typing import TYPE_CHECKING, Final, TypeAlias

from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Pieces: TypeAlias = tuple[tuple[str, bool], ...]
"""A plain pattern: texts, and names of arguments (True)."""
_HEAD: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
_PARSER: Final = FluentParser(with_spans=False)


class Catalogue:
    """The messages of one file in one language.

    Patterns of texts and placeholders alone are filled in here; the others, with plurals and the
    like, by the library, which is loaded then: it costs as much as a whole first screen.
    """

    def __init__(self, lang: str, source: str) -> None:
        self._lang = lang
        self._chunks = {
            found[0]: chunk for chunk in _HEAD.split(source) if (found := _NAME.match(chunk))
        }
        self._patterns: dict[tuple[str, str], Pieces | None] = {}
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None

    def has(self, name: str, attribute: str) -> bool:
        """Whether there is a message `name`, or an attribute of it."""
        if name in self._chunks and name not in self._parsed:
            self._parse(name)
        return (name, attribute) in self._patterns

    def text(self, name: str, attribute: str, args: dict[str, object]) -> str | None:
        """A message, or an attribute of it, with `args` filled in; None if there is none."""
        if not self.has(name, attribute):
            return None
        pieces = self._patterns[name, attribute]
        if pieces is None:
            return self._by_library(name, attribute, args)
        texts = [_written(args.get(text)) if is_name else text for text, is_name in pieces]
        if None in texts:
            return self._by_library(name, attribute, args)
        return "".join(map(str, texts))

    def _parse(self, name: str) -> None:
        self._parsed.add(name)
        entry = _PARSER.parse_entry(self._chunks[name])
        if not isinstance(entry, ast.Message):
            return
        if entry.value is not None:
            self._patterns[name, ""] = _pieces(entry.value)
        for attribute in entry.attributes:
            self._patterns[name, attribute.id.name] = _pieces(attribute.value)

    def _by_library(self, name: str, attribute: str, args: dict[str, object]) -> str | None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - see above

        if self._bundle is None:
            self._bundle = FluentBundle([self._lang], use_isolating=False)
        if not self._bundle.has_message(name):
            self._add(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        return str(self._bundle.format_pattern(pattern, args)[0]) if pattern is not None else None

    def _add(self, name: str) -> None:
        """Give the library a message and all that it refers to."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - see above

        assert self._bundle is not None
        wanted, done = [name], {name}
        while wanted:
            chunk = self._chunks[wanted.pop()]
            self._bundle.add_resource(FluentResource(chunk))
            named = {other for other in _NAME.findall(chunk) if other in self._chunks} - done
            done |= named
            wanted.extend(named)


def _pieces(pattern: ast.Pattern) -> Pieces | None:
    """The pieces of a plain pattern, None for any other."""
    found: list[tuple[str, bool]] = []
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else element
        if isinstance(inner, ast.VariableReference):
            found.append((inner.id.name, True))
        elif isinstance(inner, ast.TextElement | ast.StringLiteral) and "\\" not in inner.value:
            found.append((inner.value, False))
        else:
            return None
    return tuple(found)


def _written(value: object) -> str | None:
    """An argument as the library writes it in both our languages; None leaves it to the library."""
    if isinstance(value, str):
        return value
    return f"{value:,}" if type(value) is int else None
