"""The symbols of Monasterium: goods, places, dice, actions; crests of cloisters; novices, messengers and dice with the
marks of their seats.

Law: a symbol says the same as the word or number beside it; each has a shape of its own, so that no colour is needed.
"""

from collections.abc import Callable
from math import cos, pi, sin
from typing import TypeAlias

from games.monasterium.board import ANY_BUILDING, Building
from renderers.parts import symbols
from renderers.parts.pen import Pen, Signs, emblem
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas
from renderers.surface.theme import Colour, Hue, Theme, mixed

Tone: TypeAlias = Callable[[Colour], Colour]
"""How bright colours are: as they are, or quiet."""


def plain(colour: Colour) -> Colour:
    """A colour as it is."""
    return colour


def _rosary(pen: Pen) -> None:
    """A string of beads with a cross."""
    for bead in range(9):
        angle = pi * (bead / 4.5 + 0.5)
        pen.disc(50 + 37 * cos(angle) - 10, 33 + 27 * sin(angle) - 10, 20, 20)
    pen.stroke((50, 62), (50, 100), line=12)
    pen.stroke((34, 79), (66, 79), line=12)


def _arches(pen: Pen) -> None:
    """A wall with two arches."""
    pen.block(4, 14, 92, 82, round_=6)
    for x in (14, 54):
        pen.disc(x, 32, 32, 36, hole=True)
        pen.block(x, 50, 32, 46, hole=True)


def _bowl(pen: Pen) -> None:
    """A bowl that steams."""
    pen.shape((2, 50), (98, 50), (86, 78), (70, 92), (30, 92), (14, 78))
    for x in (30, 50, 70):
        pen.stroke((x + 5, 10), (x - 4, 22), (x + 4, 32), (x - 3, 42), line=7)


def _goods(pen: Pen) -> None:
    """A basket with an arrow that points up: soup, or an improvement."""
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


def _used(pen: Pen) -> None:
    """The same, struck out: it is used."""
    _reroll(pen)
    _strike(pen)


def _send(pen: Pen) -> None:
    """A novice on his way."""
    pen.emblem("novice", 0, 10, 78)
    pen.stroke((64, 52), (80, 52), line=12)
    pen.shape((76, 30), (100, 52), (76, 74))


def _cheaper(pen: Pen) -> None:
    """A ring that is struck out: there is no influence to pay."""
    pen.emblem("influence")
    _strike(pen)


def _strike(pen: Pen) -> None:
    """A line through something missing."""
    pen.stroke((10, 84), (94, 30), line=26, hole=True)
    pen.stroke((4, 88), (98, 26), line=11)


def _either(pen: Pen) -> None:
    """A ring or a rosary, with a stroke between them."""
    pen.emblem("influence", 0, 0, 52)
    pen.stroke((20, 92), (78, 10), line=7)
    _rosary(pen.within(50, 48, 50, 52))


def _next_round(pen: Pen) -> None:
    """Two arrowheads that go on."""
    for x in (8, 48):
        pen.stroke((x, 14), (x + 38, 50), (x, 86), line=17)


def _flip(pen: Pen) -> None:
    """A tile with laurels."""
    pen.block(2, 2, 96, 96, round_=12)
    pen.turned().emblem("prestige", 12, 12, 76)


SIGNS = Signs(
    symbols.SIGNS,
    any_action=emblem("any_action"),
    book=emblem("book"),
    cheaper=_cheaper,
    chapel=emblem("church"),
    die=_die,
    either=_either,
    extra_die=_extra_die,
    flip_tile=_flip,
    goods=_goods,
    house=emblem("house"),
    influence=emblem("influence"),
    move=emblem("move"),
    next_round=_next_round,
    novice=emblem("novice"),
    prestige=emblem("prestige"),
    reroll=_reroll,
    rosary=_rosary,
    send=_send,
    soup=_bowl,
    start=emblem("column"),
    tool=emblem("tool"),
    used=_used,
    upgrade=emblem("upgrade"),
    walk=_arches,
    wares=emblem("goods"),
    window=_window,
    year=emblem("cloister"),
)
draw_sign = SIGNS.draw

CLOISTER_HUES: dict[str, Hue] = {"A": "red", "B": "green", "C": "blue", "D": "gold", "E": "violet"}
"""The hue of each cloister."""

CRESTS = {"A": "griffin", "B": "oak_leaf", "C": "fish", "D": "sun", "E": "grapes"}
"""The emblem of each cloister."""

BUILDINGS: dict[str, str] = {Building.PROFANE: "soup", Building.WORKSHOP: "tool", Building.COMMON_ROOM: "book"}
"""The material of a kind of building, which is its symbol."""

NEEDS: dict[str, str] = {**BUILDINGS, ANY_BUILDING: "house", "chapel": "chapel", "walk": "walk"}
"""The symbols of the places that orders name; a house is any building."""

