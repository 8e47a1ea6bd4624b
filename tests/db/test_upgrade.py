"""The tables are what the steps make of an empty database."""

import asyncio
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, select, text

from db.connection.upgrade import SCRIPTS, versions
from db.engine import Database, open_database
from db.schema import CHANNEL, answers, metadata, outbox
from tests.db.server import sqlite_only

TABLES = {"games", "seats", "answers", "checkpoints", "chronicle", "outbox", "players", "facts"} | {
    "deadlines",
    "orders",
    "proposals",
    "tallies",
    "uses",
    "formers",
    "prepared",
    "learning",
    "studies",
    "coaching",
    "standings",
    "favourites",
    "duels",
    "packed",
    "servers",
}

RELEASED = [
    "v0001_tables.py",
    "v0002_slow_play.py",
    "v0003_asked.py",
    "v0004_seats_handed_over.py",
    "v0005_prepared_turns.py",
    "v0006_learning.py",
    "v0007_sums.py",
    "v0008_packed.py",
    "v0009_studies.py",
]


def in_words(file: Path) -> dict[str, list[str]]:
    """Each table and index of a SQLite file with its definition, in words, in an order of its own."""
    query = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
    with closing(sqlite3.connect(file)) as connection:
        rows = dict(connection.execute(query).fetchall())
    return {name: sorted(re.split(r",?\s+", sql)) for name, sql in rows.items() if name != "alembic_version"}


def run_steps(connection: Connection, until: str) -> None:
    """Bring an empty database to a version of the past."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, until)


def differences(connection: Connection) -> list[object]:
    """What Alembic would have to do to make the database equal to the code."""
    found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
    return found


async def test_the_steps_lead_to_the_tables_of_the_code(database: Database) -> None:
    async with database.reading() as tx:
        assert await tx.run_sync(differences) == []


@sqlite_only
@pytest.mark.usefixtures("database")
def test_the_steps_lead_to_the_same_constraints_and_indexes(file: Path, tmp_path: Path) -> None:
    direct = tmp_path / "direct.db"
    engine = create_engine(f"sqlite:///{direct}")
    metadata.create_all(engine)
    engine.dispose()
    assert in_words(file) == in_words(direct)


@sqlite_only
@pytest.mark.usefixtures("database")
def test_all_tables_are_strict(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        strict = dict(connection.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").fetchall())
        with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT value in INTEGER column"):
            connection.execute("INSERT INTO checkpoints VALUES (1, 0, 'first', x'00')")
    assert {name for name, is_strict in strict.items() if is_strict} == TABLES


async def test_what_the_first_release_stored_is_still_there(tmp_path: Path) -> None:
    file = tmp_path / "first.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        run_steps(connection, "0001")
        game = "INSERT INTO games (id, game, status, guild_id, channel_id, language, options, step, created_at)"
        connection.execute(text(f"{game} VALUES (1, 'dominion', 'lobby', 2, 3, 'de', x'80', 1, 4)"))
        connection.execute(text(f"{game} VALUES (2, 'dominion', 'finished', 2, 3, 'de', x'80', 1, 4)"))
        connection.execute(text("INSERT INTO answers VALUES (1, 1, 'answer', 0, 'q', 'key', x'90', 'player', 0, 5)"))
    engine.dispose()
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    async with database.reading() as tx:
        kept = (await tx.execute(select(answers))).one()
        wanted = (await tx.execute(select(outbox.c.game, outbox.c.kind, outbox.c.seat))).all()
        assert await tx.run_sync(differences) == []
    await database.close()
    assert wanted == [(2, "tally", CHANNEL)], "a game that is over already is counted, too"
    assert tuple(kept) == (1, 1, "answer", 0, "q", "key", b"\x90", "player", False, 5, 0)


async def test_opening_again_changes_nothing(url: str, database: Database) -> None:
    second = await open_database(url)
    async with second.reading() as tx:
        assert await tx.run_sync(differences) == []
    await second.close()
    assert second.installation == database.installation


async def test_a_failing_step_leaves_the_database_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("db.engine.get_fact", refuse)
        with pytest.raises(ZeroDivisionError):
            await open_database(f"sqlite+aiosqlite:///{file}")
    assert in_words(file) == {}


async def test_two_programs_may_start_at_the_same_moment_on_an_empty_database(url: str) -> None:
    script = f"import asyncio, db.engine; print(asyncio.run(db.engine.open_database({url!r})).installation)"
    both = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdout=-1, cwd=SCRIPTS.parents[1])
        for _ in range(2)
    ]
    said = [(await program.communicate())[0] for program in both]
    assert [program.returncode for program in both] == [0, 0]
    assert len(said[0].strip()) == 32
    assert said[0] == said[1]


def test_the_versions_are_those_of_the_steps_in_their_order() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    steps = ScriptDirectory.from_config(config).walk_revisions()
    assert versions() == [step.revision for step in steps][::-1]


def test_what_runs_the_steps_is_loaded_only_if_there_is_one(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    script = f"import asyncio, sys, db.engine; asyncio.run(db.engine.open_database({url!r}))"
    script += "; print('alembic' in sys.modules)"
    runs = [subprocess.run([sys.executable, "-c", script], stdout=-1, cwd=SCRIPTS.parents[1]) for _ in range(2)]
    assert [run.stdout.strip() for run in runs] == [b"True", b"False"]


def test_released_steps_keep_their_names_and_the_next_follow_without_a_gap() -> None:
    assert SCRIPTS.parent.name == "db"
    files = sorted(path.name for path in SCRIPTS.glob("versions/*.py") if path.name != "__init__.py")
    assert files[: len(RELEASED)] == RELEASED
    assert [name[:6] for name in files] == [f"v{number:04}_" for number, _ in enumerate(files, start=1)]
