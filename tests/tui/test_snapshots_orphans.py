"""Every screenshot belongs to a test that still takes it."""

import re
import subprocess
import sys
from collections import Counter

import pytest

from tests.support.frames import SCREENSHOTS
from tests.support.shots import folder_of
from tests.support.tree import ROOT

TESTS = ROOT / "tests" / "tui"


@pytest.fixture(scope="module")
def folders() -> dict[str, str]:
    """The folder of each test of the screens that there is, with the file that it stands in."""
    asked = [sys.executable, "-m", "pytest", "-o", "addopts=", "-q", "--collect-only", str(TESTS)]
    answer = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
    ids = [line for line in answer.stdout.splitlines() if "::" in line]
    assert ids
    names = Counter(folder_of(node_id) for node_id in ids)
    assert [name for name, times in names.items() if times > 1 and _has_shots(name)] == []
    return {folder_of(node_id): node_id.partition("::")[0] for node_id in ids}


def _has_shots(name: str) -> bool:
    return (SCREENSHOTS / name).is_dir()


def test_no_screenshot_is_an_orphan(folders):
    positions = (ROOT / "tests" / "support").glob("*_screens.py")
    cases = "".join(path.read_text(encoding="utf-8") for path in positions)
    for file in SCREENSHOTS.rglob("*"):
        if file.is_dir() or file.suffix != ".txt":
            continue
        folder = file.parent.relative_to(SCREENSHOTS).as_posix()
        assert folder in folders, f"{file}: no test has this folder"
        source = (ROOT / folders[folder]).read_text(encoding="utf-8") + cases
        assert file.stem == "frame" or f'"{file.stem}"' in source, f"{file}: nothing takes it"


def test_screenshots_are_clean_text():
    files = list(SCREENSHOTS.rglob("*.txt"))
    assert files
    for file in files:
        data = file.read_bytes()
        assert data.endswith(b"\n"), file
        assert b"\r" not in data, file
        assert b"\x1b" not in data, file
        assert not re.search(r"[ \t]$", data.decode(), re.MULTILINE), file


def test_folders_are_named_by_tests():
    named = folder_of("tests/tui/test_frames_home.py::test_home[80x24-en-lines]")
    assert named == "frames_home/home-80x24-en-lines"
    assert folder_of("tests/tui/test_a.py::test_b[x/y]") == "a/b-xy"
