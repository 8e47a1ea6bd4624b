"""Actions and bonuses as rows of symbols and short numbers: what an action field, a path field, a window gives.

Law: payments have a minus before them, and nothing else has.
"""

from collections.abc import Sequence

from games.monasterium.action import Action, ActionKind
from renderers.monasterium.symbols import SIGNS, draw_sign
from renderers.surface.canvas import Box, Canvas
from renderers.surface.lettering import width
from renderers.surface.theme import Colour

SIZE = 36
"""The size of the words."""
GAP = 4
MOST = 52
"""How large a symbol gets."""
LEAST = 30
"""The least size of symbols that have words beside them."""
MINUS = "\u2212"
"""The sign before a payment; gains have a plus, or nothing."""
SHOWN_SINGLY = 2
"""Up to so many of a good are drawn one by one."""


def pieces(action: Action) -> tuple[str, ...]:
    """An action or bonus as names of symbols and as words."""
    match action.kind:
        case ActionKind.SEND:
            return ("send", *("cheaper",) * action.amount)
        case ActionKind.TAKE:
            single = action.amount <= SHOWN_SINGLY
            return (action.good,) * action.amount if single else (str(action.amount), action.good)
        case ActionKind.MOVE:
            return ("move",) if action.most == 1 else ("move", reach(action.amount, action.most))
        case ActionKind.WINDOW:
            return ("window", "chapel") if action.good else ("window",)
        case ActionKind.POINTS:
            return f"+{action.amount}", "prestige"
        case kind:
            return PIECES[kind]


PIECES = {
    ActionKind.ANY_ACTION: ("any_action",),
    ActionKind.EXTRA_DIE: ("extra_die",),
    ActionKind.EITHER: ("influence", "/", "rosary"),
    ActionKind.GOODS: ("goods",),
    ActionKind.UPGRADE: ("upgrade",),
}


def reach(least: int, most: int) -> str:
    """How many fields the messenger moves."""
    return str(most) if least == most else f"{least}\u2013{most}"


def draw_action(
    canvas: Canvas, box: Box, action: Action, fill: Colour, hole: Colour, ink: Colour | None = None
) -> None:
    """The row of an action or bonus; words only where they leave room for the symbols."""
    row = pieces(action)
    if _side(box, row) < LEAST:
        row = ("either",) if action.kind is ActionKind.EITHER else row
        row = tuple(piece for piece in row if piece in SIGNS)
    draw_row(canvas, box, row, fill, hole, ink or fill)


def _side(box: Box, row: Sequence[str]) -> float:
    """How large the symbols of a row get, if it has any."""
    words = sum(_wide(piece) for piece in row) + GAP * (len(row) - 1)
    return min(MOST, box.height, (box.width - words) / max(sum(piece in SIGNS for piece in row), 1))


def _wide(piece: str) -> int:
    """The room of words; symbols take the rest."""
    return 0 if piece in SIGNS else width(piece, "bold", SIZE) + 2


def draw_row(canvas: Canvas, box: Box, row: Sequence[str], fill: Colour, hole: Colour, ink: Colour) -> None:
    """Symbols, as large as they fit, and words (in `ink`) beside each other in the middle of the box."""
    side, widths = _side(box, row), [_wide(piece) for piece in row]
    taken = sum(wide or side for wide in widths) + GAP * (len(row) - 1)
    x = box.x + (box.width - taken) / 2
    for piece, wide in zip(row, widths, strict=True):
        spot = Box(x, box.y, wide or side, box.height)
        if wide:
            canvas.words(spot, piece, ink, SIZE, style="bold", align="middle")
        else:
            draw_sign(canvas, piece, spot, fill, hole)
        x += spot.width + GAP
