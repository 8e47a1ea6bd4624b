"""Turns that people prepare, and answers given by them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
ORIGINS = "origin IN ('player', 'computer', 'default', 'order', 'prepared')"


def upgrade() -> None:
    """Go forward."""
    _prepared_answers()
    op.create_table(
        "prepared",
        sa.Column("game", Big, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player_id", Big, nullable=False),
        sa.Column("ready", sa.LargeBinary),
        sa.Column("draft", sa.LargeBinary),
        sa.Column("changed", Big, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_prepared"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_prepared_game", ondelete="CASCADE"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_prepared_player_id", "prepared", ["player_id"])


def _prepared_answers() -> None:
    """Rewrite the table: SQLite cannot change a constraint."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_constraint("ck_answers_origin", "answers")
        op.create_check_constraint(op.f("ck_answers_origin"), "answers", ORIGINS)
        return
    op.rename_table("answers", "answers_before")
    op.create_table(
        "answers",
        sa.Column("game", Big, nullable=False),
        sa.Column("step", Big, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("picks", sa.LargeBinary, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("at", Big, nullable=False),
        sa.Column("asked", Big, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("game", "step", name="pk_answers"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_answers_game", ondelete="CASCADE"),
        sa.CheckConstraint("kind IN ('answer', 'undo')", name=op.f("ck_answers_kind")),
        sa.CheckConstraint(ORIGINS, name=op.f("ck_answers_origin")),
        sa.CheckConstraint("undone IN (0, 1)", name=op.f("ck_answers_undone")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    columns = "game, step, kind, seat, choice, key, picks, origin, undone, at, asked"
    op.execute(f"INSERT INTO answers ({columns}) SELECT {columns} FROM answers_before")
    op.drop_table("answers_before")
