"""Two processes on one PostgreSQL server, made to collide: one is held up while the other stores something."""

import asyncio
from collections.abc import Awaitable, Callable
from pkgutil import resolve_name
from typing import Any, NamedTuple, TypeVar

import pytest

from bot.delivery.posting import Posting
from bot.tables.acts.seating import Seating, farewells
from bot.tables.acts.tables import SeatSide, Tables
from bot.tables.acts.turn_clock import TurnClock
from bot.tables.acts.voting import Voting
from bot.tables.terms.actors import Actor, Place
from db import rows
from db.engine import Database
from games.kernel.contract.discovery import find_games
from tests.db.sample import waits

T = TypeVar("T")

ANNA, BEN = Actor(1, "Anna", "en-GB", False), Actor(2, "Ben", "en-GB", False)
PLACE = Place(55, 7)
NOW = 1_700_000_000_000
HOUR, DAY = 3_600_000, 86_400_000
TABLE = 1
MAIL = 900
MEANWHILE = 0.15
"""How long something is held up, in seconds: enough for everyone who need not wait."""


class Process(NamedTuple):
    """One of the two."""

    tables: Tables
    seating: Seating
    voting: Voting
    posting: Posting
    clock: TurnClock


def process(database: Database) -> Process:
    tables = Tables(database, find_games(), lambda: NOW)
    seating = Seating(tables)
    posting = Posting(None, tables, None, None)  # type: ignore[arg-type]  # nothing is sent
    return Process(tables, seating, Voting(tables, seating), posting, TurnClock(tables, seating, posting.remind))


async def begun(one: Process, **options: str) -> int:
    """A game of both, in a channel of its own."""
    lobbies, place = one.tables.lobbies, Place(PLACE.channel_id + len(options), 7)
    game = await lobbies.open("dominion", place, ANNA, None)
    await lobbies.join(game, BEN)
    for name, value in options.items():
        await lobbies.set_options(game, ANNA, [(name, [value])])
    await lobbies.start(game, ANNA)
    return game


def hold_up(
    monkeypatch: pytest.MonkeyPatch,
    *places: str,
    task: str | None = None,
    before: bool = False,
    until: asyncio.Event | None = None,
) -> asyncio.Event:
    """From now on calls at these places take a while, or last `until` an event: after or before their work, in the
    task of this name. The returned event is set when a call is held up.
    """
    held = asyncio.Event()

    async def hold() -> None:
        held.set()
        await (asyncio.sleep(MEANWHILE) if until is None else until.wait())

    def slow(real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def slowly(*given: Any, **named: Any) -> Any:
            current = asyncio.current_task()
            mine = task is None or (current is not None and current.get_name() == task)
            if mine and before:
                await hold()
            found = await real(*given, **named)
            if mine and not before:
                await hold()
            return found

        return slowly

    for place in places:
        monkeypatch.setattr(place.replace(":", "."), slow(resolve_name(place)))
    return held


async def soon(held: asyncio.Event, work: Awaitable[T]) -> T:
    """The same, begun when the other one is held up."""
    await held.wait()
    return await work


async def seat_of(one: Process, who: Actor, game: int = TABLE) -> rows.Seat:
    return (await one.tables.loaded(game)).seat_of(who.user_id)


async def left(one: Process, seat: int | None, game: int = TABLE) -> list[int]:
    """The messages that are to say goodbye."""
    async with one.tables.database.reading() as tx:
        return [each.message_id for each in farewells(await waits(tx, "farewell", game, seat))]


async def side_of(one: Process, seat: int) -> SeatSide:
    """The contents of a delivery to this seat."""
    side = await one.tables.side(TABLE, seat)
    assert side is not None
    return side


async def note_sent(one: Process, side: SeatSide, message: int | None) -> None:
    """This message has arrived at a seat, and its arrival is noted."""
    async with one.tables.database.transaction() as tx:
        await one.posting._remember(side, message, tx, arrived=True)
