"""What the player has to pay with, each with its word."""

from games.monasterium.view import SchoolView
from renderers.monasterium.symbols import SIGNS
from renderers.parts.legend import legend_words
from renderers.surface.canvas import HEADING, TEXT, FinishedPart, panelled
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import theme_for

HEIGHT, SIGN, NUMBER = 106, 46, 48
"""The height of all; a sign beside its number, and the height of both."""


def goods(school: SchoolView, stage: Stage) -> FinishedPart:
    """The goods of a player."""
    told = tuple((good, stage.say(legend_words(good)), amount) for good, amount in school.goods)
    return _goods(told, stage.looks)


@kept
def _goods(told: tuple[tuple[str, str, int], ...], looks: Looks) -> FinishedPart:
    theme = theme_for(*looks)
    canvas = panelled(INNER, HEIGHT, theme, 18)
    for cell, (good, word, amount) in zip(canvas.box.inset(10, 6).columns(len(told), 4), told, strict=True):
        upper = cell.top_part(NUMBER)
        middle = upper.inset((upper.width - 2 * SIGN - 8) / 2, 0)
        SIGNS.tell(canvas, middle, good, str(amount), theme, side=SIGN, size=HEADING)
        canvas.words(cell.bottom_part(cell.height - NUMBER), word, theme.ink, TEXT, align="middle")
    return canvas.finished()
