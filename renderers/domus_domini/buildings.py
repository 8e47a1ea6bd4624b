"""What is built in an abbey: a row of stages per area, and the chapel's; each stage with what it gives and costs.

Law: while one may build, what can be built is lit, with what it brings and costs from now on; else the next stages are.
"""

from collections.abc import Mapping

from games.domus_domini.board import KINDS, Board, ChapelStage
from games.domus_domini.view import AbbeyView, AreaView, ChapelView
from games.domus_domini.words import area as area_name
from games.kernel.choice import Option
from games.kernel.text import Text
from renderers import ornament
from renderers.canvas import FIGURE, HEADING, TEXT, Box, Canvas, Part
from renderers.domus_domini.changes import new_stages
from renderers.domus_domini.question import hinted, options, steps
from renderers.domus_domini.symbols import area_colour, draw_sign, sign_colour
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.theme import Colour, Theme, mixed

ROW, CHAPEL_ROW, GAP = 88, 100, 8
LABEL, LETTERS = 264, 110
"""The columns beside the stages: an area's symbol, name and food units on the left, its letters on the right."""
LABEL_SIGN, LETTER = 52, 46
PRICE, WORTH = 44, 48
"""The heights that a stage's price and its food units take: they overlap where both leave room."""
COIN, WIDER = 30, 7
"""The coin before a price; how far a price of two digits moves both to the left."""
FILLED, NEXT, LATER = 2, 4, 2
"""How strong the edges of stages are: the next one is found by its edge, without its colour."""
CHAPEL_SIGN, ALONE = 38, 40
"""The symbol of letters or price on a stage of the chapel; how far it moves in where it stands alone."""
CORNER = 26

Steps = Mapping[tuple[str, int], Option]


