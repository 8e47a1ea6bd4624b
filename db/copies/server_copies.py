"""Copies of a database on a PostgreSQL server, made and restored by its own programs: pg_dump, pg_restore, psql.

Laws: the password appears in no command line, where everybody on the machine could read it; what is restored, and the
notes about it, are stored completely or not at all.
"""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from threading import Thread
from typing import IO, TypeVar

from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from db.connection.address import place_of, where
from db.connection.checks import DatabaseUnusable, Problem
from db.copies.copies import Contents, NothingThere, Occupied, Restoring, ToolFailed, ToolMissing, ToolTooOld
from db.facts import get_fact

CONNECT_SECONDS = 5.0

_TOO_OLD = ("server version mismatch", "unsupported version")
_TABLES = text(
    "SELECT n.nspname || '.' || c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace "
    "WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND n.nspname NOT LIKE 'pg\\_%' "
    "AND n.nspname <> 'information_schema' ORDER BY 1"
)
_LEAVE_OUT = (
    "SELECT setval(oid::regclass, nextval(oid::regclass) + {left_out}) FROM pg_class "
    "WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace;"
)
_NOTE = (
    "INSERT INTO facts (key, value) VALUES ('{key}', '{value}') ON CONFLICT (key) DO UPDATE SET value = excluded.value;"
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
        with self._spelled_out(copy) as (spelling, script), self._executing() as executing:
            executing.write(b"BEGIN;\n")
            shutil.copyfileobj(script, executing)
            if spelling.wait() == 0:
                executing.write(_noted(restoring).encode())

    @contextmanager
    def _spelled_out(self, copy: IO[bytes]) -> Iterator[tuple["subprocess.Popen[bytes]", IO[bytes]]]:
        """A copy as statements, read by a separate thread."""
        words = ("--no-owner", "--no-privileges", "--file=-")
        with self._running("pg_restore", *words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as spelling:
            assert spelling.stdin is not None
            assert spelling.stdout is not None
            feeding = Thread(target=_feed, args=(copy, spelling.stdin))
            feeding.start()
            try:
                yield spelling, spelling.stdout
            finally:
                # If nobody reads on, the program ends, and so does the feeding.
                spelling.stdout.close()
                feeding.join()

    @contextmanager
    def _executing(self) -> Iterator[IO[bytes]]:
        """Runs statements up to the first that fails; what they have not committed by the end is lost."""
        words = ("--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1")
        with self._running("psql", *words, stdin=subprocess.PIPE) as executing:
            assert executing.stdin is not None
            # If the program stops listening, it says why.
            with suppress(BrokenPipeError), executing.stdin:
                yield executing.stdin

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
            # Whatever error a driver, a network or a name server raises: there is no database.
            raise DatabaseUnusable(Problem.UNREACHABLE, str(error) or type(error).__name__) from error

    def _fed(self, copy: IO[bytes], tool: str, *words: str) -> None:
        """Let a program read a copy to its end."""
        with self._running(tool, *words, stdin=subprocess.PIPE) as reading:
            assert reading.stdin is not None
            _feed(copy, reading.stdin)

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
        """The environment that tells the programs about the server."""
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


def _feed(copy: IO[bytes], program: IO[bytes]) -> None:
    # If the program stops listening, it says why.
    with suppress(BrokenPipeError), program:
        shutil.copyfileobj(copy, program)


def _noted(restoring: Restoring) -> str:
    """The statements that follow those of a copy, in the same transaction."""
    notes = [_NOTE.format(key=key, value=value) for key, value in restoring.facts().items()]
    left_out = _LEAVE_OUT.format(left_out=restoring.left_out)
    return "\n".join(["RESET search_path;", *notes, left_out, "COMMIT;\n"])


def _failure(tool: str, heard: str) -> Exception:
    if any(sign in heard for sign in _TOO_OLD):
        return ToolTooOld(tool)
    lines = [line for line in heard.splitlines() if line.strip()]
    return ToolFailed(tool, next((line for line in lines if "error:" in line.lower()), lines[-1] if lines else "?"))


async def _tables(connection: AsyncConnection) -> list[str]:
    return [str(name) for name in await connection.scalars(_TABLES)]


async def _contents(connection: AsyncConnection) -> Contents | None:
    named = [name.partition(".")[2] for name in await _tables(connection)]
    if not {"facts", "alembic_version"} <= set(named):
        return None
    installation = await get_fact(connection, "installation")
    version = await connection.scalar(text("SELECT version_num FROM alembic_version"))
    return Contents(installation or "", str(version))
