"""The numbers that buttons carry, those of games and lessons, in a new database.

Law: a new installation in the place of another never gives the same number again. The old buttons still exist, and
perhaps nobody knows their numbers: so the first number is drawn by lot, whatever the clock says. Of 2,116 million
numbers two installations of 20,000 games each meet with a probability of 1 : 52,900; the numbers of all installations
that began at 1, as they did up to version 0.1.0, are never drawn.
"""

import secrets

from sqlalchemy import text

from db.connection.transaction import Transaction

LOT = range(36**5, 36**6)
"""The range of first numbers: six characters in a custom_id, which has room for eight."""
TABLES = ("games", "learning")
"""The tables whose rows have numbers that buttons carry."""


async def begin(tx: Transaction) -> None:
    """Draw the first numbers of empty tables by lot."""
    for table in TABLES:
        values = {"first": secrets.choice(LOT)}
        if tx.dialect.name == "sqlite":
            await tx.execute(text(f"INSERT INTO sqlite_sequence VALUES ('{table}', :first - 1)"), values)
        else:
            await tx.execute(text(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), :first, false)"), values)
