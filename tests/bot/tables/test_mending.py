"""Stored games that cannot be read: nobody who opens one meets an error, and nothing is lost that follows from seed and
answers.
"""

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import delete, update

from bot.tables.acts.seating import Seating
from bot.tables.acts.tables import Tables
from bot.tables.acts.voting import Vote, Voting
from bot.tables.terms.actors import Actor, Place, Refused
from db.engine import Database
from db.games import answers
from db.schema import checkpoints, chronicle, polls
from db.schema import games as games_table
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text
from tests.bot.answering import Says
from tests.bot.playing_on import play_on
from tests.bot.tables.broken import (
    ANNA,
    BEN,
    GAMES,
    GARBLED,
    TABLE,
    asked_far_back,
    begun,
    changed,
    delivered,
    every_game,
    finished,
    garbled,
    goes_on_and_agrees,
    log_of,
    lost,
    older,
    waiting,
    with_states,
)
from tests.games.playing import state_of

pytestmark = pytest.mark.long


@every_game
@pytest.mark.parametrize("change", [garbled, older])
async def test_a_state_that_cannot_be_read_is_made_anew(
    database: Database, name: str, change: Callable[[Game, bytes], bytes]
) -> None:
    tables = await begun(database, name, 40)
    before = state_of((await tables.loaded(TABLE)).playing())
    async with database.reading() as tx:
        states = {kept.step: kept for kept in await answers.checkpoints_of(tx, TABLE)}
    await with_states(database, GAMES[name], change)
    await delivered(database)
    tables = Tables(database, GAMES)
    assert state_of((await tables.loaded(TABLE)).playing()) == before
    async with database.reading() as tx:
        anew = {kept.step: kept for kept in await answers.checkpoints_of(tx, TABLE)}
    assert states.items() <= anew.items()
    assert await waiting(database) == set(), "nobody need be told"
    assert not (await Tables(database, GAMES).loaded(TABLE)).broken
    await goes_on_and_agrees(tables)


async def test_a_state_of_things_that_do_not_exist_is_made_anew(database: Database) -> None:
    tables = await begun(database, "dominion", 40)
    before = state_of((await tables.loaded(TABLE)).playing())
    await with_states(database, GAMES["dominion"], lost)
    assert state_of((await Tables(database, GAMES).loaded(TABLE)).playing()) == before


@every_game
async def test_a_game_without_any_state_is_brought_back(database: Database, name: str) -> None:
    await begun(database, name, 40)
    await changed(database, delete(checkpoints))
    await goes_on_and_agrees(Tables(database, GAMES))


@every_game
async def test_a_click_on_a_broken_game_counts(database: Database, name: str) -> None:
    tables = await begun(database, name, 40)
    loaded = await tables.loaded(TABLE)
    seat = next(seat for seat in loaded.seats if seat.player_id and loaded.playing().question(seat.seat))
    await changed(database, update(checkpoints).values(state=GARBLED))

    outcome = await Tables(database, GAMES).moves.decide(Says(TABLE, Actor(seat.player_id or 0, "")))
    assert outcome.reason is None
    assert len(await log_of(database)) > 40


@every_game
async def test_a_finished_game_is_shown_though_its_state_cannot_be_read(database: Database, name: str) -> None:
    tables = await finished(database, name)
    before = await tables.table(TABLE)
    await changed(database, update(checkpoints).values(state=GARBLED))
    tables = Tables(database, GAMES)
    assert await tables.table(TABLE) == before
    async with database.reading() as tx:
        (kept,) = await answers.checkpoints_of(tx, TABLE)
    assert kept.state != GARBLED
    assert (await tables.archive.verdict(TABLE))[1].agrees


@every_game
async def test_a_result_that_cannot_be_read_is_worked_out_again(database: Database, name: str) -> None:
    tables = await finished(database, name)
    before = (await tables.archive.record(TABLE)).result
    await changed(database, update(games_table).values(result=GARBLED))
    tables = Tables(database, GAMES)
    assert (await tables.archive.record(TABLE)).result == before
    await tables.archive.count(TABLE)
    assert (await tables.archive.statistics_of(ANNA.user_id)).places != ()


