"""The buildings of an abbey: a row of stages per area, and the chapel's; each stage with what it gives and costs.

Laws: every picture says the same of a stage to come: what its area gives then, and the cost of building up to it from
now. While one may build, what can be built is lit, with the field it leads to; else nothing is lit.
"""

from collections.abc import Container, Mapping, Sequence
from itertools import accumulate

from games.domus_domini.board import CLUNY, KINDS, Areas, Board, ChapelStage
from games.domus_domini.view import AbbeyView, AreaView, ChapelView
from games.domus_domini.words import area as area_name
from games.kernel.engine.choice import Option
from games.kernel.engine.text import Text
from renderers.domus_domini.asking.question import building, hinted, options, steps
from renderers.domus_domini.changes import new_stages
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import area_colour, draw_sign, sign_colour
from renderers.parts import ornament
from renderers.surface.canvas import FIGURE, HEADING, TEXT, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage, panel
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Colour, Theme, mixed

ROW, TALL_ROW, CHAPEL_ROW, GAP, KEY_ROW, TOP = 88, 112, 96, 7, 44, 9
"""The heights of an area, of one whose stages say where they lead, and of the chapel; the gap between two; the
height of the line that explains the numbers; the margin above and below.
"""
LABEL, LETTERS, BEFORE_TRACK = 268, 110, 18
"""The columns beside the stages: an area's symbol, name and food units on the left, its letters on the right; the
gap before the stages.
"""
LABEL_SIGN, LABEL_GAP, LETTER = 46, 10, 46
PRICE, WORTH, LEADS = 44, 48, 36
"""The heights of a stage's price, food units and field, which overlap where there is room for it."""
COIN, WIDER, NO_COIN = 30, 7, 100
"""The coin before a price; how far a two-digit price moves both to the left; the price from which there is no coin."""
FILLED, OFFERED, LATER = 2, 4, 2
"""The line widths of stages' edges: people find what can be built by its edge, without its colour."""
CHAPEL_SIGN, ALONE = 34, 40
"""The symbol of letters or price on a stage of the chapel; how far it moves in if it stands alone."""
TIMES_SIGN, TIMES = 38, 30
"""The symbols of the factors of a product, and the gap between them."""
CORNER = 26
PALE = 0.35
"""How much of the ground is in the gold of a price."""

Steps = Mapping[tuple[str, int], Option]


def buildings(abbey: AbbeyView, board: Board, stage: Stage) -> FinishedPart:
    """A row of stages per area, and the chapel's."""
    seen, new = sight(stage, "build.choose"), new_stages(abbey, stage)
    asked = building(seen)
    height, key = (TALL_ROW, KEY_ROW) if asked else (ROW, 0)
    whole = Collage(panel(INNER, key + len(KINDS) * (height + GAP) + CHAPEL_ROW + 2 * TOP, 20, stage.looks))
    theme, inside = whole.theme, whole.box.inset(16, TOP)
    if asked:
        whole.write(inside.top_part(key - 8), theme.panel, stage.say(Text("picture-domus-stages")), theme.faint, TEXT)
    can = steps(seen, {area.kind: area.stage for area in abbey.areas})
    for place, area in enumerate(abbey.areas):
        row = Box(inside.x, inside.y + key + place * (height + GAP), inside.width, height)
        _area(whole, row, area, board.areas, new[area.kind], can, seen)
    row = inside.bottom_part(CHAPEL_ROW)
    whole.lay(row, theme.panel, _chapel, abbey.chapel, board.chapel, tuple(new["chapel"]), seen)
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


def _area(
    whole: Collage, row: Box, area: AreaView, board: Areas, new: Container[int], can: Steps, stage: Stage
) -> None:
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
            option = can.get((area.kind, number))
            to = None if option is None else hinted(option, "position")
            whole.lay(cell, ground, _to_come, step.food, costs[number], to, area.kind)
    _letters(whole, row.right_part(LETTERS), area, can)


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
    canvas.panel(cell, area_colour(kind, theme), 10, theme.card_ink, FILLED)
    canvas.words(cell, str(gives), theme.card_ink, HEADING, style="bold", align="middle")
    if new:
        ornament.folded(canvas, cell, theme, CORNER, dark=True)


def _to_come(canvas: Canvas, cell: Box, gives: int, cost: int, to: int | None, kind: str, theme: Theme) -> None:
    """A future stage of a kind of area, with its price below; lit if available, with the field it leads to."""
    del kind  # the stages that can be had are drawn for each area
    _stage(canvas, cell, gives, cost, theme, bright=to is not None)
    if to is not None:
        leads(canvas, Box(cell.x, cell.y + WORTH - 8, cell.width, LEADS).inset(3, 0), to, theme.accent, theme.panel)
        ornament.lit(canvas, cell.inset(3), theme, 8)


