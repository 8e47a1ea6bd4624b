"""The table of Domus Domini: round and phase, the road, each abbey in short, the Cellerars to be had and the supply."""

from collections.abc import Sequence

from games.domus_domini.board import Cellerar, Production
from games.domus_domini.view import AbbeyView, View
from games.domus_domini.words import phase
from games.kernel.text import Text
from renderers.awaited import ended, framed, sign_of
from renderers.canvas import FIGURE, HEADING, HEADLINE, READABLE, TEXT, Box, Canvas, Part
from renderers.domus_domini.road import road
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign, sign_colour
from renderers.sheet import GAP, INNER, Sheet, in_grid, stacked
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, theme_for

HEAD, ROUND, PHASE = 118, 54, 42
"""The height of the head; of its two lines."""
COLUMN, PRODUCTION = 300, 190
"""The widths of the start column with its holder, and of the production card; round and phase have the rest."""
HOLDER, POT = 50, 44
"""The heights of the start column with its holder, and of what lies in the middle below."""
COLUMN_SIGN, HOLDER_MARK, MARK = 36, 32, 34
"""The size of the start column, and of the mark of its holder behind it; of a mark before a name."""
MARK_GAP = 10

BASKET, YIELD_AREA = 54, 48
"""On the production card, from the left: the basket, the symbol of the area; behind them the food units."""

NAME_ROW, LINE, LINES = 48, 50, 4
TOLD = 44
"""The size of a symbol before its number."""
SIGN, PITCH = 34, 44
"""The size of the symbols of a turn beside a name, and from one to the next."""
LETTERS = 104
"""The room of the letters with their symbol."""

CELLERAR, KEY, AREA = 150, 50, 44
"""The width of a Cellerar; on it, from the left: the key, the area; behind them the value."""
NO_CELLERAR = 180
"""What the words take that there is none."""
SPECIALS, SPECIAL = 196, 58
"""Where the special cards begin, to the right of either; from one to the next."""

STOCK_HEAD, CHIP_HEIGHT, CHIP_VALUE = 48, 84, 38
SUPPLY, SUPPLY_LABEL = 3 * 112 + 4, 116
"""The room of brothers, huts and dogs in the supply, and of the word before them."""


def table_sheets(view: View, stage: Stage) -> tuple[Sheet, ...]:
    """The table as everybody sees it."""
    theme = theme_for(*stage.looks)
    abbeys = in_grid([_abbey(abbey, view, stage, theme) for abbey in view.abbeys], 2, theme.ground)
    parts = [head(view, stage, theme), road(view, stage, theme), abbeys]
    return (Sheet(stacked([*parts, *([] if view.over else [_stock(view, stage, theme)])], theme.ground)),)


