"""Policies answer questions; one fits every game: the default answer."""

from collections.abc import Callable
from typing import Any, TypeAlias

from games.kernel.engine.choice import Choice, Picks

Look: TypeAlias = Callable[[], Any]
"""Returns the view of the asked seat; a policy that needs no look costs none."""

Policy: TypeAlias = Callable[[Look, Choice], Picks]
"""Answers a question: computer players, time-outs, tests."""


def default_policy(look: Look, choice: Choice) -> Picks:
    """The question's default, or the fewest options it demands, from the first."""
    return choice.default or choice.values[: choice.least]
