"""The stages of the areas and of the chapel while one may build: what can be built is lit.

Law: each stage that can be built has its price from now, and the field it leads to.
"""

from collections.abc import Mapping

from games.domus_domini.board import KINDS, ChapelStage
from games.domus_domini.view import AbbeyView, AreaView, View
from games.domus_domini.words import area as area_name
from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from renderers.domus_domini.abbeys.buildings import leads, prices, units
from renderers.domus_domini.asking.deeds import deeds
from renderers.domus_domini.asking.question import hinted, options, steps
from renderers.domus_domini.asking.stocks import held, stocks
from renderers.domus_domini.symbols import area_colour, draw_sign, sign_colour
from renderers.parts import ornament
from renderers.surface.canvas import FIGURE, TEXT, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage, panel
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Colour, Theme, mixed

SIDE, TOP, HEAD, ROW, CHAPEL, GAP = 14, 6, 44, 88, 98, 4
"""The margins; the heights of the numbers above the stages, of an area and of the chapel; the gap between two."""
LABEL, SIGN, BESIDE, LETTERS, LETTER = 258, 44, 10, 104, 40
"""The room of an area's sign and name, the sign, the gap behind it; the room of the letters, and their sign."""
HALF = 40
"""The height of a stage's price, and of the field below it."""
TICK = ((0.24, 0.52), (0.43, 0.7), (0.76, 0.32))
"""A tick, in parts of a stage's height."""


def stages(view: View, abbey: AbbeyView, choice: Choice, stage: Stage) -> list[FinishedPart]:
    """The stages, the other deeds, what there is to pay with and where it leads now."""
    del choice
    reach = stage.say(Text("picture-domus-now", position=abbey.food.field))
    things = held(abbey, stage, "money", "vegetables", "cloister", "chapel", "dogs", "huts")
    return [_stages(view, abbey, stage), *deeds(stage), stocks(tuple(things), stage.looks, reach)]


def _stages(view: View, abbey: AbbeyView, stage: Stage) -> FinishedPart:
    """A row for each area, and one for the chapel."""
    can = steps(stage, {area.kind: area.stage for area in abbey.areas})
    chapel = options(stage, "build.choose").get("chapel")
    height = HEAD + len(KINDS) * (ROW + GAP) + CHAPEL + 2 * TOP
    whole = Collage(panel(INNER, height, 18, stage.looks))
    inside = whole.box.inset(SIDE, TOP)
    most = max(len(view.board.areas[kind].stages) for kind in KINDS)
    said = stage.say(Text("picture-domus-stage")), stage.say(Text("picture-domus-finished"))
    whole.lay(inside.top_part(HEAD), whole.theme.panel, _numbers, most, *said)
    for place, area in enumerate(abbey.areas):
        row = Box(inside.x, inside.y + HEAD + place * (ROW + GAP), inside.width, ROW)
        _area(whole, row, area, view, can, most, stage)
    _chapel(whole, inside.bottom_part(CHAPEL), abbey, view, chapel, stage)
    return whole.finished()


def _track(row: Box) -> Box:
    """Where the stages stand."""
    return Box(row.x + LABEL, row.y, row.width - LABEL - LETTERS, row.height)


def _numbers(canvas: Canvas, row: Box, most: int, stage: str, finished: str, theme: Theme) -> None:
    """The numbers of the stages, and what is at the end of each row."""
    canvas.words(row.left_part(LABEL - 20), stage, theme.faint, TEXT, align="right")
    for number, cell in enumerate(_track(row).columns(most, GAP), 1):
        canvas.words(cell, str(number), theme.faint, TEXT, align="middle")
    canvas.words(row.right_part(LETTERS - 6), finished, theme.faint, TEXT)


def _area(
    whole: Collage,
    row: Box,
    area: AreaView,
    view: View,
    can: Mapping[tuple[str, int], Option],
    most: int,
    stage: Stage,
) -> None:
    """Sign, name and food units; each stage that is built or to come; the letters for all of them."""
    ground, name = whole.theme.panel, stage.say(area_name(area.kind))
    whole.lay(row.left_part(LABEL - GAP), ground, _named, area.kind, name, units(area.food, stage))
    costs = prices(area, view.board.areas)
    for number, cell in enumerate(_track(row).columns(most, GAP)[: area.stages], 1):
        if number <= area.stage:
            whole.lay(cell, ground, _built, area.kind)
        else:
            option = can.get((area.kind, number))
            to = None if option is None else hinted(option, "position")
            whole.lay(cell, ground, _to_come, costs[number], to, area.kind)
    whole.lay(row.right_part(LETTERS - 6), ground, _letters, area.completion, area.stage == area.stages)


