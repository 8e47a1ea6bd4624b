"""The tables of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward."""
    _games()
    _seats()
    _answers()
    _checkpoints()
    _chronicle()
    _outbox()
    _players_and_facts()


def _game(table: str) -> tuple[sa.Column[int], sa.ForeignKeyConstraint]:
    return (
        sa.Column("game", Big, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=f"fk_{table}_game", ondelete="CASCADE"),
    )


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", Big, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("guild_id", Big, nullable=False),
        sa.Column("channel_id", Big, nullable=False),
        sa.Column("host_id", Big),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("commitment", sa.Text),
        sa.Column("step", Big, nullable=False),
        sa.Column("created_at", Big, nullable=False),
        sa.Column("started_at", Big),
        sa.Column("ended_at", Big),
        sa.Column("status_message_id", Big),
        sa.Column("status_posted_at", Big),
        sa.Column("status_step", Big),
        sa.Column("result", sa.LargeBinary),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.CheckConstraint("status IN ('lobby', 'running', 'finished', 'aborted')", name=op.f("ck_games_status")),
        sa.CheckConstraint("language IN ('de', 'en')", name=op.f("ck_games_language")),
        sa.CheckConstraint("status <> 'running' OR seed IS NOT NULL", name=op.f("ck_games_seed")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    unfinished = sa.text("status IN ('lobby', 'running')")
    op.create_index(
        "uq_games_channel_open",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )
    op.create_index("ix_games_status", "games", ["status"])


def _seats() -> None:
    op.create_table(
        "seats",
        *_game("seats"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player_id", Big),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("dm_message_id", Big),
        sa.Column("dm_posted_at", Big),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        sa.UniqueConstraint("game", "player_id", name="uq_seats_game_player_id"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_player_id", "seats", ["player_id"])


def _answers() -> None:
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
        sa.CheckConstraint("origin IN ('player', 'computer', 'default')", name=op.f("ck_answers_origin")),
        sa.CheckConstraint("undone IN (0, 1)", name=op.f("ck_answers_undone")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _checkpoints() -> None:
    op.create_table(
        "checkpoints",
        *_game("checkpoints"),
        sa.Column("step", Big, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "step", name="pk_checkpoints"),
        sqlite_strict=True,
    )


def _chronicle() -> None:
    op.create_table(
        "chronicle",
        *_game("chronicle"),
        sa.Column("number", Big, nullable=False),
        sa.Column("step", Big, nullable=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
        sa.Column("heading", sa.Integer, nullable=False),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_chronicle"),
        sa.CheckConstraint("heading IN (0, 1)", name=op.f("ck_chronicle_heading")),
        sa.CheckConstraint("undone IN (0, 1)", name=op.f("ck_chronicle_undone")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    headings = sa.text("heading = 1 AND undone = 0")
    op.create_index(
        "ix_chronicle_headings", "chronicle", ["game", "number"], sqlite_where=headings, postgresql_where=headings
    )


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", Big, nullable=False),
        *_game("outbox"),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("wanted", Big, nullable=False),
        sa.Column("delivered", Big, nullable=False),
        sa.Column("payload", sa.LargeBinary),
        sa.Column("due_at", Big, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("leased_by", sa.Text),
        sa.Column("leased_until", Big),
        sa.Column("created_at", Big, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("game", "kind", "seat", name="uq_outbox_game_kind_seat"),
        sa.CheckConstraint("delivered <= wanted", name=op.f("ck_outbox_delivered")),
        sa.CheckConstraint("(leased_by IS NULL) = (leased_until IS NULL)", name=op.f("ck_outbox_lease")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    pending, leased = sa.text("wanted > delivered"), sa.text("leased_until IS NOT NULL")
    op.create_index("ix_outbox_due_at", "outbox", ["due_at"], sqlite_where=pending, postgresql_where=pending)
    op.create_index("ix_outbox_leased_until", "outbox", ["leased_until"], sqlite_where=leased, postgresql_where=leased)


def _players_and_facts() -> None:
    op.create_table(
        "players",
        sa.Column("user_id", Big, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("dm_channel_id", Big),
        sa.Column("dm_state", sa.Text, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("updated_at", Big, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_players"),
        sa.CheckConstraint("language IN ('de', 'en')", name=op.f("ck_players_language")),
        sa.CheckConstraint("dm_state IN ('unknown', 'open', 'closed')", name=op.f("ck_players_dm_state")),
        sqlite_strict=True,
    )
    op.create_table(
        "facts",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_facts"),
        sqlite_strict=True,
    )
