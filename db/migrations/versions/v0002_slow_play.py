"""Deadlines, standing orders, proposals; answers given by standing orders; seats on offer."""

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
    _tallies()
    op.add_column("seats", sa.Column("offered_at", Big))


def _game(table: str) -> tuple[sa.Column[int], sa.ForeignKeyConstraint]:
    return (
        sa.Column("game", Big, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=f"fk_{table}_game", ondelete="CASCADE"),
    )


def _answers_by_order() -> None:
    """Rewrite the table: SQLite cannot change a constraint."""
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
        sa.Column("due_at", Big, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
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


def _tallies() -> None:
    """The numbers behind statistics; games already over are counted soon."""
    op.create_index("ix_games_channel_id", "games", ["channel_id"])
    op.create_index("ix_games_guild_id", "games", ["guild_id"])
    op.create_table(
        "tallies",
        *_game("tallies"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("points", Big, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("waited", Big, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_tallies"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "uses",
        *_game("uses"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("thing", sa.Text, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "thing", name="pk_uses"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO outbox (game, kind, seat, wanted, delivered, due_at, attempts, created_at)"
        " SELECT id, 'tally', -1, 1, 0, 0, 0, 0 FROM games WHERE status = 'finished'"
    )
