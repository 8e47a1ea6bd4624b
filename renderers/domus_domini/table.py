"""The table of Domus Domini in two pictures: the road with round, phase and ranking; the abbeys in short."""

from games.domus_domini.board import SPECIALS
from games.domus_domini.view import View
from games.kernel.engine.text import Text
from renderers.domus_domini.abbeys.market import market
from renderers.domus_domini.abbeys.ranking import ranking
from renderers.domus_domini.abbeys.tile import HEIGHT, WIDTH, best_fed, leaders, most, tile
from renderers.domus_domini.changes import changed
from renderers.domus_domini.head import head
from renderers.domus_domini.road import road
from renderers.domus_domini.symbols import draw_sign, sign_colour
from renderers.domus_domini.told import ABOUT_ABBEYS, in_few_words
from renderers.parts.key import Explained, draw_key, key_height
from renderers.parts.ornament import folded
from renderers.surface.canvas import Box, Canvas, FinishedPart
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER, Sheet, in_grid, stacked
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

KEY = (
    "garden", "cheese", "brewery", "chapel", "money", "saved", "vegetable", "cloister", "crown", "prayer", "field",
    "dog", "food", "most", *SPECIALS.values(), "changed",
)  # fmt: skip
"""The signs on abbeys."""
RARE = {"crown", "most", "changed", *SPECIALS.values()}
"""Those that are not always there."""
BESIDE, ABOVE = 16, 9
"""The margins of the key in a free place."""


def table_sheets(view: View, stage: Stage) -> tuple[Sheet, ...]:
    """The table as everybody sees it."""
    theme = theme_for(*stage.looks)
    way = [head(view, stage), road(view, stage), ranking(view, stage)]
    way += [] if view.over else [market(view, stage)]
    return Sheet(stacked(way, theme)), Sheet(_abbeys(view, stage), ABOUT_ABBEYS, in_few_words(view))


def _abbeys(view: View, stage: Stage) -> FinishedPart:
    """The abbeys and the words for their signs, in the free place if there is one."""
    theme = theme_for(*stage.looks)
    tiles = [tile(abbey, view, stage) for abbey in view.abbeys]
    told = tuple((sign, stage.say(Text("picture-domus-sign", sign=sign))) for sign in _shown(view, stage))
    if len(tiles) % 2:
        return stacked([in_grid([*tiles, _key(told, (WIDTH, HEIGHT), (BESIDE, ABOVE), stage.looks)], 2, theme)], theme)
    return stacked([in_grid(tiles, 2, theme), _key(told, (INNER, key_height(told, INNER)), (0, 0), stage.looks)], theme)


def _shown(view: View, stage: Stage) -> list[str]:
    """The signs that are on these abbeys."""
    there: set[str] = {name for abbey in view.abbeys for name in abbey.specials}
    there |= {sign for sign, seats in (("crown", leaders(view)), ("most", best_fed(view))) if seats}
    there |= {"changed"} if any(changed(abbey, stage) for abbey in view.abbeys) else set()
    return [sign for sign in KEY if sign in there or sign not in RARE]


@kept
def _key(told: tuple[Explained, ...], size: tuple[int, int], margins: tuple[int, int], looks: Looks) -> FinishedPart:
    """The signs of the abbeys with their words."""
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme)
    if any(margins):
        canvas.panel(canvas.box.inset(1), theme.panel, 18)
    draw_key(canvas, canvas.box.inset(*margins), told, theme, _sign, theme.faint)
    return canvas.finished()


def _sign(canvas: Canvas, sign: str, box: Box, theme: Theme) -> None:
    """A symbol as it stands on an abbey."""
    if sign == "most":
        spot = most(canvas, box.inset(4), theme)
        draw_sign(canvas, "food", spot, theme.panel, theme.accent)
    elif sign == "changed":
        folded(canvas, box.inset(6), theme, box.width - 12)
    else:
        draw_sign(canvas, sign, box, sign_colour(sign, theme), theme.panel)
