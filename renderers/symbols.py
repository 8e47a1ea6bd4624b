"""Our own symbols, drawn with shapes in a square box: money, cards, actions, kinds of cards, seats.

Law: a symbol says the same as the colour or word beside it; none is the only sign of anything.
"""

from collections.abc import Callable
from math import cos, pi, sin
from typing import TypeAlias

from renderers.canvas import Box, Canvas
from renderers.theme import Colour

BLADE = ((-30, 70), (26, 14), (46, 2), (34, 22), (-22, 78))
"""A sword's blade in hundredths, seen from the middle of the box."""

SHIELD = ((10, 6), (90, 6), (90, 46), (85, 62), (74, 78), (50, 97), (26, 78), (15, 62), (10, 46))

Draw: TypeAlias = Callable[[Canvas, Box, Colour], None]


def draw_symbol(canvas: Canvas, name: str, box: Box, fill: Colour) -> None:
    """Draw a symbol by name; an unknown name is a plain dot."""
    SYMBOLS.get(name, _dot)(canvas, box.square("middle"), fill)


def _at(box: Box, *points: tuple[float, float]) -> list[tuple[float, float]]:
    """Points given in hundredths of the box."""
    return [(box.x + x * box.width / 100, box.y + y * box.height / 100) for x, y in points]


def _part(box: Box, x: float, y: float, width: float, height: float) -> Box:
    """A part of the box given in hundredths."""
    (left, top), (right, bottom) = _at(box, (x, y), (x + width, y + height))
    return Box(left, top, right - left, bottom - top)


