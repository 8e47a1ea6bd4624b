"""A card's face: title, colours and symbols of its kinds, cost, what it gives. Faces are drawn once and kept."""

from collections.abc import Sequence
from functools import lru_cache

from games.dominion.cards import CARDS
from games.dominion.view import PileView
from games.dominion.words import title
from renderers.canvas import READABLE, Box, Canvas, Part
from renderers.lettering import Style, fits
from renderers.stage import Looks, Stage
from renderers.symbols import draw_symbol
from renderers.theme import Colour, Theme, mixed, theme_for

KIND_ORDER = ("attack", "reaction", "prize", "victory", "treasure", "curse", "action")
"""Which kind colours the band of a card with several."""

HEAD = 0.34
"""The share of a card's face that its title takes."""

PLUS = ("cards", "actions", "buys", "coins")

MOST_BEHIND, STEP = 3, 9
"""How many equal cards show behind the first, and how far each stands out."""

SIDE = 14
"""What a title leaves free on both sides, if it can."""

MINUS = "\u2212"

KEPT_PILES, KEPT_CARDS = 192, 64
"""How many faces stay in memory; a pile takes 130 KB, a card in the hand up to 360 KB."""


def titled(card: str, stage: Stage) -> str:
    """The card's name in the language of the picture."""
    return stage.say(title(card))


def columns_for(names: Sequence[str], style: Style, room: float, columns: int, gap: float, margin: float) -> int:
    """How many columns of `room` keep every name readable: `columns`, or one fewer."""
    each = int((room + gap) / columns - gap - margin)
    wide = all(fits(name, style, (each, 2 * READABLE), READABLE, 1) for name in names)
    return columns if wide else columns - 1


@lru_cache(maxsize=KEPT_PILES)
def pile_tile(pile: PileView, name: str, size: tuple[int, int], looks: Looks) -> Part:
    """A pile of the supply: its card with cost and number left; crossed when empty."""
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme.ground)
    face = canvas.box.inset(1)
    band = face.top_part(round(face.height * 0.54))
    _body(canvas, face, band.height, pile.card, theme, 14)
    if not pile.left:
        _cross(canvas, face, pile.card, theme)
    title_box = band.inset(SIDE, 1)
    if not fits(name, "bold", (int(title_box.width), int(title_box.height)), READABLE, 2):
        title_box = band.inset(5, 1)
    canvas.words(title_box, name, theme.card_ink, 36, style="bold", align="middle", rows=2)
    _foot(canvas, face.bottom_part(face.height * 0.46).inset(10, 4), pile, theme)
    return canvas.finished()


def _foot(canvas: Canvas, foot: Box, pile: PileView, theme: Theme) -> None:
    """Cost, kinds and marks on the left; on the right how many are left, and how many of them are spoken for."""
    cost_mark(canvas, foot.square(), pile.cost, theme)
    signs = (*CARDS[pile.card].kinds, *pile.marks)
    left = f"×{pile.left}" + (f"{MINUS}{pile.spoken_for}" if pile.spoken_for else "")
    room = foot.without_left(foot.height + 8)
    taken = canvas.words(room, left, theme.card_ink, 34, style="bold", align="right")
    row_of_symbols(canvas, room.left_part(room.width - taken - 6).inset(0, foot.height * 0.12), signs, theme.card_ink)


def _cross(canvas: Canvas, face: Box, card: str, theme: Theme) -> None:
    """Two strokes from corner to corner, pale enough that the words before them stay readable."""
    pale = mixed(theme.kind(CARDS[card].kinds[0]), theme.card_ink, 0.32)
    inside = face.inset(9)
    canvas.line([(inside.x, inside.y), (inside.right, inside.bottom)], pale, 7)
    canvas.line([(inside.x, inside.bottom), (inside.right, inside.y)], pale, 7)


def _body(canvas: Canvas, face: Box, head: float, card: str, theme: Theme, radius: int) -> None:
    """The card's shape: its own colour, and the head in the colour of its further kind."""
    first, band = kind_colours(card, theme)
    canvas.panel(face, band, radius)
    if band != first:
        canvas.panel(face.bottom_part(face.height - head), first, radius)
        canvas.panel(Box(face.x, face.y + head, face.width, radius), first)
    canvas.panel(face, None, radius, theme.card_ink, 2)


def kind_colours(card: str, theme: Theme) -> tuple[Colour, Colour]:
    """The colours of body and band."""
    return theme.kind(CARDS[card].kinds[0]), theme.kind(chief_kind(card))


