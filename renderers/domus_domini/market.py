"""The Cellerars to be had, as cards in the colour of their area; and what lies in the supply."""

from collections.abc import Sequence

import msgspec

from games.domus_domini.board import Cellerar
from games.domus_domini.view import View
from games.kernel.choice import Option
from games.kernel.text import Text
from renderers import ornament
from renderers.canvas import FIGURE, HEADING, TEXT, Box, Canvas, Part
from renderers.domus_domini.question import hinted, options
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign
from renderers.kept import kept
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.theme import Theme, theme_for

SIDE, TOP, TITLE = 16, 10, 52
CHIP, CHIP_GAP, CHIP_VALUE = 98, 4, 44
"""A Cellerar's height, what is between two, and the room of his price."""
SUPPLY, SUPPLY_LABEL, PILE = 56, 150, 130
"""The line of the supply: its height, the room of its word, and of each pile."""
CHOICE, CHOICES, CHOICE_GAP = 126, 9, 6
"""A Cellerar to choose from: his height, how many stand in a row, and what is between two."""
FACE, BRINGS, OVER, EDGE = 40, 35, 5, 7
"""The size of the symbol of his area, the line of what he brings, how far the room of numbers, which do not reach down,
goes beyond their line; what is between his card and where he may be lit.
"""

GIVES_BACK = "cellerar-hint-back"
"""What an option says that brings money."""


class Stock(msgspec.Struct, frozen=True):
    """All that is to be had: the Cellerars, and room for so many; brothers, huts and dogs in the supply."""

    cellerars: tuple[Cellerar, ...]
    room: int
    supply: tuple[tuple[str, int], ...]


def market(view: View, stage: Stage) -> Part:
    """The Cellerars to be had, and what lies in the supply."""
    piles = (("brother", view.lay_supply), ("hut", view.hut_supply), ("dog", view.dog_supply))
    return _market(Stock(view.market, len(view.board.cellerars), piles), sight(stage))


@kept
def _market(stock: Stock, stage: Stage) -> Part:
    theme = theme_for(*stage.looks)
    canvas = Canvas(INNER, TITLE + CHIP + SUPPLY + 2 * TOP + 6, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(SIDE, TOP)
    _title(canvas, inside.top_part(TITLE), stage, theme, some=bool(stock.cellerars))
    row = Box(inside.x, inside.y + TITLE, inside.width, CHIP)
    for cell, card in zip(row.columns(stock.room, CHIP_GAP), stock.cellerars, strict=False):
        _chip(canvas, cell, card, theme)
    _supply(canvas, inside.bottom_part(SUPPLY - 6), stock.supply, stage, theme)
    return canvas.finished()


def _title(canvas: Canvas, box: Box, stage: Stage, theme: Theme, *, some: bool) -> None:
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


def _supply(canvas: Canvas, row: Box, piles: Sequence[tuple[str, int]], stage: Stage, theme: Theme) -> None:
    """Brothers, huts and dogs that are still to be had."""
    label = stage.say(Text("picture-domus-supply"))
    taken = canvas.words(row.left_part(SUPPLY_LABEL), label, theme.faint, TEXT)
    cells = row.without_left(taken + 30).left_part(len(piles) * PILE).columns(len(piles), 10)
    for cell, (sign, count) in zip(cells, piles, strict=True):
        SIGNS.tell(canvas, cell, sign, str(count), theme, side=46, size=FIGURE)


def choices(view: View, stage: Stage) -> list[Part]:
    """While a Cellerar is to be chosen, those to be had: lit if they can be paid."""
    if not options(stage, "cellerar.choose") or not view.market:
        return []
    return [_choices(view.market, sight(stage, "cellerar.choose"))]


@kept
def _choices(cellerars: tuple[Cellerar, ...], stage: Stage) -> Part:
    theme, can = theme_for(*stage.looks), options(stage, "cellerar.choose")
    rows = [cellerars[first : first + CHOICES] for first in range(0, len(cellerars), CHOICES)]
    canvas = Canvas(INNER, len(rows) * (CHOICE + CHOICE_GAP) - CHOICE_GAP + 2 * TOP, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(SIDE, TOP)
    for number, cards in enumerate(rows):
        row = Box(inside.x, inside.y + number * (CHOICE + CHOICE_GAP), inside.width, CHOICE)
        _choice_row(canvas, row, cards, [can.get(str(card.value)) for card in cards], theme)
    return canvas.finished()


def _choice_row(
    canvas: Canvas, row: Box, cards: Sequence[Cellerar], can: Sequence[Option | None], theme: Theme
) -> None:
    for cell, card, option in zip(row.columns(CHOICES, CHOICE_GAP), cards, can, strict=False):
        _choice(canvas, cell, card, option, theme)


def _choice(canvas: Canvas, box: Box, card: Cellerar, option: Option | None, theme: Theme) -> None:
    """A Cellerar to choose: the symbol of his area and his value, the food units he brings, the money that goes or
    comes back; pale and without the last if he is too dear.
    """
    bright = area_colour(card.kind, theme)
    fill, ink = (bright, theme.card_ink) if option else (ornament.quiet(theme.panel, theme), theme.faint)
    card_box = box.inset(EDGE)
    canvas.panel(card_box, fill, 8, None if option else theme.edge, 2)
    inside = card_box.inset(2, 1)
    upper, lower = inside.top_part(FACE), inside.top_part(FACE + BRINGS).bottom_part(BRINGS)
    draw_sign(canvas, card.kind, upper.left_part(FACE), ink, fill)
    canvas.words(upper.without_left(FACE).inset(0, -OVER), str(card.value), ink, 42, style="bold", align="middle")
    draw_sign(canvas, "food", lower.left_part(27), ink, fill)
    canvas.words(lower.without_left(28).inset(0, -OVER), str(card.food), ink, TEXT, align="middle")
    if option:
        paid = inside.bottom_part(inside.height - FACE - BRINGS)
        draw_sign(canvas, "money", paid.left_part(27), ink, fill)
        canvas.words(
            paid.without_left(28).inset(0, -OVER), _difference(option), ink, TEXT, style="bold", align="middle"
        )
        ornament.lit(canvas, box.inset(2), theme, 11)


def _difference(option: Option) -> str:
    """The money that one pays or gets back for a Cellerar."""
    coins = hinted(option, "coins")
    back = option.hint is not None and option.hint.id == GIVES_BACK
    return f"{coins if back else -coins:+}".replace("-", "−") if coins else "0"
