"""The buildings of an abbey: a row of stages per area, and the chapel's; each stage with what it gives and costs.

Law: a stage to come says what its area gives then, and the cost of building up to it from now.
"""

from collections.abc import Container, Mapping, Sequence
from itertools import accumulate

from games.domus_domini.board import CLUNY, KINDS, Areas, Board, ChapelStage
from games.domus_domini.view import AbbeyView, AreaView, ChapelView
from games.domus_domini.words import area as area_name
from games.kernel.engine.text import Text
from renderers.domus_domini.changes import new_stages
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import area_colour, draw_sign, sign_colour
from renderers.parts import ornament
from renderers.surface.canvas import FIGURE, HEADING, TEXT, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage, panel
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Colour, Theme, mixed

ROW, CHAPEL_ROW, GAP, TOP = 88, 96, 7, 9
"""The heights of an area and of the chapel; the gap between two; the margin above and below."""
LABEL, LETTERS, BEFORE_TRACK = 268, 110, 18
"""The columns beside the stages: an area's symbol, name and food units on the left, its letters on the right; the
gap before the stages.
"""
LABEL_SIGN, LABEL_GAP, LETTER = 46, 10, 46
PRICE, WORTH = 44, 48
"""The heights of a stage's price and food units, which overlap where there is room for it."""
COIN, WIDER, NO_COIN = 30, 7, 100
"""The coin before a price; how far a two-digit price moves both to the left; the price from which there is no coin."""
LINE = 2
"""The line width of stages' edges."""
CHAPEL_SIGN, ALONE = 34, 40
"""The symbol of letters or price on a stage of the chapel; how far it moves in if it stands alone."""
CORNER = 26
PALE = 0.35
"""How much of the ground is in the gold of a price."""


def buildings(abbey: AbbeyView, board: Board, stage: Stage) -> FinishedPart:
    """A row of stages per area, and the chapel's."""
    seen, new = sight(stage), new_stages(abbey, stage)
    whole = Collage(panel(INNER, len(KINDS) * (ROW + GAP) + CHAPEL_ROW + 2 * TOP, 20, stage.looks))
    inside = whole.box.inset(16, TOP)
    for place, area in enumerate(abbey.areas):
        row = Box(inside.x, inside.y + place * (ROW + GAP), inside.width, ROW)
        _area(whole, row, area, board.areas, new[area.kind], seen)
    row = inside.bottom_part(CHAPEL_ROW)
    whole.lay(row, whole.theme.panel, _chapel, abbey.chapel, board.chapel, tuple(new["chapel"]), seen)
    return whole.finished()


def prices(area: AreaView, board: Areas) -> Mapping[int, int]:
    """The stages of an area still to come, and the cost of building up to each from now."""
    coming = [step.cost for step in board[area.kind].stages[area.stage :]]
    if area.next_cost is not None:
        coming[0] = area.next_cost
    return dict(enumerate(accumulate(coming), area.stage + 1))


def _label(canvas: Canvas, row: Box, sign: str, name: str, theme: Theme) -> Box:
    """The symbol and the name; returns the room below the name."""
    draw_sign(canvas, sign, row.left_part(LABEL_SIGN), sign_colour(sign, theme), theme.panel)
    words = row.left_part(LABEL - BEFORE_TRACK).without_left(LABEL_SIGN + LABEL_GAP)
    canvas.words(words.top_part(row.height / 2), name, theme.ink, FIGURE, style="bold")
    return words.bottom_part(row.height / 2)


def units(amount: int, stage: Stage) -> str:
    """So many food units, in short."""
    return stage.say(Text("picture-domus-ne", food=amount))


def _area(whole: Collage, row: Box, area: AreaView, board: Areas, new: Container[int], stage: Stage) -> None:
    """Symbol, name and food units; each stage with what it gives and costs; the letters for all of them."""
    ground, name = whole.theme.panel, stage.say(area_name(area.kind))
    whole.lay(row.left_part(LABEL - BEFORE_TRACK), ground, _named, area.kind, name, units(area.food, stage))
    stages, most = board[area.kind].stages, max(len(board[kind].stages) for kind in KINDS)
    costs = prices(area, board)
    track = Box(row.x + LABEL, row.y, row.width - LABEL - LETTERS - 4, row.height)
    for number, (cell, step) in enumerate(zip(track.columns(most, 6), stages, strict=False), 1):
        if number <= area.stage:
            whole.lay(cell, ground, _built, step.food, area.kind, number in new)
        else:
            whole.lay(cell, ground, _to_come, step.food, costs[number])
    whole.lay(row.right_part(LETTERS), ground, _letters, area.completion, area.stage == area.stages)


