"""Colours: a writing room by day and by night, and a palette that keeps its differences for colour-blind eyes.

A colour that changes here asks for `python -m tools shades`: files of pictures hold the 256 colours that are seen most.

Laws: text stands out from its ground by at least 4.5 to 1; a colour is never the only sign of anything.
"""

from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from renderers.surface.stage import Looks, PaletteName, ThemeName

Colour: TypeAlias = tuple[int, int, int]
Hue: TypeAlias = Literal["parchment", "gold", "green", "violet", "red", "blue", "amber"]
"""The colours that a game chooses from for its things, named as they look in the normal palette."""


class Theme(msgspec.Struct, frozen=True):
    """The colours of a picture. `hues` are for things, `card_ink` is written on them; `lines` are for seats."""

    ground: Colour
    panel: Colour
    edge: Colour
    ink: Colour
    faint: Colour
    accent: Colour
    """Gold: the frame of a tile whose player is awaited, the edge of what can be had now, rules and most symbols."""
    card_ink: Colour
    hues: Mapping[Hue, Colour]
    lines: tuple[Colour, ...]
    looks: Looks

    def line(self, seat: int) -> Colour:
        """The colour of a seat's curve and mark."""
        return self.lines[seat % len(self.lines)]

    @property
    def colours(self) -> tuple[Colour, ...]:
        """All of them, each once."""
        plain = (self.ground, self.panel, self.edge, self.ink, self.faint, self.accent, self.card_ink)
        return tuple(dict.fromkeys((*plain, *self.hues.values(), *self.lines)))


def _hex(code: str) -> Colour:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


NORMAL: Mapping[Hue, Colour] = {
    "parchment": _hex("e9e2d0"),
    "gold": _hex("efcd68"),
    "green": _hex("a3c98f"),
    "violet": _hex("c3a6dc"),
    "red": _hex("e58f7f"),
    "blue": _hex("93bde2"),
    "amber": _hex("e8b87a"),
}
# Green and red, violet and blue look the same to some eyes. So each hue here keeps apart from the other six for each of
# these eyes, even if its colour then differs from its name.
SAFE: Mapping[Hue, Colour] = {
    "parchment": _hex("ebe5d6"),
    "gold": _hex("f9c84d"),
    "green": _hex("77bbf8"),
    "violet": _hex("9ba8b8"),
    "red": _hex("e37243"),
    "blue": _hex("bdfda3"),
    "amber": _hex("c17a6f"),
}
HUES: Mapping[PaletteName, Mapping[Hue, Colour]] = {"normal": NORMAL, "safe": SAFE}
LINES: Mapping[tuple[ThemeName, PaletteName], tuple[str, ...]] = {
    ("dark", "normal"): ("e6b450", "6cb6ff", "8fd18f", "f08a7a", "c7a0f0", "e8e4da"),
    ("light", "normal"): ("9a5b00", "1b5fa8", "2b7a3a", "b03a2e", "6b3fa0", "3b3b3b"),
    ("dark", "safe"): ("cbb83b", "43d8fb", "538d92", "bc714f", "936de2", "fffff5"),
    ("light", "safe"): ("82783a", "6517bb", "395d5c", "411f00", "bd5bbc", "02091a"),
}

NIGHT = {
    "ground": "1e2330", "panel": "2a3142", "edge": "4a5368", "ink": "f3ecdc", "faint": "bfb8a8", "accent": "e8bd55",
}  # fmt: skip
DAY = {
    "ground": "eee4cf", "panel": "fbf6ea", "edge": "c9b896", "ink": "2a2018", "faint": "655643", "accent": "84540c",
}  # fmt: skip
"""The theme's own colours."""
CARD_INK = _hex("1c1814")


@cache
def theme_for(theme: ThemeName, palette: PaletteName) -> Theme:
    """The colours of a theme with a palette."""
    own = {name: _hex(code) for name, code in (NIGHT if theme == "dark" else DAY).items()}
    lines = tuple(map(_hex, LINES[theme, palette]))
    return Theme(**own, card_ink=CARD_INK, hues=HUES[palette], lines=lines, looks=(theme, palette))


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """One colour with a share (0 to 1) of another."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours (WCAG 2): 1 to 21."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
