"""The head of the table and of an abbey at rest: the round and its production card, the phase, who is awaited, the
start column and its holder, what lies in the middle.

Law: each thing is named by its word.
"""

from collections.abc import Sequence
from typing import TypeAlias

from games.domus_domini.board import Production
from games.domus_domini.view import View
from games.domus_domini.words import phase, production
from games.kernel.engine.text import Text
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import area_colour, draw_sign
from renderers.parts.awaited import ended, sign_of
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import HEADLINE, TEXT, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.collage import Collage, panel
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER, flowing
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for

SIDE, TOP = 20, 12
ROUND_ROW, PHASE_ROW, LINE, BETWEEN = 64, 56, 52, 8
"""The heights of the round, of the phase and of a line below, and the gap between two of them."""
MARK, BESIDE, APART, PAD = 38, 10, 32, 16
"""A mark, the gap before it, the gap between two things, and the margin in a card."""

Fact: TypeAlias = tuple[str, str, tuple[int, ...], str]
"""A sign that stands elsewhere on the table (or none), its words, the marks behind them, and the words behind these,
which may be none.
"""


def head(view: View, stage: Stage) -> FinishedPart:
    """What is going on; or that the game has ended."""
    if end := ended(stage, over=view.over):
        return _end(end, sight(stage))
    rows = flowing(_facts(view, stage), _width, INNER - 2 * SIDE, APART)
    high = ROUND_ROW + PHASE_ROW + len(rows) * LINE + 2 * BETWEEN + 2 * TOP
    whole = Collage(panel(INNER, high, 20, stage.looks))
    inside, ground = whole.box.inset(SIDE, TOP), whole.theme.panel
    _round(whole, inside.top_part(ROUND_ROW), view, stage)
    name = stage.say(phase(view.phase, secret=view.secret))
    bar = Box(inside.x, inside.y + ROUND_ROW + BETWEEN, inside.width, PHASE_ROW)
    whole.lay(bar, ground, _phase, name[:1].upper() + name[1:])
    for number, row in enumerate(rows):
        x = inside.x
        for fact in row:
            room = Box(x, bar.bottom + BETWEEN + number * LINE, _width(fact), LINE)
            whole.lay(room, ground, _fact, fact)
            x += room.width + APART
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
    """The round, and on the right its production card."""
    number = stage.say(Text("picture-domus-round", number=view.round, most=view.rounds))
    card, taken = view.production, 0.0
    if card:
        said = stage.say(Text("picture-domus-production", card=production(card)))
        taken = width_of(said, "bold", TEXT) + 2 * PAD + 1
        whole.lay(row.right_part(taken).inset(0, 4), whole.theme.panel, _production, card, said)
    whole.write(
        row.left_part(row.width - taken - BESIDE), whole.theme.panel, number, whole.theme.ink, HEADLINE, "title"
    )


def _production(canvas: Canvas, box: Box, card: Production, said: str, theme: Theme) -> None:
    """The production card in the colour of its area."""
    canvas.panel(box, area_colour(card.kind, theme), 14, theme.card_ink, 2)
    canvas.words(box.inset(PAD, 0), said, theme.card_ink, TEXT, style="bold", align="middle")


def _phase(canvas: Canvas, box: Box, name: str, theme: Theme) -> None:
    canvas.panel(box, theme.accent, 12)
    canvas.words(box.inset(PAD, 0), name, theme.panel, TEXT, style="bold")


def _facts(view: View, stage: Stage) -> Sequence[Fact]:
    """Who is awaited, one with the name, several as their marks; the start column with the mark of its holder: no name,
    since it does not mean that it is their turn; the pot in the middle. The signs are those beside names.
    """
    say, awaited = stage.say, stage.awaited
    facts: list[Fact] = []
    if awaited:
        name = stage.name(awaited[0]) if len(awaited) == 1 else ""
        sign = sign_of(awaited[0], view.turn, stage)[0]
        facts.append((sign, say(Text("picture-domus-awaited")), awaited, name))
    facts.append(("column", say(Text("picture-domus-column")), (column_holder(view),), ""))
    if view.pot:
        facts.append(("", say(Text("picture-domus-pot", coins=view.pot)), (), ""))
    return facts


def _width(fact: Fact) -> float:
    """How wide it becomes."""
    sign, words, marks, behind = fact
    name = width_of(behind, "bold", TEXT) + BESIDE if behind else 0
    name += MARK + BESIDE if sign else 0
    return min(width_of(words, "plain", TEXT) + len(marks) * (MARK + BESIDE) + name + 1, INNER - 2 * SIDE)


def _fact(canvas: Canvas, box: Box, fact: Fact, theme: Theme) -> None:
    sign, words, marks, behind = fact
    if sign:
        draw_sign(canvas, sign, box.left_part(MARK), theme.accent, theme.panel)
        box = box.without_left(MARK + BESIDE)
    taken = canvas.words(box, words, theme.faint, TEXT)
    rest = box.without_left(taken + BESIDE)
    for seat in marks:
        draw_mark(canvas, seat, rest.left_part(MARK), theme.line(seat))
        rest = rest.without_left(MARK + BESIDE)
    if behind:
        canvas.words(rest, behind, theme.ink, TEXT, style="bold")
