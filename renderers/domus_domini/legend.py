"""What the symbols on the boards of Domus Domini stand for."""

from functools import partial

from games.kernel.text import Text
from renderers.canvas import Box, Canvas
from renderers.domus_domini.symbols import SIGNS, draw_sign, sign_colour
from renderers.legend import AT_TABLE, Draw, Group, Sample, signs
from renderers.theme import Theme

AREAS = ("garden", "cheese", "brewery")


def _area(canvas: Canvas, box: Box, theme: Theme, *, sign: str) -> None:
    """The symbol of an area in its colour."""
    draw_sign(canvas, sign, box, sign_colour(sign, theme), theme.panel)


def _of(sign: str) -> Draw:
    return partial(_area, sign=sign)


LEGEND = (
    Group(
        Text("legend-areas"),
        (
            *(Sample(Text(f"area-{area}"), _of(area)) for area in AREAS),
            Sample(Text("chapel"), _of("chapel")),
            *signs(SIGNS, {"food": Text("legend-food"), "cluny": Text("legend-cluny")}),
        ),
    ),
    Group(
        Text("legend-brothers"),
        (
            *signs(SIGNS, {"brother": Text("legend-brother"), "cloister": Text("legend-cloister")}),
            Sample(Text("legend-prayer"), _of("prayer")),
            *signs(
                SIGNS,
                {"field": Text("legend-field"), "hut": Text("legend-hut"), "dog": Text("dog")},
            ),
        ),
    ),
    Group(
        Text("legend-stores"),
        signs(
            SIGNS,
            {
                "letter": Text("legend-letter"),
                "money": Text("legend-money"),
                "saved": Text("legend-saved"),
                "vegetable": Text("legend-vegetable"),
            },
        ),
    ),
    Group(
        Text("legend-cards-here"),
        signs(
            SIGNS,
            {
                "cellerar": Text("legend-cellerar"),
                "bonus": Text("legend-bonus"),
                "production": Text("legend-production"),
                "house": Text("legend-house"),
                "cart": Text("special-cart"),
                "herdsman": Text("special-herdsman"),
                "drunkard": Text("special-drunkard"),
            },
        ),
    ),
    Group(Text("legend-round"), (*signs(SIGNS, {"column": Text("legend-column")}), *AT_TABLE)),
)
"""All symbols, by where one meets them."""
