"""A game on a failing disk, and what must be true afterwards.

Laws: confirmed answers are stored, once; the file is whole; each click ended in an answer or in a sentence; health
reports the fault as long as it lasts, and all is well again once the disk is; the game goes on.
"""

import asyncio
import random
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

import aiohttp
import msgspec

from bot.clock import now_ms
from bot.tables.acts.tables import Tables
from db.engine import open_database
from games.kernel.contract.discovery import find_games
from sandbox import Limits, Sandbox
from tools.disks.disk import Disk, FailingCall, Misbehaviour, library
from tools.disks.hasty import FASTER
from tools.kills.inspection import BrokenPromise, Inspection, Nonces, drained, looked_at
from tools.kills.opening import opened
from tools.kills.people import People
from tools.kills.processes import BotProcess, Nest, StartFailed
from tools.kills.site import settings
from tools.processes.fleet import free_port

T = TypeVar("T")

RULES, WHO = "dominion", ("Anna", "Ben")
ANSWERS = 30
"""The number of answers in a game."""
AFTERWARDS = 2
"""The least of them after the disk works again."""
LOOK_SECONDS = 0.02
PATIENCE_SECONDS = 120.0
"""After this nothing comes any more, however busy the machine is."""


class TrialOutcome(msgspec.Struct):
    """The outcome of a trial: the kind of call that failed ("": the game was over before), health's report meanwhile
    and after how many seconds of people's time, how often the log mentions it, how many answers were confirmed;
    `fault` is a broken law.
    """

    met: str = ""
    said: str = ""
    said_after: float = 0.0
    told: int = 0
    confirmed: int = 0
    at_start: bool = False
    calls: int = 0
    fault: str = ""


@asynccontextmanager
async def nest(folder: Path) -> AsyncIterator[Nest]:
    """The source of bots on such disks. Raises RuntimeError if there is no C compiler."""
    made = Nest(folder, "tools.disks.hasty", {"LD_PRELOAD": str(library(folder))})
    await made.open()
    try:
        yield made
    finally:
        await made.close()


async def empty(folder: Path) -> Path:
    """A database with empty tables, to be copied."""
    file = folder / "empty.db"
    await (await open_database(f"sqlite+aiosqlite:///{file}")).close()
    return file


