"""Standing orders at a table: whose answer what.

Laws: an order answers only its own person's questions, as that person's answer; if the person took it back, the
question is asked; computers go before orders.
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
    """The stored orders that count at one table. `taken_back`: steps where an order answered (seat, question) and its
    person took that back.
    """

    kept: tuple[rows.Order, ...] = ()
    taken_back: Mapping[int, tuple[int, str]] = {}

    def by_seat(self, seated: Sequence[rows.Seat], *, since: int) -> Mapping[int, Ordering]:
        """People's orders, by seat; a question an order answered before the step `since` is asked again in another
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
    """A table's orders; `since` is the step of the newest checkpoint."""
    people = _people(seated)
    kept = await standing_orders.at_table(tx, game.name, game_id, people) if people and game.standing else ()
    return OrdersHere(kept, await standing_orders.taken_back(tx, game_id, since)) if kept else OrdersHere()


def _people(seated: Sequence[rows.Seat]) -> dict[int, int]:
    """The seats of the people who play."""
    return {seat.player_id: seat.seat for seat in seated if seat.player_id is not None}


def layers(kept: Iterable[rows.Order]) -> list[Orders]:
    """One person's orders: those for this game before those for all."""
    here: dict[str, Order] = {}
    everywhere: dict[str, Order] = {}
    for row in kept:
        if (order := read(row)) is not None:
            (everywhere if row.game == EVERY_GAME else here)[row.key] = order
    return [here, everywhere]


def read(row: rows.Order) -> Order | None:
    """The order in a row; None if this program does not know its kind."""
    try:
        return decode_order(row.what)
    except msgspec.MsgspecError:
        log.warning("order_unknown", rules=row.rules, key=row.key)
        return None


def _ordering(seat: int, mine: Sequence[Orders], refused: frozenset[tuple[int, str]]) -> Ordering:
    def ordered(choice_id: str, choice: Choice) -> Order | None:
        return None if (seat, choice_id) in refused else order_for(mine, choice)

    return ordered
