"""What a person has chosen for good: kept as one small file in their own configuration folder."""

import os
import tempfile
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec
import platformdirs

from tui.text.cells import clean

NAME_CELLS: Final = 20
"""How wide the name of a person may be."""
Language: TypeAlias = Literal["", "en", "ja"]
PaletteName: TypeAlias = Literal["dark", "light", "safe"]
Board: TypeAlias = Literal["auto", "lines", "ascii"]
Pace: TypeAlias = Literal["none", "fast", "normal", "slow"]


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's choices. `keys` holds only the keys that differ from the defaults."""

    language: Language = ""
    palette: PaletteName = "dark"
    board: Board = "auto"
    name: str = ""
    names: tuple[str, ...] = ()
    last_seats: tuple[str, ...] = ()
    last_game: str = ""
    curtain: bool = True
    free_undo: bool = False
    pace: Pace = "normal"
    mouse: bool = True
    cursor: bool = False
    keys: dict[str, str] = {}


class SettingsFile:
    """The file that settings live in, or none at all (`path` None: nothing is kept)."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.unreadable = False
        self._written: bytes | None = None
        self._failed = False

    def load(self) -> Settings:
        """The settings kept, or the defaults; `unreadable` then says that there was a bad file."""
        if self.path is None:
            return Settings()
        try:
            data = self.path.read_bytes()
            settings = msgspec.json.decode(data, type=Settings)
        except FileNotFoundError:
            return Settings()
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.unreadable = True
            return Settings()
        self._written = _encode(settings)
        names = tuple(clean(name, NAME_CELLS) for name in settings.names)
        name = clean(settings.name, NAME_CELLS)
        return msgspec.structs.replace(settings, name=name, names=names)

    def newest(self, settings: Settings) -> Settings:
        """`settings`, or what another window has kept since; never at the price of own changes."""
        if self.path is None or self.unreadable or self._failed or not self.path.exists():
            return settings
        found = self.load()
        return settings if self.unreadable else found

    def save(self, settings: Settings) -> bool:
        """Keep `settings`; nothing is written if they are kept already. False if it failed.

        An unreadable file is kept beside the new one, with `.old` after its name.
        """
        data = _encode(settings)
        if self.path is None or data == self._written:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.unreadable and self.path.exists():
                os.replace(self.path, self.path.with_name(self.path.name + ".old"))
            _write_whole(self.path, data)
        except OSError:
            self._failed = True
            return False
        self.unreadable = self._failed = False
        self._written = data
        return True


def settings_path() -> Path:
    """Where this system keeps a person's configuration."""
    return Path(platformdirs.user_config_dir("meikyu", appauthor=False)) / "settings.json"


def _encode(settings: Settings) -> bytes:
    return msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"


def _write_whole(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
