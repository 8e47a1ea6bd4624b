"""Killed in the midst of play, and what is looked at then; python -m tools kills does it a thousand times."""

import random
from pathlib import Path

import pytest

from bot.tables.acts.tables import Tables
from db import rows
from db.games import games
from games.kernel.contract.discovery import find_games
from tests import depth
from tests.db.server import KINDS
from tests.empty_database import only_on
from tests.end_to_end.house import House
from tools.kills.campaign import KillRun, clear_away, run
from tools.kills.inspection import BrokenPromise, Inspection, looked_at
from tools.kills.people import Confirmed, Mail

KILLS = {"quick": 3, "thorough": 4}
"""So often each database's bot is killed here."""


@only_on("sqlite", "it names a database of each kind by itself")
@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
async def test_a_bot_that_is_killed_in_the_midst_of_play_loses_and_doubles_nothing(tmp_path: Path, kind: str) -> None:
    campaign, kills = KillRun(), KILLS[depth.chosen().name]
    try:
        await run(campaign, {kind: kills}, tmp_path, lambda *_: None, random.Random(kills), to_the_end=False)
    finally:
        await clear_away(campaign.tallies, tmp_path)
    tally = campaign.tallies[kind]
    assert tally.kills == kills
    assert tally.confirmed >= 5 * kills


@pytest.fixture
async def inspection(house: House) -> Inspection:
    """What looks at a house, in which two people have just begun to play."""
    await house.ask_everything()
    await house.game("Anna", "Ben")
    await house.settled()
    database = looked_at(await house.address())
    return Inspection(Tables(database, find_games(), house.bot.tables.clock), house.sandbox)


async def answered(house: House) -> Confirmed:
    """Anna answers her first question."""
    anna = house.person("Anna")
    question = (await house.bot.tables.desk(1, anna.id)).question
    assert question is not None
    await house.decide(anna)
    await house.all_answered()
    return Confirmed(1, anna.id, question[0])


async def test_an_answer_that_is_stored_was_not_lost(house: House, inspection: Inspection) -> None:
    confirmed = await answered(house)
    found = await inspection.stored([1], [confirmed])
    assert found[1].step == 1
    inspection.public(found[1])
    await inspection.asked(found[1], list(Mail(house.sandbox).live.values()))


async def test_an_answer_that_is_not_stored_is_missed(house: House, inspection: Inspection) -> None:
    confirmed = await answered(house)
    async with house.running.database.transaction() as tx:
        await tx.exec_driver_sql("UPDATE answers SET choice = 'other' WHERE step = 1")
    with pytest.raises(BrokenPromise, match="is stored 0 times"):
        await inspection.stored([1], [confirmed])


async def test_a_gap_between_steps_is_noticed(house: House, inspection: Inspection) -> None:
    await answered(house)
    async with house.running.database.transaction() as tx:
        await tx.exec_driver_sql("UPDATE answers SET step = 2 WHERE step = 1")
    with pytest.raises(BrokenPromise, match="steps"):
        await inspection.stored([1], [])


async def test_a_second_message_for_all_is_noticed(
    house: House, inspection: Inspection, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def blind(row: rows.Game) -> rows.Game:
        return row

    monkeypatch.setattr(house.bot.front.posting, "_looked_for", blind)
    async with house.running.database.transaction() as tx:
        row = await games.find(tx, 1)
        assert row is not None
        await games.forget_status_message(tx, 1, row.channel_id)
    inspection.public(row)
    await house.bot.tables.show_again(1)
    house.bot.courier.soon()
    await house.settled()
    with pytest.raises(BrokenPromise, match="2 messages for all"):
        inspection.public(row)


async def test_a_question_that_is_answered_and_still_asked_is_noticed(house: House, inspection: Inspection) -> None:
    before = list(Mail(house.sandbox).live.values())
    await answered(house)
    async with house.running.database.reading() as tx:
        row = await games.find(tx, 1)
    assert row is not None
    with pytest.raises(BrokenPromise, match="Anna is asked"):
        await inspection.asked(row, before)
    await inspection.asked(row, list(Mail(house.sandbox).live.values()))
