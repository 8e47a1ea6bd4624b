"""What finished games are counted by: tallies of seats and uses of things, stored once, summed up when asked for.

Laws: people are counted by who sat there at the end, computers are not; a game is counted once, however often asked.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, delete, func, insert, select

from db.schema import games, players, seats, tallies, uses
from db.transaction import Transaction

_SEATED = (seats.c.game == tallies.c.game) & (seats.c.seat == tallies.c.seat)
_ONE, _OTHER = seats.alias("one"), seats.alias("other")
_OF_ONE, _OF_OTHER = tallies.alias("of_one"), tallies.alias("of_other")
_KNOWN, _KNOWN_OTHER = players.alias("known"), players.alias("known_other")

FAVOURITES = 8
"""How many of the most used things are told."""
DUELS = 5
"""How many pairs of people are told of, those who met most often."""


class Tally(msgspec.Struct, frozen=True, gc=False):
    """How a seat did: points, rank, and after how many milliseconds (`waited`, in all) it gave how many answers that
    others waited for.
    """

    seat: int
    points: int
    rank: int
    answers: int
    waited: int


class Sums(msgspec.Struct, frozen=True, gc=False):
    """What came of many games: of these rules, and (in a server) of this person."""

    game: str
    player_id: int | None
    name: str
    games: int
    wins: int
    answers: int
    waited: int


class Use(msgspec.Struct, frozen=True, gc=False):
    """How often a thing of a game was used."""

    game: str
    thing: str
    times: int


class Duel(msgspec.Struct, frozen=True, gc=False):
    """Two people who met: in how many games, in how many each was before the other."""

    one: str
    other: str
    met: int
    one_ahead: int
    other_ahead: int


async def count_in(
    tx: Transaction, game_id: int, counted: Sequence[Tally], used: Mapping[tuple[int, str], int]
) -> None:
    """Store what a finished game came to, by seat and by thing, in place of what was stored of it."""
    for table in (tallies, uses):
        await tx.execute(delete(table).where(table.c.game == game_id))
    if counted:
        await tx.execute(insert(tallies), [{"game": game_id, **msgspec.structs.asdict(tally)} for tally in counted])
    if used:
        rows = [
            {"game": game_id, "seat": seat, "thing": thing, "times": times} for (seat, thing), times in used.items()
        ]
        await tx.execute(insert(uses), rows)


async def of_player(tx: Transaction, player_id: int) -> tuple[Sums, ...]:
    """A person's games, by their rules."""
    query = _sums(seats.c.player_id == player_id).group_by(games.c.game).order_by(func.count().desc(), games.c.game)
    return tuple(Sums(*row) for row in await tx.execute(query))


async def of_guild(tx: Transaction, guild_id: int) -> tuple[Sums, ...]:
    """A server's people, by rules: who won most often first."""
    query = _sums(games.c.guild_id == guild_id, seats.c.player_id.is_not(None))
    query = query.group_by(games.c.game, seats.c.player_id).order_by(
        games.c.game, _wins().desc(), func.count().desc(), seats.c.player_id
    )
    return tuple(Sums(*row) for row in await tx.execute(query))


async def played_in_guild(tx: Transaction, guild_id: int) -> tuple[tuple[str, int], ...]:
    """How many games of which rules were finished in a server, the most first."""
    query = (
        select(games.c.game, func.count())
        .where(games.c.guild_id == guild_id, games.c.status == "finished")
        .group_by(games.c.game)
        .order_by(func.count().desc(), games.c.game)
    )
    return tuple((game, count) for game, count in await tx.execute(query))


async def favourites_of_player(tx: Transaction, player_id: int) -> tuple[Use, ...]:
    """What a person used most, of every game."""
    return await _favourites(tx, seats.c.player_id == player_id)


async def favourites_of_guild(tx: Transaction, guild_id: int) -> tuple[Use, ...]:
    """What the people of a server used most, of every game."""
    return await _favourites(tx, games.c.guild_id == guild_id, seats.c.player_id.is_not(None))


