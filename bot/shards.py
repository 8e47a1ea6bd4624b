"""The bot on a part of the gateway, beside other processes that serve the other parts."""

import asyncio

import discord

from bot.client import Parlatorium

BETWEEN_IDENTIFIES = 5.5
"""Discord lets one shard identify in 5 seconds; processes that start together keep apart by their shards' numbers."""


class ShardedParlatorium(Parlatorium, discord.AutoShardedClient):
    """The same bot; `shard_ids` and `shard_count` say which part."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn."""
        await asyncio.sleep(BETWEEN_IDENTIFIES * (shard_id or 0) if initial else BETWEEN_IDENTIFIES)
