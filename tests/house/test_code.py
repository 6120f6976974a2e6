"""What no file of the program may hold: stubs, broad catches, markup, printable text."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import tree

OUTER_DOOR = "tui/cli.py"
STUB = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b|NotImplementedError|# type: ignore(?!\[)|# noqa(?!:)")
READS_MARKUP = {"Static", "Label", "Link", "Digits", "RichLog", "notify", "Button"}
ALWAYS_MARKUP = {
    "Checkbox", "Collapsible", "OptionList", "RadioButton", "SelectionList", "Tab", "TabPane",
    "TextArea", "Tooltip", "from_markup", "render_markup",
}  # fmt: skip
TITLES = {"border_title", "border_subtitle", "tooltip"}
WORDS = re.compile(r"[A-Za-z]{2,}[,;:.]? [A-Za-z]{2,}|[\u3040-\u30ff\u4e00-\u9fff]{2,}")
ROLE = re.compile(r"[a-z-]*( (bold|dim|reverse|underline))+")
NOT_SHOWN = {"split", "parse", "compile", "derive", "Parser"}
CODE_NAMES = {"CSS", "DEFAULT_CSS"}
NOT_FOR_PEOPLE = {"core/chance.py", "tui/text/cells.py"}


def broad(syntax: ast.AST) -> list[int]:
    """The lines where everything is caught."""
    caught = [n for n in ast.walk(syntax) if isinstance(n, ast.ExceptHandler)]
    wide = {"Exception", "BaseException"}
    return [n.lineno for n in caught if n.type is None or getattr(n.type, "id", "") in wide]


def called(node: ast.Call) -> str:
    """The last part of the name that is called."""
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def markup(syntax: ast.AST) -> list[str]:
    """Calls and assignments that would read a string as markup."""
    found = []
    for node in ast.walk(syntax):
        if isinstance(node, ast.Call) and called(node) in ALWAYS_MARKUP:
            found.append(f"{node.lineno}: {called(node)}")
        if isinstance(node, ast.Call) and called(node) in READS_MARKUP and not _off(node):
            found.append(f"{node.lineno}: {called(node)} without markup=False")
        if isinstance(node, ast.Attribute) and node.attr in TITLES:
            found.append(f"{node.lineno}: {node.attr}")
        if isinstance(node, ast.ImportFrom) and str(node.module).endswith("markup"):
            found.append(f"{node.lineno}: {node.module}")
    return found


def _off(node: ast.Call) -> bool:
    values = [word.value for word in node.keywords if word.arg == "markup"]
    return any(isinstance(value, ast.Constant) and value.value is False for value in values)


def printable(syntax: ast.AST) -> list[str]:
    """String literals that read like text for people: two words, or two Japanese letters."""
    parents = {child: node for node in ast.walk(syntax) for child in ast.iter_child_nodes(node)}
    texts = (n for n in ast.walk(syntax) if isinstance(n, ast.Constant))
    found = (n for n in texts if isinstance(n.value, str) and WORDS.search(n.value))
    return [f"{n.lineno}: {n.value}" for n in found if not _is_code(n, list(_above(n, parents)))]


def _above(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    while (node := parents.get(node)) is not None:  # type: ignore[assignment]
        yield node


def _is_code(node: ast.Constant, above: list[ast.AST]) -> bool:
    if isinstance(above[0], ast.Expr) or ROLE.fullmatch(node.value):
        return True
    for upper in above:
        if isinstance(upper, ast.Raise | ast.Assert | ast.arg):
            return True
        if isinstance(upper, ast.Call) and called(upper) in NOT_SHOWN:
            return True
        targets = getattr(upper, "targets", [getattr(upper, "target", None)])
        if any(getattr(target, "id", "") in CODE_NAMES for target in targets):
            return True
    return False


@pytest.mark.parametrize("path", tree.sources("core", "tui"), ids=tree.name)
def test_no_stub_and_no_broad_catch(path: Path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if STUB.search(line)] == []
    assert len(broad(tree.tree(path))) <= (tree.name(path) == OUTER_DOOR)


@pytest.mark.parametrize("path", tree.sources("tui"), ids=tree.name)
def test_no_widget_reads_markup(path: Path):
    assert markup(tree.tree(path)) == []


@pytest.mark.parametrize("path", tree.sources("core", "tui"), ids=tree.name)
def test_no_printable_text_in_code(path: Path):
    assert printable(tree.tree(path)) == [] or tree.name(path) in NOT_FOR_PEOPLE


@pytest.mark.parametrize(
    "line",
    ["Static(name)", "Label(name, markup=True)", "self.notify(name)", "Checkbox(name)",
     "panel.border_title = name", "from rich.markup import escape", "Text.from_markup(name)"],
)  # fmt: skip
def test_the_check_sees_markup(line: str):
    assert markup(ast.parse(line))


def test_the_check_lets_plain_content_through():
    assert markup(ast.parse("Static(name, markup=False)\nself.show_lines(lines)")) == []


def test_the_check_sees_printable_text():
    assert printable(ast.parse('show("Your turn, press Enter")')) != []
    assert printable(ast.parse('show("夢幻迷宮")')) != []
    assert printable(ast.parse('"""A docstring of words."""\nCSS = "a b { top left }"')) == []
    assert printable(ast.parse('raise ValueError("no such thing")')) == []


def test_the_check_sees_a_broad_catch():
    assert broad(ast.parse("try:\n    f()\nexcept Exception:\n    pass")) == [3]
    assert broad(ast.parse("try:\n    f()\nexcept:\n    pass")) == [3]
    assert broad(ast.parse("try:\n    f()\nexcept OSError:\n    pass")) == []
