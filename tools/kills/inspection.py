"""The state that must hold once a killed bot has been started again, and all is delivered.

Laws: each confirmed answer is stored once; steps have no gaps, no question was answered twice; nothing was sent twice;
each game has one message for all; each person with a question has one message to answer in, and nobody else has any.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.tables.acts.tables import Tables
from db import rows
from db.connection.one_trip import Trips, connect
from db.connection.transaction import Transaction
from db.engine import Database
from db.games import answers, games, outbox
from sandbox import Sandbox
from sandbox.state.world import WorldChange
from tools.kills.opening import public
from tools.kills.people import Confirmed, Live

DUE_SOON_MS = 15_000
"""Deliveries due within this time belong to past events; later ones are alarms."""


class BrokenPromise(Exception):
    """Something that must always hold does not."""


def looked_at(url: str) -> Database:
    """A database read by an observer beside the bot, without a lasting connection: nothing of it stays open when the
    bot dies.
    """
    engine = create_async_engine(url, poolclass=NullPool)
    if engine.dialect.name == "sqlite":
        how = {"isolation_level": None, "async_creator_fn": partial(connect, trips=Trips())}
        engine = create_async_engine(url, poolclass=NullPool, connect_args=how)

        def begun(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

        event.listen(engine.sync_engine, "begin", begun)
    return Database(engine, engine)


class Nonces:
    """How often each delivery has become a message."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.seen = Counter[str]()
        sandbox.world.watch(self._watch)

    def _watch(self, happening: WorldChange) -> None:
        message = happening.message
        if happening.kind == "message_create" and message is not None and "nonce" in message.json:
            self.seen[str(message.json["nonce"])] += 1

    def check(self) -> None:
        """Raise BrokenPromise if one has become two."""
        if twice := [nonce for nonce, count in self.seen.items() if count > 1]:
            raise BrokenPromise(f"sent twice: the message of nonce {twice[0]}")


async def due(tx: Transaction, until: int) -> dict[int, int]:
    """The wanted deliveries due by then: their rows, and how often each was requested."""
    query = text("SELECT id, wanted FROM outbox WHERE wanted > delivered AND due_at <= :until")
    return {row.id: row.wanted for row in await tx.execute(query, {"until": until})}


async def delivered(tx: Transaction, wanted: Mapping[int, int]) -> int:
    """How many of these were delivered."""
    found = await tx.execute(text("SELECT id, delivered FROM outbox WHERE wanted > 0"))
    now = {row.id: row.delivered for row in found}
    return sum(now.get(number, count) >= count for number, count in wanted.items())


async def drained(tx: Transaction, now: int) -> bool:
    """Whether nothing is to be delivered soon."""
    at = await outbox.next_due(tx)
    return at is None or at > now + DUE_SOON_MS


class Inspection:
    """One look at everything; `tables` are those of a `looked_at` database."""

    def __init__(self, tables: Tables, sandbox: Sandbox) -> None:
        self.tables = tables
        self.sandbox = sandbox

    async def stored(self, game_ids: Sequence[int], confirmed: Iterable[Confirmed]) -> dict[int, rows.Game]:
        """The games, after checking that their answers are right, with each confirmed one. Raises BrokenPromise."""
        logs: dict[int, tuple[rows.Answer, ...]] = {}
        found: dict[int, rows.Game] = {}
        async with self.tables.database.reading() as tx:
            await _whole(tx)
            for game_id in game_ids:
                row = await games.find(tx, game_id)
                if row is None:
                    raise BrokenPromise(f"game {game_id} is gone")
                found[game_id], logs[game_id] = row, tuple(await answers.log(tx, game_id))
                _in_order(row, logs[game_id])
        for one in confirmed:
            count = sum(row.choice == one.question and row.kind == "answer" for row in logs[one.game])
            if count != 1:
                raise BrokenPromise(f"game {one.game}: a confirmed answer to {one.question} is stored {count} times")
        return found

    def public(self, row: rows.Game) -> None:
        """Raise BrokenPromise unless the game has one message for all, and the bot knows which."""
        channel = self.sandbox.world.channels[row.channel_id]
        shown = [message.id for message in public(self.sandbox, channel)]
        if shown != [row.status_message_id]:
            raise BrokenPromise(
                f"game {row.id}: {len(shown)} messages for all in {channel.name}, not one that is known"
            )

    async def asked(self, row: rows.Game, live: Sequence[Live]) -> None:
        """Raise BrokenPromise unless each person with a question has one message to answer in, and nobody else any."""
        async with self.tables.database.reading() as tx:
            loaded = await self.tables.store.loaded.load(tx, row.id)
        for seat in loaded.seats:
            if seat.player_id is None or loaded.match is None:
                continue
            open_now = loaded.match.question(seat.seat)
            wanted = [] if open_now is None or loaded.match.over else [open_now[0]]
            mine = [one for one in live if (one.person, one.game) == (seat.player_id, row.id)]
            if [one.question for one in mine] != wanted:
                asking = ", ".join(f"{one.question} in {one.message.id}" for one in mine) or "nothing"
                raise BrokenPromise(f"game {row.id}: {seat.name} is asked {wanted or 'nothing'}, but sees {asking}")

    async def verified(self, game_id: int) -> None:
        """Raise BrokenPromise unless the record of a finished game agrees with the play."""
        _, verdict = await self.tables.archive.verdict(game_id)
        if not verdict.agrees:
            raise BrokenPromise(
                f"game {game_id}: its record differs in {[finding.field for finding in verdict.findings]}"
            )


async def _whole(tx: AsyncConnection) -> None:
    """Raise BrokenPromise if the file is damaged."""
    if tx.dialect.name != "sqlite":
        return
    said = [row[0] for row in await tx.exec_driver_sql("PRAGMA integrity_check")]
    lost = list(await tx.exec_driver_sql("PRAGMA foreign_key_check"))
    if said != ["ok"] or lost:
        raise BrokenPromise(f"integrity_check says {said[0]}, foreign_key_check {len(lost)} rows")


def _in_order(row: rows.Game, log: Sequence[rows.Answer]) -> None:
    """Raise BrokenPromise unless the steps have no gap and no question has two answers."""
    if [one.step for one in log] != list(range(1, row.step + 1)):
        raise BrokenPromise(f"game {row.id}: steps {[one.step for one in log]}, but it stands at {row.step}")
    counts = Counter(one.choice for one in log if one.kind == "answer" and not one.undone)
    if twice := [choice for choice, count in counts.items() if count > 1]:
        raise BrokenPromise(f"game {row.id}: question {twice[0]} was answered twice")
