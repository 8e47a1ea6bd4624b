"""Deadlines for answers: one row per seat with a question.

Law: a row belongs to one question; a seat's next question has its own row.
"""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select, update

from db.connection.transaction import Transaction
from db.rows import Deadline
from db.schema import deadlines, games, seats

_OF_GAME = select(deadlines).where(deadlines.c.game == bindparam("this")).order_by(deadlines.c.seat)


async def of_game(tx: Transaction, game_id: int) -> tuple[Deadline, ...]:
    """A game's deadlines in the order of the seats."""
    return tuple(Deadline(*row) for row in await tx.execute(_OF_GAME, {"this": game_id}))


async def of_seat(tx: Transaction, game_id: int, seat: int) -> Deadline | None:
    """This seat's deadline."""
    query = select(deadlines).where(deadlines.c.game == game_id, deadlines.c.seat == seat)
    row = (await tx.execute(query)).one_or_none()
    return Deadline(*row) if row else None


async def of_player(tx: Transaction, player_id: int) -> tuple[Deadline, ...]:
    """A person's deadlines in all running games, the nearest first."""
    seated = (seats.c.game == deadlines.c.game) & (seats.c.seat == deadlines.c.seat)
    query = (
        select(deadlines)
        .join(seats, seated)
        .join(games, games.c.id == deadlines.c.game)
        .where(seats.c.player_id == player_id, games.c.status == "running")
        .order_by(deadlines.c.due_at, deadlines.c.game)
    )
    return tuple(Deadline(*row) for row in await tx.execute(query))


async def replace(tx: Transaction, game_id: int, gone: Sequence[int], new: Sequence[Deadline]) -> None:
    """Delete the rows of these seats, and store the new ones."""
    if gone:
        await tx.execute(delete(deadlines).where(deadlines.c.game == game_id, deadlines.c.seat.in_(gone)))
    if new:
        await tx.execute(insert(deadlines), [asdict(row) for row in new])


async def change(tx: Transaction, row: Deadline, **now: object) -> bool:
    """Store these new values `now` of the row, by column; the others may have changed meanwhile. False if the seat has
    another question by now.
    """
    same = (deadlines.c.game == row.game) & (deadlines.c.seat == row.seat) & (deadlines.c.choice == row.choice)
    return (await tx.execute(update(deadlines).where(same).values(now))).rowcount > 0
