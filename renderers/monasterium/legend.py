"""The meanings of the symbols on the board and the mats of Monasterium."""

from functools import partial

from games.kernel.engine.text import Text
from games.monasterium.board import (
    BOOK_POINTS,
    BUILDING_GIFT,
    BUILDING_POINTS,
    CHAPELS_POINTS,
    CLOISTERS,
    GOODS,
    GOODS_PER_POINT,
    MAJORITY_POINTS,
    TOOL_POINTS,
    WALK_TIMES_CHAPEL,
    Building,
)
from renderers.monasterium.places.bonuses import MINUS, draw_row
from renderers.monasterium.places.cloister import draw_roof
from renderers.monasterium.sight import dim
from renderers.monasterium.symbols import (
    BUILDINGS,
    SIGNS,
    draw_crest,
    draw_die,
    draw_messenger,
    draw_niche,
    draw_novice,
    draw_own_die,
    draw_reroll,
    draw_sign,
)
from renderers.parts.legend import AT_TABLE, Group, LegendSymbol, Sample, legend_words, named, shown, sign, signs
from renderers.parts.ornament import folded, gain, lit
from renderers.parts.symbols import draw_marks
from renderers.surface.canvas import READABLE, TEXT, Box, Canvas
from renderers.surface.theme import Theme, mixed

SMALL, TRAY, LABEL = 30, 40, 8
"""The size of a symbol before a number here; the height of dice on a tile; the overhang of labels."""


