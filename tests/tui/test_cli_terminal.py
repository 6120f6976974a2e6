"""The command line on a terminal: it opens the app there, and gives the terminal back."""

import pytest

from core.store import FolderStore
from core.table import Table
from tests.support.command_line import meikyu_fixture  # noqa: F401 - a fixture
from tests.support.terminal import Terminal

ALTERNATE_OFF, CURSOR_ON = b"\x1b[?1049l", b"\x1b[?25h"


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("", b"M E I K Y U"),
        ("--lang ja", "迷 宮".encode()),
        ("replay mugen-2-seats --at 60", b"Replay"),
    ],
)
def test_the_app_opens_and_leaves(meikyu, words, shown):
    with Terminal(*words.split(), environment=meikyu.environment) as terminal:
        terminal.read_until(shown)
        terminal.press(b"q")
        assert terminal.wait() == 0
        assert ALTERNATE_OFF in terminal.output
        assert terminal.output.rindex(CURSOR_ON) > terminal.output.rindex(shown)


def test_a_new_table_is_saved_before_it_is_left(meikyu):
    words = ["play", "mugen", "--seats", "me:Aiko,bot", "--seed", "3"]
    with Terminal(*words, environment=meikyu.environment) as terminal:
        terminal.read_until(b"Aiko")
        terminal.press(b"q")
        assert terminal.wait() == 0
    store = FolderStore(meikyu.saves)
    (save,) = store.ids()
    with Table.resume(store, save) as table:
        assert table.is_dealt
        assert table.who == ("Aiko", "")
        assert table.notes == []


BROKEN = "import tui.screens.home; tui.screens.home.Home.draw = lambda self: 1 / 0"
BROKEN_LATER = (
    "import tui.screens.home; commands = tui.screens.home.Home.commands;"
    "tui.screens.home.Home.commands = lambda self, secret='the hand': commands(self, 1)"
)


@pytest.mark.parametrize("broken", [BROKEN, BROKEN_LATER])
def test_a_fault_on_a_screen_is_one_line(meikyu, broken):
    with Terminal(environment=meikyu.environment, before=broken) as terminal:
        if broken == BROKEN_LATER:
            terminal.read_until(b"M E I K Y U")
            terminal.press(b"x")
        assert terminal.wait() == 1
        _, after = terminal.output.rsplit(ALTERNATE_OFF, 1)
        (line,) = [line for line in after.split(b"\r\n") if b"meikyu: " in line]
        assert b"faults.log" in line
        assert b"Traceback" not in terminal.output
        assert b"the hand" not in terminal.output
    (journal,) = meikyu.folder.rglob("faults.log")
    assert "Traceback" in journal.read_text(encoding="utf-8")