def _named(canvas: Canvas, row: Box, sign: str, name: str, said: str, theme: Theme) -> None:
    """A sign, the name, and a line below it."""
    draw_sign(canvas, sign, row.left_part(SIGN), sign_colour(sign, theme), theme.panel)
    words = row.without_left(SIGN + BESIDE)
    canvas.words(words.top_part(row.height / 2), name, theme.ink, TEXT, style="bold")
    canvas.words(words.bottom_part(row.height / 2), said, theme.faint, TEXT)


def _built(canvas: Canvas, cell: Box, kind: str, theme: Theme) -> None:
    """A stage that is built, with a tick, in the colour of its area."""
    canvas.panel(cell, area_colour(kind, theme), 10, theme.card_ink, 2)
    spot = cell.square("middle").inset(12)
    canvas.line([(spot.x + x * spot.width, spot.y + y * spot.height) for x, y in TICK], theme.card_ink, 8)


def _to_come(canvas: Canvas, cell: Box, cost: int, to: int | None, kind: str, theme: Theme) -> None:
    """A stage to come with its price; lit if it can be built, with the field it leads to."""
    del kind  # the stages that can be had are drawn for each area
    fill = mixed(theme.panel, theme.ground, 0.6)
    if to is None:
        canvas.panel(cell, fill, 10, theme.edge, 2)
        canvas.words(cell.inset(2, 0), f"{cost} D", theme.faint, TEXT, align="middle")
        return
    canvas.panel(cell, fill, 10)
    upper, lower = cell.top_part(HALF + 4).inset(3, 0), cell.bottom_part(HALF + 4).inset(3, 0)
    canvas.words(upper, f"{cost} D", theme.ink, TEXT, style="bold", align="middle")
    leads(canvas, lower.moved(0, -2), to, theme.accent, fill)
    ornament.lit(canvas, cell.inset(3), theme, 8)


def _letters(canvas: Canvas, box: Box, amount: int, sure: bool, theme: Theme) -> None:  # a section
    """The letters at the end for an area that is finished."""
    draw_sign(canvas, "letter", box.left_part(LETTER), theme.accent, theme.panel)
    ink = theme.ink if sure else theme.faint
    canvas.words(box.without_left(LETTER + 6), str(amount), ink, FIGURE, style="bold" if sure else "plain")


def _chapel(whole: Collage, row: Box, abbey: AbbeyView, view: View, option: Option | None, stage: Stage) -> None:
    """The chapel, and its next stage in words; lit if it can be built."""
    ground, chapel = whole.theme.panel, abbey.chapel
    name = stage.say(Text("picture-domus-chapel"))
    whole.lay(row.left_part(LABEL - GAP), ground, _named, "chapel", name, _chapel_now(abbey, view, stage))
    coming = view.board.chapel[chapel.stage : chapel.stage + 1]
    field = hinted(option, "position") if option and hinted(option, "gain") else None
    for step in coming:
        words = tuple(stage.say(text) for text in _coming(step, chapel.stage + 1, field))
        whole.lay(row.without_left(LABEL), ground, _chapel_stage, words, option is not None)


def _chapel_now(abbey: AbbeyView, view: View, stage: Stage) -> str:
    """Its stage."""
    return stage.say(Text("picture-domus-built", stage=abbey.chapel.stage, most=len(view.board.chapel)))


def _coming(step: ChapelStage, number: int, field: int | None) -> tuple[Text, Text]:
    """Its next stage."""
    leads = () if field is None else (Text("picture-domus-leads", position=field),)
    return (
        Text("picture-domus-chapel-price", stage=number, coins=step.cost, leads=leads, count=len(leads)),
        Text("picture-domus-chapel-gives", capacity=step.capacity, food=step.food_each, letters=step.letters),
    )


def _chapel_stage(canvas: Canvas, box: Box, words: tuple[str, str], lit: bool, theme: Theme) -> None:  # a section
    fill: Colour = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(box, fill, 10, None if lit else theme.edge, 2)
    upper, lower = box.inset(14, 5).top_part(box.height / 2 - 4), box.inset(14, 5).bottom_part(box.height / 2 - 4)
    ink = theme.ink if lit else theme.faint
    canvas.words(upper, words[0], ink, TEXT, style="bold" if lit else "plain")
    canvas.words(lower, words[1], ink, TEXT)
    if lit:
        ornament.lit(canvas, box.inset(3), theme, 8)