def chief_kind(card: str) -> str:
    """The kind that tells most about a card."""
    return min(CARDS[card].kinds, key=KIND_ORDER.index)


def row_of_symbols(canvas: Canvas, box: Box, signs: Sequence[str], fill: Colour) -> None:
    """Symbols in a row from the left, as large as there is room."""
    side = min(box.height, box.width / len(signs) - 6)
    for place, sign in enumerate(signs):
        draw_symbol(canvas, sign, Box(box.x + place * (side + 6), box.y, side, box.height), fill)


def cost_mark(canvas: Canvas, box: Box, cost: int, theme: Theme) -> None:
    """A coin with the price."""
    canvas.disc(box, theme.kind("treasure"), theme.card_ink, 2.5)
    size = max(round(box.height * 0.66), READABLE)
    canvas.words(box.inset(2, 0), str(cost), theme.card_ink, size, style="bold", align="middle")


@lru_cache(maxsize=KEPT_CARDS)
def hand_card(card: str, name: str, count: int, size: tuple[int, int], looks: Looks) -> Part:
    """A card as it is held: large title, what it gives in symbols; several equal ones lie behind each other."""
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme.ground)
    behind = min(count - 1, MOST_BEHIND)
    width, height = size[0] - STEP * behind - 2, size[1] - STEP * behind - 2
    for layer in range(behind, -1, -1):
        _body(canvas, Box(1 + STEP * layer, 1 + STEP * layer, width, height), round(height * HEAD), card, theme, 18)
    _face(canvas, Box(1, 1, width, height), card, name, theme)
    if count > 1:
        _count(canvas, Box(1, 1, width, height), count, theme)
    return canvas.finished()


def _face(canvas: Canvas, face: Box, card: str, name: str, theme: Theme) -> None:
    head = face.top_part(round(face.height * HEAD))
    canvas.words(head.inset(8, 4), name, theme.card_ink, 38, style="title", align="middle", rows=2)
    _gives(canvas, Box(face.x + 12, head.bottom + 4, face.width - 24, face.height * 0.4), card, theme)
    foot = face.bottom_part(face.height * 0.24).inset(12, 8)
    cost_mark(canvas, foot.square(), CARDS[card].cost, theme)
    signs = foot.inset(0, foot.height * 0.12).without_left(foot.height + 10)
    row_of_symbols(canvas, signs, CARDS[card].kinds, theme.card_ink)


def _gives(canvas: Canvas, box: Box, card: str, theme: Theme) -> None:
    """Coins of a treasure, points of a victory card, the plus of an action; else the symbol of its kind, pale."""
    given = _given(card)
    if not given:
        body, _ = kind_colours(card, theme)
        side = Box(box.x, box.y, box.width, box.height * 0.8)
        draw_symbol(canvas, CARDS[card].kinds[-1], side, mixed(body, theme.card_ink, 0.16))
    columns = 2 if len(given) > 1 else 1
    rows = -(-len(given) // columns)
    for place, (amount, sign) in enumerate(given):
        cell = box.columns(columns, 6)[place % columns]
        cell = Box(cell.x, box.y + place // columns * box.height / rows, cell.width, box.height / rows)
        _amount(canvas, cell, amount, sign, theme)


def _given(card: str) -> list[tuple[str, str]]:
    """Amounts with their symbols."""
    facts = CARDS[card]
    if facts.is_treasure:
        given = [(str(facts.coins), "coins")]
    else:
        given = [(f"+{amount}", sign) for sign in PLUS if (amount := getattr(facts, sign))]
    return [*given, *([(str(facts.points).replace("-", MINUS), "points")] if facts.points else [])]


def _amount(canvas: Canvas, cell: Box, amount: str, sign: str, theme: Theme) -> None:
    size = round(min(max(cell.height * 0.7, READABLE), 52))
    side = size * 0.82
    half = cell.width / 2
    canvas.words(cell.left_part(half - 3), amount, theme.card_ink, size, style="bold", align="right")
    draw_symbol(canvas, sign, Box(cell.x + half + 3, cell.y + (cell.height - side) / 2, side, side), theme.card_ink)


def _count(canvas: Canvas, face: Box, count: int, theme: Theme) -> None:
    badge = Box(face.right - 78, face.bottom - 62, 66, 50)
    canvas.panel(badge, theme.card_ink, 12)
    canvas.words(badge.inset(4, 2), f"×{count}", theme.kind("action"), 36, style="bold", align="middle")
