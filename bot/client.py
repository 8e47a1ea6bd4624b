"""The bot as Discord sees it: one client, which passes events to the clicks, the commands or the tables."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.clicks import routes
from bot.gateway.connection import CLEAN, Connection
from bot.gateway.outage import Outage, fault
from bot.gateway.pace import RequestPace
from bot.gateway.session_starts import SessionStarts
from bot.gateway.turns import Turns
from bot.gateway.unreadable import pass_over
from bot.language.phrases import Phrasebook
from bot.metrics import SHARDS
from bot.replies.click import PATIENCE_SECONDS
from bot.replies.front import Front
from bot.tables.acts.tables import Tables
from db.connection.out_of_reach import OutOfReach
from db.games import games
from db.people import servers
from db.processes.shards import NoLocks

ASKED_SECONDS = 10.0
"""How long to wait for Discord's facts about the bot, which also plays without them."""
NOT_TOLD = (discord.DiscordException, aiohttp.ClientError, OSError, TypeError, ValueError, LookupError, AttributeError)
"""How a request to Discord fails: refused, out of reach, or answered by something else."""
PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)

log = structlog.get_logger()


class Commands(app_commands.CommandTree["Parlatorium"]):
    """The commands; interactions that are another process's are ignored in silence."""

    async def interaction_check(self, interaction: "discord.Interaction[Parlatorium]") -> bool:
        """Whether to go on."""
        return self.client.hears(interaction)


class Parlatorium(discord.Client):
    """The client. `front` is the clicks' and commands' view of it; `pace` limits how fast it may send.

    `ready` is set once deliveries may begin, `up` once everything it serves arrives; `leading` while it is the one that
    tells Discord what concerns all: the commands, the faces.
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
        self.pace = RequestPace()
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
        self.courier = self.front.courier
        self.tree = Commands(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.ready, self.up, self.leading = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.leading.set()
        self.outage = Outage(self._is_back)
        self.starts = SessionStarts(tables.database, tables.clock)
        self.commands_told = False
        self._alone: Connection | None = None
        pass_over(self)

    @property
    def connections(self) -> Collection[Connection]:
        """Its connections to the gateway."""
        return () if self._alone is None else (self._alone,)

    async def application_info(self) -> discord.AppInfo:
        """Discord's facts about the application. The bot plays without them: it needs only the number, which it hears
        again when a session begins.
        """
        try:
            async with asyncio.timeout(ASKED_SECONDS):
                return await super().application_info()
        except NOT_TOLD as error:
            log.warning("application_not_told", error=fault(error))
            unknown = SimpleNamespace(id=None, flags=discord.ApplicationFlags(), interactions_endpoint_url=None)
            return cast(discord.AppInfo, unknown)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Serve until closed. Raises the errors that mean Discord will never let the bot in."""
        await self.learn_limits()
        turns = Turns(NoLocks)
        self._alone = Connection(self, 0, None, turns, self.outage, _nobody_else)
        await asyncio.wait({self._alone.task})
        await turns.close()
        if not self._alone.task.cancelled():
            self._alone.task.result()

    async def learn_limits(self) -> int:
        """Ask Discord how many sessions may begin in a day; returns how many may begin at once."""
        try:
            async with asyncio.timeout(ASKED_SECONDS):
                limits = (await self.http.get_bot_gateway())[2]
                self.starts.allowed, at_once = int(limits["total"]), int(limits["max_concurrency"])
        except NOT_TOLD as error:
            log.warning("limits_not_told", error=fault(error))
            return 1
        return max(1, at_once)

    async def close(self) -> None:
        """End the connection."""
        if self._alone is not None:
            await self._alone.stop_hearing()
            await self._alone.close(CLEAN)
        await super().close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Count the session that begins. Raises TooManyStarts. (Its turn was awaited before connecting.)"""
        await self.starts.begin()

    def _is_back(self) -> None:
        self.front.under_way.begin(asyncio.create_task(self.courier.hasten()))

    async def on_connect(self) -> None:
        """A session has begun."""
        if self._alone is not None:
            self._alone.note_up()

    async def on_resumed(self) -> None:
        """A session resumes where it broke."""
        await self.on_connect()

    async def on_ready(self) -> None:
        """The gateway is there (again)."""
        SHARDS.set(1)
        self.ready.set()
        self.up.set()
        log.info("ready", user=str(self.user))
        if self._alone is not None:  # else other processes serve the other servers
            there = {guild.id for guild in self.guilds}
            await self._forget_servers(lambda guild_id: guild_id not in there)

    async def hand_over(self) -> None:
        """Let others continue what this process serves; here there are none."""

    def hears(self, interaction: discord.Interaction) -> bool:
        """Whether this process is to carry out an interaction."""
        return True

    @property
    def trouble(self) -> str | None:
        """The trouble with the connection to Discord; None if there is none, or this process has no share."""
        if self.ready.is_set() and all(connection.is_open for connection in self.connections):
            return None
        return "slowed" if any(connection.is_slowed for connection in self.connections) else "not connected"

    @property
    def latency(self) -> float:
        """Seconds from a heartbeat to Discord's answer, the mean of all connections."""
        measured = [connection.latency for connection in self.connections]
        return sum(measured) / len(measured) if measured else float("nan")

    @property
    def serves(self) -> dict[str, object]:
        """The part of the gateway that this process serves."""
        return {"shards": [0], "of": 1, "processes": 1}

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle all clicks and forms; commands are the tree's."""
        if interaction.type in PRESSED and self.hears(interaction):
            self.front.under_way.begin(asyncio.create_task(routes.press(self.front, interaction)))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server: nothing is kept of what that had set."""
        await self._forget_servers(guild.id.__eq__)

    async def _forget_servers(self, left: Callable[[int], bool]) -> None:
        try:
            for guild_id in filter(left, await self.tables.database.read(servers.known)):
                await self.tables.database.write(partial(servers.forget, guild_id=guild_id))
        except OutOfReach as error:
            # The next start forgets them.
            log.warning("database_gone", error=str(error))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table's channel was deleted: its game goes on in direct messages."""
        await self._forget_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self._forget_channel(payload.thread_id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Permissions may have been given in a channel and its threads."""
        threads = {thread.id for thread in getattr(after, "threads", ())}
        await self._try_again(({after.id} | threads).__contains__)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked."""
        await self._try_again(payload.thread_id.__eq__)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """The bot was added to a thread, or sees it (again)."""
        await self._try_again(thread.id.__eq__)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot may have been given a role, or its time-out lifted: Discord reports this of the bot alone."""
        if (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until):
            await self._try_again_in(after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Permissions may have been given on a whole server."""
        if before.permissions != after.permissions:
            await self._try_again_in(after.guild)

    async def _try_again_in(self, guild: discord.Guild) -> None:
        await self._try_again(lambda channel_id: guild.get_channel_or_thread(channel_id) is not None)

    async def _try_again(self, concerns: Callable[[int], bool]) -> None:
        try:
            await self.front.posting.mended(concerns)
        except OutOfReach as error:
            # Waiting deliveries are retried on their own.
            log.warning("database_gone", error=str(error))

    async def _forget_channel(self, channel_id: int) -> None:
        try:
            game_id = await self.tables.at(channel_id)
            if game_id is not None:
                log.info("channel_gone", game=game_id)
                await self.tables.database.write(lambda tx: games.forget_status_message(tx, game_id, channel_id))
            await self.front.posting.forget_refusal(channel_id)
        except OutOfReach as error:
            # The next delivery to the channel notices it.
            log.warning("database_gone", error=str(error))


async def _nobody_else() -> None:
    """No process but this one can serve the connection."""
