"""The status of a game (lobby, running, finished or aborted), and how a transaction holds a game.

Law: to write what follows from reading a game, hold the game before reading; then, if needed, the person. On SQLite one
transaction writes at a time anyway, on a server many do.
"""

from typing import Final

from sqlalchemy import bindparam, select

from db.connection.transaction import Transaction
from db.rows import Status
from db.schema import games

OPEN: Final[tuple[Status, ...]] = ("lobby", "running")
"""Games that are not over."""
_HOLD = select(games.c.status).where(games.c.id == bindparam("this")).with_for_update(key_share=True)


class WrongStatus(Exception):
    """The game's status does not allow this: `status` is the present one, None if there is no such game."""

    def __init__(self, status: Status | None) -> None:
        super().__init__(status)
        self.status = status


async def status_of(tx: Transaction, game_id: int) -> Status | None:
    """The present status, None if there is no such game."""
    status: Status | None = await tx.scalar(select(games.c.status).where(games.c.id == game_id))
    return status


async def hold_lobby(tx: Transaction, game_id: int) -> None:
    """Let nobody else change the lobby until this transaction ends. Raises WrongStatus if the game is not in
    the lobby.
    """
    await _hold(tx, game_id, "lobby")


async def hold_running(tx: Transaction, game_id: int) -> None:
    """Let nobody else change the players until this transaction ends. Raises WrongStatus if the game is not running."""
    await _hold(tx, game_id, "running")


async def hold(tx: Transaction, game_id: int) -> Status | None:
    """Let nobody else change this game until this transaction ends, whatever its status; None if there is no such game.

    Others may still add rows that name the game: they do not wait for this.
    """
    status: Status | None = await tx.scalar(_HOLD, {"this": game_id})
    return status


async def _hold(tx: Transaction, game_id: int, wanted: Status) -> None:
    status = await hold(tx, game_id)
    if status != wanted:
        raise WrongStatus(status)
