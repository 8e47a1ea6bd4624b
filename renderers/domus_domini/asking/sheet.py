"""The picture of a question: a line with round and phase, what can be chosen and what it brings, what there is.

Law: it is at most `MOST` of its width high, so that a phone shows it as wide as its messages.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.domus_domini.view import AbbeyView, View
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from renderers.domus_domini.abbeys.stores import stores
from renderers.domus_domini.asking.answers import answers
from renderers.domus_domini.asking.cellerars import cellerars
from renderers.domus_domini.asking.figures import attacked, targets
from renderers.domus_domini.asking.line import Note, line
from renderers.domus_domini.asking.stages import stages
from renderers.domus_domini.asking.stocks import held, stocks
from renderers.domus_domini.asking.stretch import stretch
from renderers.domus_domini.asking.turn_order import turn_order
from renderers.surface.canvas import FinishedPart
from renderers.surface.sheet import WIDTH, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import theme_for

MOST = WIDTH * 85 // 100
"""How high it is at most."""
CLOSE = 6
"""The gap between two parts."""

Parts: TypeAlias = Callable[[View, AbbeyView, Choice, Stage], list[FinishedPart]]


def question_sheet(view: View, stage: Stage) -> FinishedPart | None:
    """What the viewer's question needs; None if the viewer is not asked, or something unknown."""
    choice = stage.asked
    if view.seat is None or choice is None or choice.key not in ASKED:
        return None
    parts = ASKED[choice.key](view, view.abbeys[view.seat], choice, stage)
    return stacked([line(view, stage, *_notes(choice)), *parts], theme_for(*stage.looks), CLOSE)


def _notes(choice: Choice) -> tuple[Note, ...]:
    """The meanings of signs that have no word of their own."""
    if choice.key == "build.choose":
        return ("", Text("picture-domus-then")), ("letter", Text("picture-domus-ranking"))
    return ()


def _column(view: View, _abbey: AbbeyView, choice: Choice, stage: Stage) -> list[FinishedPart]:
    return turn_order(view, choice, stage)


def _market(_view: View, abbey: AbbeyView, choice: Choice, stage: Stage) -> list[FinishedPart]:
    things = held(abbey, stage, "money", "vegetables", "cloister")
    return [answers(abbey, choice, stage), stocks(tuple(things), stage.looks)]


def _amount(_view: View, abbey: AbbeyView, choice: Choice, stage: Stage) -> list[FinishedPart]:
    if choice.prompt.id == "ask-save":
        return _market(_view, abbey, choice, stage)
    return [answers(abbey, choice, stage), stores(abbey, stage)]


def _march(view: View, abbey: AbbeyView, choice: Choice, stage: Stage) -> list[FinishedPart]:
    things = held(abbey, stage, "vegetables", "cloister")
    return [stretch(view, abbey, choice, stage), stocks(tuple(things), stage.looks)]


def _feed(_view: View, abbey: AbbeyView, choice: Choice, stage: Stage) -> list[FinishedPart]:
    things = held(abbey, stage, "vegetables", "cloister")
    return [answers(abbey, choice, stage), stocks(tuple(things), stage.looks)]


ASKED: Mapping[str, Parts] = {
    "column.choose": _column,
    "cellerar.choose": cellerars,
    "market.buy": _market,
    "build.choose": stages,
    "build.amount": _amount,
    "beg.target": targets,
    "drunkard.target": targets,
    "defend.choose": attacked,
    "march.vegetables": _march,
    "march.cart": _march,
    "feed.pay": _feed,
}
"""What is shown of each question."""
