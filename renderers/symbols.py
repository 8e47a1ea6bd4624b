"""Our own symbols, drawn with shapes in a square box: money, cards, actions, kinds of cards, seats.

Law: a symbol says the same as the colour or word beside it; none is the only sign of anything.
"""

from collections.abc import Callable
from math import cos, pi, sin
from typing import TypeAlias

from renderers.canvas import Box, Canvas
from renderers.theme import Colour

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


def _coin(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.disc(_part(box, 4, 4, 92, 92), None, fill, box.width * 0.09)
    canvas.disc(_part(box, 26, 26, 48, 48), None, fill, box.width * 0.07)


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
    canvas.polygon(_at(box, (10, 8), (90, 8), (90, 50), (76, 76), (50, 96), (24, 76), (10, 50)), fill)


def _curse(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.disc(_part(box, 8, 8, 84, 84), None, fill, box.width * 0.1)
    canvas.line(_at(box, (24, 24), (76, 76)), fill, box.width * 0.1)


def _blades(canvas: Canvas, box: Box, fill: Colour) -> None:
    for left, right in ((12, 88), (88, 12)):
        canvas.line(_at(box, (left, 90), (right, 10)), fill, box.width * 0.11)
        grip = left + (right - left) * 0.26
        reach = 16 if left < right else -16
        canvas.line(_at(box, (grip - reach, 90 - 34), (grip + reach, 90 - 8)), fill, box.width * 0.09)


def _turned(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.arc(_part(box, 14, 20, 66, 66), -30, 230, fill, box.width * 0.12)
    canvas.polygon(_at(box, (58, 18), (98, 30), (68, 58)), fill)


def _star(canvas: Canvas, box: Box, fill: Colour) -> None:
    points = []
    for corner in range(10):
        reach, angle = (48, 20)[corner % 2], pi * (corner / 5 - 0.5)
        points.append((50 + reach * cos(angle), 52 + reach * sin(angle)))
    canvas.polygon(_at(box, *points), fill)


def _hand(canvas: Canvas, box: Box, fill: Colour) -> None:
    for lean in (-14, 0, 14):
        x = 50 + lean * 1.6
        corners = _at(
            box, (x - 16 + lean, 14), (x + 16 + lean, 14), (x + 14 - lean * 0.2, 88), (x - 14 - lean * 0.2, 88)
        )
        canvas.line([*corners, corners[0]], fill, box.width * 0.07)


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


def _waiting(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.line(_at(box, (18, 6), (82, 6)), fill, box.width * 0.1)
    canvas.line(_at(box, (18, 94), (82, 94)), fill, box.width * 0.1)
    canvas.polygon(_at(box, (24, 12), (76, 12), (54, 50), (76, 88), (24, 88), (46, 50)), fill)


def _turn(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.polygon(_at(box, (18, 8), (92, 50), (18, 92)), fill)


SYMBOLS: dict[str, Draw] = {
    "action": _action,
    "actions": _action,
    "attack": _blades,
    "buys": _buy,
    "card": _card,
    "cards": _card,
    "coins": _coin,
    "curse": _curse,
    "deck": _deck,
    "discard": _discard,
    "hand": _hand,
    "points": _shield,
    "prize": _star,
    "reaction": _turned,
    "tokens": _star,
    "trash": _trash,
    "treasure": _coin,
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
