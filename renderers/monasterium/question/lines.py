"""The actions of one column, each in a line with its sign; the prices of novices, row by row."""

from collections.abc import Sequence

from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from games.monasterium import words
from games.monasterium.action import ActionKind
from games.monasterium.board import BUILDING_GOODS, BUILDING_INFLUENCE, ROWS
from games.monasterium.rules.questions import LEVELS
from games.monasterium.view import SchoolView
from renderers.monasterium.places.bonuses import draw_action
from renderers.monasterium.question.deeds import action_of
from renderers.monasterium.sight import RADIUS, Sight
from renderers.monasterium.symbols import draw_die, draw_lying
from renderers.surface.canvas import TEXT, Box, FinishedPart, has_room, panelled
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage

SIDE, LINE, TWO_LINES, BETWEEN = 14, 64, 88, 10
"""The margin; the height of a line with one row of words and with two, and the gap between lines."""
TILE, DIE, ROW, SIGN = 110, 74, 56, 112
"""The widths of the die with those that are left, of the row an action belongs to, and of its sign."""
PRICE = 48


def column(asked: Choice, school: SchoolView, stage: Stage, seen: Sight) -> FinishedPart:
    """The actions on offer; on the left the number, and the dice that lie on it still."""
    theme, shown = seen.theme, school.columns[next(iter(seen.offer.actions))[0] - 1]
    told = []
    for option in asked.options:
        level = LEVELS.index(option.value)
        action = action_of(shown, level)
        said = stage.say(words.action(action)) + (f" · {stage.say(option.hint)}" if option.hint else "")
        told.append((ROWS[level - 1] if level else "", action, said[:1].upper() + said[1:]))
    room = INNER - 2 * SIDE - TILE - ROW - SIGN - 3 * BETWEEN
    heights = [LINE if has_room(said, "plain", Box(0, 0, room, LINE)) else TWO_LINES for *_, said in told]
    least = 2 * DIE
    high = max(sum(heights) + BETWEEN * (len(heights) - 1), least)
    canvas = panelled(INNER, high + 2 * SIDE, theme, 18)
    inside = canvas.box.inset(SIDE)
    tile = inside.left_part(TILE - 2 * BETWEEN)
    draw_die(canvas, shown.number, tile.top_part(DIE).inset(2), theme.ink, theme.panel)
    if shown.dice > 1:
        draw_lying(canvas, Box(tile.x, tile.y + DIE, tile.width, DIE), shown.dice, theme)
    y = inside.y
    for (row, action, said), height in zip(told, heights, strict=True):
        line = Box(inside.x + TILE, y, inside.width - TILE, height)
        canvas.panel(line, theme.ground, RADIUS)
        canvas.words(line.left_part(ROW).inset(6, 0), row, theme.accent, TEXT, style="title", align="middle")
        draw_action(canvas, line.without_left(ROW).left_part(SIGN).inset(4, 8), action, theme.accent, theme.ground)
        canvas.words(
            line.without_left(ROW + SIGN + BETWEEN).left_part(room), said, theme.ink, TEXT, rows=1 + (height > LINE)
        )
        seen.mark(canvas, line, offered=True)
        y += height + BETWEEN
    return canvas.finished()


def prices(school: SchoolView, stage: Stage, seen: Sight) -> FinishedPart | None:
    """What novices cost, row by row, if one may be sent."""
    sends = [level for number, level in seen.offer.actions if _sends(school, number, level)]
    if not sends:
        return None
    canvas = panelled(INNER, PRICE * len(ROWS) + 2 * SIDE, seen.theme, 18)
    for line, row in zip(_rows(canvas.box.inset(SIDE + 6, SIDE), len(ROWS)), range(len(ROWS)), strict=True):
        canvas.words(line.left_part(ROW), ROWS[row], seen.theme.accent, TEXT, style="title")
        canvas.words(line.without_left(ROW + 8), stage.say(price(row, school)), seen.theme.ink, TEXT)
    return canvas.finished()


def _sends(school: SchoolView, number: int, level: int) -> bool:
    return action_of(school.columns[number - 1], level).kind is ActionKind.SEND


def _rows(box: Box, count: int) -> Sequence[Box]:
    return [Box(box.x, box.y + PRICE * row, box.width, PRICE) for row in range(count)]


def price(row: int, school: SchoolView) -> Text:
    """Where the novices of a row (from 0) go, and what the next one costs."""
    influence = BUILDING_INFLUENCE if row < len(BUILDING_GOODS) else school.chapel_cost
    goods = BUILDING_GOODS[row] if row < len(BUILDING_GOODS) else 0
    return Text(
        "picture-monasterium-price", number=row + 1, influence=influence, goods=goods, rosaries=school.walk_cost
    )
