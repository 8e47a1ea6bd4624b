"""The line above every picture of a question: round and phase, and what the signs below mean."""

from collections.abc import Sequence
from typing import TypeAlias

from games.domus_domini import words
from games.domus_domini.view import View
from games.kernel.engine.text import Text
from renderers.domus_domini.asking.question import ASKS
from renderers.domus_domini.symbols import draw_sign
from renderers.surface.canvas import TEXT, Box, Canvas, FinishedPart, width_of
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import theme_for

HIGH, SIGN, BESIDE, APART = 44, 36, 8, 26
"""The height of the line; a sign in it, the gap behind it, and the gap between two notes."""

Note: TypeAlias = tuple[str, Text]
"""A sign (empty: none) and its meaning."""


def line(view: View, stage: Stage, *notes: Note) -> FinishedPart:
    """Round and phase; on the right the meanings of signs."""
    phase = words.phase(ASKS[stage.asked.key] if stage.asked else view.phase, secret=False)
    moment = Text("picture-domus-moment", number=view.round, most=view.rounds, phase=phase)
    return _line(stage.say(moment), tuple([(sign, stage.say(said)) for sign, said in notes]), stage.looks)


@kept
def _line(moment: str, notes: Sequence[tuple[str, str]], looks: Looks) -> FinishedPart:
    theme = theme_for(*looks)
    canvas = Canvas(INNER, HIGH, theme)
    right = canvas.box.inset(SIGN / 2, 0)
    for sign, said in reversed(notes):
        taken = width_of(said, "plain", TEXT) + 1
        canvas.words(right.right_part(taken), said, theme.faint, TEXT)
        right = right.left_part(right.width - taken - BESIDE)
        if sign:
            draw_sign(canvas, sign, right.right_part(SIGN), theme.accent, theme.ground)
            right = right.left_part(right.width - SIGN)
        right = right.left_part(right.width - APART)
    canvas.words(Box(right.x, right.y, right.width, right.height), moment, theme.ink, TEXT, style="bold")
    return canvas.finished()
