"""A card as it is held: title, colours and symbols of its kinds, price, what it gives.

Law: faces are drawn once and kept.
"""

from functools import lru_cache

from games.dominion.card import Card
from games.dominion.cards import CARDS
from renderers.canvas import HEADING, READABLE, Box, Canvas, Part
from renderers.dominion.face import Price, card_body, kind_colours, price_mark, row_of_symbols
from renderers.dominion.symbols import draw_symbol
from renderers.stage import Looks
from renderers.theme import Theme, mixed, theme_for

HEAD, FOOT = 0.34, 0.24
"""The shares of a face that its title and its foot take."""

LEAST_HEAD, LEAST_FOOT = 78, 60
"""What they take at least."""

LEAST_CELL = 74
"""What an amount with its symbol takes at least."""

PLUS = ("cards", "actions", "buys", "coins")

MOST_BEHIND, STEP = 3, 9
"""How many equal cards show behind the first, and how far each stands out."""

COUNT_WIDTH, COUNT_HEIGHT, COUNT_GAP = 66, 50, 12
"""The plate with the number of equal cards, and how far it keeps from the corner."""

MINUS = "\u2212"

VARYING = "?"
"""An amount that depends on other cards."""

KEPT_CARDS = 64
"""How many faces stay in memory; one takes up to 360 KB."""


@lru_cache(maxsize=KEPT_CARDS)
def hand_card(card: str, name: str, count: int, price: Price, size: tuple[int, int], looks: Looks) -> Part:
    """A card as it is held: large title, what it gives in symbols; several equal ones lie behind each other."""
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme.ground)
    behind = min(count - 1, MOST_BEHIND)
    width, height = size[0] - STEP * behind - 2, size[1] - STEP * behind - 2
    head = max(round(height * HEAD), LEAST_HEAD)
    for layer in range(behind, -1, -1):
        card_body(canvas, Box(1 + STEP * layer, 1 + STEP * layer, width, height), head, card, theme, 18)
    _face(canvas, Box(1, 1, width, height), head, card, name, price, theme)
    if count > 1:
        _count(canvas, Box(1, 1, width, height), count, theme)
    return canvas.finished()


def _face(canvas: Canvas, face: Box, head: float, card: str, name: str, price: Price, theme: Theme) -> None:
    canvas.words(face.top_part(head).inset(8, 4), name, theme.card_ink, 38, style="title", align="middle", rows=2)
    foot = face.bottom_part(max(face.height * FOOT, LEAST_FOOT))
    _gives(canvas, Box(face.x + 12, face.y + head + 2, face.width - 24, foot.y - face.y - head - 2), card, theme)
    foot = foot.inset(12, 8)
    taken = price_mark(canvas, foot, price, theme)
    signs = foot.inset(0, foot.height * 0.12).without_left(taken + 10)
    row_of_symbols(canvas, signs, CARDS[card].kinds, theme.card_ink)


def _gives(canvas: Canvas, box: Box, card: str, theme: Theme) -> None:
    """Coins of a treasure, points of a victory card, the plus of an action; else the symbol of its kind, pale."""
    given = _given(card)
    if not given:
        body, _ = kind_colours(card, theme)
        draw_symbol(canvas, CARDS[card].kinds[-1], box.inset(0, box.height * 0.1), mixed(body, theme.card_ink, 0.16))
        return
    columns = len(given) if box.width >= LEAST_CELL * len(given) else -(-len(given) // 2)
    rows = -(-len(given) // columns)
    for place, (amount, sign) in enumerate(given):
        cell = box.columns(columns, 6)[place % columns]
        cell = Box(cell.x, box.y + place // columns * box.height / rows, cell.width, box.height / rows)
        _amount(canvas, cell, amount, sign, theme)


def _given(card: str) -> list[tuple[str, str]]:
    """Amounts with their symbols."""
    facts = CARDS[card]
    coins = [(_coins(facts), "coins")] if facts.is_treasure else []
    signs = [sign for sign in PLUS if getattr(facts, sign) and not (coins and sign == "coins")]
    plus = [(f"+{getattr(facts, sign)}", sign) for sign in signs]
    points = VARYING if facts.points_of else str(facts.points).replace("-", MINUS)
    return [*coins, *plus, *([(points, "points")] if points != "0" else [])]


def _coins(facts: Card) -> str:
    """The coins of a treasure; "2+" where it may bring more, "?" where all depends on other cards."""
    if not facts.coins_of and not facts.more:
        return str(facts.coins)
    return f"{facts.coins}+" if facts.coins else VARYING


def _amount(canvas: Canvas, cell: Box, amount: str, sign: str, theme: Theme) -> None:
    size = round(min(max(cell.height * 0.7, READABLE), 52))
    half = cell.width / 2
    side = min(size * 0.82, half - 3)
    canvas.words(cell.left_part(half - 3), amount, theme.card_ink, size, style="bold", align="right")
    draw_symbol(canvas, sign, Box(cell.x + half + 3, cell.y + (cell.height - side) / 2, side, side), theme.card_ink)


def _count(canvas: Canvas, face: Box, count: int, theme: Theme) -> None:
    plate = face.inset(COUNT_GAP).right_part(COUNT_WIDTH).bottom_part(COUNT_HEIGHT)
    canvas.panel(plate, theme.card_ink, 12)
    canvas.words(plate.inset(4, 2), f"×{count}", theme.hues["parchment"], HEADING, style="bold", align="middle")
