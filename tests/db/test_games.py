"""Games from the lobby to the end, and who may not."""

import pytest
from sqlalchemy.exc import IntegrityError

from db.engine import Database
from db.games import answers, games, outbox, seats
from db.games.status import WrongStatus
from db.rows import Game, NewCheckpoint, NewLine
from tests.db.sample import ANNA, BEN, CLARA, delete_by_hand, open_lobby, start_game, want


async def reading_game(database: Database, game: int) -> Game:
    """The game as it is stored."""
    async with database.reading() as tx:
        found = await games.find(tx, game)
    assert found is not None
    return found


async def test_a_lobby_is_found_as_it_was_opened(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx, channel_id=55)
    assert await reading_game(database, game) == Game(
        id=game,
        game="dominion",
        status="lobby",
        guild_id=7,
        channel_id=55,
        host_id=ANNA,
        language="de",
        options=b"{}",
        seed=None,
        commitment=None,
        step=0,
        created_at=1_000,
        started_at=None,
        ended_at=None,
        status_message_id=None,
        status_posted_at=None,
        status_step=None,
        result=None,
    )


async def test_a_game_that_is_not_there_is_none(database: Database) -> None:
    async with database.reading() as tx:
        assert await games.find(tx, 1) is None
        assert await games.in_channel(tx, 55) is None


async def test_games_are_found_by_their_host_and_their_server(database: Database) -> None:
    async with database.transaction() as tx:
        first, second = await open_lobby(tx, channel_id=55), await open_lobby(tx, channel_id=56)
        await games.set_host(tx, second, BEN)
        await games.abort(tx, first, at=2_000)
        third = await open_lobby(tx, channel_id=57)
        assert [game.id for game in await games.unfinished(tx, host_id=ANNA)] == [third]
        assert [game.id for game in await games.unfinished(tx, host_id=BEN)] == [second]
        assert [game.id for game in await games.unfinished(tx, guild_id=7)] == [second, third]
        assert await games.unfinished(tx, guild_id=8) == ()
        assert [game.id for game in await games.opened_since(tx, 7, 1_000)] == [first, second, third]
        assert await games.opened_since(tx, 7, 1_001) == await games.opened_since(tx, 8, 0) == ()


async def test_a_second_game_in_a_busy_channel_is_refused(database: Database) -> None:
    async with database.transaction() as tx:
        first = await open_lobby(tx, channel_id=55)
        with pytest.raises(games.ChannelBusy) as refused:
            await open_lobby(tx, channel_id=55)
        assert refused.value.game_id == first
        found = await games.in_channel(tx, 55)
    assert found is not None
    assert found.id == first


@pytest.mark.parametrize("status", ["lobby", "running"])
async def test_the_channel_is_free_again_once_the_game_is_over(database: Database, status: str) -> None:
    async with database.transaction() as tx:
        first = await (open_lobby if status == "lobby" else start_game)(tx, 55)
        await games.abort(tx, first, at=3_000)
        assert await games.in_channel(tx, 55) is None
        assert await open_lobby(tx, channel_id=55) > first


async def test_a_language_nobody_speaks_is_an_error_of_the_program(database: Database) -> None:
    async with database.transaction() as tx:
        with pytest.raises(IntegrityError):
            await games.open_lobby(
                tx,
                game="dominion",
                guild_id=7,
                channel_id=55,
                host_id=ANNA,
                language="tlh",  # type: ignore[arg-type]  # refused by the table as well
                options=b"",
                at=1,
            )