class DiskTrial:
    """One game of two people in a folder of its own, and the faults of its disk, one after the other."""

    def __init__(self, folder: Path, nest: Nest, template: Path, dice: random.Random) -> None:
        self.folder, self.nest, self.dice = folder, nest, dice
        shutil.copy(template, folder / "parlatorium.db")
        self.url = f"sqlite+aiosqlite:///{folder / 'parlatorium.db'}"
        self.disk = Disk(str(folder / "parlatorium.db"), folder / "control")
        self.sandbox = Sandbox(folder / "sandbox.db", port=0, limits=Limits.off())
        self.port = free_port()
        self.bot: BotProcess
        self._game = 0

    async def run(self, faults: Sequence[FailingCall], answers: int = ANSWERS) -> list[TrialOutcome]:
        """The outcome of each fault. The next is planted when all is well after the last, and happens within so many
        answers or not at all; in the end there are at least so many.
        """
        found: list[TrialOutcome] = []
        async with self.sandbox, asyncio.TaskGroup() as group:
            self.people = People(self.sandbox, self.dice)
            nonces = Nonces(self.sandbox)
            inspection = Inspection(Tables(looked_at(self.url), find_games()), self.sandbox)
            playing: list[asyncio.Task[None]] = []
            try:
                for fault in faults:
                    found.append(TrialOutcome())
                    last = answers if fault is faults[-1] else 0
                    await self._suffer(fault, found[-1], group, playing, answers)
                    await self._go_on(found[-1], last)
                    await self._look(inspection, nonces)
                    found[-1].confirmed, found[-1].calls = self.people.count, self.disk.calls
            except (BrokenPromise, StartFailed, TimeoutError) as error:
                found[-1].fault = str(error) or f"it does not come to an end after a fault at {self.disk.met}"
            finally:
                self.disk.mend()
                for task in playing:
                    task.cancel()
                self.bot.kill()
                await self.bot.gone()
                await self.people.give_up()
                await inspection.tables.database.close()
        return found

    async def _suffer(
        self,
        fault: FailingCall,
        found: TrialOutcome,
        group: asyncio.TaskGroup,
        playing: list[asyncio.Task[None]],
        answers: int,
    ) -> None:
        self.disk.plant(fault)
        if not playing:
            await self._start(found)
            playing.append(group.create_task(self._play(playing, group)))
        self.people.go_on()
        enough = asyncio.create_task(self.people.until_confirmed(self.people.count + answers))
        await self._first(enough, self._until(lambda: bool(self.disk.met)))
        enough.cancel()
        found.met = found.met or self.disk.met
        if self.disk.met:
            await self._see(fault, found)

    async def _go_on(self, found: TrialOutcome, answers: int) -> None:
        """The disk works again, and so does everything else."""
        self.disk.mend()
        await self._while_alive(self._until(self._well))
        await self._while_alive(self.people.until_confirmed(max(self.people.count + AFTERWARDS, answers)))
        await self.people.hold()
        await self._while_alive(self._until(self._over))
        found.told = self._noted("database_trouble")
        self.bot.noted.clear()

    async def _see(self, fault: FailingCall, found: TrialOutcome) -> None:
        """A lasting fault is seen before it is mended; a single failure may be over at once."""
        if found.at_start or not (fault.lasting or fault.kind is Misbehaviour.HANG):
            return
        began = time.monotonic()

        async def said() -> bool:
            found.said = await self._health()
            return found.said not in ("", "ok") and self._noted("database_trouble") > 0

        await self._while_alive(self._until(said))
        found.said_after = (time.monotonic() - began) * FASTER

    # the bot

    async def _start(self, found: TrialOutcome) -> None:
        """A bot that cannot begin on its disk says so, and begins on one that works."""
        told = settings(self.sandbox, self.folder, self.url) | self.disk.environment
        told |= {"HEALTH_PORT": str(self.port), "LOG_LEVEL": "warning"}
        self.bot = await self.nest.start(told, real=False)
        ready = asyncio.create_task(self.bot.until_ready())
        await self._first(ready, self._until(lambda: bool(self.disk.met)))
        if not self.disk.met:
            await ready
            return
        found.met, found.at_start = self.disk.met, True
        # A call that hangs at the start hangs until it is mended; nobody can be told yet.
        await asyncio.wait({ready}, timeout=1.0)
        self.disk.mend()
        try:
            await ready
            await self._while_alive(self._until(self._well))
        except (StartFailed, BrokenPromise):
            if not self.bot.said or self.bot.errors:
                raise
            await self.bot.gone()
            self.bot = await self.nest.start(told, real=False)
            await self.bot.until_ready()

    async def _health(self) -> str:
        """Health's report on the database; "" if it says nothing."""
        with suppress(aiohttp.ClientError, TimeoutError):
            async with (
                aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(10)) as session,
                session.get(f"http://127.0.0.1:{self.port}/healthz") as answer,
            ):
                told = await answer.json()
                return str(told["checks"]["database"])
        return ""

    async def _well(self) -> bool:
        return await self._health() == "ok"

    def _noted(self, event: str) -> int:
        """How often the log says this since the last fault."""
        return sum(line.event == event for line in self.bot.noted)

    def _over(self) -> bool:
        """Whether the end of each reported trouble is reported."""
        return self._noted("database_trouble") <= self._noted("database_well_again")

    # waiting

    async def _until(self, true: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
        while True:
            come = true()
            if come if isinstance(come, bool) else await come:
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def _first(self, *works: "Awaitable[None]") -> None:
        """Wait for the first of these. Raises its exception, or TimeoutError."""
        tasks = [asyncio.ensure_future(work) for work in works]
        done, _ = await asyncio.wait(tasks, timeout=PATIENCE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks[1:]:
            task.cancel()
        if not done:
            raise TimeoutError(f"nothing comes in {PATIENCE_SECONDS:g} s")

    async def _while_alive(self, work: Awaitable[T]) -> T:
        """The result of this. Raises BrokenPromise if the bot ends by itself, TimeoutError."""
        began, task = time.monotonic(), asyncio.ensure_future(work)
        ended = asyncio.create_task(self.bot.ended.wait())
        try:
            await asyncio.wait({task, ended}, timeout=PATIENCE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                return task.result()
            if ended.done():
                raise BrokenPromise(f"the bot ended by itself: {self.bot.last_words}")
            raise TimeoutError(f"nothing comes in {time.monotonic() - began:.0f} s, health: {await self._health()}")
        finally:
            task.cancel()
            ended.cancel()

    # playing

    async def _play(self, playing: list[asyncio.Task[None]], group: asyncio.TaskGroup) -> None:
        channel = self.sandbox.create_channel("spieltisch")
        self._game = await opened(self.people, channel, RULES, WHO)
        for person in map(self.sandbox.person, WHO):
            playing.append(group.create_task(self.people.play(person, self._game)))

    async def _look(self, inspection: Inspection, nonces: Nonces) -> None:
        """Look at everything, once it is delivered. Raises BrokenPromise."""

        async def settled() -> bool:
            async with inspection.tables.database.reading() as tx:
                return await drained(tx, now_ms())

        await self._while_alive(self._until(settled))
        found = await inspection.stored([self._game], self.people.take_confirmed())
        nonces.check()
        for row in found.values():
            inspection.public(row)
            await inspection.asked(row, list(self.people.mail.live.values()))
        if self.people.failed:
            raise BrokenPromise(f"{self.people.failed} clicks were not answered")
        if errors := [line for line in self.bot.errors if '"event": "database_trouble"' not in line]:
            raise BrokenPromise(f"the bot noted an error: {errors[0]}")
