"""Where the screenshots of a test lie: one folder for each test, named by its id."""

import re

from tests.support.frames import SCREENSHOTS

SIZES = ((60, 20), (80, 24), (120, 40))
LOOKS = [
    (size, lang, board) for size in SIZES for lang in ("en", "ja") for board in ("lines", "ascii")
]


def look_id(look: object) -> str:
    """The name of a size, a language and a board in the id of a test: `80x24-en-lines`."""
    (width, height), lang, board = look
    return f"{width}x{height}-{lang}-{board}"


def folder_of(node_id: str) -> str:
    """`tests/tui/test_frames_home.py::test_empty[80x24-en-lines]` -> `frames_home/empty-80x24-…`.

    Anything but letters, digits, `_`, `.` and `-` is left out, so that it is a name anywhere.
    """
    path, _, test = node_id.partition("::")
    module = path.rpartition("/")[2].removeprefix("test_").removesuffix(".py")
    name = test.removeprefix("test_").replace("[", "-").replace("::", "-")
    return f"{module}/{re.sub(r'[^A-Za-z0-9_.-]', '', name)}"


__all__ = ["LOOKS", "SCREENSHOTS", "SIZES", "folder_of", "look_id"]
