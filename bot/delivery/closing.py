"""News that no player caused: a game was closed because the rules changed and it cannot be restored; a backup put a
table back; the bot can no longer write to a table's channel.

Laws: the first two are told once in the channel and once to each person, the third to each person only; a closed game
offers its record below. A table is told once per restored backup, no matter which process starts first or how often,
and before its state is shown.
"""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.delivery.posting import Posting
from bot.delivery.refusals import GONE
from bot.language.phrases import Speaker
from bot.messages.notices import barred, closed, restored
from bot.messages.parts.outgoing import Shape
from bot.tables.acts import idle_lobbies
from bot.tables.memory import deliveries
from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import LoadedGame
from db import rows
from db.connection.transaction import Transaction
from db.facts import RESTORED, get_fact, hold_fact, set_fact
from db.games import games, outbox, seats
from db.people import refusals

TOLD = "restored_told"
"""Names the restored backup that all tables have been told about."""


class Closing:
    """The delivery of this kind."""

    def __init__(self, posting: Posting) -> None:
        self.posting = posting
        self.tables = posting.tables

    def kinds(self) -> dict[str, Callable[[rows.Delivery], Awaitable[None]]]:
        """Each kind's handler."""
        return {Kind.CLOSED: self.closed, Kind.RESTORED: self.restored, Kind.BARRED: self.barred}

    async def restored(self, delivery: rows.Delivery) -> None:
        """Say in the channel, or to a seat's person, that the game stands where the backup left it."""
        loaded = await self.tables.loaded(delivery.game)
        if made := self.tables.database.lost.start:
            await self._tell(loaded, delivery, partial(restored, loaded, made))

    async def closed(self, delivery: rows.Delivery) -> None:
        """Say so in the channel, or to a seat's person."""
        loaded = await self.tables.loaded(delivery.game)
        await self._tell(loaded, delivery, partial(closed, loaded))

    async def barred(self, delivery: rows.Delivery) -> None:
        """Tell a seat's person that the channel no longer shows the table, and how to mend that; nothing if it is shown
        again, there or elsewhere.
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


async def tell_restored(tx: Transaction, *, at: int) -> None:
    """After a backup was put back: let every lobby and running game say so in its channel and show its state; players
    are told and get their hand and question again. Does nothing the second time.
    """
    restored = await get_fact(tx, RESTORED)
    if restored is None or await hold_fact(tx, TOLD) == restored:
        return
    for game in await games.unfinished(tx):
        await outbox.store(tx, await _told(tx, game, at), at=at)
    await set_fact(tx, TOLD, restored)


async def _told(tx: Transaction, game: rows.Game, at: int) -> list[rows.NewDelivery]:
    """The news, then the state again, with hands in new messages: what is due earlier goes first."""
    before = at - 1
    wanted = [deliveries.restored(game.id, None, before), deliveries.status(game.id, at)]
    if game.status == "lobby":
        await idle_lobbies.note(tx, game.id, idle_lobbies.Waiting(at, at), at)
    seated = await seats.of_game(tx, game.id) if game.status == "running" else ()
    for seat in seated:
        if seat.player_id is not None:
            wanted.append(deliveries.restored(game.id, seat.seat, before))
            wanted.append(deliveries.push(game.id, seat.seat, at, hand=True))
    return wanted
