"""No question to the database reads a whole table that grows: SQLite itself says how it would go about each."""

import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from inspect import getmembers, iscoroutinefunction
from pathlib import Path
from types import ModuleType

import pytest
from sqlalchemy import Engine, event

from db import facts
from db.connection.transaction import Transaction
from db.engine import Database
from db.games import (
    answers,
    at_table,
    deadlines,
    games,
    outbox,
    packing,
    polls,
    prepared,
    seats,
    standing_orders,
    studies,
)
from db.people import coaching, learning, players, refusals, servers, stats, sums
from db.people.refusals import RefusedPlace
from db.people.stats import Tally
from db.rows import (
    Deadline,
    Delivery,
    Former,
    Learning,
    NewCheckpoint,
    NewDelivery,
    NewLine,
    Order,
    Poll,
    Prepared,
)
from tests.db.sample import ANNA, BEN, CLARA, answer, open_lobby, play, start_game, waits, want
from tests.db.server import sqlite_only

MODULES = (
    answers, at_table, coaching, deadlines, facts, games, learning, standing_orders, outbox, packing, players, polls,
    prepared, refusals, seats, servers, stats, studies, sums,
)  # fmt: skip
ONLY_SQLITE = re.compile(r"\bIS (?:NOT )?(?!NULL|NOT|TRUE|FALSE|DISTINCT)|\b(?:OR IGNORE|OR REPLACE|IMMEDIATE|GLOB)\b")
SCAN = re.compile(r"SCAN (?!facts|servers|\(|CONSTANT|\d)")
Call = Callable[[Transaction], Awaitable[object]]


