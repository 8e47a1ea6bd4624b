"""After a backup was put back: what messages show is of a time that is gone, so everybody is told, and asked anew.

Law: each table is told once for each restoring, whoever starts first after it and however often.
"""

from db import games, outbox, rows, seats
from db.facts import RESTORED, get_fact, hold_fact, set_fact
from db.transaction import Transaction

TOLD = "restored_told"
"""The fact that names the restoring of which all tables have been told."""


async def tell_all(tx: Transaction, *, at: int) -> None:
    """Let every running game say so in its channel, show how it stands, and ask anew whoever is asked; nothing if that
    is done.
    """
    restored = await get_fact(tx, RESTORED)
    if restored is None or await hold_fact(tx, TOLD) == restored:
        return
    for game in await games.running(tx):
        await outbox.wish_all(tx, await _wished(tx, game.id, at), at=at)
    await set_fact(tx, TOLD, restored)


async def _wished(tx: Transaction, game_id: int, at: int) -> list[rows.NewWish]:
    people = [seat.seat for seat in await seats.of_game(tx, game_id) if seat.player_id is not None]
    shown = [rows.NewWish(kind, game_id, seat, at) for seat in people for kind in ("turn", "refresh")]
    return [rows.NewWish(kind, game_id, None, at) for kind in ("restored", "status")] + shown
