"""A card's face: title, colours and symbols of its kinds, cost, what it gives. Faces are drawn once and kept."""

from functools import lru_cache

from PIL import Image

from games.dominion.cards import CARDS
from games.dominion.words import title
from renderers.canvas import Box, Canvas
from renderers.stage import Stage
from renderers.symbols import draw_symbol
from renderers.theme import Colour, Theme, mixed, theme_for

KIND_ORDER = ("attack", "reaction", "prize", "victory", "treasure", "curse", "action")
"""Which kind colours the band of a card with several."""

HEAD = 0.34
"""The share of a card's face that its title takes."""

PLUS = ("cards", "actions", "buys", "coins")


def titled(card: str, stage: Stage) -> str:
    """The card's name in the language of the picture."""
    return stage.say(title(card))


@lru_cache(maxsize=1024)
def pile_tile(card: str, name: str, left: int, cost: int, size: tuple[int, int], looks: tuple[str, str]) -> Image.Image:
    """A pile of the supply: its card with cost and number left; crossed when empty. `looks` are theme and palette."""
    theme = theme_for(looks[0], looks[1])  # type: ignore[arg-type]  # the names come from a Stage
    canvas = Canvas(*size, theme.ground)
    _pile(canvas, card, name, left, cost, theme)
    return canvas.finished()


def _pile(canvas: Canvas, card: str, name: str, left: int, cost: int, theme: Theme) -> None:
    face = canvas.box.inset(1)
    band = face.top_part(round(face.height * 0.52))
    _body(canvas, face, band.height, card, theme, 14)
    if not left:
        _cross(canvas, face, card, theme)
    canvas.words(band.inset(10, 3), name, theme.card_ink, 32, style="bold", align="middle", rows=2, least=22)
    foot = face.bottom_part(face.height * 0.46).inset(10, 6)
    cost_mark(canvas, foot.square(), cost, theme)
    kind_symbols(canvas, foot.inset(foot.height + 6, foot.height * 0.16), card, theme.card_ink)
    canvas.words(foot.right_part(62), f"×{left}", theme.card_ink, 34, style="bold", align="right")


def _cross(canvas: Canvas, face: Box, card: str, theme: Theme) -> None:
    """Two strokes from corner to corner, pale enough that the words before them stay readable."""
    pale = mixed(kind_colours(card, theme)[0], theme.card_ink, 0.45)
    inside = face.inset(10)
    canvas.line([(inside.x, inside.y), (inside.right, inside.bottom)], pale, 8)
    canvas.line([(inside.x, inside.bottom), (inside.right, inside.y)], pale, 8)


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
    kinds = CARDS[card].kinds
    return theme.kind(kinds[0]), theme.kind(min(kinds, key=KIND_ORDER.index))


def kind_symbols(canvas: Canvas, box: Box, card: str, fill: Colour) -> None:
    """The symbols of the card's kinds in a row."""
    kinds = CARDS[card].kinds
    side = min(box.height, box.width / len(kinds) - 4)
    for place, kind in enumerate(kinds):
        draw_symbol(canvas, kind, Box(box.x + place * (side + 8), box.y, side, box.height), fill)


def cost_mark(canvas: Canvas, box: Box, cost: int, theme: Theme) -> None:
    """A coin with the price."""
    canvas.disc(box, theme.kind("treasure"), theme.card_ink, 2.5)
    canvas.words(box.inset(4, 0), str(cost), theme.card_ink, round(box.height * 0.66), style="bold", align="middle")


@lru_cache(maxsize=1024)
def hand_card(card: str, name: str, count: int, size: tuple[int, int], looks: tuple[str, str]) -> Image.Image:
    """A card as it is held: large title, what it gives in symbols; several equal ones lie behind each other."""
    theme = theme_for(looks[0], looks[1])  # type: ignore[arg-type]  # the names come from a Stage
    canvas = Canvas(*size, theme.ground)
    shown = min(count, 4)
    step = 10
    width, height = size[0] - step * (shown - 1) - 2, size[1] - step * (shown - 1) - 2
    for layer in range(shown):
        away = step * (shown - 1 - layer)
        _body(canvas, Box(1 + away, 1 + away, width, height), round(height * HEAD), card, theme, 18)
    _face(canvas, Box(1, 1, width, height), card, name, theme)
    if count > 1:
        _count(canvas, Box(1, 1, width, height), count, theme)
    return canvas.finished()


def _face(canvas: Canvas, face: Box, card: str, name: str, theme: Theme) -> None:
    head = face.top_part(round(face.height * HEAD)).inset(12, 4)
    canvas.words(head, name, theme.card_ink, 38, style="title", align="middle", rows=2, least=26)
    middle = Box(face.x + 12, head.bottom + 10, face.width - 24, face.height * 0.36)
    _gives(canvas, middle, card, theme)
    foot = face.bottom_part(face.height * 0.24).inset(12, 8)
    cost_mark(canvas, foot.square(), CARDS[card].cost, theme)
    kind_symbols(canvas, foot.inset(foot.height + 10, foot.height * 0.12), card, theme.card_ink)


def _gives(canvas: Canvas, box: Box, card: str, theme: Theme) -> None:
    """Coins of a treasure, points of a victory card, the plus of an action."""
    facts = CARDS[card]
    given = [(f"+{amount}", sign) for sign in PLUS if (amount := getattr(facts, sign)) and not facts.is_treasure]
    if facts.is_treasure:
        given = [(str(facts.coins), "coins")]
    if facts.points:
        given.append((str(facts.points).replace("-", "\u2212"), "points"))
    if not given:
        return
    columns = 2 if len(given) > 1 else 1
    rows = -(-len(given) // columns)
    for place, (amount, sign) in enumerate(given):
        cell = box.columns(columns, 6)[place % columns]
        cell = Box(cell.x, box.y + place // columns * box.height / rows, cell.width, box.height / rows)
        _amount(canvas, cell, amount, sign, theme)


def _amount(canvas: Canvas, cell: Box, amount: str, sign: str, theme: Theme) -> None:
    size = round(min(cell.height * 0.8, 52))
    side = size * 0.82
    half = cell.width / 2
    canvas.words(cell.left_part(half - 3), amount, theme.card_ink, size, style="bold", align="right")
    draw_symbol(canvas, sign, Box(cell.x + half + 3, cell.y + (cell.height - side) / 2, side, side), theme.card_ink)


def _count(canvas: Canvas, face: Box, count: int, theme: Theme) -> None:
    badge = Box(face.right - 78, face.bottom - 62, 66, 50)
    canvas.panel(badge, theme.card_ink, 12)
    canvas.words(badge.inset(4, 2), f"×{count}", theme.kind("action"), 36, style="bold", align="middle")
