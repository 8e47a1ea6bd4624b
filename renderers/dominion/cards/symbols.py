"""The symbols of Dominion in a square box: kinds of cards, where cards lie, marks of piles.

Law: a symbol says the same as the colour or word beside it and is never the only sign of anything.
"""

from math import cos, sin

from renderers.parts import symbols
from renderers.parts.pen import Pen, Signs, emblem, shape
from renderers.surface.canvas import Box, Canvas
from renderers.surface.theme import Colour

SHIELD = ((10, 6), (90, 6), (90, 46), (85, 62), (74, 78), (50, 97), (26, 78), (15, 62), (10, 46))


def draw_symbol(canvas: Canvas, name: str, box: Box, fill: Colour) -> None:
    """Draw a symbol by name; an unknown name is a plain dot, so that a card may have a new kind."""
    SIGNS.draw(canvas, name if name in SIGNS else "dot", box, fill, fill)


def _dot(pen: Pen) -> None:
    pen.disc(30, 30, 40, 40)


def _coins(pen: Pen) -> None:
    """A small pile of coins."""
    pen.disc(4, 11, 92, 36)
    for depth in (29, 51):
        pen.bow(8, depth, 84, 36, 0, 180, line=13)


_shield = shape(*SHIELD)


def _curse(pen: Pen) -> None:
    """A broken shield."""
    pen.shape((6, 8), (50, 8), (36, 34), (54, 54), (38, 92), (22, 78), (11, 62), (6, 46))
    pen.shape((62, 8), (94, 8), (94, 46), (89, 62), (78, 78), (50, 97), (66, 52), (48, 32))


def _hand(pen: Pen) -> None:
    """Three cards fanned out."""
    for lean in (-0.48, 0.0, 0.48):
        points = ((-15, -90), (15, -90), (10, -18), (-10, -18))
        turned = [(x * cos(lean) - y * sin(lean), x * sin(lean) + y * cos(lean)) for x, y in points]
        pen.shape(*((50 + x, 102 + y) for x, y in turned))


def _deck(pen: Pen) -> None:
    pen.block(14, 4, 62, 80, round_=8)
    pen.stroke((86, 16), (86, 94), (26, 94), line=8)


def _discard(pen: Pen) -> None:
    pen.frame(14, 4, 62, 80, round_=8, line=8)
    pen.stroke((86, 16), (86, 94), (26, 94), line=8)


def _aside(pen: Pen) -> None:
    pen.frame(6, 26, 88, 60, round_=10)
    pen.stroke((24, 56), (76, 56))


def _next(pen: Pen) -> None:
    """An arrowhead, hollow: the turn is still to come."""
    pen.stroke((24, 12), (84, 50), (24, 88), (24, 12), (84, 50), line=10)


def _pass(pen: Pen) -> None:
    """A card and an arrow away from it."""
    pen.frame(4, 8, 46, 84, round_=8, line=8)
    pen.shape((34, 42), (64, 42), (64, 24), (98, 50), (64, 76), (64, 58), (34, 58))


def _empty(pen: Pen) -> None:
    """A pile that is gone."""
    pen.frame(16, 4, 68, 92, round_=10, line=8)
    pen.stroke((32, 28), (68, 72), line=8)
    pen.stroke((68, 28), (32, 72), line=8)


def _tokens(pen: Pen) -> None:
    """A shield in a ring."""
    pen.ring(2, 2, 96, 96, line=8)
    _shield(pen.within(26, 24, 48, 56))


def _bane(pen: Pen) -> None:
    pen.shape((40, 2), (60, 2), (55, 64), (45, 64))
    pen.disc(39, 74, 22, 22)


def _named(pen: Pen) -> None:
    """A ring with a bar across."""
    pen.ring(4, 4, 92, 92, line=12)
    pen.stroke((20, 20), (80, 80), line=12)


def _forbidden(pen: Pen) -> None:
    """A padlock."""
    pen.block(12, 44, 76, 54, round_=10)
    pen.bow(26, 4, 48, 76, 180, 360, line=12)


def _lowered(pen: Pen) -> None:
    """A ring with an arrow that points down."""
    pen.ring(2, 2, 96, 96, line=8)
    pen.shape((42, 20), (58, 20), (58, 48), (76, 48), (50, 82), (24, 48), (42, 48))


SIGNS = Signs(
    symbols.SIGNS,
    action=shape((8, 36), (50, 36), (50, 12), (94, 50), (50, 88), (50, 64), (8, 64)),
    aside=_aside,
    attack=emblem("attack"),
    bane=_bane,
    curse=_curse,
    deck=_deck,
    discard=_discard,
    dot=_dot,
    empty=_empty,
    forbidden=_forbidden,
    hand=_hand,
    lowered=_lowered,
    named=_named,
    next=_next,
    **{"pass": _pass},
    prize=emblem("prize"),
    reaction=shape((60, 0), (14, 56), (44, 56), (34, 100), (86, 38), (54, 38)),
    tokens=_tokens,
    trade_route=emblem("trade_route"),
    trash=emblem("trash"),
    treasure=_coins,
    victory=_shield,
)
