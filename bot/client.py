"""The bot as Discord sees it: one client, one funnel for all clicks and forms.

Law: no interaction stays unanswered; whatever is raised on the way ends in a sentence for the person and a line in
the log.
"""

import asyncio
import secrets
from typing import Any

import discord
import msgspec
import structlog
from discord import app_commands

from bot.clicks.history import Past
from bot.clicks.routes import Clicks
from bot.delivery.outbox import Delivery
from bot.delivery.posting import CHANNEL_CODES, Posting
from bot.delivery.seat_posts import SeatPosts
from bot.delivery.turn_clock import TurnClock
from bot.messages import lobby_message, notices, table_message
from bot.messages.outgoing import Shape
from bot.messages.pictures import Drawing
from bot.phrases import Phrasebook, Speaker
from bot.reply import Reply, TooLate
from bot.tables.order_book import OrderBook
from bot.tables.seating import Seating
from bot.tables.shown import Actor, PublicTable, Refused
from bot.tables.tables import Tables
from bot.tables.voting import Voting
from db import games
from games.kernel.text import Say, Text

PATIENCE_SECONDS = 1.5
"""After so long a click is acknowledged, and its answer follows."""

log = structlog.get_logger()


class Parlatorium(discord.Client):
    """The client. `ready` is set once the gateway is; `running` are the interactions under way; `closing` refuses
    new ones.
    """

    def __init__(self, *, tables: Tables, phrasebook: Phrasebook, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.tables = tables
        self.phrasebook = phrasebook
        self.database = tables.database
        self.drawing = Drawing(phrasebook)
        self.posting = Posting(self, tables, phrasebook, self.drawing)
        self.seating = Seating(tables)
        self.turn_clock = TurnClock(tables, self.seating, self.posting)
        self.voting = Voting(tables, self.seating)
        self.order_book = OrderBook(tables)
        self.past = Past(tables, phrasebook, self.drawing)
        about_seats = SeatPosts(self.posting, self.voting, self.seating)
        kinds = about_seats.kinds() | self.turn_clock.kinds()
        kinds |= {"order": self.order_book.lift, "tally": self.past.tally}
        self.delivery = Delivery(tables, self.posting, secrets.token_hex(8), kinds)
        self.tree = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.clicks = Clicks(self)
        self.ready = asyncio.Event()
        self.closing = False
        self.running: set[asyncio.Task[None]] = set()

    # Discord's events

    async def on_ready(self) -> None:
        """The gateway is there (again)."""
        self.ready.set()
        log.info("ready", user=str(self.user))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """All clicks and forms; commands are the tree's."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            task = asyncio.create_task(self._funnel(Reply(interaction)))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

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
            async with self.database.transaction() as tx:
                await games.forget_status_message(tx, game_id)

    # the funnel

    async def _funnel(self, reply: Reply) -> None:
        work = asyncio.create_task(self._routed(reply))
        if not (await asyncio.wait({work}, timeout=PATIENCE_SECONDS))[0]:
            await reply.defer()
        try:
            await work
        except TooLate:
            log.warning("too_late", interaction=reply.interaction.id)
            await self._repair(reply)
        except Refused as error:
            await self._sentence(reply, error.reason)
        except Exception:
            log.exception("click_failed", interaction=reply.interaction.id)
            await self._sentence(reply, Text("something-went-wrong"))
        else:
            if reply.misplaced:
                await self._repair(reply)
            if not reply.answered:
                await self._sentence(reply, Text("nothing-to-do"))

    async def _routed(self, reply: Reply) -> None:
        if self.closing:
            raise Refused(Text("restarting"))
        await self.clicks.route(reply)

    async def _sentence(self, reply: Reply, text: Text) -> None:
        """Say why; never raises."""
        try:
            await self.say_reason(reply, text)
        except Exception:
            log.warning("unanswered", interaction=reply.interaction.id, exc_info=True)

    async def _repair(self, reply: Reply) -> None:
        """The answer came too late for Discord though it counted: the message is brought up to date through the
        outbox.
        """
        address = notices.address_in(reply.interaction)
        if address is not None:
            await self.tables.show_again(address.game, reply.interaction.user.id)
            self.deliver_soon()

    # what commands and clicks show

    @staticmethod
    def actor(interaction: discord.Interaction) -> Actor:
        """Who acts."""
        user = interaction.user
        moderator = bool(interaction.guild_id and interaction.permissions.manage_channels)
        return Actor(user.id, user.display_name, str(interaction.locale), moderator)

    async def say_for(self, actor: Actor) -> Say:
        """The language of a person."""
        return self.phrasebook.speaker(await self.tables.language(actor.user_id, actor.locale))

    async def say_to(self, interaction: discord.Interaction) -> Say:
        """The language of whoever acts."""
        return await self.say_for(self.actor(interaction))

    async def say_reason(self, reply: Reply, reason: Text) -> None:
        """A sentence only the person sees."""
        await reply.say(notices.notice(reason, await self.say_to(reply.interaction)))

    async def reply_text(self, interaction: discord.Interaction, text: Text) -> None:
        """A sentence in answer to a command."""
        await self.say_reason(Reply(interaction), text)

    async def reply_refused(self, interaction: discord.Interaction, error: Refused) -> None:
        """Why a command did nothing."""
        await self.say_reason(Reply(interaction), error.reason)

    async def desk_to(self, reply: Reply, game_id: int, actor: Actor) -> None:
        """Hand and question, for this person only."""
        desk = await self.tables.desk(game_id, actor.user_id, actor.locale)
        await reply.say(await self.posting.desk_shape(msgspec.structs.replace(desk, passing=True)))

    async def table_to(self, reply: Reply, game_id: int, actor: Actor, *, as_text: bool) -> None:
        """The table as it stands, for this person only."""
        if as_text:
            await reply.say(await self.words_shape(game_id, actor))
            return
        table, say = await self._table_for(game_id, actor)
        await reply.say(table_message.table_picture(table, say, await self.drawing.table(table, say.language)))

    async def words_shape(self, game_id: int, actor: Actor, leaf: int = 0) -> Shape:
        """A page of the table in words."""
        return table_message.table_text(*await self._table_for(game_id, actor), leaf)

    async def _table_for(self, game_id: int, actor: Actor) -> tuple[PublicTable, Speaker]:
        """The table, and a voice in this person's language."""
        table = await self.tables.table(game_id)
        language = await self.tables.language(actor.user_id, actor.locale)
        return table, self.phrasebook.speaker(language, table.names, game=table.game)

    async def log_shape(self, game_id: int, actor: Actor, turns: int, leaf: int = 0) -> Shape:
        """What happened in the last turns as this person may read it; `leaf` 0 is the newest page."""
        loaded = await self.tables.loaded(game_id)
        lines = await self.tables.log(game_id, actor.user_id, turns)
        language = await self.tables.language(actor.user_id, actor.locale)
        say = self.phrasebook.speaker(language, loaded.names, game=loaded.row.game)
        return notices.log(lines, say, game_id=game_id, leaf=leaf)

    async def show_lobby(self, interaction: discord.Interaction, game_id: int) -> None:
        """Post the lobby where the command was given, and remember the message."""
        lobby = await self.tables.lobby(game_id)
        say = self.phrasebook.speaker(lobby.language, [seat.name for seat in lobby.seats], game=lobby.game)
        try:
            message_id = await Reply(interaction).say(lobby_message.lobby(lobby, say), private=False)
        except TooLate:
            message_id = None
            log.warning("too_late", interaction=interaction.id, game=game_id)
        if message_id is not None:
            async with self.database.transaction() as tx:
                await games.set_status_message(
                    tx, game_id, message_id=message_id, posted_at=self.tables.clock(), step=0
                )
        self.deliver_soon()

    async def show_desk(self, interaction: discord.Interaction, game_id: int) -> None:
        """`/hand`."""
        await self.desk_to(Reply(interaction), game_id, self.actor(interaction))

    async def show_table(self, interaction: discord.Interaction, game_id: int, *, as_text: bool) -> None:
        """`/table`."""
        await self.table_to(Reply(interaction), game_id, self.actor(interaction), as_text=as_text)

    async def show_log(self, interaction: discord.Interaction, game_id: int, turns: int) -> None:
        """`/log`."""
        await Reply(interaction).say(await self.log_shape(game_id, self.actor(interaction), turns))

    async def show_undoable(self, interaction: discord.Interaction, game_id: int) -> None:
        """`/undo`, where others have to agree."""
        await Reply(interaction).say(await self.clicks.seats.undoable(game_id, self.actor(interaction)))

    async def channel_gone(self, channel_id: int) -> bool:
        """Whether a channel does not exist any more, or is out of the bot's reach."""
        try:
            await self.http.get_channel(channel_id)
        except discord.HTTPException as error:
            return error.code in CHANNEL_CODES
        return False

    async def show_orders(self, interaction: discord.Interaction) -> None:
        """`/orders`."""
        await self.clicks.orders.show(Reply(interaction), self.actor(interaction))

    def deliver_soon(self) -> None:
        """Something was wished for."""
        self.delivery.soon()
