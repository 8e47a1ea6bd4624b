"""Labelled rows of cards: those in play, those lying open before a player, the prizes left."""

from collections import Counter
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TypeAlias

from games.dominion.view import SeatView
from games.dominion.words import cards_in_words
from games.kernel.engine.text import Text
from renderers.dominion.cards.face import EDGE, ROUND, Light, Paint, emblem, paint_of, shine
from renderers.dominion.cards.symbols import draw_symbol
from renderers.surface.canvas import READABLE, TEXT, Box, Canvas, FinishedPart
from renderers.surface.kept import kept
from renderers.surface.lettering import fits, width
from renderers.surface.sheet import GAP, INNER, flowing, in_rows
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

LABEL, HEIGHT, TIGHT = 42, 62, 6
"""The heights of a label and of a small card; from one row of small cards to the next."""
LABEL_SIGN = 36
PICTURE, MARGIN = 46, 6
"""The room of the emblem on a small card; before and behind it, and behind the name."""
MOST_COLUMNS, NAMED_ROWS = 4, 2
"""The number of small cards in a row, and of rows up to which they keep their names."""
TOKEN = 74
"""The side of a small card without its name."""

Lights: TypeAlias = Callable[[str], Light]
"""How each card is shown."""


def evenly(_: str) -> Light:
    """Every card as it is."""
    return "even"


def label_row(label: Text, sign: str, stage: Stage, theme: Theme) -> FinishedPart:
    """A symbol and a line of small words."""
    canvas = Canvas(INNER, LABEL, theme)
    draw_symbol(canvas, sign, canvas.box.inset(4, 4).left_part(LABEL_SIGN), theme.accent)
    canvas.words(canvas.box.inset(4, 0).without_left(LABEL_SIGN + 10), stage.say(label), theme.ink, TEXT)
    return canvas.finished()


def card_row(label: Text, cards: Sequence[str], stage: Stage, theme: Theme, rows: int = NAMED_ROWS) -> FinishedPart:
    """A label, and below it small cards, equal ones together, with their names in so many rows. There must be cards."""
    chips = small_cards(cards, stage, theme, rows=rows)
    return in_rows([[line(stage.say(label), stage.looks)], [chips]], INNER, theme, 0)


@kept
def line(words: str, looks: Looks) -> FinishedPart:
    """A line of small words."""
    theme = theme_for(*looks)
    canvas = Canvas(INNER, LABEL, theme)
    canvas.words(canvas.box.inset(4, 0), words, theme.faint, TEXT)
    return canvas.finished()


def small_cards(
    cards: Sequence[str], stage: Stage, theme: Theme, lights: Lights = evenly, rows: int = NAMED_ROWS
) -> FinishedPart:
    """Small cards with their names; emblems alone where they are too many."""
    counts = Counter(cards)
    names = counted(cards, stage)
    columns = columns_for(names)
    if len(counts) > columns * rows:
        tokens = [token(card, count, stage.looks, lights(card)) for card, count in counts.items()]
        return in_rows(flowing(tokens, attrgetter("width"), INNER, TIGHT), INNER, theme, TIGHT)
    width = (INNER + GAP) // columns - GAP
    tiles = [chip(card, name, width, stage.looks, lights(card)) for card, name in zip(counts, names, strict=True)]
    return in_rows([tiles[first : first + columns] for first in range(0, len(tiles), columns)], INNER, theme, TIGHT)


def columns_for(names: Sequence[str]) -> int:
    """How many columns, at least two, keep every name readable."""
    for columns in range(MOST_COLUMNS, 2, -1):
        room = (INNER + GAP) // columns - GAP - PICTURE - 2 * EDGE - 3 * MARGIN
        if all(fits(name, "bold", (int(room), 2 * READABLE), READABLE, 1) for name in names):
            return columns
    return 2


def rows_before(seat: SeatView, stage: Stage, theme: Theme) -> list[FinishedPart]:
    """The open cards before a seat besides those in play: cards turned over, cards set aside."""
    name = stage.name(seat.seat)
    rows = (
        (Text("picture-revealed", name=name), seat.revealed),
        (Text("picture-set-aside", name=name), seat.set_aside),
    )
    return [card_row(label, cards, stage, theme) for label, cards in rows if cards]


def counted(cards: Sequence[str], stage: Stage) -> list[str]:
    """The names of the cards, equal ones counted, in the order of their first."""
    return [stage.say(text) for text in cards_in_words(cards)]


@kept
def chip(card: str, name: str, width: int, looks: Looks, light: Light) -> FinishedPart:
    """A small card: emblem and name."""
    theme = theme_for(*looks)
    canvas = Canvas(width, HEIGHT, theme)
    face, paint = canvas.box.inset(EDGE), paint_of(card, light, theme)
    _ground(canvas, face, paint)
    emblem(canvas, face.without_left(MARGIN / 2).left_part(PICTURE).inset(0, 4), card, paint)
    inside = face.without_left(PICTURE + 2 * MARGIN)
    canvas.words(inside.left_part(inside.width - MARGIN), name, paint.ink, TEXT, style="bold")
    shine(canvas, face, light, theme)
    return canvas.finished()


@kept
def token(card: str, count: int, looks: Looks, light: Light) -> FinishedPart:
    """A small card without its name; several equal ones with their number."""
    theme = theme_for(*looks)
    words = f"×{count}" if count > 1 else ""
    room = width(words, "bold", TEXT) + 6 if words else 0
    canvas = Canvas(TOKEN + room, TOKEN, theme)
    draw_token(canvas, canvas.box.left_part(TOKEN).inset(EDGE), card, theme, light)
    if words:
        canvas.words(canvas.box.without_left(TOKEN), words, theme.ink, TEXT, style="bold")
    return canvas.finished()


def draw_token(canvas: Canvas, face: Box, card: str, theme: Theme, light: Light = "even") -> None:
    """A square with the card's emblem on its colour."""
    paint = paint_of(card, light, theme)
    canvas.panel(face, paint.chief, ROUND - 4, paint.rim, 2)
    emblem(canvas, face.inset(face.width * 0.09), card, paint)
    shine(canvas, face, light, theme)


def _ground(canvas: Canvas, face: Box, paint: Paint) -> None:
    """The emblem's colour at the left, the name's at the right."""
    canvas.panel(face, paint.first, ROUND)
    if paint.chief != paint.first:
        left = face.left_part(PICTURE + MARGIN)
        canvas.panel(left, paint.chief, ROUND)
        canvas.panel(left.right_part(ROUND), paint.chief)
    canvas.panel(face, None, ROUND, paint.rim, 2)
