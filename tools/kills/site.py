"""One stand-in for Discord with a bot on one database, killed again and again in the midst of play."""

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import msgspec

from bot.clock import now_ms
from bot.tables.acts.tables import Tables
from db.games import games
from games.kernel.contract.discovery import find_games
from sandbox import Limits, Sandbox
from sandbox.state.world import WorldChange
from tools.kills.inspection import BrokenPromise, Inspection, Nonces, delivered, drained, due, looked_at
from tools.kills.opening import opened
from tools.kills.people import NAMES, Confirmed, People
from tools.kills.processes import BotProcess, Nest, StartFailed

AT_ONCE = ("dominion", "domus_domini", "monasterium", "dominion")
"""The games that are played at the same time."""
LEAST = 5
"""The least confirmed answers between two kills."""
REAL = 0.1
"""The share of starts of the real program."""
AT_START = 0.1
"""The share of kills during a start."""
AT_ONCE_AGAIN = 0.5
"""How often people go on before old deliveries are done."""
START_SECONDS = 3.0
LATEST_SECONDS = 0.5
REQUEST_SECONDS = 0.01
LOOK_SECONDS = 0.05
PATIENCE_SECONDS = 600.0
"""After this nothing comes any more, however busy the machine is."""


class SiteTable(msgspec.Struct):
    """A table at which people play; its `game` has no number before it has begun."""

    channel: str
    rules: str
    people: tuple[str, ...]
    game: int | None = None


class KillTally(msgspec.Struct):
    """All that is known of one database's kills; with its folder enough to go on."""

    url: str = ""
    """Where the database is; empty before there is one."""
    kills: int = 0
    at_start: int = 0
    at_requests: int = 0
    real: int = 0
    starts: int = 0
    confirmed: int = 0
    failed: int = 0
    delays: int = 0
    stored: int = 0
    verified: int = 0
    channels: int = 0
    cpu: float = 0.0
    """Seconds of all bots that were still there when they were killed."""
    firsts: list[float] = []
    """Seconds from ready to the first delivery that was due when the bot was killed."""
    waits: list[float] = []
    """Seconds from ready to the last of them."""
    loads: list[float] = []
    tables: list[SiteTable] = []
    unseen: list[Confirmed] = []
    """Confirmed, and not looked for yet."""
    faults: list[str] = []
    """All laws ever broken."""


