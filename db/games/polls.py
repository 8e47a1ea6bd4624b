"""Votes at a table: one poll at a time per game, kept until the next one.

Law: changing a poll requires holding its game (`hold_running`), so simultaneous votes are counted one after the other.
"""

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select, update

from db.connection.transaction import Transaction
from db.games.status import hold_running
from db.rows import Poll
from db.schema import polls

_FIND = select(polls).where(polls.c.game == bindparam("this"))


async def find(tx: Transaction, game_id: int) -> Poll | None:
    """The newest poll of a game, whether over or not."""
    row = (await tx.execute(_FIND, {"this": game_id})).one_or_none()
    return Poll(*row) if row else None


async def held(tx: Transaction, game_id: int) -> Poll | None:
    """The same; nobody else can change it until this transaction ends. Raises WrongStatus if the game is over."""
    await hold_running(tx, game_id)
    return await find(tx, game_id)


async def put(tx: Transaction, row: Poll) -> None:
    """Replace the poll by a new one."""
    await tx.execute(delete(polls).where(polls.c.game == row.game))
    await tx.execute(insert(polls), [asdict(row)])


async def change(tx: Transaction, game_id: int, what: bytes) -> None:
    """Store its present state."""
    await tx.execute(update(polls).where(polls.c.game == game_id).values(what=what))
