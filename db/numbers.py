"""The numbers that buttons carry, those of games and lessons, in a database that begins.

Law: no number is given again by an installation that begins anew where another one was. Its buttons are still there,
and nobody may be left who knows which numbers they carry: so the first one is drawn by lot, whatever the clock says.
Of 2,116 million numbers two installations of 20,000 games each meet with a probability of 1 : 52,900; those of all that
began at 1, as they did up to version 0.1.0, are never drawn.
"""

import secrets

from sqlalchemy import text

from db.connection.transaction import Transaction

LOT = range(36**5, 36**6)
"""Where a database may begin: with six characters in a custom_id, which has room for eight."""
TABLES = ("games", "learning")
"""Those whose rows have numbers that buttons carry."""


async def begin(tx: Transaction) -> None:
    """Let the first numbers of empty tables be drawn by lot."""
    for table in TABLES:
        values = {"first": secrets.choice(LOT)}
        if tx.dialect.name == "sqlite":
            await tx.execute(text(f"INSERT INTO sqlite_sequence VALUES ('{table}', :first - 1)"), values)
        else:
            await tx.execute(text(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), :first, false)"), values)
