"""Deliveries come to their end with the bot, whatever is the matter with the database then."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.outbox import DAY_MS, LONGEST_DELAY_MS, MOST_ATTEMPTS, Delivery, delay_ms
from bot.tables.tables import Tables
from db.engine import open_database
from tests.empty_database import laid_out


async def test_nothing_renews_leases_any_more_after_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(_: Delivery) -> None:
        raise RuntimeError("the end failed")

    monkeypatch.setattr(Delivery, "_end", failing)
    posting = cast(Any, SimpleNamespace(status=None, turn=None, refresh=None, seat=None))
    database = await open_database(await laid_out(tmp_path))
    before = asyncio.all_tasks()
    delivering = asyncio.create_task(Delivery(Tables(database, {}), posting, "me").run())
    await asyncio.sleep(0)
    assert len(asyncio.all_tasks() - before) > 1
    delivering.cancel()
    with pytest.raises(RuntimeError):
        await delivering
    assert asyncio.all_tasks() == before
    await database.close()


def test_what_waits_for_long_is_tried_less_and_less_often() -> None:
    longest = [max(delay_ms(attempts) for _ in range(50)) for attempts in (1, MOST_ATTEMPTS, MOST_ATTEMPTS + 1)]
    assert longest == sorted(longest)
    assert longest[1] <= LONGEST_DELAY_MS < longest[2] <= DAY_MS