def _named(canvas: Canvas, row: Box, kind: str, name: str, said: str, theme: Theme) -> None:
    """An area and its food units."""
    canvas.words(_label(canvas, row, kind, name, theme), said, theme.faint, TEXT)


def _built(
    canvas: Canvas,
    cell: Box,
    gives: int,
    kind: str,
    new: bool,
    theme: Theme,  # a section
) -> None:
    """A stage that is built, in the colour of its area."""
    canvas.panel(cell, area_colour(kind, theme), 10, theme.card_ink, LINE)
    canvas.words(cell, str(gives), theme.card_ink, HEADING, style="bold", align="middle")
    if new:
        ornament.folded(canvas, cell, theme, CORNER, dark=True)


def _to_come(canvas: Canvas, cell: Box, gives: int, cost: int, theme: Theme) -> None:
    """A future stage of an area, with its price below."""
    fill = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(cell, fill, 10, theme.edge, LINE)
    canvas.words(cell.top_part(WORTH).inset(2, 0), str(gives), theme.faint, FIGURE, style="bold", align="middle")
    below = cell.bottom_part(PRICE).moved(0, -1)
    if cost >= NO_COIN:
        canvas.words(below.inset(2, 0), str(cost), theme.faint, TEXT, style="bold", align="middle")
        return
    middle = cell.x + cell.width / 2 - (WIDER if cost > 9 else 0)
    draw_sign(canvas, "money", Box(middle - COIN - 2, below.y + 1, COIN, below.height), pale_gold(theme), fill)
    number = Box(middle + 2, below.y, cell.right - middle - 3, below.height)
    canvas.words(number, str(cost), theme.faint, TEXT, style="bold")


def pale_gold(theme: Theme) -> Colour:
    """The colour of a coin in a price, unlike money at hand."""
    return mixed(theme.accent, theme.panel, PALE)


def leads(canvas: Canvas, box: Box, field: int, ink: Colour, ground: Colour) -> None:
    """An arrow to the field that something leads to."""
    if field == CLUNY:
        canvas.words(box.left_part(box.width / 2), "→", ink, TEXT, style="bold", align="right")
        draw_sign(canvas, "cluny", box.right_part(box.width / 2), ink, ground)
    else:
        canvas.words(box, f"→{field}", ink, TEXT, style="bold", align="middle")


def _letters(canvas: Canvas, box: Box, amount: int, sure: bool, theme: Theme) -> None:  # a section
    """Letters at the end: in the accent colour once they are certain."""
    draw_sign(canvas, "letter", box.left_part(LETTER), theme.accent if sure else theme.faint, theme.panel)
    ink = theme.ink if sure else theme.faint
    canvas.words(box.without_left(LETTER + 4), str(amount), ink, FIGURE, style="bold" if sure else "plain")


def _chapel(
    canvas: Canvas,
    row: Box,
    chapel: ChapelView,
    board: Sequence[ChapelStage],
    new: Sequence[int],
    stage: Stage,
    theme: Theme,
) -> None:
    """The chapel's stages: brothers times food units, letters, price."""
    below = _label(canvas, row, "chapel", stage.say(Text("picture-domus-chapel")), theme)
    canvas.words(below, stage.say(Text("picture-domus-times")), theme.faint, TEXT)
    for number, (cell, step) in enumerate(zip(row.without_left(LABEL).columns(len(board), 8), board, strict=True), 1):
        _chapel_stage(canvas, cell, step, number - chapel.stage, theme)
        if number in new:
            ornament.folded(canvas, cell, theme, CORNER, dark=True)


def _chapel_stage(canvas: Canvas, cell: Box, step: ChapelStage, ahead: int, theme: Theme) -> None:
    """A stage of the chapel: filled if present, pale if replaced; with a price if still to come."""
    fill = area_colour("chapel", theme) if ahead == 0 else mixed(theme.panel, theme.ground, 0.6)
    ink = theme.card_ink if ahead == 0 else theme.faint
    canvas.panel(cell, fill, 10, theme.card_ink if ahead == 0 else theme.edge, LINE)
    upper, lower = cell.top_part(CHAPEL_ROW / 2).inset(8, 1), cell.bottom_part(CHAPEL_ROW / 2).inset(8, 2)
    canvas.words(upper, f"{step.capacity} × {step.food_each}", ink, FIGURE, style="bold", align="middle")
    shown = [("letter", step.letters), *([("money", step.cost)] if ahead > 0 else [])]
    for half, (sign, amount) in zip(lower.columns(2, 4) if ahead > 0 else [lower.inset(ALONE, 0)], shown, strict=True):
        colour = pale_gold(theme) if sign == "money" else ink
        draw_sign(canvas, sign, half.left_part(CHAPEL_SIGN), colour, fill)
        canvas.words(half.without_left(CHAPEL_SIGN + 6), str(amount), ink, TEXT, style="bold")
