"""The table of Monasterium: year, round and phase; the map with cloisters, path and dice; the orders; the players."""

from PIL import Image

from games.kernel.text import Text
from games.monasterium.view import View
from renderers.awaited import ended
from renderers.canvas import FIGURE, HEADLINE, TEXT, Box, Canvas, Part
from renderers.monasterium.cloister import cloister
from renderers.monasterium.orders import orders
from renderers.monasterium.path import path
from renderers.monasterium.players import player
from renderers.monasterium.symbols import draw_sign
from renderers.sheet import INNER, Sheet, in_grid, stacked
from renderers.stage import Stage
from renderers.symbols import draw_mark, draw_marks
from renderers.theme import Theme, theme_for

HEAD, YEAR, PHASE = 104, 50, 38
"""The height of the head; of its two lines."""
HOURGLASS, TURN, MARK = 54, 330, 48
"""The columns of the head: the hourglass on the left, who is awaited on the right."""
GAP = 12
HALF = (INNER - GAP) // 2
# The cloister beside the path is narrow, so it is higher: its chapel has its windows above its places then.
LOW, HIGH = 372, 420
"""The heights of the cloisters above and below, and of the one beside the path."""
BESIDE = 376
"""The width of the cloister beside the path; the path has the rest."""


def table_sheets(view: View, stage: Stage) -> tuple[Sheet, ...]:
    """The table as everybody sees it."""
    theme = theme_for(*stage.looks)
    players = [player(school, view, stage, theme) for school in view.schools]
    parts = [head(view, stage, theme), land(view, stage, theme), orders(view.orders, _year(view), stage, theme)]
    return (Sheet(stacked([*parts, in_grid(players, 2, theme.ground)], theme.ground, GAP)),)


def _year(view: View) -> int:
    """The year whose points count; none when all is over."""
    return 0 if view.over else view.year


def head(view: View, stage: Stage, theme: Theme) -> Part:
    """Year, round and phase, and who is awaited."""
    canvas = Canvas(INNER, HEAD, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(18, 8)
    draw_sign(canvas, "hourglass", inside.left_part(HOURGLASS).inset(0, 12), theme.accent, theme.panel)
    left = inside.without_left(HOURGLASS + 16)
    if end := ended(stage, over=view.over):
        canvas.words(left, stage.say(end), theme.ink, HEADLINE, style="title")
        return canvas.finished()
    left = left.left_part(left.width - TURN)
    year = Text("picture-monasterium-year", year=view.year, years=view.years)
    canvas.words(left.top_part(YEAR), stage.say(year), theme.ink, HEADLINE, style="title")
    phase = Text(f"picture-monasterium-{view.phase}", round=view.round, rounds=view.rounds)
    canvas.words(left.bottom_part(PHASE), stage.say(phase), theme.faint, TEXT)
    _turn(canvas, inside.right_part(TURN), view, stage, theme)
    return canvas.finished()


def _turn(canvas: Canvas, box: Box, view: View, stage: Stage, theme: Theme) -> None:
    """Whose turn it is, if that seat alone is awaited; else the marks of all who are. An own board stays in a message
    while the others go on, so its stage awaits nobody.
    """
    if not stage.awaited:
        return
    if stage.awaited != (view.turn,):
        canvas.words(box.top_part(YEAR), stage.say(Text("picture-awaited")), theme.ink, FIGURE, style="bold")
        draw_marks(canvas, stage.awaited, box.bottom_part(PHASE).left_part(PHASE * len(stage.awaited)), theme)
        return
    draw_mark(canvas, view.turn, box.left_part(MARK).inset(4, 0), theme.line(view.turn))
    said = stage.say(Text("picture-whose-turn", name=stage.name(view.turn)))
    canvas.words(box.without_left(MARK + 12), said, theme.ink, FIGURE, style="bold", rows=2)


def land(view: View, stage: Stage, theme: Theme) -> Part:
    """The map: the path and the first cloister in the middle, the others clockwise around the path."""
    a, b, c, d, e = view.cloisters
    right, middle = HALF + GAP, LOW + GAP
    below = middle + HIGH + GAP
    tiles = tuple(column.standard for column in view.schools[0].columns)
    road = path(view.path, view.spaces, tiles, (INNER - GAP - BESIDE, HIGH), stage.looks)
    places = [
        (cloister(b, (HALF, LOW), stage.looks), 0, 0),
        (cloister(c, (HALF, LOW), stage.looks), right, 0),
        (cloister(a, (BESIDE, HIGH), stage.looks), 0, middle),
        (road, BESIDE + GAP, middle),
        (cloister(e, (HALF, LOW), stage.looks), 0, below),
        (cloister(d, (HALF, LOW), stage.looks), right, below),
    ]
    sheet = Image.new("RGB", (INNER, below + LOW), theme.ground)
    for part, x, y in places:
        sheet.paste(part.image, (x, y))
    return Part(sheet, pieces=tuple(places))
