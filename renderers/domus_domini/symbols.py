"""The symbols of Domus Domini, emblems all but one: areas, brothers, stores, cards, places; and their colours.

Law: a symbol says the same as the word or number beside it; each has a shape of its own, so that no colour is needed.
"""

from renderers.parts import symbols
from renderers.parts.pen import Pen, Signs, emblem
from renderers.surface.theme import Colour, Hue, Theme

OWN_NAME = (
    "bonus", "brewery", "brother", "cart", "cellerar", "cheese", "column", "cluny", "crown", "dog", "drunkard", "field",
    "food", "garden", "herdsman", "hut", "letter", "money", "prayer", "production", "saved", "vegetable",
)  # fmt: skip
"""The symbols drawn as the emblem of their own name."""


def _house(pen: Pen) -> None:
    """A card with a cross: the card of the cloister."""
    pen.frame(12, 2, 76, 96, round_=10, line=8)
    pen.emblem("cross", 22, 22, 56)


SIGNS = Signs(
    symbols.SIGNS,
    **{name: emblem(name) for name in OWN_NAME},
    build=emblem("expand"),
    chapel=emblem("church"),
    cloister=emblem("arches"),
    house=_house,
    waiting=emblem("hourglass"),
)
draw_sign = SIGNS.draw

AREA_HUES: dict[str, Hue] = {
    "garden": "green",
    "cheese": "gold",
    "brewery": "amber",
    "chapel": "blue",
    "prayer": "blue",
}
"""The hue of each area."""


def area_colour(area: str, theme: Theme) -> Colour:
    """The colour of an area, of its cards and its Cellerars."""
    return theme.hues[AREA_HUES[area]]


def sign_colour(sign: str, theme: Theme) -> Colour:
    """The colour of a symbol on a panel: the accent by day, because areas' pale colours would not show."""
    by_night = theme.panel < theme.ink
    return area_colour(sign, theme) if sign in AREA_HUES and by_night else theme.accent
