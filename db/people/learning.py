"""People's progress in a game's lessons: one row per person and game.

Law: a row's number (`changed`) grows with each change; a caller who read an older row changes nothing.
"""

from typing import Any

from sqlalchemy import BindParameter, bindparam, func, select, update

from db.connection.transaction import Transaction
from db.rows import Learning
from db.schema import learning
from db.upsert import Upsert

_THIS: BindParameter[Any] = bindparam("this")
_READ: BindParameter[Any] = bindparam("read")
_GET = select(learning).where(learning.c.id == _THIS)
_OF_PLAYER = select(learning).where(learning.c.player_id == _THIS).order_by(learning.c.rules)
_CHANGE = (
    update(learning)
    .where(learning.c.id == _THIS, learning.c.changed == _READ)
    .values(progress=bindparam("now"), changed=_READ + 1)
)
_BEGIN = Upsert(learning, ["player_id", "rules"], lambda refused: {"rules": refused.rules})
"""It also gives back the row that is there, and so writes something that changes nothing."""


async def get(tx: Transaction, learning_id: int) -> Learning | None:
    """The row with this id."""
    row = (await tx.execute(_GET, {"this": learning_id})).one_or_none()
    return Learning(*row) if row else None


async def of_player(tx: Transaction, player_id: int) -> tuple[Learning, ...]:
    """The games a person has begun to learn."""
    return tuple(Learning(*row) for row in await tx.execute(_OF_PLAYER, {"this": player_id}))


async def begun(tx: Transaction, player_id: int, rules: str, progress: bytes) -> Learning:
    """The row of a known person and a game; a new one begins with this progress."""
    values = {"player_id": player_id, "rules": rules, "progress": progress, "changed": 0}
    return Learning(*(await tx.execute(_BEGIN.spelled_for(tx).returning(learning), values)).one())


async def change(tx: Transaction, read: Learning, progress: bytes) -> bool:
    """Change the row that was read; False, and nothing is changed, if it differs by now."""
    return (await tx.execute(_CHANGE, {"this": read.id, "read": read.changed, "now": progress})).rowcount > 0


async def count_of(tx: Transaction, player_id: int) -> int:
    """How many games a person has begun to learn."""
    query = select(func.count()).select_from(learning).where(learning.c.player_id == player_id)
    return int(await tx.scalar(query) or 0)
