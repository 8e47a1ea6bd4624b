"""The meanings of the symbols on the boards of Domus Domini."""

from functools import partial

from games.domus_domini import words
from games.kernel.engine.text import Text
from renderers.domus_domini.abbeys.buildings import pale_gold
from renderers.domus_domini.abbeys.market import SKILLS
from renderers.domus_domini.abbeys.tile import most, nothing
from renderers.domus_domini.road import figure, ghost, safe, tint
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign, sign_colour
from renderers.parts import ornament
from renderers.parts.legend import AT_TABLE, Group, LegendSymbol, Sample, named, signs
from renderers.surface.canvas import Box, Canvas
from renderers.surface.theme import Theme, mixed

AREAS = ("garden", "cheese", "brewery")


def _of(sign: str) -> LegendSymbol:
    """The symbol of an area in its colour."""
    return lambda canvas, box, theme: draw_sign(canvas, sign, box, sign_colour(sign, theme), theme.panel)


def _new(canvas: Canvas, box: Box, theme: Theme) -> None:
    stage = box.inset(4)
    canvas.panel(stage, area_colour("garden", theme), 8, theme.card_ink, 2)
    ornament.folded(canvas, stage, theme, stage.width / 2, dark=True)


def _none(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_sign(canvas, "money", box, nothing(theme), theme.panel)


def _price(canvas: Canvas, box: Box, theme: Theme) -> None:
    canvas.panel(box.inset(2), mixed(theme.panel, theme.ground, 0.6), 8, theme.edge, 2)
    draw_sign(canvas, "money", box.inset(10), pale_gold(theme), theme.panel)


def _kind(canvas: Canvas, box: Box, theme: Theme, *, kind: str) -> None:
    """A Cellerar of a kind: the symbol of his skill, on the colour of his area."""
    fill = area_colour(kind, theme)
    canvas.panel(box.inset(2), fill, 8, theme.card_ink, 2)
    draw_sign(canvas, SKILLS[kind], box.inset(8), theme.card_ink, fill)


def _most(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_sign(canvas, "food", most(canvas, box.inset(8), theme), theme.panel, theme.accent)


def _came(canvas: Canvas, box: Box, theme: Theme) -> None:
    ornament.gain(canvas, box.inset(-4, 4), "+3", theme)


def _stood(canvas: Canvas, box: Box, theme: Theme) -> None:
    canvas.panel(box, tint(1, theme), 10)
    ghost(canvas, 1, box, theme)


def _cellerar(area: str) -> Text:
    """The symbol of a Cellerar: ``legend-domus-cellerar-*``."""
    return Text(f"legend-domus-cellerar-{area}")


LEGEND = (
    Group(
        Text("legend-areas"),
        (
            *(Sample(words.area(area), _of(area)) for area in AREAS),
            Sample(Text("chapel"), _of("chapel")),
            *named(SIGNS, "food", "cluny"),
        ),
    ),
    Group(
        Text("legend-brothers"),
        (
            *named(SIGNS, "brother", "cloister"),
            Sample(Text("legend-prayer"), _of("prayer")),
            *named(SIGNS, "field", "hut"),
            *signs(SIGNS, {"dog": Text("legend-domus-dog")}),
        ),
    ),
    Group(Text("legend-stores"), named(SIGNS, "letter", "money", "saved", "vegetable")),
    Group(
        Text("legend-cards-here"),
        (
            *named(SIGNS, "cellerar", "production", "house"),
            *(Sample(_cellerar(area), partial(_kind, kind=area)) for area in AREAS),
            *signs(SIGNS, {"cart": Text("legend-domus-cart"), "herdsman": Text("legend-domus-herdsman")}),
            *signs(SIGNS, {"drunkard": Text("legend-domus-drunkard")}),
        ),
    ),
    Group(
        Text("legend-round"),
        (
            *signs(SIGNS, {"column": Text("legend-column"), "crown": Text("legend-domus-crown")}),
            *AT_TABLE,
        ),
    ),
    Group(
        Text("legend-domus-now"),
        (
            Sample(Text("legend-domus-lit"), lambda canvas, box, theme: ornament.lit(canvas, box.inset(4), theme, 8)),
            Sample(Text("legend-domus-new"), _new),
            Sample(Text("legend-domus-came"), _came),
            Sample(Text("legend-domus-none"), _none),
            Sample(Text("legend-domus-price"), _price),
            Sample(Text("legend-domus-most"), _most),
            Sample(Text("legend-domus-figure"), lambda canvas, box, theme: figure(canvas, 1, box, theme)),
            Sample(Text("legend-domus-stood"), _stood),
            Sample(Text("legend-domus-protected"), lambda canvas, box, theme: safe(canvas, box.inset(4), theme)),
        ),
    ),
)
"""All symbols, by place."""
