"""Two processes that send to one place: what the slower one sends neither stays beside the newer nor replaces it."""

import asyncio
from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from bot.tables.terms.actors import Place
from db import rows
from db.games import games
from db.people import players
from db.schema import CHANNEL
from tests.bot.tables.two_processes import (
    ANNA,
    BEN,
    MAIL,
    NOW,
    TABLE,
    Process,
    hold_up,
    left,
    note_sent,
    seat_of,
    side_of,
    soon,
)
from tests.db.server import SERVER

pytestmark = pytest.mark.skipif(not SERVER, reason="no PostgreSQL server is named")


async def wanted(one: Process, kind: str, seat: int | None = None) -> bool:
    """Whether a delivery of this kind is to come."""
    at = CHANNEL if seat is None else seat
    async with one.tables.database.reading() as tx:
        found = await tx.exec_driver_sql(
            f"SELECT wanted > delivered FROM outbox WHERE game = {TABLE} AND kind = '{kind}' AND seat = {at}"
        )
    return bool(found.scalar())


async def by_mail(one: Process) -> int:
    """Ben's seat; Ben can be written to directly."""
    async with one.tables.database.transaction() as tx:
        await players.set_dm_channel(tx, BEN.user_id, MAIL, at=NOW)
    return (await seat_of(one, BEN)).seat


async def test_who_gives_a_seat_up_keeps_nothing_that_was_sent_just_then(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    seat = await by_mail(one)
    await note_sent(one, await side_of(one, seat), 1001)
    # Of this the second message is made before the seat is given up, however long that takes.
    side = await side_of(one, seat)
    held = hold_up(monkeypatch, "db.games.seats:set_holder", before=True)
    await asyncio.gather(
        other.seating.resign(TABLE, BEN.user_id),
        soon(held, note_sent(one, side, 1002)),
    )
    assert await left(one, seat) == [1001, 1002]


async def test_of_two_messages_that_two_processes_send_the_older_goes(
    two: tuple[Process, Process],
) -> None:
    one, other = two
    seat = await by_mail(one)
    slow, fast = await side_of(one, seat), await side_of(other, seat)
    await note_sent(other, fast, 1002)
    await note_sent(one, slow, 1001)
    assert (await side_of(one, seat)).seat.dm_message_id == 1002
    assert await left(one, seat) == [1001]
    assert await wanted(one, "refresh", seat), "the newer one may show how things stood before"
    await note_sent(one, slow, None)
    assert (await side_of(one, seat)).seat.dm_message_id == 1002, "what was not known is not forgotten"
    await note_sent(other, await side_of(other, seat), 1003)
    assert (await side_of(one, seat)).seat.dm_message_id == 1003


async def test_what_was_edited_while_another_process_sent_something_goes(
    two: tuple[Process, Process],
) -> None:
    one, other = two
    seat = await by_mail(one)
    await note_sent(one, await side_of(one, seat), 1001)
    delivery = rows.Delivery(1, TABLE, "refresh", seat, 1, 0, None, NOW, 1, None, None, NOW)
    edited: list[int] = []

    async def overtaken(_: int, message_id: int, __: object) -> bool:
        edited.append(message_id)
        await note_sent(other, await side_of(other, seat), 1002)
        return True

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(one.posting, "edited", overtaken)
        patch.setattr(one.posting, "illustrated", SimpleNamespace(desk=AsyncMock()))
        noting = await one.posting.refresh(delivery)
    assert edited == [1001]
    assert noting is not None
    async with one.tables.database.transaction() as tx:
        await noting(tx)
    assert await left(one, seat) == [1001]
    assert await wanted(one, "refresh", seat)


async def test_of_two_tables_that_two_processes_post_the_older_is_deleted(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    deleted: list[int] = []

    async def delete(_: int, message_id: int) -> bool:
        deleted.append(message_id)

    for process in two:
        monkeypatch.setattr(process.posting, "delete", delete)
    before = (await one.tables.loaded(TABLE)).row
    later = replace(before, step=before.step + 1)
    await other.posting._stands(later, 4712)
    known = await one.posting._stands(before, 4711)
    assert (known.status_message_id, known.status_step) == (4712, later.step), "it shows what it showed"
    assert deleted == [4711]
    known = await one.posting._stands(before, 4713)
    assert (known.status_message_id, known.status_step) == (4713, before.step)
    assert deleted == [4711, 4712]
    assert await wanted(one, "status"), "the newer one may show how things stood before"


async def test_a_table_that_moves_leaves_no_message_behind(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    before = (await one.tables.loaded(TABLE)).row
    held = hold_up(monkeypatch, "db.games.seats:of_game", task="moving")
    moving = asyncio.create_task(other.seating.move(TABLE, ANNA, Place(66, 7), gone=False), name="moving")
    await soon(held, one.posting._stands(before, 4712))
    await moving
    async with one.tables.database.reading() as tx:
        row = await games.find(tx, TABLE)
    assert row is not None
    assert row.status_message_id is None
    assert await left(one, None) == [4712]
