"""The Cellerars on offer, as cards in the colour of their area; and the supply."""

from collections.abc import Sequence

import msgspec

from games.domus_domini.board import Cellerar
from games.domus_domini.rules.food import with_cellerar
from games.domus_domini.rules.questions import to_pay
from games.domus_domini.view import View
from games.kernel.engine.text import Text
from renderers.domus_domini.abbeys.buildings import leads
from renderers.domus_domini.asking.question import options
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign
from renderers.parts import ornament
from renderers.surface.canvas import FIGURE, HEADING, TEXT, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage, panel
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Colour, Theme

SIDE, TOP, TITLE = 16, 10, 52
CHIP, CHIP_GAP, CHIP_VALUE = 98, 4, 44
"""A Cellerar's height, the gap between two, and the room of his price."""
SUPPLY, SUPPLY_LABEL, PILE = 56, 150, 130
"""The line of the supply: its height, the room of its word, and of each pile."""
CHOICE, CHOICES, CHOICE_GAP, CHOICE_NOTE = 150, 9, 6, 44
"""A Cellerar to choose from: his height, how many stand in a row, the gap between two; the line above them."""
FACE, LINE, LINE_SIGN, OVER, EDGE = 36, 33, 27, 5, 7
"""The size of the symbol of his area; a line below it and the symbol there; how far numbers, which have no
descenders, may pass their line; the gap between his card and its lit edge.
"""
SKILLS = {"garden": "vegetable", "cheese": "build", "brewery": "bonus"}
"""The symbol for the skill of each kind of Cellerar."""


class CellerarOffer(msgspec.Struct, frozen=True):
    """A Cellerar to choose: his cost (below 0: a refund), the field one reaches with him, whether he is affordable."""

    card: Cellerar
    coins: int
    field: int
    can: bool


def market(view: View, stage: Stage) -> FinishedPart:
    """The Cellerars on offer, and the supply."""
    seen, whole = sight(stage), Collage(panel(INNER, TITLE + CHIP + SUPPLY + 2 * TOP + 6, 20, stage.looks))
    ground, inside = whole.theme.panel, whole.box.inset(SIDE, TOP)
    whole.lay(inside.top_part(TITLE), ground, _title, seen, bool(view.market))
    row = Box(inside.x, inside.y + TITLE, inside.width, CHIP)
    for cell, card in zip(row.columns(len(view.board.cellerars), CHIP_GAP), view.market, strict=False):
        whole.lay(cell, ground, _chip, card)
    piles = (("brother", view.lay_supply), ("hut", view.hut_supply), ("dog", view.dog_supply))
    whole.lay(inside.bottom_part(SUPPLY - 6), ground, _supply, piles, view.deck, seen)
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


def _supply(
    canvas: Canvas, row: Box, piles: Sequence[tuple[str, int]], to_come: int, stage: Stage, theme: Theme
) -> None:
    """The brothers, huts and dogs left, and the number of production cards to come."""
    label = stage.say(Text("picture-domus-supply"))
    taken = canvas.words(row.left_part(SUPPLY_LABEL), label, theme.faint, TEXT)
    behind = row.without_left(taken + 30)
    for cell, (sign, count) in zip(behind.left_part(len(piles) * PILE).columns(len(piles), 10), piles, strict=True):
        SIGNS.tell(canvas, cell, sign, str(count), theme, side=46, size=FIGURE)
    cards = stage.say(Text("picture-domus-to-come", count=to_come))
    SIGNS.tell(canvas, behind.without_left(len(piles) * PILE + 10), "production", cards, theme, side=46, size=FIGURE)


def choices(view: View, stage: Stage) -> list[FinishedPart]:
    """While one chooses a Cellerar, those on offer: lit if affordable."""
    can = options(stage, "cellerar.choose")
    if view.seat is None or not can or not view.market:
        return []
    own = view.abbeys[view.seat]
    old = own.cellerar.value if own.cellerar else 0
    offers = [
        CellerarOffer(
            card=card,
            coins=to_pay(card.value, old),
            field=with_cellerar(own.food, card, view.production).field,
            can=str(card.value) in can,
        )
        for card in view.market
    ]
    return [_choices(offers, stage)]


def _choices(offers: Sequence[CellerarOffer], stage: Stage) -> FinishedPart:
    rows = [offers[first : first + CHOICES] for first in range(0, len(offers), CHOICES)]
    whole = Collage(panel(INNER, CHOICE_NOTE + len(rows) * (CHOICE + CHOICE_GAP) - CHOICE_GAP + TOP, 20, stage.looks))
    theme, inside = whole.theme, whole.box.inset(SIDE, TOP / 2)
    note = stage.say(Text("picture-domus-offers"))
    whole.write(inside.top_part(CHOICE_NOTE - 4), theme.panel, note, theme.faint, TEXT)
    for number, row in enumerate(rows):
        line = Box(inside.x, inside.y + CHOICE_NOTE + number * (CHOICE + CHOICE_GAP), inside.width, CHOICE)
        for cell, offer in zip(line.columns(CHOICES, CHOICE_GAP), row, strict=False):
            whole.lay(cell, theme.panel, _choice, offer, around=1)
    return whole.finished()


def _choice(canvas: Canvas, box: Box, offer: CellerarOffer, theme: Theme) -> None:
    """A Cellerar to choose: the symbol of his area, his value, the field one reaches with him, the cost or refund,
    his skill; pale if he is too expensive.
    """
    card = offer.card
    bright = area_colour(card.kind, theme)
    fill, ink = (bright, theme.card_ink) if offer.can else (ornament.quiet(theme.panel, theme), theme.faint)
    card_box = box.inset(EDGE)
    canvas.panel(card_box, fill, 8, None if offer.can else theme.edge, 2)
    inside = card_box.inset(2, 1)
    upper = inside.top_part(FACE)
    draw_sign(canvas, card.kind, upper.left_part(FACE), ink, fill)
    canvas.words(upper.without_left(FACE).inset(0, -OVER), str(card.value), ink, 42, style="bold", align="middle")
    lines = [Box(inside.x, inside.y + FACE + number * LINE, inside.width, LINE) for number in range(3)]
    leads(canvas, lines[0].inset(0, -OVER), offer.field, ink, fill)
    _line(canvas, lines[1], "money", signed(-offer.coins), ink, fill)
    _line(canvas, lines[2], SKILLS[card.kind], skill(card), ink, fill)
    if offer.can:
        ornament.lit(canvas, box.inset(2), theme, 11)


def _line(canvas: Canvas, row: Box, sign: str, words: str, ink: Colour, fill: Colour) -> None:
    """A symbol with its number, narrow."""
    draw_sign(canvas, sign, row.left_part(LINE_SIGN), ink, fill)
    canvas.words(row.without_left(LINE_SIGN + 1).inset(0, -OVER), words, ink, TEXT, style="bold", align="middle")


def skill(card: Cellerar) -> str:
    """A Cellerar's skill: vegetables each round, a coin off a stage of the cheese dairy, or his bonus."""
    return "−1" if card.kind == "cheese" else f"+{card.bonus or card.vegetables}"


def signed(amount: int) -> str:
    """A number with its sign; 0 without."""
    return f"{amount:+}".replace("-", "−") if amount else "0"
