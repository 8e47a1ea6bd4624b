"""The watch over the open database: trouble is logged once when it begins, and once when it is over.

Laws: trouble is noticed within ten seconds, whether anybody plays or not; a program whose database was upgraded by a
newer one makes way for it. A slow opening is also logged, once a minute.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog

from bot.host.marker import Marker
from db.connection.out_of_reach import OutOfReach
from db.connection.watch import LOST, Trouble
from db.engine import Database

EVERY_SECONDS = 3.0
"""Pause between two looks: plus one look's time it is well below ten seconds."""
OPENING_SECONDS, AGAIN_SECONDS = 10.0, 60.0
"""How long opening may take before that is logged, and logged again."""

log = structlog.get_logger()


@contextmanager
def opening(place: str) -> Iterator[None]:
    """Open the database within this block. A thread logs if that takes long: a disk may block everything else."""
    over = threading.Event()
    noting = threading.Thread(target=_note, args=(place, over), name="opening", daemon=True)
    noting.start()
    try:
        yield
    finally:
        over.set()


def _note(place: str, over: threading.Event) -> None:
    seconds = pause = OPENING_SECONDS
    while not over.wait(pause):
        log.warning(
            "database_not_open_yet",
            seconds=seconds,
            place=place,
            advice="it gives no answer (look at its disk or server), or is being brought up to date",
        )
        pause = AGAIN_SECONDS
        seconds += pause


async def keep_watch(database: Database, marker: Marker, make_way: Callable[[], None]) -> None:
    """Look for ever; ends by being cancelled. Calls `make_way` when a newer program has taken over the database."""
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
