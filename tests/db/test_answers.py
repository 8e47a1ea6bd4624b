"""The log of a game: what is recorded, taken back, loaded and told."""

import msgspec
import pytest

from db.connection.transaction import Transaction
from db.engine import Database
from db.games import answers, games
from db.games.status import WrongStatus
from db.rows import Answer, Checkpoint, NewAnswer, NewCheckpoint, NewLine, StoredGame
from tests.db.sample import answer, open_lobby, play, start_game


async def loaded(tx: Transaction, game: int) -> StoredGame:
    """The game, which is there."""
    stored = await answers.load(tx, game)
    assert stored is not None
    return stored


async def test_a_click_of_several_answers_is_stored_whole(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        recorded = await answers.record(
            tx,
            game,
            0,
            [answer(0, b"gold"), NewAnswer(1, "moat/1", "moat.reveal", b"yes", "computer")],
            NewCheckpoint(2, 1, b"state 2"),
            [NewLine(1, b"bought"), NewLine(2, b"turn 2", heading=True)],
            at=5_000,
        )
    assert recorded.step == 2
    async with database.reading() as tx:
        stored = await loaded(tx, game)
        assert (stored.game.step, stored.answers) == (2, ())
        assert [line.event for line in await answers.lines(tx, game)] == [b"turn 1", b"bought", b"turn 2"]
        assert stored.checkpoint == Checkpoint(game, 2, 1, b"state 2")
        assert await answers.log(tx, game) == (
            Answer(game, 1, "answer", 0, "buy/0", "buy", b"gold", "player", False, 5_000),
            Answer(game, 2, "answer", 1, "moat/1", "moat.reveal", b"yes", "computer", False, 5_000),
        )


async def test_the_second_answer_to_a_step_is_stale_and_changes_nothing(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await answers.record(tx, game, 0, [answer(0, b"first")], at=1)
        before = await loaded(tx, game), await answers.lines(tx, game)
        late = [answer(0, b"second")]
        with pytest.raises(answers.StaleStep) as refused:
            await answers.record(tx, game, 0, late, NewCheckpoint(1, 1, b""), [NewLine(1, b"late")], [0], at=2)
        assert refused.value.current == 1
        assert (await loaded(tx, game), await answers.lines(tx, game)) == before


async def test_an_answer_from_the_future_is_stale_too(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        with pytest.raises(answers.StaleStep) as refused:
            await answers.record(tx, game, 3, [answer()], at=1)
    assert refused.value.current == 0


@pytest.mark.parametrize("end", ["lobby", "finished", "aborted", None])
async def test_only_a_running_game_takes_answers(database: Database, end: str | None) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx) if end == "lobby" else await start_game(tx)
        if end == "finished":
            await games.finish(tx, game, result=b"", at=1)
        if end == "aborted":
            await games.abort(tx, game, at=1)
        with pytest.raises(WrongStatus) as refused:
            await answers.record(tx, 10_000 if end is None else game, 0, [answer()], at=1)
        assert refused.value.status == end
        assert await answers.log(tx, game) == ()


async def test_recording_no_answer_may_still_tell_something(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        assert (await answers.record(tx, game, 0, [], None, [NewLine(0, b"Ben is away")], at=1)).step == 0
        assert [line.event for line in await answers.lines(tx, game)] == [b"turn 1", b"Ben is away"]


async def test_a_game_is_loaded_from_its_newest_checkpoint(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await play(tx, game, 8, turn_every=3)
        stored = await loaded(tx, game)
    assert stored.checkpoint == Checkpoint(game, 6, 2, b"state 6")
    assert [entry.step for entry in stored.answers] == [7, 8]
    assert [seat.name for seat in stored.seats] == ["Anna", "Ben"]
    assert stored.game.step == 8


async def test_a_game_is_loaded_from_an_older_checkpoint_with_all_that_followed(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await play(tx, game, 8, turn_every=3)
        for step, kept in ((8, 6), (6, 6), (5, 3), (2, 0)):
            stored = await answers.load_from(tx, game, step)
            assert stored is not None
            assert stored.checkpoint is not None
            assert stored.checkpoint.step == kept
            assert [entry.step for entry in stored.answers] == list(range(kept + 1, 9))


async def test_a_lobby_has_no_checkpoint_and_a_missing_game_is_none(database: Database) -> None:
    async with database.transaction() as tx:
        stored = await loaded(tx, await open_lobby(tx))
        assert (stored.checkpoint, stored.answers, stored.seats) == (None, (), ())
        assert await answers.load(tx, 10_000) is None


async def test_games_do_not_see_each_others_log(database: Database) -> None:
    async with database.transaction() as tx:
        mine, other = await start_game(tx), await start_game(tx)
        await play(tx, other, 5, turn_every=2)
        stored = await loaded(tx, mine)
        assert (stored.answers, stored.game.step) == ((), 0)
        assert [line.event for line in await answers.lines(tx, mine)] == [b"turn 1"]
        await answers.mark_undone(tx, mine, [1, 2, 3, 4, 5])
        assert not any(entry.undone for entry in await answers.log(tx, other))
        assert (await loaded(tx, other)).checkpoint is not None


async def test_an_undo_is_a_step_that_takes_others_back(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await play(tx, game, 3)
        undo = NewAnswer(0, "", "undo", b"", kind="undo")
        await answers.record(tx, game, 3, [undo], None, [NewLine(4, b"took back")], undone=[2], at=9_000)
        log, lines = await answers.log(tx, game), await answers.lines(tx, game)
    assert [(entry.step, entry.kind, entry.undone) for entry in log] == [
        (1, "answer", False),
        (2, "answer", True),
        (3, "answer", False),
        (4, "undo", False),
    ]
    assert [(line.event, line.undone) for line in lines] == [
        (b"turn 1", False),
        (b"event 1", False),
        (b"event 2", True),
        (b"event 3", False),
        (b"took back", False),
    ]


async def test_of_each_seat_the_last_answer_by_hand_that_counts_is_known(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        by_hand = [NewAnswer(seat, f"buy/{seat}", "buy", b"", asked=asked) for seat, asked in ((0, 0), (1, 0), (0, 1))]
        others = [NewAnswer(2, "buy/2", "buy", b"", "computer"), NewAnswer(1, "", "undo", b"", kind="undo")]
        await answers.record(tx, game, 0, [*by_hand, *others], at=1)
        found = await answers.decided(tx, game)
        assert [(answer.seat, answer.step, answer.asked) for answer in found] == [(1, 2, 0), (0, 3, 1)]
        await answers.mark_undone(tx, game, [3])
        assert [answer.step for answer in await answers.decided(tx, game)] == [1, 2]


async def test_the_last_answer_of_a_prepared_turn_is_known_beside_it(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        origins = ("prepared", "player", "prepared", "prepared", "order", "prepared")
        given = [
            NewAnswer(place % 2, f"buy/{place}", "buy", b"", origin)  # type: ignore[arg-type]  # each is one
            for place, origin in enumerate(origins)
        ]
        await answers.record(tx, game, 0, given, at=1)
        assert [answer.step for answer in await answers.decided(tx, game)] == [2, 3, 6]
        await answers.mark_undone(tx, game, [6])
        assert [answer.step for answer in await answers.decided(tx, game)] == [2, 3, 4]


async def test_what_went_without_asking_since_is_known_too(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        origins = ("default", "player", "default", "player", "default", "order", "default")
        given = [
            NewAnswer(place % 2, f"buy/{place}", "buy", b"", origin)  # type: ignore[arg-type]  # each is one
            for place, origin in enumerate(origins)
        ]
        await answers.record(tx, game, 0, given, at=1)
        assert [answer.step for answer in await answers.unasked(tx, game)] == [5, 7]
        await answers.mark_undone(tx, game, [5])
        assert [answer.step for answer in await answers.unasked(tx, game)] == [7]


async def test_an_undo_drops_the_checkpoints_that_contain_what_was_undone(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await play(tx, game, 7, turn_every=2)
        await answers.mark_undone(tx, game, [5, 6])
        stored = await loaded(tx, game)
        assert stored.checkpoint is not None
        assert stored.checkpoint.step == 4
        assert [(entry.step, entry.undone) for entry in stored.answers] == [(5, True), (6, True), (7, False)]
        await answers.mark_undone(tx, game, [1])
        stored = await loaded(tx, game)
        assert stored.checkpoint is not None
        assert stored.checkpoint.step == 0


async def test_a_checkpoint_made_by_the_undo_itself_stays(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await play(tx, game, 3)
        undo = [NewAnswer(0, "", "undo", b"", kind="undo")]
        await answers.record(tx, game, 3, undo, NewCheckpoint(4, 1, b"state 4"), undone=[3], at=1)
        assert (await loaded(tx, game)).checkpoint == Checkpoint(game, 4, 1, b"state 4")


async def test_the_chronicle_is_told_from_a_line_on(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await play(tx, game, 4)
        assert [line.number for line in await answers.lines(tx, game)] == [1, 2, 3, 4, 5]
        assert [line.event for line in await answers.lines(tx, game, 3)] == [b"event 3", b"event 4"]
        assert await answers.lines(tx, game, 5) == ()


async def test_the_chronicle_is_told_by_turns(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await play(tx, game, 7, turn_every=3)
        told = {
            turns: [line.number for line in await answers.lines_of_turns(tx, game, turns)] for turns in (1, 2, 3, 9)
        }
        assert told == {1: [7, 8], 2: [4, 5, 6, 7, 8], 3: [1, 2, 3, 4, 5, 6, 7, 8], 9: [1, 2, 3, 4, 5, 6, 7, 8]}
        await answers.mark_undone(tx, game, [6])
        assert [line.number for line in await answers.lines_of_turns(tx, game, 1)] == [4, 5, 6, 7, 8]


def test_a_row_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        answer().seat = 2  # type: ignore[misc]  # that it is refused is the point
    assert msgspec.structs.replace(answer(), seat=2).seat == 2