def head(view: View, stage: Stage, theme: Theme) -> Part:
    """Round and phase, who holds the start column with what lies in the middle, the production card."""
    canvas = Canvas(INNER, HEAD, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(20, 10)
    if end := ended(stage, over=view.over):
        canvas.words(inside, stage.say(end), theme.ink, HEADLINE, style="title")
        return canvas.finished()
    left = inside.left_part(inside.width - PRODUCTION - COLUMN)
    number = Text("picture-domus-round", number=view.round, most=view.rounds)
    canvas.words(left.top_part(ROUND), stage.say(number), theme.ink, HEADLINE, style="title")
    canvas.words(left.bottom_part(PHASE), stage.say(phase(view.phase, secret=view.secret)), theme.faint, TEXT)
    _column(canvas, Box(left.right + 12, inside.y, COLUMN - 24, inside.height), view, stage, theme)
    if view.production:
        production_card(canvas, inside.right_part(PRODUCTION), view.production, theme)
    return canvas.finished()


def column_holder(view: View) -> int:
    """Who holds the start column."""
    return view.turn if view.phase == "column" else view.start_player


def _column(canvas: Canvas, box: Box, view: View, stage: Stage, theme: Theme) -> None:
    holder = column_holder(view)
    row = box.top_part(HOLDER)
    draw_sign(canvas, "column", row.left_part(COLUMN_SIGN), theme.accent, theme.panel)
    behind = row.without_left(COLUMN_SIGN + MARK_GAP)
    draw_mark(canvas, holder, behind.left_part(HOLDER_MARK), theme.line(holder))
    canvas.words(behind.without_left(HOLDER_MARK + MARK_GAP), stage.name(holder), theme.ink, FIGURE, style="bold")
    if view.pot:
        SIGNS.tell(canvas, box.bottom_part(POT), "money", str(view.pot), theme, side=TOLD, size=FIGURE)


def production_card(canvas: Canvas, box: Box, card: Production, theme: Theme) -> None:
    """The production card: a basket, the symbol of its area, its food units."""
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 14, theme.card_ink, 2)
    draw_sign(canvas, "production", box.left_part(BASKET).inset(8, 0), theme.card_ink, fill)
    draw_sign(canvas, card.kind, box.without_left(BASKET).left_part(YIELD_AREA).inset(2, 0), theme.card_ink, fill)
    canvas.words(box.without_left(BASKET + YIELD_AREA + 4), f"+{card.food}", theme.card_ink, HEADLINE, style="bold")


def cellerar_chip(canvas: Canvas, box: Box, card: Cellerar, theme: Theme) -> None:
    """A Cellerar: the symbol of his area and his value."""
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 10, theme.card_ink, 2)
    upper = box.top_part(box.height - CHIP_VALUE)
    draw_sign(canvas, card.kind, upper.inset(6, 4), theme.card_ink, fill)
    canvas.words(box.bottom_part(CHIP_VALUE + 2), str(card.value), theme.card_ink, TEXT, style="bold", align="middle")


