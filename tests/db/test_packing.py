"""Games that are over, in one row each."""

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import func, select

from db.connection.transaction import Transaction
from db.engine import Database
from db.games import answers, games, packing
from db.rows import NewAnswer, NewCheckpoint, NewLine
from db.schema import answers as answers_table
from db.schema import checkpoints, chronicle, packed
from tests.db.sample import answer, open_lobby, play, start_game, unpack

End = Callable[[Transaction, int], Awaitable[None]]


async def finished(tx: Transaction, game: int) -> None:
    """It has a result."""
    await games.finish(tx, game, result=b"", at=9)


async def called_off(tx: Transaction, game: int) -> None:
    """It has none."""
    await games.abort(tx, game, at=9)


async def played(tx: Transaction) -> int:
    """A game with all kinds of steps: by hand, beforehand, without asking, taken back, and a turn with it."""
    game = await start_game(tx)
    await play(tx, game, 6, turn_every=2)
    along = NewAnswer(1, "buy/1", "buy", b"copper", "default", asked=3)
    await answers.record(tx, game, 6, [answer(1), along], None, [NewLine(7, b"more")], at=30)
    undo = NewAnswer(0, "", "undo", b"", kind="undo")
    await answers.record(tx, game, 8, [undo], None, [NewLine(9, b"back")], [5, 6], at=40)
    turn = NewLine(10, b"turn", heading=True)
    await answers.record(tx, game, 9, [along], NewCheckpoint(10, 3, b"state 10"), [turn], at=50)
    await answers.record(tx, game, 10, [along], at=60)
    beforehand = [NewAnswer(seat, f"buy/{seat}", "buy", b"copper", "prepared") for seat in (1, 0, 1)]
    await answers.record(tx, game, 11, beforehand, at=70)
    return game


async def read(tx: Transaction, game: int) -> list[object]:
    """All that can be read of the log and the chronicle of a game."""
    stored = await answers.load(tx, game)
    assert stored is not None
    return [
        (stored.seats, stored.checkpoint, stored.answers),
        await answers.log(tx, game),
        await answers.decided(tx, game),
        await answers.unasked(tx, game),
        *[await answers.lines(tx, game, since) for since in (0, 3, 99)],
        *[await answers.lines_of_turns(tx, game, turns) for turns in (1, 2, 9)],
    ]


async def rows_of(tx: Transaction, game: int) -> list[int | None]:
    """How many rows the log, the chronicle, the checkpoints and the pack of a game have."""
    tables = (answers_table, chronicle, checkpoints, packed)
    return [await tx.scalar(select(func.count()).select_from(table).where(table.c.game == game)) for table in tables]


@pytest.mark.parametrize("end", [finished, called_off])
async def test_a_game_that_is_over_is_read_as_it_was_stored(database: Database, end: End) -> None:
    async with database.transaction() as tx:
        game, other = await played(tx), await played(tx)
        before, others = await read(tx, game), await read(tx, other)
        await end(tx, game)
    async with database.reading() as tx:
        assert await read(tx, game) == before
        assert await rows_of(tx, game) == [0, 0, 1, 1]
        assert await read(tx, other) == others
        assert await rows_of(tx, other) == [14, 10, 4, 0]


async def test_of_a_game_that_is_over_the_past_before_its_last_turn_needs_the_seed(database: Database) -> None:
    async with database.transaction() as tx:
        game = await played(tx)
        await games.finish(tx, game, result=b"", at=9)
        earlier = await answers.load_from(tx, game, 5)
        assert earlier is not None
        assert (earlier.checkpoint, len(earlier.answers)) == (None, 14)


async def test_what_goes_on_or_never_began_is_not_packed(database: Database) -> None:
    async with database.transaction() as tx:
        running, lobby = await played(tx), await open_lobby(tx)
        await games.abort(tx, lobby, at=9)
        for game in (running, lobby, 999):
            assert not await packing.pack(tx, game)
        assert await packing.next_unpacked(tx, 0) is None
        assert await packing.find(tx, running) is None


async def test_a_game_that_was_over_before_there_were_packs_is_packed_once(database: Database) -> None:
    async with database.transaction() as tx:
        old, running, older = await played(tx), await played(tx), await played(tx)
        before = await read(tx, old)
        for game in (old, older):
            await games.finish(tx, game, result=b"", at=9)
            await unpack(tx, game)
        assert await read(tx, old) == before
        assert [await packing.next_unpacked(tx, after) for after in (0, old, running, older)] == [
            old,
            older,
            older,
            None,
        ]
        assert [await packing.pack(tx, old) for _ in range(2)] == [True, False]
        assert await packing.next_unpacked(tx, 0) == older
        assert await read(tx, old) == before
