"""The cards of an abbey: Cellerar, special cards, the cloister's; and its sources of food."""

from collections.abc import Sequence

import msgspec

from games.domus_domini.board import Cellerar, Special
from games.domus_domini.view import AbbeyView
from games.domus_domini.words import special as special_name
from games.kernel.engine.text import Text
from renderers.domus_domini.abbeys.market import SKILLS, skill
from renderers.domus_domini.changes import hired
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign
from renderers.parts import ornament
from renderers.surface.canvas import FIGURE, READABLE, TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.kept import kept
from renderers.surface.sheet import GAP, INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, mixed, theme_for

PANEL = 18
"""The radius of a panel's corners."""
APART = 14
"""From a large symbol to its number."""
CARDS = 96
CELLERAR, HOUSE, CARD_GAP = 346, 80, 16
"""The widths of the Cellerar and of the cloister's card; the special cards take the rest."""
KEY, AREA, VALUE, GIVES, BONUS_SIGN = 54, 50, 56, 168, 34
"""On a Cellerar, from the left: key, area, value, what he gives; the symbol before his skill."""
SPECIAL = 48
"""The symbol of a special card."""

TOTAL_ROW, SOURCE_ROW, WORTH_ROW = 52, 50, 48
TOTAL, REACH = 580, 300
"""The greatest widths of the words on food and on the field it leads to; both are fitted."""
SOURCE_SIGN = 42
SOURCES = (
    ("garden", "garden"),
    ("cheese", "cheese"),
    ("brewery", "brewery"),
    ("cellerar", "cellerar"),
    ("production", "production"),
    ("bonus", "bonus"),
    ("chapel", "prayer"),
)
"""The sources of food, and their symbols."""


class CardsShown(msgspec.Struct, frozen=True):
    """The contents of the cards: the Cellerar, whether he is new and gives his bonus; special cards, the cloister's."""

    cellerar: Cellerar | None
    hired: bool
    active: bool
    specials: tuple[Special, ...]
    house: int


def cards(abbey: AbbeyView, stage: Stage) -> FinishedPart:
    """The Cellerar, the special cards, the card of the cloister."""
    shown = CardsShown(
        cellerar=abbey.cellerar,
        hired=hired(abbey, stage),
        active=abbey.food.bonus > 0,
        specials=abbey.specials,
        house=abbey.cloister_card,
    )
    return _cards(shown, sight(stage))


@kept
def _cards(shown: CardsShown, stage: Stage) -> FinishedPart:
    theme = theme_for(*stage.looks)
    canvas = panelled(INNER, CARDS, theme, PANEL)
    inside = canvas.box.inset(16, 12)
    _cellerar(canvas, inside.left_part(CELLERAR), shown, stage, theme)
    house = inside.right_part(HOUSE)
    SIGNS.tell(canvas, house, "house", str(shown.house), theme, side=48, size=40, gap=10, fill=theme.faint)
    between = inside.without_left(CELLERAR + CARD_GAP)
    _specials(canvas, between.left_part(between.width - HOUSE - GAP), shown.specials, stage, theme)
    return canvas.finished()


def _cellerar(canvas: Canvas, box: Box, shown: CardsShown, stage: Stage, theme: Theme) -> None:
    card = shown.cellerar
    if card is None:
        canvas.words(box, stage.say(Text("picture-domus-no-cellerar")), theme.faint, TEXT)
        return
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 12, theme.card_ink, 2)
    ornament.stamped(canvas, box.left_part(KEY).inset(8, 0), "cellerar", fill, theme.card_ink)
    behind = box.without_left(KEY + 4)
    ornament.stamped(canvas, behind.left_part(AREA).inset(2, 0), card.kind, fill, theme.card_ink)
    canvas.words(behind.without_left(AREA + 8).left_part(VALUE), str(card.value), theme.card_ink, 46, style="bold")
    _gives(canvas, box.right_part(GIVES).inset(2, 0), card, stage, theme, active=shown.active)
    if shown.hired:
        ornament.folded(canvas, box, theme, dark=True)


