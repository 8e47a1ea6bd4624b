"""Preparing the next turn while it is not one's own."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.whereabouts import own_game
from bot.commands.wording import add
from bot.replies.front import Front
from bot.replies.reply import Reply


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/plan`."""
    add(tree, bot, plan)


async def plan(bot: Front, interaction: discord.Interaction) -> None:
    """Show the rehearsal of the person's next turn, or why there is none."""
    game_id, actor = await own_game(bot, interaction), bot.actor(interaction)
    await Reply.to(interaction).say(await bot.illustrated.rehearsal(await bot.preparing.go_on(game_id, actor)))
