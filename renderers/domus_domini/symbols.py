"""The symbols of Domus Domini, drawn with shapes in a square box: areas, brothers, stores, cards, places.

Law: a symbol says the same as the word or number beside it; each has a shape of its own, so that no colour is needed.
"""

from renderers import symbols
from renderers.pen import Pen, Signs
from renderers.theme import Colour, Hue, Theme


def _garden(pen: Pen) -> None:
    """A plant with two leaves."""
    pen.stroke((50, 34), (50, 94), line=10)
    pen.shape((50, 60), (24, 56), (6, 38), (4, 14), (28, 18), (44, 34))
    pen.shape((50, 74), (76, 70), (94, 52), (96, 28), (72, 32), (56, 48))


def _cheese(pen: Pen) -> None:
    """A wedge with holes."""
    pen.shape((4, 50), (74, 12), (96, 50))
    pen.block(4, 54, 92, 34)
    pen.disc(16, 60, 20, 20, hole=True)
    pen.disc(60, 66, 22, 22, hole=True)
    pen.disc(56, 30, 16, 14, hole=True)


def _brewery(pen: Pen) -> None:
    """A barrel."""
    pen.shape((24, 4), (76, 4), (90, 34), (90, 66), (76, 96), (24, 96), (10, 66), (10, 34))
    pen.stroke((12, 28), (88, 28), line=7, hole=True)
    pen.stroke((12, 72), (88, 72), line=7, hole=True)
    pen.disc(41, 41, 18, 18, hole=True)


def _prayer(pen: Pen) -> None:
    """A brother under the chapel's roof."""
    pen.shape((50, 0), (98, 40), (86, 40), (86, 98), (14, 98), (14, 40), (2, 40))
    pen.disc(38, 32, 24, 24, hole=True)
    pen.shape((42, 54), (58, 54), (70, 66), (74, 92), (26, 92), (30, 66), hole=True)


def _field(pen: Pen) -> None:
    """A sheaf."""
    for lean in (-34, 0, 34):
        pen.stroke((50, 62), (50 + lean, 22), line=9)
        pen.disc(50 + lean - 10, 0, 20, 34)
    pen.stroke((30, 64), (70, 64), line=10)
    pen.shape((42, 60), (58, 60), (76, 98), (24, 98))


def _vegetable(pen: Pen) -> None:
    """A carrot."""
    pen.shape((26, 38), (74, 38), (66, 66), (50, 98), (34, 66))
    pen.disc(26, 26, 48, 26)
    for lean in (-24, 0, 24):
        pen.stroke((50, 28), (50 + lean, 3), line=10)


def _hut(pen: Pen) -> None:
    """A kennel."""
    pen.shape((50, 6), (98, 48), (84, 48), (84, 96), (16, 96), (16, 48), (2, 48))
    pen.disc(33, 48, 34, 36, hole=True)
    pen.block(33, 66, 34, 31, hole=True)


def _dog(pen: Pen) -> None:
    """A dog that sits."""
    pen.shape(
        (18, 10), (34, 20), (56, 20), (62, 40), (84, 66), (84, 96), (26, 96), (34, 60), (4, 46), (4, 34), (18, 28)
    )
    pen.stroke((82, 92), (97, 76), line=8)
    pen.disc(27, 27, 9, 9, hole=True)


def _money(pen: Pen) -> None:
    """A coin with a rim."""
    pen.disc(4, 4, 92, 92)
    pen.disc(16, 16, 68, 68, hole=True)
    pen.disc(25, 25, 50, 50)


def _saved(pen: Pen) -> None:
    """A chest."""
    pen.bow(6, 10, 88, 80, 180, 360, line=12)
    pen.shape((8, 50), (18, 24), (34, 14), (66, 14), (82, 24), (92, 50))
    pen.block(4, 56, 92, 38, round_=4)
    pen.disc(40, 46, 20, 22, hole=True)