@every_game
async def test_of_two_who_open_a_broken_game_at_once_both_see_it(database: Database, name: str) -> None:
    await begun(database, name, 40)
    await changed(database, update(checkpoints).values(state=GARBLED))
    one, other = Tables(database, GAMES), Tables(database, GAMES)
    seen = await asyncio.gather(one.table(TABLE), other.table(TABLE), one.desk(TABLE, 1), other.public(TABLE))
    assert seen[0] == seen[1]
    await goes_on_and_agrees(other)


# lines and options


@every_game
async def test_lines_that_cannot_be_read_are_not_told(database: Database, name: str) -> None:
    tables = await begun(database, name, 40)
    log = await tables.log(TABLE, ANNA.user_id, 99)
    await changed(database, update(chronicle).where(chronicle.c.number % 2 == 0).values(event=GARBLED))
    tables = Tables(database, GAMES)
    assert 0 < len(await tables.log(TABLE, ANNA.user_id, 99)) < len(log)
    for who in (ANNA, BEN):
        await tables.desk(TABLE, who.user_id)
        await Voting(tables, Seating(tables)).undoable(TABLE, who.user_id)
    await tables.public(TABLE)
    await play_on(tables, TABLE)
    record, verdict = await tables.archive.verdict(TABLE)
    assert record.result
    assert {finding.field for finding in verdict.findings} == {"chronicle"}, "of what is lost the check says so"


@every_game
async def test_what_only_the_table_agreed_on_may_be_lost(database: Database, name: str) -> None:
    tables = await begun(database, name, 40)
    before = state_of((await tables.loaded(TABLE)).playing())
    options = msgspec.msgpack.decode((await tables.loaded(TABLE)).row.options)
    strange = msgspec.msgpack.encode(options | {"time": "eternity", "advice": 7})
    await changed(database, update(games_table).values(options=strange))
    tables = Tables(database, GAMES)
    loaded = await tables.loaded(TABLE)
    assert state_of(loaded.playing()) == before
    assert (loaded.setup.time, loaded.setup.advice, loaded.setup.seats) == ("none", "private", 3)
    await goes_on_and_agrees(tables)


@every_game
async def test_a_lobby_whose_options_cannot_be_read_has_the_usual_ones(database: Database, name: str) -> None:
    tables = Tables(database, GAMES)
    await tables.lobbies.open(name, Place(11, 12), ANNA)
    await tables.lobbies.join(TABLE, BEN)
    await changed(database, update(games_table).values(options=GARBLED))
    tables = Tables(database, GAMES)
    assert [seat.name for seat in (await tables.lobby(TABLE)).seats] == ["Anna", "Ben"]
    await tables.lobbies.start(TABLE, ANNA)
    await play_on(tables, TABLE, 12)


@every_game
async def test_going_back_by_agreement_finds_its_way_without_the_old_states(database: Database, name: str) -> None:
    voting, point, of = await asked_far_back(database, name)
    await voting.vote("agree", TABLE, BEN.user_id, of)
    assert min(row.step for row in await log_of(database) if row.undone) == point.step
    await goes_on_and_agrees(voting.tables)


@every_game
async def test_a_vote_that_cannot_be_read_is_over_and_another_may_be_asked_for(database: Database, name: str) -> None:
    voting, point, of = await asked_far_back(database, name)
    await changed(database, update(polls).values(what=GARBLED))
    votes: tuple[Vote, ...] = ("agree", "refuse")
    for how in votes:
        with pytest.raises(Refused) as refused:
            await voting.vote(how, TABLE, BEN.user_id, of)
        assert refused.value.reason == Text("vote-over")
    assert await voting.poll_seen_by(TABLE, 0) is None
    assert await voting.message(TABLE, 0) is None
    await voting.ask_back(TABLE, ANNA.user_id, point.far, point.step)
    assert await voting.poll_seen_by(TABLE, 0) is not None
    await changed(database, update(polls).values(what=GARBLED))
    await play_on(voting.tables, TABLE, 72)
    assert len(await log_of(database)) >= 72
