"""Seats of a game: handed over, given up, taken, and the game called off, all from one message."""

from collections.abc import Sequence

import discord

from bot.commands.declaration.whereabouts import NOTHING, Candidate, CommandOptions, open_games, own
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.replies.seats import seats
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text


async def within_reach(
    bot: Front, interaction: discord.Interaction, _typed: CommandOptions = NOTHING
) -> Sequence[Candidate]:
    """The game of this channel; in direct messages the person's open ones, and those to which the person can return
    after giving up. Raises Refused.
    """
    if interaction.guild_id is not None:
        return await own(bot, interaction)
    given_up = [
        Candidate(row.id, row.game, row.channel_id, begun=True)
        for row in await bot.tables.given_up_by(interaction.user.id)
    ]
    if not (found := [*await open_games(bot, interaction), *given_up]):
        raise Refused(Text("command-no-games"))
    return found


async def seat(bot: Front, reply: Reply, game_id: int) -> None:
    """Show how it stands with the person's seat, and what can be done."""
    await reply.say(await seats(bot, game_id, bot.actor(reply.interaction)))
