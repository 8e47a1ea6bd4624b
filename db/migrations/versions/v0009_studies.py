"""Computer players' findings about a table during play."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
OPEN = sa.text("found IS NULL")


def upgrade() -> None:
    """Go forward. Tables already under way are not studied."""
    op.create_table(
        "studies",
        sa.Column("game", Big, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("found", sa.LargeBinary),
        sa.PrimaryKeyConstraint("game", name="pk_studies"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_studies_game", ondelete="CASCADE"),
        sqlite_strict=True,
    )
    op.create_index("ix_studies_open", "studies", ["game"], sqlite_where=OPEN, postgresql_where=OPEN)
