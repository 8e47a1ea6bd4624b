"""The bot as Discord sees it: one client, which hands what happens to the clicks, the commands or the tables."""

import asyncio
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.clicks.routes import Clicks
from bot.phrases import Phrasebook
from bot.replies.front import PATIENCE_SECONDS, Front
from bot.tables.tables import Tables
from db import games

PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)

log = structlog.get_logger()


class Parlatorium(discord.Client):
    """The client. `ready` is set once the gateway is; `front` is what clicks and commands work with."""

    def __init__(
        self, *, tables: Tables, phrasebook: Phrasebook, patience: float = PATIENCE_SECONDS, **options: Any
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.tables = tables
        self.front = Front(self, tables, phrasebook, patience)
        self.delivery = self.front.delivery
        self.clicks = Clicks(self.front)
        self.tree = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.ready = asyncio.Event()

    async def on_ready(self) -> None:
        """The gateway is there (again)."""
        self.ready.set()
        log.info("ready", user=str(self.user))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """All clicks and forms; commands are the tree's."""
        if interaction.type in PRESSED:
            self.front.under_way(asyncio.create_task(self.clicks.press(interaction)))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table's channel is gone: its game goes on in direct messages."""
        await self._forget_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Likewise a thread."""
        await self._forget_channel(payload.thread_id)

    async def _forget_channel(self, channel_id: int) -> None:
        game_id = await self.tables.at(channel_id)
        if game_id is not None:
            log.info("channel_gone", game=game_id)
            async with self.tables.database.transaction() as tx:
                await games.forget_status_message(tx, game_id)
