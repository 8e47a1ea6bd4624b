"""A disk that hangs under SQLite: who clicks is told so, and what was stored after all is shown."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.replies import funnel
from db.connection import whole
from db.connection.transaction import Transaction
from db.connection.whole import Transacted
from sandbox import InteractionState, Message
from tests.db.silent_disk import LONG, Disk, silent_disk
from tests.empty_database import only_on
from tests.end_to_end.house import CHANNEL, House, controls

pytestmark = only_on("sqlite", "the disk under a server is the server's")


@pytest.fixture(autouse=True)
async def disk(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Disk]:
    """The disk below the house's database; nothing is tried for long."""
    monkeypatch.setattr(funnel, "PERSISTENCE_SECONDS", 0.0)
    monkeypatch.setattr(funnel, "PAUSE_SECONDS", 0.0)
    with silent_disk(monkeypatch) as disk:
        yield disk


async def sees_it_moved(house: House, before: Message) -> None:
    """Wait until a message no longer asks what it asked."""
    while (shown := house.sandbox.world.find_message(before.channel_id, before.id)) is not None:
        if controls(shown).keys() != controls(before).keys():
            return
        house.late += 1_000
        house.bot.courier.soon()
        await asyncio.sleep(0.01)


def hang_at_the_next_move(house: House, disk: Disk, patch: pytest.MonkeyPatch) -> None:
    """Let the disk hang when a move has come to its end and is committed."""
    write, commit = house.bot.tables.store.write, whole._engine.dialect.do_commit
    moved: list[bool] = []

    async def noted(work: Transacted[Any]) -> Any:
        async def noting(tx: Transaction) -> Any:
            done = await work(tx)
            moved.append(True)
            return done

        return await write(noting)

    def hang(connection: Any) -> None:
        if moved:
            moved.clear()
            disk.hang()
        commit(connection)

    patch.setattr(house.bot.tables.store, "write", noted)
    patch.setattr(whole._engine.dialect, "do_commit", hang)


async def test_who_clicks_while_the_disk_hangs_is_told_so_and_what_was_stored_is_shown(
    house: House, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    asked = await house.asked(anna)
    await house.settled()
    with monkeypatch.context() as patch:
        hang_at_the_next_move(house, disk, patch)
        click = asyncio.create_task(anna.click(asked, next(iter(controls(asked)))))
        await disk.give_up()
        outcome = await click
    assert outcome.said.text == house.says("de", "database-gone-midway")
    assert await house.step() == 0
    assert (await ben.command(CHANNEL, "/turn")).state is InteractionState.ANSWERED, "reading goes on"
    again = await anna.click(asked, next(iter(controls(asked))))
    assert again.said.text == house.says("de", "database-gone"), "nothing of this one is stored"
    disk.mend()
    await sees_it_moved(house, asked)
    assert await house.step() == 1
    assert disk.now == LONG
