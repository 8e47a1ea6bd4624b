"""A policy for every game that answers at random."""

from games.kernel.contract.policy import Look, Policy
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.choice import Choice, Picks


def random_policy(chance: Chance) -> Policy:
    """Picks uniformly: first how many, then which (and, if ordered, in which order)."""

    def answer(look: Look, choice: Choice) -> Picks:
        values = choice.values
        most = min(choice.most, len(values))
        count = choice.least + chance.below(TABLE, most - choice.least + 1)
        places = chance.shuffled(TABLE, [f"{place:03}" for place in range(len(values))])[:count]
        return tuple(values[int(place)] for place in places)

    return answer
