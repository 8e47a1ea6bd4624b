"""The own abbey, large: the name, what is built, what is to be decided, stores, cards, and what all adds up to."""

from games.domus_domini.view import AbbeyView, View
from renderers.canvas import HEADING, Box, Canvas, Part
from renderers.domus_domini.buildings import buildings
from renderers.domus_domini.changes import gained
from renderers.domus_domini.deeds import stores, treasury
from renderers.domus_domini.head import head
from renderers.domus_domini.held import cards, food
from renderers.domus_domini.market import choices
from renderers.domus_domini.symbols import SIGNS, draw_sign
from renderers.domus_domini.table import table_sheets
from renderers.domus_domini.tile import TAG_WIDTH, standing_signs, tag
from renderers.domus_domini.way import stretch, targets
from renderers.sheet import INNER, stacked
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, theme_for

NAME, GAP, CLOSE = 70, 12, 8
"""The height of the name; what is between two panels, and what there is while something more is shown."""
MARK, SIGN, PITCH = 42, 44, 54
"""The mark before the name; a symbol behind it, and from one to the next."""
LETTERS, SCROLL, SCORE = 150, 58, 50
"""The room of the letters, their symbol, and the size of their number."""


def abbey_sheet(view: View, stage: Stage) -> Part:
    """The viewer's abbey; a spectator sees the table."""
    if view.seat is None:
        return table_sheets(view, stage)[0].part
    theme, abbey = theme_for(*stage.looks), view.abbeys[view.seat]
    hiring = choices(view, stage, theme)
    decided = [*hiring, *targets(view, stage, theme), *stretch(view, stage, theme)]
    return stacked(
        [
            head(view, stage),
            _name(abbey, view, stage, theme),
            *decided,
            buildings(abbey, view.board, stage, theme),
            stores(abbey, stage, theme),
            treasury(abbey, stage, theme),
            cards(abbey, stage, theme),
            food(abbey, stage, theme, on_road=view.on_road, lines=1 if hiring else 2 if decided else 3),
        ],
        theme.ground,
        CLOSE if decided else GAP,
    )


def _name(abbey: AbbeyView, view: View, stage: Stage, theme: Theme) -> Part:
    """Mark and name, the letters, with a crown for the most; the start column, whether awaited."""
    canvas = Canvas(INNER, NAME, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    inside = canvas.box.inset(20, 6)
    draw_mark(canvas, abbey.seat, inside.left_part(MARK), theme.line(abbey.seat))
    letters = inside.right_part(LETTERS)
    SIGNS.tell(canvas, letters, "letter", str(abbey.letters), theme, side=SCROLL, size=SCORE)
    signs = standing_signs(abbey, view, stage)
    for number, sign in enumerate(signs, 1):
        spot = Box(letters.x - PITCH * number - 6, inside.y, SIGN, inside.height)
        draw_sign(canvas, sign, spot, theme.accent, theme.panel)
    name = Box(inside.x + MARK + 12, inside.y, letters.x - PITCH * len(signs) - MARK - 52, inside.height)
    if came := gained(abbey, stage):
        tag(canvas, name.right_part(TAG_WIDTH), came, theme)
        name = name.left_part(name.width - TAG_WIDTH - 8)
    canvas.words(name, stage.name(abbey.seat), theme.ink, HEADING, style="bold")
    return canvas.finished()
