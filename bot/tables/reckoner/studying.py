"""Tables are studied one after the other for the computer players that sit there, in a process beside the bot.

Laws: nobody waits for it; what is to be studied is stored with the table, so a stop loses nothing but the time; a table
that cannot be studied is played as without that.
"""

import asyncio
from collections.abc import Sequence

import structlog

from bot.tables.reckoner.reckoning import Reckoning, ReckoningFailed
from db import rows
from db.connection.transaction import Transaction
from db.engine import Database
from db.games import studies
from games.kernel.match import Match

LOOK_SECONDS = 10.0
"""How often to look whether a table has begun that is to be studied."""
TRIES = 3
"""So often a study is begun: what it fails by need not lie in it."""

log = structlog.get_logger()


async def want_study(tx: Transaction, game_id: int, match: Match, seated: Sequence[rows.Seat]) -> None:
    """A table begins: it is to be studied if a computer player sits there that plays by what is found."""
    how = match.game.mind.studies
    if how is None or not any(seat.level in how.levels for seat in seated):
        return
    if (about := how.about(match.view(None))) is not None:
        await studies.want(tx, game_id, about)


class Studying:
    """The studies of all tables of an installation."""

    def __init__(self, database: Database, reckoning: Reckoning) -> None:
        self.database = database
        self.reckoning = reckoning
        self._failures = 0

    async def run(self) -> None:
        """Study for ever; ends by being cancelled."""
        while True:
            if not await self.study_next():
                await asyncio.sleep(LOOK_SECONDS)

    async def study_next(self) -> bool:
        """Study the table that has waited longest; whether that is done with."""
        async with self.database.reading() as tx:
            wanted = await studies.oldest_open(tx)
        if wanted is None:
            return False
        try:
            found = await self.reckoning.study(wanted.rules, wanted.about)
        except ReckoningFailed:
            self._failures += 1
            if self._failures < TRIES:
                return False
            found = b""
        self._failures = 0
        log.info("studied", game=wanted.game, found=len(found))
        async with self.database.transaction() as tx:
            await studies.put(tx, wanted.game, found)
        return True
