"""Brings the tables of a database up to this program, or refuses one that is ahead of it."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

SCRIPTS = Path(__file__).parent / "migrations"
_LOCK = 0x7061726C
"""Any number: who upgrades a PostgreSQL database holds the advisory lock of this number."""


class DatabaseNewer(Exception):
    """The database was written by a newer program: its version is unknown here."""


def upgrade(connection: Connection) -> None:
    """Run the steps that are missing, inside the caller's transaction. Raises DatabaseNewer and changes nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    if present == scripts.get_current_head():
        return
    if present is not None and present not in {script.revision for script in scripts.walk_revisions()}:
        raise DatabaseNewer(present)
    command.upgrade(config, "head")
