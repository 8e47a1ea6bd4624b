"""The status of a game: lobby, running, finished or aborted; and how a transaction has a game to itself.

Law: whoever reads something of a game and writes what follows from it holds the game before reading; then, if need be,
the person. On SQLite one transaction writes at a time anyway, on a server many do.
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
    """The game is not in a status that allows it: `status` is the present one, None if there is no such game."""

    def __init__(self, status: Status | None) -> None:
        super().__init__(status)
        self.status = status


async def status_of(tx: Transaction, game_id: int) -> Status | None:
    """The present status, None if there is no such game."""
    status: Status | None = await tx.scalar(select(games.c.status).where(games.c.id == game_id))
    return status


async def hold_lobby(tx: Transaction, game_id: int) -> None:
    """Nobody else changes the lobby until this transaction ends. Raises WrongStatus if the game is not in the lobby."""
    await _hold(tx, game_id, "lobby")


async def hold_running(tx: Transaction, game_id: int) -> None:
    """Nobody else changes who plays this game until this transaction ends. Raises WrongStatus if it does not run."""
    await _hold(tx, game_id, "running")


async def hold(tx: Transaction, game_id: int) -> Status | None:
    """Nobody else changes this game until this transaction ends, whatever its status is; None if there is no such game.

    Rows that name the game may be added by others meanwhile: they do not wait for who holds it.
    """
    status: Status | None = await tx.scalar(_HOLD, {"this": game_id})
    return status


async def _hold(tx: Transaction, game_id: int, wanted: Status) -> None:
    status = await hold(tx, game_id)
    if status != wanted:
        raise WrongStatus(status)
