"""Where things live on this machine: the saved games, the samples, the journal of faults."""

import os
from pathlib import Path
from typing import Final

import platformdirs

_HERE: Final = Path(__file__).parent


def saves_folder(given: str | None = None) -> Path:
    """The folder of the saved games: as given, as the environment says, or the user's own."""
    named = given or os.environ.get("MEIKYU_SAVES")
    if named:
        return Path(named)
    return Path(platformdirs.user_data_dir("meikyu", appauthor=False)) / "saves"


def samples_folder() -> Path:
    """The folder of the sample games: inside an installed package, beside it in a checkout."""
    installed = _HERE / "samples"
    return installed if installed.is_dir() else _HERE.parent / "saves"


def journal_file() -> Path:
    """Where faults of this program are written down, with their tracebacks."""
    return Path(platformdirs.user_log_dir("meikyu", appauthor=False)) / "faults.log"
