"""The symbols of Monasterium, drawn with shapes in a square box: goods, novices, places, dice, what actions do.

Law: a symbol says the same as the word or number beside it; each has a shape of its own, so that no colour is needed.
"""

from math import cos, pi, sin

from games.monasterium.board import ANY_BUILDING, Building
from renderers import symbols
from renderers.canvas import Box, Canvas
from renderers.pen import Pen, Signs
from renderers.theme import Colour, Hue, Theme


def _influence(pen: Pen) -> None:
    """A signet ring."""
    pen.ring(16, 34, 68, 64, line=12)
    pen.shape((26, 4), (74, 4), (88, 22), (68, 46), (32, 46), (12, 22))
    pen.stroke((50, 12), (50, 38), line=7, hole=True)
    pen.stroke((38, 22), (62, 22), line=7, hole=True)


def _rosary(pen: Pen) -> None:
    """A string of beads with a cross."""
    for bead in range(9):
        angle = pi * (bead / 4.5 + 0.5)
        pen.disc(50 + 36 * cos(angle) - 9, 33 + 27 * sin(angle) - 9, 18, 18)
    pen.stroke((50, 62), (50, 100), line=10)
    pen.stroke((36, 78), (64, 78), line=10)


def _tool(pen: Pen) -> None:
    """A hammer."""
    pen.stroke((26, 96), (64, 34), line=14)
    pen.shape((38, 8), (66, 2), (98, 22), (90, 38), (78, 32), (68, 46), (44, 30), (52, 18))


def _book(pen: Pen) -> None:
    """An open book."""
    pen.shape((50, 24), (32, 12), (2, 12), (2, 82), (32, 82), (50, 94))
    pen.shape((50, 24), (68, 12), (98, 12), (98, 82), (68, 82), (50, 94))
    pen.stroke((50, 26), (50, 92), line=6, hole=True)
    for y in (32, 48, 64):
        pen.stroke((13, y), (37, y + 4), line=6, hole=True)
        pen.stroke((87, y), (63, y + 4), line=6, hole=True)


def _goods(pen: Pen) -> None:
    """A basket with an arrow that points up: soup, or what is had made better."""
    pen.shape((2, 46), (98, 46), (82, 98), (18, 98))
    pen.stroke((14, 64), (86, 64), line=6, hole=True)
    pen.stroke((18, 80), (82, 80), line=6, hole=True)
    _up(pen.within(28, 0, 44, 42))


def _up(pen: Pen) -> None:
    """An arrow that points up."""
    pen.shape((50, 0), (98, 50), (68, 50), (68, 100), (32, 100), (32, 50), (2, 50))


def _window(pen: Pen) -> None:
    """A pointed church window."""
    pen.shape((8, 98), (8, 48), (18, 26), (32, 11), (50, 0), (68, 11), (82, 26), (92, 48), (92, 98))
    pen.stroke((50, 16), (50, 98), line=8, hole=True)
    pen.stroke((8, 52), (92, 52), line=8, hole=True)
    pen.stroke((8, 76), (92, 76), line=7, hole=True)


def _house(pen: Pen) -> None:
    """A house."""
    pen.shape((50, 0), (100, 36), (100, 100), (0, 100), (0, 36))


def _move(pen: Pen) -> None:
    """A boot on its way."""
    pen.shape((30, 2), (66, 2), (66, 50), (90, 62), (98, 76), (98, 84), (30, 84))
    pen.block(30, 88, 68, 12)
    for y, x in ((24, 8), (46, 2), (68, 8)):
        pen.stroke((x, y), (22, y), line=7)


def _any(pen: Pen) -> None:
    """A star of four rays: any action."""
    pen.shape((50, 0), (62, 38), (100, 50), (62, 62), (50, 100), (38, 62), (0, 50), (38, 38))
    for x, y in ((12, 12), (70, 12), (12, 70), (70, 70)):
        pen.disc(x, y, 18, 18)


def _die(pen: Pen) -> None:
    """A die without a number."""
    pen.block(6, 6, 88, 88, round_=18)


