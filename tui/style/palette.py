"""The palettes, and the look of one app: how a role and a symbol are drawn on its terminal."""

from dataclasses import dataclass, fields
from typing import Final

from rich.style import Style
from textual.theme import Theme

from tui.style.glyphs import to_ascii


@dataclass(frozen=True, slots=True)
class Palette:
    """A colour for each role: hex, or the name of a terminal's own colour; A to F are the seats."""

    name: str
    bg: str
    panel: str
    text: str
    muted: str
    line: str
    road: str
    focus: str
    good: str
    warn: str
    bad: str
    A: str
    B: str
    C: str
    D: str
    E: str
    F: str


DARK: Final = Palette(
    name="dark",
    bg="#12151C",
    panel="#1A1F29",
    text="#E8EAED",
    muted="#9AA4B2",
    line="#6B7688",
    road="#C9D1DB",
    focus="#FFD166",
    good="#7BD88F",
    warn="#FFB454",
    bad="#FF8A80",
    A="#5EB1EF",
    B="#F5A742",
    C="#3DD6A0",
    D="#FF8C69",
    E="#D9A0E8",
    F="#EFE36B",
)
LIGHT: Final = Palette(
    name="light",
    bg="#FBFAF6",
    panel="#F1EFE8",
    text="#1C1F24",
    muted="#5A6270",
    line="#7A828F",
    road="#39424E",
    focus="#7A4B00",
    good="#1B6B33",
    warn="#8A4B00",
    bad="#A8201A",
    A="#0B5CAD",
    B="#8F4E00",
    C="#00664D",
    D="#B3341A",
    E="#7A2E91",
    F="#5F5700",
)
SAFE: Final = Palette(
    name="safe",
    bg="#0B0D12",
    panel="#151922",
    text="#FFFFFF",
    muted="#B5BDC9",
    line="#7D8797",
    road="#DCE2EA",
    focus="#FFE14D",
    good="#7CC7FF",
    warn="#FFC24D",
    bad="#FF9E7A",
    A="#4FA3FF",
    B="#FFB000",
    C="#9CF0D8",
    D="#E8632B",
    E="#D6B8FF",
    F="#FFF6B0",
)
SIXTEEN: Final = Palette(
    name="sixteen",
    bg="default",
    panel="default",
    text="default",
    muted="bright_black",
    line="bright_black",
    road="default",
    focus="default",
    good="green",
    warn="yellow",
    bad="red",
    A="blue",
    B="yellow",
    C="green",
    D="red",
    E="magenta",
    F="cyan",
)
"""For terminals of 16 colours: their own colours, whatever they are."""
PALETTES: Final = {palette.name: palette for palette in (DARK, LIGHT, SAFE)}
ROLES: Final = tuple(field.name for field in fields(Palette) if field.name != "name")
PLAIN_THEME: Final = "ansi-dark"
"""A theme of the library itself that leaves all colours to the terminal."""


class Look:
    """How one app draws: its palette, with or without colours, in line glyphs or in ASCII."""

    __slots__ = ("_styles", "ascii", "colours", "palette")

    def __init__(self, palette: Palette, *, ascii_only: bool = False, colours: bool = True) -> None:
        self.palette = palette
        self.ascii = ascii_only
        self.colours = colours
        self._styles: dict[tuple[str, str], Style] = {}

    def style(self, role: str, ground: str = "bg") -> Style:
        """The style of `role`: a palette role, then any of bold, reverse, underline.

        `ground` is the role of the colour behind it; `raised` in the role stands for that of
        panels. Without colours only bold, reverse and underline count.
        """
        found = self._styles.get((role, ground))
        if found is None:
            found = self._styles[role, ground] = self._make(role, ground)
        return found

    def _make(self, role: str, ground: str) -> Style:
        words = role.split()
        weight = Style(
            bold="bold" in words or None,
            reverse="reverse" in words or None,
            underline="underline" in words or None,
        )
        if not self.colours:
            return weight
        colour = "muted" if "dim" in words else next((w for w in words if w in ROLES), "text")
        palette, behind = self.palette, "panel" if "raised" in words else ground
        return weight + Style(color=getattr(palette, colour), bgcolor=getattr(palette, behind))

    def text(self, text: str) -> str:
        """`text` in the glyphs of this look."""
        return to_ascii(text) if self.ascii else text

    @property
    def theme(self) -> str:
        """The name of the Textual theme that goes with it."""
        if not self.colours or self.palette is SIXTEEN:
            return PLAIN_THEME
        return f"meikyu-{self.palette.name}"


def themes() -> list[Theme]:
    """The palettes as Textual themes."""
    return list(map(_theme, PALETTES.values()))


def _theme(palette: Palette) -> Theme:
    return Theme(
        name=f"meikyu-{palette.name}",
        primary=palette.A,
        secondary=palette.B,
        warning=palette.warn,
        error=palette.bad,
        success=palette.good,
        accent=palette.focus,
        foreground=palette.text,
        background=palette.bg,
        surface=palette.bg,
        panel=palette.panel,
        dark=palette is not LIGHT,
    )
