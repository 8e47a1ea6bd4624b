"""The status of a game: lobby, running, finished or aborted."""

from typing import Final

from sqlalchemy import select

from db.rows import Status
from db.schema import games
from db.transaction import Transaction

OPEN: Final[tuple[Status, ...]] = ("lobby", "running")
"""Games that are not over."""


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


async def _hold(tx: Transaction, game_id: int, wanted: Status) -> None:
    status: Status | None = await tx.scalar(select(games.c.status).where(games.c.id == game_id).with_for_update())
    if status != wanted:
        raise WrongStatus(status)
