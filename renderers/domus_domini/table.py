"""The table of Domus Domini in two pictures: the road with round, phase and who leads; the abbeys in short."""

from games.domus_domini.view import View
from games.kernel.text import Text
from renderers.canvas import TEXT, Box, Canvas, Part
from renderers.domus_domini.head import head
from renderers.domus_domini.market import market
from renderers.domus_domini.ranking import ranking
from renderers.domus_domini.road import road
from renderers.domus_domini.symbols import draw_sign, sign_colour
from renderers.domus_domini.tile import tile
from renderers.sheet import INNER, Sheet, in_grid, stacked
from renderers.stage import Stage
from renderers.theme import Theme, theme_for

ABOUT_ROAD = (
    "in-words-round", "in-words-column", "in-words-production", "in-words-removed", "in-words-road", "in-words-market",
    "in-words-market-empty", "in-words-supply",
)  # fmt: skip
"""What the first picture shows, in words; the second has the rest."""
KEY = (
    ("cloister", Text("legend-cloister")), ("prayer", Text("legend-prayer")), ("field", Text("legend-field")),
    ("food", Text("picture-domus-units")), ("saved", Text("legend-saved")), ("house", Text("legend-house")),
)  # fmt: skip
"""What the symbols mean that do not explain themselves."""
KEY_COLUMNS, KEY_ROW, KEY_SIGN = 3, 50, 40


def table_sheets(view: View, stage: Stage) -> tuple[Sheet, ...]:
    """The table as everybody sees it."""
    theme = theme_for(*stage.looks)
    way = [head(view, stage, theme), road(view, stage, theme), ranking(view, stage, theme)]
    way += [] if view.over else [market(view, stage, theme)]
    abbeys = in_grid([tile(abbey, view, stage, theme) for abbey in view.abbeys], 2, theme.ground)
    return (
        Sheet(stacked(way, theme.ground), ABOUT_ROAD),
        Sheet(stacked([abbeys, _key(stage, theme)], theme.ground)),
    )


def _key(stage: Stage, theme: Theme) -> Part:
    """What the less known symbols of the abbeys stand for."""
    rows = -(-len(KEY) // KEY_COLUMNS)
    canvas = Canvas(INNER, rows * KEY_ROW + 16, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    inside = canvas.box.inset(18, 8)
    for place, (sign, words) in enumerate(KEY):
        column = inside.columns(KEY_COLUMNS, 10)[place % KEY_COLUMNS]
        cell = Box(column.x, inside.y + place // KEY_COLUMNS * KEY_ROW, column.width, KEY_ROW)
        draw_sign(canvas, sign, cell.left_part(KEY_SIGN), sign_colour(sign, theme), theme.panel)
        canvas.words(cell.without_left(KEY_SIGN + 12), stage.say(words), theme.faint, TEXT)
    return canvas.finished()
