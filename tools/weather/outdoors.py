"""One stand-in for Discord with a bot that is out in all weathers: several troubles at once, and deaths among them.

Laws: those of `tools.kills`, examined when all troubles are over, by the bot that lived through them or by the next;
health says then that all is well; nobody's seat was given to a computer; nobody is called in a channel who can get
direct messages; the log has no errors except the troubles' own.
"""

import asyncio
import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import aiohttp
import msgspec
from sqlalchemy import text

from bot.clock import now_ms
from db.games import seats
from sandbox import Message, Person
from sandbox.state.account import BOT_ID
from tools.disks.disk import Disk
from tools.kills.inspection import BrokenPromise, drained
from tools.kills.people import BREATH_SECONDS, NAMES, Live, asked_in, pressable
from tools.kills.processes import BotProcess, Nest, Noted
from tools.kills.site import LOOK_SECONDS, PATIENCE_SECONDS, KillSite, KillTally, still_there
from tools.processes.fleet import free_port
from tools.weather.preloaded import NAMED, WrongClock
from tools.weather.storm import Storm

EXPECTED = {
    "database_trouble": "that is what a disk that fails and a server that is frozen are",
}
"""Errors in the log that must be there, and why."""
DIES_IN_IT = 0.4
"""How often a bot dies before a storm is over."""
IN_PEACE = 0.2
"""The share that end as a host ends them."""
STORM_SECONDS = 7.0
AFTERWARDS = 3
"""The confirmed answers between a storm and the bot's end."""
PERSISTS_SECONDS = 10.0
"""The longest time the bot goes on with a click that nobody waits for any more."""
SQUARE = "marktplatz"
"""Where people talk who do not play there."""
PATIENT_MS = 180_000
"""The longest wait of a table's message while nothing important changes there; longer waits are in vain."""
_WAITING = text(
    "SELECT count(*) FROM outbox WHERE wanted > delivered AND (kind IN ('turn', 'refresh', 'seat')"
    " OR kind = 'status' AND (attempts > 0 OR due_at > :late))"
)
"""Besides deliveries due soon: those that are no alarms."""


class LivesTally(KillTally):
    """The results of one database's lives; `troubles` by their names, `weathered`: storms after which everything was
    right without a new start, `called`: how often somebody played where they were called.
    """

    troubles: dict[str, int] = msgspec.field(default_factory=dict)
    weathered: int = 0
    in_peace: int = 0
    called: int = 0


