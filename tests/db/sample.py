"""Rows the storage tests work with: a lobby, a running game, a few answers."""

from collections.abc import Iterator
from itertools import count

import msgspec
from sqlalchemy import delete, insert

from db import schema
from db.connection.transaction import Transaction
from db.games import answers, games, outbox, packing, seats
from db.rows import NewAnswer, NewCheckpoint, NewDelivery, NewLine

ANNA, BEN, CLARA = 101, 102, 103
_channels: Iterator[int] = count(9_000_000_000_000_000_001)


async def open_lobby(tx: Transaction, channel_id: int | None = None) -> int:
    """A lobby, in a channel of its own by default."""
    channel = next(_channels) if channel_id is None else channel_id
    return await games.open_lobby(
        tx,
        game="dominion",
        guild_id=7,
        channel_id=channel,
        host_id=ANNA,
        language="de",
        options=b"{}",
        at=1_000,
    )


async def start_game(tx: Transaction, channel_id: int | None = None) -> int:
    """A game of Anna against Ben, just begun: checkpoint 0 and the heading of the first turn."""
    game = await open_lobby(tx, channel_id)
    await seats.join(tx, game, ANNA, "Anna")
    await seats.join(tx, game, BEN, "Ben")
    await games.start(
        tx,
        game,
        seed=b"seed",
        commitment="5eed",
        checkpoint=NewCheckpoint(0, 0, b"state 0"),
        chronicle=[NewLine(0, b"turn 1", heading=True)],
        at=2_000,
    )
    return game


async def delete_by_hand(tx: Transaction, game: int) -> None:
    """Delete a game as the database's administrator may: the program itself never does."""
    await tx.execute(delete(schema.games).where(schema.games.c.id == game))


def answer(seat: int = 0, picks: bytes = b"copper") -> NewAnswer:
    """A player's answer to a question about buying."""
    return NewAnswer(seat, f"buy/{seat}", "buy", picks)


async def play(tx: Transaction, game: int, steps: int, turn_every: int = 0) -> None:
    """Record steps from the first on, each with one line; every `turn_every` steps a turn begins."""
    for step in range(1, steps + 1):
        turn = bool(turn_every) and step % turn_every == 0
        kept = NewCheckpoint(step, step // turn_every, f"state {step}".encode()) if turn else None
        line = NewLine(step, f"event {step}".encode(), heading=turn)
        await answers.record(tx, game, step - 1, [answer()], kept, [line], at=2_000 + step)


async def unpack(tx: Transaction, game: int) -> None:
    """Keep the rows of a game as an older version kept them when it was over."""
    pack = await packing.find(tx, game)
    if pack is None:
        raise LookupError(f"game {game} is not packed")
    await tx.execute(delete(schema.packed).where(schema.packed.c.game == game))
    for table, kept in ((schema.answers, pack.answers), (schema.chronicle, pack.lines)):
        if kept:
            await tx.execute(insert(table), [msgspec.structs.asdict(row) for row in kept])


async def want(
    tx: Transaction,
    kind: str,
    game: int,
    seat: int | None = None,
    payload: bytes | None = None,
    *,
    due_at: int,
    at: int | None = None,
) -> None:
    """Ask for one delivery; `at` is now, by default the time of delivery."""
    await outbox.store(tx, [NewDelivery(kind, game, seat, due_at, payload)], at=due_at if at is None else at)


async def waits(tx: Transaction, kind: str, game: int, seat: int | None = None) -> bytes | None:
    """The payload of such a delivery that is still to come; None if there is none."""
    return await outbox.pending(tx, NewDelivery(kind, game, seat, 0))
