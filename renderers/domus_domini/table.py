"""The table of Domus Domini: round and phase, the road, each abbey in short, the Cellerars to be had and the supply."""

from collections.abc import Sequence

from games.domus_domini.board import BOARD, Cellerar, Production
from games.domus_domini.view import AbbeyView, View
from games.domus_domini.words import phase
from games.kernel.text import Text
from renderers.canvas import Box, Canvas, Part
from renderers.domus_domini.road import road
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign, sign_colour
from renderers.sheet import GAP, INNER, in_grid, stacked
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, theme_for

HEAD = 118
PRODUCTION = 190
COLUMN = 300
NAME_ROW, LINE = 48, 50
SIGN = 44
TOLD = 44
CHIP_HEIGHT = 84


def table_sheet(view: View, stage: Stage) -> Part:
    """The table as everybody sees it."""
    theme = theme_for(*stage.looks)
    abbeys = in_grid([_abbey(abbey, view, stage, theme) for abbey in view.abbeys], 2, theme.ground)
    parts = [head(view, stage, theme), road(view, stage, theme), abbeys]
    return stacked([*parts, *([] if view.over else [_stock(view, stage, theme)])], theme.ground)


def head(view: View, stage: Stage, theme: Theme) -> Part:
    """Round and phase, who holds the start column with what lies in the middle, the production card."""
    canvas = Canvas(INNER, HEAD, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(20, 10)
    if view.over:
        canvas.words(inside, stage.say(Text("picture-over")), theme.ink, 42, style="title")
        return canvas.finished()
    left = inside.left_part(inside.width - PRODUCTION - COLUMN)
    number = Text("picture-domus-round", number=view.round, most=view.rounds)
    canvas.words(left.top_part(54), stage.say(number), theme.ink, 42, style="title")
    canvas.words(left.bottom_part(42), stage.say(phase(view.phase, secret=view.secret)), theme.faint, 32)
    _column(canvas, Box(left.right + 12, inside.y, COLUMN - 24, inside.height), view, stage, theme)
    if view.production:
        production_card(canvas, inside.right_part(PRODUCTION), view.production, theme)
    return canvas.finished()


def column_holder(view: View) -> int:
    """Who holds the start column."""
    return view.turn if view.phase == "column" else view.start_player


def _column(canvas: Canvas, box: Box, view: View, stage: Stage, theme: Theme) -> None:
    holder = column_holder(view)
    row = box.top_part(50)
    draw_sign(canvas, "column", row.left_part(36), theme.accent, theme.panel)
    draw_mark(canvas, holder, row.without_left(46).left_part(32), theme.line(holder))
    canvas.words(row.without_left(88), stage.name(holder), theme.ink, 34, style="bold")
    if view.pot:
        SIGNS.tell(canvas, box.bottom_part(44), "money", str(view.pot), theme, side=TOLD, size=34)


def production_card(canvas: Canvas, box: Box, card: Production, theme: Theme) -> None:
    """The production card: a basket, the symbol of its area, its food units."""
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 14, theme.card_ink, 2)
    draw_sign(canvas, "production", box.left_part(54).inset(8, 0), theme.card_ink, fill)
    draw_sign(canvas, card.kind, box.without_left(54).left_part(48).inset(2, 0), theme.card_ink, fill)
    canvas.words(box.without_left(106), f"+{card.ne}", theme.card_ink, 42, style="bold")


def cellerar_chip(canvas: Canvas, box: Box, card: Cellerar, theme: Theme) -> None:
    """A Cellerar: the symbol of his area and his value."""
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 10, theme.card_ink, 2)
    upper = box.top_part(box.height - 38)
    draw_sign(canvas, card.kind, upper.inset(6, 4), theme.card_ink, fill)
    canvas.words(box.bottom_part(40), str(card.value), theme.card_ink, 32, style="bold", align="middle")


