"""Choices that lie nowhere on the board, side by side: a good, a number of dice, a further die."""

from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from games.monasterium.board import REFUSED_POINTS
from renderers.monasterium.places.bonuses import draw_row
from renderers.monasterium.sight import RADIUS, Sight
from renderers.surface.canvas import TEXT, Box, FinishedPart, has_room, panelled
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage

SIGNS, LINE, TWO_LINES = 76, 52, 84
"""The height of the signs, and of the words below them in one row and in two."""
SIDE, BETWEEN, MARGIN = 14, 12, 10

THINGS: dict[str, tuple[str, ...]] = {
    "influence": ("influence",),
    "rosary": ("rosary",),
    "soup": ("soup",),
    "tool": ("soup", "›", "tool"),
    "book": ("tool", "›", "book"),
    "yes": ("extra_die",),
    "no": (f"+{REFUSED_POINTS}", "prestige"),
}
"""The signs of goods, exchanges and a further die."""


def hands(asked: Choice, stage: Stage, seen: Sight) -> FinishedPart:
    """The choices with their words, all of them lit."""
    theme = seen.theme
    width = (INNER - 2 * SIDE - BETWEEN * (len(asked.options) - 1)) / len(asked.options) - 2 * MARGIN
    told = [stage.say(_words(option)) for option in asked.options]
    high = LINE if all(has_room(words, "plain", Box(0, 0, width, LINE)) for words in told) else TWO_LINES
    canvas = panelled(INNER, SIGNS + high + 2 * SIDE + 16, theme, 18)
    boxes = canvas.box.inset(SIDE).columns(len(told), BETWEEN)
    for option, words, box in zip(asked.options, told, boxes, strict=True):
        counted = option.value not in THINGS
        row = ("die",) * int(option.value) if counted else THINGS[option.value]
        canvas.panel(box, theme.ground, RADIUS)
        inside = box.inset(MARGIN, 8)
        signs = inside.top_part(SIGNS)
        draw_row(canvas, signs.inset(0, 8), row, theme.ink if counted else theme.accent, theme.ground, theme.ink)
        canvas.words(inside.bottom_part(high), words, theme.ink, TEXT, align="middle", rows=2)
        seen.mark(canvas, box, offered=True)
    return canvas.finished()


def _words(option: Option) -> Text:
    """What it is called; dice, what they are good for."""
    return option.label if option.value in THINGS else Text("picture-monasterium-actions", count=int(option.value))