def _neutral(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_die(canvas, 3, box, theme.ink, theme.panel)


def _lying(canvas: Canvas, box: Box, theme: Theme) -> None:
    """Two of them on a space."""
    canvas.panel(box.inset(-3, 2), theme.ground, 8)
    SIGNS.tell(canvas, box, "die", "2", theme, side=SMALL, size=TEXT, gap=3, fill=theme.ink)


def _in_hand(canvas: Canvas, box: Box, theme: Theme) -> None:
    canvas.panel(box.inset(-3, 2), theme.ground, 8)
    own, neutral = box.inset(0, 14).columns(2, 4)
    draw_own_die(canvas, 0, own, theme)
    draw_sign(canvas, "die", neutral, theme.ink, theme.ground)


def _on_tile(canvas: Canvas, box: Box, theme: Theme) -> None:
    """The foot of a tile, with dice."""
    canvas.panel(box.inset(-3, 0), mixed(theme.panel, theme.edge, 0.7), 10)
    canvas.panel(box.bottom_part(TRAY).inset(0, 1), theme.ground, 8)
    tray = box.bottom_part(TRAY).inset(2, 1)
    SIGNS.tell(canvas, tray, "die", "2", theme, side=SMALL - 6, size=TEXT, gap=2, fill=theme.ink)


def _between(canvas: Canvas, box: Box, theme: Theme) -> None:
    """Dice of both kinds, and the line between them."""
    canvas.panel(box.inset(-4, 2), theme.ground, 8)
    left, right = box.inset(0, 14).columns(2, 8)
    draw_sign(canvas, "die", left.square("middle"), theme.ink, theme.ground)
    canvas.line([(left.right + 4, box.y + 8), (left.right + 4, box.bottom - 8)], theme.edge, 3)
    draw_own_die(canvas, 0, right, theme)


def _theirs(canvas: Canvas, box: Box, theme: Theme) -> None:
    canvas.panel(box.inset(-3, 0), theme.ground, 8)
    draw_own_die(canvas, 1, box.inset(3), theme, dim(theme))


def _bonus_field(canvas: Canvas, box: Box, theme: Theme) -> None:
    canvas.panel(box, theme.ground, 10, theme.faint, 2)
    draw_sign(canvas, "any_action", box.inset(9), theme.accent, theme.ground)


def _label(canvas: Canvas, box: Box, theme: Theme, *, words: str) -> None:
    """The label of a place or novice, in the frame of an available one."""
    wide = box.inset(-LABEL, 4)
    lit(canvas, wide.inset(3), theme, 10)
    canvas.words(wide.inset(5, 0), words, theme.ink, READABLE, align="middle")


def _leading(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_sign(canvas, "prestige", box.inset(-6), theme.accent, theme.panel)
    draw_novice(canvas, 0, box.inset(9), theme)


def _gained(canvas: Canvas, box: Box, theme: Theme) -> None:
    gain(canvas, box.inset(-5, 5), "+1", theme)


def _most(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_marks(canvas, (1,), box.left_part(SMALL), theme)
    canvas.words(box.without_left(SMALL), "3", theme.ink, TEXT, style="bold")


def _near(canvas: Canvas, box: Box, theme: Theme) -> None:
    draw_crest(canvas, CLOISTERS[0], box.top_part(SMALL), theme)
    draw_sign(canvas, "send", box.bottom_part(box.height - SMALL).inset(0, -4), theme.accent, theme.panel)


def _present(canvas: Canvas, box: Box, theme: Theme) -> None:
    canvas.panel(box, theme.accent, 10)
    canvas.words(box, "10", theme.ground, TEXT, style="bold", align="middle")


def _met(canvas: Canvas, box: Box, theme: Theme) -> None:
    """The lower edge of a field, with marks."""
    canvas.panel(box, theme.ground, 10)
    canvas.panel(box.top_part(box.height / 2), theme.edge, 10)
    draw_marks(canvas, (0, 1), box.bottom_part(box.height / 2).inset(4, 2), theme)


def _unlocks(canvas: Canvas, box: Box, theme: Theme) -> None:
    """A novice in his field, and what he unlocks."""
    canvas.panel(box, theme.ground, 10)
    draw_novice(canvas, 0, box.inset(3).left_part(18), theme)
    draw_sign(canvas, "influence", box.without_left(22).inset(2), theme.faint, theme.ground)


def _unlocked(canvas: Canvas, box: Box, theme: Theme) -> None:
    canvas.panel(box, theme.ink, 10)
    draw_sign(canvas, "influence", box.inset(8), theme.ground, theme.ink)


def _extra(canvas: Canvas, box: Box, theme: Theme) -> None:
    """The end of a row, and the novice beside it."""
    canvas.panel(box.left_part(14).inset(0, 4), theme.ground, 6)
    draw_novice(canvas, 0, box.without_left(18), theme)


def _flipped(canvas: Canvas, box: Box, theme: Theme) -> None:
    green = theme.hues["green"]
    canvas.panel(box, green, 10)
    draw_sign(canvas, "prestige", box.inset(8), theme.card_ink, green)


def _lit(canvas: Canvas, box: Box, theme: Theme) -> None:
    lit(canvas, box.inset(8), theme, 10)


def _new(canvas: Canvas, box: Box, theme: Theme) -> None:
    canvas.panel(box.inset(5), theme.edge, 4)
    folded(canvas, box.inset(5), theme, 24)


def _building(canvas: Canvas, box: Box, theme: Theme, *, kind: Building) -> None:
    """A roof of the first cloister."""
    roof = draw_roof(canvas, box, CLOISTERS[0], theme)
    draw_sign(canvas, BUILDINGS[kind], box.inset(8), theme.ink, roof)


def _in_words(canvas: Canvas, box: Box, theme: Theme, *, words: str) -> None:
    canvas.words(box, words, theme.accent, TEXT, style="bold", align="middle")


def _with_number(canvas: Canvas, box: Box, theme: Theme, *, name: str, number: str) -> None:
    SIGNS.tell(canvas, box, name, number, theme, side=SMALL, size=TEXT, gap=2)


def _pair(canvas: Canvas, box: Box, theme: Theme, *, names: tuple[str, ...]) -> None:
    draw_row(canvas, box.inset(-3, 0), names, theme.accent, theme.panel, theme.ink)


def _brings(kind: Building) -> Text:
    """A building and its gain."""
    gift = BUILDING_GIFT[kind] or "window"
    return Text("legend-brings", building=Text("building", kind=kind), points=BUILDING_POINTS[kind], gift=gift)


def _final(*drawn: tuple[str, LegendSymbol, dict[str, int]]) -> tuple[Sample, ...]:
    """Samples of what scores at the end."""
    return tuple(Sample(Text(message, **numbers), draw) for message, draw, numbers in drawn)


def _said(**drawn: LegendSymbol) -> tuple[Sample, ...]:
    """Samples by the names of their words (`legend_words`)."""
    return tuple(Sample(legend_words(name), draw) for name, draw in drawn.items())


LEGEND = (
    Group(
        Text("legend-goods"),
        (
            *named(SIGNS, *GOODS, "prestige", "wares"),
            *_said(pays=partial(_in_words, words=f"{MINUS}1"), gained=_gained, leading=_leading),
        ),
    ),
    Group(
        Text("legend-places"),
        (
            *(Sample(Text("cloister", cloister=letter), shown(draw_crest, letter)) for letter in CLOISTERS),
            *(Sample(_brings(kind), partial(_building, kind=kind)) for kind in Building),
            *signs(
                SIGNS,
                {
                    "house": Text("legend-any-building"),
                    "chapel": Text("legend-brings-chapel"),
                    "walk": Text("legend-brings-walk"),
                    "window": Text("legend-window"),
                },
            ),
            *_said(
                full_line=partial(_with_number, name="prestige", number="8"),
                pane_bonus=sign(SIGNS, "any_action"),
                stock=partial(_with_number, name="window", number="7"),
                free_place=lambda canvas, box, theme: draw_niche(canvas, box.inset(3), theme.faint, theme.ground),
                near=_near,
                way=partial(_with_number, name="move", number="5"),
                most=_most,
                label=partial(_label, words="A3"),
            ),
        ),
    ),
    Group(
        Text("legend-schools"),
        (
            *_said(sent=shown(draw_novice, 0)),
            *named(SIGNS, "novice"),
            *_said(on_path=shown(draw_messenger, 0)),
            *AT_TABLE,
            *named(SIGNS, "year", "start"),
            *_said(possible=_lit, changed=_new, present=_present, met=_met, bonus_field=_bonus_field),
        ),
    ),
    Group(
        Text("legend-grid"),
        (
            *_said(unlocks=_unlocks, unlocked=_unlocked, extra=_extra, flipped=_flipped),
            *named(SIGNS, "flip_tile"),
            *_said(
                flips=partial(_with_number, name="flip_tile", number="1"),
                on_tile=_on_tile,
                row_column=partial(_label, words="II-3"),
            ),
        ),
    ),
    Group(
        Text("legend-dice"),
        (
            *_said(
                neutral_die=_neutral,
                own_die=shown(draw_own_die, 0),
                lying=_lying,
                between=_between,
                theirs=_theirs,
                in_hand=_in_hand,
            ),
            *named(SIGNS, "next_round", "reroll"),
            *_said(used=lambda canvas, box, theme: draw_reroll(canvas, box, theme, fresh=False)),
            *named(SIGNS, "extra_die"),
        ),
    ),
    Group(
        Text("legend-deeds"),
        (
            *named(SIGNS, "send", "cheaper", "move", "any_action", "upgrade"),
            *signs(SIGNS, {"goods": Text("legend-exchange")}),
            *named(SIGNS, "either"),
            *_said(pane_of_chapel=partial(_pair, names=("window", "chapel")), gets=partial(_in_words, words="→")),
        ),
    ),
    Group(
        Text("final-scoring"),
        _final(
            ("legend-final-majority", _most, {"points": MAJORITY_POINTS}),
            (
                "legend-final-chapels",
                sign(SIGNS, "chapel"),
                {f"n{number}": points for number, points in enumerate(CHAPELS_POINTS)},
            ),
            ("legend-final-walks", sign(SIGNS, "walk"), {"times": WALK_TIMES_CHAPEL}),
            ("legend-final-tool", sign(SIGNS, "tool"), {"points": TOOL_POINTS}),
            ("legend-final-book", sign(SIGNS, "book"), {"points": BOOK_POINTS}),
            ("legend-final-goods", partial(_pair, names=("influence", "soup")), {"count": GOODS_PER_POINT}),
        ),
    ),
)
"""All symbols, by place."""