def _abbey(abbey: AbbeyView, view: View, stage: Stage, theme: Theme) -> Part:
    """An abbey in short: who, letters; areas and chapel; money, savings, stores, dogs; brothers; cards."""
    active = abbey.seat == view.turn and not view.over
    canvas = Canvas((INNER + GAP) // 2 - GAP, NAME_ROW + 4 * LINE + 34, theme.ground)
    canvas.panel(canvas.box.inset(1), theme.panel, 16, theme.accent if active else theme.edge, 5 if active else 2)
    inside = canvas.box.inset(16, 12)
    name_row(canvas, inside.top_part(NAME_ROW), abbey, view, stage, theme)
    lines = [Box(inside.x, inside.y + NAME_ROW + 8 + LINE * row, inside.width, LINE - 2) for row in range(4)]
    _tells(canvas, lines[0], _built(abbey), theme)
    _tells(canvas, lines[1], _goods(abbey), theme)
    _tells(canvas, lines[2], _brothers(abbey), theme)
    _cards(canvas, lines[3], abbey, stage, theme)
    return canvas.finished()


def name_row(canvas: Canvas, box: Box, abbey: AbbeyView, view: View, stage: Stage, theme: Theme) -> None:
    """Mark and name, whether it is the turn or awaited, the start column, the letters."""
    draw_mark(canvas, abbey.seat, box.left_part(34).inset(1, 0), theme.line(abbey.seat))
    letters = box.right_part(104)
    SIGNS.tell(canvas, letters, "letter", str(abbey.letters), theme, side=TOLD, size=38)
    signs = [] if view.over else _state(abbey.seat, view, stage)
    for place, sign in enumerate(signs):
        spot = Box(letters.x - SIGN * (place + 1), box.y + 8, 34, 34)
        draw_sign(canvas, sign, spot, theme.accent, theme.panel)
    name = Box(box.x + 46, box.y, letters.x - box.x - 54 - SIGN * len(signs), box.height)
    canvas.words(name, stage.name(abbey.seat), theme.ink, 36, style="bold")


def _state(seat: int, view: View, stage: Stage) -> list[str]:
    signs = {"column": column_holder(view) == seat, "waiting": seat in stage.awaited, "turn": view.turn == seat}
    return [sign for sign, shown in signs.items() if shown]


def _tells(canvas: Canvas, row: Box, amounts: Sequence[tuple[str, str]], theme: Theme) -> None:
    for cell, (sign, words) in zip(row.columns(4, 6), amounts, strict=True):
        SIGNS.tell(canvas, cell, sign, words, theme, side=TOLD, size=34, fill=sign_colour(sign, theme))


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
        ("food", str(abbey.ne)),
    ]


def _cards(canvas: Canvas, row: Box, abbey: AbbeyView, stage: Stage, theme: Theme) -> None:
    """The Cellerar, the special cards, the card of the cloister."""
    if card := abbey.cellerar:
        chip = row.left_part(150).inset(0, 1)
        fill = area_colour(card.kind, theme)
        canvas.panel(chip, fill, 10, theme.card_ink, 2)
        draw_sign(canvas, "cellerar", chip.left_part(50).inset(6, 4), theme.card_ink, fill)
        draw_sign(canvas, card.kind, chip.without_left(50).left_part(44).inset(3, 4), theme.card_ink, fill)
        canvas.words(chip.without_left(98), str(card.value), theme.card_ink, 34, style="bold")
    else:
        canvas.words(row.left_part(180), stage.say(Text("picture-domus-no-cellerar")), theme.faint, 30)
    for place, special in enumerate(abbey.specials):
        spot = Box(row.x + 196 + place * 58, row.y + 2, 46, 44)
        draw_sign(canvas, special, spot, theme.accent, theme.panel)
    SIGNS.tell(canvas, row.columns(4, 6)[3], "house", str(abbey.kloster_card), theme, side=TOLD, size=34)


def _stock(view: View, stage: Stage, theme: Theme) -> Part:
    """The Cellerars to be had, and what lies in the supply."""
    canvas = Canvas(INNER, 62 + CHIP_HEIGHT + 20, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(14, 10)
    title = inside.top_part(48)
    supply = [("brother", view.lay_supply), ("hut", view.hut_supply), ("dog", view.dog_supply)]
    right = title.right_part(3 * 112 + 4)
    for cell, (sign, count) in zip(right.columns(3, 8), supply, strict=True):
        SIGNS.tell(canvas, cell, sign, str(count), theme, side=TOLD, size=34)
    label = Box(right.x - 130, title.y, 116, title.height)
    canvas.words(label, stage.say(Text("picture-domus-supply")), theme.faint, 30, align="right")
    market = Text("picture-domus-market" if view.market else "picture-domus-market-empty")
    canvas.words(title.left_part(label.x - title.x - 12), stage.say(market), theme.ink, 34, style="title")
    row = Box(inside.x, inside.bottom - CHIP_HEIGHT, inside.width, CHIP_HEIGHT)
    for cell, card in zip(row.columns(len(BOARD.cellerars), 4), view.market, strict=False):
        cellerar_chip(canvas, cell, card, theme)
    return canvas.finished()
