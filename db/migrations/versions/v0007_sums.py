"""The totals of all finished games: by person, by thing, by two people who met."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

STANDINGS = """
INSERT INTO standings (player_id, guild_id, rules, games, wins, answers, waited)
SELECT s.player_id, g.guild_id, g.game,
    COUNT(*), SUM(CASE WHEN t.rank = 1 THEN 1 ELSE 0 END), SUM(t.answers), SUM(t.waited)
FROM tallies t JOIN seats s ON s.game = t.game AND s.seat = t.seat JOIN games g ON g.id = t.game
WHERE s.player_id IS NOT NULL GROUP BY s.player_id, g.guild_id, g.game
"""
OF_PEOPLE = """
INSERT INTO favourites (player_id, guild_id, rules, thing, times)
SELECT s.player_id, g.guild_id, g.game, u.thing, SUM(u.times)
FROM uses u JOIN seats s ON s.game = u.game AND s.seat = u.seat JOIN games g ON g.id = u.game
WHERE s.player_id IS NOT NULL GROUP BY s.player_id, g.guild_id, g.game, u.thing
"""
OF_EVERYBODY = """
INSERT INTO favourites (player_id, guild_id, rules, thing, times)
SELECT -1, guild_id, rules, thing, SUM(times) FROM favourites GROUP BY guild_id, rules, thing
"""
DUELS = """
INSERT INTO duels (one_id, other_id, guild_id, met, one_ahead, other_ahead)
SELECT s.player_id, o.player_id, g.guild_id, COUNT(*),
    SUM(CASE WHEN t.rank < v.rank THEN 1 ELSE 0 END), SUM(CASE WHEN t.rank > v.rank THEN 1 ELSE 0 END)
FROM seats s JOIN seats o ON o.game = s.game AND s.player_id < o.player_id JOIN games g ON g.id = s.game
JOIN tallies t ON t.game = s.game AND t.seat = s.seat JOIN tallies v ON v.game = o.game AND v.seat = o.seat
GROUP BY s.player_id, o.player_id, g.guild_id
"""


def upgrade() -> None:
    """Go forward."""
    _make("standings", "player_id guild_id", "rules", "games wins answers waited")
    op.create_index("ix_standings_guild_id", "standings", ["guild_id"])
    _make("favourites", "player_id guild_id", "rules thing", "times")
    _make(
        "duels",
        "one_id guild_id other_id",
        "",
        "met one_ahead other_ahead",
        sa.CheckConstraint("one_id < other_id", name="ck_duels_order"),
    )
    op.create_index("ix_duels_other_id_guild_id", "duels", ["other_id", "guild_id"])
    op.create_index("ix_duels_guild_id_met", "duels", ["guild_id", "met"])
    for filled in (STANDINGS, OF_PEOPLE, OF_EVERYBODY, DUELS):
        op.execute(filled)


def _make(name: str, ids: str, words: str, numbers: str, *more: sa.Constraint) -> None:
    """A table of `numbers` whose key is all the rest."""
    op.create_table(
        name,
        *(sa.Column(each, Big, nullable=False) for each in ids.split()),
        *(sa.Column(each, sa.Text, nullable=False) for each in words.split()),
        *(sa.Column(each, Big, nullable=False) for each in numbers.split()),
        sa.PrimaryKeyConstraint(*ids.split(), *words.split(), name=f"pk_{name}"),
        *more,
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
