"""How servers want their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward. Until a server says otherwise, its tables begin as ever."""
    op.create_table(
        "servers",
        sa.Column("guild_id", Big, autoincrement=False, nullable=False),
        sa.Column("manners", sa.LargeBinary, nullable=False),
        sa.Column("updated_at", Big, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
        sqlite_strict=True,
    )
