"""The road for a player's decision: whose figure may be pushed back, how far the own one may go."""

from collections.abc import Mapping, Sequence

import msgspec

from games.domus_domini.board import CART, CLUNY, PUSH
from games.domus_domini.rules.march import unfed
from games.domus_domini.view import AbbeyView, View
from games.kernel.engine.choice import Option
from games.kernel.engine.text import Text
from renderers.domus_domini.asking.question import options
from renderers.domus_domini.road import NUMBER, figure, spots, standing_on, tint
from renderers.domus_domini.symbols import draw_sign
from renderers.parts import ornament
from renderers.surface.canvas import FIGURE, TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Colour, Theme

SIDE, TOP, TITLE = 16, 12, 48
TARGET, COLUMNS, APART = 64, 2, 14
"""The height of a player to attack, the number of them in a row, and the gap between two."""
GUARDED = "figure-guarded"
"""The hint of an option for a player who can ward an attack off."""
FALL = 150
"""The room of where a figure is and where it would fall."""
TOKEN, NUMBER_ROOM = 40, 56
"""The cost or gain of an attack: the symbol, and the room of its number."""
STONES, STONE_GAP, EDGE = 11, 6, 7
"""The number of fields shown, the gap between two, and the gap between a stone and its lit edge."""
STONE, FIGURES, CARROT, LOST = 154, 52, 44, 40
"""The height of a field; on it the room of the figures, and of the vegetables it takes to get there; the added
height if brothers are named who would not be fed.
"""
GUARD, COUNTED = 44, 28
"""The symbols of the means to ward an attack off, and of the things counted on a field."""


class FieldReach(msgspec.Struct, frozen=True):
    """A field within reach: how many vegetables it takes (None: irrelevant), how many brothers would not be fed
    then.
    """

    vegetables: int | None
    lost: int = 0


def targets(view: View, stage: Stage, theme: Theme) -> list[FinishedPart]:
    """The players who can be attacked now: where they stand and where they would fall."""
    begged = options(stage, "beg.target")
    found = begged or options(stage, "drunkard.target")
    can = {int(value): option for value, option in found.items() if value.isdecimal()}
    if not can:
        return []
    rows = -(-len(can) // COLUMNS)
    canvas = panelled(INNER, TITLE + rows * TARGET + 2 * TOP, theme, 20)
    inside = canvas.box.inset(SIDE, TOP)
    changes = [*([("brother", "−1")] if begged else []), ("letter", "+1")]
    asked = Text("picture-domus-attack", free=int(stage.asked is not None and not stage.asked.least), fields=PUSH)
    _attack(canvas, inside.top_part(TITLE - 6), changes, stage.say(asked), theme)
    for place, (seat, option) in enumerate(can.items()):
        cell = inside.columns(COLUMNS, APART)[place % COLUMNS]
        row = Box(cell.x, inside.y + TITLE + place // COLUMNS * TARGET, cell.width, TARGET - 8)
        _target(canvas, row, view.abbeys[seat], option, stage, theme)
    return [canvas.finished()]


def _attack(canvas: Canvas, row: Box, changes: Sequence[tuple[str, str]], asked: str, theme: Theme) -> None:
    """The costs and gains of an attack, and the question."""
    for sign, number in changes:
        draw_sign(canvas, sign, row.left_part(TOKEN), theme.accent, theme.panel)
        canvas.words(row.without_left(TOKEN + 6).left_part(NUMBER_ROOM), number, theme.ink, TEXT, style="bold")
        row = row.without_left(TOKEN + 6 + NUMBER_ROOM + APART)
    canvas.words(row, asked, theme.ink, TEXT, style="bold")


def _guards(abbey: AbbeyView, option: Option) -> list[str]:
    """The means to ward an attack off, if there are any: the herdsman, a dog."""
    if option.label.id != GUARDED:
        return []
    return [*(["herdsman"] if "herdsman" in abbey.specials else []), *(["dog"] if abbey.dogs else [])]


def _target(canvas: Canvas, box: Box, abbey: AbbeyView, option: Option, stage: Stage, theme: Theme) -> None:
    """The figure's owner, the means to ward off, its field, and the one where it would fall, if it can."""
    inside, guards = box.inset(16, 5), _guards(abbey, option)
    figure(canvas, abbey.seat, inside.left_part(inside.height), theme)
    here, to = option.label.args["position"], option.label.args["to"]
    stays = Text("picture-domus-stays", position=here)
    words = stage.say(stays if here == to else Text("picture-domus-falls", position=here, to=to, guarded=len(guards)))
    canvas.words(inside.right_part(FALL), words, theme.ink, FIGURE, style="bold", align="right")
    name = inside.without_left(inside.height + 12)
    for number, sign in enumerate(guards, 1):
        spot = Box(name.right - FALL - GUARD * number, name.y, GUARD - 6, name.height)
        draw_sign(canvas, sign, spot, theme.accent, theme.panel)
    called = name.left_part(name.width - FALL - GUARD * len(guards) - 8)
    canvas.words(called, stage.name(abbey.seat), theme.ink, FIGURE, style="bold")
    ornament.lit(canvas, box.inset(3), theme, 12)


def stretch(view: View, stage: Stage, theme: Theme) -> list[FinishedPart]:
    """The road before the own figure while it may go on: fields to go to or stay on are lit, with their costs."""
    assert view.seat is not None
    abbey = view.abbeys[view.seat]
    here, lit = abbey.position, _steps(abbey, stage)
    if not lit:
        return []
    high = STONE + (LOST if any(step.lost for step in lit.values()) else 0)
    canvas = panelled(INNER, TITLE + high + 2 * TOP, theme, 20)
    inside = canvas.box.inset(SIDE, TOP)
    canvas.words(inside.top_part(TITLE - 6), stage.say(_way_title(abbey, stage)), theme.ink, TEXT)
    cells = inside.bottom_part(high).columns(STONES, STONE_GAP)
    standing = standing_on(view)
    for cell, field in zip(cells, range(here, min(here + STONES - 1, CLUNY) + 1), strict=False):
        _stone(canvas, cell.inset(EDGE), field, standing.get(field, ()), lit.get(field, FieldReach(None)), theme)
        if field in lit:
            ornament.lit(canvas, cell.inset(2), theme, 16)
    return [canvas.finished()]


def _steps(abbey: AbbeyView, stage: Stage) -> Mapping[int, FieldReach]:
    """The fields that the question is about, with the cost of getting there."""
    here, held = abbey.position, abbey.vegetables
    if stage.asked and options(stage, "march.cart"):
        return {here: FieldReach(None), int(str(stage.asked.prompt.args["to"])): FieldReach(None)}
    counts = [int(value) for value in options(stage, "march.vegetables")]
    least = unfed(abbey.cloister, held)
    return {here + count: FieldReach(count, unfed(abbey.cloister, held - count) - least) for count in counts}


def _way_title(abbey: AbbeyView, stage: Stage) -> Text:
    """The price of going on, what one had better keep, and what may still follow."""
    if stage.asked and "hungry" in stage.asked.prompt.args:
        cart = CART if "cart" in abbey.specials else 0
        return Text("picture-domus-walks", hungry=stage.asked.prompt.args["hungry"], cart=cart)
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
