"""The troubles around one bot, each with a beginning and an end, several beside each other.

Law: a trouble that begins here is over when its block is left, in any way.
"""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeAlias

import psutil

from sandbox import Person, Sandbox
from sandbox.forms.document import encode
from sandbox.state.account import HOME
from sandbox.state.channel import Channel
from tests.bot.gateway.test_unreadable import NONSENSE
from tools.disks.disk import Disk, FailingCall, Misbehaviour
from tools.kills.people import NAMES, People
from tools.weather import server
from tools.weather.preloaded import WrongClock

BadWeather: TypeAlias = Callable[[], AbstractAsyncContextManager[object]]

WIDEST = 8.3
"""The decimal logarithm of the widest jump of a clock, in milliseconds: two days and a bit; the narrowest is one."""
AT_ONCE = (3, 7)
"""The least and greatest number of troubles in a storm."""
BEGINS_SECONDS = 3.0
LASTS_SECONDS = (0.3, 4.0)
BREATH_SECONDS = 0.2
STROBES = 50
FOR_EVER = 1 << 30
REQUESTS = 12
"""The most requests that meet one fault."""
UNAVAILABLE = (500, 502, 503)
PAGE = "<!DOCTYPE html>\n<html><title>502 Bad Gateway</title><h1>cloudflare</h1></html>"
EVENTS = (
    "INTERACTION_CREATE", "GUILD_UPDATE", "GUILD_DELETE", "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE",
    "THREAD_CREATE", "THREAD_DELETE", "THREAD_LIST_SYNC", "MESSAGE_CREATE", "MESSAGE_UPDATE", "RESUMED", "READY",
    "NEWS",
)  # fmt: skip
CLOSES = (1001, 4000, 4007, 4009)
"""Close codes of the gateway after which a session is resumed or started over."""
REFUSALS = ((403, 20026), (403, 50007), (400, 40003), (403, 999_999), (404, 10013))
"""Refusals of direct messages: permanent, single, and unknown ones."""
OVERDONE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/hand", {}), ("/table", {}), ("/seat", {}), ("/rules", {"game": "dominion"}), ("/turn", {}), ("/games", {}),
    ("/play", {"game": "dominion", "where": "thread"}), ("/help", {}),
)  # fmt: skip


