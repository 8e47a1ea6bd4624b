"""What computer players find out about a table while it is played: what is to be studied, and what was found.

Law: of each table one thing is studied at most, and what was found stays.
"""

from sqlalchemy import bindparam, exists, insert, select, update

from db.connection.transaction import Transaction
from db.rows import Study
from db.schema import UNSTUDIED, games, studies

_OPEN = (
    select(studies.c.game, games.c.game, studies.c.about)
    .join(games, games.c.id == studies.c.game)
    .where(UNSTUDIED, games.c.status == "running")
    .order_by(studies.c.game)
    .limit(1)
)
_FOUND = (
    update(studies)
    .where(
        studies.c.game == bindparam("this"), exists().where(games.c.id == studies.c.game, games.c.status == "running")
    )
    .values(found=bindparam("what"))
)


async def want(tx: Transaction, game_id: int, about: bytes) -> None:
    """This is to be studied about a table that begins."""
    await tx.execute(insert(studies), [{"game": game_id, "about": about}])


async def oldest_open(tx: Transaction) -> Study | None:
    """What is to be studied next, of the tables where the game goes on; None: nothing."""
    row = (await tx.execute(_OPEN)).one_or_none()
    return Study(*row) if row else None


async def put(tx: Transaction, game_id: int, found: bytes) -> None:
    """This was found; empty: nothing. It counts no more for a game that is over by now."""
    await tx.execute(_FOUND, {"this": game_id, "what": found})
