"""Who plays with a coach, and how often which question was answered by hand."""

from msgspec.structs import replace

from db.engine import Database
from db.games import answers
from db.people import coaching, players
from db.rows import Coaching
from tests.db.sample import ANNA, BEN, answer, start_game


async def test_a_person_has_one_row_at_a_table(database: Database) -> None:
    async with database.transaction() as tx:
        game, other = await start_game(tx), await start_game(tx)
        assert await coaching.of_game(tx, game) == ()
        await coaching.call(tx, game, BEN, coached=True)
        for _ in range(2):
            await coaching.note_advice(tx, game, BEN)
        await coaching.call(tx, game, BEN, coached=False)
        await coaching.call(tx, game, ANNA, coached=True)
        await coaching.note_advice(tx, other, ANNA)
        assert await coaching.count_of(tx, ANNA) == 2
        assert await coaching.of_game(tx, game) == (
            Coaching(game, ANNA, coached=True),
            Coaching(game, BEN, coached=False, advised=2),
        )
        await players.delete_player(tx, ANNA)
        assert [row.player_id for row in await coaching.of_game(tx, game)] == [BEN]
        assert await coaching.of_game(tx, other) == ()


async def test_answers_by_hand_are_counted_by_question(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        along = replace(answer(seat=0), origin="default")
        given = [answer(seat=0), answer(seat=1), answer(seat=0), along, answer(seat=0)]
        await answers.record(tx, game, 0, given, None, [], at=1)
        await answers.mark_undone(tx, game, [5])
        assert await coaching.answered(tx, game, 0) == {given[0].key: 2}
        assert await coaching.answered(tx, game, 1) == {given[0].key: 1}
        assert await coaching.answered(tx, game, 0, since=1) == {given[0].key: 1}, "who had the seat before had it"
