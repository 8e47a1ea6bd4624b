"""Messages about who plays and what is put to the vote, outside interactions.

Laws: what is not true any more is not posted; in the channel stands only what everybody may know, and nobody is
mentioned there but who votes and cannot be reached directly.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord
from discord import ButtonStyle

from bot.delivery.posting import ChannelGone, Posting
from bot.messages.components import button, drawn
from bot.messages.custom_ids import Address
from bot.messages.notices import notice
from bot.messages.outgoing import Shape
from bot.messages.poll_message import poll_message
from bot.phrases import channel_link, mention
from bot.tables.actors import Refused
from bot.tables.seating import Seating, farewells
from bot.tables.voting import PollView, Voting
from db import rows
from games.kernel.text import Seat, Text


class SeatPosts:
    """The deliveries of these kinds."""

    def __init__(self, posting: Posting, voting: Voting, seating: Seating) -> None:
        self.posting = posting
        self.tables = posting.tables
        self.voting = voting
        self.seating = seating

    def kinds(self) -> dict[str, Callable[[rows.Wish], Awaitable[None]]]:
        """What is delivered how."""
        return {
            "vote": self.vote,
            "hand": self.hand,
            "offer": self.offer,
            "farewell": self.farewell,
            "computer": self.computer,
            "gone": self.gone,
        }

    # votes

    async def vote(self, wish: rows.Wish) -> None:
        """Ask a person for a vote; later let the message say how it stands. Who asked is told how it ended."""
        seat = await self._person_at(wish)
        if seat is None or seat.player_id is None:
            return
        poll = await self.voting.poll_seen_by(wish.game, seat.seat)
        if poll is None:
            return
        message_id = await self.voting.message(wish.game, seat.seat)
        if message_id is not None:
            await self._update(seat, poll, message_id)
        elif poll.vote or (seat.seat == poll.seat and poll.state in ("refused", "stale")):
            await self._ask(seat, seat.player_id, poll, wish)

    async def _ask(self, seat: rows.Seat, user_id: int, poll: PollView, wish: rows.Wish) -> None:
        language = await self.tables.language(user_id)
        say = self.posting.phrasebook.speaker(language, poll.names, game=poll.game)
        sent = await self.posting.to_person(user_id, poll_message(poll, say, reader=seat.seat), wish)
        if sent is None and poll.vote:
            public = await self.voting.poll_seen_by(poll.game_id, None) or poll
            shape = poll_message(public, say, call=mention(user_id))
            pinged = discord.AllowedMentions(users=[discord.Object(user_id)], everyone=False, roles=False)
            sent = await self.posting.send(poll.place.channel_id, shape, wish, pinged)
        if sent is not None:
            await self.voting.sent(wish.game, poll.token, seat.seat, sent)

    async def _update(self, seat: rows.Seat, poll: PollView, message_id: int) -> None:
        person = await self.posting.person(seat.player_id or 0)
        if person is None:
            return
        if person.dm_state == "open" and person.dm_channel_id:
            say = self.posting.phrasebook.speaker(
                await self.tables.language(person.user_id), poll.names, game=poll.game
            )
            await self.posting.edited(person.dm_channel_id, message_id, poll_message(poll, say, reader=seat.seat))
        elif not poll.vote:
            await self.posting.delete(poll.place.channel_id, message_id)

    # seats

    async def hand(self, wish: rows.Wish) -> None:
        """Give who sat down, or came back, the hand in a new direct message."""
        await self.posting.turn(wish, asked=False)

    async def offer(self, wish: rows.Wish) -> None:
        """Offer a seat to the channel, as long as it is to be had."""
        loaded = await self.tables.loaded(wish.game)
        seat = loaded.seats[wish.seat or 0]
        if loaded.row.status != "running" or seat.offered_at is None:
            return
        say = self.posting.phrasebook.speaker(loaded.row.language, loaded.names, game=loaded.row.game)
        text = Text("seat-offered" if seat.level is None else "seat-offered-away", who=Seat(seat.seat))
        take = button(
            say.plain(Text("button-take")), Address(wish.game, verb="take", page=seat.seat), ButtonStyle.primary
        )
        shape = Shape(say(text), drawn([[take]]))
        await self.posting.send(loaded.row.channel_id, shape, wish)

    async def farewell(self, wish: rows.Wish) -> None:
        """Empty the messages of who left a seat; let a table that moved say where it is."""
        row = (await self.tables.loaded(wish.game)).row
        where = channel_link(row.channel_id)
        for left in farewells(wish.payload):
            say = self.posting.phrasebook.speaker(left.language, game=row.game)
            with suppress(ChannelGone):
                match left.how:
                    case "deleted":
                        await self.posting.delete(left.channel_id, left.message_id)
                    case "moved":
                        shape = notice(Text("table-moved-to", where=where), say, public=True)
                        await self.posting.edited(left.channel_id, left.message_id, shape)
                    case "emptied":
                        given_up = Text("seat-given-up", game=Text(f"game-{row.game}"), where=where)
                        await self.posting.edited(left.channel_id, left.message_id, Shape(say(given_up), drawn([])))

    async def computer(self, wish: rows.Wish) -> None:
        """Let computers answer what is asked of them."""
        with suppress(Refused):
            await self.seating.let_computers(wish.game)

    async def gone(self, wish: rows.Wish) -> None:
        """A person has left the server and cannot be reached: a computer plays on."""
        if wish.seat is not None:
            with suppress(Refused):
                await self.seating.gone(wish.game, wish.seat)

    async def _person_at(self, wish: rows.Wish) -> rows.Seat | None:
        loaded = await self.tables.loaded(wish.game)
        return next((seat for seat in loaded.seats if seat.seat == wish.seat and seat.player_id), None)
