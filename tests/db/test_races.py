"""Several at once: one is first, the others hear of it; and a program that is killed loses nothing it had committed."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from db.engine import Database
from db.games import answers, games, seats
from db.games.status import WrongStatus
from db.rows import NewCheckpoint, NewLine
from tests.db.sample import ANNA, BEN, answer, open_lobby, start_game

ROOT = Path(__file__).parents[2]


async def started(database: Database) -> int:
    """A running game, committed."""
    async with database.transaction() as tx:
        return await start_game(tx)


async def steps(database: Database, game: int) -> list[int]:
    """The steps of the log, which are as many as the game counts."""
    async with database.reading() as tx:
        log, found = await answers.log(tx, game), await games.find(tx, game)
    assert found is not None
    assert found.step == len(log)
    return [entry.step for entry in log]


async def program(task: str, url: str, *numbers: int) -> Process:
    """Another program at work on the same database."""
    arguments = (sys.executable, "-m", "tests.db.racer", task, url, *map(str, numbers))
    return await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE, cwd=ROOT)


async def heard(child: Process) -> str:
    """The next line a program says, empty at its end."""
    assert child.stdout is not None
    return (await child.stdout.readline()).decode().strip()


async def test_of_two_clicks_on_one_question_one_wins_and_the_other_changes_nothing(database: Database) -> None:
    game = await started(database)

    async def click(seat: int) -> None:
        async with database.transaction() as tx:
            lines = [NewLine(1, b"clicked")]
            await answers.record(tx, game, 0, [answer(seat)], NewCheckpoint(1, 1, bytes([seat])), lines, at=1)

    results = await asyncio.gather(click(0), click(1), return_exceptions=True)
    lost = [result for result in results if isinstance(result, answers.StaleStep)]
    assert (len(lost), results.count(None)) == (1, 1)
    assert lost[0].current == 1
    async with database.reading() as tx:
        stored, log, lines = (
            await answers.load(tx, game),
            await answers.log(tx, game),
            await answers.lines(tx, game),
        )
    assert stored is not None
    assert stored.checkpoint is not None
    assert [(entry.step, bytes([entry.seat])) for entry in log] == [(1, stored.checkpoint.state)]
    assert [line.event for line in lines] == [b"turn 1", b"clicked"]


async def test_of_two_lobbies_in_one_channel_one_is_opened(database: Database) -> None:
    async def click() -> int:
        async with database.transaction() as tx:
            return await open_lobby(tx, channel_id=55)

    results = await asyncio.gather(click(), click(), return_exceptions=True)
    opened = [result for result in results if isinstance(result, int)]
    refused = [result.game_id for result in results if isinstance(result, games.ChannelBusy)]
    assert opened == refused
    assert len(opened) == 1


async def test_of_two_clicks_on_join_one_takes_a_seat(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)

    async def click(player: int) -> None:
        async with database.transaction() as tx:
            await seats.join(tx, game, player, "Name")

    results = await asyncio.gather(click(ANNA), click(ANNA), click(BEN), return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [seats.AlreadySeated]
    async with database.reading() as tx:
        assert {(seat.seat, seat.player_id) for seat in await seats.of_game(tx, game)} in (
            {(0, ANNA), (1, BEN)},
            {(1, ANNA), (0, BEN)},
        )


async def test_of_two_clicks_on_start_one_starts(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)

    async def click(seed: bytes) -> None:
        async with database.transaction() as tx:
            await games.start(tx, game, seed=seed, commitment="", checkpoint=NewCheckpoint(0, 0, seed), at=1)

    results = await asyncio.gather(click(b"a"), click(b"b"), return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [WrongStatus]
    async with database.reading() as tx:
        stored = await answers.load(tx, game)
    assert stored is not None
    assert stored.checkpoint is not None
    assert stored.checkpoint.state == stored.game.seed


async def test_of_two_programs_answering_one_question_one_wins(url: str, database: Database) -> None:
    game = await started(database)
    children = [await program("race", url, game) for _ in range(2)]
    assert [await heard(child) for child in children] == ["ready", "ready"]
    said = [await child.communicate(b"go\n") for child in children]
    assert sorted(out.decode().strip() for out, _ in said) == ["stale 1", "won"]
    assert await steps(database, game) == [1]


async def test_a_program_killed_inside_a_transaction_leaves_what_was_committed(url: str, database: Database) -> None:
    game = await started(database)
    child = await program("hang", url, game)
    assert await heard(child) == "inside"
    child.kill()
    await child.wait()
    assert await steps(database, game) == [1, 2, 3]
    async with database.transaction() as tx:
        assert (await answers.record(tx, game, 3, [answer()], at=1)).step == 4


@pytest.mark.parametrize("moment", [1, 7, 20])
async def test_a_program_killed_at_any_moment_has_lost_nothing_it_said_it_had_stored(
    url: str, database: Database, moment: int
) -> None:
    game = await started(database)
    child = await program("hurry", url, game)
    said = 0
    while said < moment:
        said = int(await heard(child))
    child.kill()
    while line := await heard(child):
        said = int(line)
    await child.wait()
    stored = await steps(database, game)
    assert stored == list(range(1, len(stored) + 1))
    assert len(stored) in (said, said + 1)
