"""After which step each question was put."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward. For earlier answers this is unknown: each counts as asked just before its answer."""
    op.add_column("answers", sa.Column("asked", Big, nullable=False, server_default="0"))
    op.execute("UPDATE answers SET asked = step - 1")