def _stage(canvas: Canvas, cell: Box, gives: int, cost: int, theme: Theme, *, bright: bool) -> None:
    """A stage and its price."""
    fill = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(cell, fill, 10, theme.accent if bright else theme.edge, OFFERED if bright else LATER)
    ink = theme.ink if bright else theme.faint
    upper = cell.top_part(WORTH).inset(2, 0)
    canvas.words(upper, str(gives), ink, FIGURE, style="bold", align="middle")
    below = cell.bottom_part(PRICE).moved(0, -1)
    if cost >= NO_COIN:
        canvas.words(below.inset(2, 0), str(cost), ink, TEXT, style="bold", align="middle")
        return
    middle = cell.x + cell.width / 2 - (WIDER if cost > 9 else 0)
    coin = Box(middle - COIN - 2, below.y + 1, COIN, below.height)
    draw_sign(canvas, "money", coin, theme.accent if bright else pale_gold(theme), fill)
    number = Box(middle + 2, below.y, cell.right - middle - 3, below.height)
    canvas.words(number, str(cost), ink, TEXT, style="bold")


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


def _letters(whole: Collage, box: Box, area: AreaView, can: Steps) -> None:
    """Letters at the end: in the accent colour once they are certain, with a plus if they can be had now."""
    sure, near = area.stage == area.stages, (area.kind, area.stages) in can
    whole.lay(box, whole.theme.panel, _reward, f"+{area.completion}" if near else str(area.completion), sure or near)


def _reward(canvas: Canvas, box: Box, words: str, bright: bool, theme: Theme) -> None:  # a section
    draw_sign(canvas, "letter", box.left_part(LETTER), theme.accent if bright else theme.faint, theme.panel)
    ink = theme.ink if bright else theme.faint
    canvas.words(box.without_left(LETTER + 4), words, ink, FIGURE, style="bold" if bright else "plain")


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
    option = options(stage, "build.choose").get("chapel")
    below = _label(canvas, row, "chapel", stage.say(Text("picture-domus-chapel")), theme)
    if option and hinted(option, "gain"):
        leads = Text("picture-domus-leads", position=hinted(option, "position"))
        canvas.words(below, stage.say(leads), theme.accent, TEXT, style="bold")
    else:
        _times(canvas, below, theme)
    for number, (cell, step) in enumerate(zip(row.without_left(LABEL).columns(len(board), 8), board, strict=True), 1):
        ahead = number - chapel.stage
        bright = ahead == 1 and option is not None
        _chapel_stage(canvas, cell, step, ahead, theme, bright=bright)
        if bright:
            ornament.lit(canvas, cell.inset(3), theme, 8)
        if number in new:
            ornament.folded(canvas, cell, theme, CORNER, dark=True)


def _times(canvas: Canvas, box: Box, theme: Theme) -> None:
    """The factors of a product: brothers in the chapel, and food units."""
    row = box.inset(0, 3)
    draw_sign(canvas, "prayer", row.left_part(TIMES_SIGN), theme.faint, theme.panel)
    behind = row.without_left(TIMES_SIGN)
    canvas.words(behind.left_part(TIMES), "×", theme.faint, TEXT, align="middle")
    draw_sign(canvas, "food", behind.without_left(TIMES).left_part(TIMES_SIGN), theme.faint, theme.panel)


def _chapel_stage(canvas: Canvas, cell: Box, step: ChapelStage, ahead: int, theme: Theme, *, bright: bool) -> None:
    """A stage of the chapel: filled if present, pale if replaced; with a price if still to come."""
    fill = area_colour("chapel", theme) if ahead == 0 else mixed(theme.panel, theme.ground, 0.6)
    ink = theme.card_ink if ahead == 0 else theme.ink if bright else theme.faint
    edge = theme.card_ink if ahead == 0 else theme.accent if bright else theme.edge
    canvas.panel(cell, fill, 10, edge, OFFERED if bright else LATER)
    upper, lower = cell.top_part(CHAPEL_ROW / 2).inset(8, 1), cell.bottom_part(CHAPEL_ROW / 2).inset(8, 2)
    canvas.words(upper, f"{step.capacity} × {step.food_each}", ink, FIGURE, style="bold", align="middle")
    shown = [("letter", step.letters), *([("money", step.cost)] if ahead > 0 else [])]
    for half, (sign, amount) in zip(lower.columns(2, 4) if ahead > 0 else [lower.inset(ALONE, 0)], shown, strict=True):
        colour = theme.accent if bright else pale_gold(theme) if sign == "money" else ink
        draw_sign(canvas, sign, half.left_part(CHAPEL_SIGN), colour, fill)
        canvas.words(half.without_left(CHAPEL_SIGN + 6), str(amount), ink, TEXT, style="bold")
