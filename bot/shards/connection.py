"""One shard's connection to the gateway, for as long as this process serves it.

Laws: it goes on where the shard was left, by whomever, if Discord still knows that; how far it has heard is exact at
every moment, so that whoever goes on after it hears everything else, and nothing twice.

discord.py knows how to serve shards that are fixed at the start. What comes and goes needs these of its parts that it
does not document: `discord.gateway.DiscordWebSocket` with `from_client`, `poll_event`, `close`, `open`, `latency`,
`session_id`, `sequence` and `gateway`, and `discord.gateway.ReconnectWebSocket`.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import aiohttp
import discord
import structlog
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from msgspec.structs import replace
from yarl import URL

from bot.shards.turns import Turns
from db.shards import Session

if TYPE_CHECKING:
    from bot.shards.client import ShardedParlatorium

OPEN_SECONDS = 60.0
CLOSE_SECONDS = 2.0
BREATH_SECONDS = 0.5
NOT_FOR_GOOD = 4000
"""Closed with this code a session can be resumed."""
FOREIGN_INTENTS = 4014
CLEAN = 1000

TROUBLE = (OSError, discord.HTTPException, discord.ConnectionClosed, aiohttp.ClientError, TimeoutError)

log = structlog.get_logger()


class Connection:
    """Serves one shard until it is cancelled. `left`: where the shard was left, None if that is not known.

    `confirmed` is waited for before connecting anew: by then somebody else may serve the shard. `up` says whether
    Discord has answered, so that nothing is missed from now on.
    """

    def __init__(
        self,
        client: "ShardedParlatorium",
        shard: int,
        left: Session | None,
        turns: Turns,
        confirmed: Callable[[], Awaitable[None]],
    ) -> None:
        self.shard = shard
        self.up = asyncio.Event()
        self._client = client
        self._left = left
        self._turns = turns
        self._confirmed = confirmed
        self._socket: DiscordWebSocket | None = None
        self._backoff: ExponentialBackoff[Literal[False]] = ExponentialBackoff()
        self._astray = False
        """Whether the last try came to nothing: then the address at which Discord wanted to be resumed may be gone."""
        self.task = asyncio.create_task(self._serve())

    @property
    def since(self) -> int:
        """What was pressed before (milliseconds) is not for this process."""
        return self._left.since if self._left is not None else 0

    @property
    def is_open(self) -> bool:
        """Whether events arrive now."""
        return self.up.is_set() and self._socket is not None and self._socket.open

    @property
    def latency(self) -> float:
        """Seconds from a heartbeat to Discord's answer."""
        return self._socket.latency if self._socket is not None else float("inf")

    def is_up(self) -> None:
        """All that was missed was heard: from now on nothing older comes, whatever the time is thought to be."""
        if self._left is not None:
            self._left = replace(self._left, since=0)
        self.up.set()

    def stands(self, *, exact: bool) -> Session | None:
        """Where the shard stands, None if Discord has not said; `exact`: nothing more will be heard here."""
        socket = self._socket
        if socket is None or not socket.session_id or socket.sequence is None:
            return self._left if socket is None else None
        return Session(socket.session_id, socket.sequence, str(socket.gateway), exact, self.since)

    async def stop_hearing(self) -> None:
        """From now on nothing is heard, and what `stands` says is exact. What was heard goes its way."""
        while not self.task.done():
            # Once is not enough if what it waits for is there at that very moment.
            self.task.cancel()
            await asyncio.wait({self.task}, timeout=BREATH_SECONDS)

    async def close(self) -> None:
        """Close what is left of the connection, so that it can be resumed."""
        if self._socket is not None:
            with suppress(TimeoutError, OSError, aiohttp.ClientError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._socket.close(NOT_FOR_GOOD)

    async def _serve(self) -> None:
        """Listen for ever. Raises what means that Discord will never let this shard in."""
        resume = self._left is not None
        while True:
            pause = 0.0
            try:
                await self._open(resume)
                await self._listen()
            except ReconnectWebSocket as asked:
                resume = asked.resume
            except TROUBLE as error:
                resume = self._for_good(error)
                pause, self._astray = self._backoff.delay(), True
                log.warning("shard_trouble", shard=self.shard, error=f"{type(error).__name__}: {error}", pause=pause)
            self.up.clear()
            await asyncio.sleep(pause)
            await self._confirmed()

    async def _listen(self) -> None:
        assert self._socket is not None
        while True:
            await self._socket.poll_event()

    async def _open(self, resume: bool) -> None:
        left = self.stands(exact=False) if resume else None
        if left is not None:
            await self._connect(left)
            return
        self._forget()
        async with self._turns.of(self.shard):
            await self._connect(None)

    async def _connect(self, left: Session | None) -> None:
        connecting = DiscordWebSocket.from_client(
            self._client,
            shard_id=self.shard,
            gateway=URL(left.gateway) if left and not self._astray else None,
            session=left.id if left else None,
            sequence=left.sequence if left else None,
            resume=left is not None,
        )
        async with asyncio.timeout(OPEN_SECONDS):
            self._socket = await connecting
        self._astray = False

    def _forget(self) -> None:
        """Discord knows nothing of what was before, and will not repeat any of it."""
        self._left, self._socket = None, None

    def _for_good(self, error: Exception) -> bool:
        """True if trying to resume is right after this; raises what ends it for good."""
        if isinstance(error, discord.ConnectionClosed):
            if error.code == FOREIGN_INTENTS:
                raise discord.PrivilegedIntentsRequired(self.shard)
            if error.code != CLEAN:
                raise error
        return True
