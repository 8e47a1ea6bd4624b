"""A backup of a database on a PostgreSQL server is whole or not there, and so is what is put back."""

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import text

from bot.command_line import backup
from bot.command_line.program import NotDone
from bot.host.settings import load_settings
from db.connection.checks import DatabaseUnusable, Problem
from db.copies.copies import LEAST_LEFT_OUT
from db.engine import open_database
from db.facts import RESTORED, RESTORED_TO, get_fact
from tests.bot.command_line.test_backup import COPY, Capture, called, colour, refusal
from tests.db.server import address, find_programs, on_server

pytestmark = pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before")

T = TypeVar("T")
DOCS = Path(__file__).parents[3] / "docs"
START_OF_2026 = 1_767_225_600_000


@pytest.fixture
async def on_postgresql(elsewhere: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """An empty database on a server, and its programs."""
    find_programs(monkeypatch)
    async with on_server() as place:
        monkeypatch.setenv("DATABASE_URL", address(place.set(password="word")))
        monkeypatch.setenv("DISCORD_TOKEN", "token")
        yield


async def aside(function: Callable[..., T], *all_of_it: Any) -> T:
    """Call it where no loop runs, as on the command line."""
    return await asyncio.to_thread(function, *all_of_it)


@pytest.mark.usefixtures("on_postgresql")
async def test_a_database_on_a_server_is_copied_and_put_back(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert await aside(refusal) == "cli-backup-nothing"
    await colour("green")
    assert await aside(called, monkeypatch, "backup", str(COPY)) == 0
    await colour("blue")
    capsys.readouterr()
    assert await aside(called, monkeypatch, "restore", str(COPY)) == 2
    told = capsys.readouterr().err
    assert "is not empty: public.alembic_version" in told
    assert "word" not in told
    assert await colour() == "blue"
    async with on_server() as place:
        monkeypatch.setenv("DATABASE_URL", address(place))
        assert await aside(called, monkeypatch, "restore", str(COPY)) == 0
        assert await colour() == "green"
        monkeypatch.delenv("DATABASE_URL")
        assert await aside(lambda: refusal(restoring=True)) == "cli-restore-of-postgresql"


def program(monkeypatch: pytest.MonkeyPatch, name: str, script: str) -> None:
    """Put a program of this name before all others."""
    folder = Path("programs").absolute()
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", os.pathsep.join([str(folder), os.environ["PATH"]]))


@pytest.mark.usefixtures("on_postgresql")
@pytest.mark.parametrize(
    ("name", "script", "fault"),
    [
        ("pg_restore", '{real} "$@"; echo "error: too late" >&2; exit 1', "error: too late"),
        ("pg_restore", "echo 'CREATE TABLE cut (off int); SELECT nothing;'; exec cat > /dev/null", "error: "),
        ("psql", "echo 'error: too bad' >&2; exit 3", "error: too bad"),
        ("psql", "{real} \"$@\" -c 'SELECT 1' > /dev/null; echo 'error: gone' >&2; exit 2", "error: gone"),
    ],
)
async def test_what_is_not_put_back_to_its_end_is_not_there_at_all(
    monkeypatch: pytest.MonkeyPatch, name: str, script: str, fault: str
) -> None:
    await colour("green")
    assert await aside(called, monkeypatch, "backup", str(COPY)) == 0
    async with on_server() as place:
        monkeypatch.setenv("DATABASE_URL", address(place))
        with monkeypatch.context() as patch:
            program(patch, name, script.replace("{real}", shutil.which(name) or ""))
            with pytest.raises(NotDone) as refused:
                await aside(backup.restore, load_settings(), COPY)
            assert fault in str(refused.value.reason.args["fault"]).lower()
        assert await aside(called, monkeypatch, "restore", str(COPY)) == 0, "nothing stands in the way"
        assert await colour() == "green"


@pytest.mark.usefixtures("on_postgresql")
@pytest.mark.parametrize("page", ["hosting.md", "hosting.de.md"])
async def test_who_puts_a_copy_back_by_hand_is_told_what_else_to_do(page: str) -> None:
    told = (DOCS / page).read_text(encoding="utf-8")
    statements = re.search("<<'SQL' &&\n(.*?)\nSQL\n", told, re.DOTALL)
    assert statements
    database = await open_database(load_settings().database)
    async with database.transaction() as tx:
        for statement in statements[1].split(";")[:-1]:
            await tx.exec_driver_sql(statement)
        assert int(await get_fact(tx, RESTORED_TO) or 0) > START_OF_2026
        assert int(await get_fact(tx, RESTORED) or 0) > START_OF_2026
        next_game = await tx.scalar(text("SELECT nextval(pg_get_serial_sequence('games', 'id'))"))
    await database.close()
    assert next_game is not None
    assert next_game > LEAST_LEFT_OUT


OLD = "echo 'pg_dump: error: aborting because of server version mismatch' >&2; exit 1"


@pytest.mark.usefixtures("on_postgresql")
@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (OLD, "cli-backup-old-tool"),
        ("echo 'error: too bad' >&2; exit 3", "cli-backup-tool-failed"),
        ("exit 3", "cli-backup-tool-failed"),
        ("echo 'no dump'", "cli-backup-tool-failed"),
    ],
)
async def test_what_a_program_of_the_server_refuses_is_said(
    monkeypatch: pytest.MonkeyPatch, script: str, reason: str
) -> None:
    await colour("green")
    program(monkeypatch, "pg_dump", script)
    assert await aside(refusal) == reason
    assert sorted(os.listdir()) == ["programs"]


@pytest.mark.usefixtures("on_postgresql")
async def test_without_the_programs_of_the_server_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    await colour("green")
    monkeypatch.setenv("PATH", "")
    assert await aside(refusal) == "cli-backup-no-tool"


@pytest.mark.usefixtures("on_postgresql")
async def test_no_password_stands_in_a_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    await colour("green")
    program(monkeypatch, "pg_dump", 'echo "error: $* and $PGPASSWORD for $PGUSER" >&2; exit 1')
    with pytest.raises(NotDone) as refused:
        await aside(backup.backup, load_settings(), COPY)
    assert str(refused.value.reason.args["fault"]) == "error: --format=custom and word for postgres"


def test_a_server_that_is_not_there_is_out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://nobody@127.0.0.1:1/games")
    with pytest.raises(DatabaseUnusable) as refused:
        backup.backup(load_settings(), COPY)
    assert refused.value.problem == Problem.UNREACHABLE