async def test_the_lobby_may_be_changed(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        await games.set_options(tx, game, b"other")
        await games.set_host(tx, game, BEN)
        await games.set_language(tx, game, "en")
    found = await reading_game(database, game)
    assert (found.options, found.host_id, found.language) == (b"other", BEN, "en")


async def test_a_started_game_has_its_seed_checkpoint_and_first_line(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        stored = await answers.load(tx, game)
        lines = await answers.lines(tx, game)
    assert stored is not None
    assert (stored.game.status, stored.game.seed, stored.game.commitment) == ("running", b"seed", "5eed")
    assert stored.game.started_at == 2_000
    assert stored.checkpoint is not None
    assert (stored.checkpoint.step, stored.checkpoint.turn, stored.checkpoint.state) == (0, 0, b"state 0")
    assert [line.event for line in lines] == [b"turn 1"]


async def test_a_game_starts_once(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        with pytest.raises(WrongStatus) as refused:
            await games.start(tx, game, seed=b"", commitment="", checkpoint=NewCheckpoint(0, 0, b""), at=1)
    assert refused.value.status == "running"
    assert (await reading_game(database, game)).seed == b"seed"


async def test_options_are_fixed_once_the_game_runs(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        with pytest.raises(WrongStatus):
            await games.set_options(tx, game, b"other")


async def test_a_finished_game_keeps_its_result(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await games.finish(tx, game, result=b"Anna wins", at=9_000)
        with pytest.raises(WrongStatus) as refused:
            await games.abort(tx, game, at=9_001)
    found = await reading_game(database, game)
    assert refused.value.status == "finished"
    assert (found.status, found.result, found.ended_at) == ("finished", b"Anna wins", 9_000)


async def test_a_lobby_cannot_be_finished_and_an_aborted_game_has_no_result(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        with pytest.raises(WrongStatus):
            await games.finish(tx, game, result=b"", at=1)
        await games.abort(tx, game, at=9_000)
    found = await reading_game(database, game)
    assert (found.status, found.result, found.ended_at) == ("aborted", None, 9_000)


async def test_a_game_that_never_was_has_no_status(database: Database) -> None:
    async with database.transaction() as tx:
        for attempt in (games.abort(tx, 99, at=1), games.set_options(tx, 99, b"")):
            with pytest.raises(WrongStatus) as refused:
                await attempt
            assert refused.value.status is None


async def test_the_status_message_is_remembered_and_forgotten(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await games.set_status_message(tx, game, message_id=777, posted_at=5_000, step=3)
    found = await reading_game(database, game)
    assert (found.status_message_id, found.status_posted_at, found.status_step) == (777, 5_000, 3)
    async with database.transaction() as tx:
        await games.forget_status_message(tx, game, found.channel_id + 1)
    assert (await reading_game(database, game)).status_message_id == 777
    async with database.transaction() as tx:
        await games.forget_status_message(tx, game, found.channel_id)
    found = await reading_game(database, game)
    assert (found.status_message_id, found.status_posted_at, found.status_step) == (None, None, None)


async def test_a_game_moves_to_a_free_channel_and_leaves_its_message_behind(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx, 55)
        await games.set_status_message(tx, game, message_id=777, posted_at=5_000, step=3)
        await games.move_channel(tx, game, 56)
        assert await games.in_channel(tx, 55) is None
    found = await reading_game(database, game)
    assert (found.channel_id, found.status_message_id) == (56, None)


async def test_a_game_does_not_move_to_a_busy_channel(database: Database) -> None:
    async with database.transaction() as tx:
        game, other = await start_game(tx, 55), await open_lobby(tx, 56)
        with pytest.raises(games.ChannelBusy) as refused:
            await games.move_channel(tx, game, 56)
    assert refused.value.game_id == other
    assert (await reading_game(database, game)).channel_id == 55


async def test_a_deleted_lobby_takes_its_seats_and_deliveries_along(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        await seats.join(tx, game, ANNA, "Anna")
        await want(tx, "lobby", game, due_at=1)
        await delete_by_hand(tx, game)
        assert await games.find(tx, game) is None
        assert await seats.of_game(tx, game) == ()
        assert await outbox.next_due(tx) is None


async def test_an_id_is_never_given_twice(database: Database) -> None:
    async with database.transaction() as tx:
        first = await open_lobby(tx)
        await delete_by_hand(tx, first)
        assert await open_lobby(tx) > first


async def test_games_are_found_by_player_and_by_status(database: Database) -> None:
    async with database.transaction() as tx:
        over, runs, lobby = await start_game(tx), await start_game(tx), await open_lobby(tx)
        await games.finish(tx, over, result=b"", at=1)
        await seats.join(tx, lobby, CLARA, "Clara")
        assert [game.id for game in await games.of_player(tx, ANNA)] == [runs]
        assert [game.id for game in await games.of_player(tx, ANNA, ("finished", "running"))] == [over, runs]
        assert [game.id for game in await games.of_player(tx, CLARA)] == [lobby]
        assert [game.id for game in await games.unfinished(tx)] == [runs, lobby]


async def test_lines_of_the_start_may_be_none(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        await games.start(tx, game, seed=b"", commitment="", checkpoint=NewCheckpoint(0, 0, b""), at=1)
        assert await answers.lines(tx, game) == ()
        await answers.tell(tx, game, [NewLine(0, b"late")])
        assert [line.number for line in await answers.lines(tx, game)] == [1]
