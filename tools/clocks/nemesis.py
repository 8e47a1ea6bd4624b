"""People who play by clicks while the bot's clock is ahead, goes back, jumps and strobes, and the bot dies meanwhile.

Laws, examined each time the clock is right again and somebody has seen it: confirmed answers are stored, once; nothing
was sent twice; each person with a question has one message to answer in, the table one in its channel; nobody's seat
was taken. Anything not delivered by then counts as never delivered.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.attendance import look
from bot.tables.acts.tables import Tables
from db.games.outbox import CLOCKS_APART_MS
from games.kernel.contract.discovery import find_games
from sandbox import NotAllowed
from tests.end_to_end.house import House, Running
from tests.end_to_end.test_clock import timed
from tools.kills.inspection import BrokenPromise, Inspection, Nonces
from tools.kills.people import Confirmed, Mail, asked_in

BEGINS = 1_790_000_000_000
NAMES = ("Anna", "Ben", "Clara")
WIDEST = 8.3
"""The decimal logarithm of the widest bump, in milliseconds: two days and a bit; the narrowest is one."""
LONGEST_MS = 20_000
"""The longest time between two acts."""
SHORT = 30
"""The acts of an episode not played to its game's end."""
LEASE_MS = 5_000
WAIT_SECONDS = 2.0


class ClockTally(msgspec.Struct):
    """The results of an episode, or of all so far: how often each trouble, and the faults."""

    troubles: dict[str, int] = {}
    answers: int = 0
    looks: int = 0
    ended: int = 0
    faults: list[str] = []

    def add(self, other: "ClockTally") -> None:
        """Add another's results."""
        self.troubles = dict(Counter(self.troubles) + Counter(other.troubles))
        self.answers, self.looks = self.answers + other.answers, self.looks + other.looks
        self.ended, self.faults = self.ended + other.ended, [*self.faults, *other.faults]


class Skew:
    """How far a clock is ahead, in milliseconds."""

    def __init__(self, ms: int) -> None:
        self.ms = ms


class Skewed(House):
    """A house in which each process has a clock of its own: the right one, plus its skew. `newest` is that of the
    process that began last, `first` the next one's skew at its start.
    """

    first = 0
    newest: Skew  # type: ignore[assignment]  # here what began last is a clock

    def clock(self) -> Callable[[], int]:
        """See `House`."""
        skew = self.newest = Skew(self.first)
        return lambda: self.began + self.late + skew.ms


