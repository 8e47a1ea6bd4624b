"""Servers: how their moderators want tables there. Nothing is kept of a server that the bot has left."""

from collections.abc import Collection

from sqlalchemy import bindparam, delete, select

from db.connection.transaction import Transaction
from db.schema import servers
from db.upsert import Upsert

_GET = select(servers.c.manners).where(servers.c.guild_id == bindparam("this"))
_PUT = Upsert(servers, ["guild_id"], lambda refused: {"manners": refused.manners, "updated_at": refused.updated_at})


async def manners(tx: Transaction, guild_id: int) -> bytes | None:
    """What is set for a server; None: nothing."""
    found: bytes | None = await tx.scalar(_GET, {"this": guild_id})
    return found


async def set_manners(tx: Transaction, guild_id: int, manners: bytes, *, at: int) -> None:
    """Set it."""
    values = {"guild_id": guild_id, "manners": manners, "updated_at": at}
    await tx.execute(_PUT.spelled_for(tx), values)


async def forget(tx: Transaction, guild_id: int) -> None:
    """Forget a server."""
    await tx.execute(delete(servers).where(servers.c.guild_id == guild_id))


async def known(tx: Transaction) -> Collection[int]:
    """The servers for which something is set."""
    return set(await tx.scalars(select(servers.c.guild_id)))