class Storm:
    """Around one bot, whose process has this `number`. `came` counts the troubles that have begun, by their names;
    `refused` are the people to whom Discord lets no direct message through just now.
    """

    number = 0

    def __init__(self, sandbox: Sandbox, people: People, dice: random.Random, clock: WrongClock) -> None:
        self.sandbox, self.people, self.dice, self.clock = sandbox, people, dice, clock
        self.came: dict[str, int] = {}
        self.refused: set[int] = set()
        self.troubles: dict[str, BadWeather] = {
            "gateway": self.gateway,
            "requests": self.requests,
            "unreadable events": self.unreadable,
            "refused messages": self.mail_refused,
            "wrong clock": self.wrong_clock,
            "thinking": self.thinking,
            "overdone": self.overdone,
            "stood still": self.stood_still,
        }

    def on_disk(self, disk: Disk) -> None:
        """The database is a file on this disk."""
        self.troubles["disk"] = partial(self.disk_fails, disk)

    def on_server(self, url: str) -> None:
        """It is here on a server."""
        self.troubles["connections ended"] = partial(self.connections_ended, url)
        self.troubles["server frozen"] = partial(self.server_frozen, url)

    async def rage(self) -> None:
        """Some random troubles, each for a while."""
        names = self.dice.choices(list(self.troubles), k=self.dice.randint(*AT_ONCE))
        async with asyncio.TaskGroup() as group:
            for name in dict.fromkeys(names):
                begins, lasts = self.dice.uniform(0, BEGINS_SECONDS), self.dice.uniform(*LASTS_SECONDS)
                group.create_task(self._suffered(name, begins, lasts))

    async def _suffered(self, name: str, begins: float, lasts: float) -> None:
        await asyncio.sleep(begins)
        async with self.troubles[name]():
            await asyncio.sleep(lasts)

    def _count(self, name: str) -> None:
        self.came[name] = self.came.get(name, 0) + 1

    @asynccontextmanager
    async def _again_and_again(self, deed: Callable[[], object]) -> AsyncIterator[None]:
        async def do() -> None:
            while True:
                deed()
                await asyncio.sleep(self.dice.uniform(0, 2 * BREATH_SECONDS))

        doing = asyncio.create_task(do())
        try:
            yield
        finally:
            doing.cancel()
            await asyncio.wait({doing})

    # the network

    @asynccontextmanager
    async def gateway(self) -> AsyncIterator[None]:
        """The connection breaks, is closed, or must be made again; for a while nothing can be resumed."""
        way = self.sandbox.gateway
        what = self.dice.choice(["cut", "closed", "invalid", "reconnect", "forgetful"])
        self._count(f"gateway: {what}")
        match what:
            case "cut":
                way.cut_connections()
            case "closed":
                await way.close_connections(self.dice.choice(CLOSES))
            case "invalid":
                way.invalidate()
            case "reconnect":
                way.ask_reconnect()
            case _:
                way.forgetful = True
                way.cut_connections()
        try:
            yield
        finally:
            way.forgetful = False

    @asynccontextmanager
    async def requests(self) -> AsyncIterator[None]:
        """Some requests are answered with errors or pages, lost before or after they were done, or late."""
        faults, times = self.sandbox.faults, self.dice.randint(1, REQUESTS)
        what = self.dice.choice(["error", "page", "lost", "answer lost", "late", "too many"])
        path = self.dice.choice([".", "^/channels/", "^/interactions/", "^/webhooks/"])
        match what:
            case "error":
                fault = faults.answer("*", path, self.dice.choice(UNAVAILABLE), times=times)
            case "page":
                fault = faults.answer("*", path, self.dice.choice(UNAVAILABLE), body=PAGE, times=times)
            case "late":
                fault = faults.delay("*", path, self.dice.uniform(0.1, 4.0), times=times)
            case "too many":
                fault = faults.answer("*", path, 429, retry_after=self.dice.uniform(0.1, 1.0), times=times)
            case _:
                fault = faults.drop("*", path, times=times, done=what == "answer lost")
        try:
            yield
        finally:
            if fault.times < times:
                self._count(f"requests: {what}")
            fault.times = 0

    @asynccontextmanager
    async def unreadable(self) -> AsyncIterator[None]:
        """Unreadable events arrive, and halves of frames."""
        self._count("unreadable events")
        async with self._again_and_again(self._send_nonsense):
            yield

    def _send_nonsense(self) -> None:
        kind, data = self.dice.choice(EVENTS), self.dice.choice(NONSENSE)
        for session in self.sandbox.gateway.sessions:
            if self.dice.random() < 0.7:
                session.send(kind, data)
            elif session.writer is not None:
                frame = encode({"op": 0, "t": kind, "s": session.sequence, "d": {"guild_id": str(HOME.id)}})
                session.writer.put(frame[: self.dice.randrange(len(frame))])

    @asynccontextmanager
    async def mail_refused(self) -> AsyncIterator[None]:
        """Somebody's direct messages are refused."""
        person = self.sandbox.person(self.dice.choice(NAMES))
        status, code = self.dice.choice(REFUSALS)
        channel = self.sandbox.world.dm_of(person.id)
        path = "^/users/@me/channels$" if channel is None else f"^/channels/{channel.id}/messages$"
        fault = self.sandbox.faults.answer("POST", path, status, code=code, times=FOR_EVER)
        self.refused.add(person.id)
        try:
            yield
        finally:
            self.refused.discard(person.id)
            if fault.times < FOR_EVER:
                self._count("messages refused")
            fault.times = 0

    # the machine

    @asynccontextmanager
    async def wrong_clock(self) -> AsyncIterator[None]:
        """The clock is ahead or behind, or jumps there and back."""
        wide = round(10 ** self.dice.uniform(0, WIDEST)) * self.dice.choice((-1, 1))
        strobes = self.dice.random() < 0.3
        self._count("clock: strobing" if strobes else f"clock: {'ahead' if wide > 0 else 'back'}")
        try:
            self.clock.ahead += wide
            for _ in range(STROBES if strobes else 0):
                await asyncio.sleep(BREATH_SECONDS / 10)
                self.clock.ahead = wide - self.clock.ahead
            yield
        finally:
            self.clock.ahead = 0

    @asynccontextmanager
    async def disk_fails(self, disk: Disk) -> AsyncIterator[None]:
        """The disk fails, is full or hangs from its next call on."""
        kind = self.dice.choice(list(Misbehaviour))
        disk.plant(FailingCall(kind, True, 1))
        try:
            yield
        finally:
            if disk.met:
                self._count(f"disk: {kind}")
            disk.mend()

    @asynccontextmanager
    async def connections_ended(self, url: str) -> AsyncIterator[None]:
        """The server ends the connections to the database."""
        if await server.end(url):
            self._count("server: connections ended")
        yield

    @asynccontextmanager
    async def server_frozen(self, url: str) -> AsyncIterator[None]:
        """The database's server process stands still."""
        frozen = server.freeze(await server.serving(url))
        if frozen:
            self._count("server: frozen")
        try:
            yield
        finally:
            server.thaw(frozen)

    @asynccontextmanager
    async def thinking(self) -> AsyncIterator[None]:
        """The bot's thinking processes are ended, or stand still."""
        what = self.dice.choice([signal.SIGKILL, signal.SIGSTOP])
        beside: list[psutil.Process] = []
        with suppress(psutil.Error):
            beside = psutil.Process(self.number).children()
        if beside:
            self._count(f"thinking: {'killed' if what == signal.SIGKILL else 'stopped'}")
        try:
            for process in beside:
                _tell(process.pid, what)
            yield
        finally:
            for process in beside if what == signal.SIGSTOP else ():
                _tell(process.pid, signal.SIGCONT)

    @asynccontextmanager
    async def stood_still(self) -> AsyncIterator[None]:
        """The bot itself stands still."""
        number = self.number
        self._count("bot stopped")
        _tell(number, signal.SIGSTOP)
        try:
            yield
        finally:
            _tell(number, signal.SIGCONT)

    # the people

    @asynccontextmanager
    async def overdone(self) -> AsyncIterator[None]:
        """Somebody sends command after command, at a table and where nobody plays."""
        self._count("overdone")
        person = self.sandbox.person(self.dice.choice(NAMES))
        places = [channel for channel in self.sandbox.channels.values() if not channel.is_thread]
        calls: list[asyncio.Task[None]] = []
        async with self._again_and_again(lambda: calls.append(asyncio.create_task(self._call(person, places)))):
            try:
                yield
            finally:
                for call in calls:
                    call.cancel()

    async def _call(self, person: Person, places: list[Channel]) -> None:
        words, options = self.dice.choice(OVERDONE)
        place = self.sandbox.channels["marktplatz"] if words == "/play" else self.dice.choice(places)
        await self.people.act(partial(person.command, place, words, **options))


def _tell(number: int, what: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(number, what)
