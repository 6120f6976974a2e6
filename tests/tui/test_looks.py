"""Glyphs, palettes and key maps: what can be told apart, and what can be typed."""

from itertools import combinations
from math import dist

import pytest
from textual.color import Color

from core.game import game_ids
from tests.support.frames import open_app, strips_of
from tui.keys import ALWAYS, QUITS, SHARED, KeyMap, is_free
from tui.screens.base import Dialog
from tui.style.glyphs import AMBIGUOUS, NARROW, is_ambiguous, to_ascii
from tui.style.palette import DARK, LIGHT, PALETTES, ROLES, SAFE, SIXTEEN, Look
from tui.text import LANGUAGES, Words, cells

SEATS = "ABCDEF"
DRAWN = ("bg", "panel")
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How eyes without one kind of cone see linear sRGB (Machado, Oliveira and Fernandes 2009)."""
TO_XYZ = (
    (0.433953, 0.376219, 0.189828),
    (0.212673, 0.715152, 0.072175),
    (0.017757, 0.109469, 0.872774),
)
"""Linear sRGB to XYZ, divided by the white of D65."""
AS_TEXT = [role for role in ROLES if role not in {*DRAWN, "line"}]


def linear(colour):
    """The parts of an sRGB colour as light, each from 0 to 1."""
    parts = [part / 255 for part in Color.parse(colour).rgb]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def light(colour):
    """The relative luminance of WCAG 2."""
    return dot((0.2126, 0.7152, 0.0722), linear(colour))


def contrast(one, other):
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_contrast(palette):
    for ground in DRAWN:
        behind = getattr(palette, ground)
        for role in AS_TEXT:
            assert contrast(getattr(palette, role), behind) >= 4.5, role
        assert contrast(palette.line, behind) >= 3


def test_contrast_is_computed_as_elsewhere():
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast(DARK.text, DARK.bg) == pytest.approx(15.2, abs=0.05)
    assert contrast(LIGHT.muted, LIGHT.panel) == pytest.approx(5.3, abs=0.05)
    assert contrast(SAFE.D, SAFE.bg) == pytest.approx(5.8, abs=0.05)


@pytest.mark.parametrize("palette", [*PALETTES.values(), SIXTEEN], ids=lambda palette: palette.name)
def test_no_two_seats_look_alike(palette):
    colours = [getattr(palette, seat) for seat in SEATS]
    assert len(set(colours)) == 6


def smallest_distance(palette, vision):
    """The least distance (CIE 1976) between two seat colours, as an eye of a kind sees them."""
    seen = {}
    for seat in SEATS:
        line = linear(getattr(palette, seat))
        seen[seat] = lab([min(1, max(0, dot(row, line))) for row in EYES[vision]])
    return min(dist(seen[one], seen[other]) for one, other in combinations(SEATS, 2))


def dot(row, values):
    return sum(factor * value for factor, value in zip(row, values, strict=True))


def lab(line):
    """Linear sRGB in the colour space CIE L*a*b*, white D65."""
    parts = [dot(row, line) for row in TO_XYZ]
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize(
    ("palette", "distances"),
    [(DARK, (31, 3, 14, 14)), (LIGHT, (28, 1, 4, 13)), (SAFE, (33, 19, 27, 19))],
    ids=["dark", "light", "safe"],
)
def test_distances_of_the_seats(palette, distances):
    for vision, least in zip(EYES, distances, strict=True):
        assert smallest_distance(palette, vision) == pytest.approx(least, abs=0.6), vision


def test_every_glyph_has_a_stand_in_of_one_cell():
    for glyph, stand_in in (AMBIGUOUS | NARROW).items():
        assert cells.width(glyph) == cells.width(stand_in) == 1
        assert stand_in.isascii()
        assert to_ascii(glyph) == stand_in
    assert all(map(is_ambiguous, AMBIGUOUS))
    assert not any(map(is_ambiguous, NARROW))


@pytest.mark.parametrize(
    ("text", "shown"),
    [("┏━♥█ 迷宮", "+=H# 迷宮"), ("café Ωж", "cafe ??"), ("plain", "plain"), ("・「」", "・「」")],
)
def test_to_ascii(text, shown):
    assert to_ascii(text) == shown
    assert cells.width(to_ascii(text)) == cells.width(text)


def test_a_look_without_colours_has_weight_only():
    look = Look(DARK, colours=False)
    style = look.style("A bold underline")
    assert style.color is None
    assert style.bgcolor is None
    assert style.bold
    assert style.underline
    assert not look.style("muted").bold


async def test_no_color_leaves_no_colour_on_the_screen():
    async with open_app(colours="none") as pilot:
        styles = [segment.style for strip in strips_of(pilot.app) for segment in strip]
        seen = {(style.color, style.bgcolor) for style in styles if style is not None}
        assert all(colour is None or colour.is_default for pair in seen for colour in pair)


async def test_no_color_in_the_environment_counts(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    async with open_app(colours=None) as pilot:
        assert not pilot.app.look.colours


@pytest.mark.parametrize("palette", ["dark", "light", "safe"])
async def test_one_focus_and_never_more(palette):
    async with open_app(palette=palette) as pilot:
        for keys in (("down",), ("colon",), ("escape", "comma"), ("down",), *[("enter",)] * 2):
            await pilot.press(*keys)
            await pilot.pause()
            rows = [
                row
                for row, strip in enumerate(strips_of(pilot.app))
                if any(segment.style and segment.style.reverse for segment in strip)
            ]
            assert len(rows) == 1 + isinstance(pilot.app.screen, Dialog), "and the page below"


def test_keys_need_no_ctrl_no_alt_no_function_key():
    keys = {name: key for name, key in KeyMap().defaults.items() if key}
    for name, key in keys.items():
        assert len(key) == 1 or key in {
            "up", "down", "left", "right", "enter", "backspace", "tab", "shift+tab", "pageup",
            "pagedown", "home", "end", "space",
        }, name  # fmt: skip
    assert set(ALWAYS.values()) <= set(keys), "Esc and Ctrl+P are only second ways"
    assert {"ctrl+c", "ctrl+q"} == QUITS


def test_no_two_commands_of_one_screen_share_a_key():
    keymap = KeyMap()
    shared = {"keys", "home", "new", "replay", "archive", "log"}
    for name, key in SHARED.items():
        group = name.partition("-")[0]
        others = [
            other
            for other, theirs in SHARED.items()
            if other != name and theirs == key and other.partition("-")[0] == group
        ]
        assert group not in shared or others == [], name
    assert is_free(keymap, "keys-help", "%")
    assert not is_free(keymap, "home-new", keymap.key("keys-help"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_a_text(lang):
    words = Words(lang)
    for name in KeyMap().defaults:
        assert words.say(name) != name


def test_the_keys_of_the_games_are_among_them():
    assert any(name.startswith(f"{game}-") for game in game_ids() for name in KeyMap().defaults)


def test_own_keys_come_first():
    keymap = KeyMap({"keys-help": "H"})
    assert keymap.key("keys-help") == "H"
    assert keymap.key("keys-log") == "l"
    assert keymap.key("no-such-command") == ""
