"""A lobby whose host no longer decides: the people who sit there are offered to take it over.

Law: Discord does not tell us who has left a server, so it is asked when somebody wants to do what only the host may.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.messages import notices
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.terms.actors import Actor, Refused
from games.kernel.engine.text import Text


@asynccontextmanager
async def offering_to_take_over(bot: Front, reply: Reply, game_id: int, actor: Actor) -> AsyncIterator[None]:
    """Within this block something is done that only the host may; a person who may not, but may take over, is offered
    that instead of a refusal.
    """
    try:
        yield
    except Refused as error:
        if error.reason.id != "host-only" or not await may_take_over(bot, game_id, actor):
            raise
        say = await bot.voices.to(actor)
        await reply.say(notices.with_button(Text("take-over-offer"), "button-takeover", game_id, say))


async def may_take_over(bot: Front, game_id: int, actor: Actor) -> bool:
    """Whether this person sits at a table that has not begun, and whose host no longer decides."""
    seated = (await bot.tables.loaded(game_id)).seats
    if actor.user_id not in [seat.player_id for seat in seated]:
        return False
    waiting = await bot.acts.idle_lobbies.look(game_id)
    return waiting is not None and waiting.hostless(bot.tables.clock())
