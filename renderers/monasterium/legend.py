"""What the symbols on the board and the mats of Monasterium stand for."""

from functools import partial

from games.kernel.text import Text
from games.monasterium.board import CLOISTERS, GOODS, Building
from renderers.canvas import Box, Canvas
from renderers.legend import AT_TABLE, Draw, Group, Sample, signs
from renderers.monasterium.cloister import draw_roof
from renderers.monasterium.symbols import (
    BUILDINGS,
    SIGNS,
    draw_crest,
    draw_die,
    draw_messenger,
    draw_niche,
    draw_novice,
    draw_own_die,
    draw_sign,
)
from renderers.ornament import folded, lit
from renderers.theme import Theme


def _crest(canvas: Canvas, box: Box, theme: Theme, *, letter: str) -> None:
    draw_crest(canvas, letter, box, theme)


def _neutral(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_die(canvas, 3, box, theme.ink, theme.panel)


def _own(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_own_die(canvas, 0, box, theme)


def _novice(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_novice(canvas, 0, box, theme)


def _messenger(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_messenger(canvas, 0, box, theme)


def _free(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_niche(canvas, box.inset(3), theme.faint, theme.ground)


def _lit(canvas: Canvas, box: Box, theme: Theme) -> None:
    lit(canvas, box.inset(8), theme, 10)


def _new(canvas: Canvas, box: Box, theme: Theme) -> None:
    canvas.panel(box.inset(5), theme.edge, 4)
    folded(canvas, box.inset(5), theme, 24)


def _building(canvas: Canvas, box: Box, theme: Theme, *, kind: Building) -> None:
    """A roof of the first cloister."""
    roof = draw_roof(canvas, box, CLOISTERS[0], theme)
    draw_sign(canvas, BUILDINGS[kind], box.inset(8), theme.ink, roof)


def _crest_of(letter: str) -> Draw:
    return partial(_crest, letter=letter)


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
            *(Sample(Text("cloister", cloister=letter), _crest_of(letter)) for letter in CLOISTERS),
            *(Sample(Text("building", kind=kind), _of(kind)) for kind in Building),
            *signs(
                SIGNS,
                {
                    "house": Text("legend-any-building"),
                    "chapel": Text("chapel"),
                    "walk": Text("walk"),
                    "window": Text("church-window"),
                },
            ),
            Sample(Text("legend-free-place"), _free),
        ),
    ),
    Group(
        Text("legend-schools"),
        (
            Sample(Text("legend-sent"), _novice),
            *signs(SIGNS, {"novice": Text("legend-novice")}),
            Sample(Text("legend-on-path"), _messenger),
            *AT_TABLE,
            *signs(SIGNS, {"start": Text("legend-start")}),
            Sample(Text("legend-possible"), _lit),
            Sample(Text("legend-new-here"), _new),
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
                "upgrade": Text("legend-upgrade"),
                "goods": Text("legend-exchange"),
            },
        ),
    ),
)
"""All symbols, by where one meets them."""
