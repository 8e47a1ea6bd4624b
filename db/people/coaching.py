"""People who play with a coach, and how often they asked for advice: one row per table and person.

Law: it belongs to the person in any seat; a person who takes over a seat has a separate row or none.
"""

from typing import Any

from sqlalchemy import BindParameter, bindparam, func, select

from db.connection.transaction import Transaction
from db.rows import Coaching
from db.schema import answers, coaching
from db.upsert import Upsert

_THIS: BindParameter[Any] = bindparam("this")
_SEAT: BindParameter[Any] = bindparam("at")
_SINCE: BindParameter[Any] = bindparam("since")
_OF_GAME = select(coaching).where(coaching.c.game == _THIS).order_by(coaching.c.player_id)
_CALL = Upsert(coaching, ["game", "player_id"], lambda refused: {"coached": refused.coached})
_ADVISE = Upsert(coaching, ["game", "player_id"], lambda refused: {"advised": coaching.c.advised + 1})
_ANSWERED = (
    select(answers.c.key, func.count())
    .where(
        answers.c.game == _THIS, answers.c.seat == _SEAT, answers.c.step > _SINCE, answers.c.kind == "answer",
        answers.c.origin == "player", answers.c.undone == 0,
    )
    .group_by(answers.c.key)
)  # fmt: skip


async def of_game(tx: Transaction, game_id: int) -> tuple[Coaching, ...]:
    """All of a table."""
    return tuple(Coaching(*row) for row in await tx.execute(_OF_GAME, {"this": game_id}))


async def call(tx: Transaction, game_id: int, player_id: int, *, coached: bool) -> None:
    """Give a person a coach at a table, or take it away."""
    values = {"game": game_id, "player_id": player_id, "coached": coached, "advised": 0}
    await tx.execute(_CALL.spelled_for(tx), values)


async def note_advice(tx: Transaction, game_id: int, player_id: int) -> None:
    """Count one more request for advice by a person at a table."""
    values = {"game": game_id, "player_id": player_id, "coached": False, "advised": 1}
    await tx.execute(_ADVISE.spelled_for(tx), values)


async def count_of(tx: Transaction, player_id: int) -> int:
    """At how many tables a person has, or has had, help."""
    query = select(func.count()).select_from(coaching).where(coaching.c.player_id == player_id)
    return int(await tx.scalar(query) or 0)


async def answered(tx: Transaction, game_id: int, seat: int, since: int = 0) -> dict[str, int]:
    """How often a person has answered each question, by its key, at a seat of a game under way after this step; answers
    taken back do not count.
    """
    found = await tx.execute(_ANSWERED, {"this": game_id, "at": seat, "since": since})
    return {str(key): int(count) for key, count in found}
