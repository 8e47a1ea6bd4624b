"""A table's often-read data in one statement: the game, its seats, these people, their clocks, their prepared turns,
the study's findings. Only former seat holders, and for a move standing orders, are read in other statements, if there
are any.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Select, Table, and_, bindparam, exists, or_, select

from db.connection.transaction import Transaction
from db.games import standing_orders
from db.games.seats import formers_of
from db.games.standing_orders import EVERY_GAME
from db.joined import RowPart
from db.rows import Coaching, Deadline, Former, Game, Order, Player, Prepared, Seat
from db.schema import coaching, deadlines, formers, games, orders, players, prepared, seats, studies


class AtTable(msgspec.Struct, frozen=True):
    """A table at one moment. `ordered`: whether any standing order of these people may apply there; `studied`: the
    study's findings, if any. Only for a move are `orders` read, and `taken_back`: the steps at which an order answered
    (seat, question) and its person took the answer back.
    """

    game: Game
    seats: tuple[Seat, ...]
    formers: tuple[Former, ...]
    people: dict[int, Player]
    """By seat."""
    deadlines: tuple[Deadline, ...]
    prepared: tuple[Prepared, ...]
    helped: tuple[Coaching, ...]
    ordered: bool
    studied: bytes | None
    orders: tuple[Order, ...] = ()
    taken_back: Mapping[int, tuple[int, str]] = {}


def _beside(table: Table) -> Any:
    """A row of another table about the same seat."""
    return and_(table.c.game == seats.c.game, table.c.seat == seats.c.seat)


def _statement() -> Select[Any]:
    counting = and_(
        orders.c.player_id == seats.c.player_id,
        orders.c.rules == games.c.game,
        or_(orders.c.game == EVERY_GAME, orders.c.game == games.c.id),
    )
    helped = and_(coaching.c.game == seats.c.game, coaching.c.player_id == seats.c.player_id)
    joined = (
        games.outerjoin(seats, seats.c.game == games.c.id)
        .outerjoin(players, players.c.user_id == seats.c.player_id)
        .outerjoin(deadlines, _beside(deadlines))
        .outerjoin(prepared, _beside(prepared))
        .outerjoin(coaching, helped)
        .outerjoin(studies, studies.c.game == games.c.id)
    )
    beside = (
        exists().where(counting).correlate(games, seats).label("ordered"),
        exists().where(formers.c.game == games.c.id).correlate(games).label("handed_on"),
        studies.c.found.label("studied"),
    )
    columns = select(games, seats, players, deadlines, prepared, coaching, *beside).select_from(joined)
    return columns.where(games.c.id == bindparam("this")).order_by(seats.c.seat)


_AT_TABLE = _statement()


_GAME = RowPart(Game)
_SEAT = RowPart(Seat, after=_GAME)
_PLAYER = RowPart(Player, after=_SEAT)
_DEADLINE = RowPart(Deadline, after=_PLAYER)
_PREPARED = RowPart(Prepared, after=_DEADLINE)
_COACHING = RowPart(Coaching, after=_PREPARED)


async def for_move(tx: Transaction, game_id: int, since: int) -> AtTable | None:
    """The table of a game with the orders that apply there, and their answers after a step that were taken back; None
    if there is no such game.
    """
    table = await read(tx, game_id)
    if table is None or not table.ordered:
        return table
    people = [seat.player_id for seat in table.seats if seat.player_id is not None]
    kept = await standing_orders.at_table(tx, table.game.game, game_id, people)
    return replace(table, orders=kept, taken_back=await standing_orders.taken_back(tx, game_id, since))


async def read(tx: Transaction, game_id: int) -> AtTable | None:
    """The table of a game; None if there is no such game."""
    found = (await tx.execute(_AT_TABLE, {"this": game_id})).all()
    if not found or (game := _GAME.of(found[0])) is None:
        return None
    seated = ((_SEAT.of(row), _PLAYER.of(row)) for row in found)
    return AtTable(
        game,
        _SEAT.each(found),
        await formers_of(tx, game_id) if any(row.handed_on for row in found) else (),
        {seat.seat: person for seat, person in seated if seat and person},
        _DEADLINE.each(found),
        _PREPARED.each(found),
        tuple(sorted(_COACHING.each(found), key=lambda one: one.player_id)),
        any(row.ordered for row in found),
        found[0].studied,
    )
