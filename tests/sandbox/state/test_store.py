"""The state file: what is noted is written, the newest only, and nothing is lost when writing fails."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.state.store import StateFile


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[StateFile]:
    opened = await StateFile.open(tmp_path / "deep" / "sandbox.sqlite3")
    yield opened
    await opened.close()


async def test_only_the_newest_state_of_a_row_is_written(store: StateFile) -> None:
    store.put("note", ("a", "1"))
    store.put("note", ("a", "2"))
    store.put("note", ("b", "1"))
    store.remove("note", "b")
    await store.flush()
    assert await store.load("note") == [("a", "2")]


async def test_a_file_is_found_before_and_after_it_is_written(store: StateFile) -> None:
    store.put("attachment", (1, b"picture"))
    assert await store.attachment(1) == b"picture"
    await store.flush()
    assert await store.attachment(1) == b"picture"
    store.remove("attachment", 1)
    assert await store.attachment(1) is None


async def test_what_cannot_be_written_is_kept_for_later(store: StateFile) -> None:
    await store._connection.execute("PRAGMA query_only = ON")
    store.put("note", ("a", "1"))
    with pytest.raises(sqlite3.Error):
        await store.flush()
    store.put("note", ("a", "2"))
    await store._connection.execute("PRAGMA query_only = OFF")
    await store.flush()
    assert await store.load("note") == [("a", "2")]


async def test_the_writer_says_when_it_cannot_write(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = await StateFile.open(tmp_path / "sandbox.sqlite3")
    await store._connection.execute("PRAGMA query_only = ON")
    store.put("note", ("a", "1"))
    with pytest.raises(sqlite3.Error):
        await store.close()
    assert "could not be written" in caplog.text
