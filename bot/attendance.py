"""A constant watch on whether people can reach this process, and the correction of what a clock that was ahead has
stored.

Law: within a minute after the clocks are right again nobody waits any more for what a wrong clock has stored, whichever
process stored it.
"""

import asyncio

import structlog

from bot.client import Parlatorium
from bot.delivery.courier import LEASE_MS
from bot.tables.terms.presence import LOOK_SECONDS
from db.connection.transaction import Transaction
from db.games import outbox

LOOKS = 12
"""After this many looks stored times are corrected, whether this process's clock was put back or not."""

log = structlog.get_logger()


async def forget_what_is_left(tx: Transaction, *, at: int) -> None:
    """Before any delivery: drop whatever a killed program's leases, or rows from another clock, would hold up."""
    if tx.dialect.name == "sqlite":
        # Nobody else delivers from a file.
        await outbox.end_leases(tx)
    await outbox.put_right(tx, now=at, lease_ms=LEASE_MS)


async def keep_present(client: Parlatorium) -> None:
    """Look for ever; ends by being cancelled."""
    await client.ready.wait()
    looks = 0
    while True:
        try:
            looks += 1
            await look(client, thorough=looks % LOOKS == 0)
        except Exception as error:
            log.warning("clock_not_looked_at", error=f"{type(error).__name__}: {error}")
        await asyncio.sleep(LOOK_SECONDS)


async def look(client: Parlatorium, *, thorough: bool) -> None:
    """See whether people can reach the bot, and whether its clock was put back; if so, or if `thorough`, correct stored
    times. Raises OutOfReach.
    """
    tables = client.tables
    reachable = client.trouble is None and tables.database.trouble is None
    if tables.presence.look(reachable=reachable) or thorough:
        await client.courier.put_right()