def _dot(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.disc(_part(box, 30, 30, 40, 40), fill)


def _coins(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A small pile of coins."""
    canvas.disc(_part(box, 4, 11, 92, 36), fill)
    for depth in (29, 51):
        canvas.arc(_part(box, 8, depth, 84, 36), 0, 180, fill, box.width * 0.13)


def _card(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.panel(_part(box, 20, 4, 60, 92), None, box.width * 0.1, fill, box.width * 0.09)
    canvas.line(_at(box, (36, 34), (64, 34)), fill, box.width * 0.07)
    canvas.line(_at(box, (36, 50), (64, 50)), fill, box.width * 0.07)


def _action(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.polygon(_at(box, (8, 36), (50, 36), (50, 12), (94, 50), (50, 88), (50, 64), (8, 64)), fill)


def _buy(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.polygon(_at(box, (6, 42), (94, 42), (80, 92), (20, 92)), fill)
    canvas.arc(_part(box, 24, 10, 52, 64), 180, 360, fill, box.width * 0.09)


def _shield(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.polygon(_at(box, *SHIELD), fill)


def _curse(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A broken shield."""
    canvas.polygon(_at(box, (6, 8), (50, 8), (36, 34), (54, 54), (38, 92), (22, 78), (11, 62), (6, 46)), fill)
    canvas.polygon(_at(box, (62, 8), (94, 8), (94, 46), (89, 62), (78, 78), (50, 97), (66, 52), (48, 32)), fill)


def _blades(canvas: Canvas, box: Box, fill: Colour) -> None:
    """Two crossed swords."""
    for side in (1, -1):
        canvas.polygon(_at(box, *((50 + side * x, y) for x, y in BLADE)), fill)
        canvas.line(_at(box, (50 - side * 40, 58), (50 - side * 10, 88)), fill, box.width * 0.1)


def _bolt(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.polygon(_at(box, (60, 0), (14, 56), (44, 56), (34, 100), (86, 38), (54, 38)), fill)


def _star(canvas: Canvas, box: Box, fill: Colour) -> None:
    points = []
    for corner in range(10):
        reach, angle = (48, 20)[corner % 2], pi * (corner / 5 - 0.5)
        points.append((50 + reach * cos(angle), 52 + reach * sin(angle)))
    canvas.polygon(_at(box, *points), fill)


def _hand(canvas: Canvas, box: Box, fill: Colour) -> None:
    """Three cards fanned out."""
    for lean in (-0.48, 0.0, 0.48):
        points = ((-15, -90), (15, -90), (10, -18), (-10, -18))
        turned = [(x * cos(lean) - y * sin(lean), x * sin(lean) + y * cos(lean)) for x, y in points]
        canvas.polygon(_at(box, *((50 + x, 102 + y) for x, y in turned)), fill)


def _deck(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.panel(_part(box, 14, 4, 62, 80), fill, box.width * 0.08)
    canvas.line(_at(box, (86, 16), (86, 94), (26, 94)), fill, box.width * 0.08)


def _discard(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.panel(_part(box, 14, 4, 62, 80), None, box.width * 0.08, fill, box.width * 0.08)
    canvas.line(_at(box, (86, 16), (86, 94), (26, 94)), fill, box.width * 0.08)


def _trash(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.polygon(_at(box, (18, 28), (82, 28), (74, 96), (26, 96)), fill)
    canvas.line(_at(box, (8, 18), (92, 18)), fill, box.width * 0.1)
    canvas.line(_at(box, (38, 8), (62, 8)), fill, box.width * 0.1)


def _aside(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.panel(_part(box, 6, 26, 88, 60), None, box.width * 0.1, fill, box.width * 0.09)
    canvas.line(_at(box, (24, 56), (76, 56)), fill, box.width * 0.09)


def _empty(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A pile that is gone."""
    canvas.panel(_part(box, 16, 4, 68, 92), None, box.width * 0.1, fill, box.width * 0.08)
    canvas.line(_at(box, (32, 28), (68, 72)), fill, box.width * 0.08)
    canvas.line(_at(box, (68, 28), (32, 72)), fill, box.width * 0.08)


def _tokens(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A shield in a ring."""
    canvas.disc(_part(box, 2, 2, 96, 96), None, fill, box.width * 0.08)
    _shield(canvas, _part(box, 26, 24, 48, 56), fill)


def _bane(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.polygon(_at(box, (40, 2), (60, 2), (55, 64), (45, 64)), fill)
    canvas.disc(_part(box, 39, 74, 22, 22), fill)


def _route(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A wheel."""
    canvas.disc(_part(box, 4, 4, 92, 92), None, fill, box.width * 0.1)
    canvas.line(_at(box, (50, 6), (50, 94)), fill, box.width * 0.08)
    canvas.line(_at(box, (6, 50), (94, 50)), fill, box.width * 0.08)


def _named(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A ring with a bar across."""
    canvas.disc(_part(box, 4, 4, 92, 92), None, fill, box.width * 0.12)
    canvas.line(_at(box, (20, 20), (80, 80)), fill, box.width * 0.12)


def _forbidden(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A padlock."""
    canvas.panel(_part(box, 12, 44, 76, 54), fill, box.width * 0.1)
    canvas.arc(_part(box, 26, 4, 48, 76), 180, 360, fill, box.width * 0.12)


def _lowered(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A ring with an arrow that points down."""
    canvas.disc(_part(box, 2, 2, 96, 96), None, fill, box.width * 0.08)
    canvas.polygon(_at(box, (42, 20), (58, 20), (58, 48), (76, 48), (50, 82), (24, 48), (42, 48)), fill)


def _waiting(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.line(_at(box, (18, 6), (82, 6)), fill, box.width * 0.1)
    canvas.line(_at(box, (18, 94), (82, 94)), fill, box.width * 0.1)
    canvas.polygon(_at(box, (24, 12), (76, 12), (54, 50), (76, 88), (24, 88), (46, 50)), fill)


def _turn(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.polygon(_at(box, (18, 8), (92, 50), (18, 92)), fill)


SYMBOLS: dict[str, Draw] = {
    "action": _action,
    "actions": _action,
    "aside": _aside,
    "attack": _blades,
    "bane": _bane,
    "buys": _buy,
    "card": _card,
    "cards": _card,
    "coins": _coins,
    "curse": _curse,
    "deck": _deck,
    "discard": _discard,
    "empty": _empty,
    "forbidden": _forbidden,
    "hand": _hand,
    "lowered": _lowered,
    "named": _named,
    "points": _shield,
    "prize": _star,
    "reaction": _bolt,
    "tokens": _tokens,
    "trade_route": _route,
    "trash": _trash,
    "treasure": _coins,
    "turn": _turn,
    "victory": _shield,
    "waiting": _waiting,
}

MARKS = ("disc", "square", "diamond", "up", "down", "cross")
"""A mark per seat, so that a line or a name is known without its colour."""


def draw_mark(canvas: Canvas, seat: int, box: Box, fill: Colour) -> None:
    """The mark of a seat."""
    box = box.square("middle")
    match MARKS[seat % len(MARKS)]:
        case "disc":
            canvas.disc(_part(box, 8, 8, 84, 84), fill)
        case "square":
            canvas.panel(_part(box, 12, 12, 76, 76), fill)
        case "diamond":
            canvas.polygon(_at(box, (50, 0), (100, 50), (50, 100), (0, 50)), fill)
        case "up":
            canvas.polygon(_at(box, (50, 6), (98, 92), (2, 92)), fill)
        case "down":
            canvas.polygon(_at(box, (50, 94), (98, 8), (2, 8)), fill)
        case _:
            canvas.line(_at(box, (12, 12), (88, 88)), fill, box.width * 0.24)
            canvas.line(_at(box, (88, 12), (12, 88)), fill, box.width * 0.24)
