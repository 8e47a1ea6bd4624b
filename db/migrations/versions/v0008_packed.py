"""The logs and chronicles of games that are over, packed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward. Games that are over are packed one by one while the bot runs: no start waits for that."""
    op.create_table(
        "packed",
        sa.Column("game", Big, nullable=False),
        sa.Column("what", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_packed"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_packed_game", ondelete="CASCADE"),
        sqlite_strict=True,
    )
