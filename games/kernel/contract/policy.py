"""Policies answer questions; one fits every game: the default answer."""

from collections.abc import Callable
from typing import Any, TypeAlias

from games.kernel.engine.choice import Choice, Picks

Look: TypeAlias = Callable[[], Any]
"""Gives the view of the seat that is asked; a policy that needs no look costs none."""

Policy: TypeAlias = Callable[[Look, Choice], Picks]
"""Answers a question: computer players, time-outs, tests."""


def default_policy(look: Look, choice: Choice) -> Picks:
    """The default that the question names, or the first options it demands."""
    return choice.default or choice.values[: choice.least]
