"""Answers given without pressing anything."""

from bot.tables.acts.moves import Asked
from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor, Refused
from games.kernel.engine.choice import Picks
from games.kernel.engine.text import Text


async def answered(tables: Tables, game_id: int, user_id: int, choice_id: str, picks: Picks) -> None:
    """A person answers the open question, if it is this one. Raises Refused."""

    def read(asked: Asked) -> Picks:
        if asked.choice_id != choice_id:
            raise Refused(Text("question-gone"))
        return picks

    outcome = await tables.decide(game_id, Actor(user_id, ""), read)
    if outcome.reason is not None:
        raise Refused(outcome.reason)