class Outdoors(KillSite):
    """See `KillSite`; `disk` fails under a database file, None if nothing can be put under it."""

    def __init__(
        self,
        tally: LivesTally,
        folder: Path,
        nest: Nest,
        dice: random.Random,
        say: Callable[[], None],
        disk: Disk | None,
    ) -> None:
        super().__init__(tally, folder, nest, dice, say)
        self.came, self.disk = tally, disk
        self.port = free_port()
        self.clock = WrongClock.new(folder / "clock")
        self._calling: asyncio.Task[None]

    # the bot

    def _environment(self) -> dict[str, str]:
        told = super()._environment() | {NAMED: str(self.folder / "clock"), "HEALTH_PORT": str(self.port)}
        return told | ({} if self.disk is None else self.disk.environment)

    def _errors(self, bot: BotProcess) -> list[str]:
        return [line for line in bot.errors if msgspec.json.decode(line, type=Noted).event not in EXPECTED]

    async def _end_somehow(self, bot: BotProcess) -> None:
        """At once, as mostly, or as a host ends it."""
        if self.dice.random() < IN_PEACE:
            os.kill(bot.number, signal.SIGTERM)
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await bot.ended.wait()
            if not bot.ended.is_set():
                raise BrokenPromise("it does not end when it is told to")
            self.came.in_peace += 1
        await self._kill(bot)

    # a life

    async def live(self) -> None:
        """From a start through a storm to an end; everything is examined before and after. Raises BrokenPromise."""
        bot = await self._start(real=False)
        await self._recovered(bot, None)
        self._fill()
        if SQUARE not in self.sandbox.channels:
            self.sandbox.create_channel(SQUARE)
        self._calling = self._group.create_task(self._play_where_called())
        self.people.go_on()
        storm = self._storm(bot)
        raging = asyncio.create_task(storm.rage())
        try:
            if self.dice.random() < DIES_IN_IT:
                await asyncio.wait({raging}, timeout=self.dice.uniform(0.2, STORM_SECONDS))
                still_there(bot)
            else:
                await self._weathered(bot, raging)
        finally:
            raging.cancel()
            await asyncio.wait({raging})
            self._calling.cancel()
            self._count(storm)
        await self._end_somehow(bot)
        self.tally.kills += 1
        self.tally.confirmed += self.people.count
        self.tally.failed, self.people.failed = self.tally.failed + self.people.failed, 0
        self.tally.unseen += self.people.take_confirmed()
        self.say()

    async def _weathered(self, bot: BotProcess, raging: "asyncio.Task[None]") -> None:
        """The storm is over, and the bot that was in it is all right."""
        await self._while_alive(bot, asyncio.shield(raging), "a storm does not end")
        await self._while_alive(bot, self.people.hold(), "after a storm a click is never answered")
        await self._while_alive(bot, self._settled(), "after a storm the outbox is never empty, or it is never well")
        await self._look()
        self.came.weathered += 1
        self.people.go_on()
        more = self.people.until_confirmed(self.people.count + AFTERWARDS)
        await self._while_alive(bot, more, "after a storm nobody is asked anything any more")

    def _storm(self, bot: BotProcess) -> Storm:
        self.storm = Storm(self.sandbox, self.people, self.dice, self.clock)
        self.storm.number = bot.number
        if self.disk is not None:
            self.storm.on_disk(self.disk)
        if self.tally.url.startswith("postgresql"):
            self.storm.on_server(self.tally.url)
        return self.storm

    def _count(self, storm: Storm) -> None:
        for name, count in storm.came.items():
            self.came.troubles[name] = self.came.troubles.get(name, 0) + count

    # all is well

    async def _settled(self) -> None:
        """Wait until nothing is to be delivered, nobody is called any more, and health says that all is well."""
        while True:
            if await self._delivered_all() and await self._nobody_called() and await self._is_well():
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def _delivered_all(self) -> bool:
        async with self.inspection.tables.database.reading() as tx:
            waiting = await tx.scalar(_WAITING, {"late": now_ms() + PATIENT_MS})
            return not waiting and await drained(tx, now_ms())

    async def _nobody_called(self) -> bool:
        """Whether nobody is called; people who are called say that direct messages arrive again."""
        called = list(self._calls())
        for person, line in called:
            for custom_id in pressable(line, "mail"):
                await person.click(line, custom_id)
        return not called

    async def _is_well(self) -> bool:
        with suppress(aiohttp.ClientError, TimeoutError):
            async with (
                aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(10)) as session,
                session.get(f"http://127.0.0.1:{self.port}/healthz") as answer,
            ):
                return answer.status == 200
        return False

    async def _look(self) -> None:
        """A click abandoned by its person may be stored only now: then examine again."""
        try:
            await super()._look()
        except BrokenPromise:
            await asyncio.sleep(PERSISTS_SECONDS)
            await self._settled()
            await super()._look()
        async with self.inspection.tables.database.reading() as tx:
            for table in self.tally.tables:
                at_table = [] if table.game is None else await seats.of_game(tx, table.game)
                if taken := [seat.name for seat in at_table if seat.level is not None]:
                    raise BrokenPromise(f"game {table.game}: a computer plays for {taken}")

    # who is called in the channel

    def _calls(self) -> Iterator[tuple[Person, Message]]:
        """Lines that call somebody in a channel, and who that is."""
        for channel in self.sandbox.channels.values():
            for message in self.sandbox.world.messages(channel.id):
                if message.author_id == BOT_ID and message.visible_to is None:
                    for person in map(self.sandbox.person, NAMES):
                        if f"<@{person.id}>" in message.text:
                            yield person, message

    async def _play_where_called(self) -> None:
        """People who are called play there while direct messages are refused, else say that they arrive again."""
        while True:
            for person, line in list(self._calls()):
                for custom_id in pressable(line, "hand" if person.id in self.storm.refused else "mail"):
                    await self.people.act(partial(self._press_call, person, line, custom_id))
            await asyncio.sleep(BREATH_SECONDS)

    async def _press_call(self, person: Person, line: Message, custom_id: str) -> None:
        outcome = await person.click(line, custom_id)
        shown = outcome.reply
        if shown is not None and (asked := asked_in(shown)) is not None:
            self.came.called += 1
            await self.people.answer(person, Live(person.id, *asked, shown), advised=True)
