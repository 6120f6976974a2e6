"""What the tests of screens share."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.support.frames import SCREENSHOTS, frame
from tests.support.shots import folder_of


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that the screens would look at in the environment of whoever runs the tests."""
    for name in ("NO_COLOR", "COLORTERM", "MEIKYU_SAVES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def shot(request: pytest.FixtureRequest, snapshot: Any) -> Callable[..., None]:
    """Compares the screen of an app with `screenshots/<module>/<test>/<name>.txt`.

    Spaces at the ends of rows are left out of the files; that each row fills the width exactly
    is looked at before. `pytest --snapshot-update` writes them, and fails by design.
    """
    snapshot.snapshot_dir = SCREENSHOTS / folder_of(request.node.nodeid)

    def take(app: Any, name: str = "frame") -> None:
        rows = [row.rstrip() for row in frame(app).splitlines()]
        snapshot.assert_match("\n".join(rows) + "\n", f"{name}.txt")

    return take
