"""Polls: one at a time per game."""

import pytest

from db.engine import Database
from db.games import games, polls
from db.games.status import WrongStatus
from db.rows import Poll
from tests.db.sample import start_game


async def test_a_new_poll_takes_the_place_of_the_one_before(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        assert await polls.find(tx, game) is None
        await polls.put(tx, Poll(game, "undo", 0, 5, b"first", 3_000))
        await polls.put(tx, Poll(game, "undo", 1, 6, b"second", 4_000))
        assert await polls.find(tx, game) == Poll(game, "undo", 1, 6, b"second", 4_000)


async def test_a_poll_changes_as_people_vote(database: Database) -> None:
    async with database.transaction() as tx:
        game, other = await start_game(tx), await start_game(tx)
        for each in (game, other):
            await polls.put(tx, Poll(each, "undo", 0, 5, b"asked", 3_000))
        await polls.change(tx, game, b"agreed")
        assert await polls.held(tx, game) == Poll(game, "undo", 0, 5, b"agreed", 3_000)
        assert await polls.held(tx, other) == Poll(other, "undo", 0, 5, b"asked", 3_000)


async def test_nothing_is_put_to_the_vote_in_a_game_that_is_over(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await games.abort(tx, game, at=3_000)
        with pytest.raises(WrongStatus):
            await polls.held(tx, game)
