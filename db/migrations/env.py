"""The run of the steps on the connection handed over by `db.connection.upgrade`, inside its transaction."""

from alembic import context
from sqlalchemy import Connection

connection: Connection = context.config.attributes["connection"]
# SQLite can roll back CREATE TABLE unless the driver ends the transaction on its own, and ours does not.
context.configure(connection=connection, transactional_ddl=True)
context.run_migrations()
