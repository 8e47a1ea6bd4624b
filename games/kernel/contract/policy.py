"""Policies that fit every game: the default answer, and a random one."""

from games.kernel.contract.game import Look, Policy
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.choice import Choice, Picks


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
