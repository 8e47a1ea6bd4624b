"""What the symbols on cards, piles and seats of Dominion stand for."""

from functools import partial

from games.kernel.text import Text
from renderers.canvas import Box, Canvas
from renderers.dominion.badge import Amount, draw_badge
from renderers.dominion.face import KIND_HUES, ROUND, Price, kind_colour, price_mark, shine
from renderers.dominion.pile import plate, tag
from renderers.dominion.symbols import SIGNS, draw_symbol
from renderers.legend import AT_TABLE, Group, Sample, signs
from renderers.theme import Theme

KINDS = ("treasure", "action", "victory", "attack", "reaction", "curse", "prize")
KIND_WORDS = {"prize": Text("legend-prize")}
"""What is said of a kind whose name alone could mean something else."""
MARKS = ("bane", "trade_route", "named", "forbidden")


def _kind(canvas: Canvas, box: Box, theme: Theme, *, kind: str) -> None:
    """The symbol of a kind on its colour."""
    canvas.panel(box, kind_colour(kind, theme), 8, theme.card_ink, 2)
    draw_symbol(canvas, kind, box.inset(9), theme.card_ink)


def _price(canvas: Canvas, box: Box, theme: Theme) -> None:
    price_mark(canvas, box.inset(4), Price(4, 4), theme)


def _amount(canvas: Canvas, box: Box, theme: Theme, *, of: str) -> None:
    """A badge as it is on a card."""
    canvas.panel(box, theme.hues[KIND_HUES["action"]], 8)
    draw_badge(canvas, box.inset(4), Amount(of, "2"), theme.card_ink, theme.hues[KIND_HUES["action"]])


def _mark(canvas: Canvas, box: Box, theme: Theme, *, mark: str) -> None:
    plate(canvas, box.inset(5), mark, theme)


def _lit(canvas: Canvas, box: Box, theme: Theme) -> None:
    """The edge of what can be had."""
    canvas.panel(box.inset(4), kind_colour("action", theme), ROUND)
    shine(canvas, box.inset(4), "lit", theme)


def _change(canvas: Canvas, box: Box, theme: Theme) -> None:
    tag(canvas, box.inset(-4, 6), -2, theme)


GIVEN = {
    "coins": Text("legend-coins"),
    "cards": Text("legend-cards"),
    "actions": Text("legend-actions"),
    "buys": Text("legend-buys"),
    "points": Text("legend-points"),
    "more": Text("legend-more"),
}
AT_SEAT = {
    "hand": Text("legend-hand"),
    "deck": Text("legend-deck"),
    "discard": Text("legend-discard"),
    "aside": Text("legend-aside"),
    "tokens": Text("legend-tokens"),
}
BESIDE = {"trash": Text("legend-trash"), "empty": Text("legend-empty"), "lowered": Text("legend-lowered")}


LEGEND = (
    Group(
        Text("legend-kinds"),
        tuple(Sample(KIND_WORDS.get(kind, Text(f"kind-{kind}")), partial(_kind, kind=kind)) for kind in KINDS),
    ),
    Group(
        Text("legend-gives"),
        (
            Sample(Text("legend-price"), _price),
            *(Sample(words, partial(_amount, of=of)) for of, words in GIVEN.items()),
        ),
    ),
    Group(Text("legend-seat"), (*signs(SIGNS, AT_SEAT), *AT_TABLE)),
    Group(
        Text("legend-supply"),
        (
            *(Sample(Text(f"legend-{mark.replace('_', '-')}"), partial(_mark, mark=mark)) for mark in MARKS),
            *signs(SIGNS, BESIDE),
            Sample(Text("legend-lit"), _lit),
            Sample(Text("legend-changed"), _change),
        ),
    ),
)
"""All symbols, by where one meets them."""
