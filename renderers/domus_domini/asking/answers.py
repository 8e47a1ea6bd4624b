"""Questions for a number or for one of few answers: the answers, and what is left after each.

Law: every answer is lit, once.
"""

from games.domus_domini.view import AbbeyView
from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from renderers.domus_domini.asking.chips import Tokens, chip_panel
from renderers.domus_domini.asking.question import labelled
from renderers.surface.canvas import FinishedPart
from renderers.surface.stage import Stage


def answers(abbey: AbbeyView, choice: Choice, stage: Stage) -> FinishedPart:
    """A chip for each answer."""
    chips = [(stage.say(option.label), _left(abbey, choice, option, stage)) for option in choice.options]
    return chip_panel(tuple(chips), stage.looks)


def _left(abbey: AbbeyView, choice: Choice, option: Option, stage: Stage) -> Tokens:
    """What is left after an answer, if it takes anything."""
    match choice.key:
        case "market.buy" if option.value != "0":
            chips, coins = labelled(option, "chips"), labelled(option, "coins")
            told = Text("picture-domus-bought", vegetables=abbey.vegetables + chips, money=abbey.money - coins)
        case "feed.pay":
            told = Text("picture-domus-fed", vegetables=abbey.vegetables - int(option.value))
        case "defend.choose" if option.value == "no":
            told = Text("picture-domus-fallen", position=choice.prompt.args["to"])
        case _:
            return ()
    return (("", stage.say(told)),)
