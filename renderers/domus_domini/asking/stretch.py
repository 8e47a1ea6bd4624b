"""The road before the own figure while it may go on: fields to go to or to stay on are lit, with what they cost."""

from collections.abc import Mapping, Sequence

import msgspec

from games.domus_domini.board import CART, CLUNY
from games.domus_domini.rules.march import unfed
from games.domus_domini.view import AbbeyView, View
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from renderers.domus_domini.road import NUMBER, figure, spots, standing_on, tint
from renderers.domus_domini.symbols import draw_sign
from renderers.parts import ornament
from renderers.surface.canvas import TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Colour, Theme, theme_for

SIDE, TOP, TITLE, LEGEND = 16, 10, 50, 50
"""The margins, the heights of the title and of the line on brothers who would not be fed."""
STONES, STONE_GAP, EDGE = 11, 6, 7
"""The number of fields shown, the gap between two, and the gap between a stone and its lit edge."""
STONE, FIGURES, CARROT, LOST = 154, 52, 44, 40
"""The height of a field; on it the room of the figures, and of the vegetables it takes to get there; the added
height if brothers are named who would not be fed.
"""
COUNTED = 28
"""The symbols of the things counted on a field."""


class FieldReach(msgspec.Struct, frozen=True):
    """A field within reach: how many vegetables it takes (None: irrelevant), how many brothers would not be fed
    then.
    """

    vegetables: int | None
    lost: int = 0


def stretch(view: View, abbey: AbbeyView, choice: Choice, stage: Stage) -> FinishedPart:
    """The fields from the own figure on, and who stands on them."""
    theme, here, lit = theme_for(*stage.looks), abbey.position, _steps(abbey, choice)
    hungry = any(step.lost for step in lit.values())
    high = STONE + (LOST if hungry else 0)
    canvas = panelled(INNER, TITLE + high + (LEGEND if hungry else 0) + 2 * TOP, theme, 18)
    inside = canvas.box.inset(SIDE, TOP)
    canvas.words(inside.top_part(TITLE - 6), stage.say(_title(abbey, choice)), theme.ink, TEXT)
    cells = Box(inside.x, inside.y + TITLE, inside.width, high).columns(STONES, STONE_GAP)
    standing = standing_on(view)
    for cell, field in zip(cells, range(here, min(here + STONES - 1, CLUNY) + 1), strict=False):
        _stone(canvas, cell.inset(EDGE), field, standing.get(field, ()), lit.get(field, FieldReach(None)), theme)
        if field in lit:
            ornament.lit(canvas, cell.inset(2), theme, 16)
    if hungry:
        foot = inside.bottom_part(LEGEND - 6)
        draw_sign(canvas, "brother", foot.left_part(38), theme.accent, theme.panel)
        canvas.words(foot.without_left(48), stage.say(Text("picture-domus-unfed")), theme.faint, TEXT)
    return canvas.finished()


def _steps(abbey: AbbeyView, choice: Choice) -> Mapping[int, FieldReach]:
    """The fields that the question is about, with the cost of getting there."""
    here, held = abbey.position, abbey.vegetables
    if choice.key == "march.cart":
        return {here: FieldReach(None), int(str(choice.prompt.args["to"])): FieldReach(None)}
    counts = [int(option.value) for option in choice.options]
    least = unfed(abbey.cloister, held)
    return {here + count: FieldReach(count, unfed(abbey.cloister, held - count) - least) for count in counts}


def _title(abbey: AbbeyView, choice: Choice) -> Text:
    """The price of going on, what one had better keep, and what may still follow."""
    if "hungry" in choice.prompt.args:
        cart = CART if "cart" in abbey.specials else 0
        return Text("picture-domus-walks", hungry=choice.prompt.args["hungry"], cart=cart)
    return Text("picture-domus-rides", fields=CART)


def _stone(canvas: Canvas, box: Box, field: int, seats: Sequence[int], step: FieldReach, theme: Theme) -> None:
    """A field with number and figures, the vegetables to get there, the number of brothers who leave then."""
    fill = tint(field, theme)
    ink = theme.card_ink if 0 < field < CLUNY else theme.ink
    canvas.panel(box, fill, 14)
    head = box.top_part(NUMBER).inset(6, 0)
    if field == CLUNY:
        draw_sign(canvas, "cluny", head.inset(0, 4), theme.accent, fill)
    else:
        canvas.words(head, str(field), ink, TEXT + 2, style="bold", align="middle")
    room = Box(box.x, box.y + NUMBER, box.width, FIGURES).inset(4, 1)
    for seat, spot in zip(seats, spots(room, len(seats)), strict=True):
        figure(canvas, seat, spot.inset(1), theme)
    foot = Box(box.x, room.bottom + 1, box.width, CARROT).inset(2, 0)
    if step.vegetables is not None:
        _counted(canvas, foot, "vegetable", str(step.vegetables), ink, fill)
    if step.lost:
        _counted(canvas, foot.moved(0, LOST), "brother", f"−{step.lost}", ink, fill)


def _counted(canvas: Canvas, foot: Box, sign: str, number: str, ink: Colour, fill: Colour) -> None:
    """A symbol with its number."""
    draw_sign(canvas, sign, foot.left_part(COUNTED), ink, fill)
    canvas.words(foot.without_left(COUNTED + 1), number, ink, TEXT, style="bold")
