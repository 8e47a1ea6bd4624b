"""Cards in a row under a label: what is in play, what lies open before somebody, which prizes are left."""

from collections.abc import Sequence

from games.dominion.cards import CARDS
from games.dominion.view import SeatView
from games.dominion.words import cards_in_words
from games.kernel.text import Text
from renderers.canvas import READABLE, TEXT, Box, Canvas, Part
from renderers.dominion.face import KIND_ORDER, columns_for, kind_colours
from renderers.dominion.symbols import draw_symbol
from renderers.sheet import GAP, INNER
from renderers.stage import Stage
from renderers.theme import Theme

MOST_COLUMNS = 4
LABEL, HEIGHT, BELOW = 42, 52, 8
"""The heights of a label and of a small card; from one row of cards to the next."""
LABEL_SIGN = 36
MARGIN = 26
SIGN = 32
"""The room of a symbol before a name."""
ALWAYS_ACTIONS = ("attack", "reaction")


def label_row(label: Text, sign: str, stage: Stage, theme: Theme) -> Part:
    """A symbol and a line of small words."""
    canvas = Canvas(INNER, LABEL, theme.ground)
    draw_symbol(canvas, sign, canvas.box.inset(4, 4).left_part(LABEL_SIGN), theme.accent)
    canvas.words(canvas.box.inset(4, 0).without_left(LABEL_SIGN + 10), stage.say(label), theme.ink, TEXT)
    return canvas.finished()


def card_row(label: Text, cards: Sequence[str], stage: Stage, theme: Theme) -> Part:
    """A label, and below it small cards, equal ones together. There must be cards."""
    names = counted(cards, stage)
    signs = max(len(signs_of(card)) for card in cards)
    columns = columns_for(names, "bold", INNER, MOST_COLUMNS, GAP, MARGIN + SIGN * signs)
    rows = -(-len(names) // columns)
    canvas = Canvas(INNER, LABEL + rows * (HEIGHT + BELOW), theme.ground)
    canvas.words(canvas.box.top_part(LABEL - 4).inset(4, 0), stage.say(label), theme.faint, READABLE)
    for place, (card, name) in enumerate(zip(dict.fromkeys(cards), names, strict=True)):
        cell = Box(0, LABEL, INNER, HEIGHT).columns(columns, GAP)[place % columns]
        _chip(canvas, cell.moved(0, place // columns * (HEIGHT + BELOW)), card, name, theme)
    return canvas.finished()


def rows_before(seat: SeatView, stage: Stage, theme: Theme) -> list[Part]:
    """What lies open before a seat besides the cards in play: cards turned over, cards set aside."""
    name = stage.name(seat.seat)
    rows = (
        (Text("picture-revealed", name=name), seat.revealed),
        (Text("picture-set-aside", name=name), seat.set_aside),
    )
    return [card_row(label, cards, stage, theme) for label, cards in rows if cards]


def counted(cards: Sequence[str], stage: Stage) -> list[str]:
    """The names of the cards, equal ones counted, in the order of their first."""
    return [stage.say(text) for text in cards_in_words(cards)]


def signs_of(card: str) -> list[str]:
    """The symbols of the two kinds that tell most about a card; that attacks and reactions are actions goes without."""
    kinds = sorted(CARDS[card].kinds, key=KIND_ORDER.index)
    return kinds[:1] if kinds[0] in ALWAYS_ACTIONS and kinds[1:] == ["action"] else kinds[:2]


def _chip(canvas: Canvas, box: Box, card: str, name: str, theme: Theme) -> None:
    """A small card: symbols and name on its colour; a further kind gives the colour of the edge."""
    first, band = kind_colours(card, theme)
    canvas.panel(box, first, 12, band, 7)
    canvas.panel(box, None, 12, theme.card_ink, 2)
    inside = box.inset(MARGIN / 2, 4)
    signs = signs_of(card)
    for cell, sign in zip(inside.left_part(SIGN * len(signs)).columns(len(signs), 2), signs, strict=True):
        draw_symbol(canvas, sign, cell.inset(0, 6), theme.card_ink)
    canvas.words(inside.without_left(SIGN * len(signs)), name, theme.card_ink, READABLE, style="bold", align="middle")
