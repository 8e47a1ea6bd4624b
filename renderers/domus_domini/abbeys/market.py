"""The Cellerars on offer, as cards in the colour of their area; and the supply."""

from collections.abc import Sequence

from games.domus_domini.board import Cellerar
from games.domus_domini.view import View
from games.kernel.engine.text import Text
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign
from renderers.parts import ornament
from renderers.parts.key import Explained, draw_key, in_accent
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage, panel
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme

SIDE, TOP, TITLE = 16, 10, 52
CHIP, CHIP_GAP, CHIP_VALUE = 98, 4, 44
"""A Cellerar's height, the gap between two, and the room of his price."""
SUPPLY, SUPPLY_LABEL = 56, 150
"""The line of the supply: its height, and the room of its word."""
SKILLS = {"garden": "vegetable", "cheese": "build", "brewery": "bonus"}
"""The symbol for the skill of each kind of Cellerar."""


def market(view: View, stage: Stage) -> FinishedPart:
    """The Cellerars on offer, and the supply."""
    seen, whole = sight(stage), Collage(panel(INNER, TITLE + CHIP + SUPPLY + 2 * TOP + 6, 20, stage.looks))
    ground, inside = whole.theme.panel, whole.box.inset(SIDE, TOP)
    whole.lay(inside.top_part(TITLE), ground, _title, seen, bool(view.market))
    row = Box(inside.x, inside.y + TITLE, inside.width, CHIP)
    for cell, card in zip(row.columns(len(view.board.cellerars), CHIP_GAP), view.market, strict=False):
        whole.lay(cell, ground, _chip, card)
    piles = ("brother", view.lay_supply), ("hut", view.hut_supply), ("dog", view.dog_supply), ("production", view.deck)
    told = tuple((sign, stage.say(Text("picture-domus-pile", sign=sign, count=count))) for sign, count in piles)
    whole.lay(inside.bottom_part(SUPPLY - 6), ground, _supply, told, seen)
    return whole.finished()


def _title(canvas: Canvas, box: Box, stage: Stage, some: bool, theme: Theme) -> None:  # a section
    draw_sign(canvas, "cellerar", box.left_part(46), theme.accent, theme.panel)
    words = Text("picture-domus-market" if some else "picture-domus-market-empty")
    taken = canvas.words(box.without_left(58), stage.say(words), theme.ink, HEADING, style="title")
    if some:
        rest = box.without_left(58 + taken + 24)
        canvas.words(rest, stage.say(Text("picture-domus-prices")), theme.faint, TEXT)


def _chip(canvas: Canvas, box: Box, card: Cellerar, theme: Theme) -> None:
    """A Cellerar: the symbol of his area and his price."""
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 10, theme.card_ink, 2)
    ornament.stamped(canvas, box.top_part(CHIP - CHIP_VALUE).inset(4, 4), card.kind, fill, theme.card_ink)
    canvas.words(box.bottom_part(CHIP_VALUE + 2), str(card.value), theme.card_ink, 38, style="bold", align="middle")


def _supply(canvas: Canvas, row: Box, piles: Sequence[Explained], stage: Stage, theme: Theme) -> None:
    """The brothers, huts and dogs left, and the production cards to come."""
    label = stage.say(Text("picture-domus-supply"))
    taken = canvas.words(row.left_part(SUPPLY_LABEL), label, theme.faint, TEXT)
    draw_key(canvas, row.without_left(taken + 16), piles, theme, in_accent(SIGNS))


def skill(card: Cellerar) -> str:
    """A Cellerar's skill: vegetables each round, a coin off a stage of the cheese dairy, or his bonus."""
    return "−1" if card.kind == "cheese" else f"+{card.bonus or card.vegetables}"