def _short(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def public(module: ModuleType) -> set[str]:
    """The names of the module's functions that talk to the database."""
    found = getmembers(module, lambda member: iscoroutinefunction(member) and member.__module__ == module.__name__)
    return {f"{_short(module)}.{name}" for name, _ in found if not name.startswith("_")}


def on_a_game(game: int) -> dict[str, Call]:
    """A call of each function about a running game with a log."""
    line, kept = NewLine(6, b"event"), NewCheckpoint(6, 3, b"")
    return {
        "answers.load": lambda tx: answers.load(tx, game),
        "answers.load_from": lambda tx: answers.load_from(tx, game, 3),
        "answers.log": lambda tx: answers.log(tx, game),
        "answers.last_at": lambda tx: answers.last_at(tx, game),
        "answers.decided": lambda tx: answers.decided(tx, game),
        "answers.unasked": lambda tx: answers.unasked(tx, game),
        "answers.lines": lambda tx: answers.lines(tx, game, 2),
        "answers.lines_of_turns": lambda tx: answers.lines_of_turns(tx, game, 2),
        "answers.record": lambda tx: answers.record(tx, game, 5, [answer()], None, [line], at=1),
        "answers.tell": lambda tx: answers.tell(tx, game, [line]),
        "answers.keep_checkpoint": lambda tx: answers.keep_checkpoint(tx, game, kept),
        "answers.mark_undone": lambda tx: answers.mark_undone(tx, game, [5, 6]),
        "games.find": lambda tx: games.find(tx, game),
        "games.in_channel": lambda tx: games.in_channel(tx, 55),
        "games.finished_in": lambda tx: games.finished_in(tx, 55),
        "games.of_player": lambda tx: games.of_player(tx, ANNA),
        "games.given_up_by": lambda tx: games.given_up_by(tx, ANNA),
        "games.set_host": lambda tx: games.set_host(tx, game, BEN),
        "games.set_language": lambda tx: games.set_language(tx, game, "en"),
        "games.set_status_message": lambda tx: games.set_status_message(tx, game, message_id=1, posted_at=1, step=1),
        "games.forget_status_message": lambda tx: games.forget_status_message(tx, game, 55),
        "games.move_channel": lambda tx: games.move_channel(tx, game, 56),
        "at_table.read": lambda tx: at_table.read(tx, game),
        "at_table.for_move": lambda tx: at_table.for_move(tx, game, 0),
        "seats.of_game": lambda tx: seats.of_game(tx, game),
        "seats.set_dm_message": lambda tx: seats.set_dm_message(tx, game, 0, message_id=1, posted_at=1, player_id=ANNA),
        "seats.set_holder": lambda tx: seats.set_holder(tx, game, 0, player_id=ANNA, name="Anna", level="easy"),
        "seats.rename": lambda tx: seats.rename(tx, ANNA, "Anne", before="Anna", guild_id=1),
        "seats.offer": lambda tx: seats.offer(tx, game, 0, at=1),
        "seats.set_offer_message": lambda tx: seats.set_offer_message(tx, game, 0, 1),
        "seats.formers_of": lambda tx: seats.formers_of(tx, game),
        "seats.remember_former": lambda tx: seats.remember_former(tx, Former(game, 0, 6, ANNA, "Anna")),
        **on_lookouts(game),
        **on_studies(game),
        **on_polls(game),
    }


def on_lookouts(game: int) -> dict[str, Call]:
    """A call of each function about what is open."""
    return {
        "games.any_stored": lambda tx: games.any_stored(tx),
        "games.unfinished": lambda tx: games.unfinished(tx, host_id=ANNA, guild_id=7),
        "games.opened_since": lambda tx: games.opened_since(tx, 7, 0),
    }


def on_studies(game: int) -> dict[str, Call]:
    """A call of each function about what is studied."""
    return {
        "studies.want": lambda tx: studies.want(tx, game, b"about"),
        "studies.oldest_open": lambda tx: studies.oldest_open(tx),
        "studies.put": lambda tx: studies.put(tx, game, b"found"),
    }


def on_polls(game: int) -> dict[str, Call]:
    """A call of each function about what is put to the vote."""
    return {
        "polls.find": lambda tx: polls.find(tx, game),
        "polls.held": lambda tx: polls.held(tx, game),
        "polls.put": lambda tx: polls.put(tx, Poll(game, "undo", 0, 5, b"", 1)),
        "polls.change": lambda tx: polls.change(tx, game, b""),
    }


def on_the_end(game: int) -> dict[str, Call]:
    """A call of each function about states, and about a game that is over."""
    kept = [NewCheckpoint(6, 3, b"")]
    return {
        "answers.checkpoints_of": lambda tx: answers.checkpoints_of(tx, game),
        "answers.replace_checkpoints": lambda tx: answers.replace_checkpoints(tx, game, kept, since=5, until=6),
        "games.held": lambda tx: games.held(tx, game),
        "games.finish": lambda tx: games.finish(tx, game, result=b"", at=1),
        "games.set_result": lambda tx: games.set_result(tx, game, b""),
        "packing.next_unpacked": lambda tx: packing.next_unpacked(tx, 0),
        "packing.pack": lambda tx: packing.pack(tx, game),
        "packing.find": lambda tx: packing.find(tx, game),
    }


def on_what_is_prepared(game: int) -> dict[str, Call]:
    """A call of each function about what people prepare."""
    return {
        "prepared.of_game": lambda tx: prepared.of_game(tx, game),
        "prepared.begin": lambda tx: prepared.begin(tx, Prepared(game, 0, ANNA, b"", b"")),
        "prepared.change": lambda tx: prepared.change(tx, Prepared(game, 0, ANNA, b""), ready=b"", draft=b""),
        "prepared.remove": lambda tx: prepared.remove(tx, game, 0),
        "prepared.count_of": lambda tx: prepared.count_of(tx, ANNA),
    }


def on_what_is_learned(game: int) -> dict[str, Call]:
    """A call of each function about lessons and coaches."""
    return {
        "learning.get": lambda tx: learning.get(tx, 1),
        "learning.of_player": lambda tx: learning.of_player(tx, ANNA),
        "learning.begun": lambda tx: learning.begun(tx, ANNA, "dominion", b""),
        "learning.change": lambda tx: learning.change(tx, Learning(1, ANNA, "dominion", b"", 0), b""),
        "learning.count_of": lambda tx: learning.count_of(tx, ANNA),
        "coaching.of_game": lambda tx: coaching.of_game(tx, game),
        "coaching.call": lambda tx: coaching.call(tx, game, ANNA, coached=True),
        "coaching.note_advice": lambda tx: coaching.note_advice(tx, game, ANNA),
        "coaching.count_of": lambda tx: coaching.count_of(tx, ANNA),
        "coaching.answered": lambda tx: coaching.answered(tx, game, 0),
    }


def on_clocks(game: int) -> dict[str, Call]:
    """A call of each function about the clocks of a running game."""
    row = Deadline(game, 0, "t1", 1, 2, 0, False)
    return {
        "outbox.payloads": lambda tx: outbox.payloads(tx, game, "moment"),
        "deadlines.of_game": lambda tx: deadlines.of_game(tx, game),
        "deadlines.of_seat": lambda tx: deadlines.of_seat(tx, game, 0),
        "deadlines.of_player": lambda tx: deadlines.of_player(tx, ANNA),
        "deadlines.replace": lambda tx: deadlines.replace(tx, game, [0], [row]),
        "deadlines.change": lambda tx: deadlines.change(tx, row, stage=1),
    }


def on_a_lobby(lobby: int) -> dict[str, Call]:
    """A call of each function about a lobby."""
    return {
        "games.open_lobby": lambda tx: open_lobby(tx),
        "games.set_options": lambda tx: games.set_options(tx, lobby, b""),
        "seats.join": lambda tx: seats.join(tx, lobby, ANNA, "Anna"),
        "seats.add_computer": lambda tx: seats.add_computer(tx, lobby, "Brother Hugo", "fair"),
        "seats.set_level": lambda tx: seats.set_level(tx, lobby, 2, "fair"),
        "seats.reseat": lambda tx: seats.reseat(tx, lobby, [1, 2, 0]),
        "seats.leave": lambda tx: seats.leave(tx, lobby, 0),
        "games.start": lambda tx: start_game(tx),
    }


def on_counted(game: int) -> dict[str, Call]:
    """A call of each function about statistics."""
    return {
        "stats.count_in": lambda tx: stats.count_in(tx, game, [Tally(0, 1, 1, 2, 3)], {(0, "moat"): 2}),
        "sums.hold": lambda tx: sums.hold(tx, game),
        "sums.add": lambda tx: sums.add(tx, game),
        "sums.forget": lambda tx: sums.forget(tx, CLARA),
        "stats.of_player": lambda tx: stats.of_player(tx, ANNA),
        "stats.of_guild": lambda tx: stats.of_guild(tx, 7),
        "stats.played_in_guild": lambda tx: stats.played_in_guild(tx, 7),
        "stats.favourites_of_player": lambda tx: stats.favourites_of_player(tx, ANNA),
        "stats.favourites_of_guild": lambda tx: stats.favourites_of_guild(tx, 7),
        "stats.places_of": lambda tx: stats.places_of(tx, ANNA),
        "stats.rivals_of": lambda tx: stats.rivals_of(tx, ANNA, 7),
        "stats.duels_in": lambda tx: stats.duels_in(tx, 7),
    }


def on_refusals() -> dict[str, Call]:
    """A call of each function about what was refused."""
    return {
        "refusals.get": lambda tx: refusals.get(tx, refusals.person(ANNA)),
        "refusals.held": lambda tx: refusals.held(tx, refusals.person(ANNA)),
        "refusals.of_people": lambda tx: refusals.of_people(tx, [ANNA, BEN]),
        "refusals.channels": lambda tx: refusals.channels(tx),
        "refusals.keep": lambda tx: refusals.keep(tx, refusals.person(ANNA), RefusedPlace("closed", 50007, 1, 5)),
        "refusals.forget": lambda tx: refusals.forget(tx, refusals.person(ANNA)),
    }


def on_the_rest(game: int, delivery: Delivery) -> dict[str, Call]:
    """A call of each function about deliveries, people and facts."""
    return {
        "outbox.store": lambda tx: outbox.store(tx, [NewDelivery("turn", game, 0, 1)], at=1),
        "outbox.withdraw": lambda tx: outbox.withdraw(tx, NewDelivery("turn", game, 0, 1), shown_in=7),
        "outbox.pending": lambda tx: waits(tx, "status", game),
        "outbox.claim": lambda tx: outbox.claim(tx, "me", now=5, lease_ms=5, limit=5),
        "outbox.next_due": lambda tx: outbox.next_due(tx),
        "outbox.done": lambda tx: outbox.done(tx, delivery),
        "outbox.postpone": lambda tx: outbox.postpone(tx, delivery, 5, at=1),
        "outbox.hasten_all": lambda tx: outbox.hasten_all(tx, now=5, latest=9),
        "outbox.release": lambda tx: outbox.release(tx, ["me"]),
        "outbox.put_right": lambda tx: outbox.put_right(tx, now=5, lease_ms=5),
        "outbox.end_leases": lambda tx: outbox.end_leases(tx),
        "outbox.renew": lambda tx: outbox.renew(tx, ["me"], 9),
        "players.see": lambda tx: players.see(tx, ANNA, "Anna", "de", at=1),
        "standing_orders.put": lambda tx: standing_orders.put(tx, Order(ANNA, "dominion", game, "moat.reveal", b"", 1)),
        "standing_orders.of_player": lambda tx: standing_orders.of_player(tx, ANNA),
        "standing_orders.at_table": lambda tx: standing_orders.at_table(tx, "dominion", game, [ANNA, BEN]),
        "standing_orders.taken_back": lambda tx: standing_orders.taken_back(tx, game, 3),
        "standing_orders.remove": lambda tx: standing_orders.remove(tx, ANNA, "dominion", game, "moat.reveal"),
        "standing_orders.remove_all": lambda tx: standing_orders.remove_all(tx, ANNA),
        "players.get": lambda tx: players.get(tx, ANNA),
        "players.held": lambda tx: players.held(tx, ANNA),
        "players.of_game": lambda tx: players.of_game(tx, game),
        "players.set_language": lambda tx: players.set_language(tx, ANNA, "de", at=1),
        "players.set_dm_channel": lambda tx: players.set_dm_channel(tx, ANNA, 1, at=1),
        "players.set_dm_state": lambda tx: players.set_dm_state(tx, ANNA, "open", at=1),
        "players.set_settings": lambda tx: players.set_settings(tx, ANNA, b"", at=1),
        "servers.set_manners": lambda tx: servers.set_manners(tx, 1, b"", at=1),
        "servers.manners": lambda tx: servers.manners(tx, 1),
        "servers.known": lambda tx: servers.known(tx),
        "servers.forget": lambda tx: servers.forget(tx, 1),
        "facts.set_fact": lambda tx: facts.set_fact(tx, "colour", "green"),
        "facts.get_fact": lambda tx: facts.get_fact(tx, "colour"),
        "facts.hold_fact": lambda tx: facts.hold_fact(tx, "colour"),
        "facts.forget_fact": lambda tx: facts.forget_fact(tx, "colour"),
        "outbox.hasten": lambda tx: outbox.hasten(tx, game, 5),
        **on_refusals(),
        "games.abort": lambda tx: games.abort(tx, game, at=1),
    }


@pytest.fixture
def overheard() -> Iterator[list[tuple[str, object]]]:
    """Every statement that goes to any database, with its values."""
    said: list[tuple[str, object]] = []

    def hear(_c: object, _cursor: object, statement: str, values: object, _context: object, many: bool) -> None:
        said.append((statement, values[0] if many and isinstance(values, list) else values))

    event.listen(Engine, "before_cursor_execute", hear)
    yield said
    event.remove(Engine, "before_cursor_execute", hear)


def plan(connection: sqlite3.Connection, statement: str, values: object) -> str:
    """How SQLite would go about a statement, a step a line."""
    rows = connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()  # type: ignore[arg-type]  # as heard
    return "\n".join(str(row[3]) for row in rows)


async def call_everything(
    database: Database, through: Callable[[Transaction], Transaction] = lambda tx: tx
) -> set[str]:
    """Call each function that talks to the database, `through` what is made of its transaction; their names."""
    async with database.transaction() as tx:
        game, other, lobby = await start_game(tx, 55), await start_game(tx), await open_lobby(tx)
        await seats.join(tx, lobby, BEN, "Ben")
        await play(tx, game, 5, turn_every=2)
        await want(tx, "status", game, due_at=0)
        (delivery,) = await outbox.claim(tx, "me", now=0, lease_ms=5, limit=5)
        calls = (
            on_clocks(game)
            | on_a_game(game)
            | on_the_end(game)
            | on_what_is_prepared(game)
            | on_a_lobby(lobby)
            | on_counted(game)
            | on_the_rest(other, delivery)
            | on_what_is_learned(game)
        )
        for call in calls.values():
            await call(through(tx))
    return set(calls)


@sqlite_only
async def test_no_function_reads_a_whole_table(
    file: Path, database: Database, overheard: list[tuple[str, object]]
) -> None:
    called = await call_everything(database)
    assert called == set().union(*(public(module) for module in MODULES)) - {"players.delete_player"}
    said = {statement: values for statement, values in overheard if re.match("SELECT|INSERT|UPDATE|DELETE", statement)}
    assert len(said) > 40
    with closing(sqlite3.connect(file)) as connection:
        plans = {statement: plan(connection, statement, values) for statement, values in said.items()}
    assert {statement: steps for statement, steps in plans.items() if SCAN.search(steps)} == {}


@sqlite_only
async def test_no_function_says_what_sqlite_alone_understands(
    database: Database, overheard: list[tuple[str, object]]
) -> None:
    overheard.clear()
    await call_everything(database)
    assert {said for said, _ in overheard if ONLY_SQLITE.search(said)} == {"BEGIN IMMEDIATE"}


@sqlite_only
async def test_loading_a_game_takes_three_questions(database: Database, overheard: list[tuple[str, object]]) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
    overheard.clear()
    async with database.reading() as tx:
        await answers.load(tx, game)
    assert [statement.split()[0] for statement, _ in overheard] == ["SELECT", "SELECT", "SELECT"]
