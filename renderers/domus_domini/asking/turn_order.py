"""The start column: the order of turns that each answer leads to, and what everybody has."""

from collections.abc import Sequence

from games.domus_domini.view import View
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from renderers.domus_domini.asking.figures import named
from renderers.domus_domini.asking.roster import Column, RosterRow, roster
from renderers.parts import ornament
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import FIGURE, TEXT, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.sheet import INNER, flowing
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, mixed, theme_for

SIDE, TOP, TITLE, ROW, APART = 18, 10, 48, 50, 10
"""The margins of an answer, the heights of its words and of a row of names, and the gap between two answers."""
MARK, BESIDE, NEXT, WIDEST = 38, 10, 46, 480
"""A mark, the gap behind it, the room of the arrow to the next one; the greatest width of all that."""
LETTERS, MONEY, VEGETABLES = 204, 160, 190
"""The widths of the columns."""


def turn_order(view: View, choice: Choice, stage: Stage) -> list[FinishedPart]:
    """For each answer who would begin and who would follow; below, everybody in the present order."""
    seats = [abbey.seat for abbey in view.abbeys]
    here = seats.index(choice.seat)
    order = [*seats[here:], *seats[:here]]
    follows = {"keep": order, "pass": [*order[1:], order[0]]}
    parts = [_answer(stage.say(option.label), follows[option.value], view, stage) for option in choice.options]
    say = stage.say
    heads = (
        Column(say(Text("picture-domus-ranking")), LETTERS),
        Column(say(Text("picture-domus-coins")), MONEY),
        Column(say(Text("picture-domus-vegetables")), VEGETABLES),
    )
    rows = [
        RosterRow(seat, named(found, view, stage), (str(found.letters), str(found.money), str(found.vegetables)))
        for seat in order
        for found in (view.abbeys[seat],)
    ]
    return [*parts, roster("", heads, rows, stage)]


def _answer(said: str, order: Sequence[int], view: View, stage: Stage) -> FinishedPart:
    """An answer, and the order of turns after it if nobody passes the column on again."""
    theme = theme_for(*stage.looks)
    people = [(seat, named(view.abbeys[seat], view, stage)) for seat in order]
    rows = flowing(people, lambda one: _width(one[1]), INNER - 2 * SIDE, 0)
    canvas = panelled(INNER, TITLE + len(rows) * ROW + 2 * TOP, theme, 18)
    canvas.panel(canvas.box, mixed(theme.panel, theme.ground, 0.6), 18)
    inside = canvas.box.inset(SIDE, TOP)
    title = inside.top_part(TITLE)
    taken = canvas.words(title, said, theme.ink, FIGURE, style="bold")
    begins = Text("picture-domus-begins", who=people[0][1], own=int(order[0] == view.seat))
    canvas.words(title.without_left(taken + NEXT), stage.say(begins), theme.faint, TEXT, align="right")
    for number, row in enumerate(rows):
        x = inside.x
        for seat, name in row:
            room = Box(x, inside.y + TITLE + number * ROW, _width(name), ROW)
            _person(canvas, room, seat, name, theme, last=seat == order[-1])
            x += room.width
    ornament.lit(canvas, canvas.box.inset(3), theme, 15)
    return canvas.finished()


def _width(name: str) -> float:
    """How wide a name with its mark becomes, with the arrow behind it."""
    return min(MARK + BESIDE + width_of(name, "plain", TEXT) + NEXT, WIDEST)


def _person(canvas: Canvas, room: Box, seat: int, name: str, theme: Theme, *, last: bool) -> None:
    draw_mark(canvas, seat, room.left_part(MARK), theme.line(seat))
    behind = room.without_left(MARK + BESIDE)
    taken = canvas.words(behind.left_part(behind.width - NEXT + 2), name, theme.ink, TEXT)
    if not last:
        canvas.words(behind.without_left(taken).left_part(NEXT), "→", theme.faint, TEXT, align="middle")
