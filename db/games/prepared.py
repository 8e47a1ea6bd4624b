"""Turns that people have prepared or are preparing: one row per seat.

Law: a row's number (`changed`) grows with each change; a caller who read an older row changes nothing.
"""

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import BindParameter, bindparam, delete, func, select, update

from db.connection.transaction import Transaction
from db.rows import Prepared
from db.schema import games, prepared
from db.upsert import Upsert

_THIS: BindParameter[Any] = bindparam("this")
_SEAT: BindParameter[Any] = bindparam("at")
_READ: BindParameter[Any] = bindparam("read")
_OF_GAME = select(prepared).where(prepared.c.game == _THIS).order_by(prepared.c.seat)
_BEGIN = Upsert(
    prepared,
    ["game", "seat"],
    lambda refused: {
        "player_id": refused.player_id,
        "ready": refused.ready,
        "draft": refused.draft,
        "changed": prepared.c.changed + 1,
    },
    where=lambda refused: prepared.c.player_id != refused.player_id,
)
_SAME = (prepared.c.game == _THIS) & (prepared.c.seat == _SEAT) & (prepared.c.changed == _READ)
_CHANGE = update(prepared).where(_SAME).values(ready=bindparam("now"), draft=bindparam("next"), changed=_READ + 1)


async def of_game(tx: Transaction, game_id: int) -> tuple[Prepared, ...]:
    """What is prepared at a table."""
    return tuple(Prepared(*row) for row in await tx.execute(_OF_GAME, {"this": game_id}))


async def begin(tx: Transaction, row: Prepared) -> int | None:
    """Store what a seat's person begins to prepare, in place of anybody else's; return its number. None, and nothing is
    changed, if that person has already begun.
    """
    begun: int | None = await tx.scalar(_BEGIN.spelled_for(tx).returning(prepared.c.changed), asdict(row))
    return begun


async def change(tx: Transaction, read: Prepared, *, ready: bytes | None, draft: bytes | None) -> bool:
    """Change the row that was read; False, and nothing is changed, if it differs by now."""
    values = {"this": read.game, "at": read.seat, "read": read.changed, "now": ready, "next": draft}
    return (await tx.execute(_CHANGE, values)).rowcount > 0


async def remove(tx: Transaction, game_id: int, seat: int) -> bool:
    """Delete what a seat has prepared; False if there was nothing."""
    there = (prepared.c.game == game_id) & (prepared.c.seat == seat)
    return (await tx.execute(delete(prepared).where(there))).rowcount > 0


async def count_of(tx: Transaction, player_id: int) -> int:
    """In how many running games this person has prepared, or is preparing, something."""
    going = select(func.count()).select_from(prepared.join(games, games.c.id == prepared.c.game))
    return int(await tx.scalar(going.where(prepared.c.player_id == player_id, games.c.status == "running")) or 0)
