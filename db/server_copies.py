"""Copies of a database on a PostgreSQL server, made and put back by its own programs, pg_dump and pg_restore.

Law: the password stands in no command line, where everybody on the machine could read it.
"""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, TypeVar

from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from db.address import place_of, where
from db.checks import DatabaseUnusable, Problem
from db.copies import Contents, NothingThere, Occupied, Restoring, ToolFailed, ToolMissing, ToolTooOld
from db.facts import get_fact, set_fact

CONNECT_SECONDS = 5.0

_TOO_OLD = ("server version mismatch", "unsupported version")
_TABLES = text(
    "SELECT n.nspname || '.' || c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace "
    "WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND n.nspname NOT LIKE 'pg\\_%' "
    "AND n.nspname <> 'information_schema' ORDER BY 1"
)
_LEAVE_OUT = text(
    "SELECT setval(oid::regclass, nextval(oid::regclass) + :left_out) FROM pg_class "
    "WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace"
)

T = TypeVar("T")


class ServerCopier:
    """See `Copier`."""

    kind = "postgresql"

    def __init__(self, url: str) -> None:
        self._url = place_of(url)
        self.place = where(url)

    @contextmanager
    def copied(self, folder: Path) -> Iterator[tuple[IO[bytes], Contents]]:
        """See `Copier`: the server's own program sees one moment, and writes nothing into the folder."""
        contents = self._asked(_contents)
        if contents is None:
            raise NothingThere
        with self._running("pg_dump", "--format=custom", stdout=subprocess.PIPE) as dumping:
            assert dumping.stdout is not None
            yield dumping.stdout, contents

    def prove(self, copy: IO[bytes]) -> None:
        """See `Copier`."""
        self._fed(copy, "pg_restore", "--list")

    def occupied(self) -> list[str]:
        """See `Copier`."""
        return self._asked(_tables)

    def put_back(self, copy: IO[bytes], restoring: Restoring) -> None:
        """See `Copier`."""
        if there := self.occupied():
            raise Occupied(there)
        whole = ("--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges")
        self._fed(copy, "pg_restore", *whole, f"--dbname={self._url.database}")

        async def note(connection: AsyncConnection) -> None:
            for key, value in restoring.facts().items():
                await set_fact(connection, key, value)
            await connection.execute(_LEAVE_OUT, {"left_out": restoring.left_out})
            await connection.commit()

        self._asked(note)

    def _asked(self, question: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async def ask() -> T:
            engine = create_async_engine(self._url, poolclass=NullPool, connect_args={"timeout": CONNECT_SECONDS})
            try:
                async with engine.connect() as connection:
                    return await question(connection)
            finally:
                await engine.dispose()

        try:
            return asyncio.run(ask())
        except Exception as error:
            # Whatever driver, network or name server come up with: there is no database.
            raise DatabaseUnusable(Problem.UNREACHABLE, str(error) or type(error).__name__) from error

    def _fed(self, copy: IO[bytes], tool: str, *words: str) -> None:
        """Let a program read a copy to its end."""
        with self._running(tool, *words, stdin=subprocess.PIPE) as reading:
            assert reading.stdin is not None
            # Whoever wants to hear no more says why.
            with suppress(BrokenPipeError):
                shutil.copyfileobj(copy, reading.stdin)
                reading.stdin.close()

    @contextmanager
    def _running(
        self, tool: str, *words: str, stdin: int | None = None, stdout: int = subprocess.DEVNULL
    ) -> Iterator["subprocess.Popen[bytes]"]:
        """A program of PostgreSQL at work. Raises ToolMissing, ToolTooOld, ToolFailed."""
        path = shutil.which(tool)
        if path is None:
            raise ToolMissing(tool)
        with TemporaryFile() as heard:
            command, told = [path, *words], self._surroundings()
            with subprocess.Popen(command, env=told, stdin=stdin, stdout=stdout, stderr=heard) as process:
                yield process
            if process.returncode:
                heard.seek(0)
                raise _failure(tool, heard.read().decode(errors="replace"))

    def _surroundings(self) -> dict[str, str]:
        """What the programs are told about the server, in their environment."""
        url, told = self._url, {"LC_ALL": "C"}
        options = {key: value if isinstance(value, str) else value[0] for key, value in url.query.items()}
        wanted = {
            "PGHOST": url.host or options.get("host"),
            "PGPORT": str(url.port) if url.port else options.get("port"),
            "PGUSER": url.username or options.get("user"),
            "PGPASSWORD": url.password or options.get("password"),
            "PGDATABASE": url.database,
            "PGSSLMODE": {"true": "require", "false": "disable"}.get(options.get("ssl", ""), options.get("ssl")),
        }
        return {**os.environ, **told, **{name: value for name, value in wanted.items() if value}}


def _failure(tool: str, heard: str) -> Exception:
    if any(sign in heard for sign in _TOO_OLD):
        return ToolTooOld(tool)
    lines = [line for line in heard.splitlines() if line.strip()]
    return ToolFailed(tool, next((line for line in lines if "error:" in line), lines[-1] if lines else "?"))


async def _tables(connection: AsyncConnection) -> list[str]:
    return [str(name) for name in await connection.scalars(_TABLES)]


async def _contents(connection: AsyncConnection) -> Contents | None:
    named = [name.partition(".")[2] for name in await _tables(connection)]
    if not {"facts", "alembic_version"} <= set(named):
        return None
    installation = await get_fact(connection, "installation")
    version = await connection.scalar(text("SELECT version_num FROM alembic_version"))
    return Contents(installation or "", str(version))
