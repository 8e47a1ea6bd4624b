"""People's progress in lessons, and who plays with a coach."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "learning",
        sa.Column("id", Big, nullable=False),
        sa.Column("player_id", Big, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("progress", sa.LargeBinary, nullable=False),
        sa.Column("changed", Big, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_learning"),
        sa.ForeignKeyConstraint(["player_id"], ["players.user_id"], name="fk_learning_player_id", ondelete="CASCADE"),
        sa.UniqueConstraint("player_id", "rules", name="uq_learning_player_id_rules"),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_table(
        "coaching",
        sa.Column("game", Big, nullable=False),
        sa.Column("player_id", Big, nullable=False),
        sa.Column("coached", sa.Integer, nullable=False),
        sa.Column("advised", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "player_id", name="pk_coaching"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_coaching_game", ondelete="CASCADE"),
        sa.CheckConstraint("coached IN (0, 1)", name=op.f("ck_coaching_coached")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_coaching_player_id", "coaching", ["player_id"])
