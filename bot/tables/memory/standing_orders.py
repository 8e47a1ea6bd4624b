"""Standing orders at a table: whose answer what.

Laws: an order answers only what its person is asked, as that person's own answer; what it answered and the person took
back is asked; computers go before orders.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
import structlog

from db import rows
from db.connection.transaction import Transaction
from db.games import standing_orders
from db.games.standing_orders import EVERY_GAME
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice
from games.kernel.engine.standing_orders import Order
from games.kernel.orders.standing_answers import Ordering, Orders, order_for
from games.kernel.orders.stored import decode_order

log = structlog.get_logger()


class OrdersHere(msgspec.Struct, frozen=True):
    """What is stored of the orders that count at one table. `taken_back`: steps at which an order answered (seat,
    question), and its person took that back.
    """

    kept: tuple[rows.Order, ...] = ()
    taken_back: Mapping[int, tuple[int, str]] = {}

    def by_seat(self, seated: Sequence[rows.Seat], *, since: int) -> Mapping[int, Ordering]:
        """What people have ordered, by seat; what an order answered before the step `since` is asked anew in another
        turn.
        """
        refused = frozenset(what for step, what in self.taken_back.items() if step > since)
        people = _people(seated)
        return {
            people[person]: _ordering(
                people[person], layers(row for row in self.kept if row.player_id == person), refused
            )
            for person in {row.player_id for row in self.kept}
        }


async def orders_here(tx: Transaction, game: Game, game_id: int, seated: Sequence[rows.Seat], since: int) -> OrdersHere:
    """The orders of a table; `since` is the step of the newest checkpoint."""
    people = _people(seated)
    kept = await standing_orders.at_table(tx, game.name, game_id, people) if people and game.standing else ()
    return OrdersHere(kept, await standing_orders.taken_back(tx, game_id, since)) if kept else OrdersHere()


def _people(seated: Sequence[rows.Seat]) -> dict[int, int]:
    """The seats of the people who play."""
    return {seat.player_id: seat.seat for seat in seated if seat.player_id is not None}


def layers(kept: Iterable[rows.Order]) -> list[Orders]:
    """One person's orders: those for the one game go before those for all."""
    here: dict[str, Order] = {}
    everywhere: dict[str, Order] = {}
    for row in kept:
        if (order := read(row)) is not None:
            (everywhere if row.game == EVERY_GAME else here)[row.key] = order
    return [here, everywhere]


def read(row: rows.Order) -> Order | None:
    """The order of a row; None if it is of a kind that this program does not know."""
    try:
        return decode_order(row.what)
    except msgspec.MsgspecError:
        log.warning("order_unknown", rules=row.rules, key=row.key)
        return None


def _ordering(seat: int, mine: Sequence[Orders], refused: frozenset[tuple[int, str]]) -> Ordering:
    def ordered(choice_id: str, choice: Choice) -> Order | None:
        return None if (seat, choice_id) in refused else order_for(mine, choice)

    return ordered