TASKS = {"dice": "extra_die", "walks": "walk", "chapels": "chapel", "windows": "window", "everywhere": "novice"}
"""The symbols of things that orders count."""

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
RIM, INSIDE = 0.06, 0.24
"""How much of a novice's width is his rim; how far in the mark begins on him, or on a die."""
LYING = 34
"""How large a neutral die is before its number."""
RAISED, BEYOND = 0.07, 4
"""How far the letter on a shield stands above its middle, and how far its room goes beyond it."""


def draw_die(canvas: Canvas, number: int, box: Box, fill: Colour, pip: Colour) -> None:
    """A die that shows a number (0: none)."""
    pen = Pen(canvas, box.square("middle"), fill, pip)
    _die(pen)
    for x, y in PIPS[number]:
        pen.disc(x - 9, y - 9, 18, 18, hole=True)


def draw_own_die(canvas: Canvas, seat: int, box: Box, theme: Theme, tone: Tone = plain) -> None:
    """A personal die: in the colour of its owner, with the mark."""
    draw_sign(canvas, "die", box, tone(theme.line(seat)), theme.panel)
    draw_mark(canvas, seat, box.inset(box.width * INSIDE), theme.ground)


def draw_novice(canvas: Canvas, seat: int, box: Box, theme: Theme) -> None:
    """A novice where he stands: round, in the colour of his school, with its mark."""
    spot = box.square("middle")
    colour = theme.line(seat)
    canvas.disc(spot, mixed(colour, theme.ground, 0.45))
    canvas.disc(spot.inset(spot.width * RIM), colour)
    draw_mark(canvas, seat, spot.inset(spot.width * INSIDE), theme.ground)


def draw_reroll(canvas: Canvas, box: Box, theme: Theme, *, fresh: bool) -> None:
    """The reroll tile: bright while it may be used, then struck out."""
    draw_sign(canvas, "reroll" if fresh else "used", box, theme.accent if fresh else theme.faint, theme.panel)


def draw_lying(canvas: Canvas, box: Box, count: int, theme: Theme, tone: Tone = plain) -> None:
    """So many neutral dice, where they lie: on the ground of the picture."""
    side = min(box.height - 6, LYING)
    draw_sign(canvas, "die", box.left_part(side), tone(theme.ink), theme.ground)
    ink = theme.ink if tone is plain else theme.faint
    canvas.words(box.without_left(side + 5), str(count), ink, HEADING, style="bold")


def draw_niche(canvas: Canvas, box: Box, edge: Colour, ground: Colour) -> None:
    """A place where nobody stands: an empty niche."""
    canvas.disc(box.square("middle"), ground, edge, 2.5)


def draw_messenger(canvas: Canvas, seat: int, box: Box, theme: Theme) -> None:
    """A messenger where he stands: a pin in the colour of his school, with its mark."""
    spot = box.square("middle")
    head = Box(spot.x + spot.width * 0.11, spot.y, spot.width * 0.78, spot.width * 0.78)
    waist, foot = head.y + head.height * 0.66, (spot.x + spot.width / 2, spot.bottom)
    colour = theme.line(seat)
    canvas.polygon([(head.x + head.width * 0.06, waist), foot, (head.right - head.width * 0.06, waist)], colour)
    canvas.disc(head, colour)
    draw_mark(canvas, seat, head.inset(head.width * 0.22), theme.ground)


def draw_crest(canvas: Canvas, letter: str, box: Box, theme: Theme, tone: Tone = plain) -> None:
    """A cloister's crest on a shield of its colour."""
    _shield(canvas, letter, box, theme, tone).turned().emblem(CRESTS[letter], 16, 8, 68)


def draw_letter(canvas: Canvas, letter: str, box: Box, theme: Theme, tone: Tone = plain) -> None:
    """A cloister's letter on a shield of its colour: for shields too small for the crest."""
    spot = box.square("middle")
    pen = _shield(canvas, letter, spot, theme, tone)
    canvas.words(
        spot.inset(-BEYOND).moved(0, -spot.height * RAISED), letter, pen.hole, TEXT, style="bold", align="middle"
    )


def _shield(canvas: Canvas, letter: str, box: Box, theme: Theme, tone: Tone) -> Pen:
    """A shield of a cloister's colour; what is drawn on it is dark, and bright where the shield is quiet."""
    ink = theme.card_ink if tone is plain else theme.ink
    pen = Pen(canvas, box.square("middle"), tone(cloister_colour(letter, theme)), ink)
    pen.block(4, 0, 92, 40, round_=10)
    pen.shape((4, 20), (96, 20), (96, 56), (80, 80), (50, 100), (20, 80), (4, 56))
    return pen


def cloister_colour(letter: str, theme: Theme) -> Colour:
    """The colour of a cloister."""
    return theme.hues[CLOISTER_HUES[letter]]
