"""The bot as Discord sees it: one client, which hands what happens to the clicks, the commands or the tables."""

import asyncio
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.clicks.routes import Clicks
from bot.metrics import SHARDS
from bot.pace import Pace
from bot.phrases import Phrasebook
from bot.replies.front import PATIENCE_SECONDS, Front
from bot.tables.tables import Tables
from db import games
from db.out_of_reach import OutOfReach

PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)

log = structlog.get_logger()


class Commands(app_commands.CommandTree["Parlatorium"]):
    """The commands; what is not this process's to carry out is passed over in silence."""

    async def interaction_check(self, interaction: "discord.Interaction[Parlatorium]") -> bool:
        """Whether to go on."""
        return self.client.hears(interaction)


class Parlatorium(discord.Client):
    """The client. `front` is what clicks and commands work with; `pace` is how fast it may send.

    `ready` is set once deliveries may begin, `up` once everything that it serves arrives; `leading` while it is the one
    that tells Discord what concerns all: the commands, the faces.
    """

    def __init__(
        self,
        *,
        tables: Tables,
        phrasebook: Phrasebook,
        patience: float = PATIENCE_SECONDS,
        intents: discord.Intents | None = None,
        **options: Any,
    ) -> None:
        self.pace = Pace()
        super().__init__(
            intents=discord.Intents(guilds=True) if intents is None else intents,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=self.pace.trace(),
            **options,
        )
        self.tables = tables
        self.front = Front(self, tables, phrasebook, patience)
        self.delivery = self.front.delivery
        self.clicks = Clicks(self.front)
        self.tree = Commands(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.ready, self.up, self.leading = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.leading.set()

    async def on_ready(self) -> None:
        """The gateway is there (again)."""
        SHARDS.set(1)
        self.ready.set()
        self.up.set()
        log.info("ready", user=str(self.user))

    async def hand_over(self) -> None:
        """Let others go on with what this process serves; alone there is nobody."""

    def hears(self, interaction: discord.Interaction) -> bool:
        """Whether an interaction is this process's to carry out."""
        return True

    @property
    def trouble(self) -> str | None:
        """What is wrong with the connection to Discord; None if nothing is."""
        return None if self.ready.is_set() and self.ws.open else "not connected"

    @property
    def serves(self) -> dict[str, object]:
        """What part of the gateway this process serves."""
        return {"shards": [0], "of": 1, "processes": 1}

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """All clicks and forms; commands are the tree's."""
        if interaction.type in PRESSED and self.hears(interaction):
            self.front.under_way(asyncio.create_task(self.clicks.press(interaction)))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table's channel is gone: its game goes on in direct messages."""
        await self._forget_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Likewise a thread."""
        await self._forget_channel(payload.thread_id)

    async def _forget_channel(self, channel_id: int) -> None:
        try:
            game_id = await self.tables.at(channel_id)
            if game_id is not None:
                log.info("channel_gone", game=game_id)
                async with self.tables.database.transaction() as tx:
                    await games.forget_status_message(tx, game_id, channel_id)
        except OutOfReach as error:
            # The next delivery to the channel notices it.
            log.warning("database_gone", error=str(error))
