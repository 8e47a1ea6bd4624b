"""The choices of a question that lie nowhere on the board: roll, goods, number of dice; and the costs of places."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from games.monasterium.board import BUILDING_GIFT, BUILDING_POINTS, JOKER, REFUSED_POINTS, Building
from games.monasterium.view import SchoolView
from renderers.monasterium.places.bonuses import GAP as CLOSE
from renderers.monasterium.places.bonuses import MINUS, MOST, SIZE, draw_row, pieces
from renderers.monasterium.places.players import HALF, draw_on_tile, on_tile
from renderers.monasterium.sight import RADIUS, Sight
from renderers.monasterium.symbols import BUILDINGS, NEEDS, SIGNS, draw_die, draw_novice, draw_reroll, draw_sign
from renderers.surface.canvas import Box, Canvas, FinishedPart, panelled
from renderers.surface.lettering import width
from renderers.surface.sheet import INNER, first_sentence
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme

HEIGHT = 108
SIDE, DIE = 14, 80
LABEL = 300
"""The room of the word before a roll."""
THING = 12
LINE, KIND, TILE = 70, 72, 124
"""The height of a line with a place's cost and gain; the width of its symbol, and of a tile with dice."""
ASKED = 58
"""The height of a question."""

PanelRow: TypeAlias = tuple[str, ...]
"""Symbols and short words."""


class NoviceSent(msgspec.Struct, frozen=True):
    """A novice on his way to a cloister: his seat, his label, what he unlocks; the tile on which dice still lie, and
    how many.
    """

    seat: int
    label: str
    unlocks: PanelRow
    lying: tuple[int, int] | None


THINGS: dict[str, PanelRow] = {
    "influence": ("influence",),
    "rosary": ("rosary",),
    "soup": ("soup",),
    "tool": ("soup", "›", "tool"),
    "book": ("tool", "›", "book"),
    "yes": ("extra_die",),
    "no": (f"+{REFUSED_POINTS}", "prestige"),
}
"""How the options of questions about goods and a further die are drawn."""


def things(sight: Sight) -> FinishedPart:
    """The choices that lie nowhere, side by side, all of them lit."""
    theme, offered = sight.theme, sight.offer.things
    canvas = panelled(INNER, HEIGHT, theme, 18)
    for value, box in zip(offered, canvas.box.inset(SIDE).columns(len(offered), THING), strict=True):
        canvas.panel(box, theme.ground, RADIUS)
        row = THINGS[value] if value in THINGS else ("die",) * int(value)
        draw_row(canvas, box.inset(8, 10), row, theme.accent, theme.ground, theme.ink)
        sight.mark(canvas, box, offered=True)
    return canvas.finished()


def roll(school: SchoolView, stage: Stage, sight: Sight) -> FinishedPart:
    """The roll on the table: neutral dice white, personal ones in the own colour; beside it whether one may roll
    again.
    """
    theme = sight.theme
    canvas = panelled(INNER, HEIGHT, theme, 18)
    inside = canvas.box.inset(20, SIDE)
    title = AGAIN if sight.offer.dice else WHICH if sight.offer.spaces else ROLL
    taken = canvas.words(inside.left_part(LABEL), stage.say(title), theme.ink, SIZE + 4, style="title", rows=2)
    room, again = inside.without_left(taken + 24), inside.right_part(DIE)
    draw_reroll(canvas, again.inset(10), theme, fresh=school.reroll or sight.offer.reroll)
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
WHICH = Text("picture-monasterium-which")
"""What the dice are: a roll, dice to roll again, dice of which to place a number."""


def question(asked: Choice, stage: Stage, theme: Theme) -> FinishedPart:
    """The question, in one line."""
    canvas = panelled(INNER, ASKED, theme, 18)
    inside = canvas.box.inset(20, 4)
    sign, words = inside.left_part(inside.height), inside.without_left(inside.height + THING)
    if asked.key in ON_DICE:
        draw_die(canvas, _number(asked), sign.inset(2), theme.ink, theme.panel)
    else:
        shown = str(asked.prompt.args.get("kind", ASKS.get(asked.key, "turn")))
        draw_sign(canvas, shown, sign.inset(2), theme.ink if shown == "die" else theme.accent, theme.panel)
    canvas.words(words, first_sentence(stage.say(asked.prompt)), theme.ink, SIZE + 2, style="bold")
    return canvas.finished()


ASKS = {
    "dice.take": "die",
    "bonus.choose": "any_action",
    "move.count": "move",
    "extra_die.choose": "extra_die",
    "send.novice": "send",
    "send.place": "send",
    "window.cloister": "window",
    "window.bonus": "window",
}
"""The sign before a question."""
ON_DICE = {"joker.column", "dice.count", "act.choose"}
"""Questions about dice of a number."""
TOLD_ELSEWHERE = {"dice.place", "roll.reroll", "window.row"}
"""The questions that stand beside the roll or the pane."""


