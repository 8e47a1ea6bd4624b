"""Stored games that cannot be read, or were played by other rules."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update

from bot.tables.acts.seating import Seating
from bot.tables.acts.tables import Tables
from bot.tables.acts.undoing import UndoPoint, ways_back
from bot.tables.acts.voting import Voting
from bot.tables.terms import codec
from bot.tables.terms.actors import Actor, Place
from db import rows
from db.engine import Database
from db.games import answers
from db.schema import CHANNEL, checkpoints, outbox
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice, IllegalAnswer
from games.kernel.engine.text import Text
from tests.bot.playing_on import play_on

GAMES = find_games()
ANNA, BEN = Actor(1, "Anna", "de"), Actor(2, "Ben", "en-GB")
TABLE = 1
GARBLED = b"\xc1"

every_game = pytest.mark.parametrize("name", list(GAMES))


async def begun(database: Database, name: str, steps: int = 0) -> Tables:
    """A table of Anna, Ben and a computer after so many steps; read again, as after a restart."""
    tables = Tables(database, GAMES)
    await tables.lobbies.open(name, Place(11, 12), ANNA)
    await tables.lobbies.join(TABLE, BEN)
    await tables.lobbies.add_computer(TABLE, ANNA)
    await tables.lobbies.set_level(TABLE, ANNA, 2, GAMES[name].mind.levels[0])
    await tables.lobbies.start(TABLE, ANNA)
    await play_on(tables, TABLE, steps)
    return Tables(database, GAMES)


async def finished(database: Database, name: str) -> Tables:
    """A game of theirs that is over."""
    return await begun(database, name, 5_000)


async def changed(database: Database, *queries: Any) -> None:
    """Change something stored."""
    async with database.transaction() as tx:
        for query in queries:
            await tx.execute(query)


async def log_of(database: Database) -> tuple[rows.Answer, ...]:
    """All steps."""
    async with database.reading() as tx:
        return await answers.log(tx, TABLE)


async def waiting(database: Database) -> set[tuple[str, int]]:
    """The deliveries still to come, and their receivers."""
    async with database.reading() as tx:
        query = select(outbox.c.kind, outbox.c.seat).where(outbox.c.wanted > outbox.c.delivered)
        return {(kind, seat) for kind, seat in await tx.execute(query)}


async def delivered(database: Database) -> None:
    """All requested deliveries have arrived."""
    await changed(database, delete(outbox))


def older(game: Game, state: bytes) -> bytes:
    """A state as an earlier program wrote it, without a later part."""
    plain = msgspec.msgpack.decode(state)
    fields = msgspec.structs.fields(game.state)
    named = next(each.encode_name for each in fields if each.required and each.encode_name != "chance")
    del plain[named]
    return msgspec.msgpack.encode(plain)


async def with_states(database: Database, game: Game, change: Callable[[Game, bytes], bytes]) -> None:
    """Change all stored states."""
    async with database.transaction() as tx:
        for kept in await answers.checkpoints_of(tx, TABLE):
            this = (checkpoints.c.game == TABLE) & (checkpoints.c.step == kept.step)
            await tx.execute(update(checkpoints).where(this).values(state=change(game, kept.state)))


async def goes_on_and_agrees(tables: Tables) -> None:
    """The game goes on to its end, and its record agrees."""
    await play_on(tables, TABLE)
    record, verdict = await tables.archive.verdict(TABLE)
    assert verdict.findings == ()
    assert record.result


async def seats_of_people(tables: Tables) -> set[int]:
    """The channel, and the seats that people have."""
    return {CHANNEL, *(seat.seat for seat in (await tables.loaded(TABLE)).seats if seat.player_id)}


def garbled(_: Game, state: bytes) -> bytes:
    """Nothing that can be read."""
    return GARBLED


def lost(_: Game, state: bytes) -> bytes:
    """Can be read, but is about things that do not exist."""
    return state.replace(b"copper", b"kopper").replace(b"estate", b"astate")


# the same rules


def forbidding(patch: pytest.MonkeyPatch, answer: rows.Answer) -> None:
    """From now on the rules forbid this answer to this question."""
    allowed = Choice.check

    def check(choice: Choice, picks: Sequence[str]) -> Sequence[str]:
        if (choice.seat, choice.key, picks) == (answer.seat, answer.key, codec.read_picks(answer.picks)):
            raise IllegalAnswer(Text("not-an-option", value="?"))
        return allowed(choice, picks)  # type: ignore[arg-type]  # as it was given

    patch.setattr(Choice, "check", check)


def first_like(log: Sequence[rows.Answer], answer: rows.Answer) -> int:
    """The first step with the same answer to such a question."""
    same = (answer.seat, answer.key, answer.picks)
    return next(one.step for one in log if (one.seat, one.key, one.picks) == same and not one.undone)


def last_by_hand(log: Sequence[rows.Answer]) -> rows.Answer:
    """A person's latest decision."""
    return next(row for row in reversed(log) if row.by_hand)


def raising(*_: object) -> object:
    """Every call ends like this."""
    raise KeyError("copper")


async def asked_far_back(database: Database, name: str) -> tuple[Voting, UndoPoint, str]:
    """A game in which Anna has asked to go back beyond its newest state, the only readable one; how far, and the
    poll's buttons.
    """
    tables = await begun(database, name, 60)
    found: list[UndoPoint] = []
    while not found:
        loaded = await tables.loaded(TABLE)
        points = await ways_back(tables, loaded, loaded.seat_of(ANNA.user_id).seat)
        found = [point for point in points if point.step <= loaded.playing().snapshot.step]
        if not found:
            await play_on(tables, TABLE, loaded.row.step + 1)
    newest = loaded.playing().snapshot.step
    await changed(database, update(checkpoints).where(checkpoints.c.step < newest).values(state=GARBLED))
    tables = Tables(database, GAMES)
    voting = Voting(tables, Seating(tables))
    await voting.ask_back(TABLE, ANNA.user_id, found[-1].far, found[-1].step)
    poll = await voting.poll_seen_by(TABLE, None)
    if poll is None:
        raise LookupError("nobody was asked")
    return voting, found[-1], poll.token
