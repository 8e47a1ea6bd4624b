"""Direct messages: opens their channels, sends into them, and remembers for each person whether they arrive.

Laws: a person whom the bot cannot write to is called elsewhere, whatever Discord's reason; a refused message is not
tried again and again: each pause is longer than the last, unless the person does something that may help; a person who
asks for a message has only so many tries.
"""

import aiohttp
import discord
import structlog

from bot.delivery.refusals import CHANNEL_CODES, FIRST_PAUSE_MS, ChannelGone, Overtaken, RefusalKind, after, refuses
from bot.delivery.sending import NOBODY, UNKNOWN_MESSAGE, Sending, try_again
from bot.language.phrases import moment
from bot.messages.parts.outgoing import Shape, accepted
from bot.metrics import REFUSED
from bot.tables.acts.tables import Tables
from bot.tables.memory.deliveries import Kind
from bot.tables.show.showing import LINK
from bot.tables.terms import preferences
from bot.tables.terms.deadlines import SECOND_MS, stands_still
from db import rows
from db.connection.transaction import Transaction
from db.games import games, outbox, seats
from db.people import players, refusals
from db.rows import DmState
from games.kernel.engine.text import Text

UNREACHED: DmState = "closed"
"""Stored for a person called in the channel, for any reason; the refusal says why and until when."""
MOST_IN_VAIN = 3
"""How many requests of a person may fail within the first pause."""

log = structlog.get_logger()


