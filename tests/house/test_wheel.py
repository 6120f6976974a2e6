"""The package that is installed holds everything that the program reads."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.support import tree


@pytest.fixture(scope="module", name="packed")
def _packed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=tree.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = Path(folder).glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_code_texts_and_data_are_in_the_wheel(packed):
    kept = {".py", ".ftl", ".toml", ".css", ".tcss", ".txt", ".md"}
    wanted = {
        tree.name(path): path.read_bytes()
        for path in tree.files()
        if path.suffix in kept and tree.name(path).split("/")[0] in {"core", "tui"}
    }
    assert {name for name in wanted if name.endswith((".ftl", ".toml"))}
    assert {name: packed.get(name) for name in wanted} == wanted


def test_the_samples_are_in_the_wheel(packed):
    samples = [path for path in tree.files() if path.parent == tree.ROOT / "saves"]
    assert all(packed.get(f"tui/samples/{path.name}") == path.read_bytes() for path in samples)


def test_nothing_else_is_in_the_wheel(packed):
    tops = {name.split("/")[0] for name in packed}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"core", "tui"}
    assert not [name for name in packed if "__pycache__" in name or name.endswith(".pyc")]


def test_the_command_is_named(packed):
    (entries,) = (text for name, text in packed.items() if name.endswith("entry_points.txt"))
    assert b"meikyu = tui.cli:main" in entries
