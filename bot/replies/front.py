"""The bot as its clicks and commands see it: all they may call, and the displays that both need.

Law: nothing here decides; it asks the tables, and turns what they say into messages.
"""

import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import discord
import msgspec
import structlog

from bot.delivery import closing
from bot.delivery.courier import Courier, Deliver
from bot.delivery.posting import Posting
from bot.delivery.refusals import CHANNEL_CODES
from bot.delivery.seat_posts import SeatPosts
from bot.delivery.voices import Voices
from bot.language.phrases import Markup, Phrasebook, mention, shows
from bot.messages import notices, table_message
from bot.messages.illustrated import Illustrated
from bot.messages.parts.beside import Beside
from bot.messages.parts.headline import at_table
from bot.messages.parts.outgoing import Shape
from bot.messages.pictures.faces import Faces
from bot.messages.pictures.filming import Filming
from bot.messages.pictures.pictures import Drawing
from bot.messages.words.advising import Advising
from bot.replies.click import PATIENCE_SECONDS, UnderWay, address_in, leads_to
from bot.replies.reply import LOST, Reply, TooLate
from bot.tables.acts.counsel import Counsels
from bot.tables.acts.idle_lobbies import IdleLobbies
from bot.tables.acts.lessons import Lessons
from bot.tables.acts.moves import no_move
from bot.tables.acts.preparing import Preparing
from bot.tables.acts.reviews import Reviews
from bot.tables.acts.seating import Seating
from bot.tables.acts.standing_order_book import StandingOrderBook
from bot.tables.acts.tables import Tables
from bot.tables.acts.turn_clock import TurnClock
from bot.tables.acts.voting import Voting
from bot.tables.memory.deliveries import Kind
from bot.tables.reckoner.reckoning import Reckoning
from bot.tables.terms import preferences
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.preferences import spoken_to
from bot.typed.catalogue import Catalogue
from db.connection.out_of_reach import OutOfReach
from db.games import games
from games.kernel.engine.text import Text
from renderers.surface.stage import Picture

log = structlog.get_logger()


class Meaning(msgspec.Struct, frozen=True):
    """A command about one game, of which its person has several: what to do in the one picked, with the words its
    button carries; and another page of the games that match.
    """

    go_on: Callable[[discord.Interaction, int, Sequence[str]], Awaitable[None]]
    turn_to: Callable[[discord.Interaction, Sequence[str], int], Awaitable[Shape]]


class Acts:
    """What people do at tables besides playing: changing seats, voting, leaving orders and prepared turns, and what the
    clock does for them.
    """

    def __init__(self, tables: Tables, posting: Posting) -> None:
        self.seating = Seating(tables)
        self.turn_clock = TurnClock(tables, self.seating, posting.remind)
        self.voting = Voting(tables, self.seating)
        self.standing_orders = StandingOrderBook(tables)
        self.preparing = Preparing(tables)
        self.idle_lobbies = IdleLobbies(tables.store, tables.presence, posting.has_left)


class Reading:
    """What people read that takes longer: films, lessons, advice, looks back."""

    def __init__(self, tables: Tables, reckoning: Reckoning) -> None:
        self.filming = Filming()
        self.lessons = Lessons(tables.store)
        self.counsels = Counsels(tables, reckoning)
        self.reviews = Reviews(tables, reckoning)


