"""The data stored about a person, and forgetting it.

Law: a forgotten person sits at no table any more, and nothing that is kept leads to them, the file's log included.
"""

from contextlib import suppress

import msgspec

from bot.tables.acts.seating import Seating
from bot.tables.acts.tables import Tables
from bot.tables.memory import deliveries
from bot.tables.terms.actors import Actor, Refused
from db import rows
from db.games import games, outbox, prepared, seats, standing_orders
from db.people import coaching, learning, players


class StoredOfPerson(msgspec.Struct, frozen=True):
    """What is stored of a person: the row (None: nothing), standing orders, in how many games something is prepared,
    how many games are being learned, at how many tables there was help, running and finished games.
    """

    name: str | None
    language: str
    reachable: bool
    settings: bool
    orders: int
    prepared: int
    learning: int
    helped: int
    going: int
    over: int


async def known(tables: Tables, user_id: int) -> StoredOfPerson:
    """What is stored about this person."""
    async with tables.database.reading() as tx:
        person = await players.get(tx, user_id)
        kept = await standing_orders.of_player(tx, user_id)
        going = await games.of_player(tx, user_id)
        ahead = await prepared.count_of(tx, user_id)
        begun = await learning.count_of(tx, user_id)
        helped = await coaching.count_of(tx, user_id)
        over = await games.of_player(tx, user_id, ("finished", "aborted"))
    return StoredOfPerson(
        name=person.name if person else None,
        language=(person.language or person.locale) if person else "",
        reachable=bool(person and person.dm_state == "open"),
        settings=bool(person and person.settings),
        orders=len(kept),
        prepared=ahead,
        learning=begun,
        helped=helped,
        going=len(going),
        over=len(over),
    )


async def forget(tables: Tables, seating: Seating, actor: Actor) -> int:
    """Leave all tables, and forget the person: name, settings, orders, their part in finished games. A table that
    begins or ends meanwhile is checked again; what the tables left may have shown with the name is shown again without.

    Returns how many games cannot be left now, as this program lacks their rules: they keep seat and name.
    """
    left: set[int] = set()
    for _ in range(2):
        going = await tables.database.read(lambda tx: games.of_player(tx, actor.user_id))
        for game in going:
            with suppress(Refused):
                await _leave(tables, seating, actor, game)
                left.add(game.id)
    at = tables.clock()
    async with tables.store.change() as tx:
        kept = await players.delete_player(tx, actor.user_id)
        for game_id in sorted(left):
            await outbox.store(tx, deliveries.all_again(game_id, await seats.of_game(tx, game_id), at), at=at)
    await tables.database.wipe()
    return len(kept)


async def _leave(tables: Tables, seating: Seating, actor: Actor, game: rows.Game) -> None:
    if game.status == "lobby":
        await tables.lobbies.leave(game.id, actor)
        await tables.show_again(game.id)
    else:
        await seating.resign(game.id, actor.user_id)