async def places_of(tx: Transaction, player_id: int) -> tuple[int, ...]:
    """On which places a person's games ended, the newest first."""
    query = (
        select(tallies.c.rank)
        .select_from(tallies)
        .join(seats, _SEATED)
        .join(games, games.c.id == tallies.c.game)
        .where(seats.c.player_id == player_id)
        .order_by(games.c.ended_at.desc(), games.c.id.desc())
    )
    return tuple((await tx.execute(query)).scalars())


async def rivals_of(tx: Transaction, player_id: int, guild_id: int | None = None) -> tuple[Duel, ...]:
    """Whom a person met most often; with a server only in the games there."""
    here = [] if guild_id is None else [games.c.guild_id == guild_id]
    return await _duels(tx, _ONE.c.player_id == player_id, _OTHER.c.player_id != player_id, *here)


async def duels_in(tx: Transaction, guild_id: int) -> tuple[Duel, ...]:
    """Which people of a server met most often."""
    return await _duels(tx, games.c.guild_id == guild_id, _ONE.c.player_id < _OTHER.c.player_id)


def _wins() -> ColumnElement[int]:
    return func.count().filter(tallies.c.rank == 1)


def _sums(*which: ColumnElement[bool]) -> Select[Any]:
    return (
        select(
            games.c.game,
            func.min(seats.c.player_id),
            func.coalesce(func.max(players.c.name), func.max(seats.c.name)),
            func.count(),
            _wins(),
            func.sum(tallies.c.answers),
            func.sum(tallies.c.waited),
        )
        .select_from(tallies)
        .join(seats, _SEATED)
        .join(games, games.c.id == tallies.c.game)
        .outerjoin(players, players.c.user_id == seats.c.player_id)
        .where(*which)
    )


async def _favourites(tx: Transaction, *which: ColumnElement[bool]) -> tuple[Use, ...]:
    times = func.sum(uses.c.times)
    query = (
        select(games.c.game, uses.c.thing, times)
        .select_from(uses)
        .join(seats, (seats.c.game == uses.c.game) & (seats.c.seat == uses.c.seat))
        .join(games, games.c.id == uses.c.game)
        .where(*which)
        .group_by(games.c.game, uses.c.thing)
        .order_by(games.c.game, times.desc(), uses.c.thing)
    )
    found: dict[str, list[Use]] = {}
    for row in await tx.execute(query):
        use = Use(*row)
        found.setdefault(use.game, []).append(use)
    return tuple(use for of_game in found.values() for use in of_game[:FAVOURITES])


async def _duels(tx: Transaction, *which: ColumnElement[bool]) -> tuple[Duel, ...]:
    """Pairs of people in games; who has been forgotten is nobody."""
    met = func.count()
    query = (
        select(
            func.coalesce(func.max(_KNOWN.c.name), func.max(_ONE.c.name)),
            func.coalesce(func.max(_KNOWN_OTHER.c.name), func.max(_OTHER.c.name)),
            met,
            met.filter(_OF_ONE.c.rank < _OF_OTHER.c.rank),
            met.filter(_OF_ONE.c.rank > _OF_OTHER.c.rank),
        )
        .select_from(_ONE)
        .join(games, games.c.id == _ONE.c.game)
        .join(_OTHER, _OTHER.c.game == _ONE.c.game)
        .join(_OF_ONE, (_OF_ONE.c.game == _ONE.c.game) & (_OF_ONE.c.seat == _ONE.c.seat))
        .join(_OF_OTHER, (_OF_OTHER.c.game == _OTHER.c.game) & (_OF_OTHER.c.seat == _OTHER.c.seat))
        .outerjoin(_KNOWN, _KNOWN.c.user_id == _ONE.c.player_id)
        .outerjoin(_KNOWN_OTHER, _KNOWN_OTHER.c.user_id == _OTHER.c.player_id)
        .where(*which)
        .group_by(_ONE.c.player_id, _OTHER.c.player_id)
        .order_by(met.desc(), _ONE.c.player_id, _OTHER.c.player_id)
        .limit(DUELS)
    )
    return tuple(Duel(*row) for row in await tx.execute(query))
