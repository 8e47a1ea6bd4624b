"""Learning a game by playing: lessons alone with the bot."""

import discord

from bot.commands.reference import found_game, played_here, reader
from bot.replies.front import Front
from bot.replies.reading.lessons import choose_game, teach
from bot.replies.reply import Reply


async def learn(bot: Front, interaction: discord.Interaction, game: str | None = None) -> None:
    """Continue the lessons of a game, by default the one played here; or choose one."""
    reply, actor = Reply.to(interaction), bot.actor(interaction)
    if game is not None:
        found = {found_game(bot.catalogue, await reader(bot, interaction), game).name}
    else:
        found = {each.game.name for each in await played_here(bot, interaction) if each.game.book.lessons()}
    if len(found) == 1:
        with bot.under_way.one_each.at_work("learn", actor.user_id):
            await teach(bot, reply, actor, *found)
    else:
        await choose_game(bot, reply, actor)
