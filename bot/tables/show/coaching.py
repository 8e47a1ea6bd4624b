"""Coaches and advice at a table: who has one, what it should explain, and whether the table is told.

Laws: a coach speaks to its own person alone; the table is told who has help only if its terms say so; a table without
help has none.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import LoadedGame
from bot.tables.memory.store import Store
from bot.tables.show.shown import Desk, PublicTable
from bot.tables.terms import terms
from bot.tables.terms.actors import Actor, Refused
from db import rows
from db.connection.transaction import Transaction
from db.games import games, outbox, seats
from db.people import coaching
from games.kernel.engine.text import Text


class Coaches:
    """The coaches at all tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def call(self, game_id: int, actor: Actor, *, wanted: bool | None = None) -> bool:
        """Call a coach to this seat, or (`wanted` is False) let it go; None: change the present state. Whether there
        is one then. Raises Refused.
        """
        async with self.store.change() as tx:
            row, mine = await _mine(tx, game_id, actor.user_id)
            coached = not mine.coached if wanted is None else wanted
            await coaching.call(tx, game_id, actor.user_id, coached=coached)
            await self._tell(tx, row, mine)
            await self._show(tx, row, actor)
        return coached

    async def at(self, game_id: int, user_id: int) -> bool:
        """Whether a coach is at this person's seat."""
        helped = await self.store.database.read(lambda tx: coaching.of_game(tx, game_id))
        return any(each.coached for each in helped if each.player_id == user_id)

    async def _show(self, tx: Transaction, row: rows.Game, actor: Actor) -> None:
        """Update the open question with the coach's words, or without them."""
        if row.status == "running":
            mine = [seat.seat for seat in await seats.of_game(tx, row.id) if seat.player_id == actor.user_id]
            at = self.store.clock()
            await outbox.store(tx, [Kind.REFRESH(row.id, seat, at) for seat in mine], at=at)

    async def note_advice(self, game_id: int, actor: Actor) -> None:
        """Note that advice was asked for at this seat. Raises Refused if there is none."""
        async with self.store.change() as tx:
            row, mine = await _mine(tx, game_id, actor.user_id)
            await coaching.note_advice(tx, game_id, actor.user_id)
            await self._tell(tx, row, mine)

    async def _tell(self, tx: Transaction, row: rows.Game, before: rows.Coaching) -> None:
        """Let the table say who has help, if its terms say so and that has changed."""
        now = {each.player_id for each in await coaching.of_game(tx, row.id) if _aided(each)}
        changed = _aided(before) != (before.player_id in now)
        if terms.read(row).advice == "told" and changed and row.status != "lobby":
            at = self.store.clock()
            await outbox.store(tx, [Kind.STATUS(row.id, None, at)], at=at)

    async def answered_before(self, desk: Desk) -> Mapping[str, int] | None:
        """How often its person has answered each question there, by key; None if no coach needs it."""
        if desk.question is None or not desk.counsel or not desk.reader.coached:
            return None
        game_id, seat = desk.table.game_id, desk.seat
        loaded, _ = await self.store.loaded.seen(game_id)
        since = loaded.holders.since(seat)
        return await self.store.database.read(lambda tx: coaching.answered(tx, game_id, seat, since))

    async def told(self, loaded: LoadedGame, table: PublicTable) -> PublicTable:
        """The table with those who have help, if it is told."""
        if loaded.setup.advice != "told":
            return table
        helped = await self.store.database.read(lambda tx: coaching.of_game(tx, loaded.row.id))
        aided = {row.player_id for row in helped if _aided(row)}
        seats = tuple(seat.seat for seat in loaded.seats if seat.player_id in aided)
        return replace(table, seated=replace(table.seated, aided=seats))


def _aided(row: rows.Coaching) -> bool:
    return row.coached or row.advised > 0


async def _mine(tx: Transaction, game_id: int, user_id: int) -> tuple[rows.Game, rows.Coaching]:
    """A table, and the help at this person's seat. Raises Refused."""
    row = await games.find(tx, game_id)
    if row is None:
        raise Refused(Text("no-such-game"))
    if all(seat.player_id != user_id for seat in await seats.of_game(tx, game_id)):
        raise Refused(Text("not-seated"))
    if terms.read(row).advice == "without":
        raise Refused(Text("advice-without"))
    there = (each for each in await coaching.of_game(tx, game_id) if each.player_id == user_id)
    return row, next(there, rows.Coaching(game_id, user_id))