class KillSite:
    """The stand-in, who plays in it, and the bot that is killed. `say` tells how far it is."""

    def __init__(
        self, tally: KillTally, folder: Path, nest: Nest, dice: random.Random, say: Callable[[], None]
    ) -> None:
        self.tally = tally
        self.folder = folder
        self.nest = nest
        self.dice = dice
        self.say = say
        self.sandbox = Sandbox(folder / "sandbox.db", port=0, limits=Limits.off())
        self.bot: BotProcess | None = None
        self._players: dict[str, list[asyncio.Task[None]]] = {}
        """By channel."""
        self._armed = False
        self._killed_at = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator["KillSite"]:
        """The stand-in from start to stop; the bot ends with it."""
        async with self.sandbox, asyncio.TaskGroup() as group:
            self.people = People(self.sandbox, self.dice)
            self.nonces = Nonces(self.sandbox)
            self.sandbox.world.watch(self._watch)
            self.inspection = Inspection(Tables(looked_at(self.tally.url), find_games()), self.sandbox)
            self._group = group
            for table in self.tally.tables:
                self._sit_down(table)
            try:
                with self._noting():
                    yield self
            finally:
                with self._noting():
                    await self._close()

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """Keep faults found here in the tally."""
        try:
            yield
        except (BrokenPromise, StartFailed) as found:
            self.tally.faults.append(str(found))
            raise

    async def _close(self) -> None:
        for task in [task for tasks in self._players.values() for task in tasks]:
            task.cancel()
        if self.bot is not None:
            await self._kill(self.bot)
        self.tally.unseen += self.people.take_confirmed()
        await self.inspection.tables.database.close()

    # the bot

    async def _start(self, *, real: bool) -> BotProcess:
        self.people.count = 0
        self.bot = await self.nest.start(self._environment(), real=real)
        self.tally.starts += 1
        self.tally.real += real
        return self.bot

    def _environment(self) -> dict[str, str]:
        """The bot's environment."""
        return settings(self.sandbox, self.folder, self.tally.url)

    def _errors(self, bot: BotProcess) -> list[str]:
        """Unexpected errors in its log."""
        return bot.errors

    async def _kill(self, bot: BotProcess) -> None:
        self.tally.cpu += bot.cpu_seconds()
        bot.kill()
        self._killed_at = now_ms()
        await bot.gone()
        await self.people.give_up()
        self.bot = None
        self.tally.delays += bot.delays
        if errors := self._errors(bot):
            raise BrokenPromise(f"the bot noted an error: {errors[0]}")

    def _watch(self, _: WorldChange) -> None:
        """A change comes from a request of the bot, which has not yet heard of its success."""
        if self._armed and self.bot is not None:
            self._armed = False
            later = self.dice.choice([0, self.dice.uniform(0, REQUEST_SECONDS)])
            asyncio.get_running_loop().call_later(later, self.bot.kill)

    async def _killed(self, bot: BotProcess) -> None:
        """Kill the bot at some instant from now on."""
        match self.dice.choices(["anytime", "request", "now"], [5, 4, 1])[0]:
            case "anytime":
                await asyncio.sleep(self.dice.uniform(0, LATEST_SECONDS))
                still_there(bot)
            case "request":
                self._armed = True
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        await bot.ended.wait()
                self.tally.at_requests += 1
        self._armed = False
        await self._kill(bot)

    async def _while_alive(self, bot: BotProcess, work: Awaitable[object], otherwise: str) -> None:
        """Wait for this. Raises its exception, or BrokenPromise if it does not come or the bot ends."""
        tasks = [asyncio.ensure_future(work), asyncio.create_task(bot.ended.wait())]
        await asyncio.wait(tasks, timeout=PATIENCE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        came = tasks[0].done()
        for task in tasks:
            task.cancel()
        still_there(bot)
        if not came:
            raise BrokenPromise(otherwise)
        tasks[0].result()

    # a life

    async def live(self) -> None:
        """From a start to a kill in the midst of play, everything examined in between. Raises BrokenPromise."""
        if self.dice.random() < AT_START:
            await self._die_at_start()
        bot = await self._start(real=self.dice.random() < REAL)
        await self._recovered(bot, self.dice.randrange(LEAST) if self.dice.random() < AT_ONCE_AGAIN else None)
        self._fill()
        self.people.go_on()
        more = self.people.count + LEAST + int(self.dice.expovariate(1 / LEAST))
        await self._while_alive(bot, self.people.until_confirmed(more), "nobody is asked anything any more")
        await self._killed(bot)
        self.tally.kills += 1
        self.tally.confirmed += self.people.count
        self.tally.failed, self.people.failed = self.tally.failed + self.people.failed, 0
        self.tally.unseen += self.people.take_confirmed()
        self.say()

    async def _die_at_start(self) -> None:
        bot = await self._start(real=self.dice.random() < REAL)
        self.people.go_on()
        await asyncio.sleep(self.dice.uniform(0, START_SECONDS))
        still_there(bot)
        await self._kill(bot)
        self.tally.at_start += 1

    async def _recovered(self, bot: BotProcess, clicks: int | None) -> None:
        """Wait until all is delivered and right; people click meanwhile, this often at least, or not at all."""
        if clicks is not None:
            self.people.go_on()
        await bot.until_ready()
        waiting = asyncio.create_task(self._wait_for_what_was_due())
        if clicks is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(START_SECONDS):
                    await self.people.until_confirmed(clicks)
        await self.people.hold()
        await self._while_alive(bot, waiting, "what was due is not delivered")
        await self._while_alive(bot, self._settled(), "the outbox is never empty")
        await self._look()

    async def _wait_for_what_was_due(self) -> None:
        """How long deliveries that were due when the bot was killed take after "ready"."""
        ready = time.perf_counter()
        database = self.inspection.tables.database
        async with database.reading() as tx:
            wanted = await due(tx, self._killed_at)
        if not wanted:
            return
        first, last = await self._delivered(wanted, 1), await self._delivered(wanted, len(wanted))
        self.tally.firsts.append(round(first - ready, 3))
        self.tally.waits.append(round(last - ready, 3))
        self.tally.loads.append(round(os.getloadavg()[0], 2))

    async def _delivered(self, wanted: Mapping[int, int], count: int) -> float:
        """When so many of these were delivered."""
        while True:
            async with self.inspection.tables.database.reading() as tx:
                if await delivered(tx, wanted) >= count:
                    return time.perf_counter()
            await asyncio.sleep(LOOK_SECONDS)

    async def _settled(self) -> None:
        """Wait until nothing is to be delivered."""
        while True:
            async with self.inspection.tables.database.reading() as tx:
                if await drained(tx, now_ms()):
                    return
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self) -> None:
        """Look at everything; who has finished a game leaves it. Raises BrokenPromise."""
        self.tally.unseen += self.people.take_confirmed()
        begun = {table.game: table for table in self.tally.tables if table.game is not None}
        found = await self.inspection.stored(list(begun), self.tally.unseen)
        self.tally.stored += len(self.tally.unseen)
        self.tally.unseen = []
        self.nonces.check()
        for row in found.values():
            self.inspection.public(row)
            await self.inspection.asked(row, list(self.people.mail.live.values()))
            if row.status == "finished":
                await self.inspection.verified(row.id)
                self._get_up(begun[row.id])

    async def end(self, *, whole: bool) -> None:
        """Examine everything once more; if `whole`, let all games end first. Raises BrokenPromise."""
        bot = await self._start(real=whole)
        await self._recovered(bot, None)
        while whole and self.tally.tables:
            self.people.go_on()
            await self._while_alive(bot, self._one_finished(), "a game does not end")
            await self.people.hold()
            await self._while_alive(bot, self._settled(), "the outbox is never empty")
            await self._look()
            self.say()

    async def _one_finished(self) -> None:
        """Wait until a game is over."""
        while True:
            async with self.inspection.tables.database.reading() as tx:
                for table in self.tally.tables:
                    row = None if table.game is None else await games.find(tx, table.game)
                    if row is not None and row.status == "finished":
                        return
            await asyncio.sleep(LATEST_SECONDS)

    # tables

    def _fill(self) -> None:
        """Open as many tables as are missing."""
        for _ in range(len(AT_ONCE) - len(self.tally.tables)):
            self.tally.channels += 1
            rules = AT_ONCE[self.tally.channels % len(AT_ONCE)]
            count = self.dice.choice([seats for seats in find_games()[rules].seats if 2 <= seats <= len(NAMES)])
            people = tuple(self.dice.sample(NAMES, count))
            self.tally.tables.append(SiteTable(f"tisch-{self.tally.channels}", rules, people))
            self._sit_down(self.tally.tables[-1])

    def _sit_down(self, table: SiteTable) -> None:
        if table.game is None:
            self._players[table.channel] = [self._group.create_task(self._open(table))]
            return
        people = map(self.sandbox.person, table.people)
        play, game = self.people.play, table.game
        self._players[table.channel] = [self._group.create_task(play(person, game)) for person in people]

    def _get_up(self, table: SiteTable) -> None:
        self.tally.verified += 1
        self.tally.tables.remove(table)
        for task in self._players.pop(table.channel):
            task.cancel()

    async def _open(self, table: SiteTable) -> None:
        known = self.sandbox.channels.get(table.channel)
        channel = known or self.sandbox.create_channel(table.channel)
        table.game = await opened(self.people, channel, table.rules, table.people)
        self._sit_down(table)


def settings(sandbox: Sandbox, folder: Path, url: str) -> dict[str, str]:
    """The environment of a bot that plays in this stand-in, with its data in this folder and its database there."""
    return {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "DATA_DIR": str(folder),
        "DATABASE_URL": url,
        "HEALTH_PORT": "0",
        "LOG_LEVEL": "error",
        "LOG_FORMAT": "json",
        "LANGUAGE": "en",
    }


def still_there(bot: BotProcess) -> None:
    """Raise BrokenPromise if the bot has ended by itself."""
    if bot.ended.is_set():
        raise BrokenPromise(f"the bot ended by itself: {bot.last_words}")
