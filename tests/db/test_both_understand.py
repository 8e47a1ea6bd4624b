"""Whatever db/ says to a database, both databases understand.

This keeps away a statement that is spelled as one of the two alone allows: `answers.c.undone.is_(True)` becomes
`undone IS ?`, which SQLite takes and PostgreSQL calls a syntax error. Such a slip looks right, compiles for both, and
shows only where it is said. So each place in db/ that says something is gone to, on both.
"""

import ast
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from db.connection.transaction import Transaction
from db.engine import Database
from db.games import answers, games
from db.games.answers import StaleStep
from db.games.status import WrongStatus
from db.people import players
from tests.db.sample import BEN, answer, start_game
from tests.db.test_plans import call_everything

SAYING = {"execute", "scalar", "scalars"}
ONE_KIND = {
    "checks",
    "connections",
    "engine",
    "file_copies",
    "numbers",
    "one_trip",
    "server_copies",
    "traces",
    "upgrade",
    "watch",
}
"""Files that ask each kind of database in its own words, or one of them only; tests of their own go there."""
FILES = {str(path) for path in Path(answers.__file__).resolve().parent.glob("*.py") if path.stem not in ONE_KIND}


class Noting:
    """A transaction that notes from where it is used."""

    def __init__(self, tx: Transaction, places: set[tuple[str, int]]) -> None:
        self._tx = tx
        self._places = places

    def __getattr__(self, name: str) -> Any:
        if name in SAYING:
            frame = sys._getframe(1)
            self._places.add((frame.f_code.co_filename, frame.f_lineno))
        return getattr(self._tx, name)


def places_in(file: str) -> set[tuple[str, int]]:
    """Where this file of db/ says something to a database: as `tx.execute`, `tx.scalar` or `tx.scalars`."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    return {
        (file, node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in SAYING and isinstance(node.value, ast.Name)
    }


async def come_too_late(tx: Transaction) -> None:
    """What is said to whoever comes too late, and when somebody is forgotten."""
    game = await start_game(tx)
    with pytest.raises(StaleStep):
        await answers.record(tx, game, 7, [answer()], at=1)
    with pytest.raises(WrongStatus):
        await games.set_options(tx, game, b"")
    await players.delete_player(tx, BEN)


async def test_both_understand_all_that_is_said(database: Database) -> None:
    gone_to: set[tuple[str, int]] = set()

    def noting(tx: Transaction) -> Transaction:
        return cast(Transaction, Noting(tx, gone_to))

    await call_everything(database, noting)
    async with database.transaction() as tx:
        await come_too_late(noting(tx))
    said = set[tuple[str, int]]().union(*(places_in(file) for file in FILES))
    assert len(said) > 90
    assert {f"{Path(file).name}, line {line}" for file, line in said - gone_to} == set()
