"""The client that serves whichever shards fall to this process.

It asks for no intent: clicks and commands come without, and nothing has to be known of thousands of servers, neither at
the start nor by whoever goes on with a shard. That a channel is gone shows with the next message into it.

What it rests on of discord.py beside what is documented: that `AutoShardedClient` lets events of several shards come to
one client, told apart by `on_shard_connect` and `on_shard_resumed`, and `Client._connection._remove_guild`.
"""

import asyncio
import logging
from collections.abc import Collection
from typing import Any

import discord
import structlog

from bot.client import Parlatorium
from bot.gateway.connection import Connection
from bot.shards.share import OpenLocks, Share

log = structlog.get_logger()

# It would warn at every start of what is meant here.
logging.getLogger("discord.state").addFilter(lambda record: "Guilds intent" not in str(record.msg))


class ShardedParlatorium(Parlatorium, discord.AutoShardedClient):
    """The same bot; `open_locks` begins a session in which shards are held, of which there are `shard_count`."""

    def __init__(self, *, open_locks: OpenLocks, shard_count: int, **options: Any) -> None:
        super().__init__(shard_count=shard_count, intents=discord.Intents.none(), **options)
        self.leading.clear()
        self._sharing: asyncio.Task[None] | None = None
        self.share = Share(self, open_locks, shard_count, self.tables.database, self.pace)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Serve what falls to this process until it is closed. Raises what discord.py's own raises."""
        self.share.turns.at_once = await self.learn_limits()
        self._sharing = asyncio.create_task(self.share.run())
        announcing = asyncio.create_task(self._announce())
        try:
            await asyncio.wait({self._sharing})
        finally:
            announcing.cancel()
            self._sharing.cancel()
            await asyncio.wait({announcing, self._sharing})
        if not self._sharing.cancelled():
            self._sharing.result()

    async def hand_over(self) -> None:
        """Others go on with everything at once."""
        await self.share.hand_over()

    async def close(self) -> None:
        """End all connections."""
        if self._sharing is not None:
            self._sharing.cancel()
            await asyncio.wait({self._sharing})
        await self.share.close()
        await super().close()

    @property
    def connections(self) -> Collection[Connection]:
        """Those of the shards that it serves, or will as soon as it may identify."""
        return self.share.connections.values()

    async def on_shard_connect(self, shard_id: int) -> None:
        """A shard has begun a session."""
        self._is_up(shard_id)
        self.share.note_soon()

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A shard goes on where it was left."""
        self._is_up(shard_id)

    def forget(self, shard_id: int) -> None:
        """This process does not serve a shard any more."""
        if shard_id == 0:
            self.leading.clear()
        for guild in self.guilds:
            if guild.shard_id == shard_id:
                self._connection._remove_guild(guild)

    def hears(self, interaction: discord.Interaction) -> bool:
        """False for what another process has heard before this one took the shard over, and may have carried out."""
        shard = 0 if interaction.guild_id is None else (interaction.guild_id >> 22) % self.share.count
        connection = self.share.connections.get(shard)
        return connection is None or interaction.created_at.timestamp() * 1000 >= connection.since

    @property
    def trouble(self) -> str | None:
        """What is wrong with the connection to Discord; None if nothing is, or nothing falls to this process."""
        if not self.share.is_held:
            return "shards not held"
        return super().trouble

    @property
    def serves(self) -> dict[str, object]:
        """Which shards this process serves, of how many, and how many processes share them."""
        shards = sorted(self.share.connections)
        return {"shards": shards, "of": self.share.count, "processes": self.share.processes}

    async def _announce(self) -> None:
        """Say when deliveries may begin, and when everything that falls to this process is served."""
        await self.share.settled.wait()
        self.ready.set()
        for connection in list(self.connections):
            up, ended = asyncio.create_task(connection.up.wait()), connection.task
            await asyncio.wait({up, ended}, return_when=asyncio.FIRST_COMPLETED)
            up.cancel()
        self.up.set()
        log.info("ready", user=str(self.user))

    def _is_up(self, shard_id: int) -> None:
        connection = self.share.connections.get(shard_id)
        if connection is None:
            return
        connection.note_up()
        log.info("shard_up", shard=shard_id, of=self.share.count)
        if shard_id == 0:
            self.leading.set()
