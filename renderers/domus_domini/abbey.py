"""The own abbey, large: the name, what each area and the chapel give stage by stage, below them stores and cards."""

from games.domus_domini.board import KINDS, Board, ChapelStage
from games.domus_domini.view import AbbeyView, AreaView, ChapelView, View
from games.domus_domini.words import area as area_name
from games.kernel.text import Text
from renderers.canvas import FIGURE, HEADING, READABLE, TEXT, Box, Canvas, Part
from renderers.domus_domini.store import cards, food, stores, treasury
from renderers.domus_domini.symbols import area_colour, draw_sign, sign_colour
from renderers.domus_domini.head import head
from renderers.domus_domini.table import table_sheets
from renderers.domus_domini.tile import name_row
from renderers.sheet import INNER, stacked
from renderers.stage import Stage
from renderers.theme import Colour, Theme, mixed, theme_for

NAME = 66
ROW, CHAPEL_ROW, GAP = 92, 106, 8
LABEL, LETTERS = 240, 104
"""The columns beside the stages: an area's symbol, name and food units on the left, its letters on the right."""
LABEL_SIGN, LETTER = 50, 44
PRICE, WORTH = 0.46, 0.56
"""The shares of a stage to come that its price and its food units take: they overlap where both leave room."""
COIN = 24
FILLED, NEXT, LATER = 2, 4, 2
"""How strong the edges of stages are: the next one is found by its edge, without its colour."""
CHAPEL_SIGN, ALONE = 34, 40
"""The symbol of letters or price on a stage of the chapel; how far it moves in where it stands alone."""


def abbey_sheet(view: View, stage: Stage) -> Part:
    """The viewer's abbey; a spectator sees the table."""
    if view.seat is None:
        return table_sheets(view, stage)[0].part
    theme, abbey = theme_for(*stage.looks), view.abbeys[view.seat]
    return stacked(
        [
            head(view, stage, theme),
            _name(abbey, view, stage, theme),
            _buildings(abbey, view.board, stage, theme),
            stores(abbey, stage, theme),
            treasury(abbey, stage, theme),
            cards(abbey, stage, theme),
            food(abbey, stage, theme, on_road=view.on_road),
        ],
        theme.ground,
        12,
    )


