"""Standing orders of people, and their answers by order.

Law: a person has one order per question, for all games of some rules (`game` 0) and for each single game.
"""

from collections.abc import Collection

from msgspec.structs import asdict
from sqlalchemy import delete, or_, select

from db.connection.transaction import Transaction
from db.rows import Order
from db.schema import answers, games, orders
from db.upsert import Upsert

EVERY_GAME = 0
"""In `orders.game`: all games of the rules."""

_PUT = Upsert(
    orders, ["player_id", "rules", "game", "key"], lambda refused: {"what": refused.what, "at": refused.at}
)  # fmt: skip


async def put(tx: Transaction, order: Order) -> None:
    """Store an order in place of the one for the same question. The person must be known (`players.see`)."""
    await tx.execute(_PUT.spelled_for(tx), [asdict(order)])


async def remove(tx: Transaction, player_id: int, rules: str, game_id: int, key: str) -> bool:
    """Forget one order; False if there was none."""
    same = (orders.c.player_id == player_id) & (orders.c.rules == rules) & (orders.c.game == game_id)
    return (await tx.execute(delete(orders).where(same, orders.c.key == key))).rowcount > 0


async def remove_all(tx: Transaction, player_id: int) -> int:
    """Delete all orders of a person; returns how many."""
    return (await tx.execute(delete(orders).where(orders.c.player_id == player_id))).rowcount


async def of_player(tx: Transaction, player_id: int) -> tuple[Order, ...]:
    """A person's orders by rules, those for all games first; without those for games that are over."""
    query = (
        select(orders)
        .join(games, games.c.id == orders.c.game, isouter=True)
        .where(orders.c.player_id == player_id)
        .where(or_(orders.c.game == EVERY_GAME, games.c.status.in_(("lobby", "running"))))
        .order_by(orders.c.rules, orders.c.game, orders.c.key)
    )
    return tuple(Order(*row) for row in await tx.execute(query))


async def at_table(tx: Transaction, rules: str, game_id: int, people: Collection[int]) -> tuple[Order, ...]:
    """The orders of these people that apply in one game."""
    query = select(orders).where(
        orders.c.player_id.in_(people), orders.c.rules == rules, orders.c.game.in_((EVERY_GAME, game_id))
    )
    return tuple(Order(*row) for row in await tx.execute(query))


async def taken_back(tx: Transaction, game_id: int, since: int) -> dict[int, tuple[int, str]]:
    """The steps of a game under way after `since` at which an order answered (seat, question) and the answer was taken
    back.
    """
    # Only SQLite understands "undone IS 1".
    query = select(answers.c.step, answers.c.seat, answers.c.choice).where(
        answers.c.game == game_id, answers.c.step > since, answers.c.origin == "order", answers.c.undone == 1
    )
    return {step: (seat, choice) for step, seat, choice in await tx.execute(query)}
