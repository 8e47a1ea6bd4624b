"""The public table after an earlier step of a running game: pictures mark what has changed since.

Law: only what the stored answers give again is looked up; a game whose rules have changed has no past.
"""

import asyncio
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.tables.memory.loaded import LoadedGame, restored
from bot.tables.memory.rebuilding import tried
from db.engine import Database
from db.games import answers


async def view_after(database: Database, loaded: LoadedGame, step: int) -> Any | None:
    """The spectator's view after a step of a game; None if it cannot be had."""
    if (seen := loaded.views.get(step)) is not None:
        return seen
    async with database.reading() as tx:
        stored = await answers.load_from(tx, loaded.row.id, step)
    if stored is None or stored.checkpoint is None:
        return None
    then = replace(stored, answers=tuple(answer for answer in stored.answers if answer.step <= step))
    playing = partial(restored, loaded.game, loaded.setup, then)
    view = await asyncio.to_thread(tried, lambda: playing().view(None))
    if view is None:
        return None
    loaded.remember(step, view)
    return loaded.views[step]
