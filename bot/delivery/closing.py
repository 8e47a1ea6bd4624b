"""Tells a table what nobody there has done: its game was closed, as the rules have changed and it cannot be brought
back; or it stands where a backup left it; or its channel cannot be written to any more.

Law: either of the first two is told once in the channel and once to each person, the third to each person; below a
closed game stands the way to its record.
"""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.delivery.posting import Posting
from bot.delivery.refusals import GONE
from bot.language.phrases import Speaker
from bot.messages.made_of.outgoing import Shape
from bot.messages.notices import barred, closed, restored
from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import LoadedGame
from db import rows
from db.people import refusals


class Closing:
    """The delivery of this kind."""

    def __init__(self, posting: Posting) -> None:
        self.posting = posting
        self.tables = posting.tables

    def kinds(self) -> dict[str, Callable[[rows.Delivery], Awaitable[None]]]:
        """What is delivered how."""
        return {Kind.CLOSED: self.closed, Kind.RESTORED: self.restored, Kind.BARRED: self.barred}

    async def restored(self, delivery: rows.Delivery) -> None:
        """Say that it stands where it stood when a backup was made, in the channel or to the person at a seat."""
        loaded = await self.tables.loaded(delivery.game)
        if made := self.tables.database.lost.start:
            await self._tell(loaded, delivery, partial(restored, loaded, made))

    async def closed(self, delivery: rows.Delivery) -> None:
        """Say it in the channel, or to the person at a seat."""
        loaded = await self.tables.loaded(delivery.game)
        await self._tell(loaded, delivery, partial(closed, loaded))

    async def barred(self, delivery: rows.Delivery) -> None:
        """Say to the person at a seat that the table is not shown in its channel any more, and what mends that; nothing
        if it is by now, there or elsewhere.
        """
        loaded = await self.tables.loaded(delivery.game)
        async with self.tables.database.reading() as tx:
            refusal = await refusals.get(tx, refusals.channel(loaded.row.channel_id))
        if loaded.row.status == "running" and refusal is not None:
            await self._tell(loaded, delivery, partial(barred, loaded, gone=refusal.code in GONE))

    async def _tell(self, loaded: LoadedGame, delivery: rows.Delivery, said: Callable[[Speaker], Shape]) -> None:
        if delivery.seat is None:
            say = self.posting.voices.phrasebook.at(loaded, loaded.row.language)
            await self.posting.send(loaded.row.channel_id, said(say), delivery)
            return
        seat = next((each for each in loaded.seats if each.seat == delivery.seat and each.player_id is not None), None)
        if seat is not None and seat.player_id is not None:
            say = await self.posting.voices.to(seat.player_id, loaded)
            await self.posting.to_person(seat.player_id, said(say), delivery)
