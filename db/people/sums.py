"""The totals of all finished games, added up as they are counted: by person, by thing used, by two people who met.
However many games there are, nobody waits for statistics.

Laws: sums change in the transaction that changes their parts, and always equal the total of these parts; a forgotten
person is in none of them. Rows are changed in key order, so that two games that end at once wait for each other but
never for ever.
"""

from typing import Any

from sqlalchemy import BindParameter, ColumnElement, Insert, Select, Table, bindparam, case, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from db.connection.transaction import Transaction
from db.schema import EVERYBODY, Big, duels, favourites, games, seats, standings, tallies, uses

_GAME: BindParameter[int] = bindparam("game", type_=Big)
_SIGN: BindParameter[int] = bindparam("sign", type_=Big)
_ONE, _OTHER = seats.alias("one"), seats.alias("other")
_OF_ONE, _OF_OTHER = tallies.alias("of_one"), tallies.alias("of_other")


def _if(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return case((condition, _SIGN), else_=0)


_STOOD = (
    select(
        *(seats.c.player_id, games.c.guild_id, games.c.game),
        *(_SIGN, _if(tallies.c.rank == 1), _SIGN * tallies.c.answers, _SIGN * tallies.c.waited),
    )
    .select_from(tallies)
    .join(seats, (seats.c.game == tallies.c.game) & (seats.c.seat == tallies.c.seat))
    .join(games, games.c.id == tallies.c.game)
    .where(tallies.c.game == _GAME, seats.c.player_id.is_not(None))
    .order_by(seats.c.player_id)
)
_USED = (
    select(seats.c.player_id, games.c.guild_id, games.c.game, uses.c.thing, _SIGN * uses.c.times)
    .select_from(uses)
    .join(seats, (seats.c.game == uses.c.game) & (seats.c.seat == uses.c.seat))
    .join(games, games.c.id == uses.c.game)
    .where(uses.c.game == _GAME, seats.c.player_id.is_not(None))
    .order_by(seats.c.player_id, uses.c.thing)
)
_USED_BY_ALL = (
    select(literal(EVERYBODY, Big), games.c.guild_id, games.c.game, uses.c.thing, _SIGN * func.sum(uses.c.times))
    .select_from(uses)
    .join(seats, (seats.c.game == uses.c.game) & (seats.c.seat == uses.c.seat))
    .join(games, games.c.id == uses.c.game)
    .where(uses.c.game == _GAME, seats.c.player_id.is_not(None))
    .group_by(games.c.guild_id, games.c.game, uses.c.thing)
    .order_by(uses.c.thing)
)
_MET = (
    select(
        *(_ONE.c.player_id, games.c.guild_id, _OTHER.c.player_id),
        *(_SIGN, _if(_OF_ONE.c.rank < _OF_OTHER.c.rank), _if(_OF_ONE.c.rank > _OF_OTHER.c.rank)),
    )
    .select_from(_ONE)
    .join(games, games.c.id == _ONE.c.game)
    .join(_OTHER, (_OTHER.c.game == _ONE.c.game) & (_ONE.c.player_id < _OTHER.c.player_id))
    .join(_OF_ONE, (_OF_ONE.c.game == _ONE.c.game) & (_OF_ONE.c.seat == _ONE.c.seat))
    .join(_OF_OTHER, (_OF_OTHER.c.game == _OTHER.c.game) & (_OF_OTHER.c.seat == _OTHER.c.seat))
    .where(_ONE.c.game == _GAME)
    .order_by(_ONE.c.player_id, _OTHER.c.player_id)
)
_PARTS: tuple[tuple[Table, Select[Any]], ...] = (
    (standings, _STOOD), (favourites, _USED), (favourites, _USED_BY_ALL), (duels, _MET)
)  # fmt: skip


async def hold(tx: Transaction, game_id: int) -> None:
    """Let nobody at this table be forgotten until the transaction ends."""
    await tx.execute(select(seats.c.seat).where(seats.c.game == game_id).order_by(seats.c.seat).with_for_update())


async def add(tx: Transaction, game_id: int, sign: int = 1) -> None:
    """Add a finished game's stored numbers; `sign` -1 subtracts them."""
    for table, query in _PARTS:
        await tx.execute(_added(tx, table, query), {"game": game_id, "sign": sign})


async def forget(tx: Transaction, player_id: int) -> None:
    """Subtract all sums of a person; the seats must already be nobody's."""
    mine = favourites.c.player_id == player_id
    of, rules, thing = favourites.c.guild_id, favourites.c.rules, favourites.c.thing
    theirs = (
        select(literal(EVERYBODY, Big), of, rules, thing, -favourites.c.times).where(mine).order_by(of, rules, thing)
    )
    await tx.execute(_added(tx, favourites, theirs))
    await tx.execute(favourites.delete().where(mine))
    await tx.execute(standings.delete().where(standings.c.player_id == player_id))
    await tx.execute(duels.delete().where((duels.c.one_id == player_id) | (duels.c.other_id == player_id)))


def _added(tx: Transaction, table: Table, query: Select[Any]) -> Insert:
    """Insert rows of numbers, or add each to the row with its key."""
    begun = sqlite.insert(table) if tx.dialect.name == "sqlite" else postgresql.insert(table)
    rows = begun.from_select([column.name for column in table.c], query)
    key = [column.name for column in table.primary_key]
    more = {column.name: column + rows.excluded[column.name] for column in table.c if column.name not in key}
    return rows.on_conflict_do_update(index_elements=key, set_=more)
