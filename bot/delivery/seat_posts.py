"""Messages about seats and votes, outside interactions.

Laws: nothing is posted that is no longer true; the channel shows only what everybody may know, and mentions only people
who cannot be reached directly and who vote or asked in vain.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

import discord
from discord import ButtonStyle
from msgspec.structs import replace

from bot.delivery.posting import Posting
from bot.delivery.refusals import ChannelGone
from bot.language.phrases import Markup, Speaker, channel_link, mention
from bot.messages.notices import notice
from bot.messages.parts.components import drawn, press
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import Shape
from bot.messages.poll_message import poll_message
from bot.tables.acts.seating import WITHDRAWN, Farewell, Seating, bid_farewell, farewells
from bot.tables.acts.voting import PollView, Voting
from bot.tables.memory.loaded import NOT_NOW, LoadedGame
from bot.tables.terms.actors import Refused
from db import rows
from db.games import games, seats
from games.kernel.engine.text import Former, Seat, Text, game_title


class SeatPosts:
    """The deliveries of these kinds."""

    def __init__(self, posting: Posting, voting: Voting, seating: Seating) -> None:
        self.posting = posting
        self.voices = posting.voices
        self.tables = posting.tables
        self.voting = voting
        self.seating = seating

    # votes

    async def vote(self, delivery: rows.Delivery) -> None:
        """Ask a person for a vote; later update that message. The person who asked is told how it ended."""
        seat = (await self.tables.loaded(delivery.game)).at(delivery.seat)
        if seat is None or seat.player_id is None:
            return
        poll = await self.voting.poll_seen_by(delivery.game, seat.seat)
        if poll is None:
            return
        message_id = await self.voting.message(delivery.game, seat.seat)
        if poll.mine and poll.state in ("refused", "stale"):
            if message_id is None:
                await self._told_in_vain(seat, seat.player_id, poll, delivery)
        elif poll.mine and poll.state != "open":
            await self._told_where_asked(seat, poll)
        elif message_id is not None:
            await self._update(seat, poll, message_id)
        elif poll.vote:
            await self._ask(seat, seat.player_id, poll, delivery)

    async def _told_in_vain(self, seat: rows.Seat, user_id: int, poll: PollView, delivery: rows.Delivery) -> None:
        """Tell the person who asked that it came to nothing: in a new direct message, so that Discord notifies; failing
        that, where it was asked; if that can no longer change, in the channel.
        """
        say = await self.voices.to(user_id, poll)
        sent = await self.posting.to_person(user_id, poll_message(poll, say), delivery)
        if not await self._told_where_asked(seat, poll, standing=sent is None) and sent is None:
            sent = await self._call(user_id, poll, delivery)
        if sent is not None:
            await self.voting.sent(delivery.game, poll.token, seat, sent, poll.place.channel_id)

    async def _told_where_asked(self, seat: rows.Seat, poll: PollView, *, standing: bool = True) -> bool:
        """Let the asking message say how the vote ended or, unless `standing`, only what it was about. Returns whether
        there was one to change.
        """
        token, show = self.posting.asks.get((poll.game_id, seat.seat), ("", None))
        if show is None or token != poll.token:
            return False
        say = await self.voices.to(seat.player_id or 0, poll)
        return await show(poll_message(poll, say, standing=standing))

    async def _ask(self, seat: rows.Seat, user_id: int, poll: PollView, delivery: rows.Delivery) -> None:
        say = await self.voices.to(user_id, poll)
        sent = await self.posting.to_person(user_id, poll_message(poll, say), delivery)
        if sent is None:
            sent = await self._call(user_id, poll, delivery)
        await self.voting.sent(delivery.game, poll.token, seat, sent, poll.place.channel_id)

    async def _call(self, user_id: int, poll: PollView, delivery: rows.Delivery) -> int:
        """Say in the channel what everybody may read, and mention the person out of direct reach."""
        public = await self.voting.poll_seen_by(poll.game_id, None) or replace(poll, reader=None)
        shape = poll_message(public, await self.voices.to(user_id, poll), call=mention(user_id))
        pinged = discord.AllowedMentions(users=[discord.Object(user_id)], everyone=False, roles=False)
        return await self.posting.send(poll.place.channel_id, shape, delivery, pinged)

    async def _update(self, seat: rows.Seat, poll: PollView, message_id: int) -> None:
        person = await self.posting.person(seat.player_id or 0)
        if person is None:
            return
        if person.dm_state == "open" and person.dm_channel_id:
            say = await self.voices.to(person.user_id, poll)
            await self.posting.edited(person.dm_channel_id, message_id, poll_message(poll, say))
        elif not poll.vote:
            await self.posting.delete(poll.place.channel_id, message_id)

    # seats

    async def offer(self, delivery: rows.Delivery) -> None:
        """Offer a seat to the channel, in one message, while it is free; then let that say what became of it."""
        loaded = await self.tables.loaded(delivery.game)
        seat, row = loaded.seats[delivery.seat or 0], loaded.row
        say = self.voices.phrasebook.at(loaded, row.language)
        message_id = seat.offer_message_id
        if row.status == "running" and seat.offered_at is not None:
            shape = offering(loaded, seat, say)
            async with self.posting.written_to(row.channel_id, row.id):
                if message_id is None or not await self.posting.edited(row.channel_id, message_id, shape):
                    await self._offered(row, seat, await self.posting.send(row.channel_id, shape, delivery))
            return
        shape = Shape(say(_became(loaded, seat, delivery.payload)), drawn([]))
        if message_id is not None:
            await self.posting.edited(row.channel_id, message_id, shape)
            await self._offered(row, seat, None)
        elif delivery.doubtful:
            await self.posting.close_lost(row.channel_id, shape, delivery)

    async def _offered(self, row: rows.Game, seat: rows.Seat, message_id: int | None) -> None:
        """Note which message offers a seat; delete it if the game has left that channel."""
        async with self.tables.database.transaction() as tx:
            now = await games.held(tx, row.id)
            if now is None or now.channel_id == row.channel_id:
                await seats.set_offer_message(tx, row.id, seat.seat, message_id)
            elif message_id is not None:
                left = Farewell("deleted", row.channel_id, message_id, row.language)
                await bid_farewell(tx, row.id, seat.seat, left, at=self.tables.clock())

    async def farewell(self, delivery: rows.Delivery) -> None:
        """Empty the messages of someone who left a seat; if the table moved, say where."""
        loaded = await self.tables.loaded(delivery.game)
        row = loaded.row
        where = channel_link(row.channel_id)
        for left in farewells(delivery.payload):
            say = self.voices.phrasebook.at(loaded, left.language)
            with suppress(ChannelGone):
                match left.how:
                    case "deleted":
                        await self.posting.delete(left.channel_id, left.message_id)
                    case "moved":
                        shape = notice(Text("table-moved-to", where=where), say, public=True)
                        await self.posting.edited(left.channel_id, left.message_id, shape)
                    case "left":
                        shape = Shape(say(Text("table-moved-to", where=where)), drawn([]))
                        await self.posting.edited(left.channel_id, left.message_id, shape)
                    case "emptied":
                        shape = Shape(say(_given_up(row, delivery.seat or 0, where)), drawn([]))
                        await self.posting.edited(left.channel_id, left.message_id, shape)

    async def computer(self, delivery: rows.Delivery) -> None:
        """Let computers answer their questions."""
        with _if_possible():
            await self.seating.let_computers(delivery.game)

    async def gone(self, delivery: rows.Delivery) -> None:
        """A person has left the server and cannot be reached: a computer plays on."""
        if delivery.seat is not None:
            with _if_possible():
                await self.seating.gone(delivery.game, delivery.seat)


@contextmanager
def _if_possible() -> Iterator[None]:
    """Ignore what can no longer be done. Raises Refused for what another program can do."""
    try:
        yield
    except Refused as error:
        if error.reason.id in NOT_NOW:
            raise


def offering(loaded: LoadedGame, seat: rows.Seat, say: Speaker) -> Shape:
    """The message that offers a seat: its person plays on, a computer stands in, or its person has resigned."""
    text = Text("seat-offered" if seat.level is None else "seat-offered-away", who=Seat(seat.seat))
    if seat.player_id is None:
        whom = Former(seat.seat, loaded.holders.last(seat.seat))
        text = Text("seat-resigned", whom=whom, who=Seat(seat.seat))
    take = press("button-take", Address(loaded.row.id, page=seat.seat), say, ButtonStyle.primary)
    return Shape(say(text), drawn([[take]]))


def _given_up(row: rows.Game, seat: int, where: Markup) -> Text:
    """What is left of a message to a seat's former person."""
    place = Text("in-channel", link=where)
    return Text("seat-given-up", game=game_title(row.game), where=place, who=Seat(seat))


def _became(loaded: LoadedGame, seat: rows.Seat, how: bytes | None) -> Text:
    """What became of an offer, if a delivery says it."""
    who = Seat(seat.seat)
    match loaded.row.status, how:
        case "running", b"person":
            return Text("reseated-person", who=who, whom=Former(seat.seat, loaded.holders.last(seat.seat)))
        case "running", b"back" | b"alone":
            return Text("reseated-back", who=who)
        case "running", withdrawn if withdrawn == WITHDRAWN:
            return Text("seat-offer-withdrawn", who=who)
        case "running", _:
            return Text("seat-offer-gone")
    return Text("seat-offer-over")
