"""The client that serves this process's present share of the shards.

It asks for no intent: clicks and commands come without, and nobody needs to know thousands of servers, neither the
start nor a process that takes over a shard. The next message into a deleted channel shows that it is gone.

It relies on these undocumented features of discord.py: `AutoShardedClient` lets events of several shards come to one
client, told apart by `on_shard_connect` and `on_shard_resumed`, and `Client._connection._remove_guild`.
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

# It would warn at every start about what is intended here.
logging.getLogger("discord.state").addFilter(lambda record: "Guilds intent" not in str(record.msg))


class ShardedParlatorium(Parlatorium, discord.AutoShardedClient):
    """The sharded bot; `open_locks` begins a session that can hold shards, of which there are `shard_count`."""

    def __init__(self, *, open_locks: OpenLocks, shard_count: int, **options: Any) -> None:
        super().__init__(shard_count=shard_count, intents=discord.Intents.none(), **options)
        self.leading.clear()
        self._sharing: asyncio.Task[None] | None = None
        self.share = Share(self, open_locks, shard_count, self.tables.database, self.pace)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Serve this process's share until closed. Raises what discord.py's own raises."""
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
        """Let other processes take over everything at once."""
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
        """The connections of the shards that it serves, or will as soon as it may identify."""
        return self.share.connections.values()

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that a shard has begun a session."""
        self._is_up(shard_id)
        self.share.note_soon()

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that a shard has resumed where it was left."""
        self._is_up(shard_id)

    def forget(self, shard_id: int) -> None:
        """Note that this process no longer serves a shard."""
        if shard_id == 0:
            self.leading.clear()
        for guild in self.guilds:
            if guild.shard_id == shard_id:
                self._connection._remove_guild(guild)

    def hears(self, interaction: discord.Interaction) -> bool:
        """False if another process heard it before this one took over the shard, and may have carried it out."""
        shard = 0 if interaction.guild_id is None else (interaction.guild_id >> 22) % self.share.count
        connection = self.share.connections.get(shard)
        return connection is None or interaction.created_at.timestamp() * 1000 >= connection.since

    @property
    def trouble(self) -> str | None:
        """The trouble with the connection to Discord; None if there is none, or this process has no share."""
        if not self.share.is_held:
            return "shards not held"
        return super().trouble

    @property
    def serves(self) -> dict[str, object]:
        """The shards that this process serves, of how many, and how many processes share them."""
        shards = sorted(self.share.connections)
        return {"shards": shards, "of": self.share.count, "processes": self.share.processes}

    async def _announce(self) -> None:
        """Announce when deliveries may begin, and when this process's whole share is served."""
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