def play(seed: int, number: int, *, beside: int = 0, most: int | None = None) -> ClockTally:
    """Play episode `number` with so many processes that deliver `beside`, to its game's end or for so many acts."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patches:
        episode = TroubledGame(Random(f"{seed}/clocks/{number}"), Path(folder), patches)
        return asyncio.run(episode.play(beside, most))


class TroubledGame:
    """One game, and the fate of its clocks."""

    def __init__(self, dice: Random, folder: Path, patches: pytest.MonkeyPatch) -> None:
        self.dice = dice
        self.came = ClockTally()
        self.house = Skewed(folder, patches)
        self.house.began = BEGINS
        self.house.seed = dice.randbytes(32)
        self.confirmed: list[Confirmed] = []
        self.beside: list[tuple[Running, asyncio.Task[None]]] = []
        self.troubles = [self.bump, self.bump, self.strobe, self.restart, self.kill, self.right, self.right]

    async def play(self, beside: int, most: int | None) -> ClockTally:
        """Play on until the game is over, or for so many acts; returns the results."""
        await self.house.start()
        try:
            self.skews = [self.house.newest]
            self.mail, self.nonces = Mail(self.house.sandbox), Nonces(self.house.sandbox)
            for _ in range(beside):
                await self.deliver_beside()
            await timed(self.house, *NAMES[: self.dice.choice((2, 3))], late="until")
            acts = 0
            while acts != most and (await self.house.bot.tables.loaded(1)).row.status == "running":
                acts += 1
                await self.act()
            await self.right()
            self.came.ended += (await self.house.bot.tables.loaded(1)).row.status == "finished"
        except BrokenPromise as error:
            self.came.faults.append(str(error))
        finally:
            await self.end()
        return self.came

    async def end(self) -> None:
        """Stop everything."""
        for running, delivering in self.beside:
            delivering.cancel()
            await asyncio.gather(delivering, return_exceptions=True)
            await running.bot.close()
            running.bot.front.illustrated.drawing.close()
            await running.bot.front.reckoning.close()
            await running.database.close()
        await self.house.stop()

    async def deliver_beside(self) -> None:
        """Another process, which hears nothing and delivers what the others have left."""
        running = await self.house.unconnected()
        self.skews.append(self.house.newest)
        await running.bot.login(self.house.sandbox.token)
        self.beside.append((running, asyncio.create_task(running.bot.courier.run())))

    # acts

    async def act(self) -> None:
        """Now and then a trouble; then somebody answers, and time passes."""
        if self.dice.random() < 0.4:
            trouble = self.dice.choice(self.troubles)
            self.came.troubles[trouble.__name__] = self.came.troubles.get(trouble.__name__, 0) + 1
            await trouble()
        await self.answer()
        self.house.late += self.dice.randrange(LONGEST_MS)
        await self.look(thorough=False)

    async def look(self, *, thorough: bool) -> None:
        """What every process does all the time."""
        for running in (self.house.running, *(running for running, _ in self.beside)):
            await look(running.bot, thorough=thorough)
            running.bot.courier.soon()

    async def answer(self) -> None:
        """A person who sees a question answers it; if nobody sees one, it comes soon, or not by this clock."""
        if not self.mail.live:
            with suppress(TimeoutError):
                async with asyncio.timeout(WAIT_SECONDS):
                    await self.house.settled()
        if not self.mail.live:
            return
        asked = self.dice.choice(sorted(self.mail.live.values(), key=lambda one: one.message.id))
        person = next(each for each in map(self.house.person, NAMES) if each.id == asked.person)
        with suppress(NotAllowed):
            outcome = await self.house.press_first(person, asked.message)
            if outcome.updated is not None and asked_in(outcome.updated) != (asked.game, asked.question):
                await self.house.all_answered()
                if not outcome.interaction.followups:
                    self.confirmed.append(Confirmed(asked.game, person.id, asked.question))
                    self.came.answers += 1

    # troubles

    def drawn(self) -> int:
        """How far a clock jumps: as often by milliseconds as by days, forward or back."""
        return round(10 ** self.dice.uniform(0, WIDEST)) * self.dice.choice((-1, 1))

    async def bump(self) -> None:
        """A clock jumps."""
        self.dice.choice(self.skews).ms += self.drawn()

    async def strobe(self) -> None:
        """A clock jumps there and back, many times."""
        skew, wide = self.dice.choice(self.skews), self.drawn()
        for _ in range(self.dice.randrange(2, 100)):
            skew.ms += wide
            await asyncio.sleep(0)
            skew.ms -= wide
            await asyncio.sleep(0)

    async def restart(self) -> None:
        """The bot stops and begins again, with the clock as it is."""
        await self.house.stop_bot()
        await self._begins()

    async def kill(self) -> None:
        """The bot is gone at once, and begins again with the clock as it is."""
        await self.house.kill_bot()
        await self._begins()

    async def _begins(self) -> None:
        self.house.late += LEASE_MS
        self.house.first = self.skews[0].ms
        await self.house.start_bot()
        self.skews[0], self.house.first = self.house.newest, 0

    async def _settled(self) -> None:
        """Wait until nothing is due, nor under way under a second lease after a jump of the clock."""
        await self.house.settled()
        for running in (self.house.running, *(running for running, _ in self.beside)):
            while under_way := set(running.bot.courier._under_way):
                await asyncio.wait(under_way)
        await self.house.settled()

    async def right(self) -> None:
        """Set all clocks right, let somebody see it, and examine everything. Raises BrokenPromise."""
        for skew in self.skews:
            skew.ms = 0
        await self.look(thorough=True)
        self.house.late += LEASE_MS + CLOCKS_APART_MS  # so small a lead is tolerated
        await self.look(thorough=True)
        await self.house.all_answered()
        await self._settled()
        inspection = Inspection(Tables(self.house.running.database, find_games()), self.house.sandbox)
        rows = await inspection.stored([1], self.confirmed)
        self.nonces.check()
        inspection.public(rows[1])
        await inspection.asked(rows[1], list(self.mail.live.values()))
        if taken := [seat.name for seat in (await self.house.bot.tables.loaded(1)).seats if seat.level is not None]:
            raise BrokenPromise(f"a computer plays for {taken}")
        self.came.looks += 1
