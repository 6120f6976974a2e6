"""The texts: the same in both languages, measured in cells, cleaned of anything harmful."""

import subprocess
import sys
import unicodedata

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from core.game import game_ids
from tests.support.tree import ROOT
from tui.style.glyphs import AMBIGUOUS, NARROW
from tui.text import LANGUAGES, Words, catalogue_file, catalogues, cells, say
from tui.text.catalogue import Catalogue
from tui.text.rules import has_rules, rules_text

FILES = {(lang, name): file for lang, name, file in catalogues()}
NAMES = sorted({name for _lang, name in FILES})
ALLOWED = set(AMBIGUOUS) | set(NARROW)
WIDTHS = range(20, 121)
RULES = [(lang, game) for lang in LANGUAGES for game in game_ids() if has_rules(game, lang)]
ANY = st.text(max_size=300)
JAPANESE = st.text(
    st.sampled_from("夢幻迷宮のカード、。「」()・ーァっ!?ABC 12 -xyz"), min_size=1, max_size=200
)


class _Placeholders(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def entries(file):
    """Each key of a catalogue (attributes as key.name) with the names of its placeholders."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if not isinstance(entry, ast.Message):
            continue
        assert entry.id.name not in found, f"{entry.id.name} stands twice"
        for name, node in [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]:
            visitor = _Placeholders()
            if node is not None:
                visitor.visit(node)
                found[f"{entry.id.name}.{name}".rstrip(".")] = visitor.found
    return found


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_keys_and_placeholders(name):
    english, japanese = (entries(FILES[lang, name]) for lang in LANGUAGES)
    assert english == japanese


@pytest.mark.parametrize("name", NAMES)
def test_every_key_begins_with_the_name_of_its_catalogue(name):
    for lang in LANGUAGES:
        assert [key for key in entries(FILES[lang, name]) if not key.startswith(f"{name}-")] == []


@pytest.mark.parametrize(("lang", "name"), FILES, ids=str)
def test_no_glyph_of_unsure_width_outside_the_list(lang, name):
    text = FILES[lang, name].read_text(encoding="utf-8")
    unsure = {char for char in text if unicodedata.east_asian_width(char) == "A"}
    assert unsure <= ALLOWED
    assert not set(text) & set("…×→←↑↓°·•–—“”‘’")


@pytest.mark.parametrize(("lang", "name"), FILES, ids=str)
def test_every_text_reads_as_the_library_alone_would_write_it(lang, name):
    source = FILES[lang, name].read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    catalogue = Catalogue(lang, source)
    for key, names in entries(FILES[lang, name]).items():
        message, _, attribute = key.partition(".")
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        for value in ("[/ 迷宮", "", 0, 1, 2, 1234567, -5000, 2.5, True):
            args = dict.fromkeys(names, value)
            assert catalogue.has(message, attribute)
            assert (
                catalogue.text(message, attribute, args) == bundle.format_pattern(pattern, args)[0]
            )


def test_plain_texts_need_no_library():
    code = "import sys; from tui.text import say; say('keys-help'); say('home-ask', name='Ben')"
    code += "; sys.exit('babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_references_and_terms_are_found():
    source = """
# a comment
-brand = Meikyu
x-a = { -brand }: { x-b }
# another
x-b =
    { $n ->
        [one] one
       *[other] { $n } { "{" }\u0041
    }
    .attr = { "\\u0041" } { x-c.attr }
x-c = c
    .attr = of c
"""
    catalogue = Catalogue("en", source)
    assert catalogue.text("x-a", "", {"n": 1}) == "Meikyu: one"
    assert catalogue.text("x-b", "", {"n": 2000}) == "2,000 {A"
    assert catalogue.text("x-b", "attr", {}) == "A of c"
    assert catalogue.text("x-brand", "", {}) is None
    assert catalogue.text("-brand", "", {}) is None


def test_catalogues_are_found_beside_the_screens_and_with_the_games():
    assert catalogue_file("ja", "home").parent.name == "ja"
    assert catalogue_file("en", "mugen").parent.parent.name == "mugen"


def test_a_missing_text_is_its_key():
    for key in (
        "home-no-such-thing",
        "nothing-at-all",
        "Not A Key",
        "",
        "home-title.nothing",
        "../x-y",
    ):
        assert Words("ja").say(key) == key
        assert not Words("ja").has(key)


def test_a_missing_argument_or_language_stops_nothing():
    assert say("home-ask").endswith(", what would you like to do?")
    assert say("home-ask", lang="fr", name="Ben") == "Ben, what would you like to do?"
    assert say("home-ask", lang="ja", name="Ben") == "Benさん、何をしますか?"


def test_two_people_may_speak_differently():
    one, other = Words("en"), Words("ja")
    assert (one.other, other.other) == ("ja", "en")
    assert one.say("common-language") == "English"
    assert other.say("common-language") == "日本語"


def test_a_fallback_is_english(monkeypatch):
    find = {"en": "only here"}
    monkeypatch.setattr("tui.text._find", lambda lang, key, args: find.get(lang))
    assert Words("ja").say("home-x") == "only here"


@given(JAPANESE, st.integers(20, 120))
def test_wrapping_loses_no_character(text, width):
    rows = cells.wrap(text, width)
    assert "".join(rows).replace(" ", "") == text.replace(" ", "").replace("\n", "")
    assert all(cells.width(row) <= width for row in rows)


@pytest.mark.parametrize("width", WIDTHS)
def test_texts_wrap_at_every_width(width):
    for lang in LANGUAGES:
        text = Words(lang).say("help-how-2")
        rows = cells.wrap(text, width)
        assert "".join(rows).replace(" ", "") == text.replace("\n", "").replace(" ", "")
        assert all(cells.width(cells.fit(row, width)) == width for row in rows)


@pytest.mark.parametrize(("lang", "game"), RULES, ids=str)
def test_the_whole_rules_wrap_at_every_width(lang, game):
    paragraphs = rules_text(game, lang)
    whole = "".join(paragraphs).replace(" ", "")
    assert whole
    for width in WIDTHS:
        rows = [row for paragraph in paragraphs for row in cells.wrap(paragraph, width)]
        assert "".join(rows).replace(" ", "") == whole
        assert max(map(cells.width, rows)) <= width
    unsure = {char for char in whole if unicodedata.east_asian_width(char) == "A"}
    assert unsure <= ALLOWED


def test_closing_marks_begin_no_line():
    assert cells.wrap("あいう、えお", 6) == ["あい", "う、え", "お"]
    assert cells.wrap("one two", 5) == ["one", "two"]
    assert cells.wrap("abcdefgh", 5) == ["abcde", "fgh"]
    assert cells.wrap("a\n\nb", 5) == ["a", "", "b"]


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        ("abc", 5, "abc  "),
        ("abcdef", 5, "abcd~"),
        ("迷宮迷宮", 5, "迷宮~"),
        ("迷宮迷宮", 6, "迷宮~ "),
        ("", 3, "   "),
        ("abc", 0, ""),
        ("迷宮", 1, "~"),
        ("é\u0301x", 1, "~"),
    ],
)
def test_fit(text, width, shown):
    assert cells.fit(text, width) == shown


@given(ANY, st.integers(1, 60))
def test_fit_is_exact(text, width):
    assert cells.width(cells.fit(cells.clean(text), width)) == width


@given(ANY, st.integers(1, 40))
@settings(max_examples=300)
def test_cleaned_text_steers_nothing(text, limit):
    kept = cells.clean(text, limit)
    assert cells.width(kept) <= limit
    assert kept == cells.clean(kept, limit)
    assert kept.isprintable()
    kinds = {unicodedata.category(char) for char in kept}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    kept.encode()


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("\x1b[2J\x1b]0;title\x07Ben", "[2J]0;titleBen"),
        ("Ben\u202eneB", "BenneB"),
        ("B\u200be\u200dn\ufeff", "Ben"),
        ("a\u2800b\u3164c", "abc"),
        ("\ud800Ben\x00\x7f\x9b", "Ben"),
        ("a\r\nb\tc\u2028d", "a b c d"),
        ("\u2694\ufe0f", "\u2694"),
        ("e" + "\u0301" * 30, "\u00e9\u0301\u0301"),
        ("あいこ", "あいこ"),
        ("[/[@click=app.quit]", "[/[@click=app.quit]"),
        ("  ", ""),
    ],
)
def test_clean(text, kept):
    assert cells.clean(text, 40) == kept


@given(ANY)
def test_the_last_check_leaves_only_what_is_drawn(text):
    shown = cells.literal(text)
    assert shown.isprintable()
    assert cells.literal(shown) == shown
