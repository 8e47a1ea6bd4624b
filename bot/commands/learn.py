"""Learning a game by playing: lessons alone with the bot."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.reference import found_game, games, played_here, reader
from bot.commands.typing.wording import add
from bot.replies.front import Front
from bot.replies.reply import Reply


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/learn`."""
    add(tree, bot, learn, offers={"game": games})


async def learn(bot: Front, interaction: discord.Interaction, game: str | None = None) -> None:
    """Continue the lessons of a game, by default the one played here; or choose one."""
    reply, actor = Reply.to(interaction), bot.actor(interaction)
    if game is not None:
        found = {found_game(bot.catalogue, await reader(bot, interaction), game).name}
    else:
        found = {each.game.name for each in await played_here(bot, interaction) if each.game.book.lessons()}
    if len(found) == 1:
        with bot.under_way.one_each.at_work("learn", actor.user_id):
            await bot.reading.teaching.open(reply, actor, *found)
    else:
        await bot.reading.teaching.choose(reply, actor)
