"""The tables. Most have a column for each field of the rows they become (`db.rows`).

Laws: one step has one answer (PRIMARY KEY of answers); one channel has at most one game that is not over (unique index
of games); one person sits at a table at most once (UNIQUE of seats); a thing to deliver has one row (UNIQUE of outbox).
"""

from collections.abc import Iterator
from types import NoneType
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import fields
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
from sqlalchemy.schema import SchemaItem

from db import rows

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


SMALL = {"advised", "attempts", "seat", "stage", "turn"}
"""Numbers that need no 64 bits."""
KINDS = {int: Big, bytes: LargeBinary, bool: Flag}
"""How kinds of fields are stored; all others are texts."""


def _columns(row: type[Struct]) -> Iterator[SchemaItem]:
    """A column for each field of such rows, with the values it may have."""
    for field in fields(row):
        name, optional = field.name, NoneType in get_args(field.type)
        kind = get_args(field.type)[0] if optional else field.type
        parent = [ForeignKey("games.id", ondelete="CASCADE")] if (name, kind) == ("game", int) else []
        stored: Any = Integer if name in SMALL else KINDS.get(kind, Text)
        yield Column(name, stored, *parent, nullable=optional)
        if values := (0, 1) if kind is bool else get_args(kind):
            yield CheckConstraint(f"{name} IN ({', '.join(map(repr, values))})", name=name)


def _numbers(*names: str) -> list[Column[int]]:
    return [Column(name, Big, nullable=False) for name in names]


def _table(
    name: str, key: str, *parts: SchemaItem, row: type[Struct] | None = None, rowid: bool = False, counts: bool = False
) -> Table:
    """A table with this key and these parts. A column among them stands for the one of the same name of the `row`; with
    `counts` each row gets a number that no other row ever had.
    """
    told = {part.name: part for part in parts if isinstance(part, Column)}
    columns = [told.pop(part.name, part) if isinstance(part, Column) else part for part in _columns(row)] if row else []
    return Table(
        name, metadata, *columns, *told.values(), PrimaryKeyConstraint(*key.split()),
        *[part for part in parts if not isinstance(part, Column)],
        sqlite_strict=True, sqlite_with_rowid=rowid, sqlite_autoincrement=counts,
    )  # fmt: skip


def _game() -> Column[int]:
    return Column("game", Big, ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


def _known_player() -> Column[int]:
    return Column("player_id", Big, ForeignKey("players.user_id", ondelete="CASCADE"), nullable=False)


# Conditions of indexes. A query must use the same words: SQLite does not see that a bound value fits.
UNFINISHED = text("status IN ('lobby', 'running')")
HEADINGS = text("heading = 1 AND undone = 0")
UNSTUDIED = text("found IS NULL")
_PENDING = text("wanted > delivered")
_LEASED = text("leased_until IS NOT NULL")


games = _table(
    "games",
    "id",
    CheckConstraint("status <> 'running' OR seed IS NOT NULL", name="seed"),
    Index("uq_games_channel_open", "channel_id", unique=True, sqlite_where=UNFINISHED, postgresql_where=UNFINISHED),
    Index("ix_games_status", "status"),
    Index("ix_games_channel_id", "channel_id"),
    Index("ix_games_guild_id", "guild_id"),
    row=rows.Game,
    rowid=True,
    counts=True,
)
seats = _table(
    "seats", "game seat", UniqueConstraint("game", "player_id"), Index("ix_seats_player_id", "player_id"), row=rows.Seat
)
formers = _table("formers", "game seat until", Index("ix_formers_player_id", "player_id"), row=rows.Former)
answers = _table("answers", "game step", Column("asked", Big, nullable=False, server_default="0"), row=rows.Answer)
checkpoints = _table("checkpoints", "game step", row=rows.Checkpoint, rowid=True)
chronicle = _table(
    "chronicle",
    "game number",
    Index("ix_chronicle_headings", "game", "number", sqlite_where=HEADINGS, postgresql_where=HEADINGS),
    row=rows.Line,
)
packed = _table("packed", "game", _game(), Column("what", LargeBinary, nullable=False), rowid=True)
studies = _table(
    "studies",
    "game",
    _game(),
    Column("about", LargeBinary, nullable=False),
    Column("found", LargeBinary),
    Index("ix_studies_open", "game", sqlite_where=UNSTUDIED, postgresql_where=UNSTUDIED),
    rowid=True,
)
outbox = _table(
    "outbox",
    "id",
    Column("seat", Integer, nullable=False),
    Column("unsure", Big, nullable=False, server_default="0"),
    UniqueConstraint("game", "kind", "seat"),
    CheckConstraint("delivered <= wanted", name="delivered"),
    CheckConstraint("(leased_by IS NULL) = (leased_until IS NULL)", name="lease"),
    Index("ix_outbox_due_at", "due_at", sqlite_where=_PENDING, postgresql_where=_PENDING),
    Index("ix_outbox_leased_until", "leased_until", sqlite_where=_LEASED, postgresql_where=_LEASED),
    row=rows.Delivery,
    rowid=True,
    counts=True,
)
players = _table(
    "players", "user_id", Column("user_id", Big, autoincrement=False, nullable=False), row=rows.Player, rowid=True
)
servers = _table(
    "servers", "guild_id", Column("guild_id", Big, autoincrement=False, nullable=False), row=rows.Server, rowid=True
)
deadlines = _table("deadlines", "game seat", Index("ix_deadlines_due_at", "due_at"), row=rows.Deadline)
orders = _table("orders", "player_id rules game key", _known_player(), *_numbers("game"), row=rows.Order)
prepared = _table("prepared", "game seat", Index("ix_prepared_player_id", "player_id"), row=rows.Prepared)
polls = _table("proposals", "game", row=rows.Poll, rowid=True)
learning = _table(
    "learning",
    "id",
    _known_player(),
    UniqueConstraint("player_id", "rules"),
    row=rows.Learning,
    rowid=True,
    counts=True,
)
coaching = _table("coaching", "game player_id", Index("ix_coaching_player_id", "player_id"), row=rows.Coaching)
tallies = _table(
    "tallies",
    "game seat",
    _game(),
    Column("seat", Integer, nullable=False),
    Column("points", Big, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("waited", Big, nullable=False),
)
uses = _table(
    "uses",
    "game seat thing",
    _game(),
    Column("seat", Integer, nullable=False),
    Column("thing", Text, nullable=False),
    Column("times", Integer, nullable=False),
)
standings = _table(
    "standings",
    "player_id guild_id rules",
    *_numbers("player_id", "guild_id"),
    Column("rules", Text, nullable=False),
    *_numbers("games", "wins", "answers", "waited"),
    Index("ix_standings_guild_id", "guild_id"),
)
favourites = _table(
    "favourites",
    "player_id guild_id rules thing",
    *_numbers("player_id", "guild_id"),
    Column("rules", Text, nullable=False),
    Column("thing", Text, nullable=False),
    *_numbers("times"),
)
duels = _table(
    "duels",
    "one_id guild_id other_id",
    *_numbers("one_id", "guild_id", "other_id", "met", "one_ahead", "other_ahead"),
    CheckConstraint("one_id < other_id", name="order"),
    Index("ix_duels_other_id_guild_id", "other_id", "guild_id"),
    Index("ix_duels_guild_id_met", "guild_id", "met"),
)
facts = _table("facts", "key", Column("key", Text, nullable=False), Column("value", Text, nullable=False), rowid=True)
