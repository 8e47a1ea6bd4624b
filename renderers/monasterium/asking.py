"""What a question offers that lies nowhere on the board: the roll, goods, how many dice; and what places cost."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from games.kernel.choice import Choice
from games.kernel.text import Text
from games.monasterium.board import BUILDING_GIFT, BUILDING_POINTS, REFUSED_POINTS, Building
from games.monasterium.view import SchoolView
from renderers.canvas import Box, Canvas, Part
from renderers.lettering import width
from renderers.monasterium.bonuses import GAP as CLOSE
from renderers.monasterium.bonuses import MINUS, MOST, SIZE, draw_row
from renderers.monasterium.sight import RADIUS, Sight
from renderers.monasterium.symbols import NEEDS, SIGNS, draw_die, draw_sign
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.theme import Theme

HEIGHT = 108
SIDE, DIE = 14, 80
LABEL = 300
"""The room of the word before a roll."""
THING = 12
LINE, KIND = 70, 72
"""The height of what a place costs and brings; the width of its symbol."""

Row: TypeAlias = tuple[str, ...]
"""Symbols and short words."""

THINGS: dict[str, Row] = {
    "influence": ("influence",),
    "rosary": ("rosary",),
    "soup": ("soup",),
    "tool": ("soup", "›", "tool"),
    "book": ("tool", "›", "book"),
    "yes": ("extra_die",),
    "no": (f"+{REFUSED_POINTS}", "prestige"),
}
"""How the options of questions about goods and a further die are drawn."""


def things(sight: Sight) -> Part:
    """What is offered and lies nowhere, side by side, all of it lit."""
    theme, offered = sight.theme, sight.offer.things
    canvas = Canvas(INNER, HEIGHT, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    for value, box in zip(offered, canvas.box.inset(SIDE).columns(len(offered), THING), strict=True):
        canvas.panel(box, theme.ground, RADIUS)
        row = THINGS[value] if value in THINGS else ("die",) * int(value)
        draw_row(canvas, box.inset(8, 10), row, theme.accent, theme.ground, theme.ink)
        sight.mark(canvas, box, offered=True)
    return canvas.finished()


def roll(school: SchoolView, stage: Stage, sight: Sight) -> Part:
    """The roll that lies there: neutral dice white, personal ones in the own colour; beside it whether one may roll
    again.
    """
    theme = sight.theme
    canvas = Canvas(INNER, HEIGHT, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    inside = canvas.box.inset(20, SIDE)
    title = stage.say(AGAIN if sight.offer.dice else ROLL)
    taken = canvas.words(inside.left_part(LABEL), title, theme.ink, SIZE + 4, style="title")
    room, again = inside.without_left(taken + 24), inside.right_part(DIE)
    draw_sign(canvas, "reroll", again.inset(10), theme.accent if school.reroll else theme.edge, theme.panel)
    sight.mark(canvas, again, offered=sight.offer.reroll)
    dice = [(number, str(number), theme.ink) for number in school.rolled]
    dice += [(number, f"{number}p", theme.line(school.seat)) for number in school.rolled_own]
    spots = room.left_part(room.width - DIE - 24).squares(len(dice), DIE)
    for (number, value, colour), spot in zip(dice, spots, strict=True):
        offered = value in sight.offer.dice
        quiet = sight.tone(asked=sight.offer.dice, offered=offered)
        draw_die(canvas, number, spot.inset(7), quiet(colour), theme.panel)
        sight.mark(canvas, spot.inset(4), offered=offered)
    return canvas.finished()


ROLL, AGAIN = Text("picture-monasterium-roll"), Text("picture-monasterium-again")
"""What the dice are: a roll, or those that one may roll again."""


def costs(asked: Choice) -> dict[str, Row]:
    """What the places that are offered cost and bring, by kind of place: the symbol of the place, the goods, an arrow,
    what one gets.
    """
    found: dict[str, Row] = {}
    flips = asked.prompt.id == REGULAR
    for option in asked.options:
        if option.hint is not None and (kind := str(option.hint.args["kind"])) not in found:
            brought = _brought(kind, flips=flips)
            row = *_paid(option.hint), *(("→", *brought) if brought else ())
            found[kind] = (NEEDS[kind], *(row or FREE))
    return found


FREE: Row = (f"{MINUS}0", "rosary")
"""A walk that costs nothing and brings nothing at once."""
REGULAR = "ask-where"
"""What is asked of a novice of the grid: only such a one flips a tile."""


def _paid(hint: Text) -> Iterator[str]:
    goods = hint.args.get("goods", ())
    for good in goods if isinstance(goods, tuple) else ():
        yield from (f"{MINUS}{good.args['count']}", str(good.args["good"]))


def _brought(kind: str, *, flips: bool) -> Row:
    """What a novice brings who comes to such a place: at once, or the right to send more to this cloister."""
    if kind == "walk":
        return ("flip_tile",) if flips else ()
    if kind == "chapel":
        return ("send",)
    building = Building(kind)
    return f"+{BUILDING_POINTS[building]}", "prestige", BUILDING_GIFT[building] or "window"


def price_list(rows: Sequence[Row], size: tuple[int, int], theme: Theme) -> Part:
    """What places cost and bring, line by line: the place on its own, then the rest."""
    canvas = Canvas(*size, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    room = canvas.box.inset(16, SIDE)
    each = min(room.height / len(rows), LINE)
    top = room.y + (room.height - each * len(rows)) / 2
    for place, (kind, *row) in enumerate(rows):
        line = Box(room.x, top + place * each, room.width, each).inset(0, 5)
        canvas.panel(line.left_part(KIND), theme.ground, RADIUS)
        draw_sign(canvas, kind, line.left_part(KIND).inset(0, 3), theme.ink, theme.ground)
        rest = line.without_left(KIND + 12)
        wide = min(_wide(row, rest.height), rest.width)
        draw_row(canvas, rest.left_part(wide), row, theme.accent, theme.panel, theme.ink)
    return canvas.finished()


def _wide(row: Sequence[str], height: float) -> float:
    """What a row takes with symbols as high as the line."""
    pieces = [min(height, MOST) if piece in SIGNS else width(piece, "bold", SIZE) + 2 for piece in row]
    return sum(pieces) + CLOSE * (len(row) - 1)
