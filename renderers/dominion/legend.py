"""What the symbols on cards, piles and seats of Dominion stand for."""

from functools import partial

from games.kernel.text import Text
from renderers.canvas import Box, Canvas
from renderers.dominion.face import Price, kind_colour, price_mark
from renderers.dominion.symbols import SIGNS, draw_symbol
from renderers.legend import AT_TABLE, Draw, Group, Sample, signs
from renderers.theme import Theme

KINDS = ("treasure", "action", "victory", "attack", "reaction", "curse", "prize")


def _kind(canvas: Canvas, box: Box, theme: Theme, *, kind: str) -> None:
    """The symbol of a kind on its colour."""
    canvas.panel(box, kind_colour(kind, theme), 8, theme.card_ink, 2)
    draw_symbol(canvas, kind, box.inset(9), theme.card_ink)


def _price(canvas: Canvas, box: Box, theme: Theme) -> None:
    price_mark(canvas, box.inset(0, 3), Price(4, 4), theme)


def _of(kind: str) -> Draw:
    return partial(_kind, kind=kind)


LEGEND = (
    Group(Text("legend-kinds"), tuple(Sample(Text(f"kind-{kind}"), _of(kind)) for kind in KINDS)),
    Group(
        Text("legend-gives"),
        (
            Sample(Text("legend-price"), _price),
            *signs(
                SIGNS,
                {
                    "coins": Text("legend-coins"),
                    "cards": Text("legend-cards"),
                    "actions": Text("legend-actions"),
                    "buys": Text("legend-buys"),
                    "tokens": Text("legend-tokens"),
                },
            ),
        ),
    ),
    Group(
        Text("legend-seat"),
        (
            *signs(
                SIGNS,
                {
                    "hand": Text("legend-hand"),
                    "deck": Text("legend-deck"),
                    "discard": Text("legend-discard"),
                    "aside": Text("legend-aside"),
                },
            ),
            *AT_TABLE,
        ),
    ),
    Group(
        Text("legend-supply"),
        signs(
            SIGNS,
            {
                "trash": Text("legend-trash"),
                "empty": Text("legend-empty"),
                "bane": Text("legend-bane"),
                "trade_route": Text("legend-trade-route"),
                "named": Text("legend-named"),
                "forbidden": Text("legend-forbidden"),
                "lowered": Text("legend-lowered"),
            },
        ),
    ),
)
"""All symbols, by where one meets them."""
