"""The table of Domus Domini in two pictures: the road with round, phase and ranking; the abbeys in short."""

from games.domus_domini.view import View
from games.kernel.engine.text import Text
from renderers.domus_domini.abbeys.market import market
from renderers.domus_domini.abbeys.ranking import ranking
from renderers.domus_domini.abbeys.tile import HEIGHT, WIDTH, most, tile
from renderers.domus_domini.head import head
from renderers.domus_domini.road import road
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import draw_sign, sign_colour
from renderers.domus_domini.told import ABOUT_ABBEYS, in_few_words
from renderers.surface.canvas import TEXT, Box, Canvas, FinishedPart
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER, Sheet, in_grid, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for

KEY = (
    ("cloister", Text("legend-cloister")), ("prayer", Text("legend-prayer")), ("field", Text("legend-field")),
    ("food", Text("picture-domus-units")), ("most", Text("picture-domus-most")), ("dog", Text("picture-domus-dogs")),
)  # fmt: skip
"""The meanings of symbols that do not explain themselves."""
KEY_COLUMNS, KEY_ROW, KEY_SIGN = 3, 50, 42


def table_sheets(view: View, stage: Stage) -> tuple[Sheet, ...]:
    """The table as everybody sees it."""
    theme = theme_for(*stage.looks)
    way = [head(view, stage), road(view, stage), ranking(view, stage)]
    way += [] if view.over else [market(view, stage)]
    return Sheet(stacked(way, theme)), Sheet(_abbeys(view, stage), ABOUT_ABBEYS, in_few_words(view))


def _abbeys(view: View, stage: Stage) -> FinishedPart:
    """The abbeys and the meanings of their symbols, in the free place if there is one."""
    theme = theme_for(*stage.looks)
    tiles = [tile(abbey, view, stage) for abbey in view.abbeys]
    if len(tiles) % 2:
        return stacked([in_grid([*tiles, _key(WIDTH, HEIGHT, 1, sight(stage))], 2, theme)], theme)
    key = _key(INNER, -(-len(KEY) // KEY_COLUMNS) * KEY_ROW + 16, KEY_COLUMNS, sight(stage))
    return stacked([in_grid(tiles, 2, theme), key], theme)


@kept
def _key(width: int, height: int, columns: int, stage: Stage) -> FinishedPart:
    """The meanings of the less known symbols of the abbeys."""
    theme = theme_for(*stage.looks)
    canvas = Canvas(width, height, theme)
    canvas.panel(canvas.box.inset(1), theme.panel, 18)
    inside = canvas.box.inset(20, 8)
    row = inside.height / -(-len(KEY) // columns)
    for place, (sign, words) in enumerate(KEY):
        column = inside.columns(columns, 10)[place % columns]
        cell = Box(column.x, inside.y + place // columns * row, column.width, row)
        _sample(canvas, cell.left_part(KEY_SIGN), sign, theme)
        canvas.words(cell.without_left(KEY_SIGN + 14), stage.say(words), theme.faint, TEXT)
    return canvas.finished()


def _sample(canvas: Canvas, box: Box, sign: str, theme: Theme) -> None:
    """A symbol as it stands on an abbey."""
    if sign == "most":
        spot = most(canvas, box.square().inset(5), theme)
        draw_sign(canvas, "food", spot, theme.panel, theme.accent)
    else:
        draw_sign(canvas, sign, box, sign_colour(sign, theme), theme.panel)
