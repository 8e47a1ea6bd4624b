"""The head of every picture: round, awaited players, start column and its holder, production card; below, the phases
of a round with the present one lit.
"""

from collections.abc import Mapping, Sequence

from games.domus_domini.board import Production
from games.domus_domini.table import Phase
from games.domus_domini.view import View
from games.domus_domini.words import phase
from games.kernel.engine.text import Text
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign
from renderers.parts import ornament
from renderers.parts.awaited import ended, sign_of
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import FIGURE, HEADLINE, TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.collage import Collage, panel
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, mixed, theme_for

SIDE, TOP = 20, 12
ROUND_ROW, STRIP, BETWEEN = 76, 84, 12
"""The heights of the upper line and of the phases, and the gap between them."""
ROUND, COLUMN, POT, PRODUCTION = 330, 118, 106, 196
"""The widths of the round, of the start column with its holder, of the pot in the middle, of the production card."""
COLUMN_SIGN, HOLDER_MARK, APART = 42, 38, 10
"""The sizes of the start column and of its holder's mark, and the gap between two things."""
AWAITED_SIGN, AWAITED_MARK = 36, 38
"""The sizes of the sign for awaited players and of a mark; several marks share the room behind the sign."""
BASKET, YIELD_AREA = 58, 52
"""On the production card, from the left: the basket, the symbol of the area; behind them the food units."""

PHASES: tuple[tuple[Phase, ...], ...] = (
    ("column",), ("cellerar", "market"), ("build",), ("attack",), ("march",), ("feed",), ("score",),
)  # fmt: skip
"""The seven phases, as the rules call each or its parts."""
PHASE_SIGNS: Mapping[Phase, str] = {
    "column": "column",
    "cellerar": "cellerar",
    "market": "vegetable",
    "build": "build",
    "attack": "beg",
    "march": "move",
    "feed": "food",
    "score": "letter",
}
AT_ONCE: Mapping[Phase, tuple[Phase, ...]] = {"build": ("market", "build"), "feed": ("march", "feed")}
"""While all decide at once, two phases are one."""
NARROW, PHASE_GAP, PHASE_SIGN, PHASE_NUMBER = 82, 6, 44, 24
"""The width of a phase other than the present one, the gap to the next, its symbol and the number before it."""
PRESENT_SIGN = 54


def head(view: View, stage: Stage) -> FinishedPart:
    """Round, awaited players, start column and production card, and the phases; or that the game has ended."""
    if end := ended(stage, over=view.over):
        return _end(end, sight(stage))
    whole = Collage(panel(INNER, 2 * TOP + ROUND_ROW + BETWEEN + STRIP, 20, stage.looks))
    inside = whole.box.inset(SIDE, TOP)
    _round(whole, inside.top_part(ROUND_ROW), view, stage)
    _phases(whole, inside.bottom_part(STRIP), view, stage)
    return whole.finished()


@kept
def _end(end: Text, stage: Stage) -> FinishedPart:
    """The line after the game's end."""
    theme = theme_for(*stage.looks)
    canvas = panelled(INNER, 2 * TOP + ROUND_ROW, theme, 20)
    canvas.words(canvas.box.inset(SIDE, TOP), stage.say(end), theme.ink, HEADLINE, style="title")
    return canvas.finished()


def column_holder(view: View) -> int:
    """Who holds the start column."""
    return view.turn if view.phase == "column" else view.start_player


def _round(whole: Collage, row: Box, view: View, stage: Stage) -> None:
    """The round, the awaited players, the start column with the pot in the middle, the production card."""
    theme, awaited = whole.theme, stage.awaited
    number = stage.say(Text("picture-domus-round", number=view.round, most=view.rounds))
    whole.write(row.left_part(ROUND).inset(0, 4), theme.panel, number, theme.ink, HEADLINE, "title")
    rest = row.left_part(row.width - PRODUCTION - APART)
    if view.production:
        whole.lay(row.right_part(PRODUCTION), theme.panel, production_card, view.production)
    if view.pot:
        whole.lay(rest.right_part(POT).inset(0, 8), theme.panel, _pot, view.pot)
        rest = rest.left_part(rest.width - POT)
    whole.lay(rest.right_part(COLUMN), theme.panel, _column, column_holder(view))
    if awaited:
        room = rest.left_part(rest.width - COLUMN).without_left(ROUND + APART)
        sign, name = "".join(sign_of(awaited[0], view.turn, stage)), stage.name(awaited[0])
        whole.lay(room, theme.panel, _awaited, awaited, sign, name if len(awaited) == 1 else "")


