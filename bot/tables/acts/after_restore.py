"""After a backup was put back: what messages show is of a time that is gone, so everybody is told, and asked anew.

Law: each table is told once for each restoring, whoever starts first after it and however often; and before it is
shown how it stands.
"""

from bot.tables.acts import lapses
from bot.tables.memory import deliveries
from db import rows
from db.connection.transaction import Transaction
from db.facts import RESTORED, get_fact, hold_fact, set_fact
from db.games import games, outbox, seats

TOLD = "restored_told"
"""The fact that names the restoring of which all tables have been told."""


async def tell_all(tx: Transaction, *, at: int) -> None:
    """Let every lobby and running game say so in its channel and show how it stands; whoever plays is told, and gets
    the hand, and the question, anew. Nothing if that is done.
    """
    restored = await get_fact(tx, RESTORED)
    if restored is None or await hold_fact(tx, TOLD) == restored:
        return
    for game in await games.unfinished(tx):
        await outbox.store(tx, await _told(tx, game, at), at=at)
    await set_fact(tx, TOLD, restored)


async def _told(tx: Transaction, game: rows.Game, at: int) -> list[rows.NewDelivery]:
    """What is told, and then shown anew, people's hands in new messages: what is due earlier is sent earlier."""
    before = at - 1
    wanted = [deliveries.restored(game.id, None, before), deliveries.status(game.id, at)]
    if game.status == "lobby":
        await lapses.note(tx, game.id, lapses.Waiting(at, at), at)
    seated = await seats.of_game(tx, game.id) if game.status == "running" else ()
    for seat in seated:
        if seat.player_id is not None:
            wanted.append(deliveries.restored(game.id, seat.seat, before))
            wanted.append(deliveries.push(game.id, seat.seat, at, hand=True))
    return wanted
