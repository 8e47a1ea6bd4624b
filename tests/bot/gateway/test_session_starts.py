"""Who begins a session is counted, on the database or without it, and waits when there were too many."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from bot.gateway.session_starts import SessionStarts, TooManyStarts
from db.engine import Database
from db.processes.session_starts import DAY_MS

NOW = 1_800_000_000_000


class Away:
    """No database."""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        raise ConnectionError("no database")
        yield


async def begun(starts: SessionStarts) -> int:
    """How many are begun before one has to wait."""
    count = 0
    with suppress(TooManyStarts):
        while True:
            await starts.begin()
            count += 1
    return count


async def test_a_restart_forgets_nothing(database: Database) -> None:
    first, second = (SessionStarts(database, lambda: NOW) for _ in range(2))
    first.allowed = second.allowed = 40
    for _ in range(7):
        await first.begin()
    with capture_logs() as lines:
        assert await begun(second) == 3
        with pytest.raises(TooManyStarts) as slowed:
            await second.begin()
    assert 0 < slowed.value.seconds <= DAY_MS / 1000
    assert [line["event"] for line in lines] == ["session_starts_slowed"], "once in ten minutes"


async def test_without_the_database_it_is_counted_all_the_same(database: Database) -> None:
    starts = SessionStarts(cast(Any, Away()), lambda: NOW)
    starts.allowed = 40
    with capture_logs() as lines:
        assert await begun(starts) == 10
    assert {line["event"] for line in lines} == {"session_start_not_noted", "session_starts_slowed"}
    starts._database = database
    with pytest.raises(TooManyStarts):
        await starts.begin()
