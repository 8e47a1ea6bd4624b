"""Who plays with a coach at which table, and how often advice was asked for there: one row per table and person.

Law: it belongs to the person, whatever seat that is; who takes a seat over brings an own row or none.
"""

from typing import Any

from sqlalchemy import BindParameter, bindparam, func, select

from db.rows import Coaching
from db.schema import answers, coaching
from db.transaction import Transaction
from db.upsert import Upsert

_THIS: BindParameter[Any] = bindparam("this")
_SEAT: BindParameter[Any] = bindparam("at")
_OF_GAME = select(coaching).where(coaching.c.game == _THIS).order_by(coaching.c.player_id)
_PUT = Upsert(
    coaching,
    ["game", "player_id"],
    lambda refused: {"coached": refused.coached, "advised": refused.advised},
)
_ANSWERED = (
    select(answers.c.key, func.count())
    .where(
        answers.c.game == _THIS, answers.c.seat == _SEAT, answers.c.kind == "answer", answers.c.origin == "player",
        answers.c.undone == 0,
    )
    .group_by(answers.c.key)
)  # fmt: skip


async def of_game(tx: Transaction, game_id: int) -> tuple[Coaching, ...]:
    """All of a table."""
    return tuple(Coaching(*row) for row in await tx.execute(_OF_GAME, {"this": game_id}))


async def put(tx: Transaction, row: Coaching) -> None:
    """Keep this of a person, in place of what was there."""
    await tx.execute(_PUT.spelled_for(tx), [{name: getattr(row, name) for name in row.__struct_fields__}])


async def answered(tx: Transaction, game_id: int, seat: int) -> dict[str, int]:
    """How often the person at a seat has answered which question, by its key; what was taken back does not count."""
    found = await tx.execute(_ANSWERED, {"this": game_id, "at": seat})
    return {str(key): int(count) for key, count in found}
