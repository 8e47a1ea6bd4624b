"""The upgrade of a database's tables to this program's version, or the refusal of one from a newer program.

Law: an up-to-date database costs two queries; the code that runs the steps is loaded only if there is one to run.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

SCRIPTS = Path(__file__).parents[1] / "migrations"
_LOCK = 0x7061726C
"""Any number: the advisory lock held while upgrading a PostgreSQL database."""


class DatabaseNewer(Exception):
    """The database was written by a newer program: its version is unknown here."""


def upgrade(connection: Connection) -> None:
    """Run the missing steps inside the caller's transaction. Raises DatabaseNewer and changes nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK})
        # A step may take as long as it needs.
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))
    present, known = version_of(connection), versions()
    if present == known[-1]:
        return
    if present is not None and present not in known:
        raise DatabaseNewer(present)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def versions() -> list[str]:
    """The versions this program knows, oldest first: ``v0001_tables.py`` leads to version 0001."""
    return sorted(path.name[1:5] for path in SCRIPTS.glob("versions/v*.py"))


def version_of(connection: Connection) -> str | None:
    """The version of the database; None if it has no tables yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found