def _abbey(abbey: AbbeyView, view: View, stage: Stage, theme: Theme) -> Part:
    """An abbey in short: who, letters; areas and chapel; money, savings, stores, dogs; brothers; cards."""
    canvas = Canvas((INNER + GAP) // 2 - GAP, NAME_ROW + LINES * LINE + 34, theme.ground)
    framed(canvas, abbey.seat, stage, theme)
    inside = canvas.box.inset(16, 12)
    name_row(canvas, inside.top_part(NAME_ROW), abbey, view, stage, theme)
    lines = [Box(inside.x, inside.y + NAME_ROW + 8 + LINE * row, inside.width, LINE - 2) for row in range(LINES)]
    _tells(canvas, lines[0], _built(abbey), theme)
    _tells(canvas, lines[1], _goods(abbey), theme)
    _tells(canvas, lines[2], _brothers(abbey), theme)
    _cards(canvas, lines[3], abbey, stage, theme)
    return canvas.finished()


def name_row(canvas: Canvas, box: Box, abbey: AbbeyView, view: View, stage: Stage, theme: Theme) -> None:
    """Mark and name, whether awaited, the start column, the letters."""
    draw_mark(canvas, abbey.seat, box.left_part(MARK).inset(1, 0), theme.line(abbey.seat))
    letters = box.right_part(LETTERS)
    SIGNS.tell(canvas, letters, "letter", str(abbey.letters), theme, side=TOLD, size=38)
    column = ["column"] if column_holder(view) == abbey.seat and not view.over else []
    signs = [*column, *sign_of(abbey.seat, view.turn, stage)]
    for place, sign in enumerate(signs):
        spot = Box(letters.x - PITCH * (place + 1), box.y + 8, SIGN, SIGN)
        draw_sign(canvas, sign, spot, theme.accent, theme.panel)
    name = box.without_left(MARK + 12)
    name = name.left_part(name.width - LETTERS - 8 - PITCH * len(signs))
    canvas.words(name, stage.name(abbey.seat), theme.ink, HEADING, style="bold")


def _tells(canvas: Canvas, row: Box, amounts: Sequence[tuple[str, str]], theme: Theme) -> None:
    for cell, (sign, words) in zip(row.columns(4, 6), amounts, strict=True):
        SIGNS.tell(canvas, cell, sign, words, theme, side=TOLD, size=FIGURE, fill=sign_colour(sign, theme))


def _built(abbey: AbbeyView) -> list[tuple[str, str]]:
    stages: list[tuple[str, str]] = [(area.kind, f"{area.stage}/{area.stages}") for area in abbey.areas]
    return [*stages, ("chapel", f"{abbey.chapel.stage}/{abbey.chapel.stages}")]


def _goods(abbey: AbbeyView) -> list[tuple[str, str]]:
    dogs = f"{abbey.dogs}/{abbey.huts}"
    return [
        ("money", str(abbey.money)),
        ("saved", str(abbey.saved)),
        ("vegetable", str(abbey.vegetables)),
        ("dog", dogs),
    ]


def _brothers(abbey: AbbeyView) -> list[tuple[str, str]]:
    """Brothers in cloister, chapel, field; and the food units."""
    return [
        ("cloister", str(abbey.cloister)),
        ("prayer", f"{abbey.chapel.brothers}/{abbey.chapel.capacity}"),
        ("field", str(abbey.field)),
        ("food", str(abbey.total_food)),
    ]


def _cards(canvas: Canvas, row: Box, abbey: AbbeyView, stage: Stage, theme: Theme) -> None:
    """The Cellerar, the special cards, the card of the cloister."""
    if card := abbey.cellerar:
        chip = row.left_part(CELLERAR).inset(0, 1)
        fill = area_colour(card.kind, theme)
        canvas.panel(chip, fill, 10, theme.card_ink, 2)
        draw_sign(canvas, "cellerar", chip.left_part(KEY).inset(6, 4), theme.card_ink, fill)
        draw_sign(canvas, card.kind, chip.without_left(KEY).left_part(AREA).inset(3, 4), theme.card_ink, fill)
        canvas.words(chip.without_left(KEY + AREA + 4), str(card.value), theme.card_ink, FIGURE, style="bold")
    else:
        canvas.words(row.left_part(NO_CELLERAR), stage.say(Text("picture-domus-no-cellerar")), theme.faint, READABLE)
    for place, special in enumerate(abbey.specials):
        spot = Box(row.x + SPECIALS + place * SPECIAL, row.y + 2, 46, 44)
        draw_sign(canvas, special, spot, theme.accent, theme.panel)
    SIGNS.tell(canvas, row.columns(4, 6)[3], "house", str(abbey.cloister_card), theme, side=TOLD, size=FIGURE)


def _stock(view: View, stage: Stage, theme: Theme) -> Part:
    """The Cellerars to be had, and what lies in the supply."""
    canvas = Canvas(INNER, STOCK_HEAD + CHIP_HEIGHT + 34, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(14, 10)
    title = inside.top_part(STOCK_HEAD)
    supply = [("brother", view.lay_supply), ("hut", view.hut_supply), ("dog", view.dog_supply)]
    right = title.right_part(SUPPLY)
    for cell, (sign, count) in zip(right.columns(3, 8), supply, strict=True):
        SIGNS.tell(canvas, cell, sign, str(count), theme, side=TOLD, size=FIGURE)
    label = Box(right.x - SUPPLY_LABEL - 14, title.y, SUPPLY_LABEL, title.height)
    canvas.words(label, stage.say(Text("picture-domus-supply")), theme.faint, READABLE, align="right")
    market = Text("picture-domus-market" if view.market else "picture-domus-market-empty")
    canvas.words(title.left_part(label.x - title.x - 12), stage.say(market), theme.ink, FIGURE, style="title")
    row = inside.bottom_part(CHIP_HEIGHT)
    for cell, card in zip(row.columns(len(view.board.cellerars), 4), view.market, strict=False):
        cellerar_chip(canvas, cell, card, theme)
    return canvas.finished()
