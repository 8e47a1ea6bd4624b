"""Who has help at a table: for the own person alone, unless the table is told; nobody where there is none."""

from pathlib import Path

import pytest

from bot.tables.terms.actors import Refused
from tests.bot.tables.helped import ANNA, BEN, GAME, asked, play, table


async def test_a_coach_comes_and_goes_and_knows_what_was_answered(tmp_path: Path) -> None:
    async with table(tmp_path) as tables:
        actor = await asked(tables)
        desk = await tables.desk(GAME, actor.user_id)
        assert await tables.coaches.answered_before(desk) is None
        assert await tables.coaches.call(GAME, actor)
        assert await tables.coaches.answered_before(await tables.desk(GAME, actor.user_id)) == {}
        await play(tables, 4)
        known = await tables.coaches.answered_before(await tables.desk(GAME, (await asked(tables)).user_id))
        assert known is None or sum(known.values()) > 0
        assert not await tables.coaches.call(GAME, actor)
        assert not await tables.coaches.call(GAME, actor, wanted=False)
        assert await tables.coaches.answered_before(await tables.desk(GAME, actor.user_id)) is None


async def test_a_table_is_told_only_if_it_wants_to_know(tmp_path: Path) -> None:
    (tmp_path / "told").mkdir()
    async with table(tmp_path) as tables:
        await tables.coaches.note_advice(GAME, ANNA)
        assert (await tables.table(GAME)).seated.aided == ()
    async with table(tmp_path / "told", advice="told") as tables:
        assert (await tables.table(GAME)).seated.aided == ()
        await tables.coaches.note_advice(GAME, BEN)
        (seat,) = (await tables.table(GAME)).seated.aided
        loaded = await tables.loaded(GAME)
        assert loaded.seats[seat].player_id == BEN.user_id


async def test_where_there_is_none_none_is_given(tmp_path: Path) -> None:
    async with table(tmp_path, advice="without") as tables:
        for refused in (tables.coaches.call(GAME, ANNA), tables.coaches.note_advice(GAME, ANNA)):
            with pytest.raises(Refused, match="advice-without"):
                await refused
        desk = await tables.desk(GAME, (await asked(tables)).user_id)
        assert not desk.counsel
        assert await tables.coaches.answered_before(desk) is None


async def test_who_does_not_sit_there_has_no_coach(tmp_path: Path) -> None:
    async with table(tmp_path) as tables:
        with pytest.raises(Refused, match="not-seated"):
            await tables.coaches.call(GAME, ANNA.__class__(9, "Clara"))
        with pytest.raises(Refused, match="no-such-game"):
            await tables.coaches.call(GAME + 1, ANNA)
