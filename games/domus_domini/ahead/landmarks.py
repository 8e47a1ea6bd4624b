"""What the prepared part of a round rests on: where the own figure was left, the figures, the Cellerars to be had.

One's own abbey never changes in others' turns but by attacks.
"""

from games.domus_domini.ahead.stretches import turn_of
from games.domus_domini.view import View
from games.kernel.contract.ahead import Landmark, Rules
from games.kernel.engine.text import Arg, Text


def figure(seen: View, rules: Rules) -> str:
    """Where the own figure stands when the own attacks are over: from there it marches."""
    seat = seen.seat or 0
    marches = seen.phase in ("march", "feed") or (seen.phase == "attack" and turn_of(seen, seat) > 0)
    return str(seen.abbeys[seat].position) if marches else ""


def figures(seen: View, rules: Rules) -> str:
    """Where all figures stand."""
    return ",".join(str(abbey.position) for abbey in seen.abbeys) if seen.on_road else ""


def market(seen: View, rules: Rules) -> str:
    """The Cellerars to be had."""
    return ",".join(str(card.value) for card in seen.market)


def alike(then: Text, now: Text) -> bool:
    """Whether questions in these words leave one with the same means. Where the own figure stands is no matter to who
    begs as long as the others stand where they stood.
    """
    return _means(then) == _means(now)


def _means(question: Text) -> tuple[str, dict[str, Arg]]:
    begging = question.id == "ask-beg"
    return question.id, {name: arg for name, arg in question.args.items() if not (begging and name == "position")}


LANDMARKS = (
    Landmark("figure", Text("stop-figure"), figure, holds_answers=True),
    Landmark("figures", Text("stop-figures"), figures, usual=False),
    Landmark("market", Text("stop-market"), market, usual=False),
)
