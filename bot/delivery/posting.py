"""Messages that the bot posts unasked: the channel's status, pushes to people, their first message.

Laws: the only person mentioned is one who refuses direct messages, in the one line that replaces them; a person who is
asked is told wherever the bot can write, in direct messages or in the channel.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeAlias

import aiohttp
import discord
from msgspec.structs import replace

from bot.delivery.direct import UNREACHED, DirectMessages
from bot.delivery.refusals import ChannelGone, Overtaken
from bot.delivery.voices import Voices
from bot.language.phrases import ELLIPSIS, channel_link, mention
from bot.messages import notices
from bot.messages.illustrated import Illustrated
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import Shape, pressable
from bot.recent import Recent
from bot.tables.acts.seating import bid_farewell, left_by, moved
from bot.tables.acts.tables import SeatSide, Tables
from bot.tables.memory import deliveries
from bot.tables.memory.deliveries import REPLY_MS, Kind
from bot.tables.show.shown import Desk, Lobby, PublicTable, SeatClock
from bot.tables.terms import preferences
from bot.tables.terms.deadlines import stands_still
from db import rows
from db.connection.transaction import Transaction
from db.games import games, outbox, seats
from db.games.status import hold
from db.people import players, refusals

FRESH_MS = 60 * 60_000
"""How long a status message is edited; an older one is replaced, so that the newest stands at the bottom."""
SEEN_MS = 5 * 60_000
"""How long it counts as in sight."""
BURIED = 10
"""With so many messages below it, it is hard to find: then it is replaced, too."""

LOBBY_LATE_MS = 10_000
"""If a lobby is not known to be in its channel this long after its command, it is posted, unless found there."""

GOING = Shape(ELLIPSIS)
"""Stands for a message that is deleted as soon as it is found."""

LEFT_CODES = (10007, 10013)
"""No member of the server, no such account."""

Noting: TypeAlias = Callable[[Transaction], Awaitable[None]]
"""Stores what to remember about a delivery."""
Show: TypeAlias = Callable[[Shape], Awaitable[bool]]
"""Changes a message to this shape; False if it no longer can."""


class Posting(DirectMessages):
    """Messages outside interactions."""

    def __init__(self, client: discord.Client, tables: Tables, voices: Voices, illustrated: Illustrated) -> None:
        super().__init__(client, tables)
        self.voices = voices
        self.illustrated = illustrated
        self.rehearsals = Recent[int | None, None](1024)
        """The messages that, as far as this process knows, show a rehearsal: a quiet update leaves them alone while
        nothing is asked. If one is forgotten, that costs a click: what was decided is stored.
        """
        self.asks = Recent[tuple[int, int], tuple[str, Show]](256)
        """The newest poll that each seat (of a game) has started, and the message in which its person sees it, as far
        as this process knows: it also shows how the poll ended.
        """
        self.pressed: Counter[int] = Counter()
        """How many unfinished clicks each message has."""

    # the channel

    async def status(self, delivery: rows.Delivery) -> None:
        """Bring the channel's message up to date; repeat if the lobby changed meanwhile."""
        before: Lobby | PublicTable | None = None
        while True:
            row, seen = await self.tables.public(delivery.game)
            if seen == before:
                return
            async with self.written_to(row.channel_id, delivery.game):
                if row.status_message_id is None:
                    row = await self._looked_for(row)
                await self._show_status(delivery, row, seen)
            if isinstance(seen, PublicTable):
                return
            before = seen

    async def _show_status(self, delivery: rows.Delivery, row: rows.Game, seen: Lobby | PublicTable) -> None:
        """Edit the channel's message while it is in sight, else post a new one and delete the old; a result always gets
        its own message.
        """
        shape = self.illustrated.lobby(seen) if isinstance(seen, Lobby) else await self.illustrated.table(seen)
        ended = isinstance(seen, PublicTable) and seen.result is not None and row.status_step != row.step
        in_sight = not ended and await self._in_sight(row)
        if row.status_message_id and in_sight and await self.edited(row.channel_id, row.status_message_id, shape):
            if delivery.doubtful:
                # An earlier attempt may have posted it without our knowing.
                for lost in await self._standing(row):
                    if lost != row.status_message_id:
                        await self.delete(row.channel_id, lost)
            return
        message_id = await self.send(row.channel_id, shape, delivery)
        if row.status_message_id and row.status_message_id != message_id:
            await self.delete(row.channel_id, row.status_message_id)
        await self._stands(row, message_id)

    async def _looked_for(self, row: rows.Game) -> rows.Game:
        """The game with the message its command posted, if that exists unknown to us: a lobby answers a command, so it
        has no nonce that would keep a second one from being posted.
        """
        found = await self._standing(row)
        return await self._stands(row, found[0]) if found else row

    async def _standing(self, row: rows.Game) -> list[int]:
        """The messages of a game's lobby or table among the latest in its channel, newest first."""
        try:
            there = await self.client.http.logs_from(row.channel_id, BURIED)
        except discord.HTTPException:
            return []
        me = self.client.user
        mine = (one for one in there if me is not None and int(one["author"]["id"]) == me.id)
        return [int(one["id"]) for one in mine if _shows(pressable(one.get("components", ())), row.id)]

    async def _stands(self, row: rows.Game, message_id: int) -> rows.Game:
        """Note that this is now the channel's message, and return the game; if the game has left the channel, leave
        word there. If two processes sent one each, the newer stays.
        """
        at = self.tables.clock()
        async with self.database.transaction() as tx:
            now = await games.held(tx, row.id)
            if now is not None and now.channel_id != row.channel_id:
                await bid_farewell(tx, row.id, None, moved(row, message_id), at=at)
                return now
            older, other, step = None, now and now.status_message_id, row.step
            if now and other and other not in (row.status_message_id, message_id):
                older, message_id = sorted((other, message_id))
                if message_id == other:
                    step = now.status_step or 0
                await outbox.store(tx, [Kind.STATUS(row.id, None, at)], at=at)
            await games.set_status_message(tx, row.id, message_id=message_id, posted_at=at, step=step)
        if older is not None:
            await self.delete(row.channel_id, older)
        return replace(row, status_message_id=message_id, status_posted_at=at, status_step=step)

    async def _in_sight(self, row: rows.Game) -> bool:
        """Whether the channel's message is fresh and not buried by talk."""
        if row.status_message_id is None or row.status_posted_at is None:
            return False
        age = self.tables.clock() - row.status_posted_at
        # A message from the future has no known age.
        if not SEEN_MS < age < FRESH_MS:
            return -SEEN_MS < age < FRESH_MS
        try:
            below = await self.client.http.logs_from(row.channel_id, BURIED, after=row.status_message_id)
        except discord.HTTPException:
            # Without the right to read we cannot tell.
            return True
        return len(below) < BURIED

    # people

    async def first_message(self, delivery: rows.Delivery) -> None:
        """Tell a person of the seat in the first direct message, the host silently; learn whether direct messages
        arrive.
        """
        loaded = await self.tables.loaded(delivery.game)
        seat = loaded.at(delivery.seat)
        if seat is None or seat.player_id is None or loaded.row.status != "lobby":
            return
        at = self.tables.clock()
        before = await self.person(seat.player_id)
        say = await self.voices.to(seat.player_id, loaded)
        hosts = seat.player_id == loaded.row.host_id
        shape = notices.first(loaded, seat.player_id, say)
        message_id = await self._directly_if_open(seat.player_id, shape, delivery, before, hosts, whatever_was=True)
        async with self.database.transaction() as tx:
            lobby = await games.held(tx, delivery.game)
            if message_id is not None:
                await self._reached(tx, seat.player_id, delivery.game)
            after = await players.get(tx, seat.player_id)
            if lobby is None or lobby.status_message_id is None:
                await outbox.store(tx, [Kind.STATUS(delivery.game, None, at + LOBBY_LATE_MS)], at=at)
            elif before is None or after is None or not before.dm_state == after.dm_state == "open":
                await outbox.store(tx, [Kind.STATUS(delivery.game, None, at)], at=at)

    async def push(
        self,
        delivery: rows.Delivery,
        *,
        asked: bool = True,
        reminder: bool = False,
        carried: bool = False,
        silent: bool = False,
    ) -> Noting | None:
        """Push the question (or the end of the game) to a person; nothing if it was answered meanwhile, unless the hand
        is to be shown anyway (`asked` is False), perhaps as a prepared turn left it (`carried`). The push before
        shrinks to a line if that says anything, or makes way, as for a reminder or the mere hand. `silent`: no
        telephone rings.

        Returns what to note about it.
        """
        side = await self.tables.side(delivery.game, delivery.seat)
        if side is None:
            return None
        seat, before, desk = side.seat, side.person, side.desk
        vain = asked and desk.question is None and desk.table.status != "finished"
        if delivery.doubtful and (vain or delivery.unsure):
            # Sending it again finds what this delivery sent before without our knowing, and corrects it.
            await self._close_push(side, delivery if vain else replace(delivery, attempts=1))
            delivery = replace(delivery, unsure=0)
        if vain:
            return None
        if reminder:
            desk = replace(desk, clock=replace(desk.clock or SeatClock(desk.seat), rings=True))
        direct = None
        if not _is_called(before):
            shape = await self.illustrated.desk(desk)
            try:
                direct = await self._directly_if_open(desk.reader.user_id, shape, delivery, before, silent)
            except Overtaken:
                return partial(self._refreshed, side)
        message_id = direct
        if message_id is None and desk.question is not None and seat.level is None:
            message_id = await self._called(desk, before, delivery, silent=silent)
        if not _by_mail(before):
            await self._withdraw_call(desk, seat, message_id)
        elif direct is not None and seat.dm_message_id not in (None, direct):
            shrinks = (asked or carried) and not reminder
            await self._make_way(side, self.illustrated.answered(desk, carried=carried) if shrinks else None)
        arrived = direct is not None and self.may_be_unreached(before)
        return partial(self._remember, side, message_id, arrived=arrived)

    async def remind(self, delivery: rows.Delivery, silent: bool) -> Noting | None:
        """Push the question again."""
        return await self.push(delivery, reminder=True, silent=silent)

    async def _make_way(self, side: SeatSide, line: Shape | None) -> None:
        """A newer direct message has come: shrink the old one to this line, or let it go, once no click waits."""
        channel_id, message_id = side.person and side.person.dm_channel_id, side.seat.dm_message_id
        if not (channel_id and message_id):
            return
        if line is None and message_id in self.pressed:
            if not await self.delete(side.desk.table.place.channel_id, message_id):  # no line in the channel
                await self._later(Kind.EMPTY, side.seat.game, side.seat.seat, str(message_id).encode())
            return
        with suppress(ChannelGone):
            shrunk = line is not None and await self.edited(channel_id, message_id, line)
            if not shrunk and (line is not None or not await self.delete(channel_id, message_id)):
                # It is gone, or was a line in the channel that called them.
                await self.delete(side.desk.table.place.channel_id, message_id)

    async def _close_push(self, side: SeatSide, delivery: rows.Delivery) -> None:
        """An earlier attempt may have arrived, and its question is gone or has changed."""
        desk, person = side.desk, side.person
        channel_id = person and person.dm_channel_id
        with suppress(ChannelGone):
            if not _by_mail(person):
                await self.close_lost(desk.table.place.channel_id, self._call(desk, person), delivery, keep=False)
            elif channel_id:
                line = self.illustrated.answered(desk)
                await self.close_lost(channel_id, line or GOING, delivery, keep=line is not None)

    async def refresh(self, delivery: rows.Delivery) -> Noting | None:
        """Bring a person's last message up to date, silently; withdraw a call to a question that is gone. If the person
        is preparing a turn in that message, this goes on while possible. A delivery may name a message that was
        pressed: it waits for the reply there; if that is a different message, it loses its buttons.
        """
        side = await self.tables.side(delivery.game, delivery.seat)
        if side is None:
            return None
        seat, person, desk = side.seat, side.person, side.desk
        if person is None or not seat.dm_message_id:
            return None
        pressed = deliveries.pressed_in(delivery.payload)
        if pressed in self.pressed:
            await self._after_the_reply(delivery)
            return None
        await self._empty(side, pressed)
        if desk.next_turn.may_prepare and seat.dm_message_id in self.rehearsals:
            return None
        if _by_mail(person) and person.dm_channel_id:
            await self.edited(person.dm_channel_id, seat.dm_message_id, await self.illustrated.desk(desk))
            return partial(self._if_overtaken, side, seat.dm_message_id)
        if desk.question is None:
            await self._withdraw_call(desk, seat, None)
            return partial(self._remember, side, None)
        return None

    async def empty(self, delivery: rows.Delivery) -> None:
        """A pressed message that is no longer the person's last loses its buttons, or goes."""
        pressed = deliveries.pressed_in(delivery.payload)
        if pressed in self.pressed:
            await self._after_the_reply(delivery)
        elif (side := await self.tables.side(delivery.game, delivery.seat)) is not None:
            await self._empty(side, pressed)

    async def _empty(self, side: SeatSide, message_id: int | None) -> None:
        person, last = side.person, side.seat.dm_message_id
        if message_id not in (None, last) and person is not None and _by_mail(person) and person.dm_channel_id:
            if line := self.illustrated.answered(side.desk):
                await self.edited(person.dm_channel_id, message_id, line)
            else:
                await self.delete(person.dm_channel_id, message_id)

    async def _if_overtaken(self, side: SeatSide, message_id: int, tx: Transaction) -> None:
        """Delete an edited message if another process has sent a newer one meanwhile."""
        await hold(tx, side.seat.game)
        if await _last(tx, side) not in (None, message_id):
            await self._leave_behind(tx, side, message_id)

    async def _leave_behind(self, tx: Transaction, side: SeatSide, message_id: int) -> None:
        """A message is to go, as there is a newer one, which may show an older state."""
        game_id, seat, at = side.seat.game, side.seat.seat, self.tables.clock()
        left = await left_by(tx, side.desk.reader.user_id, message_id, side.desk.table.place.channel_id)
        await bid_farewell(tx, game_id, seat, replace(left, how="deleted"), at=at)
        await self._refreshed(side, tx)

    async def _refreshed(self, side: SeatSide, tx: Transaction) -> None:
        """Let the person's last message show the current state."""
        at = self.tables.clock()
        await outbox.store(tx, [Kind.REFRESH(side.seat.game, side.seat.seat, at)], at=at)

    async def _after_the_reply(self, delivery: rows.Delivery) -> None:
        await self._later(Kind(delivery.kind), delivery.game, delivery.seat, delivery.payload)

    async def _later(self, kind: Kind, game: int, seat: int | None, payload: bytes | None) -> None:
        async with self.database.transaction() as tx:
            at = self.tables.clock() + REPLY_MS
            await outbox.store(tx, [kind(game, seat, at, payload)], at=at)

    async def _called(
        self, desk: Desk, person: rows.Player | None, delivery: rows.Delivery, *, silent: bool
    ) -> int | None:
        """Call a person in the channel. If the bot cannot write there, a person who chose to be called there is told
        directly; if neither way works, try again when one of them may. Raises ChannelGone.
        """
        try:
            return await self._call_or_replace(desk, delivery, silent=silent)
        except ChannelGone as gone:
            where = channel_link(desk.table.place.channel_id)
            say = self.voices.phrasebook.at(desk.table, desk.reader.language)
            if _is_called(person) and await self.to_person(
                desk.reader.user_id, notices.instead_of_call(desk, where, say), delivery
            ):
                return None
            place = refusals.person(desk.reader.user_id)
            mine = await self._refusal(place)
            if gone.refusal is None or mine is None or mine.again_at > gone.refusal.again_at:
                raise
            raise ChannelGone(str(gone), mine, place) from gone

    async def _call_or_replace(self, desk: Desk, delivery: rows.Delivery, *, silent: bool) -> int | None:
        """Call a person in the channel; for one who has left the server, a computer plays on instead."""
        if not await self.has_left(desk.table.place.guild_id or 0, desk.reader.user_id):
            return await self._call_in_channel(desk, delivery, silent=silent)
        async with self.database.transaction() as tx:
            at = self.tables.clock()
            await outbox.store(tx, [Kind.LEFT_SERVER(delivery.game, delivery.seat, at)], at=at)
        return None

    async def has_left(self, guild_id: int, user_id: int) -> bool | None:
        """Whether Discord says that this person is not on the server (any more); asking needs no intent. None: it
        cannot tell now.
        """
        try:
            await self.client.http.get_member(guild_id, user_id)
        except discord.HTTPException as error:
            return None if error.status >= 500 else error.code in LEFT_CODES
        except (discord.RateLimited, aiohttp.ClientError, OSError):
            return None
        return False

    async def _call_in_channel(self, desk: Desk, delivery: rows.Delivery, *, silent: bool) -> int:
        """Direct messages are closed: one line in the channel that mentions the person."""
        person = await self.person(desk.reader.user_id)
        shape = self._call(desk, person)
        silent = silent or stands_still(self.tables.clock(), preferences.hours_of(person))
        pinged = discord.AllowedMentions(users=[discord.Object(desk.reader.user_id)], everyone=False, roles=False)
        return await self.send(desk.table.place.channel_id, shape, delivery, pinged, silent=silent)

    def _call(self, desk: Desk, person: rows.Player | None) -> Shape:
        say = self.voices.phrasebook.at(desk.table, desk.reader.language)
        return notices.call(desk, say, mention(desk.reader.user_id), closed=not _is_called(person))

    async def _withdraw_call(self, desk: Desk, seat: rows.Seat, instead: int | None) -> None:
        """Delete the last line that called this person, unless it is the current one."""
        if seat.dm_message_id and seat.dm_message_id != instead:
            await self.delete(desk.table.place.channel_id, seat.dm_message_id)

    async def _remember(
        self, side: SeatSide, message_id: int | None, tx: Transaction, *, arrived: bool = False
    ) -> None:
        """Note which message a person has, and if it `arrived`, that a first one came directly. If the person gave the
        seat up while it was sent, its content goes. If two processes sent one each, the newer counts.
        """
        seat, user_id, at = side.seat, side.desk.reader.user_id, self.tables.clock()
        await hold(tx, seat.game)  # the seat may be given up just now
        if arrived:
            await self._reached(tx, user_id, seat.game)
        last = await _last(tx, side)
        if last and last not in (seat.dm_message_id, message_id):
            if message_id is None:
                return
            older, message_id = sorted((last, message_id))
            await self._leave_behind(tx, side, older)
        theirs = await seats.set_dm_message(
            tx, seat.game, seat.seat, message_id=message_id, posted_at=at, player_id=user_id
        )
        if message_id is not None and not theirs:
            left = await left_by(tx, user_id, message_id, side.desk.table.place.channel_id)
            await bid_farewell(tx, seat.game, seat.seat, left, at=at)


async def _last(tx: Transaction, side: SeatSide) -> int | None:
    """The last message sent to this person for this seat, as stored now."""
    now = next((each for each in await seats.of_game(tx, side.seat.game) if each.seat == side.seat.seat), None)
    return None if now is None or now.player_id != side.desk.reader.user_id else now.dm_message_id


def _shows(custom_ids: set[str], game_id: int) -> bool:
    """Whether these buttons belong to this game's lobby or table, and not to a call, a vote or an offer."""
    found = [address for address in map(Address.parse, custom_ids) if address is not None]
    return any(address.game == game_id and address.verb in ("join", "log") for address in found)


def _is_called(person: rows.Player | None) -> bool:
    """Whether this person wishes to be called in the channel."""
    return preferences.of(person).ping == "channel"


def _by_mail(person: rows.Player | None) -> bool:
    """Whether this person's messages lie in the direct messages."""
    return person is not None and person.dm_state != UNREACHED and not _is_called(person)