def _letter(pen: Pen) -> None:
    """A sheet with a seal."""
    pen.block(14, 2, 72, 76, round_=5)
    for y in (18, 34, 50):
        pen.stroke((26, y), (74, y), line=6, hole=True)
    pen.disc(46, 52, 42, 42, hole=True)
    pen.disc(51, 57, 32, 32)
    pen.shape((58, 82), (76, 82), (80, 100), (67, 92), (54, 100))


def _cart(pen: Pen) -> None:
    """A wheelbarrow."""
    pen.shape((24, 18), (98, 18), (80, 58), (42, 58))
    pen.stroke((2, 34), (44, 56), (58, 80), line=8)
    pen.ring(50, 60, 36, 36, line=10)
    pen.stroke((28, 46), (28, 92), line=8)


def _herdsman(pen: Pen) -> None:
    """A crook."""
    pen.stroke((38, 36), (38, 98), line=13)
    pen.bow(32, 4, 50, 56, 180, 400, line=13)


def _drunkard(pen: Pen) -> None:
    """A mug that foams over."""
    pen.block(14, 34, 56, 62, round_=8)
    pen.bow(52, 44, 42, 38, 270, 450, line=11)
    for x, y in ((8, 14), (30, 6), (52, 14)):
        pen.disc(x, y, 28, 28)
    for x in (28, 46):
        pen.stroke((x, 50), (x, 84), line=7, hole=True)


def _cellerar(pen: Pen) -> None:
    """A key."""
    pen.ring(2, 30, 42, 42, line=12)
    pen.stroke((42, 51), (98, 51), line=12)
    pen.stroke((74, 52), (74, 76), line=11)
    pen.stroke((91, 52), (91, 72), line=11)


def _bonus(pen: Pen) -> None:
    """A key with a plus."""
    pen.ring(2, 48, 38, 38, line=11)
    pen.stroke((38, 67), (98, 67), line=11)
    pen.stroke((74, 68), (74, 90), line=10)
    pen.stroke((91, 68), (91, 88), line=10)
    pen.stroke((68, 4), (68, 48), line=12)
    pen.stroke((46, 26), (90, 26), line=12)


def _production(pen: Pen) -> None:
    """A basket."""
    pen.bow(20, 8, 60, 80, 180, 360, line=8)
    pen.shape((4, 46), (96, 46), (82, 96), (18, 96))
    pen.stroke((14, 62), (86, 62), line=6, hole=True)
    pen.stroke((18, 78), (82, 78), line=6, hole=True)


def _cluny(pen: Pen) -> None:
    """A church between two towers."""
    for x in (4, 74):
        pen.block(x, 30, 22, 68)
        pen.shape((x - 2, 32), (x + 11, 2), (x + 24, 32))
    pen.shape((24, 56), (50, 32), (76, 56), (76, 98), (24, 98))
    pen.disc(40, 60, 20, 22, hole=True)
    pen.block(40, 72, 20, 26, hole=True)


def _house(pen: Pen) -> None:
    """A card with a cross: the card of the cloister."""
    pen.block(16, 2, 68, 96, round_=9)
    pen.stroke((50, 20), (50, 80), line=10, hole=True)
    pen.stroke((32, 40), (68, 40), line=10, hole=True)


SIGNS = Signs(
    symbols.SIGNS,
    bonus=_bonus,
    brewery=_brewery,
    cart=_cart,
    cellerar=_cellerar,
    cheese=_cheese,
    cloister=symbols.SIGNS["arches"],
    cluny=_cluny,
    dog=_dog,
    drunkard=_drunkard,
    field=_field,
    food=symbols.SIGNS["bowl"],
    garden=_garden,
    herdsman=_herdsman,
    house=_house,
    hut=_hut,
    letter=_letter,
    money=_money,
    prayer=_prayer,
    production=_production,
    saved=_saved,
    vegetable=_vegetable,
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
    """The colour of a symbol on a panel: the accent by day, where the pale colours of areas would be lost."""
    by_night = theme.panel < theme.ink
    return area_colour(sign, theme) if sign in AREA_HUES and by_night else theme.accent