def _gives(canvas: Canvas, box: Box, card: Cellerar, stage: Stage, theme: Theme, *, active: bool) -> None:
    """His food units and his skill; the skill pale and in brackets unless its bonus is `active`."""
    waits = card.bonus > 0 and not active
    fill = area_colour(card.kind, theme)
    canvas.words(
        box.top_part(box.height / 2), stage.say(Text("picture-domus-ne", food=card.food)), theme.card_ink, TEXT
    )
    ink = mixed(theme.card_ink, fill, 0.2) if waits else theme.card_ink
    below = box.bottom_part(box.height / 2)
    draw_sign(canvas, SKILLS[card.kind], below.left_part(BONUS_SIGN).inset(0, 2), ink, fill)
    words = f"({skill(card)})" if waits else skill(card)
    canvas.words(below.without_left(BONUS_SIGN + 8), words, ink, TEXT)


def _specials(canvas: Canvas, box: Box, held: Sequence[Special], stage: Stage, theme: Theme) -> None:
    """Each special card with its name, as long as there is room for names."""
    if not held:
        canvas.words(box, stage.say(Text("picture-domus-no-specials")), theme.faint, READABLE)
        return
    for cell, special in zip(box.columns(len(held), 10), held, strict=True):
        draw_sign(canvas, special, cell.left_part(SPECIAL), theme.accent, theme.panel)
        if len(held) < 3:
            canvas.words(cell.without_left(SPECIAL + 8), stage.say(special_name(special)), theme.ink, TEXT, rows=2)


def food(abbey: AbbeyView, stage: Stage, *, on_road: bool) -> FinishedPart:
    """The food units now, with the field they lead to or that of the figure; the food units by source, and the worth
    of one.
    """
    field = (
        Text("picture-domus-figure", position=abbey.position)
        if on_road
        else Text("picture-domus-reach", position=abbey.food.field)
    )
    sources = tuple([(sign, getattr(abbey.food, name)) for name, sign in SOURCES])
    return _food(abbey.total_food, sources, field, sight(stage))


@kept
def _food(total: int, sources: tuple[tuple[str, int], ...], field: Text, stage: Stage) -> FinishedPart:
    theme = theme_for(*stage.looks)
    canvas = panelled(INNER, TOTAL_ROW + SOURCE_ROW + WORTH_ROW + 12, theme, PANEL)
    inside = canvas.box.inset(16, 6)
    upper = inside.top_part(TOTAL_ROW)
    draw_sign(canvas, "food", upper.left_part(TOTAL_ROW - 4), theme.accent, theme.panel)
    units = stage.say(Text("picture-domus-ne", food=total))
    words = f"{stage.say(Text('picture-domus-food'))} {units}"
    canvas.words(upper.without_left(TOTAL_ROW - 4 + APART).left_part(TOTAL), words, theme.ink, 38, style="bold")
    canvas.words(upper.right_part(REACH), stage.say(field), theme.accent, 38, style="bold", align="right")
    _sources(canvas, Box(inside.x, upper.bottom, inside.width, SOURCE_ROW), sources, theme)
    canvas.words(inside.bottom_part(WORTH_ROW), stage.say(Text("picture-domus-worth")), theme.faint, TEXT)
    return canvas.finished()


def _sources(canvas: Canvas, row: Box, sources: Sequence[tuple[str, int]], theme: Theme) -> None:
    for cell, (sign, amount) in zip(row.columns(len(sources), 6), sources, strict=True):
        draw_sign(canvas, sign, cell.left_part(SOURCE_SIGN), theme.accent if amount else theme.edge, theme.panel)
        canvas.words(cell.without_left(SOURCE_SIGN + 10), str(amount), theme.ink if amount else theme.faint, FIGURE)
