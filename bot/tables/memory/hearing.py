"""What an act tells of its person besides: how the person is called now, and in which language Discord speaks to it.

Laws: it costs nothing where nothing has changed; a game that is over keeps the names it ended with. In the server of a
game people are called as they are there; elsewhere a new name of their own counts where they had no other.
"""

from bot.language.namesakes import bare
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.actors import Actor
from db import rows
from db.connection.transaction import Transaction
from db.games import seats
from db.people import players


async def hear(tx: Transaction, loaded: LoadedGame, known: rows.Player | None, actor: Actor, at: int) -> None:
    """Who is called otherwise, or has changed the language of Discord, is called and spoken to like this from the next
    message on.
    """
    if known is None:
        return
    own = actor.own or known.name
    if (own, actor.locale) != (known.name, known.locale):
        await players.see(tx, actor.user_id, own, actor.locale, at=at)
    if actor.guild_id is not None and actor.guild_id == loaded.row.guild_id and not _is_called(loaded, actor):
        await seats.rename(tx, actor.user_id, actor.name, guild_id=actor.guild_id)


def _is_called(loaded: LoadedGame, actor: Actor) -> bool:
    """Whether the person is called like this at the table already, but for the number that tells namesakes apart."""
    told = next((seat.name for seat in loaded.seats if seat.player_id == actor.user_id), actor.name)
    return actor.name in (told, bare(told))
