"""A new database at a tenth of its price: made once by the real steps, then copied. It is a file, or lies on the server
if the run was asked to use it (`pytest --on-postgresql`).

Law: the copy is what `open_database` makes from nothing, except that the first number is fixed.
"""

import hashlib
import secrets
from pathlib import Path

import pytest

from db import numbers
from db.engine import open_database
from tests.db.server import address, create, drop, named

numbers.LOT = range(1, 2)  # tests name games in order: 1, 2, 3

_made: list[bytes] = []
_on_server: list[str] = []
"""The template, then those that have been copied from it."""
_chosen = ["sqlite"]
_RUN = secrets.token_hex(8)
"""Marks this process's databases on the server, to tell them from those of all others, past ones included."""


def stand_on(kind: str) -> None:
    """From now on databases are of this kind: "sqlite" or "postgresql"."""
    _chosen[:] = [kind]


def kind() -> str:
    """The present kind of database."""
    return _chosen[0]


def only_on(wanted: str, why: str) -> pytest.MarkDecorator:
    """A mark for tests that need databases of this kind."""
    return pytest.mark.skipif(kind() != wanted, reason=why)


async def laid_out(folder: Path) -> str:
    """The address of this folder's database; made with empty tables at the first request."""
    if kind() == "sqlite":
        return await file_in(folder)
    if not _on_server:
        template = f"parlatorium_empty_{_RUN}"
        await create(template)
        await (await open_database(address(named(template)))).close()
        _on_server.append(template)
    name = f"parlatorium_{_RUN}_{hashlib.sha256(bytes(folder)).hexdigest()[:16]}"
    if name not in _on_server:
        await create(name, _on_server[0])
        _on_server.append(name)
    return address(named(name))


async def cleared(*, wholly: bool = False) -> None:
    """Drop this run's databases; `wholly`: the template, too."""
    kept = 0 if wholly else 1
    for name in _on_server[kept:]:
        await drop(name)
    del _on_server[kept:]


AGE_MS = 10**12
"""The greatest jump of a clock: the speed of the database's thread has nothing to do with it."""


async def file_in(folder: Path) -> str:
    """The address of this folder's file; made with empty tables if missing. However fast the loop's clock is, it
    waits for the disk.
    """
    file = folder / "games.db"
    if not _made:
        await (await open_database(f"sqlite+aiosqlite:///{file.with_suffix('.empty')}", patience=AGE_MS)).close()
        _keep(file.with_suffix(".empty"))
    _copy(file)
    return f"sqlite+aiosqlite:///{file}"


def _keep(file: Path) -> None:
    _made.append(file.read_bytes())
    file.unlink()


def _copy(file: Path) -> None:
    if not file.exists():
        file.write_bytes(_made[0])
