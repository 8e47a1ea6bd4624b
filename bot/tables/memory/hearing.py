"""Names and languages learned along with an act: how its person is called now, and the language Discord uses for them.

Laws: without a change it costs nothing; a game that is over keeps its final names. In a game's server people have their
names there; elsewhere a new global name counts for those who had no other.
"""

from bot.language.namesakes import bare
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.actors import Actor
from db import rows
from db.connection.transaction import Transaction
from db.games import seats
from db.people import players


async def hear(tx: Transaction, loaded: LoadedGame, known: rows.Player | None, actor: Actor, at: int) -> None:
    """Store a person's new name or Discord language; both count from the next message on."""
    if known is None:
        return
    own = actor.own or known.name
    if (own, actor.locale) != (known.name, known.locale):
        await players.see(tx, actor.user_id, own, actor.locale, at=at)
    if actor.guild_id is not None and actor.guild_id == loaded.row.guild_id and not _is_called(loaded, actor):
        await seats.rename(tx, actor.user_id, actor.name, guild_id=actor.guild_id)


def _is_called(loaded: LoadedGame, actor: Actor) -> bool:
    """Whether this already is the person's name at the table, apart from the number that distinguishes namesakes."""
    told = next((seat.name for seat in loaded.seats if seat.player_id == actor.user_id), actor.name)
    return actor.name in (told, bare(told))
