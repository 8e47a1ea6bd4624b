"""The head of every picture: the round, who is awaited, who holds the start column, the production card; below, the
phases of a round with the present one lit.
"""

from games.domus_domini.board import Production
from games.domus_domini.table import Phase
from games.domus_domini.view import View
from games.domus_domini.words import phase
from games.kernel.text import Text
from renderers import ornament
from renderers.awaited import ended, sign_of
from renderers.canvas import FIGURE, HEADLINE, TEXT, Box, Canvas, Part
from renderers.domus_domini.question import asks_for_column
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, mixed

SIDE, TOP = 20, 12
ROUND_ROW, STRIP, BETWEEN = 76, 84, 12
"""The heights of the upper line and of the phases, and what is between them."""
ROUND, COLUMN, POT, PRODUCTION = 330, 118, 106, 196
"""The widths of the round, of the start column with its holder, of what lies in the middle, of the production card."""
COLUMN_SIGN, HOLDER_MARK, APART = 42, 38, 10
"""The sizes of the start column and of the mark of its holder, and what is between two things."""
AWAITED_SIGN, AWAITED_MARK = 36, 38
"""The sizes of the sign of whoever is awaited, and of a mark; several share what is behind the sign."""
BASKET, YIELD_AREA = 58, 52
"""On the production card, from the left: the basket, the symbol of the area; behind them the food units."""

PHASES: tuple[tuple[str, tuple[Phase, ...]], ...] = (
    ("column", ("column",)),
    ("cellerar", ("cellerar", "market")),
    ("build", ("build",)),
    ("beg", ("attack",)),
    ("move", ("march",)),
    ("food", ("feed",)),
    ("letter", ("score",)),
)
"""The seven phases: the symbol of each, and what the rules call it or its parts."""
AT_ONCE: dict[Phase, tuple[Phase, ...]] = {"build": ("market", "build"), "feed": ("march", "feed")}
"""While all decide at once, two phases are one."""
NARROW, PHASE_GAP, PHASE_SIGN, PHASE_NUMBER = 82, 6, 44, 24
"""The width of a phase that is not the present one, the gap to the next, its symbol and the number before it."""
PRESENT_SIGN = 54


def head(view: View, stage: Stage, theme: Theme) -> Part:
    """Round, start column and production card, and the phases; or that nobody is awaited any more."""
    end = ended(stage, over=view.over)
    canvas = Canvas(INNER, 2 * TOP + ROUND_ROW + (0 if end else BETWEEN + STRIP), theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(SIDE, TOP)
    if end:
        canvas.words(inside, stage.say(end), theme.ink, HEADLINE, style="title")
        return canvas.finished()
    _round(canvas, inside.top_part(ROUND_ROW), view, stage, theme)
    _phases(canvas, inside.bottom_part(STRIP), view, stage, theme)
    return canvas.finished()


def column_holder(view: View) -> int:
    """Who holds the start column."""
    return view.turn if view.phase == "column" else view.start_player


def phase_name(view: View, stage: Stage) -> str:
    """The present phase, as a line begins."""
    name = stage.say(phase(view.phase, secret=view.secret))
    return name[:1].upper() + name[1:]


def _round(canvas: Canvas, row: Box, view: View, stage: Stage, theme: Theme) -> None:
    """The round, who is awaited, the start column with what lies in the middle, the production card."""
    number = Text("picture-domus-round", number=view.round, most=view.rounds)
    canvas.words(row.left_part(ROUND).inset(0, 4), stage.say(number), theme.ink, HEADLINE, style="title")
    rest = row.left_part(row.width - PRODUCTION - APART)
    if view.production:
        production_card(canvas, row.right_part(PRODUCTION), view.production, theme)
    if view.pot:
        SIGNS.tell(canvas, rest.right_part(POT).inset(0, 8), "money", str(view.pot), theme, side=44, size=FIGURE)
        rest = rest.left_part(rest.width - POT)
    _column(canvas, rest.right_part(COLUMN), view, stage, theme)
    _awaited(canvas, rest.left_part(rest.width - COLUMN).without_left(ROUND + APART), view, stage, theme)


def _awaited(canvas: Canvas, box: Box, view: View, stage: Stage, theme: Theme) -> None:
    """Who is awaited: one with the name, several as their marks."""
    if not stage.awaited:
        return
    (sign,) = sign_of(stage.awaited[0], view.turn, stage)
    draw_sign(canvas, sign, box.left_part(AWAITED_SIGN), theme.accent, theme.panel)
    behind = box.without_left(AWAITED_SIGN + APART)
    pitch = min(AWAITED_MARK + APART, behind.width / len(stage.awaited))
    for number, seat in enumerate(stage.awaited):
        spot = Box(behind.x + number * pitch, behind.y, min(AWAITED_MARK, pitch - 2), behind.height)
        draw_mark(canvas, seat, spot, theme.line(seat))
    if len(stage.awaited) == 1:
        name = behind.without_left(AWAITED_MARK + APART)
        canvas.words(name, stage.name(stage.awaited[0]), theme.ink, FIGURE, style="bold")


def _column(canvas: Canvas, box: Box, view: View, stage: Stage, theme: Theme) -> None:
    """The start column, with the mark of its holder: no name, as it is not about whose turn it is."""
    holder = column_holder(view)
    if asks_for_column(stage):
        ornament.lit(canvas, box.inset(2), theme, 12)
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


def _phases(canvas: Canvas, row: Box, view: View, stage: Stage, theme: Theme) -> None:
    """The phases as a strip; the present one is wide, bright and has its name."""
    present = AT_ONCE.get(view.phase, (view.phase,)) if view.secret else (view.phase,)
    shown = [number for number, (_, names) in enumerate(PHASES, 1) if set(names) & set(present)]
    others = len(PHASES) - len(shown)
    wide = row.width - others * (NARROW + PHASE_GAP)
    x = row.x
    for number, (sign, _) in enumerate(PHASES, 1):
        if number not in shown:
            _phase(canvas, Box(x, row.y, NARROW, row.height), number, sign, theme)
            x += NARROW + PHASE_GAP
        elif number == shown[0]:
            name = phase_name(view, stage)
            _present(canvas, Box(x, row.y, wide, row.height), [PHASES[each - 1][0] for each in shown], name, theme)
            x += wide + PHASE_GAP


def _phase(canvas: Canvas, box: Box, number: int, sign: str, theme: Theme) -> None:
    fill = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(box, fill, 12, theme.edge, 2)
    inside = box.inset(6, 8)
    canvas.words(inside.left_part(PHASE_NUMBER), str(number), theme.faint, TEXT, align="middle")
    draw_sign(canvas, sign, inside.right_part(PHASE_SIGN), mixed(theme.faint, fill, 0.25), fill)


def _present(canvas: Canvas, box: Box, signs: list[str], name: str, theme: Theme) -> None:
    canvas.panel(box, theme.accent, 12)
    inside = box.inset(14, 4)
    for sign in signs:
        draw_sign(canvas, sign, inside.left_part(PRESENT_SIGN), theme.panel, theme.accent)
        inside = inside.without_left(PRESENT_SIGN + APART)
    canvas.words(inside, name, theme.panel, TEXT, style="bold", rows=2)