def _extra_die(pen: Pen) -> None:
    """A die with a plus."""
    pen.block(6, 6, 88, 88, round_=18)
    pen.stroke((50, 22), (50, 78), line=14, hole=True)
    pen.stroke((22, 50), (78, 50), line=14, hole=True)


def _reroll(pen: Pen) -> None:
    """An arrow that turns around a die."""
    pen.bow(4, 6, 92, 90, 150, 420, line=11)
    pen.shape((84, 58), (100, 92), (62, 86))
    pen.block(30, 34, 40, 36, round_=8)


def _send(pen: Pen) -> None:
    """A novice on his way."""
    symbols.SIGNS["brother"](pen.within(0, 6, 62, 92))
    pen.stroke((62, 54), (80, 54), line=12)
    pen.shape((76, 32), (100, 54), (76, 76))


def _prestige(pen: Pen) -> None:
    """A star."""
    points = []
    for corner in range(10):
        reach, angle = (50, 21)[corner % 2], pi * (corner / 5 - 0.5)
        points.append((50 + reach * cos(angle), 53 + reach * sin(angle)))
    pen.shape(*points)


def _hourglass(pen: Pen) -> None:
    """An hourglass."""
    pen.block(12, 0, 76, 12, round_=4)
    pen.block(12, 88, 76, 12, round_=4)
    pen.shape((20, 14), (80, 14), (56, 50), (80, 86), (20, 86), (44, 50))
    pen.shape((32, 20), (68, 20), (60, 32), (40, 32), hole=True)


def _flip(pen: Pen) -> None:
    """A tile with a star."""
    pen.block(2, 2, 96, 96, round_=12)
    _prestige(pen.within(20, 16, 60, 60).turned())


SIGNS = Signs(
    symbols.SIGNS,
    any_action=_any,
    book=_book,
    die=_die,
    extra_die=_extra_die,
    flip_tile=_flip,
    goods=_goods,
    hourglass=_hourglass,
    house=_house,
    influence=_influence,
    move=_move,
    novice=symbols.SIGNS["brother"],
    prestige=_prestige,
    reroll=_reroll,
    rosary=_rosary,
    send=_send,
    soup=symbols.SIGNS["bowl"],
    start=symbols.SIGNS["column"],
    tool=_tool,
    walk=symbols.SIGNS["arches"],
    window=_window,
)
draw_sign = SIGNS.draw

CLOISTER_HUES: dict[str, Hue] = {"A": "red", "B": "green", "C": "blue", "D": "gold", "E": "violet"}
"""The hue of each cloister."""

BUILDINGS: dict[str, str] = {Building.PROFANE: "soup", Building.WORKSHOP: "tool", Building.COMMON_ROOM: "book"}
"""What a kind of building is built with, which is its symbol."""

NEEDS: dict[str, str] = {**BUILDINGS, ANY_BUILDING: "house", "chapel": "chapel", "walk": "walk"}
"""The symbols of the places that orders name; a house is any building."""

TASKS = {"dice": "extra_die", "walks": "walk", "chapels": "chapel", "windows": "window", "everywhere": "novice"}
"""The symbols of what orders count."""

PIPS = (
    (),
    ((50, 50),),
    ((26, 26), (74, 74)),
    ((26, 26), (50, 50), (74, 74)),
    ((26, 26), (74, 26), (26, 74), (74, 74)),
    ((26, 26), (74, 26), (50, 50), (26, 74), (74, 74)),
    ((26, 24), (74, 24), (26, 50), (74, 50), (26, 76), (74, 76)),
)
"""Where the pips of a die are, in hundredths."""


def draw_die(canvas: Canvas, number: int, box: Box, fill: Colour, pip: Colour) -> None:
    """A die that shows a number (0: none)."""
    pen = Pen(canvas, box.square("middle"), fill, pip)
    _die(pen)
    for x, y in PIPS[number]:
        pen.disc(x - 9, y - 9, 18, 18, hole=True)


def cloister_colour(letter: str, theme: Theme) -> Colour:
    """The colour of a cloister."""
    return theme.hues[CLOISTER_HUES[letter]]
