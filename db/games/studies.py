"""Computer players' studies of a table during play: their subject, and their findings.

Law: at most one thing is studied per table, and its findings stay.
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
    """Ask for a study of this at a table that begins."""
    await tx.execute(insert(studies), [{"game": game_id, "about": about}])


async def oldest_open(tx: Transaction) -> Study | None:
    """The next study to do, among running games; None: nothing."""
    row = (await tx.execute(_OPEN)).one_or_none()
    return Study(*row) if row else None


async def put(tx: Transaction, game_id: int, found: bytes) -> None:
    """Store these findings; empty: none. If the game is over by now they no longer count."""
    await tx.execute(_FOUND, {"this": game_id, "what": found})
