"""Messages sent, edited and deleted by id, in the channels of games and in direct messages.

Laws: only people named in `mentions` are mentioned; a message that a channel refused is not tried again and again: it
waits until that may have changed, and then comes.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import structlog
from msgspec.structs import replace

from bot.delivery.refusals import (
    BARRED,
    BARS,
    CHANNEL_CODES,
    ChannelGone,
    after,
    bars,
    refuses,
)
from bot.messages.parts.outgoing import Shape, accepted, pressable
from bot.metrics import REFUSED
from bot.tables.acts.tables import Tables
from bot.tables.memory.deliveries import Kind
from db import rows
from db.connection.transaction import Transaction
from db.games import games, outbox, seats
from db.people import refusals
from db.people.refusals import RefusedPlace

MOST_LOST = 3
"""How many attempts of unknown outcome are searched for at most."""
UNKNOWN_MESSAGE = 10008
ARCHIVED = 50083
NOBODY = discord.AllowedMentions.none()

log = structlog.get_logger()


class Sending:
    """Messages by id."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables
        self.database = tables.database
        self._changes = 0
        """How many changes may have let channels be written to again."""

    async def send(
        self,
        channel_id: int,
        shape: Shape,
        delivery: rows.Delivery,
        mentions: discord.AllowedMentions = NOBODY,
        *,
        silent: bool = False,
    ) -> int:
        """Send a delivery's message to a game's channel, once however often it is tried; return its id. `silent`: no
        telephone rings or reads it out, so it is laid out. Raises ChannelGone.
        """
        async with self.written_to(channel_id, delivery.game):
            return await self._arrived(channel_id, shape, delivery, mentions, silent=silent)

    async def _arrived(
        self,
        channel_id: int,
        shape: Shape,
        delivery: rows.Delivery,
        mentions: discord.AllowedMentions = NOBODY,
        *,
        silent: bool = False,
    ) -> int:
        """The same for any channel. Raises Discord's errors."""
        sent = await self._sent(channel_id, shape, delivery, delivery.first_tried, mentions, silent=silent)
        if delivery.doubtful and _pressable(sent) != shape.pressable:
            # An earlier attempt had arrived, and shows an older state.
            await self.edited(channel_id, int(sent.id), shape)
        return int(sent.id)

    async def _sent(
        self,
        channel_id: int,
        shape: Shape,
        delivery: rows.Delivery,
        number: int,
        mentions: discord.AllowedMentions = NOBODY,
        *,
        silent: bool = False,
    ) -> discord.Message:
        """Send this attempt of a delivery; if it has already arrived, return that message."""
        nonce = outbox.nonce(self.database.line, delivery.id, number)
        channel = self.client.get_partial_messageable(channel_id)

        async def tell() -> discord.Message:
            fields: dict[str, Any] = {"allowed_mentions": mentions, "nonce": nonce}
            fields |= {"silent": True, **shape.laid_out().sent()} if silent else shape.sent()
            return await channel.send(**fields)

        return await accepted(shape, tell)

    async def close_lost(self, channel_id: int, shape: Shape, delivery: rows.Delivery, *, keep: bool = True) -> None:
        """Let earlier attempts that arrived without our knowing look like this, without buttons, or delete them (`keep`
        is False); one that had not arrived is deleted again. Nothing where messages are refused. Raises ChannelGone.
        """
        if await self._refusal(refusals.channel(channel_id)):
            return
        tried = [*range(delivery.first_tried, delivery.wanted), *([delivery.wanted] if delivery.attempts > 1 else [])]
        for number in tried[:MOST_LOST]:
            try:
                sent = await self._sent(channel_id, shape, delivery, number, silent=True)
            except discord.HTTPException as error:
                if error.code == UNKNOWN_MESSAGE:
                    continue
                if refuses(error):
                    return
                raise
            if keep and _pressable(sent):
                await self.edited(channel_id, int(sent.id), shape)
            else:
                await self.delete(channel_id, int(sent.id))

    async def edited(self, channel_id: int, message_id: int, shape: Shape) -> bool:
        """Whether the message could be edited; False if it is gone or in an archived thread. Raises ChannelGone."""
        message = self.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await accepted(shape, lambda: message.edit(allowed_mentions=NOBODY, **shape.edited()))
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, ARCHIVED):
                return False
            raise named(error) from error
        return True

    async def delete(self, channel_id: int, message_id: int) -> bool:
        """Delete a message; whether it was there."""
        message = self.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.delete()
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE and error.code not in BARRED:
                raise
            return False
        return True

    # channels that cannot be written to

    @asynccontextmanager
    async def written_to(self, channel_id: int, game_id: int) -> AsyncIterator[None]:
        """Within this block something is said in a game's channel: nothing while it is known to refuse; its refusals
        are remembered. Raises ChannelGone.
        """
        place = refusals.channel(channel_id)
        known = await self._refusal(place)
        if known is not None and known.again_at > self.tables.clock():
            raise ChannelGone(str(known.code), known, place)
        changes = self._changes
        try:
            yield
        except discord.HTTPException as error:
            if not bars(error):
                raise
            refusal = await self._barred(channel_id, game_id, error, changes)
            raise ChannelGone(str(error), refusal, place) from error
        except ChannelGone as gone:
            if gone.refusal is not None or not isinstance(gone.__cause__, discord.HTTPException):
                raise
            refusal = await self._barred(channel_id, game_id, gone.__cause__, changes)
            raise ChannelGone(str(gone), refusal, place) from gone
        if known is not None:
            await self._unbarred(channel_id, game_id)

    async def _barred(self, channel_id: int, game_id: int, error: discord.HTTPException, changes: int) -> RefusedPlace:
        """Note that the bot cannot write to a channel; tell its players directly, once. If something changed since the
        try, when there had been so many `changes`, it may be tried again at once.
        """
        place, at = refusals.channel(channel_id), self.tables.clock()
        async with self.database.transaction() as tx:
            row = await games.held(tx, game_id)
            before = await refusals.held(tx, place)
            refusal = after(before, BARS, error.code, at)
            if changes != self._changes:
                refusal = replace(refusal, again_at=at)
            await refusals.keep(tx, place, refusal)
            if before is None and row is not None and (row.status, row.channel_id) == ("running", channel_id):
                people = [seat.seat for seat in await seats.of_game(tx, game_id) if seat.player_id is not None]
                await outbox.store(tx, [Kind.BARRED(game_id, seat, at) for seat in people], at=at)
        REFUSED.labels("channel", error.code).inc()
        log.warning("channel_refused", game=game_id, status=error.status, code=error.code, times=refusal.times)
        return refusal

    async def _unbarred(self, channel_id: int, game_id: int) -> None:
        """The channel takes messages again: send what waits for it."""
        async with self.database.transaction() as tx:
            await games.held(tx, game_id)
            await refusals.forget(tx, refusals.channel(channel_id))
            await outbox.hasten(tx, game_id, self.tables.clock())

    async def mended(self, concerns: Callable[[int], bool]) -> None:
        """Something changed in the channels that this concerns: try what was refused there again now."""
        self._changes += 1
        async with self.database.reading() as tx:
            barred = [channel_id for channel_id in await refusals.channels(tx) if concerns(channel_id)]
        for channel_id in barred:
            async with self.database.transaction() as tx:
                game = await games.in_channel(tx, channel_id) or await games.finished_in(tx, channel_id)
                at = self.tables.clock()
                if game is not None:
                    await games.held(tx, game.id)
                # First, so that a delivery being put off meanwhile either sees it or is hastened.
                await try_again(tx, refusals.channel(channel_id), at)
                if game is not None:
                    await outbox.hasten(tx, game.id, at)

    async def forget_refusal(self, channel_id: int) -> None:
        """A channel was deleted: forget its refusal, unless a game stands there."""
        place = refusals.channel(channel_id)
        if await self._refusal(place) is None:
            return
        async with self.database.transaction() as tx:
            if await games.in_channel(tx, channel_id) is None:
                await refusals.forget(tx, place)

    async def _refusal(self, place: str) -> RefusedPlace | None:
        return await self.database.read(lambda tx: refusals.get(tx, place))


async def try_again(tx: Transaction, place: str, at: int) -> None:
    """What was refused there may be tried from now on."""
    if (refusal := await refusals.held(tx, place)) is not None:
        await refusals.keep(tx, place, replace(refusal, again_at=at))


def named(error: discord.HTTPException) -> Exception:
    """The error as ChannelGone, if a channel's."""
    return ChannelGone(str(error)) if error.code in CHANNEL_CODES else error


def _pressable(message: discord.Message) -> set[str]:
    """The custom_ids of a message's buttons and selects."""
    return pressable([component.to_dict() for component in message.components])
