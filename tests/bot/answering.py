"""Answers given without pressing anything."""

from collections.abc import Callable

import msgspec

from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.press import Answer, Pressed, Redraw
from games.kernel.engine.choice import Choice, Picks


def usual(choice: Choice) -> Picks:
    """The answer that the question proposes, else the first option."""
    return choice.default or choice.values[: max(1, choice.least)]


def nothing(_: Choice) -> None:
    """Nothing is decided."""


class Says(msgspec.Struct, frozen=True):
    """A press that gives this answer (None: nothing yet) to any question, or to one alone."""

    game: int
    actor: Actor
    means: Callable[[Choice], Picks | None] = usual
    question: str | None = None
    pressed: Pressed | None = None

    def read(self, choice: Choice) -> Answer | Redraw:
        """See `Press`."""
        picks = self.means(choice)
        return Redraw() if picks is None else Answer(picks)


async def answered(tables: Tables, game_id: int, user_id: int, choice_id: str, picks: Picks) -> None:
    """A person answers the open question, if it is this one. Raises Refused."""
    outcome = await tables.moves.decide(Says(game_id, Actor(user_id, ""), lambda _: picks, choice_id))
    if outcome.reason is not None:
        raise Refused(outcome.reason)
