"""What an abbey holds, drawn piece by piece: brothers, vegetables, dogs, money, cards; and what gives its food."""

from collections.abc import Sequence

from games.domus_domini.board import CLOISTER, FIELD, STORE
from games.domus_domini.view import AbbeyView
from games.domus_domini.words import special as special_name
from games.kernel.text import Text
from renderers.canvas import Box, Canvas, Part
from renderers.domus_domini.symbols import area_colour, draw_sign
from renderers.sheet import GAP, INNER
from renderers.stage import Stage
from renderers.theme import Theme, mixed

TITLE = 44
PIECE = 56
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
    widths = [free * share for share in (0.24, 0.22, 0.28, 0.26)]
    x = 0.0
    for width, (label, sign, count, most) in zip(widths, held, strict=True):
        room = Box(x, 0, width, canvas.box.height)
        canvas.panel(room, theme.panel, 18)
        inside = room.inset(14, 8)
        _title(canvas, inside.top_part(TITLE), stage.say(Text(label)), str(count), theme)
        _pieces(canvas, inside.bottom_part(2 * PIECE + 4), sign, count, most, theme)
        x += width + GAP
    return canvas.finished()


def _title(canvas: Canvas, box: Box, words: str, amount: str, theme: Theme) -> None:
    taken = canvas.words(box.right_part(50), amount, theme.ink, 36, style="bold", align="right")
    canvas.words(box.left_part(box.width - taken - 8), words, theme.faint, 30)


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
    canvas = Canvas(INNER, 96, theme.ground)
    cells = canvas.box.columns(3, GAP)
    _amount(canvas, cells[0], "money", str(abbey.money), stage.say(Text("picture-domus-money")), theme)
    _amount(canvas, cells[1], "saved", str(abbey.saved), stage.say(Text("picture-domus-saved")), theme)
    kennels = stage.say(Text("picture-domus-kennels"))
    _kennels(canvas, cells[2], abbey, kennels, theme)
    return canvas.finished()


def _amount(canvas: Canvas, box: Box, sign: str, amount: str, words: str, theme: Theme) -> None:
    canvas.panel(box, theme.panel, 18)
    inside = box.inset(16, 10)
    draw_sign(canvas, sign, inside.left_part(62), theme.accent, theme.panel)
    taken = canvas.words(inside.without_left(76).left_part(90), amount, theme.ink, 56, style="bold")
    canvas.words(inside.without_left(90 + taken), words, theme.faint, 32)


def _kennels(canvas: Canvas, box: Box, abbey: AbbeyView, words: str, theme: Theme) -> None:
    canvas.panel(box, theme.panel, 18)
    inside = box.inset(16, 8)
    canvas.words(inside.bottom_part(34), words, theme.faint, 30)
    upper = inside.top_part(44)
    for half, sign, amount in zip(upper.columns(2, 8), ("hut", "dog"), (abbey.huts, abbey.dogs), strict=True):
        draw_sign(canvas, sign, half.left_part(46), theme.accent, theme.panel)
        canvas.words(half.without_left(60), str(amount), theme.ink, 40, style="bold")


def cards(abbey: AbbeyView, stage: Stage, theme: Theme) -> Part:
    """The Cellerar, the special cards, the card of the cloister."""
    canvas = Canvas(INNER, 100, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    inside = canvas.box.inset(16, 12)
    _cellerar(canvas, inside.left_part(330), abbey, stage, theme)
    house = inside.right_part(104)
    draw_sign(canvas, "house", house.left_part(48), theme.faint, theme.panel)
    canvas.words(house.without_left(58), str(abbey.kloster_card), theme.ink, 40, style="bold")
    _specials(canvas, Box(inside.x + 348, inside.y, house.x - inside.x - 360, inside.height), abbey, stage, theme)
    return canvas.finished()


def _cellerar(canvas: Canvas, box: Box, abbey: AbbeyView, stage: Stage, theme: Theme) -> None:
    card = abbey.cellerar
    if card is None:
        canvas.words(box, stage.say(Text("picture-domus-no-cellerar")), theme.faint, 32)
        return
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 12, theme.card_ink, 2)
    draw_sign(canvas, "cellerar", box.left_part(66).inset(8, 0), theme.card_ink, fill)
    draw_sign(canvas, card.kind, box.without_left(70).left_part(56).inset(2, 0), theme.card_ink, fill)
    canvas.words(box.without_left(134).left_part(56), str(card.value), theme.card_ink, 46, style="bold")
    ne = stage.say(Text("picture-domus-ne", ne=card.ne))
    bonus = [f"+{card.bonus}"] if card.bonus else []
    right = box.right_part(140).inset(6, 6)
    canvas.words(right, " ".join([ne, *bonus]), theme.card_ink, 30, align="right", rows=2)


def _specials(canvas: Canvas, box: Box, abbey: AbbeyView, stage: Stage, theme: Theme) -> None:
    """Each special card with its name, as long as there is room for names."""
    if not abbey.specials:
        canvas.words(box, stage.say(Text("picture-domus-no-specials")), theme.faint, 30)
        return
    for cell, special in zip(box.columns(len(abbey.specials), 10), abbey.specials, strict=True):
        draw_sign(canvas, special, cell.left_part(58), theme.accent, theme.panel)
        if len(abbey.specials) < 3:
            canvas.words(cell.without_left(66), stage.say(special_name(special)), theme.ink, 30, rows=2)


def food(abbey: AbbeyView, stage: Stage, theme: Theme, *, on_road: bool) -> Part:
    """How many food units there are now and by source, the field they lead to or where the figure stands."""
    canvas = Canvas(INNER, 124, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    inside = canvas.box.inset(16, 8)
    upper = inside.top_part(54)
    draw_sign(canvas, "food", upper.left_part(50), theme.accent, theme.panel)
    total = stage.say(Text("picture-domus-ne", ne=abbey.ne))
    words = f"{stage.say(Text('picture-domus-food'))} {total}"
    canvas.words(upper.without_left(64).left_part(580), words, theme.ink, 38, style="bold")
    field = (
        Text("picture-domus-figure", pos=abbey.pos) if on_road else Text("picture-domus-reach", pos=abbey.food.field)
    )
    reach = stage.say(field)
    canvas.words(upper.right_part(300), reach, theme.accent, 38, style="bold", align="right")
    _sources(canvas, inside.bottom_part(48), [(sign, getattr(abbey.food, name)) for name, sign in SOURCES], theme)
    return canvas.finished()


def _sources(canvas: Canvas, row: Box, sources: Sequence[tuple[str, int]], theme: Theme) -> None:
    for cell, (sign, amount) in zip(row.columns(len(sources), 6), sources, strict=True):
        draw_sign(canvas, sign, cell.left_part(42), theme.accent if amount else theme.edge, theme.panel)
        canvas.words(cell.without_left(52), str(amount), theme.ink if amount else theme.faint, 34)
