"""What one person sees: while asked, the picture of the question; else the own abbey, large."""

from games.domus_domini.view import AbbeyView, View
from renderers.domus_domini.abbeys.buildings import buildings
from renderers.domus_domini.abbeys.held import cards, food
from renderers.domus_domini.abbeys.stores import stores, treasury
from renderers.domus_domini.abbeys.tile import TAG_WIDTH, standing_signs, tag
from renderers.domus_domini.asking.sheet import question_sheet
from renderers.domus_domini.changes import gained
from renderers.domus_domini.head import head
from renderers.domus_domini.symbols import SIGNS, draw_sign
from renderers.domus_domini.table import table_sheets
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import HEADING, Box, FinishedPart, panelled
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER, stacked
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import theme_for

NAME, GAP = 64, 12
"""The height of the name; the gap between two panels."""
MARK, SIGN, PITCH = 42, 44, 54
"""The mark before the name; a symbol behind it, and from one to the next."""
LETTERS, SCROLL, SCORE = 150, 58, 50
"""The room of the letters, their symbol, and the size of their number."""


def abbey_sheet(view: View, stage: Stage) -> FinishedPart:
    """The viewer's question, or the viewer's abbey: the name, buildings, stores, cards, and the totals; a spectator
    sees the table.
    """
    if view.seat is None:
        return table_sheets(view, stage)[0].part
    if (asked := question_sheet(view, stage)) is not None:
        return asked
    abbey = view.abbeys[view.seat]
    return stacked(
        [
            head(view, stage),
            name_of(abbey, view, stage),
            buildings(abbey, view.board, stage),
            stores(abbey, stage),
            treasury(abbey, stage),
            cards(abbey, stage),
            food(abbey, stage, on_road=view.on_road),
        ],
        theme_for(*stage.looks),
        GAP,
    )


def name_of(abbey: AbbeyView, view: View, stage: Stage) -> FinishedPart:
    """Mark and name, the letters, with a crown for the most; the start column, whether awaited."""
    signs = tuple(standing_signs(abbey, view, stage))
    return _name(abbey.seat, stage.name(abbey.seat), abbey.letters, gained(abbey, stage), signs, stage.looks)


@kept
def _name(seat: int, called: str, letters: int, came: int, signs: tuple[str, ...], looks: Looks) -> FinishedPart:
    theme = theme_for(*looks)
    canvas = panelled(INNER, NAME, theme, 18)
    inside = canvas.box.inset(20, 4)
    draw_mark(canvas, seat, inside.left_part(MARK), theme.line(seat))
    score = inside.right_part(LETTERS + (TAG_WIDTH if came else 0))
    if came:
        tag(canvas, score.right_part(TAG_WIDTH), came, theme)
    SIGNS.tell(canvas, score.left_part(LETTERS), "letter", str(letters), theme, side=SCROLL, size=SCORE)
    for number, sign in enumerate(signs, 1):
        spot = Box(score.x - PITCH * number - 6, inside.y, SIGN, inside.height)
        draw_sign(canvas, sign, spot, theme.accent, theme.panel)
    name = Box(inside.x + MARK + 12, inside.y, score.x - PITCH * len(signs) - MARK - 52, inside.height)
    canvas.words(name, called, theme.ink, HEADING, style="bold")
    return canvas.finished()