class Front:
    """The bot behind the funnel. `meanings` are the commands about one game, by their names."""

    def __init__(
        self, client: discord.Client, tables: Tables, phrasebook: Phrasebook, patience: float = PATIENCE_SECONDS
    ) -> None:
        self.client, self.tables = client, tables
        self.voices = Voices(phrasebook, tables)
        self.catalogue = Catalogue(tables.games, phrasebook)
        advising, faces = Advising(tables.games), Faces(tables.games)
        self.illustrated = Illustrated(phrasebook, Drawing(phrasebook), advising, faces, tables.coaches.answered_before)
        self.posting = Posting(client, tables, self.voices, self.illustrated)
        self.acts = Acts(tables, self.posting)
        self.reckoning = Reckoning()
        tables.store.second_thoughts = self.reckoning
        self.under_way = UnderWay(patience)
        self.reading = Reading(tables, self.reckoning)
        self.courier = Courier(tables, self._handlers(), secrets.token_hex(8))
        self.meanings = dict[str, Meaning]()

    def _handlers(self) -> Mapping[str, Deliver]:
        """The handler of each kind of delivery."""
        acts, posting = self.acts, self.posting
        seats = SeatPosts(posting, acts.voting, acts.seating)
        return {
            Kind.STATUS: posting.status,
            Kind.PUSH: posting.push,
            Kind.PUSH_HAND: partial(posting.push, asked=False),
            Kind.PUSH_CARRIED: partial(posting.push, asked=False, carried=True),
            Kind.REFRESH: posting.refresh,
            Kind.EMPTY: posting.empty,
            Kind.FIRST_MESSAGE: posting.first_message,
            Kind.VOTE: seats.vote,
            Kind.OFFER: seats.offer,
            Kind.FAREWELL: seats.farewell,
            Kind.LET_COMPUTERS: seats.computer,
            Kind.LEFT_SERVER: seats.gone,
            Kind.OVER: partial(closing.tell_of_result, posting),
            Kind.CLOSED: partial(closing.tell_of_end, posting),
            Kind.RESTORED: partial(closing.tell_of_backup, posting),
            Kind.BARRED: partial(closing.tell_of_bar, posting),
            Kind.LOOK_AFTER: partial(closing.look_after, posting, acts.idle_lobbies),
            Kind.HIGHLIGHT: partial(closing.tell_of_highlight, posting),
            Kind.RING: acts.turn_clock.ring,
            Kind.LIFT_VEIL: acts.turn_clock.lift,
            Kind.GO_ROUND: lambda delivery: self.tables.moves.make(delivery.game, no_move),
            Kind.COUNT: lambda delivery: self.tables.archive.count(delivery.game),
        }

    @contextmanager
    def pressed(self, message_id: int | None) -> Iterator[None]:
        """Within this block a click in this message, if any, is being answered."""
        if message_id is None:
            yield
            return
        self.posting.pressed[message_id] += 1
        try:
            yield
        finally:
            self.posting.pressed[message_id] -= 1
            if not self.posting.pressed[message_id]:
                del self.posting.pressed[message_id]

    # who acts

    @staticmethod
    def actor(interaction: discord.Interaction) -> Actor:
        """Who acts."""
        user = interaction.user
        moderator = bool(interaction.guild_id and interaction.permissions.manage_channels)
        name = user.display_name if shows(user.display_name) else user.name
        own = user.global_name if user.global_name and shows(user.global_name) else user.name
        return Actor(user.id, name, str(interaction.locale), moderator, interaction.guild_id, own)

    # sentences

    async def say_reason(self, reply: Reply, *reasons: Text, ask: bool = True) -> None:
        """Say sentences that only this person sees. `ask`: read the person's chosen language from the database; if not
        asked, or if none is stored, Discord's counts.
        """
        actor = self.actor(reply.interaction)
        say = self.voices.phrasebook.speaker(spoken_to(None, actor.locale))
        if ask:
            with suppress(OutOfReach):
                say = await self.voices.to(actor)
        else:
            reply.heading = None
        reply.instead = False  # what was pressed can still be answered differently
        await reply.tell(reasons, say)

    def about(self, reply: Reply, game_id: int) -> None:
        """From now on the reply is about this game: to people who have to do with it, it names the game unless the
        place or a clicked message beside it does.
        """
        here = reply.interaction

        async def heading(beside: bool) -> str:
            with suppress(OutOfReach, Refused):
                await self.tables.archive.let_see(game_id, here.user.id, here.guild_id)
                row = await self.tables.database.read(lambda tx: games.find(tx, game_id))
                if row is None or row.game not in self.tables.games:
                    return ""
                told = row.channel_id == here.channel_id or (beside and leads_to(here, row.channel_id))
                if not told:
                    return (await self.voices.to(self.actor(here)))(Text("at-table", **at_table(row)))
            return ""

        reply.heading = heading

    async def reply_text(self, interaction: discord.Interaction, *texts: Text) -> None:
        """Answer a command with sentences one below the other, seen by this person alone."""
        await Reply.to(interaction).tell(texts, await self.voices.to(self.actor(interaction)))

    async def repair(self, reply: Reply) -> None:
        """The answer counted but came too late for Discord: update the clicked message through the outbox."""
        address = address_in(reply.interaction)
        # A lesson is no game: its message is updated with the next click.
        if address is not None and address.kind != "lesson":
            self.posting.rehearsals.pop(reply.clicked, None)
            await self.tables.show_again(address.game, reply.interaction.user.id)

    # what a click and a command show alike

    async def rehearsal_in(self, reply: Reply, shape: Shape) -> None:
        """Show this part of a rehearsal in the clicked message."""
        self.posting.rehearsals[reply.clicked] = None
        await reply.show(shape)

    async def desk_to(self, reply: Reply, game_id: int, by_command: Text | None = None) -> None:
        """Show this person alone the hand and question, below what was just done."""
        actor = self.actor(reply.interaction)
        desk = await self.tables.desk(game_id, actor.user_id, actor.locale)
        await reply.say(await self.illustrated.desk(desk, Beside(by_command=by_command, passing=True)))

    async def table_to(
        self, reply: Reply, game_id: int, *, as_text: bool | None = None, more: Sequence[str] = ()
    ) -> None:
        """Show this person alone the table as it stands, as a picture or `as_text`: by default in the person's usual
        form. `more`: further buttons below it.
        """
        actor = self.actor(reply.interaction)
        if as_text is None:
            as_text = preferences.of(await self.posting.person(actor.user_id)).plain
        if as_text:
            await reply.say(await self.words_shape(game_id, actor, more=more))
            return
        table = await self.tables.table(game_id, actor.user_id)
        say = await self.voices.to(actor, table)
        pictures = (*await self._own_board(game_id, actor), *await self.illustrated.drawing.table(table, say.language))
        await reply.say(table_message.table_picture(table, say, pictures, more))

    async def _own_board(self, game_id: int, actor: Actor) -> tuple[Picture, ...]:
        """The person's own board, if it is a picture of its own; nothing for who only watches."""
        try:
            desk = await self.tables.desk(game_id, actor.user_id, actor.locale)
        except Refused:
            return ()
        return await self.illustrated.drawing.own_board(desk)

    async def words_shape(self, game_id: int, actor: Actor, leaf: int = 0, more: Sequence[str] = ()) -> Shape:
        """A page of the table in words; `more`: further buttons below it."""
        table = await self.tables.table(game_id)
        return table_message.table_text(table, await self.voices.to(actor, table), leaf, more)

    async def log_shape(self, game_id: int, actor: Actor, turns: int, leaf: int = 0) -> Shape:
        """What happened in the last turns, as this person may read it; `leaf` 0 is the newest page."""
        loaded = await self.tables.loaded(game_id)
        lines = await self.tables.log(game_id, actor.user_id, turns)
        return notices.log(lines, await self.voices.to(actor, loaded), game_id=game_id, leaf=leaf)

    async def show_lobby(self, interaction: discord.Interaction, game_id: int) -> None:
        """Post the lobby where the command was given, and remember the message."""
        lobby = await self.tables.lobby(game_id)
        try:
            message_id = await Reply.to(interaction).say(self.illustrated.lobby(lobby), private=False)
        except TooLate:
            message_id = None
            log.warning("too_late", interaction=interaction.id, game=game_id)
        if message_id is not None:
            async with self.tables.database.transaction() as tx:
                await games.set_status_message(
                    tx, game_id, message_id=message_id, posted_at=self.tables.clock(), step=0
                )

    async def channel_name(self, channel_id: int) -> str | None:
        """The channel's name; None if it no longer exists, is out of the bot's reach, or cannot be asked for now."""
        known = self.client.get_channel(channel_id)
        if known is not None:
            return getattr(known, "name", None)
        try:
            return (await self.client.http.get_channel(channel_id)).get("name")
        except (discord.HTTPException, *LOST):
            return None

    async def channel_gone(self, channel_id: int) -> bool:
        """Whether a channel no longer exists, is out of the bot's reach, or is a locked thread; one that cannot be
        asked for now is not gone.
        """
        try:
            found: Any = await self.client.http.get_channel(channel_id)
        except LOST:
            return False
        except discord.HTTPException as error:
            return error.code in CHANNEL_CODES
        return bool((found.get("thread_metadata") or {}).get("locked"))

    def own_mention(self) -> Markup:
        """The bot's mention in Discord."""
        return mention(0 if self.client.user is None else self.client.user.id)
