"""What the tests of the archive's screen share."""

import time
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.support.saves import TimedStore
from tui.screens import archive

ARCHIVE = ("archive", ())


def hold_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """One time zone, and no waiting for the cursor to rest."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    monkeypatch.setattr(archive, "GLANCE", 0)


def copy_of(played: TimedStore) -> TimedStore:
    """The same games, to be changed freely."""
    fresh = TimedStore()
    fresh.minutes = dict(played.minutes)
    fresh.saves = {save: bytearray(data) for save, data in played.saves.items()}
    return fresh


async def loaded(pilot: Pilot[Any]) -> None:
    """Until the list and the preview are complete."""
    await pilot.pause()
    while any(not worker.is_finished for worker in pilot.app.workers):
        await pilot.pause()
    await pilot.pause()
