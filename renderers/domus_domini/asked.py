"""What is asked where no other part of the picture is the answer: the question in one line, below it the answers.

Law: every answer is lit, once.
"""

from collections.abc import Sequence

from games.kernel.choice import Choice
from games.kernel.text import Text
from renderers.canvas import TEXT, Box, Canvas, Part, has_room
from renderers.domus_domini.chips import ROOM, SIDE, TOP, Chip, draw_chips, height
from renderers.domus_domini.sight import sight
from renderers.kept import kept
from renderers.sheet import INNER, first_sentence
from renderers.stage import Stage
from renderers.theme import theme_for

ASKED = ("column.choose", "market.buy", "build.amount", "defend.choose", "feed.pay")
"""The questions that are asked here."""
LINE, BETWEEN = 46, 6
"""The height of a line of the question, and what is between it and the answers."""
MOST = 8
"""So many answers are named one by one; of more, which are amounts, the least and the most."""


def asked(stage: Stage) -> list[Part]:
    """The question and its answers, if it is one of these."""
    choice = stage.asked
    if choice is None or choice.key not in ASKED:
        return []
    words = [stage.say(option.label) for option in choice.options]
    if len(words) > MOST:
        words = [f"{words[0]} – {words[-1]}"]
    return [_asked(_question(choice, stage), tuple([(word, ()) for word in words]), sight(stage))]


def _question(choice: Choice, stage: Stage) -> str:
    """The question in one sentence."""
    if choice.key == "defend.choose":
        args = choice.prompt.args
        return stage.say(Text("picture-domus-ward-off", position=args["position"], to=args["to"]))
    return first_sentence(stage.say(choice.prompt))


@kept
def _asked(question: str, answers: Sequence[Chip], stage: Stage) -> Part:
    theme = theme_for(*stage.looks)
    lines = 1 if has_room(question, "bold", Box(0, 0, ROOM, LINE), TEXT) else 2
    canvas = Canvas(INNER, round(lines * LINE + BETWEEN + height(answers)) + 2 * TOP, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    inside = canvas.box.inset(SIDE, TOP)
    canvas.words(inside.top_part(lines * LINE), question, theme.ink, TEXT, style="bold", rows=lines)
    draw_chips(canvas, inside.bottom_part(height(answers)), answers, theme)
    return canvas.finished()
