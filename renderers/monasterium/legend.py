"""What the symbols on the board and the mats of Monasterium stand for."""

from functools import partial

from games.kernel.text import Text
from games.monasterium.board import CLOISTERS, GOODS, Building
from renderers.canvas import HEADING, Box, Canvas
from renderers.legend import AT_TABLE, Draw, Group, Sample, signs
from renderers.monasterium.symbols import BUILDINGS, SIGNS, cloister_colour, draw_die, draw_sign
from renderers.theme import Theme


def _cloisters(canvas: Canvas, box: Box, theme: Theme) -> None:
    """The letters of cloisters on their colours."""
    for part, letter in zip(box.columns(2, 4), CLOISTERS, strict=False):
        canvas.panel(part.inset(0, 10), cloister_colour(letter, theme), 6)
        canvas.words(part.inset(0, 10), letter, theme.card_ink, HEADING, style="bold", align="middle")


def _neutral(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_die(canvas, 3, box, theme.ink, theme.panel)


def _own(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_die(canvas, 3, box, theme.line(0), theme.panel)


def _building(canvas: Canvas, box: Box, theme: Theme, *, kind: Building) -> None:
    """A free building of the first cloister."""
    colour = cloister_colour(CLOISTERS[0], theme)
    canvas.panel(box, colour, 8)
    draw_sign(canvas, BUILDINGS[kind], box.inset(8), theme.card_ink, colour)


def _of(kind: Building) -> Draw:
    return partial(_building, kind=kind)


LEGEND = (
    Group(
        Text("legend-goods"),
        signs(SIGNS, {good: Text(f"legend-{good}") for good in GOODS} | {"prestige": Text("legend-prestige")}),
    ),
    Group(
        Text("legend-places"),
        (
            Sample(Text("legend-cloisters"), _cloisters),
            *(Sample(Text("building", kind=kind), _of(kind)) for kind in Building),
            *signs(
                SIGNS,
                {
                    "house": Text("legend-any-building"),
                    "chapel": Text("chapel"),
                    "walk": Text("walk"),
                    "window": Text("church-window"),
                    "novice": Text("legend-novice"),
                },
            ),
        ),
    ),
    Group(
        Text("legend-dice"),
        (
            Sample(Text("legend-neutral-die"), _neutral),
            Sample(Text("legend-own-die"), _own),
            *signs(
                SIGNS,
                {
                    "reroll": Text("legend-reroll"),
                    "extra_die": Text("legend-extra-die"),
                    "flip_tile": Text("legend-flip-tile"),
                },
            ),
        ),
    ),
    Group(
        Text("legend-deeds"),
        signs(
            SIGNS,
            {
                "send": Text("legend-send"),
                "move": Text("legend-move"),
                "any_action": Text("legend-any-action"),
                "goods": Text("legend-exchange"),
            },
        ),
    ),
    Group(
        Text("legend-round"),
        (*signs(SIGNS, {"hourglass": Text("legend-hourglass"), "start": Text("legend-start")}), *AT_TABLE),
    ),
)
"""All symbols, by where one meets them."""
