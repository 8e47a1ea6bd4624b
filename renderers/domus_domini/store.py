"""What an abbey holds, drawn piece by piece: brothers, vegetables, dogs, money, cards; and what gives its food."""

from collections.abc import Sequence

from games.domus_domini.board import CLOISTER, FIELD, STORE
from games.domus_domini.view import AbbeyView
from games.domus_domini.words import special as special_name
from games.kernel.text import Text
from renderers.canvas import FIGURE, HEADING, READABLE, TEXT, Box, Canvas, Part
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign
from renderers.sheet import GAP, INNER
from renderers.stage import Stage
from renderers.theme import Theme, mixed

PANEL = 18
"""The radius of a panel's corners."""
TITLE, PIECE = 44, 56
COUNT = 50
"""The room of two digits at the right of a title."""
# Shares, not equal columns: a field holds eight brothers, the titles of the others are longer than what they hold.
SHARES = (0.24, 0.22, 0.28, 0.26)
"""How cloister, chapel, field and vegetables share the width."""

TREASURY, AMOUNT_SIGN, AMOUNT = 96, 62, 90
"""The height of the row of money, savings and dogs; a symbol there, and the most that its number takes."""
APART = 14
"""From a large symbol to its number, and from there to what it counts."""
KENNEL_SIGN, KENNEL_NUMBER, KENNEL_LABEL = 46, 60, 34

CARDS = 100
CELLERAR, HOUSE, CARD_GAP = 330, 104, 18
"""The widths of the Cellerar and of the cloister's card; the special cards have what is between them."""
KEY, AREA, VALUE, WORTH = 66, 56, 56, 140
"""On a Cellerar, from the left: key, area, value, what he gives."""
SPECIAL = 58

FOOD, TOTAL_ROW, SOURCE_ROW = 124, 54, 48
TOTAL, REACH = 580, 300
"""What the words on food and on the field they lead to take at most; both are fitted."""
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
"""What gives food, and its symbol."""


def stores(abbey: AbbeyView, stage: Stage, theme: Theme) -> Part:
    """Brothers in cloister, chapel and field, and vegetables: a place each, filled or free."""
    canvas = Canvas(INNER, TITLE + 2 * PIECE + 26, theme.ground)
    held = (
        ("picture-domus-cloister", "brother", abbey.cloister, CLOISTER),
        ("picture-domus-chapel", "brother", abbey.chapel.brothers, abbey.chapel.capacity),
        ("picture-domus-field", "brother", abbey.field, FIELD),
        ("picture-domus-vegetables", "vegetable", abbey.vegetables, STORE),
    )
    free = INNER - 3 * GAP
    widths = [free * share for share in SHARES]
    x = 0.0
    for width, (label, sign, count, most) in zip(widths, held, strict=True):
        room = Box(x, 0, width, canvas.box.height)
        canvas.panel(room, theme.panel, PANEL)
        inside = room.inset(14, 8)
        _title(canvas, inside.top_part(TITLE), stage.say(Text(label)), str(count), theme)
        _pieces(canvas, inside.bottom_part(2 * PIECE + 4), sign, count, most, theme)
        x += width + GAP
    return canvas.finished()


def _title(canvas: Canvas, box: Box, words: str, amount: str, theme: Theme) -> None:
    taken = canvas.words(box.right_part(COUNT), amount, theme.ink, HEADING, style="bold", align="right")
    canvas.words(box.left_part(box.width - taken - 8), words, theme.faint, READABLE)


