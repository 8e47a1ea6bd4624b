"""Studies of tables, one after another, for the computer players there, in a process beside the bot.

Laws: nobody waits for it; the wish for a study is stored with the table, so a stop loses only time; a table that cannot
be studied is played without.
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
"""How often to look for a new table to study."""
TRIES = 3
"""How often a study is started: a failure need not be its own fault."""

log = structlog.get_logger()


async def want_study(tx: Transaction, game_id: int, match: Match, seated: Sequence[rows.Seat]) -> None:
    """A table begins: study it if a computer player there uses the findings."""
    how = match.game.mind.studies
    if how is None or not any(seat.level in how.levels for seat in seated):
        return
    if (about := how.about(match.view(None))) is not None:
        await studies.want(tx, game_id, about)


class Studying:
    """The studies of all of an installation's tables."""

    def __init__(self, database: Database, reckoning: Reckoning) -> None:
        self.database = database
        self.reckoning = reckoning
        self._failures = 0

    async def run(self) -> None:
        """Study until cancelled."""
        while True:
            if not await self.study_next():
                await asyncio.sleep(LOOK_SECONDS)

    async def study_next(self) -> bool:
        """Study the table that has waited longest; whether it is done with."""
        wanted = await self.database.read(studies.oldest_open)
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
        await self.database.write(lambda tx: studies.put(tx, wanted.game, found))
        return True
