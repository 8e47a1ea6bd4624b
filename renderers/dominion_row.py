"""Cards in a row under a label: what is in play, what lies on a mat, which prizes are left."""

from collections.abc import Sequence

from games.dominion.words import cards_in_words
from games.kernel.text import Text
from renderers.canvas import Box, Canvas, Part
from renderers.dominion_card import chief_kind, columns_for, kind_colours
from renderers.sheet import GAP, INNER
from renderers.stage import Stage
from renderers.symbols import draw_symbol
from renderers.theme import Theme

MOST_COLUMNS = 4
LABEL, HEIGHT = 42, 52
MARGIN = 20
SIGN = 30
"""The size of the symbol before a name."""


def card_row(label: Text, cards: Sequence[str], stage: Stage, theme: Theme) -> Part:
    """A label, and below it small cards, equal ones together. There must be cards."""
    names = counted(cards, stage)
    columns = columns_for(names, "bold", INNER, MOST_COLUMNS, GAP, MARGIN + SIGN)
    rows = -(-len(names) // columns)
    canvas = Canvas(INNER, LABEL + rows * (HEIGHT + 8), theme.ground)
    canvas.words(canvas.box.top_part(LABEL - 4).inset(4, 0), stage.say(label), theme.faint, 30)
    for place, (card, name) in enumerate(zip(dict.fromkeys(cards), names, strict=True)):
        cell = Box(0, LABEL, INNER, HEIGHT).columns(columns, GAP)[place % columns]
        _chip(canvas, cell.moved(0, place // columns * (HEIGHT + 8)), card, name, theme)
    return canvas.finished()


def counted(cards: Sequence[str], stage: Stage) -> list[str]:
    """The names of the cards, equal ones counted, in the order of their first."""
    return [stage.say(text) for text in cards_in_words(cards)]


def _chip(canvas: Canvas, box: Box, card: str, name: str, theme: Theme) -> None:
    """A small card: symbol and name on its colour; a further kind gives the symbol and the colour of the edge."""
    first, band = kind_colours(card, theme)
    canvas.panel(box, first, 12, band if band != first else theme.card_ink, 5 if band != first else 2)
    inside = box.inset(MARGIN / 2, 4)
    draw_symbol(canvas, chief_kind(card), inside.left_part(SIGN).inset(0, 6), theme.card_ink)
    canvas.words(inside.without_left(SIGN), name, theme.card_ink, 30, style="bold", align="middle")
