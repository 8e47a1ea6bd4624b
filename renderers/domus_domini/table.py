"""The table of Domus Domini in two pictures: the road with round, phase and who leads; the abbeys in short."""

from games.domus_domini.view import View
from games.kernel.text import Text
from renderers.canvas import TEXT, Box, Canvas, Part
from renderers.domus_domini.head import head
from renderers.domus_domini.market import market
from renderers.domus_domini.ranking import ranking
from renderers.domus_domini.road import road
from renderers.domus_domini.symbols import draw_sign, sign_colour
from renderers.domus_domini.tile import HEIGHT, WIDTH, tile
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
    ("food", Text("picture-domus-units")), ("dog", Text("picture-domus-dogs")), ("house", Text("legend-house")),
)  # fmt: skip
"""What the symbols mean that do not explain themselves."""
KEY_COLUMNS, KEY_ROW, KEY_SIGN = 3, 50, 42


def table_sheets(view: View, stage: Stage) -> tuple[Sheet, ...]:
    """The table as everybody sees it."""
    theme = theme_for(*stage.looks)
    way = [head(view, stage), road(view, stage, theme), ranking(view, stage, theme)]
    way += [] if view.over else [market(view, stage, theme)]
    return Sheet(stacked(way, theme.ground), ABOUT_ROAD), Sheet(_abbeys(view, stage, theme))


def _abbeys(view: View, stage: Stage, theme: Theme) -> Part:
    """The abbeys, and what their symbols mean: in the free place, if there is one."""
    tiles = [tile(abbey, view, stage) for abbey in view.abbeys]
    if len(tiles) % 2:
        return stacked([in_grid([*tiles, _key(WIDTH, HEIGHT, 1, stage, theme)], 2, theme.ground)], theme.ground)
    key = _key(INNER, -(-len(KEY) // KEY_COLUMNS) * KEY_ROW + 16, KEY_COLUMNS, stage, theme)
    return stacked([in_grid(tiles, 2, theme.ground), key], theme.ground)


def _key(width: int, height: int, columns: int, stage: Stage, theme: Theme) -> Part:
    """What the less known symbols of the abbeys stand for."""
    canvas = Canvas(width, height, theme.ground)
    canvas.panel(canvas.box.inset(1), theme.panel, 18)
    inside = canvas.box.inset(20, 8)
    row = inside.height / -(-len(KEY) // columns)
    for place, (sign, words) in enumerate(KEY):
        column = inside.columns(columns, 10)[place % columns]
        cell = Box(column.x, inside.y + place // columns * row, column.width, row)
        draw_sign(canvas, sign, cell.left_part(KEY_SIGN), sign_colour(sign, theme), theme.panel)
        canvas.words(cell.without_left(KEY_SIGN + 14), stage.say(words), theme.faint, TEXT)
    return canvas.finished()
