"""Answers given without pressing anything."""

from bot.tables.actors import Actor, Refused
from bot.tables.moves import Asked
from bot.tables.tables import Tables
from games.kernel.choice import Picks
from games.kernel.text import Text


async def answered(tables: Tables, game_id: int, user_id: int, choice_id: str, picks: Picks) -> None:
    """A person answers the open question, if it is this one. Raises Refused."""

    def read(asked: Asked) -> Picks:
        if asked.choice_id != choice_id:
            raise Refused(Text("question-gone"))
        return picks

    outcome = await tables.decide(game_id, Actor(user_id, ""), read)
    if outcome.reason is not None:
        raise Refused(outcome.reason)
