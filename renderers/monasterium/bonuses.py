"""Actions and bonuses as rows of symbols and short numbers: what an action field, a path field, a window gives."""

from collections.abc import Sequence

from games.monasterium.printed import Deed
from renderers.canvas import Box, Canvas
from renderers.lettering import width
from renderers.monasterium.symbols import SIGNS, draw_sign
from renderers.theme import Colour

SIZE = 32
"""The size of the words."""
GAP = 4
MOST = 44
"""How large a symbol gets."""
WORDY = 60
"""From which width on words have room."""
MINUS = "\u2212"
SHOWN_SINGLY = 2
"""Up to so many of a good are drawn one by one."""


def pieces(deed: Deed) -> tuple[str, ...]:
    """An action or bonus as names of symbols and as words."""
    match deed.what:
        case "send":
            return ("send", f"{MINUS}{deed.amount}", "influence") if deed.amount else ("send",)
        case "take":
            single = deed.amount <= SHOWN_SINGLY
            return (deed.good,) * deed.amount if single else (str(deed.amount), deed.good)
        case "move":
            return ("move",) if deed.most == 1 else ("move", _range(deed.amount, deed.most))
        case "window":
            return ("window", "chapel") if deed.good else ("window",)
        case "pp":
            return f"+{deed.amount}", "prestige"
        case what:
            return PIECES[what]


PIECES = {
    "any_action": ("any_action",),
    "die": ("extra_die",),
    "either": ("influence", "/", "rosary"),
    "goods": ("goods",),
    "upgrade": ("soup", "›", "tool", "›", "book"),
}


def _range(least: int, most: int) -> str:
    return str(most) if least == most else f"{least}\u2013{most}"


def draw_deed(canvas: Canvas, box: Box, deed: Deed, fill: Colour, hole: Colour, ink: Colour | None = None) -> None:
    """The row of an action or bonus; words only where they have room."""
    row = [piece for piece in pieces(deed) if piece in SIGNS or box.width >= WORDY]
    draw_row(canvas, box, row, fill, hole, ink or fill)


def draw_row(canvas: Canvas, box: Box, row: Sequence[str], fill: Colour, hole: Colour, ink: Colour) -> None:
    """Symbols, as large as they have room, and words (in `ink`) beside each other in the middle of the box."""
    widths = [0 if piece in SIGNS else width(piece, "bold", SIZE) + 2 for piece in row]
    signs, taken = widths.count(0), sum(widths) + GAP * (len(row) - 1)
    side = min(MOST, box.height, (box.width - taken) / signs)
    x = box.x + (box.width - taken - side * signs) / 2
    for piece, wide in zip(row, widths, strict=True):
        spot = Box(x, box.y, wide or side, box.height)
        if wide:
            canvas.words(spot, piece, ink, SIZE, style="bold", align="middle")
        else:
            draw_sign(canvas, piece, spot, fill, hole)
        x += spot.width + GAP