def _number(asked: Choice) -> int:
    """The number on the dice that are asked about: a six except for those of a space or column."""
    number = asked.prompt.args.get("number", asked.prompt.args.get("column", JOKER))
    return number if isinstance(number, int) else JOKER


def costs(asked: Choice) -> dict[str, PanelRow]:
    """The costs and gains of the places on offer, by kind: the place's symbol, the goods, an arrow, the gain
    (without the pane if each would be lost).
    """
    found: dict[str, PanelRow] = {}
    hints = [option.hint for option in asked.options if option.hint is not None]
    kept = {str(hint.args["kind"]) for hint in hints if not hint.args["lost"]}
    for hint in hints:
        if (kind := str(hint.args["kind"])) not in found:
            brought = _brought(kind, lost=kind not in kept)
            row = *_paid(hint), *(("→", *brought) if brought else ())
            found[kind] = (NEEDS[kind], *(row or (f"{MINUS}0", PAID_WITH.get(kind, "influence"))))
    return found


PAID_WITH = {"walk": "rosary"}
"""The payment for a place other than influence, named even if it is nothing."""


def _paid(hint: Text) -> Iterator[str]:
    goods = hint.args.get("goods", ())
    for good in goods if isinstance(goods, tuple) else ():
        yield from (f"{MINUS}{good.args['count']}", str(good.args["good"]))


def _brought(kind: str, *, lost: bool) -> PanelRow:
    """What such a place brings at once; if `lost`, without its pane."""
    if kind not in BUILDINGS:
        return ()
    building = Building(kind)
    points = f"+{BUILDING_POINTS[building]}", "prestige"
    return points if lost else (*points, BUILDING_GIFT[building] or "window")


def price_list(going: NoviceSent, rows: Sequence[PanelRow], size: tuple[int, int], theme: Theme) -> FinishedPart:
    """The novice and what he unlocks; then the costs and gains of places: his own, and the others."""
    canvas = panelled(*size, theme, 18)
    first, *lines = _lines(canvas.box.inset(16, SIDE), len(rows) + 1)
    _goes(canvas, first, going, theme)
    for line, (kind, *row) in zip(lines, rows, strict=False):
        canvas.panel(line.left_part(KIND), theme.ground, RADIUS)
        draw_sign(canvas, kind, line.left_part(KIND).inset(0, 3), theme.ink, theme.ground)
        rest = line.without_left(KIND + 12)
        wide = min(_wide(row, rest.height), rest.width)
        draw_row(canvas, rest.left_part(wide), row, theme.accent, theme.panel, theme.ink)
    return canvas.finished()


def _lines(room: Box, count: int) -> list[Box]:
    """So many lines in the middle of a room, in pairs if it is wide."""
    columns = room.columns(2, 3 * THING) if room.width > HALF else [room]
    rows = -(-count // len(columns))
    each = min(room.height / rows, LINE)
    top = room.y + (room.height - each * rows) / 2
    places = [(column, row) for row in range(rows) for column in columns]
    return [Box(column.x, top + row * each, column.width, each).inset(0, 5) for column, row in places]


def height_of_prices(count: int) -> int:
    """The height of a list of so many places in the picture's full width."""
    return LINE * (-(-(count + 1) // 2)) + 2 * SIDE


def _goes(canvas: Canvas, line: Box, going: NoviceSent, theme: Theme) -> None:
    """The novice, what he unlocks, and how many dice still lie on a tile."""
    draw_novice(canvas, going.seat, line.left_part(KIND), theme)
    rest = line.without_left(KIND + THING)
    if going.lying:
        tile, rest = rest.right_part(TILE), rest.left_part(rest.width - TILE - THING)
        draw_on_tile(canvas, tile, *going.lying, theme)
    row = going.label, *(("→", *going.unlocks) if going.unlocks else ())
    room = rest.left_part(min(_wide(row, rest.height), rest.width))
    draw_row(canvas, room, row, theme.accent, theme.panel, theme.ink)


def going(asked: Choice, school: SchoolView) -> NoviceSent:
    """The novice whose place is asked for."""
    label = str(asked.prompt.args.get("novice", ""))
    novice = next((each for column in school.columns for each in column.novices if each.label == label), None)
    unlocks = () if novice is None else pieces(novice.action) if novice.action else ("flip_tile",)
    return NoviceSent(school.seat, label or str(asked.prompt.args["row"]), unlocks, on_tile(school))


def _wide(row: Sequence[str], height: float) -> float:
    """The width of a row whose symbols are as high as the line."""
    pieces = [min(height, MOST) if piece in SIGNS else width(piece, "bold", SIZE) + 2 for piece in row]
    return sum(pieces) + CLOSE * (len(row) - 1)