def _name(abbey: AbbeyView, view: View, stage: Stage, theme: Theme) -> Part:
    canvas = Canvas(INNER, NAME, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    name_row(canvas, canvas.box.inset(20, 8), abbey, view, stage, theme)
    return canvas.finished()


def _buildings(abbey: AbbeyView, board: Board, stage: Stage, theme: Theme) -> Part:
    """A row of stages per area, and the chapel's."""
    canvas = Canvas(INNER, len(abbey.areas) * (ROW + GAP) + CHAPEL_ROW + 24, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(16, 12)
    for place, area in enumerate(abbey.areas):
        _area(canvas, Box(inside.x, inside.y + place * (ROW + GAP), inside.width, ROW), area, board, stage, theme)
    _chapel(canvas, inside.bottom_part(CHAPEL_ROW), abbey.chapel, board, stage, theme)
    return canvas.finished()


def _label(canvas: Canvas, row: Box, sign: str, name: str, below: str, theme: Theme) -> None:
    draw_sign(canvas, sign, row.left_part(LABEL_SIGN), sign_colour(sign, theme), theme.panel)
    words = row.without_left(LABEL_SIGN + 10).left_part(LABEL - LABEL_SIGN - 16)
    canvas.words(words.top_part(row.height / 2), name, theme.ink, FIGURE, style="bold")
    canvas.words(words.bottom_part(row.height / 2), below, theme.faint, READABLE)


def _area(canvas: Canvas, row: Box, area: AreaView, board: Board, stage: Stage, theme: Theme) -> None:
    """Symbol, name and food units; each stage with what it gives and costs; the letters for all of them."""
    _label(canvas, row, area.kind, stage.say(area_name(area.kind)), _food(area.food, stage), theme)
    steps, most = board.areas[area.kind].stages, max(len(board.areas[kind].stages) for kind in KINDS)
    track = Box(row.x + LABEL, row.y, row.width - LABEL - LETTERS - 8, row.height)
    for number, (cell, step) in enumerate(zip(track.columns(most, 6), steps, strict=False)):
        price = step.cost if number > area.stage or area.next_cost is None else area.next_cost
        _area_stage(canvas, cell, step.food, price, number - area.stage, area_colour(area.kind, theme), theme)
    _letters(canvas, row.right_part(LETTERS), area.completion, theme, earned=area.stage == area.stages)


def _food(amount: int, stage: Stage) -> str:
    return stage.say(Text("picture-domus-ne", food=amount))


def _area_stage(canvas: Canvas, cell: Box, units: int, cost: int, ahead: int, colour: Colour, theme: Theme) -> None:
    """A stage: filled when it is built (`ahead` is negative), the next one with a strong edge; a price until then."""
    if ahead < 0:
        canvas.panel(cell, colour, 10, theme.card_ink, FILLED)
        canvas.words(cell, str(units), theme.card_ink, HEADING, style="bold", align="middle")
        return
    upper = _unbuilt(canvas, cell, cost, theme, following=ahead == 0)
    fill = theme.ink if ahead == 0 else theme.faint
    canvas.words(upper, str(units), fill, FIGURE, style="bold", align="middle")


def _unbuilt(canvas: Canvas, cell: Box, cost: int, theme: Theme, *, following: bool) -> Box:
    """A stage to come, with its price below; return the room above it."""
    fill = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(cell, fill, 10, theme.accent if following else theme.edge, NEXT if following else LATER)
    coin = cell.bottom_part(cell.height * PRICE).inset(0, 3)
    middle = cell.x + cell.width / 2
    colour = theme.accent if following else theme.faint
    draw_sign(canvas, "money", Box(middle - COIN - 4, coin.y, COIN, coin.height), colour, fill)
    number = Box(middle + 1, coin.y - 2, cell.right - middle - 3, coin.height)
    canvas.words(number, str(cost), theme.ink if following else theme.faint, READABLE, style="bold")
    return cell.top_part(cell.height * WORTH).inset(2, 2)


def _letters(canvas: Canvas, box: Box, amount: int, theme: Theme, *, earned: bool) -> None:
    """Letters at the end: with the accent once they are sure."""
    colour = theme.accent if earned else theme.faint
    draw_sign(canvas, "letter", box.left_part(LETTER), colour, theme.panel)
    fill = theme.ink if earned else theme.faint
    canvas.words(box.without_left(LETTER + 8), str(amount), fill, FIGURE, style="bold" if earned else "plain")


def _chapel(canvas: Canvas, row: Box, chapel: ChapelView, board: Board, stage: Stage, theme: Theme) -> None:
    """The chapel's stages: brothers times food units, letters, price."""
    brothers = _food(chapel.brothers * chapel.food_each, stage)
    _label(canvas, row, "chapel", stage.say(Text("picture-domus-chapel")), brothers, theme)
    track = row.without_left(LABEL)
    for number, (cell, step) in enumerate(zip(track.columns(len(board.chapel), 8), board.chapel, strict=True)):
        _chapel_stage(canvas, cell, step, number + 1 - chapel.stage, theme)


def _chapel_stage(canvas: Canvas, cell: Box, step: ChapelStage, ahead: int, theme: Theme) -> None:
    """A stage of the chapel: the present one is filled, those it replaced are pale; a price on those to come."""
    colour = area_colour("chapel", theme)
    fill = colour if ahead == 0 else mixed(theme.panel, theme.ground, 0.6)
    ink = theme.card_ink if ahead == 0 else theme.ink if ahead == 1 else theme.faint
    edge = {0: theme.card_ink, 1: theme.accent}.get(ahead, theme.edge)
    canvas.panel(cell, fill, 10, edge, NEXT if ahead == 1 else LATER)
    upper, lower = cell.top_part(cell.height / 2).inset(8, 4), cell.bottom_part(cell.height / 2).inset(8, 4)
    canvas.words(upper, f"{step.capacity} × {step.food_each}", ink, FIGURE, style="bold", align="middle")
    shown = [("letter", step.letters), *([("money", step.cost)] if ahead > 0 else [])]
    for half, (sign, amount) in zip(lower.columns(2, 4) if ahead > 0 else [lower.inset(ALONE, 0)], shown, strict=True):
        draw_sign(canvas, sign, half.left_part(CHAPEL_SIGN), theme.accent if ahead == 1 else ink, fill)
        canvas.words(half.without_left(CHAPEL_SIGN + 8), str(amount), ink, TEXT, style="bold")