class DirectMessages(Sending):
    """Messages to people. `unreached`: people whom, as far as this process knows, the last message did not reach."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        super().__init__(client, tables)
        self.unreached: set[int] = set()
        self._in_vain: dict[int, list[int]] = {}
        """When a person's requests failed."""

    async def to_person(self, user_id: int, shape: Shape, delivery: rows.Delivery) -> int | None:
        """Send a direct message and note whether they arrive; None if they are refused."""
        person = await self.person(user_id)
        message_id = await self._directly_if_open(user_id, shape, delivery, person)
        if message_id is not None and self.may_be_unreached(person):
            async with self.database.transaction() as tx:
                await self._reached(tx, user_id, delivery.game)
        return message_id

    def may_be_unreached(self, before: rows.Player | None) -> bool:
        """Whether the database may say that this person's direct messages do not arrive: it said so `before` one was
        sent, or another one was refused since.
        """
        return before is None or before.dm_state != "open" or before.user_id in self.unreached

    async def at_once(self, user_id: int, shape: Shape) -> str | Text:
        """Send a direct message, laid out, to the person who just asked for it; its link, or what to tell if it does
        not arrive: why, what to do, and how it goes on.
        """
        if (again_at := self._enough(user_id)) is not None:
            return Text("mail-enough", when=moment(again_at // SECOND_MS))
        person = await self.person(user_id)
        known = person and person.dm_channel_id
        try:
            # Our note of the channel may be out of date: then open it again.
            link = (known and await self._laid_into(known, shape)) or await self._laid_into(
                await self._open_dm(user_id), shape
            )
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            if not refuses(error):
                log.warning("not_sent_at_once", person=user_id, error=str(error))
                return Text("mail-not-now")
            return await self._asked_in_vain(user_id, error)
        if link is None:
            return await self._asked_in_vain(user_id, ChannelGone(""))
        self._in_vain.pop(user_id, None)
        if person is not None and self.may_be_unreached(person):
            async with self.database.transaction() as tx:
                await self._reached(tx, user_id)
        return link

    def _enough(self, user_id: int) -> int | None:
        """When a person whose requests failed so often may ask again; None: at once."""
        now = self.tables.clock()
        found = {one: [at for at in times if now - FIRST_PAUSE_MS < at <= now] for one, times in self._in_vain.items()}
        self._in_vain = {one: recent for one, recent in found.items() if recent}
        tried = self._in_vain.get(user_id, [])
        return tried[-MOST_IN_VAIN] + FIRST_PAUSE_MS if len(tried) >= MOST_IN_VAIN else None

    async def _asked_in_vain(self, user_id: int, error: Exception) -> Text:
        self._in_vain.setdefault(user_id, []).append(self.tables.clock())
        kind = await self._note_refused(user_id, error)
        return Text("mail-closed" if kind == "closed" else "mail-refused")

    async def _laid_into(self, channel_id: int, shape: Shape) -> str | None:
        """The link to a message sent to a channel; None if it is gone."""
        channel = self.client.get_partial_messageable(channel_id)
        try:
            sent = await accepted(shape, lambda: channel.send(allowed_mentions=NOBODY, **shape.laid_out().sent()))
        except discord.HTTPException as error:
            if error.code not in CHANNEL_CODES:
                raise
            return None
        return f"{LINK}/@me/{channel_id}/{sent.id}"

    async def heard_directly(self, user_id: int) -> None:
        """A person thought unreached did something in the direct messages: what was refused may be tried again."""
        await self.database.write(lambda tx: try_again(tx, refusals.person(user_id), self.tables.clock()))

    async def _directly_if_open(
        self,
        user_id: int,
        shape: Shape,
        delivery: rows.Delivery,
        person: rows.Player | None,
        silent: bool = False,
        *,
        whatever_was: bool = False,
    ) -> int | None:
        """Send a direct message; None, and noted, if it is refused, or one was and the pause is not over. The caller
        notes that this one arrived. Raises Overtaken.
        """
        if person is not None and person.dm_state == UNREACHED and not whatever_was:
            known = await self._refusal(refusals.person(user_id))
            if known is not None and known.again_at > self.tables.clock():
                self.unreached.add(user_id)
                return None
        try:
            return await self._send_directly(user_id, shape, delivery, person, silent)
        except (discord.HTTPException, ChannelGone) as error:
            if not refuses(error):
                raise
            if _was_there(error, person):
                raise Overtaken from error
            await self._note_refused(user_id, error)
            return None

    async def _send_directly(
        self, user_id: int, shape: Shape, delivery: rows.Delivery, person: rows.Player | None, silent: bool
    ) -> int:
        silent = silent or stands_still(self.tables.clock(), preferences.hours_of(person))
        known = person and person.dm_channel_id
        try:
            return await self._arrived(known or await self._open_dm(user_id), shape, delivery, silent=silent)
        except discord.HTTPException as error:
            if not known or error.code not in CHANNEL_CODES:
                raise
        # Our note of it is out of date: open it again.
        await self.database.write(lambda tx: players.set_dm_channel(tx, user_id, None, at=self.tables.clock()))
        return await self._arrived(await self._open_dm(user_id), shape, delivery, silent=silent)

    async def _open_dm(self, user_id: int) -> int:
        # Not `create_dm`: it answers from its memory for ever.
        channel_id = int((await self.client.http.start_private_message(user_id))["id"])
        await self.database.write(lambda tx: players.set_dm_channel(tx, user_id, channel_id, at=self.tables.clock()))
        return channel_id

    async def _note_refused(self, user_id: int, error: Exception) -> RefusalKind:
        """Note that this person is called elsewhere, why, and when to try directly again; return why."""
        kind, code, status = refuses(error) or "once", getattr(error, "code", 0), getattr(error, "status", 0)
        at, place = self.tables.clock(), refusals.person(user_id)
        async with self.database.transaction() as tx:
            if await players.held(tx, user_id) is not None:
                await refusals.keep(tx, place, after(await refusals.held(tx, place), kind, code, at))
                await players.set_dm_state(tx, user_id, UNREACHED, at=at)
        self.unreached.add(user_id)
        REFUSED.labels("direct", code).inc()
        log.warning("direct_message_refused", person=user_id, kind=kind, status=status, code=code)
        return kind

    async def _reached(self, tx: Transaction, user_id: int, game_id: int = 0) -> None:
        """Note that direct messages arrive. Calls in the channels of this person's other games now come directly."""
        at = self.tables.clock()
        self.unreached.discard(user_id)
        person = await players.held(tx, user_id)
        await players.set_dm_state(tx, user_id, "open", at=at)
        if person is None or person.dm_state != UNREACHED:
            return
        await refusals.forget(tx, refusals.person(user_id))
        wanted: list[rows.NewDelivery] = []
        for game in await games.of_player(tx, user_id):
            if game.status == "lobby":
                wanted.append(Kind.STATUS(game.id, None, at))
            elif game.id != game_id:
                mine = [seat.seat for seat in await seats.of_game(tx, game.id) if seat.player_id == user_id]
                wanted += (Kind.PUSH(game.id, seat, at) for seat in mine)
        await outbox.store(tx, wanted, at=at)

    async def person(self, user_id: int) -> rows.Player | None:
        """What is known of a person."""
        return await self.database.read(lambda tx: players.get(tx, user_id))


def _was_there(error: Exception, person: rows.Player | None) -> bool:
    """Whether messages reach this person, but this nonce belongs to a message that was deleted."""
    known = person is not None and person.dm_state == "open"
    return known and isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE
