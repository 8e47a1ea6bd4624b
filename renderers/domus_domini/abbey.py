"""The own abbey, large: the name, what is built, what is to be decided, stores, cards, and what all adds up to."""

from games.domus_domini.view import AbbeyView, View
from renderers.canvas import Canvas, Part
from renderers.domus_domini.buildings import buildings
from renderers.domus_domini.deeds import stores, treasury
from renderers.domus_domini.head import head
from renderers.domus_domini.held import cards, food
from renderers.domus_domini.market import choices
from renderers.domus_domini.table import table_sheets
from renderers.domus_domini.tile import name_row
from renderers.domus_domini.way import stretch, targets
from renderers.sheet import INNER, stacked
from renderers.stage import Stage
from renderers.theme import Theme, theme_for

NAME, GAP = 70, 12


def abbey_sheet(view: View, stage: Stage) -> Part:
    """The viewer's abbey; a spectator sees the table."""
    if view.seat is None:
        return table_sheets(view, stage)[0].part
    theme, abbey = theme_for(*stage.looks), view.abbeys[view.seat]
    decided = [*choices(view, stage, theme), *targets(view, stage, theme), *stretch(view, stage, theme)]
    return stacked(
        [
            head(view, stage, theme),
            _name(abbey, view, stage, theme),
            *decided,
            buildings(abbey, view.board, stage, theme),
            stores(abbey, stage, theme),
            treasury(abbey, stage, theme),
            cards(abbey, stage, theme),
            food(abbey, stage, theme, on_road=view.on_road, brief=bool(decided)),
        ],
        theme.ground,
        GAP,
    )


def _name(abbey: AbbeyView, view: View, stage: Stage, theme: Theme) -> Part:
    canvas = Canvas(INNER, NAME, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    name_row(canvas, canvas.box.inset(20, 6), abbey, view, stage, theme)
    return canvas.finished()
