"""Stored games of other rules: they go on from their last good state, or are closed with their record, and say so."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.tables.acts.seating import Seating
from bot.tables.acts.tables import Tables
from bot.tables.acts.voting import Voting
from bot.tables.memory import mending
from bot.tables.past.proof import check, in_words
from bot.tables.past.record import read, written
from bot.tables.terms.actors import Actor, Refused
from db.engine import Database
from db.schema import CHANNEL, checkpoints
from db.schema import games as games_table
from games.kernel.contract.game import Game
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.text import Text
from tests.bot.answering import Says, nothing
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
    first_like,
    forbidding,
    goes_on_and_agrees,
    last_by_hand,
    log_of,
    raising,
    seats_of_people,
    waiting,
)
from tests.games.playing import state_of

pytestmark = pytest.mark.long


@every_game
async def test_what_the_rules_allow_no_more_is_taken_back_and_everybody_is_told_once(
    database: Database, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(database, name, 40)
    await changed(database, update(checkpoints).values(state=GARBLED))
    await delivered(database)
    log = await log_of(database)
    first = first_like(log, log[-4])
    one, other = Tables(database, GAMES), Tables(database, GAMES)
    with monkeypatch.context() as patch:
        forbidding(patch, log[-4])
        patch.setattr("bot.tables.memory.advance.Advance.let_answer", lambda *_: None)
        seen = await asyncio.gather(one.public(TABLE), other.table(TABLE), one.desk(TABLE, 1), other.desk(TABLE, 2))
    now = await log_of(database)
    (step,) = (row for row in now if row.kind == "undo")
    assert (step.step, step.seat, step.key) == (len(log) + 1, NOBODY, "rules")
    assert [row.step for row in now if row.undone] == list(range(first, len(log) + 1))
    told = Text("rules-changed")
    assert told in seen[0][1].past.lines  # type: ignore[union-attr]  # of a table
    assert all(told in desk.lately.digest for desk in seen[2:])  # type: ignore[union-attr]  # of a person
    people = {seat.seat for seat in (await one.loaded(TABLE)).seats if seat.player_id}
    assert {("status", CHANNEL)} | {(kind, seat) for kind, seat in await waiting(database) if seat in people} == (
        await waiting(database)
    )
    assert {seat for _, seat in await waiting(database)} == {CHANNEL, *people}
    for tables in (one, other, Tables(database, GAMES)):
        lines = await tables.log(TABLE, None, 99)
        assert lines.count(told) == 1
    await Seating(one).let_computers(TABLE)
    await goes_on_and_agrees(one)


@every_game
async def test_from_a_state_that_can_be_read_only_what_came_after_it_is_taken_back(
    database: Database, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await begun(database, name, 60)
    newest = (await tables.loaded(TABLE)).playing().snapshot.step
    while (decided := last_by_hand(await log_of(database))).step <= newest:
        await play_on(tables, TABLE, (await tables.loaded(TABLE)).row.step + 1)
        newest = (await tables.loaded(TABLE)).playing().snapshot.step
    forbidding(monkeypatch, decided)
    await Tables(database, GAMES).table(TABLE)
    gone = [row.step for row in await log_of(database) if row.undone]
    assert gone
    assert gone[0] > newest


@every_game
async def test_a_click_meets_a_game_that_goes_on_from_its_last_good_state(
    database: Database, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await begun(database, name, 40)
    await changed(database, update(checkpoints).values(state=GARBLED))
    log = await log_of(database)
    by_hand = last_by_hand(log)
    forbidding(monkeypatch, by_hand)
    person = (await tables.loaded(TABLE)).seats[by_hand.seat].player_id or 0

    tables = Tables(database, GAMES)
    outcome = await tables.moves.decide(Says(TABLE, Actor(person, ""), nothing))
    assert Text("rules-changed") in outcome.desk.lately.digest
    assert [row.key for row in await log_of(database) if row.kind == "undo"] == ["rules"]


@every_game
async def test_a_seat_changes_hands_in_a_broken_game(
    database: Database, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(database, name, 40)
    await changed(database, update(checkpoints).values(state=GARBLED))
    log = await log_of(database)
    with monkeypatch.context() as patch:
        forbidding(patch, last_by_hand(log))
        tables = Tables(database, GAMES)
        await Seating(tables).resign(TABLE, BEN.user_id)
    assert [row.key for row in await log_of(database) if row.kind == "undo"][:2] == ["rules", "seat"]
    await Seating(tables).let_computers(TABLE)
    await goes_on_and_agrees(tables)


@every_game
async def test_what_was_agreed_on_before_a_change_of_rules_cannot_be_restored_over_it(
    database: Database, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await begun(database, name, 40)
    voting = Voting(tables, Seating(tables))
    point = (await voting.undoable(TABLE, ANNA.user_id)).prospects[0].point
    await voting.ask_back(TABLE, ANNA.user_id, point.far, point.step)
    poll = await voting.poll_seen_by(TABLE, None)
    assert poll is not None
    await voting.vote("agree", TABLE, BEN.user_id, poll.token)
    for who in (ANNA, BEN):
        assert await offers_redo(tables, who)
    await changed(database, update(checkpoints).values(state=GARBLED))
    forbidding(monkeypatch, next(row for row in reversed(await log_of(database)) if row.by_hand and not row.undone))
    tables = Tables(database, GAMES)
    await tables.table(TABLE)
    assert [row.key for row in await log_of(database) if row.kind == "undo"][-1] == "rules"
    for who in (ANNA, BEN):
        assert not await offers_redo(tables, who)


async def offers_redo(tables: Tables, who: Actor) -> bool:
    """Whether somebody may ask that what was taken back counts again."""
    found = await Voting(tables, Seating(tables)).undoable(TABLE, who.user_id)
    return any(prospect.point.far == "redo" for prospect in found.prospects)


@every_game
async def test_what_cannot_be_brought_back_is_closed_with_its_record(
    database: Database, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(database, name, 40)
    await changed(database, update(checkpoints).values(state=GARBLED))
    await delivered(database)
    steps = len(await log_of(database))
    one, other = Tables(database, GAMES), Tables(database, GAMES)
    with monkeypatch.context() as patch, capture_logs() as noted:
        patch.setattr(Game, "new", raising)
        said = await asyncio.gather(
            one.table(TABLE), other.public(TABLE), one.desk(TABLE, 1), other.log(TABLE, 2, 9),
            other.moves.decide(Says(TABLE, BEN)), Seating(one).resign(TABLE, 1),
            one.undo(TABLE, 1), one.archive.course(TABLE), return_exceptions=True,
        )  # fmt: skip
        assert {str(error) for error in said} == {str(Refused(Text("lost-closed")))}
        assert await one.status(TABLE) == "aborted"
        assert {seat for kind, seat in await waiting(database) if kind == "closed"} == await seats_of_people(one)
        record = await one.archive.record(TABLE)
    assert "KeyError" in str(noted)
    assert "copper" not in str(noted), "what rules complain of may be hidden"
    assert (len(record.answers), record.result) == (steps, ())
    assert read(written(record)) == record
    verdict = check(record, GAMES[name])
    assert verdict.findings == ()
    assert Text("proof-no-result") in in_words(record, verdict)


@every_game
async def test_a_game_whose_set_up_cannot_be_read_is_closed_with_its_record(database: Database, name: str) -> None:
    await begun(database, name, 40)
    await changed(database, update(games_table).values(options=GARBLED))
    tables = Tables(database, GAMES)
    with pytest.raises(Refused) as refused:
        await tables.table(TABLE)
    assert refused.value.reason == Text("lost-closed")
    record = await tables.archive.record(TABLE)
    assert (record.setup.seats, len(record.answers)) == (3, len(await log_of(database)))
    assert await tables.games_of(ANNA.user_id) == ()


@every_game
async def test_a_finished_game_of_other_rules_keeps_its_result(
    database: Database, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await finished(database, name)
    before = (await tables.archive.record(TABLE)).result
    log = [row for row in await log_of(database) if row.kind == "answer"]
    await changed(database, update(checkpoints).values(state=GARBLED))
    forbidding(monkeypatch, log[-3])
    tables = Tables(database, GAMES)
    for look in (tables.table(TABLE), tables.public(TABLE), tables.desk(TABLE, 1), tables.archive.course(TABLE)):
        with pytest.raises(Refused) as refused:
            await look
        assert refused.value.reason.id == "lost-finished"
        places: Any = refused.value.reason.args["places"]
        assert {(place.args["rank"], place.args["points"]) for place in places} == {
            (place.rank, place.points) for place in before
        }
    assert (await tables.archive.record(TABLE)).result == before
    assert not (await tables.archive.verdict(TABLE))[1].agrees
    await tables.archive.count(TABLE)
    assert len((await tables.archive.statistics_of(ANNA.user_id)).places) == 1
    assert await tables.lobbies.again(TABLE, ANNA) == 11


@every_game
async def test_a_game_whose_rules_are_not_installed_waits_for_them(database: Database, name: str) -> None:
    tables = await begun(database, name, 40)
    before = state_of((await tables.loaded(TABLE)).playing())
    without = Tables(database, {})
    for look in (without.table(TABLE), without.desk(TABLE, 1), without.log(TABLE, 1, 9), without.archive.record(TABLE)):
        with pytest.raises(Refused) as refused:
            await look
        assert refused.value.reason == Text("rules-missing", name=name)
    assert await without.games_of(ANNA.user_id) == ()
    await changed(database, update(games_table).values(status="finished"))
    with pytest.raises(Refused) as refused:
        await without.archive.count(TABLE)
    assert refused.value.reason == Text("rules-missing", name=name)
    await changed(database, update(games_table).values(status="running"))
    assert state_of((await Tables(database, GAMES).loaded(TABLE)).playing()) == before


@every_game
async def test_where_the_rules_of_today_do_not_lead_nobody_goes_back(
    database: Database, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    voting, _, of = await asked_far_back(database, name)
    monkeypatch.setattr(Game, "new", raising)
    with pytest.raises(Refused) as refused:
        await voting.vote("agree", TABLE, BEN.user_id, of)
    assert refused.value.reason == Text("vote-too-far")


@every_game
async def test_an_older_program_takes_nothing_back_and_closes_nothing(
    database: Database, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(database, name, 40)
    await changed(database, update(checkpoints).values(state=GARBLED))
    log = await log_of(database)
    monkeypatch.setattr("bot.tables.memory.mending.program", lambda: "0.10.0")
    async with database.transaction() as tx:
        await mending.note_version(tx)
    monkeypatch.setattr("bot.tables.memory.mending.program", lambda: "0.9.0")
    async with database.transaction() as tx:
        await mending.note_version(tx)
    with monkeypatch.context() as patch:
        forbidding(patch, log[-4])
        with pytest.raises(Refused) as refused:
            await Tables(database, GAMES).table(TABLE)
        patch.setattr(Game, "new", raising)
        with pytest.raises(Refused):
            await Tables(database, GAMES).table(TABLE)
    assert refused.value.reason == Text("database-newer")
    assert await log_of(database) == log
    assert await Tables(database, GAMES).status(TABLE) == "running"
    assert (await Tables(database, GAMES).loaded(TABLE)).row.step == len(log), "what leads on is made anew by anybody"
