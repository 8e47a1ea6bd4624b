"""The dice of a roll, whether one may roll again; and whose personal dice are to be seen."""

from collections.abc import Sequence

from games.kernel.engine.text import Text
from games.monasterium.view import SchoolView, View
from renderers.monasterium.sight import Sight
from renderers.monasterium.symbols import draw_die, draw_own_die, draw_reroll, draw_sign
from renderers.surface.canvas import TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme

HEIGHT, LINE = 100, 54
"""The height of a roll, and of the line about whose dice these are."""
SIDE, BETWEEN = 18, 14
MOST, AGAIN, AGAIN_WORDS = 78, 66, 260
"""A die, the reroll tile and the words beside it."""
SMALL = 40
"""A die before its word."""


def roll(school: SchoolView, stage: Stage, seen: Sight) -> FinishedPart:
    """The roll, neutral dice white, personal ones in the own colour; beside it whether one may roll again."""
    theme = seen.theme
    canvas = panelled(INNER, HEIGHT, theme, 18)
    inside = canvas.box.inset(SIDE, 8)
    fresh = school.reroll or seen.offer.reroll
    again = inside.right_part(AGAIN + BETWEEN + AGAIN_WORDS)
    draw_reroll(canvas, again.left_part(AGAIN), theme, fresh=fresh)
    said = stage.say(Text("picture-monasterium-reroll", fresh=int(fresh)))
    words = again.without_left(AGAIN + BETWEEN)
    canvas.words(words, said, theme.ink if fresh else theme.faint, TEXT, rows=2)
    seen.mark(canvas, again.inset(-8, -4), offered=seen.offer.reroll)
    title = stage.say(Text("picture-monasterium-roll"))
    room = inside.left_part(inside.width - again.width - 2 * BETWEEN)
    taken = canvas.words(room.left_part(room.width / 3), title, theme.ink, TEXT, style="title")
    _dice(canvas, room.without_left(taken + BETWEEN), school, seen, theme)
    return canvas.finished()


def _dice(canvas: Canvas, room: Box, school: SchoolView, seen: Sight, theme: Theme) -> None:
    """The dice, each lit if it can be picked."""
    dice = [(number, str(number), theme.ink) for number in school.rolled]
    dice += [(number, f"{number}p", theme.line(school.seat)) for number in school.rolled_own]
    for (number, value, colour), spot in zip(dice, room.squares(len(dice), MOST), strict=True):
        offered = value in seen.offer.dice
        quiet = seen.tone(asked=seen.offer.dice, offered=offered)
        draw_die(canvas, number, spot.inset(6), quiet(colour), theme.panel)
        seen.mark(canvas, spot.inset(3), offered=offered)


def whose(view: View, school: SchoolView, stage: Stage, seen: Sight, shown: Sequence[int]) -> FinishedPart | None:
    """Whose the personal dice on these spaces are, and in the roll; None if there are none."""
    lying = [view.spaces[number - 1] for number in shown]
    ahead = school.ahead and school.placing
    counts = [space.ahead_own if ahead else space.own for space in lying]
    seats = {
        seat for own in counts for seat, count in enumerate(own) if count and (school.placing or seat == school.seat)
    }
    if school.rolled_own:
        seats.add(school.seat)
    return _whose(sorted(seats), school.seat, stage, seen.theme) if seats else None


def _whose(seats: Sequence[int], me: int, stage: Stage, theme: Theme) -> FinishedPart:
    canvas = panelled(INNER, LINE, theme, 14)
    cells = canvas.box.inset(SIDE, 4).columns(max(len(seats) + 1, 3), BETWEEN)
    draw_sign(canvas, "die", cells[0].left_part(SMALL), theme.ink, theme.panel)
    canvas.words(cells[0].without_left(SMALL + 8), stage.say(NEUTRAL), theme.ink, TEXT)
    for cell, seat in zip(cells[1:], seats, strict=False):
        draw_own_die(canvas, seat, cell.left_part(SMALL), theme)
        word = stage.say(MINE) if seat == me else stage.name(seat)
        canvas.words(cell.without_left(SMALL + 8), word, theme.ink, TEXT)
    return canvas.finished()


NEUTRAL, MINE = Text("picture-monasterium-neutral"), Text("picture-monasterium-mine")
