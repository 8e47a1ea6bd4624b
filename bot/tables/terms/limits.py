"""Limits to what one person, and one server, may have open or under way at a time.

Law: a person who is refused reads which those are, and what makes room.
"""

from collections.abc import Sequence
from typing import Final

from bot.language.phrases import channel_link, moment
from bot.tables.terms import terms
from bot.tables.terms.actors import Actor, Place, Refused
from bot.tables.terms.deadlines import SECOND_MS
from db import rows
from db.connection.transaction import Transaction
from db.games import games
from games.kernel.engine.text import Text

LOBBIES: Final = 3
"""The most tables of one person waiting to start."""
THREADS: Final = 3
"""The most threads opened for one person whose games are not over."""
THREADS_A_DAY: Final = 10
"""The most threads opened for one person on a server within a day."""
TABLES_OF_A_SERVER: Final = 20
"""The most tables of a server waiting to start, or playing in threads opened for them."""
FILMS_WAITING: Final = 5
"""The most films waiting for the one being drawn."""
PICTURES: Final = 4
"""The most pictures of past games drawn for one person at a time."""
NAMED: Final = 5
"""The most tables named in a refusal."""
DAY_MS: Final = 24 * 3_600_000


async def let_open(tx: Transaction, host: Actor, place: Place, at: int, *, again: bool = False) -> None:
    """Raise Refused if this person, or that server, has too much open for another table. `again`: it follows a game in
    the same place. A moderator may open as many as the server holds.
    """
    if not host.moderator:
        await _let_person(tx, host, place, at, thread=place.opened and not again)
    if not again:
        await _let_server(tx, place)


async def _let_person(tx: Transaction, host: Actor, place: Place, at: int, *, thread: bool) -> None:
    mine = await games.unfinished(tx, host_id=host.user_id)
    lobbies = [game for game in mine if game.status == "lobby"]
    if len(lobbies) >= LOBBIES:
        raise _refused("limit-lobbies", lobbies)
    if not thread:
        return
    # Whatever their host.
    near = {game.id: game for game in (*mine, *await games.unfinished(tx, guild_id=place.guild_id or 0))}
    threads = [game for game in near.values() if _opened_for(game) == host.user_id]
    if len(threads) >= THREADS:
        raise _refused("limit-threads", threads)
    today = await games.opened_since(tx, place.guild_id or 0, at - DAY_MS)
    opened = [game for game in today if terms.read(game).opened_by == host.user_id and terms.read(game).after is None]
    if len(opened) >= THREADS_A_DAY:
        again_at = opened[-THREADS_A_DAY].created_at + DAY_MS
        raise Refused(Text("limit-threads-a-day", count=THREADS_A_DAY, when=moment(again_at // SECOND_MS)))


async def _let_server(tx: Transaction, place: Place) -> None:
    found = await games.unfinished(tx, guild_id=place.guild_id or 0)
    open_here = [game for game in found if game.status == "lobby" or _opened_for(game)]
    # If two open the last one at once, both get it: no harm.
    if len(open_here) >= TABLES_OF_A_SERVER:
        raise _refused("limit-server", sorted(open_here, key=lambda game: game.status != "lobby"))


def _opened_for(game: rows.Game) -> int:
    """The person for whom this game's thread was opened; 0: nobody, or the game has left it."""
    agreed = terms.read(game)
    return agreed.opened_by if agreed.opened_in == game.channel_id else 0


def _refused(message: str, tables: Sequence[rows.Game]) -> Refused:
    links = tuple(Text("as-is", word=channel_link(game.channel_id)) for game in tables[:NAMED])
    return Refused(Text(message, count=len(tables), tables=links))
