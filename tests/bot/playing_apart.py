"""A short game, with a picture and with thinking beside it, as a program: python -m tests.bot.playing_apart WORD …

The words are the command that starts the thinking process.
"""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import run
from bot.language.phrases import Phrasebook
from bot.messages.pictures.pictures import Drawing
from bot.tables.reckoner import reckoning
from bot.tables.reckoner.reckoning import Reckoning
from bot.tables.reckoner.slices import Rank
from games.kernel.advice.estimate import lots, position
from games.kernel.advice.race import Job, played
from tests.bot.tables.helped import ANNA, GAME, play, table


async def thought(there: Reckoning, folder: Path) -> None:
    """Play a little, weigh an answer, and look at the table."""
    async with table(folder) as tables:
        await play(tables, 20)
        match = (await tables.loaded(GAME)).playing()
        choice_id, choice = next(iter(match.open.items()))
        here, seed = position(match, choice_id), lots(match.view(choice.seat), choice)
        job = Job(here, seed, (choice.default, ()), 0, 1)
        with there.slices.errand(Rank.ADVICE, ANNA.user_id) as errand:
            found = await there.outcomes(errand, "dominion", job)
        assert found == played("dominion", job)
        drawing = Drawing(Phrasebook.load())
        assert await drawing.table(await tables.table(GAME), "de")
        drawing.close()


async def main() -> None:
    """All of it."""
    reckoning.COMMAND = tuple(sys.argv[1:])
    there = Reckoning()
    with TemporaryDirectory() as folder:
        try:
            async with run._signals(asyncio.Event()):
                await thought(there, Path(folder))
        finally:
            await there.close()


if __name__ == "__main__":
    asyncio.run(main())
