"""A question that no other part of the picture answers: one line, and the answers below it.

Law: every answer is lit, once.
"""

from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from renderers.domus_domini.asking.chips import chip_panel
from renderers.surface.canvas import FinishedPart
from renderers.surface.sheet import first_sentence
from renderers.surface.stage import Stage

ASKED = ("column.choose", "market.buy", "build.amount", "defend.choose", "feed.pay")
"""The questions that are asked here."""


def asked(stage: Stage) -> list[FinishedPart]:
    """The question and its answers, if it is one of these."""
    choice = stage.asked
    if choice is None or choice.key not in ASKED:
        return []
    answers = [(stage.say(option.label), ()) for option in choice.options]
    return [chip_panel(tuple(answers), stage.looks, _question(choice, stage))]


def _question(choice: Choice, stage: Stage) -> str:
    """The question in one sentence."""
    if choice.key == "defend.choose":
        args = choice.prompt.args
        return stage.say(Text("picture-domus-ward-off", position=args["position"], to=args["to"]))
    return first_sentence(stage.say(choice.prompt))
