"""The tables.

Laws: one step has one answer (PRIMARY KEY of answers); one channel has at most one game that is not over (unique index
of games); one person sits at a table at most once (UNIQUE of seats); a thing to deliver has one row (UNIQUE of outbox).
"""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)

CHANNEL = -1
"""In `outbox.seat`: the game's channel. NULLs are never equal, so they could not be unique."""

EVERYBODY = -1
"""In `favourites.player_id`: all people of a server together."""

metadata = MetaData(
    naming_convention={
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

# STRICT tables of SQLite know INTEGER (64 bits), TEXT and BLOB only.
Big = BigInteger().with_variant(Integer(), "sqlite")


def _game() -> Column[int]:
    return Column("game", Big, ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


class Flag(TypeDecorator[bool]):
    """True or false, kept as 1 or 0."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> int | None:
        """As it is stored."""
        return value if value is None else int(value)

    def process_result_value(self, value: int | None, dialect: Dialect) -> bool | None:
        """As it is read."""
        return value if value is None else bool(value)


def _flag(name: str) -> tuple[Column[bool], CheckConstraint]:
    return Column(name, Flag, nullable=False), CheckConstraint(f"{name} IN (0, 1)", name=name)


# Conditions of indexes. A query must use the same words: SQLite does not see that a bound value fits.
UNFINISHED = text("status IN ('lobby', 'running')")
HEADINGS = text("heading = 1 AND undone = 0")
UNSTUDIED = text("found IS NULL")
_PENDING = text("wanted > delivered")
_LEASED = text("leased_until IS NOT NULL")


games = Table(
    "games",
    metadata,
    Column("id", Big, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("guild_id", Big, nullable=False),
    Column("channel_id", Big, nullable=False),
    Column("host_id", Big),
    Column("language", Text, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seed", LargeBinary),
    Column("commitment", Text),
    Column("step", Big, nullable=False),
    Column("created_at", Big, nullable=False),
    Column("started_at", Big),
    Column("ended_at", Big),
    Column("status_message_id", Big),
    Column("status_posted_at", Big),
    Column("status_step", Big),
    Column("result", LargeBinary),
    PrimaryKeyConstraint("id"),
    CheckConstraint("status IN ('lobby', 'running', 'finished', 'aborted')", name="status"),
    CheckConstraint("language IN ('de', 'en')", name="language"),
    CheckConstraint("status <> 'running' OR seed IS NOT NULL", name="seed"),
    Index(
        "uq_games_channel_open",
        "channel_id",
        unique=True,
        sqlite_where=UNFINISHED,
        postgresql_where=UNFINISHED,
    ),
    Index("ix_games_status", "status"),
    Index("ix_games_channel_id", "channel_id"),
    Index("ix_games_guild_id", "guild_id"),
    sqlite_autoincrement=True,
    sqlite_strict=True,
)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("player_id", Big),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("dm_message_id", Big),
    Column("dm_posted_at", Big),
    Column("offered_at", Big),
    Column("offer_message_id", Big),
    PrimaryKeyConstraint("game", "seat"),
    UniqueConstraint("game", "player_id"),
    Index("ix_seats_player_id", "player_id"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

formers = Table(
    "formers",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("until", Big, nullable=False),
    Column("player_id", Big),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("game", "seat", "until"),
    Index("ix_formers_player_id", "player_id"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    metadata,
    _game(),
    Column("step", Big, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("picks", LargeBinary, nullable=False),
    Column("origin", Text, nullable=False),
    *_flag("undone"),
    Column("at", Big, nullable=False),
    Column("asked", Big, nullable=False, server_default="0"),
    PrimaryKeyConstraint("game", "step"),
    CheckConstraint("kind IN ('answer', 'undo')", name="kind"),
    CheckConstraint("origin IN ('player', 'computer', 'default', 'order', 'prepared')", name="origin"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

checkpoints = Table(
    "checkpoints",
    metadata,
    _game(),
    Column("step", Big, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game", "step"),
    sqlite_strict=True,
)

chronicle = Table(
    "chronicle",
    metadata,
    _game(),
    Column("number", Big, nullable=False),
    Column("step", Big, nullable=False),
    Column("event", LargeBinary, nullable=False),
    *_flag("heading"),
    *_flag("undone"),
    PrimaryKeyConstraint("game", "number"),
    Index("ix_chronicle_headings", "game", "number", sqlite_where=HEADINGS, postgresql_where=HEADINGS),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

packed = Table(
    "packed",
    metadata,
    _game(),
    Column("what", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game"),
    sqlite_strict=True,
)

studies = Table(
    "studies",
    metadata,
    _game(),
    Column("about", LargeBinary, nullable=False),
    Column("found", LargeBinary),
    PrimaryKeyConstraint("game"),
    Index("ix_studies_open", "game", sqlite_where=UNSTUDIED, postgresql_where=UNSTUDIED),
    sqlite_strict=True,
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Big, nullable=False),
    _game(),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("wanted", Big, nullable=False),
    Column("delivered", Big, nullable=False),
    Column("payload", LargeBinary),
    Column("due_at", Big, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("leased_by", Text),
    Column("leased_until", Big),
    Column("created_at", Big, nullable=False),
    Column("unsure", Big, nullable=False, server_default="0"),
    PrimaryKeyConstraint("id"),
    UniqueConstraint("game", "kind", "seat"),
    CheckConstraint("delivered <= wanted", name="delivered"),
    CheckConstraint("(leased_by IS NULL) = (leased_until IS NULL)", name="lease"),
    Index("ix_outbox_due_at", "due_at", sqlite_where=_PENDING, postgresql_where=_PENDING),
    Index("ix_outbox_leased_until", "leased_until", sqlite_where=_LEASED, postgresql_where=_LEASED),
    sqlite_autoincrement=True,
    sqlite_strict=True,
)

players = Table(
    "players",
    metadata,
    Column("user_id", Big, autoincrement=False, nullable=False),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("language", Text),
    Column("dm_channel_id", Big),
    Column("dm_state", Text, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("updated_at", Big, nullable=False),
    PrimaryKeyConstraint("user_id"),
    CheckConstraint("language IN ('de', 'en')", name="language"),
    CheckConstraint("dm_state IN ('unknown', 'open', 'closed')", name="dm_state"),
    sqlite_strict=True,
)

deadlines = Table(
    "deadlines",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("asked_at", Big, nullable=False),
    Column("due_at", Big, nullable=False),
    Column("stage", Integer, nullable=False),
    *_flag("muted"),
    PrimaryKeyConstraint("game", "seat"),
    Index("ix_deadlines_due_at", "due_at"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

orders = Table(
    "orders",
    metadata,
    Column("player_id", Big, ForeignKey("players.user_id", ondelete="CASCADE"), nullable=False),
    Column("rules", Text, nullable=False),
    Column("game", Big, nullable=False),
    Column("key", Text, nullable=False),
    Column("what", LargeBinary, nullable=False),
    Column("at", Big, nullable=False),
    PrimaryKeyConstraint("player_id", "rules", "game", "key"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

prepared = Table(
    "prepared",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("player_id", Big, nullable=False),
    Column("ready", LargeBinary),
    Column("draft", LargeBinary),
    Column("changed", Big, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
    Index("ix_prepared_player_id", "player_id"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

polls = Table(
    "proposals",
    metadata,
    _game(),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("step", Big, nullable=False),
    Column("what", LargeBinary, nullable=False),
    Column("at", Big, nullable=False),
    PrimaryKeyConstraint("game"),
    sqlite_strict=True,
)

learning = Table(
    "learning",
    metadata,
    Column("id", Big, nullable=False),
    Column("player_id", Big, ForeignKey("players.user_id", ondelete="CASCADE"), nullable=False),
    Column("rules", Text, nullable=False),
    Column("progress", LargeBinary, nullable=False),
    Column("changed", Big, nullable=False),
    PrimaryKeyConstraint("id"),
    UniqueConstraint("player_id", "rules"),
    sqlite_autoincrement=True,
    sqlite_strict=True,
)

coaching = Table(
    "coaching",
    metadata,
    _game(),
    Column("player_id", Big, nullable=False),
    *_flag("coached"),
    Column("advised", Integer, nullable=False),
    PrimaryKeyConstraint("game", "player_id"),
    Index("ix_coaching_player_id", "player_id"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

tallies = Table(
    "tallies",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("points", Big, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("waited", Big, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

uses = Table(
    "uses",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("thing", Text, nullable=False),
    Column("times", Integer, nullable=False),
    PrimaryKeyConstraint("game", "seat", "thing"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

standings = Table(
    "standings",
    metadata,
    Column("player_id", Big, nullable=False),
    Column("guild_id", Big, nullable=False),
    Column("rules", Text, nullable=False),
    Column("games", Big, nullable=False),
    Column("wins", Big, nullable=False),
    Column("answers", Big, nullable=False),
    Column("waited", Big, nullable=False),
    PrimaryKeyConstraint("player_id", "guild_id", "rules"),
    Index("ix_standings_guild_id", "guild_id"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

favourites = Table(
    "favourites",
    metadata,
    Column("player_id", Big, nullable=False),
    Column("guild_id", Big, nullable=False),
    Column("rules", Text, nullable=False),
    Column("thing", Text, nullable=False),
    Column("times", Big, nullable=False),
    PrimaryKeyConstraint("player_id", "guild_id", "rules", "thing"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

duels = Table(
    "duels",
    metadata,
    Column("one_id", Big, nullable=False),
    Column("guild_id", Big, nullable=False),
    Column("other_id", Big, nullable=False),
    Column("met", Big, nullable=False),
    Column("one_ahead", Big, nullable=False),
    Column("other_ahead", Big, nullable=False),
    PrimaryKeyConstraint("one_id", "guild_id", "other_id"),
    CheckConstraint("one_id < other_id", name="order"),
    Index("ix_duels_other_id_guild_id", "other_id", "guild_id"),
    Index("ix_duels_guild_id_met", "guild_id", "met"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

facts = Table(
    "facts",
    metadata,
    Column("key", Text, nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("key"),
    sqlite_strict=True,
)
