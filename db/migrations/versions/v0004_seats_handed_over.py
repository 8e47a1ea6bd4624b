"""The message that offers a seat; former seat holders; deliveries that may or may not have arrived."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward."""
    op.add_column("seats", sa.Column("offer_message_id", Big))
    op.add_column("outbox", sa.Column("unsure", Big, nullable=False, server_default="0"))
    op.create_table(
        "formers",
        sa.Column("game", Big, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", Big, nullable=False),
        sa.Column("player_id", Big),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "until", name="pk_formers"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_formers_game", ondelete="CASCADE"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_formers_player_id", "formers", ["player_id"])
