"""The stores of an abbey: brothers, vegetables, dogs, money, a place each."""

from collections.abc import Sequence

from games.domus_domini.board import CLOISTER, FIELD, STORE
from games.domus_domini.view import AbbeyView
from games.kernel.engine.text import Text
from renderers.domus_domini.symbols import draw_sign
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage
from renderers.surface.kept import kept
from renderers.surface.sheet import GAP, INNER
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, mixed, theme_for

PANEL = 18
"""The radius of a panel's corners."""
TITLE, PIECE = 44, 50
COUNT_GAP = 12
"""The gap between a title and its number."""
# Shares, not equal columns: a field holds eight brothers, and "vegetables" is a long word.
SHARES = (0.25, 0.24, 0.27, 0.24)
"""How cloister, chapel, field and vegetables share the width."""
TREASURY, AMOUNT_SIGN, AMOUNT = 72, 56, 96
"""The height of the row of money, savings and dogs; a symbol there, and the greatest width of its number."""
TREASURY_SHARES = (0.31, 0.28, 0.41)
"""How they share the width."""
APART = 14
"""The gap between a large symbol and its number, and between that and its unit."""


def stores(abbey: AbbeyView, stage: Stage) -> FinishedPart:
    """Brothers in cloister, chapel and field, and vegetables: a place each, filled or free."""
    chapel = abbey.chapel
    held = (
        ("picture-domus-cloister", "brother", abbey.cloister, CLOISTER),
        ("picture-domus-chapel", "brother", chapel.brothers, chapel.capacity),
        ("picture-domus-field", "brother", abbey.field, FIELD),
        ("picture-domus-vegetables", "vegetable", abbey.vegetables, STORE),
    )
    whole = Collage(_row(TITLE + 2 * PIECE + 22, stage.looks))
    for room, (message, sign, count, most) in zip(_shared(whole.box, SHARES), held, strict=True):
        said = stage.say(Text(message))
        whole.lay(room, whole.theme.ground, _place, said, sign, count, most)
    return whole.finished()


@kept
def _row(height: int, looks: Looks) -> FinishedPart:
    """A row without anything in it."""
    return Canvas(INNER, height, theme_for(*looks)).finished()


def _place(canvas: Canvas, room: Box, said: str, sign: str, count: int, most: int, theme: Theme) -> None:
    """A place with its contents."""
    canvas.panel(room, theme.panel, PANEL)
    inside = room.inset(14, 8)
    _title(canvas, inside.top_part(TITLE), said, str(count), theme)
    pieces = Box(inside.x, inside.y + TITLE + 2, inside.width, 2 * PIECE)
    _pieces(canvas, pieces, sign, count, most, theme)


def _title(canvas: Canvas, box: Box, words: str, amount: str, theme: Theme) -> None:
    taken = canvas.words(box, amount, theme.ink, HEADING, style="bold", align="right")
    canvas.words(box.left_part(box.width - taken - COUNT_GAP), words, theme.faint, TEXT)


def _pieces(canvas: Canvas, box: Box, sign: str, count: int, most: int, theme: Theme) -> None:
    """A place for each piece: a symbol if it is there, a ring if there is room for it, else nothing."""
    columns = max(-(-most // 2), 2)
    for place in range(most):
        cell = box.columns(columns, 4)[place % columns]
        spot = Box(cell.x, box.y + place // columns * PIECE, cell.width, PIECE).inset(2, 4)
        if place < count:
            draw_sign(canvas, sign, spot, theme.accent, theme.panel)
        else:
            canvas.disc(spot.square("middle").inset(12), None, mixed(theme.edge, theme.faint, 0.4), 3)


def treasury(abbey: AbbeyView, stage: Stage) -> FinishedPart:
    """Money, savings, huts with their dogs."""
    whole = Collage(_row(TREASURY, stage.looks))
    amounts = (
        ("money", "picture-domus-money", str(abbey.money)),
        ("saved", "picture-domus-saved", str(abbey.saved)),
        ("dog", "picture-domus-dogs", f"{abbey.dogs}/{abbey.huts}"),
    )
    for cell, (sign, message, amount) in zip(_shared(whole.box, TREASURY_SHARES), amounts, strict=True):
        said = stage.say(Text(message))
        whole.lay(cell, whole.theme.ground, _amount, sign, amount, said)
    return whole.finished()


def _shared(box: Box, shares: Sequence[float]) -> list[Box]:
    """Boxes beside each other that share the width."""
    free, x, found = box.width - (len(shares) - 1) * GAP, box.x, []
    for share in shares:
        found.append(Box(x, box.y, free * share, box.height))
        x += free * share + GAP
    return found


def _amount(canvas: Canvas, box: Box, sign: str, amount: str, words: str, theme: Theme) -> None:
    canvas.panel(box, theme.panel, PANEL)
    inside = box.inset(16, 8)
    draw_sign(canvas, sign, inside.left_part(AMOUNT_SIGN), theme.accent, theme.panel)
    behind = inside.without_left(AMOUNT_SIGN + APART)
    taken = canvas.words(behind.left_part(AMOUNT), amount, theme.ink, 48, style="bold")
    canvas.words(behind.without_left(taken + APART), words, theme.faint, TEXT)
