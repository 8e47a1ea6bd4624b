"""A table of Anna and Ben without Discord, for tests of coaches, advice and looks back, without real computation."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.tables.acts.tables import Tables
from bot.tables.reckoner.reckoning import Reckoning
from bot.tables.reckoner.slices import Errand
from bot.tables.terms.actors import Actor, Place
from db.engine import open_database
from games.kernel.advice.estimate import Ending
from games.kernel.advice.race import Job
from games.kernel.contract.discovery import find_games
from games.kernel.contract.policy import default_policy
from tests.bot.answering import answered
from tests.empty_database import laid_out

ANNA, BEN = Actor(1, "Anna", "de"), Actor(2, "Ben", "en-GB")
GAME = 1


class Foretold(Reckoning):
    """Each answer leads by so many points more than the one before it, in every continuation."""

    def __init__(self, step: int = 3, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(clock)
        self.step = step

    async def outcomes(self, errand: Errand, game: str, job: Job) -> list[list[Ending]] | None:
        """As foretold."""
        count = job.end - job.first
        return [[Ending(self.step * place, 0.5)] * count for place, _ in enumerate(job.picks)]


@asynccontextmanager
async def table(folder: Path, **options: str) -> AsyncIterator[Tables]:
    """A game of Dominion that has just begun, with these settings."""
    database = await open_database(await laid_out(folder))
    try:
        tables = Tables(database, find_games())
        await tables.lobbies.open("dominion", Place(11, 12), ANNA, {"set": "first_game"})
        await tables.lobbies.join(GAME, BEN)
        for name, value in options.items():
            await tables.lobbies.set_options(GAME, ANNA, [(name, [value])])
        await tables.lobbies.start(GAME, ANNA)
        yield tables
    finally:
        await database.close()


async def asked(tables: Tables) -> Actor:
    """Who is asked now."""
    loaded = await tables.loaded(GAME)
    choice = next(iter(loaded.playing().open.values()))
    return ANNA if loaded.seats[choice.seat].player_id == ANNA.user_id else BEN


async def play(tables: Tables, most: int = 10_000) -> None:
    """Answer so many questions by default, or all of the game."""
    for _ in range(most):
        if await tables.status(GAME) != "running":
            return
        loaded = await tables.loaded(GAME)
        choice_id, choice = next(iter(loaded.playing().open.items()))
        person = loaded.seats[choice.seat].player_id or 0
        await answered(tables, GAME, person, choice_id, default_policy(lambda: None, choice))
