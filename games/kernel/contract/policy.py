"""Policies answer questions; these fit every game: the default answer, and a random one."""

from collections.abc import Callable
from typing import Any, TypeAlias

from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.choice import Choice, Picks

Look: TypeAlias = Callable[[], Any]
"""Gives the view of the seat that is asked; a policy that needs no look costs none."""

Policy: TypeAlias = Callable[[Look, Choice], Picks]
"""Answers a question: computer players, time-outs, tests."""


def default_policy(look: Look, choice: Choice) -> Picks:
    """The default that the question names, or the first options it demands."""
    return choice.default or choice.values[: choice.least]


def random_policy(chance: Chance) -> Policy:
    """Picks uniformly: first how many, then which (and, if ordered, in which order)."""

    def answer(look: Look, choice: Choice) -> Picks:
        values = choice.values
        most = min(choice.most, len(values))
        count = choice.least + chance.below(TABLE, most - choice.least + 1)
        places = chance.shuffled(TABLE, [f"{place:03}" for place in range(len(values))])[:count]
        return tuple(values[int(place)] for place in places)

    return answer
