"""What the symbols on cards, piles and seats of Dominion stand for."""

from functools import partial

from games.dominion.words import kind_title
from games.kernel.engine.text import Text
from renderers.dominion.cards.badge import Amount, draw_badge
from renderers.dominion.cards.face import (
    KIND_HUES,
    LEAVING_SIGNS,
    ROUND,
    CardPrice,
    Light,
    body,
    gone,
    kind_colour,
    paint_of,
    price_mark,
    shine,
)
from renderers.dominion.cards.pile import cross, plate, tag
from renderers.dominion.cards.row import draw_token
from renderers.dominion.cards.symbols import SIGNS, draw_symbol
from renderers.parts.legend import AT_TABLE, Group, LegendSymbol, Sample, legend_words, named, signs
from renderers.surface.canvas import Box, Canvas
from renderers.surface.theme import Theme

KINDS = ("treasure", "action", "victory", "attack", "reaction", "curse", "prize")
KIND_WORDS = {"prize": Text("legend-prize")}
"""The words for a kind whose name alone could mean something else."""
MARKS = ("bane", "trade_route", "named", "forbidden")


def _kind(canvas: Canvas, box: Box, theme: Theme, *, kind: str) -> None:
    """The symbol of a kind on its colour."""
    canvas.panel(box, kind_colour(kind, theme), 8, theme.card_ink, 2)
    draw_symbol(canvas, kind, box.inset(9), theme.card_ink)


def _price(canvas: Canvas, box: Box, theme: Theme, *, price: CardPrice) -> None:
    price_mark(canvas, box.inset(6), price, theme)


def _amount(canvas: Canvas, box: Box, theme: Theme, *, of: str) -> None:
    """A badge as it is on a card."""
    canvas.panel(box, theme.hues[KIND_HUES["action"]], 8)
    draw_badge(canvas, box.inset(4), Amount(of, "2"), theme.card_ink, theme.hues[KIND_HUES["action"]])


def _mark(canvas: Canvas, box: Box, theme: Theme, *, mark: str) -> None:
    plate(canvas, box.inset(5), mark, theme)


def _shown(canvas: Canvas, box: Box, theme: Theme, *, light: Light) -> None:
    """A card as it is while something is asked."""
    canvas.panel(box.inset(4), paint_of("village", light, theme).chief, ROUND)
    shine(canvas, box.inset(4), light, theme)
    if light in LEAVING_SIGNS:
        plate(canvas, box.inset(12), LEAVING_SIGNS[light], theme)


def _token(card: str) -> LegendSymbol:
    return lambda canvas, box, theme: draw_token(canvas, box, card, theme)


def _of_two_kinds(canvas: Canvas, box: Box, theme: Theme) -> None:
    body(canvas, box, box.height / 2, paint_of("militia", "even", theme))


def _empty(canvas: Canvas, box: Box, theme: Theme) -> None:
    body(canvas, box.inset(0, 3), 0, gone(theme))
    cross(canvas, box.inset(0, 3), theme)


GIVEN = ("coins", "cards", "actions", "buys", "points")
AT_SEAT = ("hand", "deck", "discard", "aside", "tokens", "next")
BESIDE = {"empty": Text("legend-end"), "trash": Text("legend-trash"), "lowered": Text("legend-lowered")}
ASKED: dict[Light, Text] = {
    "lit": Text("legend-lit"),
    "quiet": Text("legend-quiet"),
    "pass": Text("legend-leaving"),
}


LEGEND = (
    Group(
        Text("legend-kinds"),
        (
            *(Sample(KIND_WORDS.get(kind, kind_title(kind)), partial(_kind, kind=kind)) for kind in KINDS),
            Sample(Text("legend-two-kinds"), _of_two_kinds),
        ),
    ),
    Group(
        Text("legend-gives"),
        (
            Sample(Text("legend-price"), partial(_price, price=CardPrice(4, 4))),
            Sample(Text("legend-price-lowered"), partial(_price, price=CardPrice(3, 4))),
            *(Sample(legend_words(of), partial(_amount, of=of)) for of in GIVEN),
        ),
    ),
    Group(Text("legend-seat"), (*named(SIGNS, *AT_SEAT), Sample(Text("legend-top"), _token("copper")), *AT_TABLE)),
    Group(
        Text("legend-supply"),
        (
            *(Sample(legend_words(mark), partial(_mark, mark=mark)) for mark in MARKS),
            Sample(Text("legend-empty"), _empty),
            Sample(Text("legend-last"), _token("province")),
            *signs(SIGNS, BESIDE),
            *(Sample(words, partial(_shown, light=light)) for light, words in ASKED.items()),
            Sample(Text("legend-changed"), lambda canvas, box, theme: tag(canvas, box.inset(-4, 6), -2, theme)),
        ),
    ),
)
"""All symbols, by place."""
