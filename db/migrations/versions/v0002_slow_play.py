"""Deadlines, standing orders, proposals; answers that a standing order gave; seats that are offered."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward."""
    _answers_by_order()
    _deadlines()
    _orders()
    _proposals()
    op.add_column("seats", sa.Column("offered_at", Big))


def _game(table: str) -> tuple[sa.Column[int], sa.ForeignKeyConstraint]:
    return (
        sa.Column("game", Big, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=f"fk_{table}_game", ondelete="CASCADE"),
    )


def _answers_by_order() -> None:
    """SQLite cannot change a constraint: the table is written anew."""
    origins = "origin IN ('player', 'computer', 'default', 'order')"
    if op.get_bind().dialect.name == "postgresql":
        op.drop_constraint("ck_answers_origin", "answers")
        op.create_check_constraint(op.f("ck_answers_origin"), "answers", origins)
        return
    op.rename_table("answers", "answers_before")
    op.create_table(
        "answers",
        *_game("answers"),
        sa.Column("step", Big, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("picks", sa.LargeBinary, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("at", Big, nullable=False),
        sa.PrimaryKeyConstraint("game", "step", name="pk_answers"),
        sa.CheckConstraint("kind IN ('answer', 'undo')", name=op.f("ck_answers_kind")),
        sa.CheckConstraint(origins, name=op.f("ck_answers_origin")),
        sa.CheckConstraint("undone IN (0, 1)", name=op.f("ck_answers_undone")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO answers SELECT * FROM answers_before")
    op.drop_table("answers_before")


def _deadlines() -> None:
    op.create_table(
        "deadlines",
        *_game("deadlines"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("asked_at", Big, nullable=False),
        sa.Column("due_at", Big),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.Column("muted", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_deadlines"),
        sa.CheckConstraint("muted IN (0, 1)", name=op.f("ck_deadlines_muted")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_deadlines_due_at", "deadlines", ["due_at"])


def _orders() -> None:
    op.create_table(
        "orders",
        sa.Column("player_id", Big, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("game", Big, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("what", sa.LargeBinary, nullable=False),
        sa.Column("at", Big, nullable=False),
        sa.PrimaryKeyConstraint("player_id", "rules", "game", "key", name="pk_orders"),
        sa.ForeignKeyConstraint(["player_id"], ["players.user_id"], name="fk_orders_player_id", ondelete="CASCADE"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _proposals() -> None:
    op.create_table(
        "proposals",
        *_game("proposals"),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("step", Big, nullable=False),
        sa.Column("what", sa.LargeBinary, nullable=False),
        sa.Column("at", Big, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_proposals"),
        sqlite_strict=True,
    )
