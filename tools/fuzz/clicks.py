"""Random people before the real client in the stand-in, in episodes of a few hundred acts, each in a house of its own.

Law: an episode follows from the seed and its number, except for the timing of deliveries beside it; a fault names the
act that showed it, and is played again as a whole episode.
"""

import asyncio
import tempfile
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from structlog.processors import format_exc_info
from structlog.testing import capture_logs

from sandbox import BotResponse, NotAllowed, NotThere
from sandbox.forms.refusal import Refusal
from tests.end_to_end.house import House
from tools.fuzz.crowd import Crowd
from tools.fuzz.laws import Laws, PlayFault, Unlawful
from tools.simulate.by_lot import told

LONG = 200
"""How many acts an episode has."""
PAINTED = 10
"""The interval of episodes with real pictures."""
CALM = (1.0, 0.2)
"""How often people wait until all is delivered: in calm episodes, which can be repeated act by act, and in others."""
BEGINS = 1_790_000_000_000
"""The start of episodes, in unix milliseconds: dates that people read are the same in every repetition."""


def play(seed: int, number: int, most: int = LONG) -> int:
    """Play episode `number`; how many acts it had. Raises PlayFault."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patches:
        asyncio.run(Episode(seed, number, Path(folder), patches).play(most))
    return most


class Episode:
    """A house and a crowd that follow from a seed and a number."""

    def __init__(self, seed: int, number: int, folder: Path, patches: pytest.MonkeyPatch) -> None:
        self.dice = Random(f"{seed}/clicks/{number}")
        self.step = 0
        self.calm = CALM[number % len(CALM)]
        self.house = House(folder, patches, painted=number % PAINTED == PAINTED - 1)
        self.house.seed = self.dice.randbytes(32)
        # Advice need not be good here.
        patches.setattr("bot.tables.acts.counsel.SECONDS", 0.0)
        patches.setattr("bot.tables.acts.reviews.SECONDS", 0.0)
        self.house.began = BEGINS + self.dice.randrange(10**9)

    async def play(self, most: int) -> None:
        """So many acts. Raises PlayFault."""
        with capture_logs([format_exc_info]) as lines:
            await self.house.start()
            absent = self.dice.choice([None, "David"])
            laws = Laws(self.house, lines, absent)
            try:
                with laws:
                    crowd = Crowd(self.house, self.dice, absent)
                    await self._done(crowd.begin(), laws)
                    for self.step in range(1, most + 1):
                        await self._done(crowd.act(), laws)
                    await laws.end()
            except Exception as error:
                fault = str(error) if isinstance(error, Unlawful) else told(error)
                raise PlayFault(self.step, " ".join(fault.split())) from error
            finally:
                await self.house.stop()

    async def _done(self, act: Awaitable[BotResponse | None], laws: Laws) -> None:
        outcome = None
        with suppress(NotAllowed, Refusal, NotThere):  # Discord's own client would not allow that
            outcome = await act
        if self.dice.random() < self.calm:
            await self.house.all_answered()
            await self.house.settled()
        await laws.hold(outcome)
