"""The watch over the open database: what is wrong with it is noted once when it begins, and once when it is over.

Laws: it is noticed within ten seconds, whether anybody plays or not; a program whose database was brought up to date by
a newer one makes way for that one.
"""

import asyncio
from collections.abc import Callable

import structlog

from bot.marker import Marker
from db.engine import Database
from db.out_of_reach import OutOfReach
from db.watch import LOST, Trouble

EVERY_SECONDS = 3.0
"""Between two looks: with the time one may take it is well below ten seconds."""

log = structlog.get_logger()


async def keep_watch(database: Database, marker: Marker, make_way: Callable[[], None]) -> None:
    """Look for ever; ends by being cancelled. `make_way` is called when a newer program has taken the database over."""
    told: Trouble | None = None
    while True:
        try:
            trouble = await database.look()
            if trouble != told:
                _tell(told, trouble)
                told = trouble
            if trouble is Trouble.NEWER:
                make_way()
            if trouble is None:
                await marker.set(database)
        except OutOfReach:
            pass  # the next look says why
        except Exception:
            log.exception("watch_failed")
        await asyncio.sleep(EVERY_SECONDS)


def _tell(before: Trouble | None, trouble: Trouble | None) -> None:
    if trouble is None:
        log.warning("database_well_again", was=str(before))
    else:
        log.error("database_trouble", problem=str(trouble), refused=trouble in LOST)
