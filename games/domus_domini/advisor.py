"""The computer player: sees its view only, answers every question."""

from games.kernel.game import Policy
from games.kernel.policy import default_policy

LEVELS = ("easy", "normal", "hard")


def advisor(level: str) -> Policy:
    """The computer player of a level."""
    return default_policy
