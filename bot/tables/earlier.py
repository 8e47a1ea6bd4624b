"""The table as everybody saw it after an earlier step of a game that goes on: what pictures mark has changed since.

Law: nothing is looked up there that the stored answers do not give again; a game whose rules have changed has no past.
"""

import asyncio
from typing import Any

import structlog
from msgspec.structs import replace

from bot.tables.loaded import LoadedGame, restored
from db import answers
from db.engine import Database
from games.kernel.choice import IllegalAnswer

log = structlog.get_logger()


async def view_after(database: Database, loaded: LoadedGame, step: int) -> Any | None:
    """The spectator's view after a step of a game; None if it cannot be had."""
    if (seen := loaded.views.get(step)) is not None:
        return seen
    async with database.reading() as tx:
        stored = await answers.load_from(tx, loaded.row.id, step)
    if stored is None or stored.checkpoint is None:
        return None
    then = replace(stored, answers=tuple(answer for answer in stored.answers if answer.step <= step))
    try:
        match = await asyncio.to_thread(restored, loaded.game, loaded.setup, then)
    except IllegalAnswer as error:
        log.warning("past_differs", game=loaded.row.id, error=str(error))
        return None
    loaded.remember(step, match.view(None))
    return loaded.views[step]
