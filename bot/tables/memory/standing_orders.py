"""Standing orders at a table: whose answer what, and when what was veiled becomes visible.

Laws: an order answers only what its person is asked, as that person's own answer; what it answered and the person took
back is asked; computers go before orders.

Masked tables. Some questions exist for some hands only (only who holds a certain card is asked about it): that
the table stands still betrays the hand, and so does that it goes on at once. The law: after each stretch in which
somebody may have been asked such a question (the rules mark them, for every victim alike), the game goes on at a
moment drawn from the game's seed and the place of the stretch, never from the clock or a hand; neither the moment nor
the seats awaited until then depend on whether anybody was asked, or on who answered, person or order, before that
moment. The seed is secret until the game is over. What is left: a person without an order who takes longer than the
veil lasts; the pause beyond it says that this seat has something to decide. An order leaves nothing.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence

import msgspec
import structlog

from bot.tables.memory.advance import Advance
from bot.tables.terms.terms import Terms
from db import rows
from db.connection.transaction import Transaction
from db.games import standing_orders
from db.games.standing_orders import EVERY_GAME
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice
from games.kernel.engine.standing_orders import Order
from games.kernel.orders.standing_answers import Ordering, Orders, order_for
from games.kernel.orders.stored import decode_order

LIVE_VEIL_MS = 2 * 60_000
SLOW_VEIL_MS = 30 * 60_000
"""The longest that a veil lasts, where people play at once and where they take their time."""

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


def veil_ms(seed: bytes, veil: str, terms: Terms) -> int:
    """How long a veil lasts: evenly between half the longest time and the longest, by seed and place alone."""
    longest = LIVE_VEIL_MS if terms.time == "live" else SLOW_VEIL_MS
    lot = int.from_bytes(hashlib.blake2b(veil.encode(), key=seed[:64], digest_size=8).digest())
    return longest // 2 + lot % (longest // 2 + 1)


def veil_deliveries(advance: Advance, terms: Terms, game_id: int, at: int) -> list[rows.NewDelivery]:
    """When the veils are to be lifted that came down in this advance."""
    seed = advance.match.seed
    return [
        rows.NewDelivery("order", game_id, seat_of(veil), at + veil_ms(seed, veil, terms), veil.encode())
        for veil in advance.veils()
        if veil not in advance.veiled_before
    ]


def seat_of(veil: str) -> int | None:
    """The seat behind a veil; None: whoever's turn it is waits for all."""
    return int(veil.split("-")[1]) if veil.startswith("p") else None