def buildings(abbey: AbbeyView, board: Board, stage: Stage, theme: Theme) -> Part:
    """A row of stages per area, and the chapel's."""
    canvas = Canvas(INNER, len(abbey.areas) * (ROW + GAP) + CHAPEL_ROW + 24, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(16, 12)
    can = steps(stage, {area.kind: area.stage for area in abbey.areas})
    new = new_stages(abbey, stage)
    for place, area in enumerate(abbey.areas):
        row = Box(inside.x, inside.y + place * (ROW + GAP), inside.width, ROW)
        _area(canvas, row, area, board, can, new[area.kind], stage, theme)
    _chapel(canvas, inside.bottom_part(CHAPEL_ROW), abbey.chapel, board, new["chapel"], stage, theme)
    return canvas.finished()


def _label(canvas: Canvas, row: Box, sign: str, name: str, below: str, theme: Theme, *, lit: bool) -> None:
    draw_sign(canvas, sign, row.left_part(LABEL_SIGN), sign_colour(sign, theme), theme.panel)
    words = row.without_left(LABEL_SIGN + 12).left_part(LABEL - LABEL_SIGN - 18)
    canvas.words(words.top_part(row.height / 2), name, theme.ink, FIGURE, style="bold")
    fill = theme.accent if lit else theme.faint
    canvas.words(words.bottom_part(row.height / 2), below, fill, TEXT, style="bold" if lit else "plain")


def units(amount: int, stage: Stage) -> str:
    """So many food units, in short."""
    return stage.say(Text("picture-domus-ne", food=amount))


def _leads(option: Option, stage: Stage) -> str:
    """To which field a step leads."""
    return stage.say(Text("picture-domus-leads", position=hinted(option, "position")))


def _area(
    canvas: Canvas, row: Box, area: AreaView, board: Board, can: Steps, new: range, stage: Stage, theme: Theme
) -> None:
    """Symbol, name and food units; each stage with what it gives and costs; the letters for all of them."""
    following = can.get((area.kind, area.stage + 1))
    below = _leads(following, stage) if following else units(area.food, stage)
    _label(canvas, row, area.kind, stage.say(area_name(area.kind)), below, theme, lit=following is not None)
    stages, most = board.areas[area.kind].stages, max(len(board.areas[kind].stages) for kind in KINDS)
    track = Box(row.x + LABEL, row.y, row.width - LABEL - LETTERS - 4, row.height)
    for number, (cell, step) in enumerate(zip(track.columns(most, 6), stages, strict=False), 1):
        if number <= area.stage:
            _built(canvas, cell, step.food, area_colour(area.kind, theme), theme, new=number in new)
        elif option := can.get((area.kind, number)):
            _within_reach(canvas, cell, option, theme)
        else:
            following_now = number == area.stage + 1
            price = area.next_cost if following_now and area.next_cost is not None else step.cost
            _to_come(canvas, cell, str(step.food), price, theme, bright=following_now and stage.asked is None)
    _letters(canvas, row.right_part(LETTERS), area, can, theme)


def _built(canvas: Canvas, cell: Box, gives: int, colour: Colour, theme: Theme, *, new: bool) -> None:
    """A stage that is built, in the colour of its area."""
    canvas.panel(cell, colour, 10, theme.card_ink, FILLED)
    canvas.words(cell, str(gives), theme.card_ink, HEADING, style="bold", align="middle")
    if new:
        ornament.folded(canvas, cell, theme, CORNER, dark=True)


def _to_come(canvas: Canvas, cell: Box, gives: str, cost: int, theme: Theme, *, bright: bool) -> None:
    """A stage to come, with its price below."""
    fill = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(cell, fill, 10, theme.accent if bright else theme.edge, NEXT if bright else LATER)
    upper = cell.top_part(WORTH).inset(2, 0)
    canvas.words(upper, gives, theme.ink if bright else theme.faint, FIGURE, style="bold", align="middle")
    coin = cell.bottom_part(PRICE)
    middle = cell.x + cell.width / 2 - (WIDER if cost > 9 else 0)
    colour = theme.accent if bright else theme.faint
    draw_sign(canvas, "money", Box(middle - COIN - 2, coin.y, COIN, coin.height), colour, fill)
    number = Box(middle + 2, coin.y - 1, cell.right - middle - 3, coin.height)
    canvas.words(number, str(cost), theme.ink if bright else theme.faint, TEXT, style="bold")


def _within_reach(canvas: Canvas, cell: Box, option: Option, theme: Theme) -> None:
    """A stage that can be built now: what it brings and costs with those before it."""
    cost = option.label.args["coins"]
    _to_come(canvas, cell, f"+{hinted(option, 'food')}", int(str(cost)), theme, bright=True)
    ornament.lit(canvas, cell.inset(3), theme, 8)


def _letters(canvas: Canvas, box: Box, area: AreaView, can: Steps, theme: Theme) -> None:
    """Letters at the end: with the accent once they are sure, with a plus if they can be had now."""
    sure, near = area.stage == area.stages, (area.kind, area.stages) in can
    draw_sign(canvas, "letter", box.left_part(LETTER), theme.accent if sure or near else theme.faint, theme.panel)
    words, fill = f"+{area.completion}" if near else str(area.completion), theme.ink if sure or near else theme.faint
    number = box.without_left(LETTER + 4)
    canvas.words(number, words, fill, FIGURE, style="bold" if sure or near else "plain")


def _chapel(canvas: Canvas, row: Box, chapel: ChapelView, board: Board, new: range, stage: Stage, theme: Theme) -> None:
    """The chapel's stages: brothers times food units, letters, price."""
    option = options(stage, "build.choose").get("chapel")
    gain = hinted(option, "gain") if option else 0
    times = stage.say(Text("picture-domus-times"))
    below = _leads(option, stage) if option and gain else times
    _label(canvas, row, "chapel", stage.say(Text("picture-domus-chapel")), below, theme, lit=gain > 0)
    track = row.without_left(LABEL)
    for number, (cell, step) in enumerate(zip(track.columns(len(board.chapel), 8), board.chapel, strict=True), 1):
        ahead = number - chapel.stage
        bright = ahead == 1 and (stage.asked is None or option is not None)
        _chapel_stage(canvas, cell, step, ahead, theme, bright=bright)
        if ahead == 1 and option:
            ornament.lit(canvas, cell.inset(3), theme, 8)
        if number in new:
            ornament.folded(canvas, cell, theme, CORNER)


def _chapel_stage(canvas: Canvas, cell: Box, step: ChapelStage, ahead: int, theme: Theme, *, bright: bool) -> None:
    """A stage of the chapel: the present one is filled, those it replaced are pale; a price on those to come."""
    fill = area_colour("chapel", theme) if ahead == 0 else mixed(theme.panel, theme.ground, 0.6)
    ink = theme.card_ink if ahead == 0 else theme.ink if bright else theme.faint
    edge = theme.card_ink if ahead == 0 else theme.accent if bright else theme.edge
    canvas.panel(cell, fill, 10, edge, NEXT if bright else LATER)
    upper, lower = cell.top_part(CHAPEL_ROW / 2).inset(8, 1), cell.bottom_part(CHAPEL_ROW / 2).inset(8, 2)
    canvas.words(upper, f"{step.capacity} × {step.food_each}", ink, FIGURE, style="bold", align="middle")
    shown = [("letter", step.letters), *([("money", step.cost)] if ahead > 0 else [])]
    for half, (sign, amount) in zip(lower.columns(2, 4) if ahead > 0 else [lower.inset(ALONE, 0)], shown, strict=True):
        draw_sign(canvas, sign, half.left_part(CHAPEL_SIGN), theme.accent if bright else ink, fill)
        canvas.words(half.without_left(CHAPEL_SIGN + 6), str(amount), ink, TEXT, style="bold")