def _pieces(canvas: Canvas, box: Box, sign: str, count: int, most: int, theme: Theme) -> None:
    """A place for each piece: a symbol where one is, a ring where there is room, nothing where there is none."""
    columns = max(-(-most // 2), 2)
    for place in range(most):
        cell = box.columns(columns, 4)[place % columns]
        spot = Box(cell.x, box.y + place // columns * PIECE, cell.width, PIECE).inset(2, 4)
        if place < count:
            draw_sign(canvas, sign, spot, theme.accent, theme.panel)
        else:
            canvas.disc(spot.square("middle").inset(12), None, mixed(theme.edge, theme.faint, 0.4), 3)


def treasury(abbey: AbbeyView, stage: Stage, theme: Theme) -> Part:
    """Money, savings, huts with their dogs."""
    canvas = Canvas(INNER, TREASURY, theme.ground)
    cells = canvas.box.columns(3, GAP)
    _amount(canvas, cells[0], "money", str(abbey.money), stage.say(Text("picture-domus-money")), theme)
    _amount(canvas, cells[1], "saved", str(abbey.saved), stage.say(Text("picture-domus-saved")), theme)
    kennels = stage.say(Text("picture-domus-kennels"))
    _kennels(canvas, cells[2], abbey, kennels, theme)
    return canvas.finished()


def _amount(canvas: Canvas, box: Box, sign: str, amount: str, words: str, theme: Theme) -> None:
    canvas.panel(box, theme.panel, PANEL)
    inside = box.inset(16, 10)
    draw_sign(canvas, sign, inside.left_part(AMOUNT_SIGN), theme.accent, theme.panel)
    behind = inside.without_left(AMOUNT_SIGN + APART)
    taken = canvas.words(behind.left_part(AMOUNT), amount, theme.ink, 56, style="bold")
    canvas.words(behind.without_left(taken + APART), words, theme.faint, TEXT)


def _kennels(canvas: Canvas, box: Box, abbey: AbbeyView, words: str, theme: Theme) -> None:
    canvas.panel(box, theme.panel, PANEL)
    inside = box.inset(16, 8)
    canvas.words(inside.bottom_part(KENNEL_LABEL), words, theme.faint, READABLE)
    upper = inside.top_part(inside.height - KENNEL_LABEL - 2)
    for half, sign, amount in zip(upper.columns(2, 8), ("hut", "dog"), (abbey.huts, abbey.dogs), strict=True):
        draw_sign(canvas, sign, half.left_part(KENNEL_SIGN), theme.accent, theme.panel)
        canvas.words(half.without_left(KENNEL_NUMBER), str(amount), theme.ink, 40, style="bold")


def cards(abbey: AbbeyView, stage: Stage, theme: Theme) -> Part:
    """The Cellerar, the special cards, the card of the cloister."""
    canvas = Canvas(INNER, CARDS, theme.ground)
    canvas.panel(canvas.box, theme.panel, PANEL)
    inside = canvas.box.inset(16, 12)
    _cellerar(canvas, inside.left_part(CELLERAR), abbey, stage, theme)
    house = inside.right_part(HOUSE)
    number = str(abbey.cloister_card)
    SIGNS.tell(canvas, house, "house", number, theme, side=48, size=40, gap=10, fill=theme.faint)
    between = inside.without_left(CELLERAR + CARD_GAP)
    _specials(canvas, between.left_part(between.width - HOUSE - GAP), abbey, stage, theme)
    return canvas.finished()


def _cellerar(canvas: Canvas, box: Box, abbey: AbbeyView, stage: Stage, theme: Theme) -> None:
    card = abbey.cellerar
    if card is None:
        canvas.words(box, stage.say(Text("picture-domus-no-cellerar")), theme.faint, TEXT)
        return
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 12, theme.card_ink, 2)
    draw_sign(canvas, "cellerar", box.left_part(KEY).inset(8, 0), theme.card_ink, fill)
    behind = box.without_left(KEY + 4)
    draw_sign(canvas, card.kind, behind.left_part(AREA).inset(2, 0), theme.card_ink, fill)
    canvas.words(behind.without_left(AREA + 8).left_part(VALUE), str(card.value), theme.card_ink, 46, style="bold")
    units = stage.say(Text("picture-domus-ne", food=card.food))
    bonus = [f"+{card.bonus}"] if card.bonus else []
    right = box.right_part(WORTH).inset(6, 6)
    canvas.words(right, " ".join([units, *bonus]), theme.card_ink, READABLE, align="right", rows=2)


def _specials(canvas: Canvas, box: Box, abbey: AbbeyView, stage: Stage, theme: Theme) -> None:
    """Each special card with its name, as long as there is room for names."""
    if not abbey.specials:
        canvas.words(box, stage.say(Text("picture-domus-no-specials")), theme.faint, READABLE)
        return
    for cell, special in zip(box.columns(len(abbey.specials), 10), abbey.specials, strict=True):
        draw_sign(canvas, special, cell.left_part(SPECIAL), theme.accent, theme.panel)
        if len(abbey.specials) < 3:
            canvas.words(cell.without_left(SPECIAL + 8), stage.say(special_name(special)), theme.ink, READABLE, rows=2)


def food(abbey: AbbeyView, stage: Stage, theme: Theme, *, on_road: bool) -> Part:
    """How many food units there are now and by source, the field they lead to or where the figure stands."""
    canvas = Canvas(INNER, FOOD, theme.ground)
    canvas.panel(canvas.box, theme.panel, PANEL)
    inside = canvas.box.inset(16, 8)
    upper = inside.top_part(TOTAL_ROW)
    draw_sign(canvas, "food", upper.left_part(TOTAL_ROW - 4), theme.accent, theme.panel)
    total = stage.say(Text("picture-domus-ne", food=abbey.total_food))
    words = f"{stage.say(Text('picture-domus-food'))} {total}"
    canvas.words(upper.without_left(TOTAL_ROW - 4 + APART).left_part(TOTAL), words, theme.ink, 38, style="bold")
    field = (
        Text("picture-domus-figure", position=abbey.position)
        if on_road
        else Text("picture-domus-reach", position=abbey.food.field)
    )
    reach = stage.say(field)
    canvas.words(upper.right_part(REACH), reach, theme.accent, 38, style="bold", align="right")
    _sources(
        canvas, inside.bottom_part(SOURCE_ROW), [(sign, getattr(abbey.food, name)) for name, sign in SOURCES], theme
    )
    return canvas.finished()


def _sources(canvas: Canvas, row: Box, sources: Sequence[tuple[str, int]], theme: Theme) -> None:
    for cell, (sign, amount) in zip(row.columns(len(sources), 6), sources, strict=True):
        draw_sign(canvas, sign, cell.left_part(SOURCE_SIGN), theme.accent if amount else theme.edge, theme.panel)
        canvas.words(cell.without_left(SOURCE_SIGN + 10), str(amount), theme.ink if amount else theme.faint, FIGURE)
