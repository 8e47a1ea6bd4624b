"""Deadlines: one row per seat that is asked, of one question each."""

import msgspec
import pytest

from db.engine import Database
from db.games import deadlines, games
from db.people import players
from db.rows import Deadline
from tests.db.sample import ANNA, BEN, start_game


def row(game: int, seat: int, choice: str = "t1", due_at: int = 9_000) -> Deadline:
    return Deadline(game, seat, choice, 3_000, due_at, 0, False)


async def test_a_seats_next_question_has_a_row_of_its_own(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await deadlines.replace(tx, game, [], [row(game, 1), row(game, 0)])
        assert await deadlines.of_game(tx, game) == (row(game, 0), row(game, 1))
        await deadlines.replace(tx, game, [0, 1], [row(game, 1, "t2")])
        assert await deadlines.of_game(tx, game) == (row(game, 1, "t2"),)
        assert await deadlines.of_seat(tx, game, 1) == row(game, 1, "t2")
        assert await deadlines.of_seat(tx, game, 0) is None


async def test_a_row_changes_only_for_the_question_it_was_read_for(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await deadlines.replace(tx, game, [], [row(game, 0)])
        assert await deadlines.change(tx, row(game, 0), muted=True)
        assert await deadlines.change(tx, row(game, 0), stage=2)
        assert not await deadlines.change(tx, row(game, 0, "t2"), stage=3)
        assert not await deadlines.change(tx, row(game, 1), stage=3)
        now = msgspec.structs.replace(row(game, 0), stage=2, muted=True)
        assert await deadlines.of_game(tx, game) == (now,), "what else was changed stays"


async def test_a_persons_deadlines_are_told_the_nearest_first(database: Database) -> None:
    async with database.transaction() as tx:
        first, second, over = [await start_game(tx) for _ in range(3)]
        await deadlines.replace(tx, first, [], [row(first, 0, due_at=9_000), row(first, 1, due_at=1_000)])
        await deadlines.replace(tx, second, [], [row(second, 0, due_at=5_000)])
        await deadlines.replace(tx, over, [], [row(over, 0, due_at=2_000)])
        await games.abort(tx, over, at=4_000)
        assert [each.game for each in await deadlines.of_player(tx, ANNA)] == [second, first]
        assert [each.game for each in await deadlines.of_player(tx, BEN)] == [first]


@pytest.mark.parametrize("known", [(), (BEN,), (ANNA, BEN)])
async def test_the_people_of_a_table_are_those_that_are_known(database: Database, known: tuple[int, ...]) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        for person in known:
            await players.see(tx, person, f"name {person}", "de", at=1)
        found = await players.of_game(tx, game)
        assert [(seat, person.user_id) for seat, person in found] == [({ANNA: 0, BEN: 1}[each], each) for each in known]
