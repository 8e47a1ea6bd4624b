"""Statistics of finished games: tallies of seats and uses of things, stored once, and read as sums.

Laws: people are counted by who sat there at the end, computers are not; a game is counted once, however often asked.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, cast, delete, func, insert, literal, select

from db.connection.transaction import Transaction
from db.people import sums
from db.schema import EVERYBODY, Big, duels, favourites, games, players, seats, standings, tallies, uses

_SEATED = (seats.c.game == tallies.c.game) & (seats.c.seat == tallies.c.seat)

FAVOURITES = 8
"""How many of the most used things are shown."""
DUELS = 5
"""How many pairs of people are shown, those who met most often."""


class Tally(msgspec.Struct, frozen=True, gc=False):
    """A seat's result: points, rank, how many answers it gave while others waited, and how long they took (`waited`, in
    milliseconds, in all).
    """

    seat: int
    points: int
    rank: int
    answers: int
    waited: int


class Sums(msgspec.Struct, frozen=True, gc=False):
    """The totals of many games: of these rules, and (in a server) of this person."""

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
    """Two people who met: in how many games, how often each finished ahead of the other; which people they are."""

    one: str
    other: str
    met: int
    one_ahead: int
    other_ahead: int
    one_id: int
    other_id: int


async def count_in(
    tx: Transaction, game_id: int, counted: Sequence[Tally], used: Mapping[tuple[int, str], int]
) -> None:
    """Store a finished game's numbers by seat and by thing, in place of earlier ones."""
    await sums.hold(tx, game_id)
    await sums.add(tx, game_id, -1)
    for table in (tallies, uses):
        await tx.execute(delete(table).where(table.c.game == game_id))
    if counted:
        await tx.execute(insert(tallies), [{"game": game_id, **msgspec.structs.asdict(tally)} for tally in counted])
    if used:
        rows = [
            {"game": game_id, "seat": seat, "thing": thing, "times": times} for (seat, thing), times in used.items()
        ]
        await tx.execute(insert(uses), rows)
    await sums.add(tx, game_id)


async def of_player(tx: Transaction, player_id: int) -> tuple[Sums, ...]:
    """A person's totals by rules."""
    query = _sums(standings.c.player_id == player_id)
    query = query.order_by(_total(standings.c.games).desc(), standings.c.rules)
    return tuple(Sums(*row) for row in await tx.execute(query))


async def of_guild(tx: Transaction, guild_id: int) -> tuple[Sums, ...]:
    """A server's people, by rules: most wins first."""
    won, played = _total(standings.c.wins), _total(standings.c.games)
    query = _sums(standings.c.guild_id == guild_id)
    query = query.order_by(standings.c.rules, won.desc(), played.desc(), standings.c.player_id)
    return tuple(Sums(*row) for row in await tx.execute(query))


async def played_in_guild(tx: Transaction, guild_id: int) -> tuple[tuple[str, int], ...]:
    """How many games of each rules were finished in a server, the most first."""
    query = (
        select(games.c.game, func.count())
        .where(games.c.guild_id == guild_id, games.c.status == "finished")
        .group_by(games.c.game)
        .order_by(func.count().desc(), games.c.game)
    )
    return tuple((game, count) for game, count in await tx.execute(query))


async def favourites_of_player(tx: Transaction, player_id: int) -> tuple[Use, ...]:
    """The things a person used most, in any game."""
    return await _favourites(tx, favourites.c.player_id == player_id)


async def favourites_of_guild(tx: Transaction, guild_id: int) -> tuple[Use, ...]:
    """The things a server's people used most, in any game."""
    return await _favourites(tx, favourites.c.player_id == EVERYBODY, favourites.c.guild_id == guild_id)


async def places_of(tx: Transaction, player_id: int) -> tuple[int, ...]:
    """The final places of a person's games, the newest first."""
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
    """A person's most frequent opponents; with a server only in the games there."""
    here = [] if guild_id is None else [duels.c.guild_id == guild_id]
    one, other = (duels.c.one_id, duels.c.one_ahead), (duels.c.other_id, duels.c.other_ahead)
    found: list[tuple[int, int, int, int]] = []
    # Nobody is in both lists, so the first of both together are among the first of each.
    for (mine, ahead), (theirs, behind) in ((one, other), (other, one)):
        met = _total(duels.c.met)
        query = select(theirs, met, _total(ahead), _total(behind)).where(mine == player_id, *here)
        query = query.group_by(theirs).having(met > 0).order_by(met.desc(), theirs).limit(DUELS)
        found += [(*row,) for row in await tx.execute(query)]
    most, me = sorted(found, key=lambda row: (-row[1], row[0]))[:DUELS], await _called(tx, player_id)
    return tuple(
        [Duel(me, await _called(tx, rival), met, ahead, behind, player_id, rival) for rival, met, ahead, behind in most]
    )


async def duels_in(tx: Transaction, guild_id: int) -> tuple[Duel, ...]:
    """The people of a server who met most often."""
    query = (
        select(duels)
        .where(duels.c.guild_id == guild_id, duels.c.met > 0)
        .order_by(duels.c.met.desc(), duels.c.one_id, duels.c.other_id)
        .limit(DUELS)
    )
    found = [
        Duel(
            await _called(tx, row.one_id), await _called(tx, row.other_id), row.met, row.one_ahead, row.other_ahead,
            row.one_id, row.other_id,
        )
        for row in await tx.execute(query)
    ]  # fmt: skip
    return tuple(found)


def _total(numbers: ColumnElement[Any]) -> ColumnElement[int]:
    """A sum as an integer: PostgreSQL gives large sums another type."""
    return cast(func.sum(numbers), Big)


def _sums(which: ColumnElement[bool]) -> Select[Any]:
    numbers = [_total(standings.c[name]) for name in ("games", "wins", "answers", "waited")]
    return (
        select(standings.c.rules, standings.c.player_id, _name(standings.c.player_id), *numbers)
        .where(which, standings.c.games > 0)
        .group_by(standings.c.rules, standings.c.player_id)
    )


def _name(player_id: ColumnElement[Any]) -> ColumnElement[str]:
    """A person's present name, else the last one at a table."""
    known = select(players.c.name).where(players.c.user_id == player_id).scalar_subquery()
    once = select(seats.c.name).where(seats.c.player_id == player_id).order_by(seats.c.game.desc()).limit(1)
    return func.coalesce(known, once.scalar_subquery())


async def _favourites(tx: Transaction, *which: ColumnElement[bool]) -> tuple[Use, ...]:
    times = _total(favourites.c.times)
    query = (
        select(favourites.c.rules, favourites.c.thing, times)
        .where(*which, favourites.c.times > 0)
        .group_by(favourites.c.rules, favourites.c.thing)
        .order_by(favourites.c.rules, times.desc(), favourites.c.thing)
    )
    found: dict[str, list[Use]] = {}
    for row in await tx.execute(query):
        use = Use(*row)
        found.setdefault(use.game, []).append(use)
    return tuple(use for of_game in found.values() for use in of_game[:FAVOURITES])


async def _called(tx: Transaction, player_id: int) -> str:
    return str(await tx.scalar(select(_name(literal(player_id, Big)))))
