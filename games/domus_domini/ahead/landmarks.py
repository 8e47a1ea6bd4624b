"""The landmarks of the prepared part of a round: the own figure, the figures, the Cellerars on offer.

One's own abbey never changes in others' turns except by attacks.
"""

from games.domus_domini.ahead.stretches import turn_of
from games.domus_domini.view import View
from games.kernel.contract.ahead import Landmark, Rules
from games.kernel.engine.text import Arg, Text


def figure(seen: View, rules: Rules) -> str:
    """Where the own figure stands after the own attacks: it marches from there."""
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
    """Whether the seat has the same means under both wordings. For begging, one's own place does not matter as long as
    the others stand where they stood.
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
