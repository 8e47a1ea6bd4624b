"""A computer player that thinks no further than the question: it likes what brings points, novices and dice."""

from games.kernel.choice import Choice, Picks
from games.kernel.game import Look, Policy
from games.kernel.policy import default_policy

LEVELS = ("easy",)


def advisor(level: str) -> Policy:
    """The computer player of a level. Raises KeyError for a level there is not."""
    return {"easy": easy}[level]


def easy(look: Look, choice: Choice) -> Picks:
    """Sends whenever it can, lays and takes as many dice as it may, else what is usual."""
    wishes = {
        "dice.take": ("1", "5"),
        "dice.count": ("3", "2"),
        "joker.column": ("1",),
        "bonus.choose": ("1.standard", "1.row2", "book", "tool"),
        "act.choose": ("row2", "row3"),
        "window.bonus": ("column",),
    }
    for wish in wishes.get(choice.key, ()):
        if wish in choice.values:
            return (wish,)
    return default_policy(look, choice)