def _pot(canvas: Canvas, box: Box, pot: int, theme: Theme) -> None:
    """The pot in the middle."""
    SIGNS.tell(canvas, box, "money", str(pot), theme, side=44, size=FIGURE)


def _awaited(canvas: Canvas, box: Box, awaited: Sequence[int], sign: str, name: str, theme: Theme) -> None:
    """Who is awaited: one with the name, several as their marks."""
    draw_sign(canvas, sign, box.left_part(AWAITED_SIGN), theme.accent, theme.panel)
    behind = box.without_left(AWAITED_SIGN + APART)
    pitch = min(AWAITED_MARK + APART, behind.width / len(awaited))
    for number, seat in enumerate(awaited):
        spot = Box(behind.x + number * pitch, behind.y, min(AWAITED_MARK, pitch - 2), behind.height)
        draw_mark(canvas, seat, spot, theme.line(seat))
    if name:
        canvas.words(behind.without_left(AWAITED_MARK + APART), name, theme.ink, FIGURE, style="bold")


def _column(canvas: Canvas, box: Box, holder: int, theme: Theme) -> None:
    """The start column, with the mark of its holder: no name, since it does not mean that it is their turn."""
    row = box.inset(14, 8)
    draw_sign(canvas, "column", row.left_part(COLUMN_SIGN), theme.accent, theme.panel)
    draw_mark(canvas, holder, row.right_part(HOLDER_MARK), theme.line(holder))


def production_card(canvas: Canvas, box: Box, card: Production, theme: Theme) -> None:
    """The production card: a basket, the symbol of its area, its food units."""
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 14, theme.card_ink, 2)
    ornament.stamped(canvas, box.left_part(BASKET).inset(9, 0), "production", fill, theme.card_ink)
    area = box.without_left(BASKET).left_part(YIELD_AREA)
    ornament.stamped(canvas, area.inset(3, 0), card.kind, fill, theme.card_ink)
    canvas.words(box.without_left(BASKET + YIELD_AREA + 4), f"+{card.food}", theme.card_ink, 42, style="bold")


def _phases(whole: Collage, row: Box, view: View, stage: Stage) -> None:
    """The phases as a strip; the present one is wide, bright and has its name. It is decided at once with the next one
    if no question tells them apart.
    """
    now, at_once = view.phase, view.secret
    present = AT_ONCE.get(now, (now,)) if at_once else (now,)
    bright = [number for number, names in enumerate(PHASES, 1) if set(names) & set(present)]
    wide = row.width - (len(PHASES) - len(bright)) * (NARROW + PHASE_GAP)
    x, ground = row.x, whole.theme.panel
    for number, (first, *_) in enumerate(PHASES, 1):
        if number not in bright:
            whole.lay(Box(x, row.y, NARROW, row.height), ground, _phase, number, PHASE_SIGNS[first])
            x += NARROW + PHASE_GAP
        elif number == bright[0]:
            signs, name = tuple(PHASE_SIGNS[each] for each in present), stage.say(phase(now, secret=at_once))
            whole.lay(Box(x, row.y, wide, row.height), ground, _present, signs, name[:1].upper() + name[1:])
            x += wide + PHASE_GAP


def _phase(canvas: Canvas, box: Box, number: int, sign: str, theme: Theme) -> None:
    fill = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(box, fill, 12, theme.edge, 2)
    inside = box.inset(6, 8)
    canvas.words(inside.left_part(PHASE_NUMBER), str(number), theme.faint, TEXT, align="middle")
    draw_sign(canvas, sign, inside.right_part(PHASE_SIGN), mixed(theme.faint, fill, 0.25), fill)


def _present(canvas: Canvas, box: Box, signs: Sequence[str], name: str, theme: Theme) -> None:
    canvas.panel(box, theme.accent, 12)
    inside = box.inset(14, 4)
    for sign in signs:
        draw_sign(canvas, sign, inside.left_part(PRESENT_SIGN), theme.panel, theme.accent)
        inside = inside.without_left(PRESENT_SIGN + APART)
    canvas.words(inside, name, theme.panel, TEXT, style="bold", rows=2)
